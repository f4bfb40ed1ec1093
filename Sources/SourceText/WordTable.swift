/// The words of a text, each by 32 bits of it: one in millions of questions takes a word for one of the text that is none, never the
/// other way round.
package struct TextWords: Sendable {
  fileprivate let words: [UInt32]
  /// Those that stand where a declared or extended type is named.
  fileprivate let types: [UInt32]

  package init(of utf8: [UInt8]) {
    var seen = SeenWords()
    self.init(of: utf8, using: &seen)
  }

  fileprivate init(of utf8: [UInt8], using seen: inout SeenWords) {
    var words: [UInt32] = []
    var types: [UInt32] = []
    seen.begin(utf8.count)
    WordIndex.visitWords(of: utf8) { start, _, hash in
      if seen.insert(hash) { words.append(hash) }
      if SourceText.mayNameType(in: utf8, at: start) { types.append(hash) }
    }
    self.words = words
    self.types = types
  }

  /// Whether a word stands in the text as a whole, comments and strings included.
  package func mayContain(_ word: WordQuery) -> Bool { words.contains(word.hash) }

  /// Whether a type of this name seems to be declared or extended.
  package func mayDeclare(_ name: WordQuery) -> Bool { types.contains(name.hash) }
}

/// Reads the words of one text after the other.
package struct WordReader {
  private var seen = SeenWords()

  package init() {}

  package mutating func words(of utf8: [UInt8]) -> TextWords { TextWords(of: utf8, using: &seen) }
}

/// Which of many texts hold a word, and which seem to declare a type of that name; asking is then free of the number of texts.
package struct WordTable: Sendable {
  /// The most texts that one table can hold.
  package static let limit = 65_536

  private let words: Postings
  private let types: Postings

  /// - Parameter texts: at most `limit`; those above are left out
  package init(_ texts: [TextWords]) {
    let texts = texts.prefix(Self.limit)
    words = Postings(texts.map(\.words))
    types = Postings(texts.map(\.types))
  }

  /// The numbers of the texts that may contain a word, ascending.
  package func texts(with word: WordQuery) -> [Int] { words.texts(of: word.hash) }

  /// The numbers of the texts that may declare a type, ascending.
  package func texts(declaring name: WordQuery) -> [Int] { types.texts(of: name.hash) }
}

/// The words seen in one text. Where it is full it takes words for new ones that are not.
private struct SeenWords {
  /// Hashes, each with the number of its text above it, so that nothing need be cleared.
  private var slots = [UInt64](repeating: 0, count: 1 << 10)
  private var text: UInt64 = 0
  private var free = 0

  mutating func begin(_ count: Int) {
    text += 1
    // A text has at most one word for two of its bytes.
    while slots.count < count, slots.count < 1 << 16 { slots = [UInt64](repeating: 0, count: slots.count * 2) }
    free = slots.count / 2
  }

  mutating func insert(_ hash: UInt32) -> Bool {
    guard free > 0 else { return true }
    let entry = text << 32 | UInt64(hash)
    var place = Int(hash &* 0x9E37_79B1) & (slots.count - 1)
    while slots[place] >> 32 == text {
      if slots[place] == entry { return false }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = entry
    free -= 1
    return true
  }
}

/// For each hash the texts that it stands in: the upper half of a hash tells its bucket, the lower half is kept beside the text's
/// number.
private struct Postings: Sendable {
  private let starts: [Int32]
  private let tags: [UInt16]
  private let texts: [UInt16]

  init(_ hashes: [[UInt32]]) {
    var starts = [Int32](repeating: 0, count: 1 << 16 + 1)
    for hash in hashes.joined() { starts[Int(hash >> 16) + 1] += 1 }
    for bucket in 1..<starts.count { starts[bucket] += starts[bucket - 1] }
    var next = starts
    var tags = [UInt16](repeating: 0, count: Int(starts.last ?? 0))
    var texts = tags
    for (text, hashes) in hashes.enumerated() {
      for hash in hashes {
        let place = Int(next[Int(hash >> 16)])
        next[Int(hash >> 16)] += 1
        tags[place] = UInt16(truncatingIfNeeded: hash)
        texts[place] = UInt16(truncatingIfNeeded: text)
      }
    }
    self.starts = starts
    self.tags = tags
    self.texts = texts
  }

  func texts(of hash: UInt32) -> [Int] {
    let tag = UInt16(truncatingIfNeeded: hash)
    var result: [Int] = []
    for place in Int(starts[Int(hash >> 16)])..<Int(starts[Int(hash >> 16) + 1]) where tags[place] == tag {
      let text = Int(texts[place])
      if result.last != text { result.append(text) }
    }
    return result
  }
}
