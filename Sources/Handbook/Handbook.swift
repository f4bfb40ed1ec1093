/// The handbook: what hovers and `explain` quote. Nothing is read before the first question.
public enum Handbook {
  /// All sections, chapter by chapter.
  public static let sections: [HandbookSection] = Chapters.all.flatMap { ChapterParser.sections(of: $0.text) }

  private static let byAnchor = Dictionary(sections.map { ($0.anchor, $0) }, uniquingKeysWith: { first, _ in first })
  private static let byRule = Dictionary(
    sections.flatMap { section in section.rules.map { ($0, section) } }, uniquingKeysWith: { first, _ in first })
  private static let apis = sections.indices.flatMap { section in
    let main = sections[section].apis.map { (section: section, isMain: true, name: APIName($0)) }
    return main + sections[section].relatedAPIs.map { (section: section, isMain: false, name: APIName($0)) }
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
    var found = matches(query)
    if found.isEmpty, !query.base.isEmpty, query.labels != nil { found = matches(APIName(String(query.base))) }
    return found.map { sections[$0.section] }
  }

  /// The section that is the main explanation of an API, for a hover. Nil where the handbook only mentions the API, where no form
  /// of it can be called with the labels in `name`, and for a member without its type, such as `all`.
  public static func section(forAPI name: String) -> HandbookSection? {
    let match = matches(APIName(name)).first { match in
      match.isMain && !match.fit.lacksOwner && match.fit.quality >= .typeOfForm
    }
    return match.map { sections[$0.section] }
  }

  private struct Match {
    let section: Int
    let fit: APIName.Fit
    let isMain: Bool
  }

  /// One match a section, best first: how well the name fits, then what the section is about, then the reading order.
  private static func matches(_ query: APIName) -> [Match] {
    var best: [Int: Match] = [:]
    for api in apis {
      guard let fit = api.name.fit(query) else { continue }
      let match = Match(section: api.section, fit: fit, isMain: api.isMain)
      if let known = best[api.section], isBetter(known, match) { continue }
      best[api.section] = match
    }
    return best.values.sorted(by: isBetter)
  }

  private static func isBetter(_ a: Match, _ b: Match) -> Bool {
    if a.fit != b.fit { return a.fit > b.fit }
    if a.isMain != b.isMain { return a.isMain }
    return a.section < b.section
  }

  /// The sections that fit a runtime message (whole, a part, or with other names in it) or free words, best first.
  public static func search(_ words: String, limit: Int = 5) -> [HandbookSection] {
    index.search(words).prefix(max(0, limit)).map { sections[$0] }
  }
}
