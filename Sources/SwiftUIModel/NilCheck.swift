import SwiftSyntax

extension ForceUnwrapExprSyntax {
  /// Whether it stands where a look for nil has made sure of the value, within a piece of code: in the body of `if x != nil`, behind
  /// `x != nil &&`, below `guard x != nil`.
  func isBehindNilCheck(within outer: some SyntaxProtocol) -> Bool {
    guard let path = expression.plainPath else { return false }
    var child = Syntax(self)
    while let parent = child.parent, child.id != outer.id {
      if parent.makesSure(of: path, at: child) { return true }
      child = parent
    }
    return false
  }
}

extension Syntax {
  /// Whether a path has a value wherever a child of this node is evaluated.
  fileprivate func makesSure(of path: [String], at child: Syntax) -> Bool {
    if let branch = self.as(IfExprSyntax.self) {
      if child.id == Syntax(branch.body).id { return branch.conditions.hold(path, isNil: false) }
      let isElse = branch.elseBody.map { Syntax($0).id == child.id } ?? false
      return isElse && branch.conditions.count == 1 && branch.conditions.hold(path, isNil: true)
    }
    if let choice = self.as(TernaryExprSyntax.self) {
      if child.id == Syntax(choice.thenExpression).id { return choice.condition.implies(path, isNil: false) }
      return child.id == Syntax(choice.elseExpression).id && choice.condition.implies(path, isNil: true)
    }
    if let infix = self.as(InfixOperatorExprSyntax.self), child.id == Syntax(infix.rightOperand).id {
      switch infix.operator.trimmedDescription {
      case "&&": return infix.leftOperand.implies(path, isNil: false)
      case "||": return infix.leftOperand.implies(path, isNil: true)
      default: return false
      }
    }
    // Earlier conditions of the same list, and `guard` statements above.
    if let list = self.as(ConditionElementListSyntax.self) {
      return list.prefix { Syntax($0).id != child.id }.contains { $0.holds(path, isNil: false) }
    }
    if let list = self.as(CodeBlockItemListSyntax.self) {
      return list.prefix { Syntax($0).id != child.id }.contains { item in
        item.item.as(GuardStmtSyntax.self)?.conditions.hold(path, isNil: false) ?? false
      }
    }
    return false
  }
}

extension ConditionElementListSyntax {
  fileprivate func hold(_ path: [String], isNil: Bool) -> Bool { contains { $0.holds(path, isNil: isNil) } }
}

extension ConditionElementSyntax {
  fileprivate func holds(_ path: [String], isNil: Bool) -> Bool {
    switch condition {
    case .expression(let expression): expression.implies(path, isNil: isNil)
    // `if let other = x` and `if let _ = x` are looks for nil, too.
    case .optionalBinding(let binding): !isNil && binding.initializer?.value.plainPath == path
    default: false
    }
  }
}

extension ExprSyntax {
  /// Whether the condition can only be met, or with `isNil` only be missed, where the path has a value.
  fileprivate func implies(_ path: [String], isNil: Bool) -> Bool {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.expression.implies(path, isNil: isNil)
    }
    guard let infix = self.as(InfixOperatorExprSyntax.self) else { return false }
    let name = infix.operator.trimmedDescription
    if name == (isNil ? "||" : "&&") {
      return infix.leftOperand.implies(path, isNil: isNil) || infix.rightOperand.implies(path, isNil: isNil)
    }
    return infix.comparesWithNil(path, by: isNil ? "==" : "!=")
  }

  /// Whether it is `x != nil` for the path.
  public func isNilCheck(of path: [String]) -> Bool {
    self.as(InfixOperatorExprSyntax.self)?.comparesWithNil(path, by: "!=") ?? false
  }
}

extension InfixOperatorExprSyntax {
  fileprivate func comparesWithNil(_ path: [String], by name: String) -> Bool {
    guard self.operator.trimmedDescription == name else { return false }
    return leftOperand.plainPath == path && rightOperand.is(NilLiteralExprSyntax.self)
      || rightOperand.plainPath == path && leftOperand.is(NilLiteralExprSyntax.self)
  }
}
