import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

extension Rule {
  /// Finds actions of item-driven alerts and dialogs that end by setting the item to nil.
  public static let redundantItemReset = Rule(
    id: "redundant-item-reset",
    severity: .hint,
    fixLevel: .safe,
    chapter: .alerts,
    title: "no reset of an item that the alert resets",
    why: """
      Every action of an alert or dialog with an item closes it, and the system then sets the item to nil. Doing the same at the \
      end of an action is noise.
      """,
    anchor: "alert-reset",
    triggers: ["nil"],
    flagged: RedundantItemResetExamples.flagged,
    allowed: RedundantItemResetExamples.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return AlertButton.all(in: context).compactMap { finding(for: $0, in: context.file) }
    })

  private static func finding(for button: AlertButton, in file: ViewFile) -> Finding? {
    guard button.presentation.isItemDriven, let item = button.presentation.source.itemPath, let action = button.action,
      let statement = action.statements.last,
      let assignment = statement.item.as(InfixOperatorExprSyntax.self).flatMap(Assignment.init), assignment.isNil,
      assignment.target.plainPath == item, let root = item.first,
      assignment.target.memberPath?.first == "self" || ScopeTree.localDeclaration(of: root, at: assignment.target) == nil
    else { return nil }
    let name = item.joined(separator: ".")
    return Finding(
      .redundantItemReset, range: assignment.node.textRange,
      message: """
        Choosing the button closes the \(button.presentation.kind == .alert ? "alert" : "dialog"), and the system then sets \
        `\(name)` to nil itself; this line can go.
        """,
      tags: [.unnecessary],
      fix: Fix(
        title: "Remove '\(name) = nil'", level: .safe, edits: edits(removing: statement, in: action, of: button, in: file)))
  }

  private static func edits(
    removing statement: CodeBlockItemSyntax, in action: ClosureExprSyntax, of button: AlertButton, in file: ViewFile
  ) -> [TextEdit] {
    let isOnly = action.statements.count == 1 && action.signature == nil && !action.hasComment
    if button.isLegacy, isOnly, let whole = removal(of: action, from: button.call, in: file) { return whole }
    return [.delete(removal(of: statement, in: action, of: file))]
  }

  /// The edits that leave an `Alert.Button` without its action, which it need not have.
  private static func removal(of action: ClosureExprSyntax, from call: Call, in file: ViewFile) -> [TextEdit]? {
    let node = call.node
    if let argument = node.arguments.first(where: { $0.expression.id == ExprSyntax(action).id }) {
      return file.removal(of: .listed(argument), from: call)
    }
    guard node.trailingClosure?.id == action.id, node.additionalTrailingClosures.isEmpty else { return nil }
    let end = node.rightParen?.textRange.upper ?? node.calledExpression.textRange.upper
    return [TextEdit(TextRange(end, action.textRange.upper), node.rightParen == nil ? "()" : "")]
  }

  /// The statement's lines; where it is the only one, all between the braces, so that `{}` stays.
  private static func removal(of statement: CodeBlockItemSyntax, in action: ClosureExprSyntax, of file: ViewFile) -> TextRange {
    guard action.statements.count == 1, action.signature == nil, !action.hasComment else {
      return file.layout.removal(of: statement)
    }
    return TextRange(
      action.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
      action.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

extension BindingSource {
  /// The names of the value behind `$item` and `$model.item`; nil for other bindings.
  var itemPath: [String]? {
    switch self {
    case .property(let name): [name]
    case .path(let root, let members): [root] + members
    default: nil
    }
  }
}
