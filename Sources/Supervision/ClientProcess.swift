#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process of the client. Some clients end without a word and leave the pipe open in another process.
package enum ClientProcess {
  /// Whether it is there; false too for one that cannot be seen, as one outside this server’s container.
  package static func isRunning(_ id: Int) -> Bool {
    guard id > 0, let id = pid_t(exactly: id) else { return false }
    // A process of another user answers that it is not to be touched, and is there.
    return kill(id, 0) == 0 || errno == EPERM
  }
}
