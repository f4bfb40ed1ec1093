/// What a section is about, in a form that can be compared.
struct Profile: Sendable {
  /// From this closeness on a section is worth quoting: less is enough where it names the API that is asked about.
  static func isClose(_ closeness: Double, isNamed: Bool) -> Bool { closeness >= (isNamed ? 0.6 : 0.85) }

  /// The words of the whole section with their weights, as a vector of length one.
  private let words: [String: Double]
  /// The words of the heading, or of title, anchor, rules and APIs of a section of the handbook.
  private let heading: Set<String>
  /// The words of the heading above.
  private let parent: Set<String>
  /// The heading's identifiers in lower case, and all of them in one, so that `Full screen cover` is `fullScreenCover`.
  private let headingNames: Set<String>
  /// The identifiers in heading and text, or the APIs that a section of the handbook speaks of.
  let names: Set<String>
  /// The calls in the text with their first labels, such as `sheet(item`.
  private let calls: Set<String>

  init(_ section: ReferenceSection) {
    let above = section.parents.suffix(1).joined(separator: " ")
    heading = Self.keywords(section.title)
    parent = Self.keywords(above)
    let inTitle = Self.identifiers(section.title)
    headingNames = Set((inTitle + [inTitle.joined()]).map { $0.lowercased() })
    names = Set(inTitle + Self.identifiers(section.markdown))
    calls = Self.calls(section.title + "\n" + section.markdown)
    words = Self.vector([(section.title, 3), (above, 1), (section.markdown, 1)])
  }

  init(_ section: HandbookSection) {
    let titles = ([section.title, section.anchor] + section.rules).joined(separator: " ")
    // Members such as `large` are too common a word to tell subjects apart.
    let apis = section.apis.map { APIName($0) }.filter(\.owner.isEmpty).map { String($0.base) }
    heading = Self.keywords(titles + " " + apis.joined(separator: " "))
    parent = []
    headingNames = Set(apis.map { $0.lowercased() })
    names = Set(apis + section.relatedAPIs.map { String(APIName($0).base) })
    calls = []
    words = Self.vector([(titles, 3), ((apis + section.messages).joined(separator: " "), 2), (section.markdown, 1)])
  }

  /// How close a user's section is to a section of the handbook.
  /// - Parameter api: the API that is asked about, if one is
  func closeness(to subject: Profile, api: APIName?) -> Double {
    // A section that never names what the subject is about is about something else, however alike the words.
    guard subject.names.isEmpty || !names.isDisjoint(with: subject.names) else { return 0 }
    let shared = weight(heading.intersection(subject.heading))
    let isTitled = !headingNames.isDisjoint(with: subject.headingNames)
    let isCalled = api.map { api in calls.contains { $0.hasPrefix(api.base + "(") } } ?? false
    guard shared > 0 || isTitled || isCalled || !parent.isDisjoint(with: subject.heading) else { return 0 }
    var closeness = 2.5 * product(words, subject.words) + 0.1 * shared
    closeness += 0.05 * weight(parent.intersection(subject.heading).subtracting(heading))
    if shared > 0 { closeness += 0.5 * shared / weight(heading) }
    if isTitled { closeness += 0.4 }
    guard let api else { return closeness }
    guard names.contains(String(api.base)) else { return closeness - 0.2 }
    closeness += headingNames.contains(api.base.lowercased()) ? 0.7 : 0.3
    if let label = api.labels?.first { closeness += calls.contains("\(api.base)(\(label)") ? 0.3 : -0.2 }
    return closeness
  }

  private func weight(_ words: Set<String>) -> Double { words.reduce(0) { $0 + Vocabulary.rarity($1) } }

  private func product(_ a: [String: Double], _ b: [String: Double]) -> Double {
    a.reduce(0) { $0 + $1.value * (b[$1.key] ?? 0) }
  }

  private static func vector(_ texts: [(String, Double)]) -> [String: Double] {
    var weights: [String: Double] = [:]
    for (text, weight) in texts {
      for word in SearchIndex.words(text) { weights[stem(word), default: 0] += weight }
    }
    var vector: [String: Double] = [:]
    for (word, weight) in weights {
      let rarity = Vocabulary.rarity(word)
      // What the handbook never says cannot make two sections alike, and should not make them different.
      if rarity > 0 { vector[word] = weight.squareRoot() * rarity }
    }
    let length = vector.values.reduce(0) { $0 + $1 * $1 }.squareRoot()
    return length > 0 ? vector.mapValues { $0 / length } : [:]
  }

  /// Names as code spells them.
  private static func identifiers(_ text: String) -> [String] { text.split { !isName($0) }.map(String.init) }

  private static func isName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

  private static func calls(_ text: String) -> Set<String> {
    let pieces = text.split(separator: "(", omittingEmptySubsequences: false)
    let calls = zip(pieces, pieces.dropFirst()).compactMap { before, after -> String? in
      let name = String(before.reversed().prefix(while: isName).reversed())
      let label = after.drop(while: \.isWhitespace).prefix(while: isName)
      let hasLabel = after.drop(while: \.isWhitespace).dropFirst(label.count).first == ":"
      return name.isEmpty ? nil : "\(name)(\(hasLabel ? String(label) : "_")"
    }
    return Set(calls)
  }

  /// The words that carry meaning, in the singular and without their ending, so that `sheets` and `driven` meet `sheet` and `drive`.
  static func keywords(_ text: String) -> Set<String> {
    Set(SearchIndex.words(text).filter { $0.count > 2 && !emptyWords.contains($0) }.map(stem))
  }

  static func stem(_ word: String) -> String {
    for ending in ["ion", "ing", "ed", "s", "n", "e"] where word.hasSuffix(ending) && word.count - ending.count > 2 {
      return String(word.dropLast(ending.count))
    }
    return word
  }

  private static let emptyWords: Set<String> = [
    "and", "are", "for", "from", "how", "into", "its", "not", "one", "preferred", "that", "the", "their", "use",
    "with", "pattern", "patterns", "view", "swiftui", "based",
  ]
}

/// How telling the handbook's words are.
enum Vocabulary {
  private static let counts: [String: Int] = {
    var counts: [String: Int] = [:]
    for section in Handbook.sections {
      let texts = [section.title, section.anchor, section.markdown] + section.rules + section.apis + section.relatedAPIs
      for word in Set(texts.flatMap(SearchIndex.words).map(Profile.stem)) { counts[word, default: 0] += 1 }
    }
    return counts
  }()

  /// From 0 (every section has it, or none) to 4 and more.
  static func rarity(_ word: String) -> Double {
    guard let count = counts[word] else { return 0 }
    var rarity = 0.0
    var share = Double(Handbook.sections.count) / Double(count)
    // The binary logarithm, in halves, without a mathematics library.
    while share > 1.41 {
      rarity += 0.5
      share /= 1.4142
    }
    return rarity
  }
}
