/// Finds sections by words. A word counts the more the fewer sections have it, and the more prominent its place.
struct SearchIndex: Sendable {
  /// For every word the sections that have it, with the weight of its best place there.
  private var postings: [Substring: [Int: Double]] = [:]
  /// For every pair of neighbouring words in a message the sections with that message.
  private var messagePairs: [Pair: Set<Int>] = [:]
  private let count: Int

  private struct Pair: Hashable {
    let first: Substring
    let second: Substring
  }

  private enum Weight {
    static let name = 6.0
    static let title = 5.0
    static let api = 3.0
    static let message = 2.0
    static let text = 1.0
    /// For two words that follow each other in a message: a quoted message beats scattered words.
    static let pair = 2.0
  }

  init(_ sections: [HandbookSection]) {
    count = sections.count
    for (number, section) in sections.enumerated() {
      add(section.markdown, Weight.text, number)
      section.messages.forEach { add($0, Weight.message, number) }
      (section.apis + section.relatedAPIs).forEach { add($0, Weight.api, number) }
      add(section.title, Weight.title, number)
      (section.rules + [section.anchor]).forEach { add($0, Weight.name, number) }
      for message in section.messages {
        for pair in Self.pairs(Self.words(message)) { messagePairs[pair, default: []].insert(number) }
      }
    }
  }

  private mutating func add(_ text: String, _ weight: Double, _ section: Int) {
    for word in Self.words(text) {
      postings[word, default: [:]][section] = max(weight, postings[word]?[section] ?? 0)
    }
  }

  /// Numbers of sections, best first.
  func search(_ query: String) -> [Int] {
    let words = Self.words(query)
    var scores: [Int: Double] = [:]
    for word in Set(words) {
      guard let places = postings[word] else { continue }
      let rarity = self.rarity(places.count)
      for (section, weight) in places { scores[section, default: 0] += weight * rarity }
    }
    for pair in Set(Self.pairs(words)) {
      guard let places = messagePairs[pair] else { continue }
      for section in places { scores[section, default: 0] += Weight.pair * rarity(places.count) }
    }
    return scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

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

  private static func pairs(_ words: [Substring]) -> [Pair] {
    zip(words, words.dropFirst()).map { Pair(first: $0, second: $1) }
  }

  /// Lower-case runs of letters and digits, and for `camelCase` also each hump.
  static func words(_ text: String) -> [Substring] {
    var words: [Substring] = []
    for run in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      words.append(Substring(run.lowercased()))
      let humps = Self.humps(run)
      if humps.count > 1 { words += humps.map { Substring($0.lowercased()) } }
    }
    return words
  }

  private static func humps(_ run: Substring) -> [Substring] {
    var humps: [Substring] = []
    var start = run.startIndex
    for index in run.indices.dropFirst() where run[index].isUppercase {
      humps.append(run[start..<index])
      start = index
    }
    humps.append(run[start...])
    return humps
  }
}
