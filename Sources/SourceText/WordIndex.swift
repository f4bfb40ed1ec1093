/// A word to be looked for in many texts: no letter, digit, `_` or non-ASCII byte may stand beside it.
package struct WordQuery: Sendable {
  fileprivate let utf8: [UInt8]
  package let hash: UInt32

  /// The number of bytes.
  package var count: Int { utf8.count }

  /// Nil for what is no word.
  package init?(_ word: String) {
    guard !word.isEmpty, word.utf8.allSatisfy(SourceText.isWordByte) else { return nil }
    utf8 = Array(word.utf8)
    hash = utf8.reduce(WordIndex.seed, WordIndex.mix)
  }
}

/// Where each word of a text stands, found with one pass over its bytes; asking is then free of the text's length.
package final class WordIndex: Sendable {
  private let utf8: [UInt8]
  /// The bounds of the words (no letter, digit, `_` or non-ASCII byte beside them), in order.
  private let starts: [Int32]
  private let ends: [Int32]
  /// For each bucket the last word in it, and for each word the one before it in the same bucket; -1 for none.
  private let last: [Int32]
  private let before: [Int32]

  package init(of utf8: [UInt8]) {
    var starts: [Int32] = []
    var ends: [Int32] = []
    var hashes: [UInt32] = []
    Self.visitWords(of: utf8) { start, end, hash in
      starts.append(Int32(truncatingIfNeeded: start))
      ends.append(Int32(truncatingIfNeeded: end))
      hashes.append(hash)
    }
    var size = 64
    while size < starts.count { size *= 2 }
    var last = [Int32](repeating: -1, count: size)
    var before = [Int32](repeating: -1, count: starts.count)
    for (word, hash) in hashes.enumerated() {
      let bucket = Int(hash) & (size - 1)
      before[word] = last[bucket]
      last[bucket] = Int32(truncatingIfNeeded: word)
    }
    self.utf8 = utf8
    self.starts = starts
    self.ends = ends
    self.last = last
    self.before = before
  }

  /// Hands over the bounds and the hash of each word, in order.
  package static func visitWords(of utf8: [UInt8], _ body: (Int, Int, UInt32) -> Void) {
    utf8.withUnsafeBufferPointer { bytes in
      wordBytes.withUnsafeBufferPointer { isWord in
        var offset = 0
        while offset < bytes.count {
          guard isWord[Int(bytes[offset])] else {
            offset += 1
            continue
          }
          let start = offset
          var hash = seed
          while offset < bytes.count, isWord[Int(bytes[offset])] {
            hash = mix(hash, bytes[offset])
            offset += 1
          }
          body(start, offset, hash)
        }
      }
    }
  }

  /// The UTF-8 offsets at which `word` stands as a whole word, ascending; nil for what is no word.
  package func offsets(of word: String) -> [Int]? { WordQuery(word).map(offsets) }

  /// Whether `word` stands anywhere as a whole word; nil for what is no word.
  package func contains(_ word: String) -> Bool? { WordQuery(word).map(contains) }

  /// The UTF-8 offsets at which a word stands, ascending.
  package func offsets(of word: WordQuery) -> [Int] {
    var result: [Int] = []
    visit(word) {
      result.append($0)
      return true
    }
    return result.reversed()
  }

  /// Whether a word stands anywhere.
  package func contains(_ word: WordQuery) -> Bool {
    var found = false
    visit(word) { _ in
      found = true
      return false
    }
    return found
  }

  /// Hands over the places of a word, the last one first, until the answer is false.
  private func visit(_ query: WordQuery, _ body: (Int) -> Bool) {
    let needle = query.utf8
    var word = last[Int(query.hash) & (last.count - 1)]
    while word >= 0 {
      let index = Int(word)
      let start = Int(starts[index])
      if Int(ends[index]) - start == needle.count, utf8[start..<start + needle.count].elementsEqual(needle), !body(start) {
        return
      }
      word = before[index]
    }
  }

  fileprivate static let seed: UInt32 = 0x811C_9DC5

  /// A step of FNV-1a.
  fileprivate static func mix(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }

  private static let wordBytes: [Bool] = (0...255).map { SourceText.isWordByte(UInt8($0)) }
}
