import SwiftSyntax

extension Call {
  /// Whether nothing takes its result.
  public var isStatement: Bool {
    var current = Syntax(wholeChainAcrossConditions)
    while let parent = current.parent {
      if parent.is(CodeBlockItemSyntax.self) { return true }
      guard parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      else { return false }
      current = parent
    }
    return false
  }
}

extension ExprSyntax {
  /// What a chain of members, calls, subscripts and `?` starts with, across `#if`.
  public var chainRoot: ExprSyntax {
    var current = self
    while true {
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self).flatMap(Call.init), let base = call.base, call.isModifier,
        call.node.calledExpression.is(MemberAccessExprSyntax.self)
      {
        current = base
      } else if let base = current.as(PostfixIfConfigExprSyntax.self)?.expressionInFront {
        current = base
      } else if let chained = current.as(OptionalChainingExprSyntax.self) {
        current = chained.expression
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        current = forced.expression
      } else if let element = current.as(SubscriptCallExprSyntax.self) {
        current = element.calledExpression
      } else {
        return current
      }
    }
  }
}
