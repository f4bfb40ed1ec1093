import Linting

extension Rule {
  /// Finds `.actionSheet(isPresented:) { ActionSheet(…) }` and `.actionSheet(item:) { ActionSheet(…) }`.
  public static let legacyActionSheet = Rule(
    id: "legacy-action-sheet",
    severity: .warning,
    fixLevel: .safe,
    chapter: .alerts,
    title: "confirmation dialogs instead of action sheets",
    why: """
      `ActionSheet` is soft-deprecated: the compiler says nothing, macOS does not have it, and of several on one view older \
      systems show only the last. Since iOS 15 `confirmationDialog` takes a title, buttons with roles and a message.
      """,
    anchor: "action-sheet-legacy",
    triggers: ["actionSheet"],
    flagged: LegacyActionSheetExamples.flagged,
    allowed: LegacyActionSheetExamples.allowed,
    check: { LegacyDialog.actionSheets(in: $0) })
}
