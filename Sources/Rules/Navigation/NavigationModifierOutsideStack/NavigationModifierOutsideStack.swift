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
    var modifiers = around.filter { Self.isMisplaced($0) && !context.semantics.isMacOSOnly(at: $0.node) }
    // A root has no back button to hide, so these are meant for a container around the stack.
    if around.contains(where: { $0.name == "navigationBarBackButtonHidden" }) { return nil }
    guard !modifiers.isEmpty else { return nil }
    switch Self.surroundings(of: container.call, in: context) {
    case .nothing: isCertain = true
    case .notSeen: isCertain = false
    case .detailColumn:
      // The column reads titles and bars, but nothing there pushes for the stack.
      isCertain = true
      modifiers = modifiers.filter { $0.name == "navigationDestination" }
      if modifiers.isEmpty { return nil }
    case .taker: return nil
    }
    self.container = container
    self.content = content
    self.context = context
    self.modifiers = modifiers.sorted { $0.nameRange < $1.nameRange }
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

  /// What is around a stack, from the least to what decides.
  private enum Surroundings: Int {
    case nothing
    /// Nothing in this workspace, but other modules may show it anywhere.
    case notSeen
    case detailColumn
    /// Something that takes such modifiers, or may.
    case taker
  }

  private static func surroundings(of stack: Call, in context: RuleContext) -> Surroundings {
    let all = context.semantics.waysOut(of: stack.node, to: .screen).map(surroundings)
    return all.max { $0.rawValue < $1.rawValue } ?? .nothing
  }

  /// A view that is pushed or shown in a column wears its bar modifiers for the container around it.
  private static func surroundings(on way: ViewUsage) -> Surroundings {
    if way.isInNavigation || way.hasOwnContainer { return .taker }
    switch (way.end, way.role) {
    case (.app, _), (.cycle, _), (_, .presented?), (_, .window?), (_, .tab?): return .nothing
    case (_, .column(.detail)?): return .detailColumn
    case (.unused(let type), _) where way.views.count == 1: return type.isPublic ? .notSeen : .nothing
    default: return .taker
    }
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
    let roots = content.statements.contentRoots()
    let root = roots.count == 1 ? roots.first?.expression.viewTitle : nil
    let advice: String
    if case .certain(let inner) = own(call) {
      advice = "\(root.map { "`\($0)`" } ?? "The content") \(instead(of: call, inner)), so this one can go."
    } else {
      advice = "Move it into the closure\(root.map { ", onto `\($0)`" } ?? "")."
    }
    return "`\(call.signature)` is on the \(stack) itself, \(effect(of: call)). \(advice)"
  }

  private func effect(of call: Call) -> String {
    switch call.name {
    case "navigationDestination":
      let subject = call.node.arguments.first.map { $0.expression.trimmedDescription } ?? ""
      return
        "so that stack does not find this destination for `\(subject.hasSuffix(".self") ? String(subject.dropLast(5)) : subject)`"
    case _ where call.has(.barTitle): return "so that stack does not show this title"
    case _ where call.has(.barItems) && call.argument("for") == nil: return "so its bar does not show these items"
    default: return "so it changes nothing in that stack's bar"
    }
  }

  /// What the content has in place of a modifier.
  private func instead(of call: Call, _ inner: Call) -> String {
    if call.name == "navigationDestination" { return "has a destination for it already" }
    guard call.has(.barTitle) else { return "has a `\(inner.name)` of its own" }
    let title = inner.unlabeledArgument?.expression.trimmedDescription
    let words = title.map { $0.count > 40 || $0.contains(where: \.isNewline) ? "" : ", `\($0)`," } ?? ""
    return "has a title of its own\(words.isEmpty ? ", which is shown" : "\(words) which is shown")"
  }

  // MARK: Fix

  private func fix(of call: Call) throws(Refusal) -> Fix {
    let own = own(call)
    if case .certain = own { return try removal(of: call) }
    let roots = content.statements.contentRoots()
    let isBranch = roots.count > 1 && content.statements.count == 1 && roots.allSatisfy(\.isConditional)
    guard content.statements.count == 1, roots.count == 1 || isBranch, let root = roots.first?.expression else {
      throw Refusal("The stack's content has more than one root, and nothing says which of them the modifier is for.")
    }
    guard call.base != nil, roots.allSatisfy({ file.areCompiledTogether(call.node, $0.expression) }) else {
      throw Refusal("The modifier and the stack's content are in different `#if` branches.")
    }
    if modifiers.filter({ Self.isSame($0, call) }).count > 1 {
      throw Refusal("The stack has `\(call.name)` twice, and only one of them can count.")
    }
    try file.refuseMove(of: call, to: container.call, helperOf: container.call)
    guard let move = ModifierMove(call, in: file) else { throw Refusal("The modifier cannot be cut out of its place here.") }
    var caution: FindingMessage?
    switch own {
    case .certain, .possible:
      throw Refusal("The stack's content has a `\(call.name)` of its own already, though not in every state.")
    case .unknown: caution = "The content may have a \(call.name) of its own, which cannot be seen from here."
    case .none: break
    }
    if !isCertain { caution = "The stack may be shown inside another navigation container, which cannot be seen from here." }
    let insertions =
      isBranch ? file.wrapping(content.statements, in: "Group", with: move) : [move.insertion(behind: root)]
    guard !insertions.isEmpty,
      let fix = Fix(
        title: "Move \(call.name) into the \(container.kind.rawValue)", level: caution == nil ? .safe : .review,
        caution: caution, edits: [.delete(move.removal)] + insertions)
    else { throw Refusal("The modifier cannot be cut out of its place here.") }
    return fix
  }

  private func removal(of call: Call) throws(Refusal) -> Fix {
    guard call.base != nil else { throw Refusal("The modifier is inside an `#if`, which would stay behind empty.") }
    guard let move = ModifierMove(call, in: file),
      let fix = Fix(
        title: "Remove \(call.name)", level: isCertain ? .safe : .review,
        caution: isCertain
          ? nil : "The stack may be shown inside another navigation container, which cannot be seen from here.",
        edits: [.delete(move.removal)])
    else { throw Refusal("The modifier cannot be cut out of its place here.") }
    return fix
  }

  private func own(_ call: Call) -> NavigationSetting {
    NavigationSetting(in: content, of: context) { Self.isSame($0, call) }
  }

  /// Whether two modifiers say the same thing, so that only one of them counts. Toolbars add up.
  private static func isSame(_ first: Call, _ second: Call) -> Bool {
    if first.has(.barTitle), second.has(.barTitle) { return true }
    guard first.name == second.name else { return false }
    if first.name == "toolbar", first.argument("for") == nil || second.argument("for") == nil { return false }
    if first.name == "navigationDestination" {
      return first.node.arguments.first?.trimmedDescription == second.node.arguments.first?.trimmedDescription
    }
    return true
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
