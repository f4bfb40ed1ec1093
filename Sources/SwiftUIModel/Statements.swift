import SwiftSyntax

extension SyntaxProtocol {
  /// The statement that consists of this node alone: `flag = true` as a line of its own, or the only expression of a closure.
  public var asStatement: CodeBlockItemSyntax? {
    guard let item = parent?.as(CodeBlockItemSyntax.self), item.item.id == id else { return nil }
    return item
  }
}

extension CodeBlockItemSyntax {
  /// The assignments among the statements beside this one, in the same list.
  public var neighbouringAssignments: [Assignment] {
    guard let list = parent?.as(CodeBlockItemListSyntax.self) else { return [] }
    return list.compactMap { item in
      item.id == id ? nil : item.item.as(InfixOperatorExprSyntax.self).flatMap(Assignment.init)
    }
  }
}
