import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Titles, bars, toolbars and destinations that are applied to a stack instead of its content.
  public static let navigationModifierOutsideStack = Rule(
    id: "navigation-modifier-outside-stack",
    severity: .warning,
    fixLevel: .safe,
    chapter: .navigation,
    title: "navigation modifiers on the stack itself",
    why: """
      Titles, bar modifiers, toolbars and destinations speak to the container around the view that carries them. On the stack \
      itself they do not reach that stack, so nothing shows them. They belong on the root view inside its closure.
      """,
    anchor: "nav-modifier-place",
    triggers: ["NavigationStack", "NavigationView"],
    flagged: NavigationModifierOutsideStack.flagged,
    allowed: NavigationModifierOutsideStack.allowed,
    check: { context in
      let containers = context.navigationContainers(.stack) + context.navigationContainers(.view)
      return containers.flatMap { container -> [Finding] in
        guard let check = NavigationModifierOutsideStack(container, in: context) else { return [] }
        return check.findings
      }
    })
}

struct NavigationModifierOutsideStack {
  private let container: NavigationContainer
  private let content: ClosureExprSyntax
  private let context: RuleContext
  private let modifiers: [Call]
  /// Whether all places that show the stack are known.
  private let isCertain: Bool
  private var file: ViewFile { context.file }

  init?(_ container: NavigationContainer, in context: RuleContext) {
    guard let content = container.content, context.file.isViewContext(container.call.node),
      !context.file.isInPreview(container.call.node)
    else { return nil }
    var visited: Set<SyntaxIdentifier> = []
    let around = context.file.chains(of: container.call).flatMap(\.modifiers).filter { visited.insert($0.node.id).inserted }
    // A `NavigationView` with several children is a split view.
    if container.kind == .view, content.statements.count > 1 { return nil }
    let modifiers = around.filter { Self.isMisplaced($0) && !context.semantics.isMacOSOnly(at: $0.node) }
    // A root has no back button to hide, so these are meant for a container around the stack.
    if around.contains(where: { $0.name == "navigationBarBackButtonHidden" }) { return nil }
    guard !modifiers.isEmpty, let isCertain = Self.isOutermost(container.call, in: context) else { return nil }
    self.container = container
    self.content = content
    self.context = context
    self.modifiers = modifiers.sorted { $0.nameRange < $1.nameRange }
    self.isCertain = isCertain
  }

  // MARK: Detection

  private static func isMisplaced(_ call: Call) -> Bool {
    guard call.name == "navigationDestination" || call.has(.bar) else { return false }
    if call.labels.contains("removing") || call.labels.contains("id") { return false }
    // `toolbar(.hidden, for: .tabBar)` is for a container around the stack.
    let bars = call.node.arguments.drop { $0.label?.text != "for" }
    if call.name != "navigationDestination", let first = bars.first {
      return first.expression.memberPathEnd == "navigationBar" && bars.count == 1
    }
    guard call.name == "toolbar" else { return true }
    // Items above the keyboard find their way by themselves.
    return !call.node.tokens(viewMode: .sourceAccurate).contains { SwiftUICatalogue.has($0.text, .needsNoBar) }
      && (!call.closures.isEmpty || call.argument("content") != nil)
  }

  /// Whether nothing around the stack takes such modifiers; nil if something does or may, false if that is not known. A view that
  /// is pushed or shown in a column wears its bar modifiers for the container around it.
  private static func isOutermost(_ stack: Call, in context: RuleContext) -> Bool? {
    var isCertain = true
    for way in context.semantics.waysOut(of: stack.node, to: .screen) {
      switch (way.end, way.role) {
      case (_, _) where way.isInNavigation || way.hasOwnContainer: return nil
      case (.app, _), (.cycle, _), (_, .presented?), (_, .window?), (_, .tab?): continue
      case (.unused(let type), _) where way.views.count == 1: isCertain = isCertain && !type.isPublic
      default: return nil
      }
    }
    return isCertain
  }

  // MARK: Findings

  var findings: [Finding] {
    modifiers.map { call in
      var fix: Fix?
      var refusal: FindingMessage?
      do throws(Refusal) { fix = try self.fix(of: call) } catch { refusal = error.reason }
      return Finding(
        .navigationModifierOutsideStack, range: call.nameRange, message: message(for: call),
        related: [RelatedPlace(range: container.call.nameRange, message: "the stack")], fix: fix, refusal: refusal)
    }
  }

  private func message(for call: Call) -> String {
    let stack = "`\(container.kind.rawValue)`"
    let effect: String
    switch call.name {
    case "navigationDestination":
      let subject = call.node.arguments.first.map { $0.expression.trimmedDescription } ?? ""
      effect =
        "so that stack does not find this destination for `\(subject.hasSuffix(".self") ? String(subject.dropLast(5)) : subject)`"
    case _ where call.has(.barTitle): effect = "so that stack does not show this title"
    case _ where call.has(.barItems) && call.argument("for") == nil: effect = "so its bar does not show these items"
    default: effect = "so it changes nothing in that stack's bar"
    }
    let roots = content.statements.contentRoots()
    let target = (roots.count == 1 ? roots.first?.expression.viewName : nil).map { ", onto `\($0)`" } ?? ""
    return "`\(call.signature)` is on the \(stack) itself, \(effect). Move it into the closure\(target)."
  }

  // MARK: Fix

  private func fix(of call: Call) throws(Refusal) -> Fix {
    let roots = content.statements.contentRoots()
    guard let root = roots.first?.expression, roots.count == 1, content.statements.count == 1 else {
      throw Refusal("The stack's content has more than one root, and nothing says which of them the modifier is for.")
    }
    guard call.base != nil, file.areCompiledTogether(call.node, root) else {
      throw Refusal("The modifier and the stack's content are in different `#if` branches.")
    }
    if modifiers.filter({ isSame($0, call) }).count > 1 {
      throw Refusal("The stack has `\(call.name)` twice, and only one of them can count.")
    }
    if content.tokens(viewMode: .sourceAccurate).contains(where: { token in
      token.text == call.name
        && token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init).map { isSame($0, call) } == true
    }) {
      throw Refusal("The stack's content has a `\(call.name)` of its own already.")
    }
    try file.refuseMove(of: call, to: container.call, helperOf: container.call)
    guard let move = ModifierMove(call, in: file) else { throw Refusal("The modifier cannot be cut out of its place here.") }
    var caution: FindingMessage?
    switch rootSets(root, like: call) {
    case .yes: throw Refusal("The stack's content has a `\(call.name)` of its own already.")
    case .unknown: caution = "The content may have a \(call.name) of its own, which cannot be seen from here."
    case .no: break
    }
    if !isCertain { caution = "The stack may be shown inside another navigation container, which cannot be seen from here." }
    guard
      let fix = Fix(
        title: "Move \(call.name) into the \(container.kind.rawValue)", level: caution == nil ? .safe : .review,
        caution: caution, edits: [.delete(move.removal), move.insertion(behind: root)])
    else { throw Refusal("The modifier cannot be cut out of its place here.") }
    return fix
  }

  /// Whether two modifiers say the same thing, so that only one of them counts. Toolbars add up.
  private func isSame(_ first: Call, _ second: Call) -> Bool {
    if first.has(.barTitle), second.has(.barTitle) { return true }
    guard first.name == second.name else { return false }
    if first.name == "toolbar", first.argument("for") == nil || second.argument("for") == nil { return false }
    if first.name == "navigationDestination" {
      return first.node.arguments.first?.trimmedDescription == second.node.arguments.first?.trimmedDescription
    }
    return true
  }

  /// Whether the view or helper that is the root says the same thing within itself.
  private func rootSets(_ root: ExprSyntax, like call: Call) -> Knowledge {
    let view = root.modifiedView
    let name = view.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name ?? view.memberPath?.last
    guard let name else { return .unknown }
    if let type = file.type(around: root), let helper = file.member(named: name, of: type) {
      return file.calls(in: helper.node.textRange).contains { $0.name == call.name && isSame($0, call) } ? .yes : .no
    }
    let declarations = context.semantics.declarations(ofType: name)
    guard declarations.contains(where: { $0.type.kind != .extension }) else {
      return SwiftUICatalogue.has(name, .builtIn) ? .no : .unknown
    }
    for declaration in declarations {
      let calls = declaration.file.calls(in: declaration.type.range)
      if calls.contains(where: { $0.name == call.name && isSame($0, call) }) { return .yes }
    }
    return .no
  }
}

extension ViewUsage {
  /// Whether the view itself puts the stack into a container that is not SwiftUI's.
  fileprivate var hasOwnContainer: Bool {
    steps.prefix { $0.ancestor != nil }.contains { if case .ownContainer = $0.role { true } else { false } }
  }
}

extension ExprSyntax {
  /// The last name of `.navigationBar` or `ToolbarPlacement.navigationBar`.
  var memberPathEnd: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
}
