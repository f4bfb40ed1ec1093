import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

extension RuleContext {
  /// The identifier tokens of a text in the target, in source order.
  /// - Parameter test: what the declaration at file level must pass
  func tokens(named name: String, where test: TextTest = .all([])) -> [TokenSyntax] {
    file.tokens(named: name, within: [target], where: test).filter { isInTarget($0.textRange) }
  }

  /// Whether the target holds a node, or a part of the type around it: its declaration or an extension. What is found from the
  /// node through helpers of its type is nowhere else.
  func reachesTarget(fromTypeAround node: some SyntaxProtocol) -> Bool {
    if isInTarget(node.textRange) { return true }
    guard let type = file.type(around: node) else { return false }
    return file.declarations(of: type.qualifiedName).contains { isInTarget($0.range) }
  }
}
