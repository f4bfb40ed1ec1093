#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Starts processes, quicker than Foundation's `Process`, which takes some 50 ms for it.
public enum Spawn {
  /// The ends of a pipe, which a child gets only where it is said so; nil, with `errno` set, when there is none to have.
  public static func pipe() -> (read: Int32, write: Int32)? {
    var ends: (read: Int32, write: Int32) = (-1, -1)
    let status = withUnsafeMutablePointer(to: &ends) { pointer in
      pointer.withMemoryRebound(to: Int32.self, capacity: 2) { openPipe($0) }
    }
    guard status == 0 else { return nil }
    for end in [ends.read, ends.write] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  /// Where a standard descriptor of a process leads.
  public enum Descriptor: Sendable {
    /// Where this process's leads.
    case inherited
    case null
    case to(Int32)
  }

  /// - Parameters:
  ///   - command: what the process is told to be called, then its arguments
  ///   - environment: each variable with its value, as `NAME=value`; nil for that of this process
  ///   - descriptors: its standard input, output and error
  /// - Returns: the process, or the system's number of the error
  public static func process(
    _ executable: String, _ command: [String], environment: [String]? = nil, _ descriptors: [Descriptor]
  ) -> (id: pid_t, status: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (own, descriptor) in zip([STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO], descriptors) {
      switch descriptor {
      case .inherited: break
      case .null: posix_spawn_file_actions_addopen(&actions, own, "/dev/null", O_RDWR, 0)
      case .to(let wanted): posix_spawn_file_actions_adddup2(&actions, wanted, own)
      }
    }
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = (environment ?? []).map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var id: pid_t = 0
    let status =
      environment == nil
      ? posix_spawn(&id, executable, &actions, nil, &words, environ)
      : posix_spawn(&id, executable, &actions, nil, &words, &variables)
    return (id, status)
  }

  private static func openPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
    #if canImport(Darwin)
      Darwin.pipe(ends)
    #elseif canImport(Glibc)
      Glibc.pipe(ends)
    #else
      Musl.pipe(ends)
    #endif
  }
}
