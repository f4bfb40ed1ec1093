/// An API's name taken apart, so that `sheet`, `.sheet(item:)` and `sheet(item:onDismiss:content:)` can be compared.
struct APIName: Sendable {
  /// The type before the last dot, empty if none: `NavigationSplitViewVisibility` in `NavigationSplitViewVisibility.all`.
  let owner: Substring
  /// `sheet`, `NavigationStack`, `dismiss`; empty for a bare `item:`.
  let base: Substring
  /// Argument labels in order, `_` for none; nil when the name says nothing about arguments.
  let labels: [Substring]?

  /// Reads a name as people and tools write it: a leading `.`, `\.`, `@` or `View.` does not matter, nor do missing closing
  /// parentheses, and `sheet item:` is as good as `sheet(item:)`.
  init(_ text: String) {
    var text = text[...]
    // `@Environment(\.dismiss)` is about the value.
    if text.hasPrefix("@Environment("), let dot = text.firstIndex(of: ".") {
      text = text[dot...].prefix { $0 != ")" && $0 != "," }
    }
    let end = text.firstIndex { $0 == "(" || $0 == " " } ?? text.endIndex
    var path = text[..<end].split { $0 == "." || $0 == "\\" || $0 == "@" || $0 == "$" }
    var arguments = text[end...]
    if path.last == "init" { path.removeLast() }
    if let last = path.last, last.hasSuffix(":") {
      path.removeLast()
      arguments = last
    }
    base = path.popLast() ?? ""
    owner = path.last { $0 != "View" && $0 != "EnvironmentValues" } ?? ""
    let words = arguments.split { $0 == ":" || $0 == "(" || $0 == ")" || $0 == " " || $0 == "," }
    labels = arguments.contains("(") || arguments.contains(":") ? words : nil
  }

  /// How well an API answers a question; larger is better.
  struct Fit: Comparable, Sendable {
    enum Quality: Int, Comparable, Sendable {
      /// The question names the type that this is a member of.
      case memberOfType
      /// The question has labels that this form lacks, or lacks one that a call cannot leave out.
      case otherForm
      /// The question has labels, this is the type as a whole.
      case typeOfForm
      /// The question says nothing about labels.
      case oneOfTheForms
      /// A call with the labels of the question may mean this form.
      case callOfForm
      case exact

      static func < (a: Quality, b: Quality) -> Bool { a.rawValue < b.rawValue }
    }

    let quality: Quality
    /// A member was asked for without its type: `all` instead of `NavigationSplitViewVisibility.all`.
    let lacksOwner: Bool
    /// How many labels the question left out.
    let missing: Int

    static func < (a: Fit, b: Fit) -> Bool {
      if a.lacksOwner != b.lacksOwner { return a.lacksOwner }
      return a.quality != b.quality ? a.quality < b.quality : a.missing > b.missing
    }
  }

  /// How well this API answers a question for `query`; nil when it is another API.
  func fit(_ query: APIName) -> Fit? {
    guard !query.base.isEmpty else {
      guard let asked = query.labels, !asked.isEmpty, let labels, Self.isSubsequence(asked, of: labels) else { return nil }
      return Fit(quality: .otherForm, lacksOwner: true, missing: labels.count - asked.count)
    }
    guard base == query.base else {
      let isMember = owner == query.base && query.labels == nil && query.owner.isEmpty
      return isMember ? Fit(quality: .memberOfType, lacksOwner: false, missing: 0) : nil
    }
    guard query.owner.isEmpty || owner == query.owner else { return nil }
    guard let quality = quality(asked: query.labels) else { return nil }
    let missing = (labels?.count ?? 0) - (query.labels?.count ?? 0)
    return Fit(quality: quality, lacksOwner: !owner.isEmpty && query.owner.isEmpty, missing: missing)
  }

  private func quality(asked: [Substring]?) -> Fit.Quality? {
    guard let asked else { return labels == nil ? .exact : .oneOfTheForms }
    guard let labels else { return base.first?.isUppercase == true ? .typeOfForm : nil }
    if asked == labels { return .exact }
    guard Self.isSubsequence(asked, of: labels) else { return nil }
    return labels.allSatisfy { asked.contains($0) || Self.omittable.contains($0) } ? .callOfForm : .otherForm
  }

  /// Labels that a call may lack: of a first trailing closure, or of an argument with a default.
  private static let omittable: Set<Substring> = [
    "action", "actions", "alignment", "allowsFullSwipe", "arrowEdge", "attachmentAnchor", "buttons", "content", "destination",
    "dismissButton", "edge", "edges", "label", "max", "menuItems", "message", "min", "onDismiss", "placement", "root",
    "rowContent", "sidebar", "titleVisibility",
  ]

  private static func isSubsequence(_ asked: [Substring], of labels: [Substring]) -> Bool {
    var rest = labels[...]
    for label in asked {
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
