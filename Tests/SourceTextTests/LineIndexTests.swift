import Testing

@testable import SourceText

@Suite("Lines")
struct LineIndexTests {
  @Test(
    "start behind LF, CRLF and a lone CR",
    arguments: [
      ("", [0]), ("a", [0]), ("\n", [0, 1]), ("a\nb", [0, 2]), ("a\r\nb", [0, 3]), ("a\rb", [0, 2]),
      ("\r\r\n\n", [0, 1, 3, 4]),
      ("\n\r", [0, 1, 2]), ("é\n😀\n", [0, 3, 8]),
    ])
  func starts(text: String, starts: [Int]) {
    #expect(SourceText(text).lines.starts == starts)
  }

  @Test("are found by offset, and offsets outside the text belong to its ends")
  func lineOfOffset() {
    let lines = SourceText("ab\r\nc\n").lines
    #expect([0, 3, 4, 5, 6].map(lines.line(of:)) == [0, 0, 1, 1, 2])
    #expect(lines.line(of: .min) == 0)
    #expect(lines.line(of: .max) == 2)
  }

  @Test("do not exist outside the text", arguments: [-1, 3, .max, .min])
  func outside(line: Int) {
    let text = SourceText("a\nb\n")
    #expect(text.lines.start(of: line) == nil)
    #expect(text.endOfLine(line) == text.count)
    #expect(text.lineBreak(ofLine: line) == nil)
    #expect(text.indentation(ofLine: line) == "")
  }

  @Test(
    "follow an edit that makes or breaks a CRLF",
    arguments: [
      ("a\rb", TextRange(2, 2), "\n"), ("a\nb", TextRange(1, 1), "\r"), ("a\r\nb", TextRange(2, 2), "x"),
      ("a\r\nb", TextRange(1, 2), ""), ("a\r\nb", TextRange(2, 3), ""), ("\rx\n", TextRange(1, 2), ""),
      ("\r\n", TextRange(0, 2), ""), ("", TextRange(0, 0), "\r\n"), ("\n", TextRange(0, 0), "\r"),
    ])
  func pairs(text: String, range: TextRange, replacement: String) {
    var edited = SourceText(text)
    let applied = edited.apply(TextEdit(range, replacement))
    #expect(applied)
    #expect(edited.lines == LineIndex(of: edited.utf8))
  }

  @Test("of an edited text are those of the whole text", arguments: 0..<150)
  func incremental(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = SourceText(random.text(pieces: Int.random(in: 0...30, using: &random)))
    for _ in 0..<30 {
      let edit = TextEdit(random.range(in: text), random.text(pieces: Int.random(in: 0...4, using: &random)))
      let applied = text.apply(edit)
      #expect(applied)
      #expect(text == SourceText(text.string), "seed \(seed), after \(edit)")
    }
  }

  @Test("end with their own line break, and the text's is that of its first line")
  func lineBreaks() {
    let text = SourceText("a\r\nb\nc\rd")
    #expect((0...3).map(text.lineBreak(ofLine:)) == ["\r\n", "\n", "\r", nil])
    #expect(text.lineBreak == "\r\n")
    #expect(SourceText("a").lineBreak == "\n")
  }

  @Test("are indented by spaces and tabs")
  func indentation() {
    let text = SourceText("  \ta\n\t\nb\n   ")
    #expect((0...3).map(text.indentation(ofLine:)) == ["  \t", "\t", "", "   "])
  }
}
