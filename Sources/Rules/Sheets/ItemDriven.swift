import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

/// What the rules `item-driven-sheet`, `item-driven-cover` and `item-driven-popover` share: one finding from one case.
enum ItemDriven {
  static func findings(rule: String, anchor: String, kind: Presentation.Kind, noun: String, context: RuleContext) -> [Finding] {
    SeparateSelection.all(kind, in: context).compactMap { selection in
      let report = Report(selection: selection, noun: noun, context: context)
      guard let verdict = report.verdict() else { return nil }
      var related: [RelatedPlace] = []
      if case .flag(let flag) = selection.driver {
        related.append(RelatedPlace(range: flag.nameToken.textRange, message: "The flag that opens it."))
      }
      if let property = selection.selection {
        related.append(RelatedPlace(range: property.nameToken.textRange, message: "The optional that says what it shows."))
      }
      return Finding(
        rule: rule, severity: verdict.severity, range: selection.presentation.call.nameRange, message: verdict.message,
        related: related, fix: verdict.fix, refusal: verdict.fix == nil ? verdict.refusal : nil, anchor: anchor)
    }
  }

  struct Verdict {
    var severity: Severity
    var message: String
    var fix: Fix?
    var refusal: String?
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
    case .model(let root): modelVerdict(root: root)
    }
  }

  // MARK: A flag of the view

  private func flagVerdict(_ flag: StateProperty) -> ItemDriven.Verdict? {
    guard let property = selection.selection else { return looseVerdict(flag: flag.name) }
    let uses = SelectionUses(of: selection, flag: flag, property: property, in: context.file)
    guard !uses.pagesInPlace, !uses.presentsNil else { return nil }
    if flag.storage != .state { return looseVerdict(flag: flag.name) }
    let isOptionalHandedOn = if case .optional = selection.unwrapping.shape { true } else { false }
    if isOptionalHandedOn || !selection.unwrapping.isSilentWhenNil {
      // Nil may be meant; only where it never is while the sheet opens, the stale first value is worth a word.
      guard uses.isAlwaysTogether, !uses.isBoundElsewhere, uses.otherJob == nil, uses.presentingWrites > 0 else { return nil }
      return ItemDriven.Verdict(
        severity: .information,
        message:
          "`\(name)` is set beside `\(flag.name)`, which opens this \(noun), and the first time the \(noun) can still show its "
          + "old value. If nil has no meaning here, present with `\(modifier)(item: $\(name))`.",
        refusal: "Nil may be meant: the content does not need a value of `\(name)`.")
    }
    guard uses.isAlwaysTogether, uses.presentingWrites > 0,
      !uses.isBoundElsewhere || uses.obstacle != nil && uses.otherJob == nil
    else {
      return ItemDriven.Verdict(
        severity: .hint,
        message: "This \(noun) opens with `\(flag.name)` and shows `\(name)`, two states that have to be kept in step. If each "
          + "\(noun) belongs to one value, let `\(name)` alone present it: `\(modifier)(item: $\(name))`.",
        refusal:
          "`\(name)` is not always set together with `\(flag.name)`, so setting it would open the \(noun) at other times.")
    }
    let problem =
      if case .forced = selection.unwrapping.shape {
        "This \(noun) can trap the first time: `\(flag.name)` opens it, but `\(name)`, set beside it, can still be nil where the content forces it."
      } else {
        "This \(noun) can come up empty the first time: `\(flag.name)` opens it, but what it shows is `\(name)`, set beside it."
      }
    var verdict = ItemDriven.Verdict(
      severity: uses.otherJob == nil ? .warning : .hint,
      message: "\(problem) Let `\(name)` alone present it: `\(modifier)(item: $\(name))`.")
    if uses.otherJob != nil {
      verdict.message =
        "This \(noun) opens with `\(flag.name)` and shows `\(name)`, two states that have to be kept in step. "
        + "`\(modifier)(item: $\(name))` needs only one."
    }
    addFix(to: &verdict, flag: flag, property: property, uses: uses)
    return verdict
  }

  private func addFix(to verdict: inout ItemDriven.Verdict, flag: StateProperty?, property: StateProperty, uses: SelectionUses)
  {
    let edits: [TextEdit]
    switch ItemDrivenFix(selection: selection, flag: flag, property: property, uses: uses, file: context.file).edits() {
    case .failure(let refusal):
      verdict.refusal = refusal.reason
      return
    case .success(let found): edits = found
    }
    var cautions: [String] = []
    if let job = uses.otherJob { cautions.append(job) }
    if let flag, let outside = context.outsideUse(of: flag, in: selection.type) {
      if case .inExtension = outside.place {
        verdict.refusal = outside.reason + "."
        return
      }
      cautions.append(outside.reason)
    }
    var files: [FileEdits] = []
    var ownEdits = edits
    switch ItemIdentity(of: property, in: selection.type, presentedValues: uses.presentedValues, context: context) {
    case .identifiable: break
    case .unknown(let reason): cautions.append(reason)
    case .impossible(let reason):
      verdict.refusal = reason
      return
    case .needsConformance(let conformance, let typeName, let isSafe):
      if conformance.path == nil { ownEdits += conformance.edits.edits } else { files.append(conformance) }
      if !isSafe { cautions.append("it makes `\(typeName)` `Identifiable`, which other code can see") }
    }
    guard let set = EditSet(ownEdits) else {
      verdict.refusal = "The parts of the conversion lie too close together to be edited safely."
      return
    }
    let title =
      flag == nil ? "Present with '\(modifier)(item:)'" : "Present with '\(modifier)(item:)' and remove '\(flag?.name ?? "")'"
    verdict.fix = Fix(
      title: title, level: cautions.isEmpty ? .safe : .review,
      caution: cautions.isEmpty ? nil : cautions.joined(separator: "; ").capitalizedFirst + ".",
      files: [FileEdits(edits: set)] + files)
  }

  // MARK: Other drivers

  private func nilCheckVerdict(clearsOnly: Bool) -> ItemDriven.Verdict? {
    guard let property = selection.selection, isUnwrapped else { return nil }
    let uses = SelectionUses(of: selection, flag: nil, property: property, in: context.file)
    guard !uses.pagesInPlace else { return nil }
    var verdict = ItemDriven.Verdict(
      severity: .information,
      message:
        "This binding only asks whether `\(name)` is nil, which `\(modifier)(item: $\(name))` does by itself, and hands the "
        + "value to the content.")
    if !clearsOnly {
      verdict.refusal = "The binding's setter does more than to clear `\(name)`."
    } else if property.storage == .binding || property.storage == .state {
      addFix(to: &verdict, flag: nil, property: property, uses: uses.forBindingWithoutFlag)
    }
    return verdict
  }

  private func constantVerdict() -> ItemDriven.Verdict? {
    guard let property = selection.selection, isUnwrapped else { return nil }
    let uses = SelectionUses(of: selection, flag: nil, property: property, in: context.file)
    guard !uses.pagesInPlace else { return nil }
    var verdict = ItemDriven.Verdict(
      severity: .information,
      message: "`.constant(\(name) != nil)` cannot be closed by a swipe, and `\(name)` is only asked whether it is nil. "
        + "`\(modifier)(item: $\(name))` hands the value to the content and clears it.")
    var reviewed = uses.forBindingWithoutFlag
    reviewed.otherJob = "a swipe now closes the \(noun) and clears `\(name)`"
    addFix(to: &verdict, flag: nil, property: property, uses: reviewed)
    return verdict
  }

  private var isUnwrapped: Bool {
    if case .optional = selection.unwrapping.shape { return false }
    return selection.unwrapping.isSilentWhenNil
  }

  private func modelVerdict(root: String) -> ItemDriven.Verdict? {
    guard isUnwrapped, case .path(_, let members) = selection.presentation.source, members.count == 1, let flag = members.first,
      let model = modelProperty
    else { return nil }
    guard selection.unwrapping.path.first == root, model.declarations.contains(where: { $0.hasFlag(flag) }) else {
      return looseVerdict(flag: "\(root).\(flag)")
    }
    return ItemDriven.Verdict(
      severity: .information,
      message:
        "`\(root).\(flag)` opens this \(noun) and `\(name)` says what it shows: two properties of `\(model.type)` that have to "
        + "be kept in step. `\(modifier)(item: $\(name))` needs only one.",
      refusal: "`\(flag)` and `\(model.optional)` are declared in `\(model.type)`, whose other users would have to change too.")
  }

  /// The model's type and its optional, when both are found and the optional is one that can be bound.
  private var modelProperty: (type: String, optional: String, declarations: [TypeDeclaration])? {
    let path = selection.unwrapping.path
    guard path.count == 2, let root = path.first, let optional = path.last,
      let type = context.file.property(named: root, of: selection.type)?.type
    else { return nil }
    let declarations = context.declarations(ofType: type, in: selection.type).map(\.type)
    guard declarations.flatMap(\.properties).contains(where: { $0.name == optional && $0.isOptional && !$0.isLet }) else {
      return nil
    }
    return (type, optional, declarations)
  }

  /// State in two places that cannot be followed together: a word at most.
  private func looseVerdict(flag: String) -> ItemDriven.Verdict? {
    guard isUnwrapped, selection.unwrapping.furtherOptionals == 0, selection.selection != nil || modelProperty != nil else {
      return nil
    }
    return ItemDriven.Verdict(
      severity: .hint,
      message: "`\(flag)` opens this \(noun) and `\(name)` says what it shows. If they always change together, "
        + "`\(modifier)(item:)` needs only `\(name)`.",
      refusal: "`\(flag)` and `\(name)` are kept in different places, so not all of their uses are in sight.")
  }
}

extension TypeDeclaration {
  fileprivate func hasFlag(_ name: String) -> Bool { properties.contains { $0.name == name && $0.isBool } }
}

extension SelectionUses {
  /// Without a flag, what else the optional does stays as it was: nil closes and a value opens, before and after.
  fileprivate var forBindingWithoutFlag: SelectionUses {
    var copy = self
    copy.otherJob = nil
    return copy
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
