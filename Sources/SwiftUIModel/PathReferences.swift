import SwiftSyntax

extension ViewFile {
  /// The uses of a value that a path leads to from a property of the type: `selected`, or `model.selected` and `$model.selected`.
  /// Empty where the type has no such property in this file.
  public func references(toPath path: [String], of type: TypeDeclaration) -> [Reference] {
    guard let root = path.first, let property = property(named: root, of: type) else { return [] }
    let members = path.dropFirst()
    let roots = references(to: property, of: type)
    guard !members.isEmpty else { return roots }
    return roots.compactMap { reference in
      guard var node = reference.node.as(ExprSyntax.self) else { return nil }
      for name in members {
        guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id,
          member.declName.baseName.text == name
        else { return nil }
        node = ExprSyntax(member)
      }
      return Reference(token: reference.token, node: Syntax(node), form: reference.form, use: Reference.use(of: node))
    }
  }

  /// The functions and computed properties of a type in this file that read a path's value in their bodies.
  public func members(of type: TypeDeclaration, reading path: [String]) -> [Member] {
    let ranges = references(toPath: path, of: type).filter { !$0.isWrite }.map(\.range)
    return declarations(of: type.qualifiedName).flatMap(\.members).filter { member in
      guard let body = member.body else { return false }
      return ranges.contains { body.textRange.contains($0) }
    }
  }
}
