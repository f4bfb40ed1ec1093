/// What a connection delivers.
public enum Received: Hashable, Sendable {
  case message(Message)
  /// Input that is no message; its answer is to be sent.
  case unreadable(UnreadableMessage)
  /// Nothing follows.
  case endOfInput
}

/// Cuts bytes into messages.
public struct MessageReader {
  private var frames: FrameReader
  private let log: MessageLog?

  public init(maximumLength: Int = 256 << 20, log: MessageLog? = nil) {
    frames = FrameReader(maximumLength: maximumLength)
    self.log = log
  }

  /// The messages that are complete with these bytes, in order.
  public mutating func read(_ bytes: some Collection<UInt8>) -> [Received] {
    frames.append(bytes)
    var received: [Received] = []
    while let frame = frames.next() {
      switch frame {
      case .body(let body): received.append(read(body: body))
      case .malformed(let reason):
        log?.recordUnreadable(reason)
        received.append(.unreadable(UnreadableMessage(skipped: reason)))
      }
    }
    return received
  }

  private func read(body: [UInt8]) -> Received {
    let json: JSONValue
    do { json = try JSONValue(parsing: body) } catch {
      log?.recordUnreadable(String(decoding: body, as: UTF8.self))
      return .unreadable(UnreadableMessage(notJSON: error))
    }
    do {
      let message = try Message.read(json)
      log?.record(.recv, json)
      return .message(message)
    } catch {
      log?.recordUnreadable(String(decoding: body, as: UTF8.self))
      return .unreadable(error)
    }
  }

  /// Reads a descriptor to its end on a thread of its own. `deliver` gets, on that thread, all messages that one read completed,
  /// and `endOfInput` last. False when no thread could be started.
  public static func start(
    descriptor: Int32, log: MessageLog? = nil, deliver: @escaping @Sendable ([Received]) -> Void
  ) -> Bool {
    startThread(stackSize: 1 << 20) {
      var reader = MessageReader(log: log)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while case let bytes = Descriptor.read(from: descriptor, into: &buffer), !bytes.isEmpty {
        let received = reader.read(bytes)
        if !received.isEmpty { deliver(received) }
      }
      deliver([.endOfInput])
    }
  }
}
