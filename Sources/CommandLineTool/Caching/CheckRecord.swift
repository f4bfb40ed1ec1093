import Files
import Supervision

/// The record of a run of `check` with the same arguments in the same folder.
struct CheckRecord {
  private let record: RunRecord
  private let program: String
  private let log: DiskLog

  /// From here on what the disk tells is noted. Nil where no record can be kept.
  init?() {
    guard let program = ProgramFile.own,
      let record = RunRecord(ofRun: Array(CommandLine.arguments.dropFirst()), by: program)
    else { return nil }
    self.program = program
    self.record = record
    log = DiskLog.begin()
  }

  /// The answer of an earlier run; nil where the program that started this one has looked for it already.
  func answer() -> RunAnswer? { Executable.engine == nil ? record.answer() : nil }

  func keep(_ answer: RunAnswer) {
    let libraries = Executable.parserLibraries
    // A copy that is put beside the program is used instead.
    for path in libraries {
      for folder in ["host", "linux"] {
        _ = FileStamp(FilePath.join(FilePath.folder(of: program), "../lib/swift/\(folder)/\(FilePath.name(of: path))"))
      }
    }
    DiskLog.end()
    record.keep(answer, log: log, programs: [program] + libraries)
  }
}
