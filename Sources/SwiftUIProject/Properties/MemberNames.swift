import SwiftSyntax
import SwiftUIModel

extension SemanticModel {
  /// Whether a member of a type or a name in one of its bodies is spelled like `name`, over all its declarations in sight;
  /// members of other values do not count.
  /// - Parameter isIgnored: tells the uses that go away
  public func isTaken(_ name: String, in type: TypeDeclaration, ignoring isIgnored: (TokenSyntax) -> Bool = { _ in false })
    -> Bool
  {
    declarations(ofType: type.qualifiedName).contains { declaration in
      declaration.file.tokens(named: name, within: [declaration.type.range]).contains { token in
        guard declaration.type.range.contains(token.textRange), !isIgnored(token), let parent = token.parent else {
          return false
        }
        if let reference = parent.as(DeclReferenceExprSyntax.self),
          let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id
        {
          return member.base?.trimmedDescription == "self"
        }
        return !parent.is(LabeledExprSyntax.self) && token.firstAncestor(KeyPathComponentSyntax.self) == nil
      }
    }
  }
}
