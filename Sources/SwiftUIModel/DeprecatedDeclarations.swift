import SourceText
import SwiftSyntax

extension ViewFile {
  /// Whether a range starts in a declaration that is marked as deprecated or obsolete, on whatever system.
  public func isInDeprecatedDeclaration(_ range: TextRange) -> Bool {
    var node = token(at: range.lower)?.parent
    while let current = node {
      if current.asProtocol((any WithAttributesSyntax).self)?.attributes.contains(where: \.isDeprecation) == true {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension AttributeListSyntax.Element {
  /// Whether it is `@available(*, deprecated)`, `@available(iOS, deprecated: 16, …)` or the like with `obsoleted`.
  fileprivate var isDeprecation: Bool {
    guard case .attribute(let attribute) = self, case .availability(let list)? = attribute.arguments else { return false }
    return list.contains { item in
      switch item.argument {
      case .token(let token): token.text == "deprecated"
      case .availabilityLabeledArgument(let argument): ["deprecated", "obsoleted"].contains(argument.label.text)
      default: false
      }
    }
  }
}
