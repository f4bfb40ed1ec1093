/// A Markdown file of the user's own (a style guide, an agent skill's reference) whose sections are quoted before the handbook's.
public struct ReferenceBook: Sendable {
  /// What its sections name as their chapter, such as the file's name.
  public let name: String
  /// Its sections in order, one a heading of any level that has a text of its own. Their anchors are made of the headings.
  public let sections: [HandbookSection]
  /// For every anchor of the handbook the section that fits it best, if one fits.
  private let bySubject: [String: Int]

  public init(name: String, markdown: String) {
    self.name = name
    sections = Self.sections(of: markdown, chapter: name)
    var best: [String: (score: Double, section: Int)] = [:]
    for (index, section) in sections.enumerated() {
      for (anchor, score) in Self.subjects(of: section) where score > best[anchor]?.score ?? 0 {
        best[anchor] = (score, index)
      }
    }
    bySubject = best.mapValues(\.section)
  }

  /// The section about the same subject as a section of the handbook, nil when none is close.
  public func section(about subject: HandbookSection) -> HandbookSection? {
    bySubject[subject.anchor].map { sections[$0] }
  }

  /// The anchors that a section is close to, with a number that grows with the closeness. Close is what the handbook's own search
  /// puts first for heading and text, if the heading shares a word with the subject's names and the text speaks of its API.
  private static func subjects(of section: HandbookSection) -> [String: Double] {
    var scores: [String: Double] = [:]
    for (rank, subject) in Handbook.search(section.title).enumerated() {
      scores[subject.anchor, default: 0] += 1 / Double(rank + 1)
    }
    for (rank, subject) in Handbook.search(section.title + " " + section.markdown).enumerated() {
      scores[subject.anchor, default: 0] += 2 / Double(rank + 1)
    }
    let heading = keywords(section.title)
    let words = Set(SearchIndex.words(section.title + " " + section.markdown))
    return scores.filter { anchor, score in
      guard score >= 1, let subject = Handbook.section(anchor: anchor) else { return false }
      let apis = subject.apis + subject.relatedAPIs
      let bases = Set(apis.compactMap { SearchIndex.words(String(APIName($0).base)).first })
      let names = keywords(([subject.title, subject.anchor] + subject.rules + apis).joined(separator: " "))
      return !heading.isDisjoint(with: names) && (bases.isEmpty || !bases.isDisjoint(with: words))
    }
  }

  private static func sections(of markdown: String, chapter: String) -> [HandbookSection] {
    var sections: [HandbookSection] = []
    var title: String?
    var body: [Substring] = []
    var isInFence = false
    func finish() {
      let text = trimmed(body)
      if let title, !text.isEmpty, !isTableOfContents(text) {
        let anchor = SearchIndex.words(title).joined(separator: "-")
        sections.append(HandbookSection(anchor: anchor, title: title, chapter: chapter, markdown: text))
      }
      body = []
    }
    for line in markdown.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let line = Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      if line.hasPrefix("```") || line.hasPrefix("~~~") { isInFence.toggle() }
      let level = isInFence ? 0 : line.prefix { $0 == "#" }.count
      if (1...6).contains(level), line.dropFirst(level).first == " " {
        finish()
        title = String(line.dropFirst(level).drop { $0 == " " })
      } else {
        body.append(line)
      }
    }
    finish()
    return sections
  }

  private static func isTableOfContents(_ text: String) -> Bool {
    text.split(separator: "\n").allSatisfy { $0.contains("](#") }
  }

  /// The lines without empty ones at both ends.
  private static func trimmed(_ lines: [Substring]) -> String {
    let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let end = lines.lastIndex { !$0.isEmpty } ?? start
    return lines.isEmpty || start == lines.endIndex ? "" : lines[start...end].joined(separator: "\n")
  }

  /// The words that carry meaning, in the singular and without their ending, so that `sheets` and `driven` meet `sheet` and `drive`.
  private static func keywords(_ text: String) -> Set<String> {
    Set(SearchIndex.words(text).filter { $0.count > 2 && !emptyWords.contains($0) }.map(stem))
  }

  private static func stem(_ word: String) -> String {
    for ending in ["ing", "ed", "s", "n", "e"] where word.hasSuffix(ending) && word.count - ending.count > 2 {
      return String(word.dropLast(ending.count))
    }
    return word
  }

  private static let emptyWords: Set<String> = [
    "and", "are", "for", "from", "how", "into", "its", "not", "one", "preferred", "that", "the", "their", "use",
    "with", "pattern", "patterns", "view", "swiftui", "based",
  ]
}
