import Testing

@testable import SourceText

@Suite("A text")
struct SourceTextTests {
  @Test(
    "is refused when its bytes are not UTF-8",
    arguments: [[0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80]] as [[UInt8]])
  func invalid(bytes: [UInt8]) {
    #expect(SourceText(validating: bytes) == nil)
  }

  @Test("keeps every byte, a byte order mark and NUL included")
  func bytes() throws {
    let bytes = Array("\u{FEFF}a\0é\r\n".utf8)
    let text = try #require(SourceText(validating: bytes))
    #expect(text.utf8 == bytes)
    #expect(text.string.utf8.elementsEqual(bytes))
  }

  @Test("answers parts, and leaves out what lies outside")
  func parts() {
    let text = SourceText("abc")
    #expect(text[TextRange(1, 2)] == "b")
    #expect(text[TextRange(-5, 99)] == "abc")
    #expect(text[TextRange(7, 9)] == "")
    #expect(text.byte(at: 3) == nil)
    #expect(text.byte(at: -1) == nil)
  }
}

@Suite("A range")
struct TextRangeTests {
  @Test("is never negative")
  func swapped() {
    #expect(TextRange(5, 2) == TextRange(2, 5))
  }

  @Test("touches at its ends, overlaps inside")
  func relations() {
    #expect(TextRange(2, 5).touches(5) && TextRange(2, 5).touches(2) && !TextRange(2, 5).touches(6))
    #expect(TextRange(2, 5).touches(TextRange(5, 6)) && !TextRange(2, 5).overlaps(TextRange(5, 6)))
    #expect(TextRange(2, 5).overlaps(TextRange(at: 3)) && !TextRange(2, 5).overlaps(TextRange(at: 2)))
    #expect(TextRange(2, 5).contains(TextRange(at: 5)) && !TextRange(2, 5).contains(TextRange(4, 6)))
  }
}
