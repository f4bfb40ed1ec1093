import SwiftSyntax

extension Member {
  /// The places of its type in a file that call this helper or read it, as expressions. Empty if its name is not its own.
  public func uses(in type: TypeDeclaration, of file: ViewFile) -> [ExprSyntax] {
    guard file.member(named: name, of: type)?.node.id == node.id else { return [] }
    let scopes = file.declarations(of: type.qualifiedName).map(\.range)
    return file.tokens(named: name, within: scopes).compactMap { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        file.type(around: token)?.qualifiedName == type.qualifiedName
      else { return nil }
      var use = ExprSyntax(reference)
      if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
        guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) else { return nil }
        use = ExprSyntax(access)
      } else if ScopeTree.localDeclaration(of: name, at: reference) != nil {
        return nil
      }
      if let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id { return ExprSyntax(call) }
      return use
    }
  }
}
