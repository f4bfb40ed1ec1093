import SwiftSyntax
import SwiftUIModel

/// What is around a view expression in its file: the closures and arguments, from the innermost out to the body of the member.
public struct ViewAncestors: Sendable {
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
    /// Whether a variable between keeps the view, so that something else decides where it is shown.
    public let isStored: Bool
  }

  /// Innermost first. Those of a helper are followed by those around its use.
  public fileprivate(set) var steps: [Step]
  /// The function or property whose body the last step stands in; nil in previews and at file level.
  public fileprivate(set) var member: Member?
  /// Whether the last step's call, or the view itself without any step, is a root of that member's body.
  public fileprivate(set) var isMemberRoot: Bool
  /// Whether a branch lies between it and the body.
  public fileprivate(set) var isMemberRootConditional: Bool
  /// The innermost statement of that body that it stands in.
  public fileprivate(set) var memberRoot: ExprSyntax?
  /// Whether a variable of the member keeps it.
  public fileprivate(set) var isMemberStored: Bool
  /// Helpers of the same type that were left for the place that uses them, innermost first.
  public fileprivate(set) var helpers: [Member] = []
  /// The places that use these helpers.
  public fileprivate(set) var uses: [ExprSyntax] = []
}

extension ViewAncestors {
  /// What is around a view within its member.
  public init(of view: some SyntaxProtocol, in file: ViewFile) {
    var steps: [Step] = []
    var between = PathBetween()
    var child = Syntax(view)
    while let parent = child.parent {
      if let (closure, label, call) = Self.taker(parent, of: child) {
        steps.append(
          Step(
            closure: closure, label: label, call: call, isRoot: between.isRoot, isConditional: between.isConditional,
            hasAvailability: between.hasAvailability, root: between.root, isStored: between.isStored))
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
    let member = file.member(around: view)
    let isOwn = member.map { $0.node.id == declaration?.id || declaration == nil } ?? false
    self.init(
      steps: steps, member: member, isMemberRoot: between.isRoot && isOwn, isMemberRootConditional: between.isConditional,
      memberRoot: between.root, isMemberStored: between.isStored)
  }

  /// What is around a view, through the helper functions and properties of its type: one value for each way that leads out.
  public static func all(of view: some SyntaxProtocol, in file: ViewFile) -> [ViewAncestors] {
    var result: [ViewAncestors] = []
    ViewAncestors(of: view, in: file).addWaysOut(of: file, to: &result)
    return result
  }

  private func addWaysOut(of file: ViewFile, to result: inout [ViewAncestors]) {
    guard let helper = member, helper.name != "body", helpers.count < 8, result.count < 32,
      !helpers.contains(where: { $0.node.id == helper.node.id }), let type = file.type(around: helper.node)
    else {
      result.append(self)
      return
    }
    let uses = helper.uses(in: type, of: file)
    if uses.isEmpty { result.append(self) }
    for use in uses {
      var outer = ViewAncestors(of: use, in: file)
      if let first = outer.steps.first {
        outer.steps[0] = Step(
          closure: first.closure, label: first.label, call: first.call, isRoot: first.isRoot && isMemberRoot,
          isConditional: first.isConditional || isMemberRootConditional, hasAvailability: first.hasAvailability,
          root: first.root, isStored: first.isStored || isMemberStored)
      } else {
        outer.isMemberRoot = outer.isMemberRoot && isMemberRoot
        outer.isMemberRootConditional = outer.isMemberRootConditional || isMemberRootConditional
        outer.isMemberStored = outer.isMemberStored || isMemberStored
      }
      outer.steps = steps + outer.steps
      outer.helpers = helpers + [helper]
      outer.uses = self.uses + [use]
      outer.addWaysOut(of: file, to: &result)
    }
  }

  private static func taker(_ parent: Syntax, of child: Syntax) -> (ClosureExprSyntax?, String?, Call)? {
    if let closure = parent.as(ClosureExprSyntax.self), let call = ViewFile.call(taking: closure) {
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
  var isStored = false

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
    if node.is(InitializerClauseSyntax.self) || node.is(InfixOperatorExprSyntax.self) { isStored = true }
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
