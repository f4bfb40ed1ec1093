/// The UTF-8 offsets at which lines start. A line ends with LF, CRLF or a lone CR, as the Language Server Protocol says.
public struct LineIndex: Sendable, Equatable {
  /// Ascending; the first is 0. A text that ends with a line break has an empty last line.
  public private(set) var starts: [Int]

  /// Indexes a whole text.
  public init(of utf8: [UInt8]) {
    starts = [0]
    Self.appendStarts(in: utf8, from: 0, to: utf8.count, onto: &starts)
  }

  /// The number of lines, at least 1.
  public var count: Int { starts.count }

  /// The line (from 0) that holds a UTF-8 offset; offsets past the end count as the last line's.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The UTF-8 offset at which a line starts, nil when there is no such line.
  public func start(of line: Int) -> Int? { starts.indices.contains(line) ? starts[line] : nil }

  /// Follows the replacement of `range` (before) by `count` bytes; `utf8` is the text after it. Only lines near the edit are
  /// looked at again, since a CR or LF beside it may have become, or stopped being, half of a CRLF.
  mutating func replace(_ range: TextRange, by count: Int, in utf8: [UInt8]) {
    let delta = count - range.count
    let first = max(line(of: range.lower) - (range.lower > 0 && starts[line(of: range.lower)] == range.lower ? 1 : 0), 0)
    let scanStart = starts[first]
    let oldEnd = range.upper + 1
    var next = line(of: oldEnd) + 1
    while next < starts.count, starts[next] <= oldEnd { next += 1 }
    let scanEnd = next < starts.count ? starts[next] + delta : utf8.count
    var fresh: [Int] = []
    Self.appendStarts(in: utf8, from: scanStart, to: scanEnd, onto: &fresh)
    let tail = next < starts.count ? starts[(next + 1)...].map { $0 + delta } : []
    starts = Array(starts[...first]) + fresh + tail
  }

  private static func appendStarts(in utf8: [UInt8], from: Int, to: Int, onto starts: inout [Int]) {
    utf8.withUnsafeBufferPointer { bytes in
      var offset = from
      while offset < to {
        let byte = bytes[offset]
        offset += 1
        if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) { starts.append(offset) }
      }
    }
  }
}
