import Linting
import SourceText
import SwiftUIModel
import SwiftUIProject

/// The fix of one case: its edits in every file, and why a person may have to look at them.
struct ItemDrivenConversion {
  let selection: SeparateSelection
  let uses: SelectionUses
  let context: RuleContext

  private var modifier: String { selection.presentation.kind.rawValue }

  func fix() throws(Refusal) -> Fix {
    let others = selection.companions(in: uses, semantics: context.semantics)
    guard others.isEmpty else {
      throw Refusal("\(([selection.selectionName] + others).listed) are set together; one item would have to hold them all.")
    }
    var edits = try ItemDrivenFix(selection: selection, uses: uses, file: context.file).edits().get()
    var cautions: [FindingMessage] = []
    if let job = uses.otherJob { cautions.append(job) }
    if let flag = uses.flag, let caution = try caution(removing: flag, spansFiles: edits.spansFiles) {
      cautions.append(caution)
    }
    let identity = ItemIdentity(
      of: uses.optional.property, in: uses.optional.home.type, presentedValues: uses.presentedValues, context: context)
    switch identity {
    case .identifiable: break
    case .unknown(let reason): cautions.append(reason)
    case .impossible(let reason): throw Refusal(reason)
    case .needsConformance(let conformance, let typeName, let isSafe):
      edits.add(conformance)
      if !isSafe { cautions.append("it makes `\(typeName)` `Identifiable`, which other code can see") }
    }
    let title = "Present with '\(modifier)(item:)'" + (uses.flag.map { " and remove '\($0.name)'" } ?? "")
    return Fix(
      title: title, level: cautions.isEmpty ? .safe : .review,
      caution: cautions.isEmpty ? nil : cautions.joined(separator: "; ").capitalizedFirst + ".", files: try edits.files())
  }

  /// What the removal of the flag may mean to code elsewhere; nil where nothing else can see it.
  private func caution(removing flag: TrackedState, spansFiles: Bool) throws(Refusal) -> FindingMessage? {
    guard flag.isShared else {
      guard let outside = context.semantics.outsideUse(of: flag.property, in: selection.type) else { return nil }
      if case .inExtension = outside.place { throw Refusal(outside.reason + ".") }
      return outside.reason
    }
    if spansFiles { return "`\(flag.name)` is removed from `\(flag.home.type.name)`, and its uses in other files change too" }
    return flag.home.type.isPrivate ? nil : "`\(flag.name)` is removed from `\(flag.home.type.name)`, which is not private"
  }
}
