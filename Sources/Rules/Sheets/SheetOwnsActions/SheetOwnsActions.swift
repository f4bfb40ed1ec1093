import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Closures and flags that a presented view gets only to close itself.
  public static let sheetOwnsActions = Rule(
    id: "sheet-owns-actions",
    severity: .information,
    fixLevel: .safe,
    chapter: .sheets,
    title: "closures that only close the sheet",
    why: """
      A presented view can close itself with `dismiss`. A closure or flag that is handed to it just for that ties it to the parent \
      that knows how, and `dismiss` also works where the view is pushed.
      """,
    anchor: "sheet-actions",
    triggers: [".sheet", ".fullScreenCover", ".popover"],
    flagged: SheetOwnsActions.flagged + SheetOwnsActions.flaggedCallbacks,
    allowed: SheetOwnsActions.allowed + SheetOwnsActions.allowedCallbacks,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return SheetAction.all(in: context).compactMap { SheetOwnsActions(action: $0, context: context).finding }
    })
}

struct SheetOwnsActions {
  let action: SheetAction
  let context: RuleContext

  private var name: String { action.parameter.label ?? action.parameter.name }
  private var view: PresentedView { action.view }

  var finding: Finding? {
    switch action.kind {
    case .works(let closesToo): workFinding(closesToo: closesToo)
    case .closes: closingFinding(isFlag: false)
    case .flag: closingFinding(isFlag: true)
    }
  }

  /// The label, or the view's name for the first trailing closure, which has none.
  private var range: TextRange { action.argument.label?.textRange ?? action.call.nameToken.textRange }

  private var noun: String {
    switch action.presentation.kind {
    case .fullScreenCover: "cover"
    case .popover: "popover"
    default: "sheet"
    }
  }

  private var related: [RelatedPlace] {
    [
      RelatedPlace(
        path: view.path, range: action.property.nameToken.textRange,
        message: "`\(action.property.name)` of `\(view.type.name)`.")
    ]
      + action.others.map {
        RelatedPlace(range: $0.argument.label?.textRange ?? $0.call.nameToken.textRange, message: "Given here, too.")
      }
  }

  // MARK: A closure that does work

  private func workFinding(closesToo: Bool) -> Finding? {
    guard let uses = view.uses(of: action.parameter, isFlag: false, isPlain: false), !uses.isEmpty else { return nil }
    // A view that closes itself and hands over what it made leaves nothing to do; a parent that leaves with it does so on purpose.
    if !closesToo, view.closesItself(with: action) { return nil }
    if context.file.leaves(in: action.argument.expression) { return nil }
    let message =
      closesToo
      ? """
      `\(name)` also closes the \(noun), which `\(view.type.name)` \(view.dismissals.isEmpty ? "can do" : "does") itself with \
      `@Environment(\\.dismiss)`; the closure then only does the work.
      """
      : """
      `\(name)` lets the parent act for `\(view.type.name)`. That is right for work that only the parent can do; otherwise \
      `\(view.type.name)` can do it and close itself with `dismiss()`.
      """
    return Finding(
      .sheetOwnsActions, severity: .hint, range: range, message: message, related: related,
      refusal: "`\(name)` does more than to close the \(noun).")
  }

  // MARK: A closure or flag that only closes

  private func closingFinding(isFlag: Bool) -> Finding? {
    guard let uses = view.uses(of: action.parameter, isFlag: isFlag, isPlain: true), !uses.isEmpty else { return nil }
    let sites = view.sites(of: action.parameter, isFlag: isFlag, in: context)
    if case .various = sites { return nil }
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) {
      fix = try SheetOwnsActionsFix(action: action, uses: uses, sites: sites, context: context).fix()
    } catch {
      refusal = error.reason
    }
    let what =
      isFlag
      ? "`\(view.type.name)` gets `\(action.state.path.joined(separator: "."))` only to set it to false"
      : "`\(name)` only sets `\(action.state.closingStatement)`, which closes the \(noun)"
    return Finding(
      .sheetOwnsActions, range: range,
      message: """
        \(what). `\(view.type.name)` can close itself with `@Environment(\\.dismiss)`, and then needs no parent that knows how.
        """,
      related: related, fix: fix, refusal: refusal)
  }
}

extension PresentedView {
  /// Whether the view closes itself, with its own `dismiss` or with the flag that it is given too.
  fileprivate func closesItself(with action: SheetAction) -> Bool {
    !dismissals.isEmpty
      || action.call.allArguments.contains {
        action.presentation.kind(of: $0, state: action.state, isListed: false) == .flag
      }
  }
}

extension ViewFile {
  /// Whether a closure leaves the view around it, which presents: by that view's own `dismiss`, a flag that it was given, or a
  /// callback for it.
  fileprivate func leaves(in expression: ExprSyntax) -> Bool {
    guard let type = type(around: expression) else { return false }
    return declarations(of: type.qualifiedName).flatMap(\.properties).contains { property in
      let isWayOut =
        switch property.storage {
        case .environment: property.isDismissal
        case .binding: property.isBool
        case .plain: SheetAction.labels.contains(property.name) && property.type?.contains("->") ?? false
        default: false
        }
      guard isWayOut else { return false }
      return references(to: property, of: type).contains { use in
        guard expression.textRange.contains(use.range) else { return false }
        if case .assigned(let assignment) = use.use { return assignment.booleanValue == false }
        return property.storage != .binding && use.form == .value
      }
    }
  }
}
