import Linting
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The value links and `append`s in the target whose value's type is known and whose stacks are in sight.
struct PushSearch {
  private let context: RuleContext
  private let types: ValueTypes
  private var file: ViewFile { context.file }

  init(_ context: RuleContext) {
    self.context = context
    types = ValueTypes(semantics: context.semantics)
  }

  /// A quick look, before the workspace is asked.
  var mayFind: Bool {
    valueLinks.contains { $0.argument("value") != nil } || !pathAppends.isEmpty
  }

  private var valueLinks: [Call] { context.calls(named: "NavigationLink", where: .labels("value")) }

  private var pathAppends: [Call] { context.calls(of: "append", onPaths: [.bound]) }

  var pushes: [MissingDestination.Push] { links + appends }

  // MARK: Links

  private var links: [MissingDestination.Push] {
    guard !file.declaresType(named: "NavigationLink") else { return [] }
    return valueLinks.compactMap { call in
      guard !call.isMember, let value = call.argument("value")?.expression, file.isViewContext(call.node),
        !file.isInPreview(call.node), let type = pushable(value), let stacks = stacks(around: call.node)
      else { return nil }
      return MissingDestination.Push(call: call, value: value, type: type, stacks: stacks)
    }
  }

  /// The type of a value that an own destination has to be for: one that the workspace or the standard library declares.
  private func pushable(_ value: ExprSyntax) -> ValueType? {
    guard let type = types.type(of: value, in: file)?.unwrapped, !type.isOpaqueIdentity, type.element == nil else { return nil }
    let declarations = context.semantics.declarations(ofType: type.name)
    // A class may be shown by the destination of its superclass.
    if declarations.contains(where: { $0.type.kind == .class && !$0.type.inheritedTypes.isEmpty }) { return nil }
    return type
  }

  /// The stacks that show a link; nil where something else may take its value: the columns of a split view, a list with a
  /// selection, a modifier or container that is not in sight.
  private func stacks(around node: some SyntaxProtocol) -> [Located<Syntax>]? {
    let ways = context.semantics.waysOut(of: node, while: showsValue)
    guard !ways.isEmpty, ways.allSatisfy(showsValue) else { return nil }
    return ways.map(\.place)
  }

  private func showsValue(_ way: ViewUsage) -> Bool {
    guard let container = way.container, container.kind == .stack,
      !way.ancestors.contains(where: { $0.call.name == "List" && $0.call.argument("selection") != nil })
    else { return false }
    return (way.modifiers + container.call.node.modifiersAroundInAllBranches).allSatisfy(isKnown)
      && !isInsideSplitView(container.call, way.place.file)
  }

  /// Whether a modifier is SwiftUI's, or the project's own, so that its destinations are known.
  private func isKnown(_ modifier: Call) -> Bool {
    if modifier.has(.modifier) { return true }
    if modifier.name == "modifier" {
      guard let name = modifier.unlabeledArgument?.expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name else {
        return false
      }
      return context.semantics.declarations(ofType: name).contains { $0.type.kind != .extension }
    }
    return context.semantics.methods(named: modifier.name)?.isEmpty == false
  }

  /// A stack in a column shares its destinations with the columns behind it.
  private func isInsideSplitView(_ stack: Call, _ file: ViewFile) -> Bool {
    ViewAncestors(of: stack.node, in: file).steps.contains { $0.container?.kind == .splitView }
  }

  // MARK: Paths

  private var appends: [MissingDestination.Push] {
    pathAppends.compactMap { call in
      guard let base = call.base, let value = call.unlabeledArgument?.expression, call.node.arguments.count == 1,
        !file.isInPreview(call.node), let path = types.type(of: base, in: file), let place = property(base, in: file)
      else { return nil }
      let stacks = stacks(boundTo: place, isSurelyPath: path.name == "NavigationPath")
      guard !stacks.isEmpty, stacks.allSatisfy(isInSight) else { return nil }
      guard let type = path.name == "NavigationPath" ? pushable(value) : path.element, !type.isOptional else { return nil }
      return MissingDestination.Push(call: call, value: value, type: type, stacks: stacks)
    }
  }

  private struct PathProperty: Equatable {
    /// The type that declares it; nil where that is not in sight.
    let owner: String?
    let name: String
  }

  /// The property that `path`, `self.path`, `$model.path` means.
  private func property(_ expression: ExprSyntax, in file: ViewFile) -> PathProperty? {
    guard let names = expression.memberPath, let last = names.last else { return nil }
    let name = last.hasPrefix("$") ? String(last.dropFirst()) : last
    if names.count == 1 || names.first == "self" && names.count == 2 {
      guard ScopeTree.localDeclaration(of: name, at: expression) == nil else { return nil }
      return PathProperty(owner: file.type(around: expression)?.qualifiedName, name: name)
    }
    let owner = expression.as(MemberAccessExprSyntax.self)?.base.flatMap { types.type(of: $0, in: file) }
    return PathProperty(owner: owner?.name, name: name)
  }

  /// The stacks of the workspace that are bound to a path; for a `NavigationPath` also those where only the name tells.
  private func stacks(boundTo path: PathProperty, isSurelyPath: Bool) -> [Located<Syntax>] {
    let files = context.semantics.files(mentioning: "NavigationStack") ?? [context.semantics.checkedFile]
    return files.flatMap { source in
      source.file.navigationContainers(.stack, where: .all([.labels("path"), .mentions(path.name)])).compactMap {
        stack -> Located<Syntax>? in
        let file = source.file
        guard let argument = stack.call.argument("path")?.expression, !file.isInPreview(stack.call.node),
          let bound = property(argument, in: file),
          isSurelyPath ? bound.name == path.name : bound == path && bound.owner != nil
        else { return nil }
        return source.located(Syntax(stack.call.node))
      }
    }
  }

  /// Whether all that a stack's content starts with is in sight.
  private func isInSight(_ stack: Located<Syntax>) -> Bool {
    guard let call = stack.call, let content = NavigationContainer(call)?.content, !isInsideSplitView(call, stack.file) else {
      return false
    }
    return content.statements.contentRoots().allSatisfy { root in
      guard root.modifiers.allSatisfy(isKnown), let name = root.expression.viewName else { return false }
      return SwiftUICatalogue.has(name, .builtIn)
        || context.semantics.declarations(ofType: name).contains { $0.type.kind != .extension }
        || stack.file.type(around: call.node).flatMap { stack.file.member(named: name, of: $0) } != nil
    }
  }
}
