#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Files
import Supervision

/// The record of a run of `check` with the same arguments in the same folder.
struct CheckRecord {
  private let record: RunRecord
  private let log: DiskLog

  /// From here on what the disk tells is noted.
  init(in folder: CacheFolder) {
    let variables = [
      "HOME", "XCODE_VERSION_ACTUAL", "LD_LIBRARY_PATH", "LD_PRELOAD", "DYLD_LIBRARY_PATH", "DYLD_INSERT_LIBRARIES",
    ]
    record = RunRecord(
      in: folder,
      key: [ProgramFile.own ?? "", FilePath.currentFolder(), "\(geteuid())", "\(Terminal.hasColor)"]
        + variables.map { Terminal.variable($0).map { "=\($0)" } ?? "" } + CommandLine.arguments.dropFirst())
    log = DiskLog.begin()
  }

  func answer() -> RunAnswer? { record.answer() }

  func keep(_ answer: RunAnswer) {
    guard let own = ProgramFile.own else { return }
    let libraries = Executable.libraries.filter { FilePath.name(of: $0).hasPrefix("libSwift") }
    // A copy that is put beside the program is used instead.
    for path in libraries {
      for folder in ["host", "linux"] {
        _ = FileStamp(FilePath.join(FilePath.folder(of: own), "../lib/swift/\(folder)/\(FilePath.name(of: path))"))
      }
    }
    DiskLog.end()
    record.keep(answer, log: log, programs: [own] + libraries)
  }
}
