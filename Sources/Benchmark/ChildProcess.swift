import Foundation
import LanguageServerProtocol

/// A process that is measured.
struct ChildProcess {
  let id: pid_t

  /// Nil when the system cannot start it.
  /// - Parameters:
  ///   - command: the executable's path with its arguments
  ///   - environment: what is different in it
  ///   - folder: where it runs; nil for where this process runs
  ///   - input: a descriptor for its standard input; nil for none, as for the output
  init?(
    _ command: [String], environment: [String: String] = [:], in folder: String? = nil, input: Int32? = nil,
    output: Int32? = nil
  ) {
    guard let executable = command.first else { return nil }
    let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let here = FileManager.default.currentDirectoryPath
    if let folder { _ = chdir(folder) }
    defer { _ = chdir(here) }
    let (id, status) = Spawn.process(
      executable, command, environment: merged.map { "\($0.key)=\($0.value)" },
      [input.map { .to($0) } ?? .null, output.map { .to($0) } ?? .null, .null])
    guard status == 0 else { return nil }
    self.id = id
  }

  /// What a process has used up, with those of its children that it has waited for.
  struct Usage {
    /// Seconds of all processors, in the program and in the system for it.
    let cpu: Double
    /// The most memory that it held, in bytes; on Linux no less than what this process held when it started it.
    let memory: Int
    /// What this process has held at most, in bytes.
    let floor: Int
  }

  /// Waits for its end; nil when it was waited for before.
  @discardableResult
  func wait() -> Usage? {
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(id, &status, 0, &usage) == id else { return nil }
    var own = rusage()
    #if canImport(Glibc)
      _ = getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
    #else
      _ = getrusage(RUSAGE_SELF, &own)
    #endif
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return Usage(
      cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), memory: Int(usage.ru_maxrss) * unit,
      floor: Int(own.ru_maxrss) * unit)
  }
}
