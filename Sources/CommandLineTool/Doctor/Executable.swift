#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Files
import Supervision
import Workspace

/// Programs on this machine.
enum Executable {
  /// The program that people and editors call, with links followed: the one beside the engine, where this process is that. Nil
  /// when the system does not tell.
  static var program: String? {
    guard engine != nil, let program = ProgramFile.beside(Product.name) else { return ProgramFile.own }
    return FilePath.resolved(program)
  }

  /// The executable of this process, where it is another one than the program.
  static var engine: String? {
    guard let own = ProgramFile.own, FilePath.name(of: own) == Product.engine else { return nil }
    return own
  }

  /// The first program of that name in `PATH`.
  static func find(_ name: String) -> String? {
    (Terminal.variable("PATH") ?? "").split(separator: ":").lazy.map { FilePath.join(String($0), name) }.first {
      access($0, X_OK) == 0 && !DiskFile.isFolder($0)
    }
  }

  /// The first line that a shell command prints, nil when it fails or prints nothing.
  static func firstLine(of command: String) -> String? {
    guard let stream = popen("\(command) 2>/dev/null", "r") else { return nil }
    var buffer = [CChar](repeating: 0, count: 512)
    let isRead = fgets(&buffer, Int32(buffer.count), stream) != nil
    guard pclose(stream) == 0, isRead else { return nil }
    let line = String(decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return line.isEmpty ? nil : line
  }

  /// The files that shared libraries of this process were loaded from, each once.
  static var libraries: [String] {
    #if canImport(Darwin)
      return (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    #else
      guard let maps = fopen("/proc/self/maps", "r") else { return [] }
      defer { fclose(maps) }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while case let count = fread(&buffer, 1, buffer.count, maps), count > 0 { bytes += buffer.prefix(count) }
      let paths = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
        line.firstIndex(of: "/").map { String(line[$0...]) }
      }
      return Set(paths.filter { FilePath.name(of: $0).contains(".so") }).sorted()
    #endif
  }

  /// The parser's libraries of this process. Others may find something else.
  static var parserLibraries: [String] { libraries.filter { FilePath.name(of: $0).hasPrefix("libSwift") } }

  /// The libraries of this process that belong to a Swift toolchain and not to the system: what lies in a folder `lib/swift`
  /// that is not macOS's own `/usr/lib/swift`. With their paths below that folder, such as `host/libSwiftSyntax.so`.
  static var toolchainLibraries: [(path: String, name: String)] {
    libraries.compactMap { path in
      #if canImport(Darwin)
        if path.hasPrefix("/usr/lib/") || path.hasPrefix("/System/") { return nil }
      #endif
      return path.ranges(of: "/lib/swift/").last.map { (path, String(path[$0.upperBound...])) }
    }
  }
}
