import SwiftSyntax
import SwiftUIModel

extension Call {
  /// The text of a button's label where that is a literal: of `Button("…")`, `Text("…")` or `Label("…", …)`.
  var buttonTitle: StringLiteralExprSyntax? {
    if let first = unlabeledArgument?.expression {
      return first.as(StringLiteralExprSyntax.self) ?? Self.title(of: first)
    }
    let closure = closure("label") ?? (argument("action") == nil ? nil : node.trailingClosure)
    guard let closure, closure.statements.count == 1, let only = closure.statements.first?.item.as(ExprSyntax.self) else {
      return nil
    }
    return Self.title(of: only)
  }

  private static func title(of expression: ExprSyntax) -> StringLiteralExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init) else { return nil }
    guard call.name == "Text" || call.name == "Label", !call.isMember else { return call.base.flatMap(title) }
    return call.unlabeledArgument?.expression.as(StringLiteralExprSyntax.self)
  }
}
