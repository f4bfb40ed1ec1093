import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

extension Rule {
  /// Finds alerts about an optional that a Boolean beside it presents.
  public static let itemDrivenAlert = Rule(
    id: "item-driven-alert",
    severity: .information,
    fixLevel: .safe,
    chapter: .alerts,
    title: "a Boolean that presents an alert about a separate optional",
    why: """
      A flag beside the optional has to be kept in step with it, and the closures unwrap again what the alert is about. With SDK 27 \
      `alert(_:item:)` presents when there is a value, hands it to the closures and clears it; before, `presenting:` hands it on.
      """,
    anchor: "alert-item",
    triggers: ["alert("],
    flagged: ItemDrivenAlertExamples.flagged,
    allowed: ItemDrivenAlertExamples.allowed,
    check: { AlertReport.alerts(in: $0) })
}
