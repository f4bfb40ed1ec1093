import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// A presentation whose closure returns a value: `.alert(isPresented:) { Alert(…) }`, `.actionSheet(item:) { ActionSheet(…) }`.
struct LegacyDialog {
  enum Kind {
    case alert
    case actionSheet

    /// The type of the value.
    var valueType: String { self == .alert ? "Alert" : "ActionSheet" }

    var presentation: Presentation.Kind { self == .alert ? .alert : .actionSheet }

    /// The modifier that takes its place.
    var replacement: String { self == .alert ? "alert" : "confirmationDialog" }
  }

  let kind: Kind
  let presentation: Presentation

  var call: Call { presentation.call }

  /// The closure that makes the value; nil where a function or property is given.
  var closure: ClosureExprSyntax? {
    call.closures.first { $0.label == "content" || ($0.label == nil && $0.isTrailing) }?.closure
  }

  /// All of a kind in the target that SwiftUI's own type is evidently meant by, and that newer systems alone run.
  static func all(_ kind: Kind, in context: RuleContext) -> [LegacyDialog] {
    let dialogs = context.presentations(kind.presentation).compactMap { LegacyDialog(kind, $0, in: context) }
    guard !dialogs.isEmpty else { return [] }
    // A type of the user's own with that name is not deprecated.
    let isOwn = context.semantics.declarations(ofType: kind.valueType).contains { $0.type.kind != .extension }
    return isOwn ? [] : dialogs
  }

  private init?(_ kind: Kind, _ presentation: Presentation, in context: RuleContext) {
    self.kind = kind
    self.presentation = presentation
    guard presentation.kind == kind.presentation, hasLegacyLabels, makesValue(in: context.file),
      !context.semantics.mayLack(.iOS15, at: call.node)
    else { return nil }
  }

  /// Whether the call has no title, which tells it from the current forms.
  private var hasLegacyLabels: Bool {
    let labels = call.labels
    guard labels.first == "isPresented" || labels.first == "item" else { return false }
    return labels.dropFirst().allSatisfy { $0 == "content" } && call.node.additionalTrailingClosures.isEmpty
  }

  /// Whether the closure, or what stands in its place, shows that it makes the value.
  private func makesValue(in file: ViewFile) -> Bool {
    guard let closure else {
      return call.argument("content").map { returnsValue(Syntax($0.expression), in: file) } ?? false
    }
    if closure.signature?.returnClause?.type.trimmedDescription == kind.valueType { return true }
    if let only = closure.statements.first?.item, closure.statements.count == 1, returnsValue(Syntax(only), in: file) {
      return true
    }
    return closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == kind.valueType && token.parent?.is(DeclReferenceExprSyntax.self) == true
    }
  }

  /// Whether an expression is `.init(title: …)`, or a function or property of this file that returns the value.
  private func returnsValue(_ node: Syntax, in file: ViewFile) -> Bool {
    var expression = node.as(ExprSyntax.self) ?? node.as(ReturnStmtSyntax.self)?.expression
    if let function = expression?.as(FunctionCallExprSyntax.self) {
      if let made = Call(function), made.name == "init", made.isMember, made.base == nil, made.labels.first == "title" {
        return true
      }
      expression = function.calledExpression
    }
    guard let name = expression?.memberPath?.last else { return false }
    return (file.members(named: name) + file.globals(named: name)).contains {
      $0.resultType == kind.valueType || $0.resultType == "SwiftUI." + kind.valueType
    }
  }

  /// The last of the same kind behind this one on the same view, in whose favour this one is not shown.
  func last(in context: RuleContext) -> LegacyDialog? {
    let behind = context.file.chains(of: call).flatMap { $0.modifiers(outside: call) { $0.name == call.name } }
    return behind.lazy.compactMap(context.file.presentation).compactMap { LegacyDialog(kind, $0, in: context) }.first
  }
}
