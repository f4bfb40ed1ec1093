import SourceText
import SwiftSyntax
import SwiftUIModel

/// State that a preview keeps only for an argument that goes: `@State static var` of a `PreviewProvider`, or a local of `#Preview`.
struct PreviewState {
  let removal: TextRange

  /// Nil unless a binding of the preview's own state is given, and the arguments that go are all that it is used for.
  /// - Parameter goes: the arguments that are removed in the file
  init?(givenBy argument: ExprSyntax, at node: some SyntaxProtocol, in file: ViewFile, goes: [TextRange]) {
    guard case .property(let name) = BindingSource(argument) else { return nil }
    let declaration: VariableDeclSyntax
    let scope: TextRange
    if let local = ScopeTree.localDeclaration(of: name, at: argument) {
      guard let found = local.firstAncestor(VariableDeclSyntax.self), found.attributes.hasState,
        let list = found.firstAncestor(CodeBlockItemListSyntax.self)
      else { return nil }
      declaration = found
      scope = list.textRange
    } else {
      guard let type = file.type(around: node), let property = file.property(named: name, of: type), property.storage == .state
      else { return nil }
      declaration = property.declaration
      scope = type.range
    }
    guard declaration.bindings.count == 1, file.isInPreview(declaration) else { return nil }
    let uses = [name, "$" + name, "_" + name].flatMap { file.tokens(named: $0, within: [scope]) }.filter { token in
      scope.contains(token.textRange) && !declaration.textRange.contains(token.textRange)
        && !(token.parent?.is(LabeledExprSyntax.self) ?? false)
    }
    guard uses.allSatisfy({ use in goes.contains { $0.contains(use.textRange) } }) else { return nil }
    removal = file.layout.removal(of: declaration)
  }
}

extension AttributeListSyntax {
  fileprivate var hasState: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == "State" }
  }
}
