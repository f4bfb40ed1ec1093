import SwiftSyntax
import SwiftUIModel

extension SemanticModel {
  /// Whether the workspace declares a type of this name, and as no view and no modifier.
  func isDeclaredAsOther(_ name: String) -> Bool {
    let declarations = declarations(ofType: name)
    return declarations.contains { $0.type.kind != .extension }
      && declarations.allSatisfy { !$0.file.isView($0.type) && !$0.type.declaresViewModifier }
  }

  /// The places over the workspace that show what a function or property of a route makes: `route.screen()`, `$0.screen`,
  /// `Screens.mill()`. Nil if a use of that name may mean something else.
  func makerUses(_ maker: Member, of type: TypeDeclaration) -> [Located<Syntax>]? {
    guard let files = files(mentioning: maker.name) else { return nil }
    var uses: [Located<Syntax>] = []
    for source in files {
      for token in source.file.tokens(named: maker.name) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
          let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id
        else { continue }
        guard let base = access.base, let owner = routeType(of: base, in: source.file) else { return nil }
        guard owner == type.name else { continue }
        let called = access.parent?.as(FunctionCallExprSyntax.self).flatMap { call in
          call.calledExpression.id == ExprSyntax(access).id ? Syntax(call) : nil
        }
        uses.append(source.located(called ?? Syntax(access)))
      }
    }
    return uses
  }

  /// The type of what a screen is asked of, as far as it is evident: a case or a static member of a type, the parameter of a
  /// destination's or a presentation's closure, a property.
  private func routeType(of base: ExprSyntax, in file: ViewFile) -> String? {
    guard let path = base.memberPath ?? base.as(FunctionCallExprSyntax.self)?.calledExpression.memberPath,
      let first = path.first
    else { return nil }
    let scope = file.type(around: base)
    if first == "self", path.count == 1 { return scope?.name }
    if first.first?.isUppercase == true { return first }
    if path.count == 1, let closure = closure(declaring: first, around: base) {
      return ViewFile.call(taking: closure).flatMap { valueType(handedBy: $0, in: scope) }
    }
    return scope.flatMap { type(ofPath: base, in: $0) }?.routeName
  }

  /// The closure around a name that has it as its one parameter.
  private func closure(declaring name: String, around node: ExprSyntax) -> ClosureExprSyntax? {
    var closure = node.firstAncestor(ClosureExprSyntax.self)
    while let current = closure {
      if name == "$0" ? current.signature == nil : Presentation.parameterName(of: current) == name { return current }
      if name == "$0" { return nil }
      closure = current.firstAncestor(ClosureExprSyntax.self)
    }
    return nil
  }

  /// The type of the value that a destination or an item-driven presentation hands to its closure.
  private func valueType(handedBy call: Call, in scope: TypeDeclaration?) -> String? {
    if call.declaresDestination, let type = call.argument("for")?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self"
    {
      return type.base?.trimmedDescription.routeName
    }
    guard let item = call.argument("item")?.expression, let scope else { return nil }
    return type(ofPath: item, in: scope)?.routeName
  }
}

extension String {
  /// The last component of a type's name, without `?`.
  fileprivate var routeName: String {
    let plain = prefix { $0 != "?" && $0 != "<" }
    return plain.split(separator: ".").last.map(String.init) ?? String(plain)
  }
}
