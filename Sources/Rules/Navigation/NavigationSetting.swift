import Linting
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Whether the content of a stack has a modifier of some kind on the stack's own screen: a title, a destination for a type.
enum NavigationSetting {
  case none
  /// In one of its branches or rows, or where it is hard to follow.
  case possible(Call)
  /// In every state, with the modifier that does so, which may be in another file.
  case certain(Call)
  /// The content cannot be looked into.
  case unknown

  init(in content: ClosureExprSyntax, of context: RuleContext, where isMeant: (Call) -> Bool) {
    let file = context.file
    let inside = file.calls(in: content.textRange).filter { $0.isMember && isMeant($0) }
    self = Self.best(
      inside.compactMap { inner in
        let steps = ViewAncestors(of: inner.node, in: file).steps
        let inside = steps.prefix { $0.closure?.id != content.id }
        return Self(inner, behind: inside, isConditional: steps.prefix(inside.count + 1).contains(where: \.isConditional))
      })
    guard case .none = self, content.statements.count == 1 else { return }
    let settings = content.statements.contentRoots().map { Self.setting(of: $0.expression, in: context, where: isMeant) }
    self = Self.best(settings.filter { if case .none = $0 { false } else { true } })
    // What one branch sets is not set in the others.
    if settings.count > 1, case .certain(let inner) = self { self = .possible(inner) }
  }

  /// A modifier as seen from the content, by what lies between; nil if it belongs to another screen.
  private init?(_ inner: Call, behind steps: some Collection<ViewAncestors.Step>, isConditional: Bool = false) {
    if steps.contains(where: \.isOtherScreen) { return nil }
    let isConditional = isConditional || steps.contains(where: \.isConditional) || inner.isUnderCondition
    let isRow = steps.contains { $0.isInLazyContainer || $0.call.name == "ForEach" }
    self = isRow || isConditional ? .possible(inner) : .certain(inner)
  }

  private static func best(_ settings: [NavigationSetting]) -> NavigationSetting {
    settings.first { if case .certain = $0 { true } else { false } } ?? settings.first ?? .none
  }

  /// What the view or helper that is the root sets within itself.
  private static func setting(
    of root: ExprSyntax, in context: RuleContext, where isMeant: (Call) -> Bool
  ) -> NavigationSetting {
    let file = context.file
    guard let name = root.viewName else { return .unknown }
    if let type = file.type(around: root), let helper = file.member(named: name, of: type) {
      let calls = file.calls(in: helper.node.textRange).filter { $0.isMember && isMeant($0) }
      return best(calls.compactMap { NavigationSetting($0, behind: ViewAncestors(of: $0.node, in: file).steps) })
    }
    let declarations = context.semantics.declarations(ofType: name)
    guard declarations.contains(where: { $0.type.kind != .extension }) else {
      return SwiftUICatalogue.has(name, .builtIn) ? .none : .unknown
    }
    return best(
      declarations.flatMap { declaration in
        declaration.file.calls(in: declaration.type.range).filter { $0.isMember && isMeant($0) }
          .flatMap { inner in
            ViewAncestors.all(of: inner.node, in: declaration.file).compactMap { position -> NavigationSetting? in
              guard let found = NavigationSetting(inner, behind: position.steps) else { return nil }
              return position.member?.name == "body" && !position.isMemberRootConditional ? found : .possible(inner)
            }
          }
      })
  }
}

extension Call {
  /// Whether an `#if` of its chain, or a branch of its own statement, decides about the modifier.
  fileprivate var isUnderCondition: Bool {
    var child = Syntax(node)
    while let parent = child.parent, !parent.is(ClosureExprSyntax.self), !parent.is(MemberBlockItemSyntax.self) {
      if parent.is(IfExprSyntax.self) || parent.is(SwitchCaseSyntax.self) || parent.is(IfConfigClauseSyntax.self)
        || parent.is(TernaryExprSyntax.self)
      {
        return true
      }
      child = parent
    }
    return false
  }
}
