/// The text of one file: contiguous UTF-8 with an index of its lines. A value; edits make a new one.
public struct SourceText: Sendable, Equatable {
  /// The bytes, always valid UTF-8.
  public private(set) var utf8: [UInt8]
  /// Where lines start.
  public private(set) var lines: LineIndex

  public init(_ string: String) {
    utf8 = Array(string.utf8)
    lines = LineIndex(of: utf8)
  }

  /// Nil when `bytes` are not valid UTF-8.
  public init?(validating bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    utf8 = bytes
    lines = LineIndex(of: bytes)
  }

  /// The number of UTF-8 bytes.
  public var count: Int { utf8.count }

  /// The whole text.
  public var string: String { String(decoding: utf8, as: UTF8.self) }

  /// The text of a range; parts outside the text are left out.
  public subscript(range: TextRange) -> String {
    let lower = min(max(range.lower, 0), utf8.count)
    let upper = min(max(range.upper, lower), utf8.count)
    return String(decoding: utf8[lower..<upper], as: UTF8.self)
  }

  /// The byte at a UTF-8 offset, nil outside the text.
  public func byte(at offset: Int) -> UInt8? { utf8.indices.contains(offset) ? utf8[offset] : nil }

  /// Whether a UTF-8 offset lies in the text (its end included) and not inside a character's bytes.
  public func isBoundary(_ offset: Int) -> Bool {
    guard offset >= 0, offset <= utf8.count else { return false }
    return offset == utf8.count || utf8[offset] & 0b1100_0000 != 0b1000_0000
  }

  /// Replaces one range in place. False, with nothing changed, when the range is not in the text or splits a character.
  public mutating func apply(_ edit: TextEdit) -> Bool {
    guard isBoundary(edit.range.lower), isBoundary(edit.range.upper) else { return false }
    let bytes = Array(edit.replacement.utf8)
    utf8.replaceSubrange(edit.range.lower..<edit.range.upper, with: bytes)
    lines.replace(edit.range, by: bytes.count, in: utf8)
    return true
  }

  /// The text after all edits of the set; nil when one of them does not fit this text.
  public func applying(_ set: EditSet) -> SourceText? {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var position = 0
    for edit in set.edits {
      guard isBoundary(edit.range.lower), isBoundary(edit.range.upper), edit.range.lower >= position else { return nil }
      result += utf8[position..<edit.range.lower]
      result += edit.replacement.utf8
      position = edit.range.upper
    }
    result += utf8[position...]
    return SourceText(unchecked: result)
  }

  private init(unchecked bytes: [UInt8]) {
    utf8 = bytes
    lines = LineIndex(of: bytes)
  }
}
