import SwiftSyntax

/// The state that a presentation is bound to, and how writing it closes the presentation.
public struct DrivingState: Sendable, Hashable {
  /// The names that lead to it, without `self` and `$`: `["showsFilter"]`, `["model", "editedTrail"]`.
  public let path: [String]
  /// Whether nil closes it; else `false` does.
  public let isOptional: Bool

  /// What is written to close the presentation: `showsFilter = false`.
  public var closingStatement: String { "\(path.joined(separator: ".")) = \(isOptional ? "nil" : "false")" }

  /// Whether a statement does nothing but close the presentation.
  public func isClosed(by item: CodeBlockItemSyntax) -> Bool {
    guard let expression = item.item.as(ExprSyntax.self) ?? item.item.as(ReturnStmtSyntax.self)?.expression else {
      return false
    }
    return isClosed(by: expression)
  }

  /// Whether an expression is a write that closes the presentation.
  public func isClosed(by expression: ExprSyntax) -> Bool {
    if let assignment = expression.as(InfixOperatorExprSyntax.self).flatMap(Assignment.init) {
      return assignment.target.plainPath == path && (isOptional ? assignment.isNil : assignment.booleanValue == false)
    }
    guard !isOptional, let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.name == "toggle",
      call.labels.isEmpty
    else { return false }
    return call.base?.plainPath == path
  }
}

extension Presentation {
  /// The state whose change closes it; nil for stores, constants and bindings that cannot be followed.
  public var drivingState: DrivingState? {
    switch source {
    case .property(let name): DrivingState(path: [name], isOptional: isItemDriven)
    case .path(let root, let members): DrivingState(path: [root] + members, isOptional: isItemDriven)
    case .binding(let name): DrivingState(path: [name, "wrappedValue"], isOptional: isItemDriven)
    case .derived(_, let get, _): Self.state(readBy: get, isItemDriven: isItemDriven)
    case .constant, .store, .other: nil
    }
  }

  /// What `{ x }` and `{ x != nil }` read.
  private static func state(readBy get: ClosureExprSyntax, isItemDriven: Bool) -> DrivingState? {
    guard get.statements.count == 1, let only = get.statements.first?.item,
      let expression = only.as(ExprSyntax.self) ?? only.as(ReturnStmtSyntax.self)?.expression
    else { return nil }
    if let path = expression.plainPath { return DrivingState(path: path, isOptional: isItemDriven) }
    guard !isItemDriven, let comparison = expression.as(InfixOperatorExprSyntax.self),
      comparison.operator.trimmedDescription == "!=", comparison.rightOperand.is(NilLiteralExprSyntax.self),
      let path = comparison.leftOperand.plainPath
    else { return nil }
    return DrivingState(path: path, isOptional: true)
  }
}
