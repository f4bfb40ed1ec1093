import Testing

@testable import SourceText

@Suite("The search for many words")
struct ByteSearchTests {
  @Test("finds words that overlap or are part of each other")
  func overlaps() {
    let search = ByteSearch([".sheet(", "sheet", "heet(item", "é", ""])
    #expect(search.found(in: Array("x.sheet(item: é".utf8)) == [0, 1, 2, 3])
    #expect(search.found(in: Array("x.shee".utf8)) == [])
    #expect(!search.matches([]))
    #expect(search.matches(Array("a sheet".utf8)))
  }

  @Test("answers where words start")
  func offsets() {
    #expect(ByteSearch(["aa", "b"]).offsets(in: Array("aaab".utf8)) == [0, 1, 3])
  }

  @Test("agrees with looking for each word alone", arguments: 0..<100)
  func property(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let word = { (random: inout SeededGenerator) in
      String((0..<Int.random(in: 1...3, using: &random)).map { _ in "abé".randomElement(using: &random) ?? "a" })
    }
    let words = (0..<5).map { _ in word(&random) }
    let text = (0..<12).map { _ in word(&random) }.joined(separator: " ")
    let expected = Set(words.indices.filter { text.contains(words[$0]) })
    let found = ByteSearch(words).found(in: Array(text.utf8))
    #expect(found == expected, "seed \(seed): \(words) in \(text)")
  }
}
