import Linting
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// What uses a `NavigationView` as that very type, so that a view of another type would not compile in its place.
struct LegacyNavigationViewUses {
  private let call: Call
  private let context: RuleContext
  private var file: ViewFile { context.file }

  init(_ call: Call, in context: RuleContext) {
    self.call = call
    self.context = context
  }

  func refuse() throws(Refusal) {
    if call.node.calledExpression.is(GenericSpecializationExprSyntax.self) {
      throw Refusal("The type of the content is written out behind `NavigationView`.")
    }
    if let other = call.node.arguments.first(where: { $0.label?.text != "content" }) {
      throw Refusal("`\(other.label?.text ?? other.trimmedDescription)` belongs to an initialiser of the project's own.")
    }
    if let token = writtenType {
      throw Refusal(
        "The type `NavigationView` is written out on line \(file.line(of: token.textRange)); write `some View` there first.")
    }
    for modifier in ownMembers where extensionMembers.contains(modifier) {
      throw Refusal("`\(modifier)` on it is declared in an extension of `NavigationView`.")
    }
  }

  /// The members that are called or read on it, before a modifier makes another type of it.
  private var ownMembers: [String] {
    guard let access = call.node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(call.node).id else {
      return []
    }
    // Its own methods may return it as it is.
    return call.nextModifier.map { [$0.name] + ExprSyntax($0.wholeChain).viewModifiers.map(\.name) }
      ?? [access.declName.baseName.text]
  }

  private var extensionMembers: Set<String> {
    let extensions = context.semantics.declarations(ofType: "NavigationView").filter { $0.type.kind == .extension }
    return Set(extensions.flatMap(\.type.members).map(\.name))
  }

  /// A mention of the type itself in the type around it, or at file level.
  private var writtenType: TokenSyntax? {
    let scopes = file.type(around: call.node).map { file.declarations(of: $0.qualifiedName).map(\.range) }
    let tokens = scopes.map { file.tokens(named: "NavigationView", within: $0) } ?? file.tokens(named: "NavigationView")
    return tokens.first { token in
      guard let type = token.parent?.as(IdentifierTypeSyntax.self) else { return false }
      return type.parent?.is(ExtensionDeclSyntax.self) != true
    }
  }
}
