import SwiftSyntax

/// What runs in the same turn as a statement, so that SwiftUI sees all of it at once.
extension CodeBlockItemSyntax {
  /// The statements that run in the same turn as this one: those beside it up to the nearest `await`, those of the blocks around it
  /// within the same function or closure, and those of their `defer`s.
  public var statementsOfSameTurn: [CodeBlockItemSyntax] {
    var result: [CodeBlockItemSyntax] = []
    var isOpenBefore = true
    var isOpenBehind = true
    var item = self
    while let list = item.parent?.as(CodeBlockItemListSyntax.self) {
      let before = list.prefix { $0.id != item.id }
      let behind = list.drop { $0.id != item.id }.dropFirst()
      if isOpenBefore {
        let turn = before.reversed().prefix { !$0.awaits }
        result += turn.filter { !$0.item.is(DeferStmtSyntax.self) }
        isOpenBefore = turn.count == before.count
      }
      if isOpenBehind {
        let turn = behind.prefix { !$0.awaits }
        result += turn.filter { !$0.item.is(DeferStmtSyntax.self) }
        isOpenBehind = turn.count == behind.count
      }
      // What is deferred runs when the block is left.
      if isOpenBehind {
        result += before.compactMap { $0.item.as(DeferStmtSyntax.self) }.flatMap { Array($0.body.statements) }
      }
      guard let next = list.statementAround else { break }
      item = next
    }
    return result
  }

  /// What the statements of the same turn assign to, toggle or change with an operator, each by its names, `self` left out.
  public var pathsWrittenInSameTurn: [[String]] { statementsOfSameTurn.flatMap(\.writtenPaths) }

  /// Whether another statement of the same list has run before this one's turn is over.
  public func isPrecededInTurn(by other: CodeBlockItemSyntax) -> Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.id == other.parent?.id else { return false }
    let behind = list.drop { $0.id != id }.dropFirst()
    guard behind.contains(where: { $0.id == other.id }) else { return true }
    return !behind.prefix { $0.id != other.id }.contains(where: \.awaits) && !other.awaits
  }

  /// What the statement assigns to, toggles or changes with an operator, each by its names, `self` left out; that in
  /// `withAnimation { … }` and `do { … }` counts.
  public var writtenPaths: [[String]] {
    if let statement = item.as(DoStmtSyntax.self) { return statement.body.statements.flatMap(\.writtenPaths) }
    guard let expression = item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression else { return [] }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      if let assignment = Assignment(infix) {
        if let tuple = assignment.target.as(TupleExprSyntax.self) { return tuple.elements.map(\.expression.accessPath) }
        return [assignment.target.accessPath]
      }
      let name = infix.operator.trimmedDescription
      let isWrite = name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
      return isWrite ? [infix.leftOperand.accessPath] : []
    }
    guard let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init) else { return [] }
    if call.name == "toggle", call.node.arguments.isEmpty, let base = call.base { return [base.accessPath] }
    guard call.runsClosureAtOnce, let closure = call.closures.last?.closure else { return [] }
    return closure.statements.flatMap(\.writtenPaths)
  }

  /// Whether it waits itself, functions and closures in it left out.
  private var awaits: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.tokenKind == .keyword(.await) else { return false }
      var scope = token.parent
      while let node = scope, node.id != Syntax(self).id {
        if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return false }
        scope = node.parent
      }
      return true
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The statement of the same function or closure that these are a block of; that of a closure which runs at once, too.
  fileprivate var statementAround: CodeBlockItemSyntax? {
    var current = parent
    while let node = current {
      if let item = node.as(CodeBlockItemSyntax.self) { return item }
      if node.is(FunctionDeclSyntax.self) || node.is(AccessorDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
        || node.is(MemberBlockSyntax.self) || node.is(AccessorBlockSyntax.self)
      {
        return nil
      }
      if let closure = node.as(ClosureExprSyntax.self), ViewFile.call(taking: closure)?.runsClosureAtOnce != true { return nil }
      current = node.parent
    }
    return nil
  }
}

extension Call {
  /// Whether it runs its closure at once and adds nothing to it.
  public var runsClosureAtOnce: Bool { !isMember && has(.closureRunner) }
}
