/// The UTF-8 offsets at which lines start. A line ends with LF, CRLF or a lone CR, as the Language Server Protocol says.
public struct LineIndex: Sendable, Equatable {
  /// Ascending; the first is 0. A text that ends with a line break has an empty last line.
  public private(set) var starts: [Int]

  /// Indexes a whole text.
  public init(of utf8: [UInt8]) {
    starts = Self.starts(in: utf8, from: 0, through: utf8.count)
  }

  /// The number of lines, at least 1.
  public var count: Int { starts.count }

  /// The line (from 0) that holds a UTF-8 offset; offsets outside the text count as its nearest end's.
  public func line(of offset: Int) -> Int {
    max(starts.partitioningIndex { $0 > offset } - 1, 0)
  }

  /// The UTF-8 offset at which a line starts, nil when there is no such line.
  public func start(of line: Int) -> Int? { starts.indices.contains(line) ? starts[line] : nil }

  /// Follows the replacement of `range` (before) by `count` bytes; `utf8` is the text after it.
  ///
  /// Whether a line starts at an offset depends on the bytes on both sides of it alone. So only the offsets from the
  /// replacement's start to its end, both included, are looked at again.
  mutating func replace(_ range: TextRange, by count: Int, in utf8: [UInt8]) {
    let delta = count - range.count
    let kept = starts.partitioningIndex { $0 >= range.lower }
    let moved = starts.partitioningIndex { $0 > range.upper }
    for index in moved..<starts.count { starts[index] += delta }
    starts.replaceSubrange(kept..<moved, with: Self.starts(in: utf8, from: range.lower, through: range.lower + count))
  }

  private static func starts(in utf8: [UInt8], from first: Int, through last: Int) -> [Int] {
    utf8.withUnsafeBufferPointer { bytes in
      var starts: [Int] = first == 0 ? [0] : []
      for offset in max(first, 1)..<max(last + 1, 1) {
        let before = bytes[offset - 1]
        if before == 0x0A || (before == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) { starts.append(offset) }
      }
      return starts
    }
  }
}
