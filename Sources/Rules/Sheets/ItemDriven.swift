import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// What the rules `item-driven-sheet`, `item-driven-cover` and `item-driven-popover` share: one finding from one case.
enum ItemDriven {
  static func sheets(in context: RuleContext) -> [Finding] {
    findings(of: .itemDrivenSheet, kind: .sheet, noun: "sheet", context: context)
  }

  static func covers(in context: RuleContext) -> [Finding] {
    findings(of: .itemDrivenCover, kind: .fullScreenCover, noun: "cover", context: context)
  }

  static func popovers(in context: RuleContext) -> [Finding] {
    findings(of: .itemDrivenPopover, kind: .popover, noun: "popover", context: context)
  }

  private static func findings(
    of rule: Rule, kind: Presentation.Kind, noun: String, context: RuleContext
  ) -> [Finding] {
    context.presentations(kind).compactMap { SeparateSelection($0, in: context.semantics) }.compactMap { selection in
      let report = Report(selection: selection, noun: noun, context: context)
      guard let verdict = report.verdict() else { return nil }
      return Finding(
        rule, severity: verdict.severity, range: selection.presentation.call.nameRange, message: verdict.message,
        related: verdict.related.isEmpty ? report.ownPlaces : verdict.related, fix: verdict.fix,
        refusal: verdict.fix == nil ? verdict.refusal : nil)
    }
  }

  /// A flag and what is set beside it.
  struct Pair {
    let flag: String
    /// What can go wrong, as a sentence.
    let problem: String
    let severity: Severity
    /// Further optionals that belong to the same value.
    let others: [String]
  }

  struct Verdict {
    var severity: Severity
    var message: FindingMessage
    /// Empty where the places are those in the view.
    var related: [RelatedPlace] = []
    var fix: Fix?
    var refusal: FindingMessage?
  }
}

/// Weighs one case.
private struct Report {
  let selection: SeparateSelection
  let noun: String
  let context: RuleContext

  private var name: String { selection.selectionName }
  private var modifier: String { selection.presentation.kind.rawValue }

  func verdict() -> ItemDriven.Verdict? {
    switch selection.driver {
    case .flag(let flag): flagVerdict(flag)
    case .nilCheck(let clearsOnly): nilCheckVerdict(clearsOnly: clearsOnly)
    case .constant: constantVerdict()
    case .model: modelVerdict()
    }
  }

  /// The flag and the optional where they are the view's own.
  var ownPlaces: [RelatedPlace] {
    let flag = if case .flag(let flag) = selection.driver { Optional(flag) } else { StateProperty?.none }
    return places(flag: flag.map { ($0, nil) }, optional: selection.selection.map { ($0, nil) })
  }

  private func places(
    flag: (property: StateProperty, path: String?)?, optional: (property: StateProperty, path: String?)?
  ) -> [RelatedPlace] {
    let first = flag.map {
      RelatedPlace(path: $0.path, range: $0.property.nameToken.textRange, message: "The flag that opens it.")
    }
    let second = optional.map {
      RelatedPlace(path: $0.path, range: $0.property.nameToken.textRange, message: "The optional that says what it shows.")
    }
    return [first, second].compactMap(\.self)
  }

  // MARK: A flag of the view or of its model

  private func flagVerdict(_ flag: StateProperty) -> ItemDriven.Verdict? {
    guard let property = selection.selection else { return isSetBeside(flag.name) ? looseVerdict(flag: flag.name) : nil }
    let uses = SelectionUses(
      of: selection, flag: context.semantics.tracked(flag, of: selection.type),
      optional: context.semantics.tracked(property, of: selection.type))
    guard !uses.pagesInPlace, !uses.presentsNil else { return nil }
    if flag.storage != .state {
      // Whoever passes both can set them together.
      return property.storage == .binding || !uses.openings.isEmpty ? looseVerdict(flag: flag.name) : nil
    }
    let renewal = renewingState(uses)
    let isOptionalHandedOn = if case .optional = selection.unwrapping.shape { true } else { false }
    if isOptionalHandedOn || !selection.unwrapping.isSilentWhenNil {
      // Nil may be meant; only where it never is while the sheet opens, the stale first value is worth a word.
      guard uses.isAlwaysTogether, !uses.isBoundElsewhere, uses.otherJob == nil, uses.presentingWrites > 0, renewal == nil
      else {
        return nil
      }
      return ItemDriven.Verdict(
        severity: .information,
        message:
          "`\(name)` is set beside `\(flag.name)`, which opens this \(noun), and the first time the \(noun) can still show its "
          + "old value. If nil has no meaning here, present with `\(modifier)(item: $\(name))`.",
        refusal: "Nil may be meant: the content does not need a value of `\(name)`.")
    }
    let others = selection.companions(in: uses, semantics: context.semantics)
    let names = ([name] + others).listed
    let problem =
      if let renewal {
        "`\(flag.name)` opens this \(noun), but what it shows is \(names), set beside it: it has a value the first time only "
          + "because `\(renewal)` changes in the same turn and `body` reads that."
      } else if selection.unwrapping.canTrap {
        "This \(noun) can trap the first time: `\(flag.name)` opens it, but \(names), set beside it, can still be nil where the "
          + "content forces \(others.isEmpty ? "it" : "them")."
      } else {
        "This \(noun) can come up empty the first time: `\(flag.name)` opens it, but what it shows is \(names), set beside it."
      }
    return pairVerdict(
      ItemDriven.Pair(flag: flag.name, problem: problem, severity: renewal == nil ? .warning : .information, others: others),
      uses: uses)
  }

  private func modelVerdict() -> ItemDriven.Verdict? {
    guard isUnwrapped, selection.selection == nil, let path = selection.presentation.drivingState?.path, path.count == 2 else {
      return nil
    }
    let flagName = path.joined(separator: ".")
    guard let model = PresentingModel(selection, in: context.semantics), model.flag != nil else {
      return isSetBeside(path.last ?? "") ? looseVerdict(flag: flagName) : nil
    }
    var obstacle: FindingMessage?
    var states = model.knownStates(in: context.semantics)
    do throws(Refusal) {
      states = try model.states(in: context.semantics)
    } catch {
      obstacle = error.reason
    }
    guard let states else { return nil }
    var uses = SelectionUses(of: selection, flag: states.flag, optional: states.optional)
    // What is never set beside the flag is what the model is about, and not what the sheet is for.
    guard !uses.pagesInPlace, !uses.presentsNil, !uses.openings.isEmpty,
      !selection.isSwappedInPresentedView(uses, in: context.semantics)
    else { return nil }
    uses.obstacle = obstacle ?? uses.obstacle
    let others = selection.companions(in: uses, semantics: context.semantics)
    let isLate = uses.openings.contains { opening in
      guard let flag = opening.use.statement, let value = opening.value.node.asStatement else { return false }
      return !flag.isPrecededInTurn(by: value)
    }
    let pair = ItemDriven.Pair(
      flag: flagName,
      problem: "`\(flagName)` opens this \(noun), but what it shows is \(([name] + others).listed): "
        + "\(others.isEmpty ? "two properties" : "properties") of `\(model.typeName)` that "
        + "have to be set and cleared together\(trap.isEmpty ? ", and one without the other is an empty \(noun)" : trap).",
      severity: isLate ? .warning : .information, others: others)
    guard var verdict = pairVerdict(pair, uses: uses) else { return nil }
    verdict.related = places(
      flag: (states.flag.property, states.flag.home.path), optional: (states.optional.property, states.optional.home.path))
    return verdict
  }

  /// What forcing a model's optional means, which is read anew whenever the content is updated.
  private var trap: String {
    selection.unwrapping.canTrap ? ", and the content traps when `\(name)` is nil first" : ""
  }

  /// A state that `body` reads and that changes with the flag wherever that opens, so that the content is made anew.
  private func renewingState(_ uses: SelectionUses) -> String? {
    var result: String?
    for (use, value) in uses.openings {
      guard let flag = use.statement, let write = value.node.asStatement, flag.isPrecededInTurn(by: write) else { return nil }
      let renewing = flag.pathsWrittenInSameTurn.first { path in
        path != [uses.flag?.name ?? ""] && path != [uses.optional.name]
          && context.file.remakesBody(path, of: selection.type, besides: [selection.closure])
      }
      guard let renewing else { return nil }
      result = result ?? renewing.joined(separator: ".")
    }
    return result
  }

  /// A flag and an optional whose uses are all known.
  private func pairVerdict(_ pair: ItemDriven.Pair, uses: SelectionUses) -> ItemDriven.Verdict? {
    let isPair =
      uses.isAlwaysTogether && uses.presentingWrites > 0
      && (!uses.isBoundElsewhere || uses.obstacle != nil && uses.otherJob == nil)
    let advice =
      pair.others.isEmpty
      ? "Let `\(name)` alone present it: `\(modifier)(item: $\(name))`."
      : "Let one value that holds them all present it: `\(modifier)(item:)` with an `Identifiable` type of their own."
    if isPair, uses.otherJob == nil {
      var verdict = ItemDriven.Verdict(severity: pair.severity, message: "\(pair.problem) \(advice)")
      addFix(to: &verdict, uses: uses)
      return verdict
    }
    guard isPair, let job = uses.otherJob else { return apartVerdict(pair, uses: uses) }
    let item = pair.others.isEmpty ? "item: $\(name)" : "item:"
    var verdict = ItemDriven.Verdict(
      severity: .hint,
      message: "This \(noun) opens with `\(pair.flag)` and shows \(([name] + pair.others).listed), set beside it, but \(job). "
        + "If that can do without the value once the \(noun) is closed, `\(modifier)(\(item))` is enough.")
    addFix(to: &verdict, uses: uses)
    return verdict
  }

  /// A flag and an optional of which one is also set, bound or needed without the other: they may not belong together.
  private func apartVerdict(_ pair: ItemDriven.Pair, uses: SelectionUses) -> ItemDriven.Verdict? {
    if uses.openings.isEmpty, uses.isAskedForNil { return nil }
    let isTogether = !uses.openings.isEmpty || uses.presentingWrites == 0
    var reasons = [uses.apart ?? uses.obstacle].compactMap(\.self)
    if uses.isAlwaysTogether, let job = uses.otherJob { reasons.append(job.capitalizedFirst + ".") }
    return ItemDriven.Verdict(
      severity: .hint,
      message: isTogether
        ? "`\(pair.flag)` opens this \(noun), which is empty as long as `\(name)` is nil. If each \(noun) belongs to one value, "
          + "let that present it: `\(modifier)(item: $\(name))`."
        : "`\(pair.flag)` opens this \(noun), which is empty as long as `\(name)` is nil. Open it only when there is a value, or "
          + "show something until then.",
      refusal: reasons.isEmpty ? "Nothing in sight opens this \(noun) with a value." : reasons.joined(separator: " "))
  }

  private func addFix(to verdict: inout ItemDriven.Verdict, uses: SelectionUses) {
    do throws(Refusal) {
      verdict.fix = try ItemDrivenConversion(selection: selection, uses: uses, context: context).fix()
    } catch {
      verdict.refusal = error.reason
    }
  }

  // MARK: Other drivers

  /// The optional that alone decides, with its uses in this file: the view's own, or that of an object that can be bound.
  private func decidingOptional() -> TrackedState? {
    if let property = selection.selection { return context.semantics.tracked(property, of: selection.type) }
    return PresentingModel(selection, in: context.semantics)?.boundOptional(of: selection, in: context.semantics)
  }

  private func nilCheckVerdict(clearsOnly: Bool) -> ItemDriven.Verdict? {
    guard isUnwrapped, let optional = decidingOptional(), clearsOnly || !optional.isShared else { return nil }
    let uses = SelectionUses(of: selection, flag: nil, optional: optional)
    guard !uses.pagesInPlace else { return nil }
    var verdict = ItemDriven.Verdict(
      severity: .information,
      message:
        "This binding only asks whether `\(name)` is nil, which `\(modifier)(item: $\(name))` does by itself, and hands the "
        + "value to the content.")
    if !clearsOnly {
      verdict.refusal = "The binding's setter does more than to clear `\(name)`."
    } else {
      addFix(to: &verdict, uses: uses.forBindingWithoutFlag)
    }
    return verdict
  }

  private func constantVerdict() -> ItemDriven.Verdict? {
    guard isUnwrapped, let optional = decidingOptional() else { return nil }
    let uses = SelectionUses(of: selection, flag: nil, optional: optional)
    guard !uses.pagesInPlace else { return nil }
    var verdict = ItemDriven.Verdict(
      severity: .information,
      message: "`.constant(\(name) != nil)` cannot be closed by a swipe, and `\(name)` is only asked whether it is nil. "
        + "`\(modifier)(item: $\(name))` hands the value to the content and clears it.")
    var reviewed = uses.forBindingWithoutFlag
    reviewed.otherJob = "a swipe now closes the \(noun) and clears `\(name)`"
    addFix(to: &verdict, uses: reviewed)
    return verdict
  }

  private var isUnwrapped: Bool {
    if case .optional = selection.unwrapping.shape { return false }
    return selection.unwrapping.isSilentWhenNil
  }

  /// Whether some place of the view, or of the type that keeps the optional, sets the optional beside the flag.
  private func isSetBeside(_ flag: String) -> Bool {
    guard hasOptionalInModel, let root = selection.unwrapping.path.first, let name = selection.unwrapping.path.last,
      let keeper = context.file.property(named: root, of: selection.type)?.type
    else { return false }
    let places = [selection.type.qualifiedName, keeper].flatMap {
      context.semantics.declarations(ofType: $0, in: selection.type)
    }
    return places.contains { place in
      place.file.assignments(in: place.type.range).contains { assignment in
        guard assignment.target.accessPath.last == flag, let statement = assignment.node.asStatement else { return false }
        return statement.neighbouringAssignments.contains { !$0.isNil && $0.target.accessPath.last == name }
      }
    }
  }

  /// State in two places that cannot be followed together: a word at most.
  private func looseVerdict(flag: String) -> ItemDriven.Verdict? {
    guard isUnwrapped, selection.unwrapping.furtherOptionals == 0, selection.selection != nil || hasOptionalInModel else {
      return nil
    }
    return ItemDriven.Verdict(
      severity: .hint,
      message: "`\(flag)` opens this \(noun) and `\(name)` says what it shows. If they always change together, "
        + "`\(modifier)(item:)` needs only `\(name)`.",
      refusal: "`\(flag)` and `\(name)` are kept in different places, so not all of their uses are in sight.")
  }

  /// Whether the optional is a property of an object that can be bound.
  private var hasOptionalInModel: Bool {
    let path = selection.unwrapping.path
    guard path.count == 2, let root = path.first, let name = path.last,
      let type = context.file.property(named: root, of: selection.type)?.type
    else { return false }
    return context.semantics.declarations(ofType: type, in: selection.type).flatMap(\.type.properties).contains {
      $0.name == name && $0.isOptional && !$0.isLet
    }
  }
}

extension SelectionUses {
  /// Without a flag, what else the optional does stays as it was: nil closes and a value opens, before and after.
  fileprivate var forBindingWithoutFlag: SelectionUses {
    var copy = self
    copy.otherJob = nil
    return copy
  }
}
