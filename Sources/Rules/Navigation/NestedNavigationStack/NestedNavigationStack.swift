import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// A stack in the content of another stack, or in what that stack pushes.
  public static let nestedNavigationStack = Rule(
    id: "nested-navigation-stack",
    severity: .warning,
    fixLevel: .review,
    chapter: .navigation,
    title: "a stack inside a stack",
    why: """
      Links in an inner stack do not find the destinations of the outer one, the two paths get in each other's way, and people \
      see two bars or screens that pop at once. One stack at the top is the intended use.
      """,
    anchor: "nav-nested",
    triggers: ["NavigationStack", "NavigationView", "NavigationLink", "navigationDestination"],
    flagged: NestedNavigationStack.flagged,
    allowed: NestedNavigationStack.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      let containers = context.navigationContainers(.stack) + context.navigationContainers(.view)
      let inner = containers.compactMap { NestedNavigationStack($0, in: context) }
      return inner.map(\.finding) + NestedStackPlaces(context).findings
    })
}

/// A stack that is shown inside another one wherever it is shown.
struct NestedNavigationStack {
  private let inner: NavigationContainer
  private let context: RuleContext
  /// The ways that end in another stack, that is, all of those that matter.
  private let nested: [ViewUsage]
  /// Whether it is also shown, or may be shown, where it is needed. Only for stacks that are nested in plain sight.
  private let isNeeded: Bool
  private var file: ViewFile { context.file }

  init?(_ inner: NavigationContainer, in context: RuleContext) {
    guard context.file.isViewContext(inner.call.node) else { return nil }
    let ways = context.semantics.waysOut(of: inner.call.node) { $0.isNested || $0.views.isEmpty }.filter { way in
      // What no build compiles together with the stack does not show it.
      CompilationCondition.canHoldTogether(([Syntax(inner.call.node)] + way.places).map(CompilationCondition.init(around:)))
    }
    let nested = ways.filter(\.isNested)
    guard let first = nested.first(where: { !$0.isInOtherMode }) else { return nil }
    // A view with a stack may be pushed in one place and be presented in another: then the place is at fault, not the stack.
    if !first.views.isEmpty {
      guard nested.count == ways.count, !inner.call.node.isUnderCondition else { return nil }
    }
    self.inner = inner
    self.context = context
    self.nested = nested
    isNeeded = nested.count < ways.count
  }

  /// The stacks of a view, and `NavigationView`s, which nest as badly.
  static func containers(of view: LocatedType) -> [NavigationContainer] {
    view.file.navigationContainers(.stack, of: view.type) + view.file.navigationContainers(.view, of: view.type)
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.fix() } catch { refusal = error.reason }
    return Finding(
      .nestedNavigationStack, range: inner.call.nameToken.textRange, message: message,
      related: nested.flatMap(\.placesOfNesting), fix: fix, refusal: refusal)
  }

  private var message: String {
    guard let way = nested.first else { return "" }
    let kind = inner.kind.rawValue
    let own = file.type(around: inner.call.node)?.name
    let consequence = "so its links do not find the outer destinations and people see two bars"
    let advice = "Show its content without it."
    guard way.views.isEmpty else {
      return """
        `\(own ?? way.views[0])` \(way.nesting), so this `\(kind)` is a stack inside a stack: its links do not find the outer \
        destinations and people see two bars. \(advice)
        """
    }
    let outer = way.container?.kind.rawValue ?? kind
    let verb = way.isPushed ? "is in a destination that another `\(outer)` pushes" : "is in the content of another `\(outer)`"
    return "This `\(kind)`\(own.map { " of `\($0)`" } ?? "") \(verb), \(consequence). \(advice)"
  }

  /// What hides the bar of this stack, or its back button, would hide those of the outer one.
  private func refuseHiddenBar() throws(Refusal) {
    guard let content = inner.content else { return }
    switch NavigationSetting(in: content, of: context, where: \.mayHideBar) {
    case .none, .unknown: return
    case .possible(let call), .certain(let call):
      let part = call.name == "navigationBarBackButtonHidden" ? "back button" : "bar"
      throw Refusal(
        "`\(call.name)` in it hides the \(part) of this stack, and would hide that of the outer one, with the way back.")
    }
  }

  private func fix() throws(Refusal) -> Fix {
    if inner.isInEachBranch {
      throw Refusal("The other branches of the `#if` have a stack too; remove them together by hand.")
    }
    if isNeeded { throw Refusal("The same helper is shown outside the other stack too, where it needs this one.") }
    try refuseHiddenBar()
    let removal = try StackRemoval(inner, in: file)
    guard
      let fix = Fix(
        title: "Remove the inner \(inner.kind.rawValue)", level: .review,
        caution: "Its links, titles and toolbars then belong to the outer stack.", edits: removal.edits)
    else { throw Refusal("The stack cannot be cut out of its place here.") }
    return fix
  }
}

/// The places in the target that put a view with a stack of its own into another stack, though the view is shown elsewhere too.
private struct NestedStackPlaces {
  private let context: RuleContext

  init(_ context: RuleContext) { self.context = context }

  var findings: [Finding] {
    guard context.file.mayHold(Self.callsStack, around: context.target) else { return [] }
    var stacks: [String: Located<Syntax>?] = [:]
    var holders: [String: Bool] = [:]
    return context.calls.compactMap { call -> Finding? in
      guard call.name.first?.isUppercase == true, !call.has(.commonView), call.base == nil,
        NavigationContainer(call) == nil
      else { return nil }
      // Most views have no stack that a call could be in.
      if let type = context.file.type(around: call.node) {
        if holders[type.qualifiedName] == nil { holders[type.qualifiedName] = hasContainer(type) }
        guard holders[type.qualifiedName] == true else { return nil }
      }
      guard isInContainer(call.node), context.file.isViewContext(call.node) else { return nil }
      if stacks[call.name] == nil { stacks[call.name] = .some(rootStack(ofView: call.name)) }
      guard let stack = stacks[call.name] ?? nil else { return nil }
      return finding(call, stack)
    }
  }

  private static let callsStack = TextTest.any([NavigationContainer.Kind.stack, .view].map { .calls($0.rawValue) })

  private func hasContainer(_ type: TypeDeclaration) -> Bool {
    !NestedNavigationStack.containers(of: context.semantics.checkedFile.located(type)).isEmpty
  }

  /// A quick look at this file alone.
  private func isInContainer(_ node: some SyntaxProtocol) -> Bool {
    ViewAncestors.all(of: node, in: context.file).contains { position in
      position.steps.contains { $0.container.map { $0.kind != .splitView } ?? false }
    }
  }

  /// The stack that is all of a view, whatever its state; nil where it is nested wherever it is shown, which is a finding there.
  private func rootStack(ofView name: String) -> Located<Syntax>? {
    if context.semantics.isEvidentlyNoView(name) || !context.semantics.mayDeclare(name, where: Self.callsStack) { return nil }
    let declarations = context.semantics.declarations(ofType: name).filter { $0.type.kind != .extension }
    guard let view = declarations.first, declarations.count == 1, view.file.isView(view.type) else { return nil }
    for container in NestedNavigationStack.containers(of: view) {
      let position = ViewAncestors(of: container.call.node, in: view.file)
      guard position.steps.allSatisfy(\.isTransparent), position.isMemberRoot, position.member?.name == "body",
        !container.call.node.isUnderCondition
      else { continue }
      let place = view.located(Syntax(container.call.node))
      return context.semantics.waysOut(of: place, while: \.isNested).allSatisfy(\.isNested) ? nil : place
    }
    return nil
  }

  private func finding(_ call: Call, _ stack: Located<Syntax>) -> Finding? {
    let ways = context.semantics.waysOut(of: call.node) { $0.isNested && $0.views.isEmpty }
    guard let way = ways.first, ways.allSatisfy({ $0.isNested && $0.views.isEmpty }) else { return nil }
    let kind = stack.call?.name ?? "NavigationStack"
    let verb = way.isPushed ? "pushed onto a stack" : "put into a stack"
    return Finding(
      .nestedNavigationStack, range: call.nameToken.textRange,
      message: """
        `\(call.name)` is \(verb) here, but it brings a `\(kind)` of its own, so there is a stack inside a stack: its links do \
        not find the outer destinations and people see two bars. Move that `\(kind)` to the places that show \
        `\(call.name)` without one.
        """,
      related: [
        RelatedPlace(
          path: stack.path, range: stack.call?.nameToken.textRange ?? stack.node.textRange, message: "the inner stack")
      ] + way.placesOfNesting,
      refusal: "`\(call.name)` is also shown where it needs its `\(kind)`.")
  }
}

extension ViewUsage {
  /// Whether a view on the way shows the stack only in a mode that it need not be pushed in.
  fileprivate var isInOtherMode: Bool {
    !views.isEmpty && (isOfOneMode || ownUses.contains(where: \.isUnderCondition))
  }

  /// Whether a stack that starts the way is inside another one. Tabs, overlays and columns that are made by hand start
  /// hierarchies of their own.
  var isNested: Bool {
    guard let container, !container.isSplit else { return false }
    if isPushed, container.kind == .view, !container.hasStackStyle { return false }
    return stepsBeforePush.allSatisfy { step in
      switch step.role {
      case .view, .container: true
      default: !step.isLandmark
      }
    }
  }

  /// How the innermost view gets into the stack: `is pushed onto the stack of Home`.
  fileprivate var nesting: String {
    let owner = place.file.type(around: place.node)?.name
    return (isPushed ? "is pushed onto the stack" : "is inside the stack") + (owner.map { " of `\($0)`" } ?? "")
  }

  /// Everything that it passes through, with where it ends.
  fileprivate var places: [Syntax] { steps.map(\.place.node) + [place.node] }

  /// The push and the outer stack.
  fileprivate var placesOfNesting: [RelatedPlace] {
    var result: [RelatedPlace] = []
    if let place = push?.place, let call = place.call {
      result.append(RelatedPlace(path: place.path, range: call.nameRange, message: "what pushes it"))
    }
    if let call = place.call {
      result.append(RelatedPlace(path: place.path, range: call.nameRange, message: "the outer stack"))
    }
    return result
  }
}

extension IfConfigClauseSyntax {
  /// Whether a container is a root of each branch of the `#if`, with an `#else` among them: then there is one in every build.
  fileprivate var isOneOfBranchesWithContainer: Bool {
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self), clauses.last?.condition == nil else { return false }
    return clauses.allSatisfy { clause in
      guard case .statements(let statements)? = clause.elements else { return false }
      return statements.contentRoots().contains { root in
        let container = root.view.as(FunctionCallExprSyntax.self).flatMap(Call.init).flatMap(NavigationContainer.init)
        return !root.isConditional && container.map { $0.kind != .splitView } ?? false
      }
    }
  }
}

extension NavigationContainer {
  /// Whether it is a root of one of the branches of an `#if` each of which has one.
  fileprivate var isInEachBranch: Bool {
    let clause = call.wholeChainAcrossConditions.parent?.parent?.parent?.as(IfConfigClauseSyntax.self)
    return clause?.isOneOfBranchesWithContainer ?? false
  }

  /// Whether it shows columns: the children of such a `NavigationView` are roots of their own.
  fileprivate var isSplit: Bool {
    if kind == .splitView { return true }
    guard kind == .view else { return false }
    if let content, content.statements.count > 1 { return true }
    return style.map { !$0.lowercased().contains("stack") } ?? false
  }

  fileprivate var hasStackStyle: Bool { style?.lowercased().contains("stack") ?? false }

  private var style: String? {
    call.node.modifiersAroundInAllBranches.first { $0.name == "navigationViewStyle" }?.unlabeledArgument?.expression
      .trimmedDescription
  }
}

extension SyntaxProtocol {
  /// Whether a branch decides about it that asks for more than a system version.
  fileprivate var isUnderCondition: Bool {
    var child = Syntax(self)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let branch = parent.as(IfExprSyntax.self) {
        let isSystemCheck = branch.conditions.allSatisfy { $0.condition.is(AvailabilityConditionSyntax.self) }
        if !isSystemCheck { return true }
      } else if let clause = parent.as(IfConfigClauseSyntax.self) {
        if !clause.isOneOfBranchesWithContainer { return true }
      } else if parent.is(SwitchCaseSyntax.self) || parent.is(TernaryExprSyntax.self) {
        return true
      }
      child = parent
    }
    return false
  }
}
