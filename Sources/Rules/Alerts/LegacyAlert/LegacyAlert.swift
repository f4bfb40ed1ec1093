import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Finds `.alert(isPresented:) { Alert(…) }` and `.alert(item:) { Alert(…) }`.
  public static let legacyAlert = Rule(
    id: "legacy-alert",
    severity: .warning,
    fixLevel: .safe,
    chapter: .alerts,
    title: "alerts with buttons instead of `Alert` values",
    why: """
      `Alert` is soft-deprecated: the compiler says nothing, but of several such alerts on one view older systems show only the \
      last, and buttons cannot be views. Since iOS 15 `alert` takes a title, buttons with roles and a message.
      """,
    anchor: "alert-legacy",
    triggers: ["alert"],
    flagged: LegacyAlertExamples.flagged,
    allowed: LegacyAlertExamples.allowed,
    check: { LegacyDialog.alerts(in: $0) })
}

extension LegacyDialog {
  static func alerts(in context: RuleContext) -> [Finding] { findings(of: .legacyAlert, on: .alert, in: context) }

  static func actionSheets(in context: RuleContext) -> [Finding] {
    findings(of: .legacyActionSheet, on: .actionSheet, in: context)
  }

  private static func findings(of rule: Rule, on kind: Kind, in context: RuleContext) -> [Finding] {
    let dialogs = all(kind, in: context)
    return dialogs.map { dialog in
      var fix: Fix?
      var refusal: FindingMessage?
      do throws(Refusal) {
        var writer = try LegacyDialogFix(dialog: dialog, context: context)
        fix = try writer.fix()
      } catch {
        refusal = error.reason
      }
      let last = dialog.last(in: context)
      let isShadowed = last != nil && !context.file.isInPreview(dialog.call.node)
      return Finding(
        rule, severity: isShadowed ? .warning : .hint, range: dialog.call.nameToken.textRange,
        message: dialog.message(behind: last, in: context),
        related: last.map { [RelatedPlace(range: $0.call.nameRange, message: "The last one on the view, which is shown.")] }
          ?? [],
        tags: [.deprecated], fix: fix, refusal: refusal)
    }
  }

  /// Whether the fix of its own rule converts it.
  func isConvertible(in context: RuleContext) -> Bool {
    do throws(Refusal) {
      var writer = try LegacyDialogFix(dialog: self, context: context)
      _ = try writer.fix()
      return true
    } catch {
      return false
    }
  }

  private func message(behind last: LegacyDialog?, in context: RuleContext) -> FindingMessage {
    let name = call.name
    let written = presentation.bindingArgument.expression.trimmedDescription.split(whereSeparator: \.isNewline).first ?? ""
    let binding = written.hasPrefix("self.") ? written.dropFirst(5) : written
    let form = kind == .alert ? "`alert(_:isPresented:actions:message:)`" : "`confirmationDialog`"
    if let last {
      let line = context.file.line(of: last.call.nameRange)
      return """
        The `\(name)` of `\(binding)` is not shown on older systems: of several `\(kind.valueType)` values on one view only the \
        last works, which is on line \(line). \(form) has no such limit.
        """
    }
    let system = context.semantics.system(of: .iOS15)
    return """
      The `\(name)` of `\(binding)` returns a soft-deprecated `\(kind.valueType)`; since \(system) \(form) takes the title, \
      buttons with roles and the message.
      """
  }
}
