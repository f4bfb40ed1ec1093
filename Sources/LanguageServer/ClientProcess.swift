#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process of the client. Some clients end without a word and leave the pipe open in another process.
enum ClientProcess {
  /// Seconds between two looks.
  private static let interval = 2

  /// Calls `end` when the process is gone. A process that cannot be seen at all, as one outside this server's container, is not
  /// watched.
  static func watch(_ id: Int, end: @escaping @Sendable () -> Void) {
    guard isRunning(id) else { return }
    Task.detached {
      while isRunning(id) {
        do { try await Task.sleep(for: .seconds(interval)) } catch { return }
      }
      end()
    }
  }

  static func isRunning(_ id: Int) -> Bool {
    guard id > 0, let id = pid_t(exactly: id) else { return false }
    // A process of another user answers that it is not to be touched, and is there.
    return kill(id, 0) == 0 || errno == EPERM
  }
}
