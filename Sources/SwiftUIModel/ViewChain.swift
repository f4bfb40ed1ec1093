import SwiftSyntax

/// A view with all its modifiers: in front of `#if`, in its branches and behind it, and in the helpers of its type that the chain
/// starts with, as in `rows.sheet(…)`.
public struct ViewChain: Sendable {
  /// The outermost expression, with all modifiers.
  public let expression: ExprSyntax
  /// The modifiers, outermost first, also those in branches of `#if` that exclude each other.
  public let modifiers: [Call]
  /// The view that it starts with.
  public let view: ExprSyntax

  /// The modifiers on which a modifier of the chain is called and that pass a test, outermost first, without those in branches
  /// of `#if` that are never compiled with it.
  public func modifiers(inside call: Call, where isMeant: (Call) -> Bool) -> [Call] {
    modifiers.drop { $0.node.id != call.node.id }.dropFirst().filter(isMeant).compiled(with: call)
  }

  /// The modifiers that are called on what a modifier of the chain makes and that pass a test, outermost first, without those
  /// in branches of `#if` that are never compiled with it.
  public func modifiers(outside call: Call, where isMeant: (Call) -> Bool) -> [Call] {
    guard let position = modifiers.firstIndex(where: { $0.node.id == call.node.id }) else { return [] }
    return modifiers.prefix(position).filter(isMeant).compiled(with: call)
  }
}

extension [Call] {
  fileprivate func compiled(with call: Call) -> [Call] {
    let own = CompilationCondition(around: call.node)
    return filter { CompilationCondition.canHoldTogether([own, CompilationCondition(around: $0.node)]) }
  }
}

extension ViewFile {
  /// The chain that ends with an expression.
  public func chain(of expression: ExprSyntax) -> ViewChain {
    var (modifiers, view) = start(of: expression)
    var visited: Set<SyntaxIdentifier> = []
    while let helper = viewHelper(view), let root = helper.onlyRoot, visited.insert(helper.node.id).inserted {
      let inner = start(of: root)
      modifiers += inner.modifiers
      view = inner.view
    }
    return ViewChain(expression: expression, modifiers: modifiers, view: view)
  }

  private func start(of chain: ExprSyntax) -> (modifiers: [Call], view: ExprSyntax) {
    let modifiers = chain.viewModifiersInAllBranches
    // `self.rows()` is a helper and no modifier of the view itself.
    if let last = modifiers.last, viewHelper(ExprSyntax(last.node)) != nil {
      return (modifiers.dropLast(), ExprSyntax(last.node))
    }
    return (modifiers, chain.modifiedView)
  }

  /// The chains that a modifier belongs to: its own one, or, where that is all of a helper, those of the places that use the
  /// helper.
  public func chains(of call: Call) -> [ViewChain] {
    var result: [ExprSyntax] = []
    extend(call.wholeChainAcrossConditions, helpers: [], into: &result)
    return result.map(chain(of:))
  }

  private func extend(_ chain: ExprSyntax, helpers: [SyntaxIdentifier], into result: inout [ExprSyntax]) {
    guard let helper = member(around: chain), helper.name != "body", helper.onlyRoot?.id == chain.id,
      helpers.count < 8, result.count < 32, !helpers.contains(helper.node.id), let type = type(around: chain)
    else {
      result.append(chain)
      return
    }
    let uses = helper.uses(in: type, of: self)
    if uses.isEmpty { result.append(chain) }
    for use in uses { extend(use.wholeChainAcrossConditions, helpers: helpers + [helper.node.id], into: &result) }
  }

  /// The function or property of the same type that makes a view: `rows`, `self.rows`, `rows(for: day)`. Nil for all else.
  public func viewHelper(_ view: ExprSyntax) -> Member? {
    let called = view.as(FunctionCallExprSyntax.self)?.calledExpression ?? view
    guard let path = called.memberPath, let name = path.last, path.count == 1 || path.count == 2 && path.first == "self",
      name != "body", let type = type(around: view), let helper = member(named: name, of: type), helper.isView,
      helper.isProperty != view.is(FunctionCallExprSyntax.self),
      path.count == 2 || ScopeTree.localDeclaration(of: name, at: called) == nil
    else { return nil }
    return helper
  }
}

extension Member {
  /// The one view that its body always is; nil for several, and where a branch decides.
  fileprivate var onlyRoot: ExprSyntax? {
    guard isView, let body else { return nil }
    let statements = body.filter { !$0.item.is(VariableDeclSyntax.self) }
    let roots = body.contentRoots()
    guard let only = statements.first, statements.count == 1, !only.item.is(IfConfigDeclSyntax.self),
      let root = roots.first, roots.count == 1, !root.isConditional
    else { return nil }
    return root.expression
  }
}
