/// A half-open range of UTF-8 offsets into one text. `lower <= upper` always holds.
public struct TextRange: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The UTF-8 offset of the first byte.
  public let lower: Int
  /// The UTF-8 offset behind the last byte.
  public let upper: Int

  /// Ends that come in the wrong order are swapped, so that a range is never negative.
  public init(_ lower: Int, _ upper: Int) {
    self.lower = min(lower, upper)
    self.upper = max(lower, upper)
  }

  /// The empty range at `offset`.
  public init(at offset: Int) { self.init(offset, offset) }

  /// Length in bytes.
  public var count: Int { upper - lower }

  public var isEmpty: Bool { lower == upper }

  /// Whether `other` lies inside, ends included.
  public func contains(_ other: TextRange) -> Bool { lower <= other.lower && other.upper <= upper }

  /// Whether `offset` lies inside; the upper end counts, since a cursor stands behind a word as often as in it.
  public func touches(_ offset: Int) -> Bool { lower <= offset && offset <= upper }

  /// Whether the two share a byte or an end.
  public func touches(_ other: TextRange) -> Bool { lower <= other.upper && other.lower <= upper }

  /// Whether the two share a byte, or an empty one lies strictly inside the other.
  public func overlaps(_ other: TextRange) -> Bool { lower < other.upper && other.lower < upper }

  public static func < (a: TextRange, b: TextRange) -> Bool { (a.lower, a.upper) < (b.lower, b.upper) }

  public var description: String { "\(lower)..<\(upper)" }
}
