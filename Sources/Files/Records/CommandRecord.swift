#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension RunRecord {
  /// What may change what a program does or prints: whose files are read, who reads the output, and which libraries are loaded.
  private static let variables = [
    "HOME", "XCODE_VERSION_ACTUAL", "NO_COLOR", "TERM", "LD_LIBRARY_PATH", "LD_PRELOAD", "DYLD_LIBRARY_PATH",
    "DYLD_INSERT_LIBRARIES",
  ]

  /// The record of a run in this folder, in the standard place; nil where there is none.
  /// - Parameters:
  ///   - arguments: without the program's name
  ///   - program: the absolute path of the executable that does the work
  public init?(ofRun arguments: [String], by program: String) {
    guard let folder = CacheFolder.standard else { return nil }
    let environment = Self.variables.map { name in getenv(name).map { "=" + String(cString: $0) } ?? "" }
    self.init(
      in: folder,
      key: [program, FilePath.currentFolder(), "\(geteuid())", "\(isatty(STDOUT_FILENO))"] + environment + arguments)
  }
}
