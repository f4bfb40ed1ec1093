#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that gets every message as the server saw it, one `{"dir": "send" or "recv", "msg": …}` a line.
///
/// Safe to use from several threads: each line is one appending write.
public final class MessageLog: Sendable {
  public enum Direction: String, Sendable {
    /// From the server to the client.
    case send
    case recv
  }

  private let descriptor: Int32

  /// Starts the file anew; nil when it cannot be written.
  public init?(path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  public func record(_ direction: Direction, _ message: JSONValue) {
    let line = JSONValue.object(["dir": .string(direction.rawValue), "msg": message]).serialized
    _ = Descriptor.write(line + [UInt8(ascii: "\n")], to: descriptor)
  }

  /// Records input that was no message.
  public func recordUnreadable(_ text: String) {
    let line = JSONValue.object(["dir": "unreadable", "msg": .string(text)]).serialized
    _ = Descriptor.write(line + [UInt8(ascii: "\n")], to: descriptor)
  }
}
