import Linting
import SourceText
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// The sheets of one view belong into one enum.
  public static let enumSheets = Rule(
    id: "enum-sheets", severity: .warning, fixLevel: .review, chapter: .sheets,
    title: "several sheets on one view, each with a state of its own",
    why: """
      One view shows one sheet or cover at a time: a second one waits until the first is gone, and before iOS 14.5 only the last \
      of several sheet modifiers worked at all. One enum with a case for each, in one optional state, can only ask for one.
      """,
    anchor: "sheet-enum", triggers: ["sheet(", "fullScreenCover("], flagged: flaggedEnumSheets + EnumSheetsAskExamples.flagged,
    allowed: allowedEnumSheets + separateSheets + EnumSheetsAskExamples.allowed
  ) { context in
    let groups = SheetGroup.all(in: context)
    return groups.compactMap { EnumSheets(context: context).finding(about: $0) }
      + LateSheet.all(in: context).map { EnumSheets(context: context).finding(about: $0) }
  }
}

/// Words and severity of the findings.
struct EnumSheets {
  let context: RuleContext

  /// From here on several modifiers on one view work. Other systems never had the fault.
  static let severalWork: [Platform: PlatformVersion] = [
    .iOS: "14.5", .macCatalyst: "14.5", .tvOS: "14.5", .macOS: "0", .watchOS: "0", .visionOS: "0",
  ]

  /// Nil where nothing is wrong: one sheet and one cover that cannot be asked for together.
  func finding(about group: SheetGroup) -> Finding? {
    let mayFail = context.semantics.mayLack(Self.severalWork, at: group.first.call.node)
    let names = group.all.map(\.driverName)
    guard let severity = severity(of: group, count: names.count, mayFail: mayFail) else { return nil }
    let message =
      mayFail
      ? "Before \(context.semantics.system(of: Self.severalWork)) only the last of these \(group.noun)s works, `\(names.last ?? "")`; later only one of "
        + "\(names.listed) shows at a time. Let one enum say which, in one `\(group.modifier)(item:)`."
      : "This view has \(names.count) \(group.noun)s, but shows only one of \(names.listed) at a time; a second one has to "
        + "wait. "
        + (group.isMixed ? "Set only one of them at a time." : "Let one enum say which, in one `\(group.modifier)(item:)`.")
    let related = group.all.dropFirst().map {
      RelatedPlace(range: $0.call.nameRange, message: "Another \($0.noun) of the same view.")
    }
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) {
      fix = try EnumSheetsFix(group: group, context: context).fix()
    } catch {
      refusal = error.reason
    }
    return Finding(
      .enumSheets, severity: severity, range: group.first.call.nameRange, message: message,
      related: related, fix: fix, refusal: refusal)
  }

  private func severity(of group: SheetGroup, count: Int, mayFail: Bool) -> Severity? {
    if mayFail { return .warning }
    if count > 2 { return .information }
    if group.isOfOneCoordinator { return nil }
    if SheetAsks(presentations: group.all, context: context).canOverlap { return .information }
    // While the first is up nobody reaches the control of the second.
    return group.isMixed ? nil : .hint
  }

  func finding(about late: LateSheet) -> Finding {
    let outer = late.open.noun
    let inner = late.presentation.noun
    return Finding(
      .enumSheets, severity: .information, range: late.presentation.call.nameRange,
      message:
        "`\(late.presentation.driverName)` is set inside the \(outer) of `\(late.open.driverName)`, but this \(inner) is "
        + "attached outside it, so it waits until that \(outer) is closed. Attach it to the content of that \(outer), or close that first.",
      related: [RelatedPlace(range: late.write, message: "Set here, while the \(outer) is up.")],
      refusal: "Whether the first \(outer) should stay open below the second is not to be seen.")
  }
}

extension Presentation {
  /// What a person calls it.
  var noun: String {
    switch kind {
    case .fullScreenCover: "cover"
    case .confirmationDialog: "dialog"
    case .actionSheet: "action sheet"
    case .destination: "destination"
    case .sheet, .popover, .alert, .inspector: kind.rawValue
    }
  }

  /// The state that drives it, as its user names it: `showNew`, `model.showNew`.
  var driverName: String {
    let name = bindingArgument.expression.trimmedDescription.filter { $0 != "$" }
    return name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
  }
}

extension [String] {
  /// `a`, `b` and `c`, each as code.
  var listed: String {
    let quoted = map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}
