import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

extension Rule {
  /// Finds confirmation dialogs about an optional that a Boolean beside it presents.
  public static let itemDrivenDialog = Rule(
    id: "item-driven-dialog",
    severity: .information,
    fixLevel: .safe,
    chapter: .alerts,
    title: "a Boolean that presents a dialog about a separate optional",
    why: """
      A flag beside the optional has to be kept in step with it, and the buttons unwrap again what they are about. With SDK 27 \
      `confirmationDialog(_:item:)` presents when there is a value, hands it on and clears it; before, `presenting:` hands it on.
      """,
    anchor: "dialog-item",
    triggers: ["confirmationDialog("],
    flagged: ItemDrivenDialogExamples.flagged,
    allowed: ItemDrivenDialogExamples.allowed,
    check: { AlertReport.dialogs(in: $0) })
}
