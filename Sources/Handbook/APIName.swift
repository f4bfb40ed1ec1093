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

  /// How well this name answers a question for `query`: larger is better, nil not at all.
  func match(_ query: APIName) -> Int? {
    let named = !query.base.isEmpty
    guard named ? (base == query.base || owner == query.base) : query.labels?.isEmpty == false else { return nil }
    guard query.owner.isEmpty || owner == query.owner || base == query.owner else { return nil }
    let rank = base == query.base ? 4 : 0
    guard let asked = query.labels, !asked.isEmpty else { return rank }
    guard let labels else { return named ? rank : nil }
    if labels.starts(with: asked) { return rank + 3 }
    if Self.isSubsequence(asked, of: labels) { return rank + 2 }
    return nil
  }

  /// Calls leave out defaulted arguments and the label of the first trailing closure.
  private static func isSubsequence(_ asked: [Substring], of labels: [Substring]) -> Bool {
    var rest = labels[...]
    for label in asked {
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }
}
