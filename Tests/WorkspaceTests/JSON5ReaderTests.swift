import SourceText
import Testing
import Workspace

@Suite struct JSON5ReaderTests {
  private func value(_ text: String) -> JSON5Value? {
    let (value, error) = JSON5Reader.read(SourceText(text))
    #expect(error == nil)
    return value
  }

  /// The message and the text that it is about.
  private func failure(_ text: String) -> [String] {
    let source = SourceText(text)
    guard let error = JSON5Reader.read(source).error else { return [] }
    return [error.message, source[error.range]]
  }

  @Test func commentsTrailingCommasNamesAndSingleQuotes() {
    let text = """
      // first
      {
        name: 'it''s', /* two */ "other": [1, 2,],
      }
      """.replacing("it''s", with: "it\\'s")
    let read = value(text)
    #expect(read?["name"]?.string == "it's")
    #expect(read?["other"]?.array?.compactMap(\.number) == [1, 2])
  }

  @Test func everyValueKnowsItsPlace() throws {
    let source = SourceText("{ é: 'ü', list: [true] }")
    let members = try #require(JSON5Reader.read(source).value?.members)
    #expect(members.map { source[$0.keyRange] } == ["é", "list"])
    #expect(members.map { source[$0.value.range] } == ["'ü'", "[true]"])
  }

  @Test(arguments: [
    ("12", 12), ("-1.5e3", -1500), (".5", 0.5), ("5.", 5), ("+7", 7), ("0x1F", 31), ("-Infinity", -Double.infinity),
    ("5.e1", 50),
  ])
  func numbers(_ text: String, _ expected: Double) {
    #expect(value(text)?.number == expected)
  }

  @Test(arguments: [
    (#""\u00e9\x41\t\\""#, "éA\t\\"), (#""\ud83d\ude00""#, "😀"), (#""\ud83d""#, "\u{FFFD}"), (#""\ud83dx""#, "\u{FFFD}x"),
    ("'a\\\nb'", "ab"), ("'a\\\r\nb'", "ab"), (#""\q""#, "q"),
  ])
  func escapes(_ text: String, _ expected: String) {
    #expect(value(text)?.string == expected)
  }

  @Test(arguments: [
    ("", "a value is missing", ""), ("{", "this object is never closed with }", "{"),
    ("[1 2]", "a comma or ] must follow a value", "2"), ("{a 1}", "a colon must follow the key \"a\"", "1"),
    ("{'a': off}", "\"off\" is no value; a string needs quotes", "off"), ("'abc", "this string is never closed with '", "'abc"),
    ("1x", "\"1x\" is no number", "1x"), ("{} {}", "nothing may follow the first value", "{"),
    ("/* a", "this comment is never closed with */", "/*"), ("{,}", "a key must be a name or a string in quotes", ","),
    (#""\u12é""#, "4 hexadecimal digits must follow the backslash and letter", "12é"),
    ("infinity", "\"infinity\" is no value; a string needs quotes", "infinity"),
  ])
  func mistakes(_ text: String, _ message: String, _ place: String) {
    #expect(failure(text) == [message, place])
  }

  @Test func whatStandsBeforeAMistakeIsKept() {
    let (value, error) = JSON5Reader.read(SourceText("{sdk: 26, exclude: ['a', ], rules: {a: 'off', b: }"))
    #expect(error != nil)
    #expect(value?["sdk"]?.number == 26)
    #expect(value?["rules"]?["a"]?.string == "off")
  }

  @Test func deepNestingIsAMistakeAndNoCrash() {
    let text = String(repeating: "[", count: 100_000)
    #expect(failure(text).first == "arrays and objects are nested deeper than 64 levels")
  }

  @Test func everyTruncationEndsWithAValueOrAMistake() {
    let text = #"{ /* é */ rules: {"a\u00e9\ud83d\ude00": 'x\'', b: [1, -0x2, .5e+1, null, true], }, } // end"#
    for count in text.utf8.indices {
      guard let cut = String(text.utf8[..<count]) else { continue }
      let (value, error) = JSON5Reader.read(SourceText(cut))
      #expect(value != nil || error != nil, "\(cut)")
    }
  }
}
