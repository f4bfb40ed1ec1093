import SwiftSyntax

/// Where a view expression stands: the closures and arguments around it, from the innermost out to the body of the member.
public struct ViewPosition: Sendable {
  /// A closure or argument that a view stands in, with the call that takes it.
  public struct Step: Sendable {
    /// Nil where the view is an argument itself, as in `.overlay(Badge())`.
    public let closure: ClosureExprSyntax?
    /// The label of the closure or argument; nil for the first trailing closure.
    public let label: String?
    public let call: Call
    /// Whether only modifiers and branches (`if`, `switch`, `#if`) lie between the view and the closure: it is content itself.
    public let isRoot: Bool
    /// Whether a branch lies between.
    public let isConditional: Bool
    /// Whether one of the branches asks for a system version.
    public let hasAvailability: Bool
    /// The innermost statement that the view stands in, modifiers included: a root of the closure's content.
    public let root: ExprSyntax?
  }

  /// Innermost first. Those of a helper are followed by those around its use.
  public internal(set) var steps: [Step]
  /// The function or property whose body the last step stands in; nil in previews and at file level.
  public internal(set) var member: Member?
  /// Whether the last step's call, or the view itself without any step, is a root of that member's body.
  public internal(set) var isMemberRoot: Bool
  /// Whether a branch lies between it and the body.
  public internal(set) var isMemberRootConditional: Bool
  /// The innermost statement of that body that it stands in.
  public internal(set) var memberRoot: ExprSyntax?
  /// Helpers of the same type that were left for the place that uses them, innermost first.
  public internal(set) var helpers: [Member] = []
  /// The places that use these helpers.
  public internal(set) var uses: [ExprSyntax] = []
}

extension ViewFile {
  /// Where a view stands within its member.
  public func position(of view: some SyntaxProtocol) -> ViewPosition {
    var steps: [ViewPosition.Step] = []
    var between = PathBetween()
    var child = Syntax(view)
    while let parent = child.parent {
      if let (closure, label, call) = Self.taker(parent, of: child) {
        steps.append(
          ViewPosition.Step(
            closure: closure, label: label, call: call, isRoot: between.isRoot, isConditional: between.isConditional,
            hasAvailability: between.hasAvailability, root: between.root))
        between = PathBetween()
        child = Syntax(call.node)
        continue
      }
      if parent.is(AccessorBlockSyntax.self) || parent.is(FunctionDeclSyntax.self) || parent.is(MemberBlockItemSyntax.self) {
        break
      }
      between.pass(parent, from: child)
      child = parent
    }
    let declaration = child.firstAncestor(MemberBlockItemSyntax.self)?.decl
    let member = member(around: view)
    let isOwn = member.map { $0.node.id == declaration?.id || declaration == nil } ?? false
    return ViewPosition(
      steps: steps, member: member, isMemberRoot: between.isRoot && isOwn, isMemberRootConditional: between.isConditional,
      memberRoot: between.root)
  }

  /// Where a view stands, through the helper functions and properties of its type: one position for each way that leads out.
  public func positions(of view: some SyntaxProtocol) -> [ViewPosition] {
    var result: [ViewPosition] = []
    extend(position(of: view), into: &result)
    return result
  }

  private func extend(_ position: ViewPosition, into result: inout [ViewPosition]) {
    guard let helper = position.member, helper.name != "body", position.helpers.count < 8, result.count < 32,
      !position.helpers.contains(where: { $0.node.id == helper.node.id }), let type = type(around: helper.node)
    else {
      result.append(position)
      return
    }
    let uses = uses(of: helper, in: type)
    if uses.isEmpty { result.append(position) }
    for use in uses {
      var outer = self.position(of: use)
      if let first = outer.steps.first {
        outer.steps[0] = ViewPosition.Step(
          closure: first.closure, label: first.label, call: first.call, isRoot: first.isRoot && position.isMemberRoot,
          isConditional: first.isConditional || position.isMemberRootConditional, hasAvailability: first.hasAvailability,
          root: first.root)
      } else {
        outer.isMemberRoot = outer.isMemberRoot && position.isMemberRoot
        outer.isMemberRootConditional = outer.isMemberRootConditional || position.isMemberRootConditional
      }
      outer.steps = position.steps + outer.steps
      outer.helpers = position.helpers + [helper]
      outer.uses = position.uses + [use]
      extend(outer, into: &result)
    }
  }

  /// The places of the type in this file that call a helper or read it, as expressions. Empty where its name is not its own.
  public func uses(of helper: Member, in type: TypeDeclaration) -> [ExprSyntax] {
    guard member(named: helper.name, of: type)?.node.id == helper.node.id else { return [] }
    let scopes = declarations(of: type.qualifiedName).map(\.range)
    return tokens(named: helper.name, within: scopes).compactMap { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        self.type(around: token)?.qualifiedName == type.qualifiedName
      else { return nil }
      var use = ExprSyntax(reference)
      if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
        guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) else { return nil }
        use = ExprSyntax(access)
      } else if ScopeTree.localDeclaration(of: helper.name, at: reference) != nil {
        return nil
      }
      if let call = use.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == use.id { return ExprSyntax(call) }
      return use
    }
  }

  private static func taker(_ parent: Syntax, of child: Syntax) -> (ClosureExprSyntax?, String?, Call)? {
    if let closure = parent.as(ClosureExprSyntax.self), let call = call(taking: closure) {
      return (closure, call.closures.first { $0.closure.id == closure.id }?.label, call)
    }
    if let argument = parent.as(LabeledExprSyntax.self), let node = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let call = Call(node)
    {
      return (nil, argument.label?.text, call)
    }
    return nil
  }
}

/// What lies between a view and the closure or body that it stands in.
private struct PathBetween {
  var isRoot = true
  var isConditional = false
  var hasAvailability = false
  var root: ExprSyntax?

  mutating func pass(_ node: Syntax, from child: Syntax) {
    if let branch = node.as(IfExprSyntax.self) {
      isConditional = true
      if branch.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }) { hasAvailability = true }
      if child.is(ConditionElementListSyntax.self) { isRoot = false }
      return
    }
    if node.is(SwitchExprSyntax.self) {
      isConditional = true
      return
    }
    if node.is(CodeBlockItemSyntax.self), root == nil {
      root = child.as(ExprSyntax.self) ?? child.as(ReturnStmtSyntax.self)?.expression
    }
    let keepsRoot =
      node.is(CodeBlockItemSyntax.self) || node.is(CodeBlockItemListSyntax.self) || node.is(CodeBlockSyntax.self)
      || node.is(ExpressionStmtSyntax.self) || node.is(ReturnStmtSyntax.self) || node.is(MemberAccessExprSyntax.self)
      || node.is(FunctionCallExprSyntax.self) || node.is(PostfixIfConfigExprSyntax.self) || node.is(IfConfigDeclSyntax.self)
      || node.is(IfConfigClauseSyntax.self) || node.is(IfConfigClauseListSyntax.self) || node.is(SwitchCaseSyntax.self)
      || node.is(SwitchCaseListSyntax.self)
    if !keepsRoot { isRoot = false }
  }
}
