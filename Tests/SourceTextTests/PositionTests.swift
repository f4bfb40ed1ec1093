import Testing

@testable import SourceText

@Suite("Positions")
struct PositionTests {
  static let text = SourceText("aé😀b\r\n漢\rz")

  @Test(
    "count bytes, UTF-16 units or scalars",
    arguments: [
      (PositionEncoding.utf8, [0, 1, 3, 7, 8]), (.utf16, [0, 1, 2, 4, 5]), (.utf32, [0, 1, 2, 3, 4]),
    ])
  func characters(encoding: PositionEncoding, characters: [Int]) {
    let offsets = [0, 1, 3, 7, 8]
    for (offset, character) in zip(offsets, characters) {
      let position = TextPosition(line: 0, character: character)
      #expect(Self.text.position(of: offset, in: encoding) == position)
      #expect(Self.text.offset(of: position, in: encoding) == offset)
    }
  }

  @Test("past the end of a line mean its end, before the line break", arguments: PositionEncoding.allCases)
  func pastTheEnd(encoding: PositionEncoding) {
    for character in [99, Int.max] {
      #expect(Self.text.offset(of: TextPosition(line: 0, character: character), in: encoding) == 8)
      #expect(Self.text.offset(of: TextPosition(line: 1, character: character), in: encoding) == 13)
      #expect(Self.text.offset(of: TextPosition(line: 2, character: character), in: encoding) == 15)
    }
    #expect(SourceText("a\n").offset(of: TextPosition(line: 1, character: 7), in: encoding) == 2)
    #expect(SourceText("").offset(of: TextPosition(line: 0, character: 7), in: encoding) == 0)
  }

  @Test("outside the text do not exist", arguments: PositionEncoding.allCases)
  func outside(encoding: PositionEncoding) {
    for (line, character) in [(3, 0), (-1, 0), (0, -1), (Int.max, 0), (Int.min, Int.min), (Int.max, Int.max)] {
      #expect(Self.text.offset(of: TextPosition(line: line, character: character), in: encoding) == nil)
    }
  }

  @Test("inside a character mean its start")
  func insideCharacter() {
    #expect(Self.text.offset(of: TextPosition(line: 0, character: 3), in: .utf16) == 3)
    #expect(Self.text.offset(of: TextPosition(line: 0, character: 5), in: .utf8) == 3)
    #expect(Self.text.position(of: 5, in: .utf16) == TextPosition(line: 0, character: 2))
    #expect(Self.text.position(of: 5, in: .utf8) == TextPosition(line: 0, character: 3))
  }

  @Test("of offsets outside the text or inside a CRLF are the nearest that exist", arguments: PositionEncoding.allCases)
  func clamped(encoding: PositionEncoding) {
    #expect(Self.text.position(of: .min, in: encoding) == TextPosition(line: 0, character: 0))
    #expect(Self.text.position(of: .max, in: encoding) == TextPosition(line: 2, character: 1))
    #expect(Self.text.position(of: 9, in: encoding) == Self.text.position(of: 8, in: encoding))
  }

  @Test("agree with counting over the whole text, and lead back", arguments: 0..<100)
  func roundTrip(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = SourceText(random.text(pieces: 40))
    for encoding in PositionEncoding.allCases {
      for offset in 0...text.count where text.isEditable(offset) {
        let position = text.position(of: offset, in: encoding)
        #expect(position == counted(offset, in: text, encoding), "seed \(seed), offset \(offset)")
        #expect(text.offset(of: position, in: encoding) == offset, "seed \(seed), offset \(offset)")
      }
    }
  }

  @Test("never lead outside the text or into a character", arguments: 0..<50)
  func anyPosition(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = SourceText(random.text(pieces: 20))
    for encoding in PositionEncoding.allCases {
      for line in -1...text.lines.count {
        for character in -1...30 {
          guard let offset = text.offset(of: TextPosition(line: line, character: character), in: encoding) else { continue }
          #expect(text.isEditable(offset), "seed \(seed), \(line):\(character)")
          #expect(text.lines.line(of: offset) == line, "seed \(seed), \(line):\(character)")
        }
      }
    }
  }

  /// The position of an offset, counted scalar by scalar from the text's start.
  private func counted(_ offset: Int, in text: SourceText, _ encoding: PositionEncoding) -> TextPosition {
    var line = 0
    var character = 0
    var bytes = 0
    var previous: Unicode.Scalar = "x"
    for scalar in text.string.unicodeScalars {
      if previous == "\n" || (previous == "\r" && scalar != "\n") { (line, character) = (line + 1, 0) }
      if bytes == offset { return TextPosition(line: line, character: character) }
      switch encoding {
      case .utf8: character += String(scalar).utf8.count
      case .utf16: character += String(scalar).utf16.count
      case .utf32: character += 1
      }
      bytes += String(scalar).utf8.count
      previous = scalar
    }
    if previous == "\n" || previous == "\r" { (line, character) = (line + 1, 0) }
    return TextPosition(line: line, character: character)
  }
}
