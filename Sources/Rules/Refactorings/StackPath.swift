import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// A path that a view's stack is bound to: in the view's `@State`, or in an object that the view has.
struct StackPath {
  let type: TypeDeclaration
  /// How the view reads it: `path`, `router.path`.
  let expression: String
  /// The view's property that holds it, or holds the object.
  let root: StateProperty
  /// `NavigationPath` or `[Route]`, with the types around `Route` where its declaration is in sight; empty where no declaration
  /// in sight says it.
  let pathType: String
  /// The stacks of the view that are bound to it, in source order of their ends.
  let stacks: [NavigationContainer]

  /// The last name.
  var name: String { expression.split(separator: ".").last.map(String.init) ?? expression }
  var isTypeErased: Bool { pathType == "NavigationPath" }
  /// Whether the view itself keeps it.
  var isState: Bool { root.storage == .state && root.name == expression }

  /// The path whose stack's head, or whose declaration in the view, is asked about.
  init?(at asked: TextRange, in context: RuleContext) {
    let file = context.file
    let stacks = file.navigationContainers(.stack).filter { !file.isInPreview($0.call.node) }
    for stack in stacks {
      guard let argument = stack.call.argument("path")?.expression, let names = argument.boundPath, let first = names.first,
        let type = file.type(around: stack.call.node), file.isView(type), let root = file.property(named: first, of: type),
        !root.isStatic, names.count > 1 || root.storage == .state && root.isOnlyName,
        ScopeTree.localDeclaration(of: "$" + first, at: stack.call.node) == nil,
        file.isAsked(asked, about: stack.head)
          || names.count == 1 && file.isAsked(asked, about: root.declaration.textRange),
        let pathType = ValueTypes(semantics: context.semantics).type(of: argument, in: file).map(\.name)
          ?? (names.count == 1 ? root.type?.filter({ !$0.isWhitespace }) : "")
      else { continue }
      self.type = type
      self.root = root
      self.pathType = pathType
      expression = names.joined(separator: ".")
      self.stacks = stacks.filter { other in
        other.call.argument("path")?.expression.boundPath == names
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

extension ExprSyntax {
  /// The names of `$path` and `$router.path`, without `self` and `$`.
  fileprivate var boundPath: [String]? {
    switch BindingSource(self) {
    case .property(let name): [name]
    case .path(let root, let members): [root] + members
    case .derived, .constant, .store, .binding, .other: nil
    }
  }
}
