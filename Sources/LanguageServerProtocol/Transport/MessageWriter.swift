#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Sends messages over a file descriptor. Only one task uses it.
///
/// Sending waits while the client does not read, which cannot lock both up, since the server reads on a thread of its own.
public final class MessageWriter {
  private let descriptor: Int32
  private let log: MessageLog?
  /// Whether the other side is gone. Messages are then dropped.
  public private(set) var isClosed = false

  /// A closed pipe would end the process by SIGPIPE, so that signal is ignored from here on.
  public init(descriptor: Int32, log: MessageLog? = nil) {
    self.descriptor = descriptor
    self.log = log
    signal(SIGPIPE, SIG_IGN)
  }

  public func send(_ message: Message) {
    guard !isClosed else { return }
    let json = message.json
    log?.record(.send, json)
    if !Descriptor.write(FrameReader.frame(json.serialized), to: descriptor) { isClosed = true }
  }
}
