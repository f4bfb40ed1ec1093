import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Weighs one alert or dialog about an optional: what `item-driven-alert` and `item-driven-dialog` say of it.
struct AlertReport {
  private let selection: AlertSelection
  private let context: RuleContext
  /// Whether the SDK has the item forms.
  private let hasItemForms: Bool

  private var name: String { selection.name }
  private var noun: String { selection.noun }

  static func alerts(in context: RuleContext) -> [Finding] {
    findings(of: .itemDrivenAlert, kind: .alert, in: context)
      + legacyFindings(of: .itemDrivenAlert, kind: .alert, in: context)
  }

  static func dialogs(in context: RuleContext) -> [Finding] {
    findings(of: .itemDrivenDialog, kind: .confirmationDialog, in: context)
      + legacyFindings(of: .itemDrivenDialog, kind: .actionSheet, in: context)
  }

  /// Those of the old form, if it can be converted: the conversion must not make a finding that was not there before.
  private static func legacyFindings(of rule: Rule, kind: LegacyDialog.Kind, in context: RuleContext) -> [Finding] {
    LegacyDialog.all(kind, in: context).compactMap { dialog in
      guard !context.file.isInPreview(dialog.call.node),
        let selection = AlertSelection(dialog.presentation, isLegacy: true, in: context),
        dialog.isConvertible(in: context)
      else { return nil }
      return AlertReport(selection: selection, context: context, hasItemForms: context.project.sdk >= 27).finding(of: rule)
    }
  }

  private static func findings(of rule: Rule, kind: Presentation.Kind, in context: RuleContext) -> [Finding] {
    context.presentations(kind).compactMap { presentation in
      guard !context.file.isInPreview(presentation.call.node), !context.semantics.mayLack(.iOS15, at: presentation.call.node),
        let selection = AlertSelection(presentation, in: context)
      else { return nil }
      return AlertReport(selection: selection, context: context, hasItemForms: context.project.sdk >= 27)
        .finding(of: rule)
    }
  }

  private func finding(of rule: Rule) -> Finding? {
    guard let verdict = verdict() else { return nil }
    var related: [RelatedPlace] = []
    if case .flag(let flag) = selection.driver {
      related.append(RelatedPlace(range: flag.nameToken.textRange, message: "The flag that opens it."))
    }
    if let property = selection.property {
      related.append(RelatedPlace(range: property.nameToken.textRange, message: "The optional that it is about."))
    }
    return Finding(
      rule, severity: verdict.severity, range: selection.presentation.call.nameRange, message: verdict.message,
      related: related, fix: verdict.fix, refusal: verdict.fix == nil ? verdict.refusal : nil)
  }

  private struct Verdict {
    var severity = Severity.information
    var message: String
    var fix: Fix?
    var refusal: FindingMessage?
  }

  private func verdict() -> Verdict? {
    // `presenting:` and `error:` are as far as one gets without the item forms.
    if selection.handover != nil, !hasItemForms { return nil }
    if !hasItemForms, !usesOptional { return nil }
    switch selection.driver {
    case .flag(let flag): return flagVerdict(flag)
    case .nilCheck(let clearsOnly): return nilCheckVerdict(clearsOnly: clearsOnly)
    case .constant: return constantVerdict()
    case .model(let flag): return modelVerdict(flag: flag)
    }
  }

  /// Whether the closures themselves read the optional.
  private var usesOptional: Bool {
    context.file.references(toPath: selection.path, of: selection.type).contains { use in
      !use.isWrite && selection.closures.contains { $0.textRange.contains(use.range) }
    }
  }

  /// How the optional presents it.
  private var itemForm: String {
    selection.takesError
      ? "`alert(error: $\(name))`"
      : "`\(selection.presentation.kind == .alert ? "alert" : "confirmationDialog")(_:item: $\(name))`"
  }

  // MARK: A flag of the view

  private func flagVerdict(_ flag: StateProperty) -> Verdict? {
    guard let property = selection.property, property.storage == .state else { return nil }
    let uses = uses(of: property, flag: flag)
    guard !uses.pagesInPlace, !uses.presentsNil, uses.presentingWrites > 0 else { return nil }
    guard uses.isAlwaysTogether, !uses.isBoundElsewhere || uses.obstacle != nil && uses.otherJob == nil else {
      // Only where both are handed over is it evident that they belong together.
      guard selection.handover != nil else { return nil }
      return Verdict(
        severity: .hint,
        message: "`\(flag.name)` opens this \(noun) and `\(name)` says what it is about. If they always change together, "
          + "\(itemForm) needs only one.",
        refusal:
          "`\(name)` is not always set together with `\(flag.name)`, so setting it would open the \(noun) at other times."
      )
    }
    var verdict = Verdict(message: flagMessage(flag))
    if !selection.furtherOptionals.isEmpty {
      verdict.refusal = "The \(noun) is about several optionals; one value would have to hold them all."
      return verdict
    }
    if hasDefaultWithMeaning, selection.handover == nil {
      verdict.refusal = "Nil may be meant: the closures show something else when there is no value of `\(name)`."
      return verdict
    }
    var cautions: [FindingMessage] = []
    if selection.handover == nil,
      let value = uses.presentedValues.first(where: { !context.file.isEvidentlyUnwrapped($0, in: selection.type) })
    {
      let line = context.file.line(of: value.textRange)
      cautions.append("what line \(line) sets may be nil, and then nothing is shown any more")
    }
    if hasItemForms {
      if let obstacle = uses.obstacle {
        verdict.refusal = obstacle
        return verdict
      }
      if let job = uses.otherJob {
        verdict.severity = .hint
        cautions.append(job)
      }
      if let outside = context.semantics.outsideUse(of: flag, in: selection.type) {
        guard case .unknown = outside.place else {
          verdict.refusal = outside.reason + "."
          return verdict
        }
        cautions.append(outside.reason)
      }
    }
    addFix(to: &verdict, removing: flag, uses: uses, cautions: cautions)
    return verdict
  }

  private func flagMessage(_ flag: StateProperty) -> String {
    let problem =
      "`\(flag.name)` opens this \(noun) and `\(name)` says what it is about, two states that have to be kept in step."
    if hasItemForms { return "\(problem) Let `\(name)` alone present it: \(itemForm)." }
    return "\(problem) \(presentingAdvice)"
  }

  private var presentingAdvice: String {
    selection.isLegacy
      ? "In the current form `presenting: \(name)` hands the value to the closures."
      : "Add `presenting: \(name)`, which hands the value to the closures."
  }

  private func uses(of property: StateProperty, flag: StateProperty) -> SelectionUses {
    let bodies = selection.helpers.compactMap { $0.body?.textRange }
    let places = SelectionUses.Places(
      presentation: selection.presentation,
      contents: selection.closures.map(\.textRange) + bodies, handover: [selection.handover?.textRange].compactMap(\.self))
    return SelectionUses(
      in: places, flag: context.semantics.tracked(flag, of: selection.type),
      optional: context.semantics.tracked(property, of: selection.type))
  }

  /// Whether the closures show something of its own for nil: `x ?? "Unknown"`, or an `else`.
  private var hasDefaultWithMeaning: Bool {
    context.file.references(toPath: selection.path, of: selection.type).contains { use in
      guard selection.closures.contains(where: { $0.textRange.contains(use.range) }) else { return false }
      if let branch = use.bindingCondition?.parent?.parent?.as(IfExprSyntax.self), let other = branch.elseBody {
        return !other.isEmptyView
      }
      var node = use.node
      while let parent = node.parent,
        parent.is(OptionalChainingExprSyntax.self) || parent.is(MemberAccessExprSyntax.self)
      {
        node = parent
      }
      guard let infix = node.parent?.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "??",
        Syntax(infix.leftOperand).id == node.id
      else { return false }
      return infix.rightOperand.trimmedDescription != "\"\""
    }
  }

  // MARK: Other drivers

  private func nilCheckVerdict(clearsOnly: Bool) -> Verdict? {
    guard !setsValueInside, isOptionalSet else { return nil }
    var verdict = Verdict(message: nilCheckMessage)
    if !clearsOnly, hasItemForms {
      verdict.refusal = "The binding's setter does more than to clear `\(name)`."
    } else {
      addFix(to: &verdict, removing: nil, uses: nil, cautions: [])
    }
    return verdict
  }

  private var nilCheckMessage: String {
    if hasItemForms {
      return "This binding only asks whether `\(name)` is nil, which \(itemForm) does by itself"
        + (selection.takesError ? "." : ", and hands the value to the closures.")
    }
    if selection.isLegacy {
      return "This \(noun) is shown while `\(name)` has a value, and its closure reads the optional again. \(presentingAdvice)"
    }
    return
      "This \(noun) is shown while `\(name)` has a value, yet its closures read the optional again, which is nil while the "
      + "\(noun) closes. `presenting: \(name)` hands them the value."
  }

  /// Whether something gives the optional a value, so that the alert is ever shown.
  private var isOptionalSet: Bool {
    if selection.property?.storage == .binding { return true }
    guard let name = selection.path.last else { return true }
    return context.semantics.mayBeSet(name, besides: selection.presentation.bindingArgument.textRange)
  }

  private func constantVerdict() -> Verdict? {
    guard !setsValueInside, isOptionalSet else { return nil }
    guard hasItemForms else {
      var verdict = Verdict(message: nilCheckMessage)
      addFix(to: &verdict, removing: nil, uses: nil, cautions: [])
      return verdict
    }
    var verdict = Verdict(
      message: "`.constant(\(name) != nil)` cannot close this \(noun), so that each button has to clear `\(name)`. \(itemForm) "
        + "clears it.")
    addFix(to: &verdict, removing: nil, uses: nil, cautions: ["each button now clears `\(name)`"])
    return verdict
  }

  private func modelVerdict(flag: String) -> Verdict? {
    guard let root = selection.path.first, !setsValueInside, !hasDefaultWithMeaning else { return nil }
    // What nothing opens has nothing to keep in step.
    guard context.semantics.mayBeSet(flag, besides: selection.presentation.bindingArgument.textRange) else { return nil }
    let problem =
      "`\(root).\(flag)` opens this \(noun) and `\(name)` says what it is about, two properties that have to be kept in step."
    if hasItemForms {
      return Verdict(
        message: "\(problem) \(itemForm) needs only one.",
        refusal:
          "`\(flag)` and `\(selection.path.last ?? "")` belong to the type of `\(root)`, whose other users would have to "
          + "change too.")
    }
    var verdict = Verdict(message: "\(problem) \(presentingAdvice)")
    addFix(
      to: &verdict, removing: nil, uses: nil,
      cautions: ["nothing is shown any more when `\(flag)` is set while `\(name)` is nil"])
    return verdict
  }

  /// Whether a closure sets another value, so that one alert follows another.
  private var setsValueInside: Bool {
    context.file.references(toPath: selection.path, of: selection.type).contains { use in
      guard selection.closures.contains(where: { $0.textRange.contains(use.range) }) else { return false }
      switch use.use {
      case .read: return false
      case .assigned(let assignment): return !assignment.isNil
      case .toggled, .mutated: return true
      }
    }
  }

  // MARK: The fix

  private func addFix(
    to verdict: inout Verdict, removing flag: StateProperty?, uses: SelectionUses?, cautions: [FindingMessage]
  ) {
    if selection.isLegacy {
      let value = selection.presentation.kind == .alert ? "an `Alert`" : "an `ActionSheet`"
      verdict.refusal = "It returns \(value); convert that to the current form first."
      return
    }
    var writer = AlertItemFix(selection, as: hasItemForms ? .item : .presenting, in: context)
    do throws(Refusal) {
      let edits = try writer.edits(removing: flag, uses: uses)
      let cautions = cautions + writer.cautions
      let caution = cautions.isEmpty ? nil : cautions.joined(separator: "; ").capitalizedFirst + "."
      guard
        let fix = Fix(title: title(removing: flag), level: cautions.isEmpty ? .safe : .review, caution: caution, edits: edits)
      else { throw Refusal("The parts of the conversion lie too close together to be edited safely.") }
      verdict.fix = fix
    } catch {
      verdict.refusal = error.reason
    }
  }

  private func title(removing flag: StateProperty?) -> String {
    guard hasItemForms else { return "Hand '\(name)' to the closures with 'presenting:'" }
    let form = selection.takesError ? "alert(error:)" : "\(selection.presentation.kind.rawValue)(_:item:)"
    return "Present with '\(form)'" + (flag.map { " and remove '\($0.name)'" } ?? "")
  }
}
