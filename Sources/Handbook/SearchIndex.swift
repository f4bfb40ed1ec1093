/// Finds sections by words. A word counts the more the fewer sections have it, and the more prominent its place.
struct SearchIndex: Sendable {
  /// For every word the sections that have it, with the weight of its best place there.
  private var postings: [String: [Posting]] = [:]
  /// For every pair of neighbouring words in a message the sections with that message.
  private var messagePairs: [Pair: Set<Int>] = [:]
  /// For every API's base name the sections that explain it.
  private var subjects: [Substring: Set<Int>] = [:]
  private let count: Int

  private struct Posting {
    let section: Int
    let weight: Double
  }

  private struct Pair: Hashable {
    let first: String
    let second: String
  }

  private enum Weight {
    static let name = 6.0
    static let title = 5.0
    static let api = 3.0
    static let message = 2.0
    static let text = 1.0
    /// For two words that follow each other in a message: a quoted message beats scattered words.
    static let pair = 2.0
    /// For the name of an API that a section is the explanation of, spelled as code spells it.
    static let subject = 3.0
  }

  init(_ sections: [HandbookSection]) {
    count = sections.count
    for (number, section) in sections.enumerated() {
      var weights: [String: Double] = [:]
      func add(_ texts: [String], _ weight: Double) {
        for word in texts.flatMap(Self.words) { weights[word] = weight }
      }
      // From the least to the most prominent place, so that the best one stays.
      add([section.markdown], Weight.text)
      add(section.messages, Weight.message)
      add(section.apis + section.relatedAPIs, Weight.api)
      add([section.title], Weight.title)
      add(section.rules + [section.anchor], Weight.name)
      for (word, weight) in weights { postings[word, default: []].append(Posting(section: number, weight: weight)) }
      for api in section.apis.map({ APIName($0) }) where api.owner.isEmpty {
        subjects[Substring(api.base), default: []].insert(number)
      }
      for message in section.messages {
        for pair in Self.pairs(Self.words(message)) { messagePairs[pair, default: []].insert(number) }
      }
    }
  }

  /// Numbers of sections, best first.
  func search(_ query: String) -> [Int] {
    let words = Self.words(query)
    let telling = Set(words).filter { !Self.emptyWords.contains($0) && postings[$0] != nil }
    var scores: [Int: Double] = [:]
    var found: [Int: Int] = [:]
    for word in telling.isEmpty ? Set(words) : telling {
      guard let places = postings[word] else { continue }
      let rarity = self.rarity(places.count)
      for place in places {
        scores[place.section, default: 0] += place.weight * rarity
        found[place.section, default: 0] += 1
      }
    }
    // A section that knows half of the words is less than half an answer.
    for (section, count) in found where !telling.isEmpty {
      scores[section, default: 0] *= Double(count) / Double(telling.count)
    }
    for pair in Set(Self.pairs(words)) {
      guard let places = messagePairs[pair] else { continue }
      for section in places { scores[section, default: 0] += Weight.pair * rarity(places.count) }
    }
    for name in Set(query.split { !$0.isLetter && !$0.isNumber }) where name.dropFirst().contains(where: \.isUppercase) {
      for section in subjects[name] ?? [] { scores[section, default: 0] += Weight.subject }
    }
    return scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// They are in most questions and say nothing.
  private static let emptyWords: Set<String> = [
    "a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "does", "doe", "for", "from", "get", "has", "how", "i", "if",
    "in", "is", "it", "my", "of", "on", "or", "swiftui", "that", "the", "this", "to", "was", "wa", "what", "when", "why",
    "with",
  ]

  /// Between 0 (every section) and 1 (hardly any), falling evenly with each doubling.
  private func rarity(_ found: Int) -> Double {
    var rarity = 1.0
    var share = 1
    while share < found {
      share &*= 2
      rarity *= 0.8
    }
    return found >= count ? 0 : rarity
  }

  private static func pairs(_ words: [String]) -> [Pair] {
    zip(words, words.dropFirst()).map { Pair(first: $0, second: $1) }
  }

  /// Lower-case runs of ASCII letters and digits without a plural's ending, and for `camelCase` also each hump. Bytes are enough
  /// here: the handbook is in English, and characters are a dozen times slower.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    for run in text.utf8.split(whereSeparator: { !isWord($0) }) {
      words.append(word(run))
      let humps = Self.humps(run)
      if humps.count > 1 { words += humps.map(word) }
    }
    return words
  }

  private static func isUppercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isUppercase(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func word(_ run: Substring.UTF8View) -> String {
    var bytes = run.map { isUppercase($0) ? $0 | 0x20 : $0 }
    let s = UInt8(ascii: "s")
    if bytes.count > 3, bytes.last == s, bytes[bytes.count - 2] != s { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func humps(_ run: Substring.UTF8View) -> [Substring.UTF8View] {
    var humps: [Substring.UTF8View] = []
    var start = run.startIndex
    for index in run.indices.dropFirst() where isUppercase(run[index]) {
      humps.append(run[start..<index])
      start = index
    }
    humps.append(run[start...])
    return humps
  }
}
