/// What `character` counts in a position: bytes, UTF-16 units or Unicode scalars.
public enum PositionEncoding: String, Sendable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"
}

/// A place in a text as the Language Server Protocol counts: line and character from 0, the latter in a `PositionEncoding`.
public struct TextPosition: Hashable, Comparable, Sendable {
  public let line: Int
  public let character: Int

  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  public static func < (a: TextPosition, b: TextPosition) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

extension SourceText {
  /// The UTF-8 offset of a position. A character past the end of its line means the line's end, before its line break, and
  /// one inside a character's units means that character's start; nil when there is no such line or a number is negative.
  public func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int? {
    guard position.character >= 0, let start = lines.start(of: position.line) else { return nil }
    let end = endOfLine(position.line)
    if encoding == .utf8 {
      var offset = position.character > end - start ? end : start + position.character
      while !isBoundary(offset) { offset -= 1 }
      return offset
    }
    var units = 0
    var offset = start
    while offset < end, units < position.character {
      let width = Self.width(of: utf8[offset])
      let step = encoding == .utf16 && width == 4 ? 2 : 1
      if units + step > position.character { break }
      units += step
      offset += width
    }
    return min(offset, end)
  }

  /// The position of a UTF-8 offset. An offset outside the text counts as its nearest end, one inside a character's bytes as
  /// the character's start, and one inside a CRLF as the line's end, since no position can name those places.
  public func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    var offset = min(max(offset, 0), count)
    let line = lines.line(of: offset)
    offset = min(offset, endOfLine(line))
    while !isBoundary(offset) { offset -= 1 }
    let start = lines.start(of: line) ?? 0
    if encoding == .utf8 { return TextPosition(line: line, character: offset - start) }
    var units = 0
    var place = start
    while place < offset {
      let width = Self.width(of: utf8[place])
      units += encoding == .utf16 && width == 4 ? 2 : 1
      place += width
    }
    return TextPosition(line: line, character: units)
  }

  /// The UTF-8 offset of a line's end, before its line break.
  public func endOfLine(_ line: Int) -> Int {
    guard let start = lines.start(of: line) else { return count }
    guard let next = lines.start(of: line + 1) else { return count }
    var end = next - 1
    if end > start, utf8[end] == 0x0A, utf8[end - 1] == 0x0D { end -= 1 }
    return max(end, start)
  }

  /// The number of bytes of the character that a byte starts.
  private static func width(of byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
