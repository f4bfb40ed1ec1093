import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

extension Rule {
  /// Finds buttons of alerts and dialogs that delete something and have no role.
  public static let destructiveRole = Rule(
    id: "destructive-role",
    severity: .hint,
    fixLevel: .review,
    chapter: .alerts,
    title: "`role: .destructive` for buttons that delete",
    why: """
      A button that deletes, removes or erases looks like every other one until it has `role: .destructive`, which colours it and \
      puts it where the platform expects it.
      """,
    anchor: "alert-roles",
    triggers: ["Delete", "Remove", "Erase"],
    flagged: DestructiveRoleExamples.flagged,
    allowed: DestructiveRoleExamples.allowed,
    check: { context in
      guard context.file.importsSwiftUI, !context.file.declaresType(named: "Button") else { return [] }
      return AlertButton.all(in: context).compactMap { finding(for: $0, in: context.file) }
    })

  private static func finding(for button: AlertButton, in file: ViewFile) -> Finding? {
    guard !button.hasRole, let title = button.title, !file.isInPreview(button.call.node),
      let start = title.segments.first?.as(StringSegmentSyntax.self)?.content.text,
      let verb = start.split(whereSeparator: { !$0.isLetter }).first.map(String.init), start.hasPrefix(verb),
      ["Delete", "Remove", "Erase"].contains(verb)
    else { return nil }
    let words = title.segments.trimmedDescription
    let isDialog = button.presentation.kind != .alert
    return Finding(
      .destructiveRole, range: button.call.nameToken.textRange,
      message: """
        The button “\(words)” destroys something, but in the \(isDialog ? "dialog" : "alert") it looks like any other; give it \
        \(button.isLegacy ? "the style `.destructive`" : "`role: .destructive`").
        """,
      fix: Fix(
        title: button.isLegacy ? "Make it '.destructive'" : "Add 'role: .destructive'", level: .review,
        caution: "The button turns red, and the platform may put it elsewhere.", edits: [edit(for: button)]))
  }

  private static func edit(for button: AlertButton) -> TextEdit {
    let call = button.call
    if button.isLegacy { return TextEdit(call.nameToken.textRange, "destructive") }
    guard call.node.leftParen != nil else {
      return .insert("(role: .destructive)", at: call.node.calledExpression.textRange.upper)
    }
    // `Button(_:systemImage:role:action:)`: the role stands between the label and the action.
    let labelArguments = call.node.arguments.prefix { [nil, "systemImage", "image"].contains($0.label?.text) }
    if let last = labelArguments.last { return .insert(", role: .destructive", at: last.expression.textRange.upper) }
    if let first = call.node.arguments.first { return .insert("role: .destructive, ", at: first.textRange.lower) }
    return .insert("role: .destructive", at: call.node.leftParen?.textRange.upper ?? call.nameToken.textRange.upper)
  }
}
