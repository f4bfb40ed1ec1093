import Testing

@testable import SourceText

@Suite("Edits")
struct EditTests {
  @Test("are refused when they overlap or their order would be a guess")
  func refused() {
    #expect(EditSet([TextEdit(TextRange(0, 3), "a"), TextEdit(TextRange(2, 4), "b")]) == nil)
    #expect(EditSet([.insert("a", at: 1), .insert("b", at: 1)]) == nil)
    #expect(EditSet([.insert("a", at: 1), .delete(TextRange(1, 2))]) == nil)
    #expect(EditSet([.delete(TextRange(0, 5)), .insert("b", at: 2)]) == nil)
  }

  @Test("are sorted, and equal ones count once")
  func sorted() {
    let set = EditSet([.insert("b", at: 4), .delete(TextRange(0, 2)), .insert("b", at: 4), .insert("c", at: 2)])
    #expect(set?.edits == [.delete(TextRange(0, 2)), .insert("c", at: 2), .insert("b", at: 4)])
    #expect(set?.range == TextRange(0, 4))
    #expect(EditSet.empty.range == nil)
  }

  @Test("that do not fit the text change nothing", arguments: [(-1, 0), (0, 9), (2, 3), (1, 2)])
  func misfit(lower: Int, upper: Int) {
    let edit = TextEdit(TextRange(lower, upper), "x")
    let before = SourceText("aé😀")
    var text = before
    let applied = text.apply(edit)
    #expect(!applied)
    #expect(text == before)
    #expect(EditSet([edit]).flatMap(text.applying) == nil)
  }

  @Test("as a set come to the same as one after the other, the last first", arguments: 0..<150)
  func setEqualsSequence(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let text = SourceText(random.text(pieces: 40))
    let edits = (0..<6).map { _ in TextEdit(random.range(in: text), random.text(pieces: 2)) }
    var chosen: [TextEdit] = []
    for edit in edits where EditSet(chosen + [edit]) != nil { chosen.append(edit) }
    let set = try #require(EditSet(chosen))
    var sequential = text
    for edit in set.edits.reversed() {
      let applied = sequential.apply(edit)
      #expect(applied)
    }
    #expect(text.applying(set) == sequential, "seed \(seed)")
  }

  @Test("touch when they share a byte or an end")
  func touching() throws {
    let set = try #require(EditSet([.delete(TextRange(2, 4)), .insert("x", at: 9)]))
    #expect(set.touches(try #require(EditSet([.insert("y", at: 4)]))))
    #expect(set.touches(try #require(EditSet([.delete(TextRange(8, 9))]))))
    #expect(!set.touches(try #require(EditSet([.delete(TextRange(5, 8))]))))
  }
}

@Suite("The difference of two texts")
struct TextDifferenceTests {
  @Test("leads from one to the other in places that positions can name", arguments: 0..<200)
  func property(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let old = SourceText(random.text(pieces: Int.random(in: 0...60, using: &random)))
    var new = old
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      _ = new.apply(TextEdit(random.range(in: new), random.text(pieces: Int.random(in: 0...3, using: &random))))
    }
    let set = EditSet.difference(from: old, to: new)
    #expect(old.applying(set) == new, "seed \(seed)")
    for edit in set.edits {
      #expect(old.isEditable(edit.range.lower) && old.isEditable(edit.range.upper), "seed \(seed), \(edit)")
    }
  }

  @Test("of equal texts is empty")
  func equal() {
    #expect(EditSet.difference(from: SourceText("a\nb"), to: SourceText("a\nb")).isEmpty)
  }

  @Test("is the changed part of a line, one edit for each run of lines")
  func smallest() {
    let old = SourceText("let a = 1\nlet b = 2\nlet c = 3\n")
    let new = SourceText("let a = 10\nlet b = 2\nlet d = 3\n")
    #expect(EditSet.difference(from: old, to: new).edits == [.insert("0", at: 9), TextEdit(TextRange(24, 25), "d")])
  }

  @Test("does not split a character or a CRLF")
  func wholeCharacters() {
    // The two emoji share their first three bytes.
    let emoji = EditSet.difference(from: SourceText("x😀y"), to: SourceText("x😁y"))
    #expect(emoji.edits == [TextEdit(TextRange(1, 5), "😁")])
    let breaks = EditSet.difference(from: SourceText("a\r\nb"), to: SourceText("a\nb"))
    #expect(breaks.edits == [TextEdit(TextRange(1, 3), "\n")])
  }
}
