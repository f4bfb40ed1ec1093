/// A text of the user's own (a style guide, an agent skill's reference) whose sections are quoted before the handbook's.
public struct ReferenceBook: Sendable {
  /// What it is called where it is quoted, such as the file's name.
  public let name: String
  /// Its sections in order, one a heading that has a text of its own.
  public let sections: [ReferenceSection]
  private let profiles: [Profile]

  /// - Parameter text: Markdown, or a plain text with titles in lines of their own, or a diff that adds one of them
  public init(name: String, text: String) {
    self.name = name
    sections = ReferenceSections.sections(of: text)
    profiles = sections.map(Profile.init)
  }

  /// The section that fits a section of the handbook best, nil when none is close.
  /// - Parameter api: the API that is asked about, named as `Handbook.sections(forAPI:)` accepts it
  public func section(about subject: HandbookSection, api: String? = nil) -> ReferenceSection? {
    let wanted = Profile(subject)
    let asked = api.map { APIName($0) }
    var best: (score: Double, index: Int)?
    for (index, profile) in profiles.enumerated() {
      let score = profile.closeness(to: wanted, api: asked)
      let isNamed = asked.map { profile.names.contains(String($0.base)) } ?? false
      if Profile.isClose(score, isNamed: isNamed), score > best?.score ?? 0 { best = (score, index) }
    }
    return best.map { sections[$0.index] }
  }
}
