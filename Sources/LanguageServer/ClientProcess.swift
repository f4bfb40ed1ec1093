import Supervision

extension ClientProcess {
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
}
