import SwiftSyntax

/// A view that is the content of a closure or body by itself: the statement of one branch, with its modifiers.
public struct ContentNode: Sendable {
  /// With all modifiers.
  public let expression: ExprSyntax
  /// Whether a branch (`if`, `switch`) decides about it.
  public let isConditional: Bool

  /// The modifiers, outermost first, those within `#if` left out.
  public var modifiers: [Call] { expression.viewModifiers }

  /// The view without its modifiers.
  public var view: ExprSyntax { expression.modifiedView }
}

extension ExprSyntax {
  /// Whether an operator or a keyword in front makes something else of a chain: `x = Text("")`, `!Text("")`.
  public var isOperatorExpression: Bool {
    self.is(InfixOperatorExprSyntax.self) || self.is(SequenceExprSyntax.self) || self.is(PrefixOperatorExprSyntax.self)
      || self.is(PostfixOperatorExprSyntax.self) || self.is(TernaryExprSyntax.self) || self.is(InOutExprSyntax.self)
      || self.is(AsExprSyntax.self) || self.is(IsExprSyntax.self) || self.is(TryExprSyntax.self)
      || self.is(AwaitExprSyntax.self)
  }
}

extension CodeBlockItemListSyntax {
  /// The roots of the content: each statement that is a view, in each branch of `if`, `switch` and `#if`.
  /// - Parameter throughGroups: whether the content of a `Group` is listed too, behind the group itself.
  public func contentRoots(throughGroups: Bool = false) -> [ContentNode] {
    roots(isConditional: false, throughGroups: throughGroups)
  }

  private func roots(isConditional: Bool, throughGroups: Bool) -> [ContentNode] {
    flatMap { item -> [ContentNode] in
      if let conditional = item.item.as(IfConfigDeclSyntax.self) {
        return conditional.clauses.flatMap { clause -> [ContentNode] in
          guard case .statements(let statements)? = clause.elements else { return [] }
          return statements.roots(isConditional: isConditional, throughGroups: throughGroups)
        }
      }
      let expression =
        item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ReturnStmtSyntax.self)?.expression
        ?? item.item.as(ExprSyntax.self)
      guard let expression else { return [] }
      return Self.roots(of: expression, isConditional: isConditional, throughGroups: throughGroups)
    }
  }

  private static func roots(of expression: ExprSyntax, isConditional: Bool, throughGroups: Bool) -> [ContentNode] {
    if let branch = expression.as(IfExprSyntax.self) {
      var result = branch.body.statements.roots(isConditional: true, throughGroups: throughGroups)
      switch branch.elseBody {
      case .ifExpr(let next): result += roots(of: ExprSyntax(next), isConditional: true, throughGroups: throughGroups)
      case .codeBlock(let block): result += block.statements.roots(isConditional: true, throughGroups: throughGroups)
      default: break
      }
      return result
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.flatMap { element -> [ContentNode] in
        guard case .switchCase(let branch) = element else { return [] }
        return branch.statements.roots(isConditional: true, throughGroups: throughGroups)
      }
    }
    if expression.is(InfixOperatorExprSyntax.self) || expression.is(PrefixOperatorExprSyntax.self) { return [] }
    let root = ContentNode(expression: expression, isConditional: isConditional)
    guard throughGroups, let group = root.view.as(FunctionCallExprSyntax.self).flatMap(Call.init), group.name == "Group",
      !group.isMember, let content = group.closures.first?.closure
    else { return [root] }
    return [root] + content.statements.roots(isConditional: isConditional, throughGroups: true)
  }
}
