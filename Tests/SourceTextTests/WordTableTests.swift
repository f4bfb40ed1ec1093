import Testing

@testable import SourceText

@Suite("A table of the words of many texts")
struct WordTableTests {
  private static let words = ["a", "ab", "_a", "é", "body", "x1", "Trail", "missing"]
  private static let pieces = [
    "a", "ab", "_a", "é", " ", ".", "`", "\n", "body", "x1", "Trail", " struct ", " extension ", "class\n", "enum", "(",
  ]

  @Test("finds the texts that a search of their bytes finds", arguments: 0..<40)
  func equalsSearch(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let texts = (0..<30).map { _ in
      SourceText(
        (0..<Int.random(in: 0..<60, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined())
    }
    var reader = WordReader()
    let read = texts.map { reader.words(of: $0.utf8) }
    let table = WordTable(read)
    for word in Self.words {
      let query = try #require(WordQuery(word))
      let having = texts.indices.filter { !texts[$0].offsets(ofWord: word).isEmpty }
      let declaring = texts.indices.filter { texts[$0].mayDeclareType(named: word) }
      #expect(table.texts(with: query) == having, "\(word)")
      #expect(table.texts(declaring: query) == declaring, "\(word)")
      #expect(read.indices.filter { read[$0].mayContain(query) } == having, "\(word)")
      #expect(read.indices.filter { read[$0].mayDeclare(query) } == declaring, "\(word)")
    }
  }

  @Test("knows each word of a text with very many")
  func manyWords() throws {
    let words = (0..<70_000).map { "w\($0)" }
    let text = Array((words + ["w0", "w69999"]).joined(separator: " ").utf8)
    let table = WordTable([TextWords(of: Array("w1".utf8)), TextWords(of: text)])
    for number in stride(from: 0, to: 70_000, by: 997) {
      #expect(table.texts(with: try #require(WordQuery("w\(number)"))) == [1])
    }
    #expect(table.texts(with: try #require(WordQuery("w1"))) == [0, 1])
    #expect(table.texts(with: try #require(WordQuery("w69999"))) == [1])
  }

  @Test("of no texts finds nothing")
  func empty() throws {
    #expect(WordTable([]).texts(with: try #require(WordQuery("a"))) == [])
    #expect(WordTable([TextWords(of: [])]).texts(with: try #require(WordQuery("a"))) == [])
  }
}
