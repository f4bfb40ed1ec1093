import SwiftUIModel

extension SemanticModel {
  /// Whether a type as written, with `?`, `[…]` and the like, conforms to all of some protocols.
  public func conformance(ofWritten type: String, to targets: [String], in scope: TypeDeclaration) -> Knowledge {
    let text = type.filter { !$0.isWhitespace }
    if text.hasSuffix("?") || text.hasSuffix("!") {
      return conformance(ofWritten: String(text.dropLast()), to: targets, in: scope)
    }
    if text.contains("->") || text.hasPrefix("any") && type.hasPrefix("any ") { return .no }
    if text.hasPrefix("("), text.hasSuffix(")") { return text.contains(",") ? .no : .unknown }
    if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = text.dropFirst().dropLast()
      guard !inner.contains(where: { "[<(".contains($0) }) else { return .unknown }
      let parts = inner.split(separator: ":").map { conformance(ofWritten: String($0), to: targets, in: scope) }
      return parts.contains { $0 == .no } ? .no : parts.allSatisfy { $0 == .yes } ? .yes : .unknown
    }
    if text.isEmpty || text.contains("<") || scope.genericParameters.contains(text) { return .unknown }
    let answers = targets.map { conformance(of: text, to: $0, in: scope) }
    return answers.contains { $0 == .no } ? .no : answers.allSatisfy { $0 == .yes } ? .yes : .unknown
  }
}
