import SwiftSyntax
import SwiftUIModel

extension SyntaxProtocol {
  /// Whether a branch around it asks for a property that the view is given from outside, such as `let isPushed: Bool`.
  func isOfOneMode(of type: TypeDeclaration) -> Bool {
    var child = Syntax(self)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      let question: (any SyntaxProtocol)? =
        if let branch = parent.as(IfExprSyntax.self) {
          branch.conditions
        } else if let choice = parent.as(SwitchExprSyntax.self) {
          choice.subject
        } else {
          parent.as(TernaryExprSyntax.self)?.condition
        }
      if let question, question.textRange != child.textRange, question.asks(forGivenPropertyOf: type) { return true }
      child = parent
    }
    return false
  }

  private func asks(forGivenPropertyOf type: TypeDeclaration) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id != ExprSyntax(reference).id
      else { return false }
      // Data, such as an optional or an array, has a say in any mode.
      return type.properties.contains { property in
        property.name == token.text && property.storage == .plain && !property.isStatic
          && property.type.map { $0.first?.isUppercase == true && !$0.hasSuffix("?") && $0 != "String" && $0 != "Int" } == true
      }
    }
  }
}
