/// One section of the handbook: a piece of advice, its reason, its exceptions and one example, short enough for a hover.
public struct HandbookSection: Sendable, Hashable {
  /// Unique in the handbook; what rules and links between sections refer to.
  public let anchor: String
  public let title: String
  /// The title of the chapter.
  public let chapter: String
  /// The text without heading and metadata. Links to other sections read `[text](#anchor)`.
  public let markdown: String
  /// The APIs that it is the main explanation of: `sheet(item:onDismiss:content:)`, `NavigationStack`, `\.dismiss`.
  public let apis: [String]
  /// Other APIs that it says something about.
  public let relatedAPIs: [String]
  /// The ids of the rules that it is the home of.
  public let rules: [String]
  /// Texts of the runtime and the compiler that lead here.
  public let messages: [String]
  /// The numbers of the facts that it states, in the list that the handbook was written after.
  public let rows: [Int]

  public init(
    anchor: String, title: String, chapter: String, markdown: String, apis: [String] = [], relatedAPIs: [String] = [],
    rules: [String] = [], messages: [String] = [], rows: [Int] = []
  ) {
    self.anchor = anchor
    self.title = title
    self.chapter = chapter
    self.markdown = markdown
    self.apis = apis
    self.relatedAPIs = relatedAPIs
    self.rules = rules
    self.messages = messages
    self.rows = rows
  }
}
