import SwiftSyntax

extension ViewFile {
  /// The imports of a module, by the declaration, in source order; those within `#if false` left out.
  public func imports(of module: String) -> [ImportDeclSyntax] {
    tokens(named: module).compactMap { token in
      guard let component = token.parent?.as(ImportPathComponentSyntax.self),
        let declaration = component.parent?.parent?.as(ImportDeclSyntax.self), declaration.path.first?.id == component.id,
        !conditionalClauses(around: declaration).contains(where: \.isNeverCompiled)
      else { return nil }
      return declaration
    }
  }
}

extension IfConfigClauseSyntax {
  /// Whether it is that of an `#if false`, which is how code is set aside.
  var isNeverCompiled: Bool {
    condition?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
  }
}
