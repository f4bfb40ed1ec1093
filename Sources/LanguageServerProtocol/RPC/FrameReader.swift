/// Cuts a stream of bytes into the base protocol's frames: header lines, an empty line, a body of `Content-Length` bytes.
///
/// Names of headers are read in any case, lines may end with LF alone, and other headers are ignored. What is no frame is
/// reported once and skipped up to the next `Content-Length`, so that one bad header does not take the connection away.
public struct FrameReader {
  public enum Frame: Hashable, Sendable {
    /// The bytes of one message.
    case body([UInt8])
    /// Input that was skipped, and why.
    case malformed(String)
  }

  /// The largest body that is read, in bytes; larger ones are skipped and reported.
  public let maximumLength: Int
  static let maximumHeaderLength = 8192

  private var buffer: [UInt8] = []
  private var start = 0
  /// Bytes of a body that is too long and is still to be skipped.
  private var toSkip = 0
  /// Whether the input before `start` was malformed and has been reported.
  private var isLost = false

  public init(maximumLength: Int = 256 << 20) { self.maximumLength = maximumLength }

  /// Takes more bytes of the stream.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
  }

  /// Whether the stream may not end here without cutting off a message.
  public var isInsideFrame: Bool { toSkip > 0 || buffer[start...].contains { $0 != 0x0A && $0 != 0x0D } }

  /// The next frame, nil when more bytes are needed.
  public mutating func next() -> Frame? {
    while true {
      guard skipLongBody() else { return nil }
      skipEmptyLines()
      if isLost, !findHeader() { return nil }
      let reason: String
      if let header = header() {
        start = header.end
        switch Self.contentLength(in: buffer[header.lines]) {
        case .failure(let failure): reason = failure.text
        case .success(let length) where length / 4 > maximumLength:
          // Nobody sends so much: to wait for its end would be to hear nothing any more.
          reason = "a message of \(length) bytes; the most that is read is \(maximumLength)"
        case .success(let length) where length > maximumLength:
          isLost = false
          toSkip = length
          return .malformed("a message of \(length) bytes; the most that is read is \(maximumLength)")
        case .success(let length):
          guard buffer.count - start >= length else {
            start = header.lines.lowerBound
            return nil
          }
          isLost = false
          let body = Array(buffer[start..<start + length])
          start += length
          return .body(body)
        }
      } else if buffer.count - start > Self.maximumHeaderLength {
        start += 1
        reason = "a header of more than \(Self.maximumHeaderLength) bytes"
      } else {
        return nil
      }
      // One report for one stretch of input that makes no sense.
      if !isLost {
        isLost = true
        return .malformed(reason)
      }
    }
  }

  private mutating func skipLongBody() -> Bool {
    let step = min(toSkip, buffer.count - start)
    start += step
    toSkip -= step
    return toSkip == 0
  }

  private mutating func skipEmptyLines() {
    while start < buffer.count, buffer[start] == 0x0D || buffer[start] == 0x0A { start += 1 }
  }

  /// Moves on to the next `Content-Length:`. A beginning of it at the buffer's end is kept.
  private mutating func findHeader() -> Bool {
    let name = Array("content-length:".utf8)
    while buffer.count - start >= name.count {
      if Self.lowercased(buffer[start]) == name[0],
        buffer[start..<start + name.count].elementsEqual(name, by: { Self.lowercased($0) == $1 })
      {
        return true
      }
      start += 1
    }
    return false
  }

  /// The header's lines, and the offset of the body behind the empty line.
  private func header() -> (lines: Range<Int>, end: Int)? {
    var index = start
    let limit = min(buffer.count, start + Self.maximumHeaderLength)
    while index < limit {
      guard buffer[index] == 0x0A else {
        index += 1
        continue
      }
      var next = index + 1
      if next < buffer.count, buffer[next] == 0x0D { next += 1 }
      if next < buffer.count, buffer[next] == 0x0A { return (start..<index, next + 1) }
      index += 1
    }
    return nil
  }

  private struct Reason: Error { let text: String }

  private static func contentLength(in header: ArraySlice<UInt8>) -> Result<Int, Reason> {
    var length: Int?
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        return .failure(Reason(text: "a header line without a colon"))
      }
      guard line[..<colon].map(lowercased).elementsEqual("content-length".utf8) else { continue }
      let digits = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
      guard digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let value = Int(String(decoding: digits, as: UTF8.self))
      else { return .failure(Reason(text: "a Content-Length that is no number")) }
      length = value
    }
    guard let length else { return .failure(Reason(text: "a header without Content-Length")) }
    return .success(length)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// One frame around a message's bytes.
  public static func frame(_ body: [UInt8]) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }
}
