/// The handbook: what hovers and `explain` quote. Nothing is read before the first question.
public enum Handbook {
  /// All sections, chapter by chapter.
  public static let sections: [HandbookSection] = Chapters.all.flatMap { ChapterParser.sections(of: $0.text) }

  private static let byAnchor = Dictionary(sections.map { ($0.anchor, $0) }, uniquingKeysWith: { first, _ in first })
  private static let byRule = Dictionary(
    sections.flatMap { section in section.rules.map { ($0, section) } }, uniquingKeysWith: { first, _ in first })
  private static let apis = sections.indices.flatMap { section in
    let main = sections[section].apis.map { (section: section, place: 0, name: APIName($0)) }
    return main + sections[section].relatedAPIs.map { (section: section, place: 1, name: APIName($0)) }
  }
  private static let index = SearchIndex(sections)

  /// The section with an anchor, written with or without `#`.
  public static func section(anchor: String) -> HandbookSection? {
    byAnchor[anchor.hasPrefix("#") ? String(anchor.dropFirst()) : anchor]
  }

  /// The home section of a rule.
  public static func section(forRule id: String) -> HandbookSection? { byRule[id] }

  /// The sections that explain an API, best first. Accepted are a base name, a name with some or all argument labels, a member
  /// and a key path: `sheet`, `.sheet`, `sheet(item:)`, `NavigationStack`, `\.dismiss`, `sheet item:`. When no form has such
  /// labels, the sections of the base name are the answer.
  public static func sections(forAPI name: String) -> [HandbookSection] {
    let query = APIName(name)
    let found = matches(query)
    guard found.isEmpty, !query.base.isEmpty, query.labels != nil else { return found }
    return matches(APIName(String(query.base)))
  }

  private static func matches(_ query: APIName) -> [HandbookSection] {
    var best: [Int: (match: Int, place: Int)] = [:]
    for api in apis {
      guard let match = api.name.match(query) else { continue }
      if let known = best[api.section], (known.match, -known.place) >= (match, -api.place) { continue }
      best[api.section] = (match, api.place)
    }
    let order = best.sorted { a, b in
      (-a.value.match, a.value.place, a.key) < (-b.value.match, b.value.place, b.key)
    }
    return order.map { sections[$0.key] }
  }

  /// The sections that fit a runtime message (whole, a part, or with other names in it) or free words, best first.
  public static func search(_ words: String, limit: Int = 5) -> [HandbookSection] {
    index.search(words).prefix(max(0, limit)).map { sections[$0] }
  }
}
