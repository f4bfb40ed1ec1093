import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

extension RuleContext {
  /// The identifier tokens of a text in the focus, in source order.
  /// - Parameter test: what the declaration at file level must pass
  func tokens(named name: String, where test: TextTest = .all([])) -> [TokenSyntax] {
    guard let focus else { return file.tokens(named: name, where: test) }
    return file.tokens(named: name, within: [focus], where: test).filter { isAsked(about: $0.textRange) }
  }

  /// Whether the focus holds a node, or a part of the type around it: its declaration or an extension. What is found from the
  /// node through helpers of its type is nowhere else.
  func isAsked(aboutTypeAround node: some SyntaxProtocol) -> Bool {
    if isAsked(about: node.textRange) { return true }
    guard let type = file.type(around: node) else { return false }
    return file.declarations(of: type.qualifiedName).contains { isAsked(about: $0.range) }
  }
}
