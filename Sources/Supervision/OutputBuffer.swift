import LanguageServerProtocol

/// Bytes on their way to a descriptor that does not always take them at once.
struct OutputBuffer {
  private var bytes: [UInt8] = []
  private var start = 0
  /// Whether the other side is gone; what is added then is lost.
  private(set) var isClosed = false
  /// Whether nothing will be added any more and the descriptor is closed on this side too.
  var isFinished = false

  var isEmpty: Bool { start == bytes.count }
  /// Bytes that wait.
  var count: Int { bytes.count - start }

  mutating func append(message body: [UInt8]) {
    if !isClosed { bytes += FrameReader.frame(body) }
  }

  /// Writes what is taken at once.
  mutating func flush(to descriptor: Int32) {
    guard !isEmpty else { return }
    if let written = Descriptor.writeNow(bytes[start...], to: descriptor) {
      start += written
    } else {
      isClosed = true
      start = bytes.count
    }
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: bytes.count < 1 << 16)
      start = 0
    } else if start > 1 << 20 {
      bytes.removeFirst(start)
      start = 0
    }
  }
}
