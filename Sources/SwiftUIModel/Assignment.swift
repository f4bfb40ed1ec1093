import SwiftSyntax

/// A statement `target = value`.
public struct Assignment: Sendable {
  public let node: InfixOperatorExprSyntax
  public let target: ExprSyntax
  public let value: ExprSyntax

  /// Nil for other operators.
  public init?(_ node: InfixOperatorExprSyntax) {
    guard node.operator.is(AssignmentExprSyntax.self) else { return nil }
    self.node = node
    target = node.leftOperand
    value = node.rightOperand
  }

  /// Whether the value is the literal `true` or `false`; nil for anything else.
  public var booleanValue: Bool? { value.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) } }

  public var isNil: Bool { value.is(NilLiteralExprSyntax.self) }

  /// Whether a presentation may open by it: it sets neither nil nor the literal `false`.
  public var mayOpen: Bool { !isNil && booleanValue != false }
}
