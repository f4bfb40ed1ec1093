import Testing

@testable import SourceText

@Suite("An index of words")
struct WordIndexTests {
  private static let words = ["a", "ab", "_a", "é", "aé", "body", "x1", "😀", "", "$a", "a b", "missing"]
  private static let pieces = ["a", "ab", "_a", "é", " ", ".", "$", "(", "\n", "body", "x1", "😀"]

  @Test("finds what a search of the bytes finds", arguments: 0..<60)
  func equalsSearch(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = SourceText((0..<80).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined())
    let index = WordIndex(of: text.utf8)
    for word in Self.words {
      let expected = text.offsets(ofWord: word)
      if let offsets = index.offsets(of: word) { #expect(offsets == expected, "\(word) in \(text.string)") }
      if let isThere = index.contains(word) { #expect(isThere == !expected.isEmpty, "\(word) in \(text.string)") }
    }
  }

  @Test("does not answer for what is no word")
  func noWord() {
    let index = WordIndex(of: Array("a $a".utf8))
    #expect(index.offsets(of: "$a") == nil && index.contains("") == nil)
    #expect(index.offsets(of: "a") == [0, 3])
  }

  @Test("within a range, words that start in it count", arguments: 0..<40)
  func range(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = SourceText((0..<60).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined())
    let range = random.range(in: text)
    for word in Self.words {
      let expected = text.offsets(ofWord: word).filter { range.touches($0) }
      #expect(text.offsets(ofWord: word, startingIn: range) == expected)
    }
  }
}

@Suite("A digest")
struct ContentDigestTests {
  @Test("differs for contents that differ in one bit or in their length")
  func differs() {
    var seen: Set<ContentDigest> = []
    var count = 0
    for length in 0..<70 {
      let zeros = [UInt8](repeating: 0, count: length)
      seen.insert(ContentDigest(of: zeros))
      count += 1
      for bit in 0..<(length * 8) {
        var bytes = zeros
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        seen.insert(ContentDigest(of: bytes))
        count += 1
      }
    }
    #expect(seen.count == count)
  }

  @Test("can be written and read")
  func written() {
    for text in ["", "a", "import SwiftUI", String(repeating: "x", count: 1000)] {
      let digest = ContentDigest(of: text)
      #expect(digest.description.count == 32)
      #expect(ContentDigest(digest.description[...]) == digest)
    }
    #expect(ContentDigest("00") == nil && ContentDigest(Substring(String(repeating: "g", count: 32))) == nil)
  }
}
