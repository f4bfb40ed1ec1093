import Foundation

/// How long command lines take over a folder.
struct FolderBenchmark {
  struct Result {
    /// Seconds of the clock, and of all processors together.
    let wall: Double
    let cpu: Double
  }

  let command: [String]

  /// The median of three runs; output is thrown away and the exit status does not matter, since linters that find something
  /// exit with 1.
  func run() -> Result? {
    guard let executable = command.first else { return nil }
    var runs: [Result] = []
    for _ in 0..<3 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: executable)
      process.arguments = Array(command.dropFirst())
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let before = Self.childrenCPU()
      let wall = Measurement.of(runs: 1) {
        if (try? process.run()) != nil { process.waitUntilExit() }
      }
      runs.append(Result(wall: wall.median, cpu: Self.childrenCPU() - before))
    }
    return runs.sorted { $0.wall < $1.wall }.dropFirst().first
  }

  private static func childrenCPU() -> Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
