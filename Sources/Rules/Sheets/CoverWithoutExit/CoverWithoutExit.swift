import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Covers whose content has nothing that closes them.
  public static let coverWithoutExit = Rule(
    id: "cover-without-exit",
    severity: .information,
    fixLevel: .none,
    chapter: .sheets,
    title: "covers without a way out",
    why: """
      A cover cannot be swiped away. Where neither its content nor its presenter closes it, people are stuck in it until they quit \
      the app.
      """,
    anchor: "cover-exit",
    triggers: [".fullScreenCover"],
    flagged: CoverWithoutExit.flagged,
    allowed: CoverWithoutExit.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return context.presentations(.fullScreenCover).compactMap { CoverWithoutExit($0, in: context)?.finding }
    })
}

/// A cover that is driven by the view's own state, and that nothing in sight closes.
struct CoverWithoutExit {
  private let presentation: Presentation
  private let state: StateProperty
  private let context: RuleContext
  private var call: Call { presentation.call }

  init?(_ presentation: Presentation, in context: RuleContext) {
    let file = context.file
    guard !file.isInPreview(presentation.call.node), let type = file.type(around: presentation.call.node),
      let name = presentation.source.propertyName, let state = file.property(named: name, of: type), state.storage == .state,
      case .closure(let content) = presentation.content, Self.isStuckSomewhere(presentation.call, in: context),
      Self.isOnlyOpened(state, by: presentation, in: type, context: context),
      !CoverExits(content: content, presentation: presentation, type: type, context: context).mayClose
    else { return nil }
    self.presentation = presentation
    self.state = state
    self.context = context
  }

  /// Whether the code runs on a system that brings no way back of its own.
  private static func isStuckSomewhere(_ call: Call, in context: RuleContext) -> Bool {
    let systems = context.semantics.runningSystems(at: call.node)?.targets.keys.map { $0 } ?? Platform.allCases
    let clauses = context.file.conditionalClauses(around: call.node)
    return systems.contains { system in
      [.iOS, .macCatalyst, .visionOS].contains(system) && clauses.allSatisfy { $0.isCompiled(on: system) != .no }
    }
  }

  /// Whether all that the presenter does with the state is to read it and to open the cover.
  private static func isOnlyOpened(
    _ state: StateProperty, by presentation: Presentation, in type: TypeDeclaration, context: RuleContext
  ) -> Bool {
    let file = context.file
    let binding = presentation.bindingArgument.textRange
    let opens = file.references(to: state, of: type).allSatisfy { reference in
      if binding.contains(reference.range) { return true }
      guard reference.form != .projection, reference.form != .storage else { return false }
      switch reference.use {
      case .read: return true
      case .mutated: return false
      case .toggled(let call): return isTap(around: call, in: file) && !presentation.call.isContent(around: call)
      case .assigned(let assignment):
        if state.isBool { return assignment.booleanValue == true }
        return !assignment.isNil && file.isEvidentlyUnwrapped(assignment.value, in: type)
      }
    }
    guard opens else { return false }
    if let outside = context.semantics.outsideUse(of: state, in: type), outside.place != .argument { return false }
    return true
  }

  /// Whether a statement is in the action of a control, which the open cover hides.
  private static func isTap(around node: some SyntaxProtocol, in file: ViewFile) -> Bool {
    guard let action = file.closures(around: node).first?.call else { return false }
    return action.name == "Button" || action.name == "onTapGesture"
  }

  // MARK: Words

  var finding: Finding {
    let view = presentation.shownViews(in: context.file).first
    let isOwn = view.map { !context.semantics.declarations(ofType: $0.name).isEmpty } ?? false
    let subject = view.flatMap { isOwn ? "`\($0.name)`" : nil } ?? "This cover's content"
    return Finding(
      .coverWithoutExit, range: call.nameRange,
      message: """
        \(subject) covers the whole screen, and nothing in sight closes it: no `dismiss` is called and `\(state.name)` is never set \
        to \(presentation.isItemDriven ? "nil" : "false"). A cover cannot be swiped away, so people are stuck in it. Give it a \
        close button that calls `dismiss()`.
        """,
      related: [RelatedPlace(range: state.nameToken.textRange, message: "What drives the cover.")])
  }
}

extension Call {
  /// Whether a node stands in one of the closures of this call.
  fileprivate func isContent(around node: some SyntaxProtocol) -> Bool {
    closures.contains { $0.closure.textRange.contains(node.textRange) }
  }
}
