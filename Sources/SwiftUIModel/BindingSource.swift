import SwiftSyntax

/// What a binding argument is bound to.
public enum BindingSource: Sendable {
  /// `$flag` or `self.$flag`.
  case property(String)
  /// `$model.path.flag`: the root's name and the members behind it.
  case path(root: String, members: [String])
  /// `Binding(get: { … }, set: { … })`.
  case derived(Call, get: ClosureExprSyntax, set: ClosureExprSyntax?)
  /// `.constant(x)` or `Binding.constant(x)`.
  case constant(ExprSyntax)
  /// A store of The Composable Architecture: `$store.scope(…)`, `viewStore.binding(…)`. Left alone.
  case store
  /// A name without `$`: a property or parameter that is a `Binding` itself.
  case binding(String)
  /// Anything else.
  case other(ExprSyntax)

  public init(_ expression: ExprSyntax) {
    self = Self.classify(expression)
  }

  private static func classify(_ expression: ExprSyntax) -> BindingSource {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      return name.hasPrefix("$") ? .property(String(name.dropFirst())) : .binding(name)
    }
    if let path = memberPath(expression) {
      guard let root = path.first else { return .other(expression) }
      let rest = Array(path.dropFirst())
      if root == "self", let first = rest.first, first.hasPrefix("$") {
        let name = String(first.dropFirst())
        return rest.count == 1 ? .property(name) : .path(root: name, members: Array(rest.dropFirst()))
      }
      if root.hasPrefix("$") {
        let name = String(root.dropFirst())
        return isStore(name) ? .store : .path(root: name, members: rest)
      }
      return .other(expression)
    }
    guard let node = expression.as(FunctionCallExprSyntax.self), let call = Call(node) else { return .other(expression) }
    if call.name == "constant", let value = call.unlabeledArgument, call.base?.trimmedDescription ?? "Binding" == "Binding" {
      return .constant(value.expression)
    }
    if call.name == "Binding"
      || (call.name == "init" && call.isMember && call.base?.trimmedDescription ?? "Binding" == "Binding"),
      let get = call.closure("get")
    {
      return .derived(call, get: get, set: call.closures.first { $0.label == "set" || $0.label == nil }?.closure)
    }
    let root = call.base.flatMap(memberPath)?.first ?? ""
    if isStore(root.hasPrefix("$") ? String(root.dropFirst()) : root) { return .store }
    return .other(expression)
  }

  private static func isStore(_ name: String) -> Bool { name == "store" || name == "viewStore" || name.hasSuffix("Store") }

  /// `a.b.c` as its names; nil when anything but names is in it.
  static func memberPath(_ expression: ExprSyntax) -> [String]? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return [reference.baseName.text] }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, let path = memberPath(base) else {
      return nil
    }
    return path + [member.declName.baseName.text]
  }

  /// The property of the enclosing type that is bound, when it is one directly.
  public var propertyName: String? {
    if case .property(let name) = self { name } else { nil }
  }
}

extension ExprSyntax {
  /// `a.b.c` as its names; nil when anything but names is in it.
  public var memberPath: [String]? { BindingSource.memberPath(self) }
}
