import Linting

extension Rule {
  /// A sheet whose content depends on an optional must be presented by that optional.
  public static let itemDrivenSheet = Rule(
    id: "item-driven-sheet", severity: .warning, fixLevel: .safe, chapter: .sheets,
    title: "a Boolean that presents a sheet for a separate optional",
    why: """
      The first time, SwiftUI can build the sheet from what its closure captured before the optional was set, so the sheet \
      comes up empty; and two states have to be kept in step. `sheet(item:)` presents when the optional has a value, hands \
      that value to the content and clears it on dismissal.
      """,
    anchor: "sheet-item", triggers: ["sheet("],
    flagged: ItemDrivenSheetExamples.flagged + ItemDrivenModelExamples.flagged
      + ItemDrivenPairExamples.flagged,
    allowed: ItemDrivenSheetExamples.allowed + ItemDrivenModelExamples.allowed + ItemDrivenPairExamples.allowed
  ) { context in
    ItemDriven.sheets(in: context)
  }
}
