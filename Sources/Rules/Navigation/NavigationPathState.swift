import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// What is known of a navigation path that an expression names.
struct NavigationPathState {
  /// As written: `path`, `router.path`.
  let text: String
  /// The names in it, `self` and `$` left out.
  let names: [String]
  /// `NavigationPath` or `[Route]`, as written.
  let type: String

  var isTypeErased: Bool { type == "NavigationPath" || type == "NavigationPath?" }

  /// Nil where the expression is not known to be a path that some stack of the workspace is bound to, or a `NavigationPath`.
  init?(_ expression: ExprSyntax, in type: TypeDeclaration, context: RuleContext) {
    guard var names = expression.plainPath, let last = names.last, let first = names.first else { return nil }
    if first.hasPrefix("$") { names[0] = String(first.dropFirst()) }
    guard ScopeTree.localDeclaration(of: names[0], at: expression) == nil || expression.trimmedDescription.hasPrefix("self."),
      let pathType = context.semantics.type(ofPath: expression, in: type)
    else { return nil }
    let plain = pathType.hasPrefix("Binding<") ? String(pathType.dropFirst(8).dropLast()) : pathType
    self.names = names
    self.type = plain
    text = expression.trimmedDescription
    if isTypeErased { return }
    guard plain.hasPrefix("["), context.hasStack(boundTo: last.hasPrefix("$") ? String(last.dropFirst()) : last) else {
      return nil
    }
  }
}

extension RuleContext {
  /// What makes a name that of a navigation path.
  enum PathKind {
    /// Some stack of the workspace is bound to it.
    case bound
    /// Something of the name is a `NavigationPath`.
    case typeErased
  }

  /// The calls of a method in the target, those left out where the text tells that they are on no navigation path of these kinds.
  func calls(of method: String, onPaths kinds: [PathKind]) -> [Call] {
    var files: [ViewFile]?
    var isUnknown = false
    return file.calls(ofMethod: method, in: target) { name in
      let known =
        files ?? kinds.flatMap { kind -> [ViewFile] in
          switch kind {
          case .bound: return (project.files(mentioning: "NavigationStack") ?? []).map(\.file)
          case .typeErased:
            guard let others = project.files(mentioning: "NavigationPath") else {
              isUnknown = true
              return []
            }
            return others.map(\.file)
          }
        } + [file]
      files = known
      return isUnknown
        || known.contains { file in
          kinds.contains { kind in
            switch kind {
            case .bound: file.stackPathWords.contains(name)
            case .typeErased: file.namesBesideNavigationPath.contains(name)
            }
          }
        }
    }
  }

  /// Whether a `NavigationStack(path:)` of the workspace is bound to something of this name.
  func hasStack(boundTo name: String) -> Bool {
    let files = [file] + (project.files(mentioning: "NavigationStack") ?? []).map(\.file)
    return files.contains { file in
      file.navigationContainers(.stack, where: .all([.labels("path"), .mentions(name)])).contains { stack in
        guard let path = stack.call.argument("path")?.expression.plainPath?.last else { return false }
        return path == name || path == "$" + name
      }
    }
  }
}
