import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// A place that makes a type a route: a destination, a link's value, a path.
struct RouteUse {
  /// As written: `Route`, `Trip.Stop`.
  let type: String
  /// The type around the place.
  let scope: TypeDeclaration?
  /// What a finding marks there.
  let range: TextRange
  /// What it is there, for a sentence: "the destination for it".
  let role: String
}

extension RuleContext {
  /// The evident ones in the target, in source order.
  var askedRouteUses: [RouteUse] {
    file.routeUses(
      in: self,
      among: { name in
        name == "append" ? calls(of: name, onPaths: [.typeErased]) : calls(named: name)
      }, navigationContainers(.stack))
  }
}

extension ViewFile {
  /// The evident ones of a file, in source order.
  func routeUses(in context: RuleContext) -> [RouteUse] {
    routeUses(in: context, among: calls(named:), navigationContainers(.stack))
  }

  fileprivate func routeUses(
    in context: RuleContext, among calls: (String) -> [Call], _ stacks: [NavigationContainer]
  ) -> [RouteUse] {
    guard importsSwiftUI else { return [] }
    var uses: [RouteUse] = []
    for call in calls("navigationDestination") where call.isMember && call.declaresDestination && isViewContext(call.node) {
      let scope = type(around: call.node)
      if let name = call.argument("for")?.expression.metatypeName {
        uses.append(RouteUse(type: name, scope: scope, range: call.nameRange, role: "navigationDestination(for:)"))
      } else if let item = call.argument("item")?.expression, let scope,
        let name = context.semantics.type(ofPath: item, in: scope)?.withoutOptional
      {
        uses.append(RouteUse(type: name, scope: scope, range: call.nameRange, role: "navigationDestination(item:)"))
      }
    }
    for call in calls("NavigationLink") where !call.isMember && !declaresType(named: "NavigationLink") {
      let scope = type(around: call.node)
      guard let value = call.argument("value")?.expression, let name = context.evidentType(of: value, in: scope) else {
        continue
      }
      uses.append(RouteUse(type: name, scope: scope, range: call.nameRange, role: "NavigationLink(value:)"))
    }
    for stack in stacks {
      guard let path = stack.call.argument("path")?.expression, let scope = type(around: stack.call.node),
        let element = context.semantics.type(ofPath: path, in: scope)?.elementType
      else { continue }
      uses.append(RouteUse(type: element, scope: scope, range: stack.call.nameRange, role: "NavigationStack(path:)"))
    }
    for call in calls("append") where call.isMember && call.node.arguments.count == 1 {
      guard let base = call.base, let scope = type(around: call.node),
        let value = call.unlabeledArgument?.expression, let name = context.evidentType(of: value, in: scope),
        let path = NavigationPathState(base, in: scope, context: context), path.isTypeErased
      else { continue }
      uses.append(RouteUse(type: name, scope: scope, range: call.nameToken.textRange, role: "\(path.text).append"))
    }
    return uses.sorted { $0.range < $1.range }
  }
}

extension ExprSyntax {
  /// The `Route` of `Route.self`.
  fileprivate var metatypeName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self",
      let path = member.base?.memberPath
    else { return nil }
    return path.joined(separator: ".")
  }
}

extension RuleContext {
  /// The type that `Route(…)`, `Route.home` and `Route.detail(…)` show; nil for anything that needs a type checker.
  fileprivate func evidentType(of value: ExprSyntax, in scope: TypeDeclaration?) -> String? {
    let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    guard let path = called.memberPath else { return nil }
    let names = path.prefix { $0.first?.isUppercase == true }
    guard !names.isEmpty else { return nil }
    let type = names.joined(separator: ".")
    if names.count == path.count { return value.is(FunctionCallExprSyntax.self) ? type : nil }
    // A static member may be of another type, a case is not.
    guard path.count == names.count + 1, let last = path.last,
      semantics.mayDeclare(type, in: scope, where: .declaresCase(last)),
      semantics.declarations(ofType: type, in: scope).contains(where: { $0.type.cases.contains { $0.name.text == last } })
    else { return nil }
    return type
  }
}

extension String {
  /// The `Route` of `Route?`; nil for types that are not optional.
  fileprivate var withoutOptional: String? { hasSuffix("?") ? String(dropLast()) : nil }
}
