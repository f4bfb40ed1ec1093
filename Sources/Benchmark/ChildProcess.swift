import Foundation

/// A process that `posix_spawn` has started. Foundation's `Process` takes some 50 ms to start one, which is longer than what is
/// measured here.
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
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var variables: [UnsafeMutablePointer<CChar>?] = merged.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (wanted, own) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (nil, STDERR_FILENO)] {
      if let wanted {
        posix_spawn_file_actions_adddup2(&actions, wanted, own)
      } else {
        posix_spawn_file_actions_addopen(&actions, own, "/dev/null", O_RDWR, 0)
      }
    }
    let here = FileManager.default.currentDirectoryPath
    if let folder { _ = chdir(folder) }
    defer { _ = chdir(here) }
    var id: pid_t = 0
    guard posix_spawn(&id, executable, &actions, nil, &words, &variables) == 0 else { return nil }
    self.id = id
  }

  /// What a process has used up, with those of its children that it has waited for.
  struct Usage {
    /// Seconds of all processors, in the program and in the system for it.
    let cpu: Double
    /// The most memory that it held, in bytes; on Linux no less than what this process held when it started it.
    let memory: Int
  }

  /// Waits for its end; nil when it was waited for before.
  @discardableResult
  func wait() -> Usage? {
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(id, &status, 0, &usage) == id else { return nil }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return Usage(cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), memory: Int(usage.ru_maxrss) * unit)
  }

  /// Both ends of a pipe that only a child is given, and only where it is said so.
  static func makePipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, let read = ends.first, let write = ends.last else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (read, write)
  }
}
