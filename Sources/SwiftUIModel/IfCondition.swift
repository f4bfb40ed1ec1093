import SwiftSyntax

extension ExprSyntax {
  /// Whether the condition of an `#if` holds; nil where what is not known decides.
  /// - Parameter known: whether a part without `!`, `&&` and `||` holds, such as `os(iOS)` or `DEBUG`; nil for what is not known
  public func holds(where known: (ExprSyntax) -> Bool?) -> Bool? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.holds(where: known)
    }
    if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
    if let not = self.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return not.expression.holds(where: known).map { !$0 }
    }
    guard let infix = self.as(InfixOperatorExprSyntax.self) else { return known(self) }
    let sides = [infix.leftOperand.holds(where: known), infix.rightOperand.holds(where: known)]
    switch infix.operator.trimmedDescription {
    case "&&": return sides.contains(false) ? false : sides.contains(nil) ? nil : true
    case "||": return sides.contains(true) ? true : sides.contains(nil) ? nil : false
    default: return known(self)
    }
  }
}
