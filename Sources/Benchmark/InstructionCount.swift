import Foundation

/// The instructions that a command needs, as valgrind counts them. They are the same in every run, where times are not: what other
/// work on the machine would hide can be seen in them. One run takes some fifty times as long as the command.
struct InstructionCount {
  let valgrind: String
  let command: [String]

  /// Nil where valgrind cannot run the command.
  func run() -> Int? {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-count-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    let options = ["--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log.path)"]
    guard ChildProcess([valgrind] + options + command)?.wait() != nil,
      let text = try? String(contentsOf: log, encoding: .utf8),
      let line = text.split(separator: "\n").last(where: { $0.contains("Collected :") })
    else { return nil }
    return line.split(separator: " ").last.flatMap { Int($0) }
  }
}
