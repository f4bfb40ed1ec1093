import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

/// A path in a view's `@State` that is bound to a stack of the same view.
struct StatePath {
  let type: TypeDeclaration
  let property: StateProperty
  /// `NavigationPath` or `[Route]`, without spaces.
  let pathType: String
  /// The stacks of the view that are bound to it, in source order of their ends.
  let stacks: [NavigationContainer]

  var name: String { property.name }
  var isTypeErased: Bool { pathType == "NavigationPath" || pathType == "SwiftUI.NavigationPath" }

  /// The path whose declaration, or whose stack's head, is asked about.
  init?(at asked: TextRange, in context: RuleContext) {
    let file = context.file
    let stacks = file.navigationContainers(.stack).filter { !file.isInPreview($0.call.node) }
    for stack in stacks {
      guard let argument = stack.call.argument("path"), let type = file.type(around: stack.call.node), file.isView(type),
        let name = BindingSource(argument.expression).propertyName, let property = file.property(named: name, of: type),
        property.storage == .state, property.isOnlyName, !property.isStatic,
        ScopeTree.localDeclaration(of: "$" + name, at: stack.call.node) == nil,
        file.isAsked(asked, about: stack.head) || file.isAsked(asked, about: property.declaration.textRange),
        let pathType = property.pathType
      else { continue }
      self.type = type
      self.property = property
      self.pathType = pathType
      self.stacks = stacks.filter { other in
        other.call.argument("path").flatMap { BindingSource($0.expression).propertyName } == name
          && file.type(around: other.call.node)?.qualifiedName == type.qualifiedName
      }
      return
    }
    return nil
  }

  /// Nil for paths that are no array.
  var element: String? {
    guard pathType.hasPrefix("["), pathType.hasSuffix("]"), !pathType.contains(":") else { return nil }
    return String(pathType.dropFirst().dropLast())
  }
}

extension StateProperty {
  /// The type, also that of `[Route]()`.
  fileprivate var pathType: String? {
    let written = type ?? defaultValue?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    guard let text = written?.filter({ !$0.isWhitespace }), !text.hasPrefix(".") else { return nil }
    return text.hasPrefix("Array<") && text.hasSuffix(">") ? "[\(text.dropFirst(6).dropLast())]" : text
  }
}
