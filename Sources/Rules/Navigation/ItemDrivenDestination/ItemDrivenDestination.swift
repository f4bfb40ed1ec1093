import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// A destination that a flag opens and an optional fills.
  public static let itemDrivenDestination = Rule(
    id: "item-driven-destination",
    severity: .information,
    fixLevel: .review,
    chapter: .navigation,
    title: "destinations with a separate selection",
    why: """
      A flag that opens a screen and an optional that fills it are two states that have to be kept in step. \
      `navigationDestination(item:)` needs only the optional, hands its value to the screen and clears it when the screen goes.
      """,
    anchor: "nav-destination-item",
    triggers: ["navigationDestination"],
    flagged: ItemDrivenDestinationExamples.flagged,
    allowed: ItemDrivenDestinationExamples.allowed,
    check: { context in
      let file = context.file
      guard file.importsSwiftUI else { return [] }
      return context.calls(named: "navigationDestination").filter { file.isViewContext($0.node) }
        .compactMap { Presentation(destination: $0) }
        .compactMap { SeparateSelection($0, in: context.semantics) }
        .compactMap { ItemDrivenDestination(selection: $0, context: context).finding }
    })
}

/// Weighs one destination and the optional beside its flag.
struct ItemDrivenDestination {
  let selection: SeparateSelection
  let context: RuleContext

  private var name: String { selection.selectionName }
  private var call: Call { selection.presentation.call }
  private var isAvailable: Bool { !context.semantics.mayLack(.iOS17, at: call.node) }

  var finding: Finding? {
    if case .optional = selection.unwrapping.shape { return nil }
    guard selection.unwrapping.isSilentWhenNil else { return nil }
    switch selection.driver {
    case .flag(let flag): return flagFinding(flag)
    case .nilCheck(let clearsOnly): return nilCheckFinding(clearsOnly: clearsOnly)
    case .model: return modelFinding()
    case .constant: return nil
    }
  }

  private func flagFinding(_ flag: StateProperty) -> Finding? {
    guard let property = selection.selection, flag.storage == .state else { return nil }
    let uses = SelectionUses(
      of: selection, flag: context.semantics.tracked(flag, of: selection.type),
      optional: context.semantics.tracked(property, of: selection.type))
    guard !uses.pagesInPlace, !uses.presentsNil, uses.isAlwaysTogether, uses.presentingWrites > 0 else { return nil }
    let message = """
      `\(flag.name)` opens this screen and `\(name)` says what it shows: two states that have to be kept in step. \
      \(advice)
      """
    return made(
      message, severity: uses.otherJob == nil ? .information : .hint,
      related: [RelatedPlace(range: flag.nameToken.textRange, message: "The flag that opens it.")]
    ) { () throws(Refusal) -> Fix in try fix(uses: uses) }
  }

  private func nilCheckFinding(clearsOnly: Bool) -> Finding? {
    guard let property = selection.selection else { return nil }
    var uses = SelectionUses(of: selection, flag: nil, optional: context.semantics.tracked(property, of: selection.type))
    guard !uses.pagesInPlace else { return nil }
    uses.otherJob = nil
    let kept = uses
    return made(
      "This binding only asks whether `\(name)` is nil. \(advice)", severity: .information, related: []
    ) { () throws(Refusal) -> Fix in
      guard clearsOnly else { throw Refusal("The binding's setter does more than to clear `\(name)`.") }
      return try fix(uses: kept)
    }
  }

  /// A flag and an optional of one model.
  private func modelFinding() -> Finding? {
    guard selection.selection == nil, selection.unwrapping.furtherOptionals == 0,
      let model = PresentingModel(selection, in: context.semantics), let flag = model.flag
    else { return nil }
    var severity = Severity.information
    var uses: SelectionUses?
    var refusal: Refusal?
    do throws(Refusal) {
      let states = try model.states(in: context.semantics)
      let found = SelectionUses(of: selection, flag: states.flag, optional: states.optional)
      guard !found.pagesInPlace, !found.presentsNil else { return nil }
      if found.isAlwaysTogether, found.presentingWrites > 0 {
        if found.otherJob != nil { severity = .hint }
        uses = found
      } else {
        refusal = Refusal(
          "`\(name)` is not always set together with its flag, so setting it would open the screen at other times.")
      }
    } catch {
      refusal = error
    }
    // Where not all is known, an optional that fills other screens too says that it has a life of its own.
    guard uses != nil || context.file.memberUses(named: model.optional.name).count(where: { $0.isOfValue }) == 1 else {
      return nil
    }
    let root = selection.unwrapping.path.first ?? ""
    return made(
      """
      `\(root).\(flag.name)` opens this screen and `\(name)` says what it shows: two properties of `\(model.typeName)` that \
      have to be kept in step. \(advice)
      """, severity: severity, related: []
    ) { () throws(Refusal) -> Fix in
      guard let uses else { throw refusal ?? Refusal("Not all uses of `\(name)` are in sight.") }
      return try fix(uses: uses)
    }
  }

  // MARK: Parts

  private var advice: String {
    isAvailable
      ? "Let `\(name)` alone open it: `navigationDestination(item: $\(name))`."
      : "From \(context.semantics.system(of: .iOS17)) on `navigationDestination(item: $\(name))` needs only `\(name)`."
  }

  private func made(
    _ message: String, severity: Severity, related: [RelatedPlace], fix makeFix: () throws(Refusal) -> Fix
  ) -> Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) {
      guard isAvailable else {
        throw Refusal("`navigationDestination(item:)` needs \(context.semantics.systemList(of: .iOS17)).")
      }
      fix = try makeFix()
    } catch {
      refusal = error.reason
    }
    let optional = selection.selection.map {
      RelatedPlace(range: $0.nameToken.textRange, message: "The optional that says what it shows.")
    }
    return Finding(
      .itemDrivenDestination, severity: isAvailable ? severity : .hint, range: call.nameRange, message: message,
      related: related + (optional.map { [$0] } ?? []), fix: fix, refusal: refusal)
  }

  private func fix(uses: SelectionUses) throws(Refusal) -> Fix {
    let property = uses.optional.property
    let flag = uses.flag
    var edits = try ItemDrivenFix(selection: selection, uses: uses, file: context.file).edits().get()
    var caution: FindingMessage = "Links with values in the screen were reported to push nothing when an optional opened it."
    if let job = uses.otherJob { caution = job.capitalizedFirst + "." }
    if let flag, !flag.isShared, let outside = context.semantics.outsideUse(of: flag.property, in: selection.type) {
      throw Refusal(outside.reason + ".")
    }
    if let type = property.wrappedType {
      let scope = uses.optional.home.type
      if context.lacks(.hashable, type, in: scope) {
        let added = try SynthesizedConformance(.hashable, of: type, in: scope, context: context)
        edits.add(added.edits)
        if let more = added.caution { caution = more.capitalizedFirst + "." }
      } else {
        switch context.semantics.conformance(of: type, to: "Hashable", in: scope) {
        case .yes: break
        case .no: throw Refusal("`\(type)` is not `Hashable`, which `navigationDestination(item:)` asks for.")
        case .unknown: caution = "See that `\(type)` is `Hashable`, which `navigationDestination(item:)` asks for."
        }
      }
    }
    let title = "Open it with \(property.name)" + (flag.map { " and remove \($0.name)" } ?? "")
    return Fix(title: title, level: .review, caution: caution, files: try edits.files())
  }
}

extension MemberUse {
  /// Whether it is reached through another value.
  fileprivate var isOfValue: Bool { if case .value = receiver { true } else { false } }
}
