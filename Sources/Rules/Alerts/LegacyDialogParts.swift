import Linting
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// A button of a legacy dialog: `.destructive(Text("Delete")) { delete() }`.
struct LegacyButton {
  enum Action {
    case none
    case closure(ClosureExprSyntax)
    /// A function or a closure held by a property.
    case value(ExprSyntax)
  }

  /// `cancel` or `destructive`; nil for a default button.
  let role: String?
  /// Nil for a bare `.cancel()`, which the system names.
  let label: ExprSyntax?
  let action: Action
  /// The argument or array element that holds it.
  let node: Syntax

  init(_ expression: ExprSyntax, node: Syntax) throws(Refusal) {
    guard let function = expression.as(FunctionCallExprSyntax.self), let call = Call(function), call.isMember,
      ["Alert.Button", "ActionSheet.Button", "SwiftUI.Alert.Button", "SwiftUI.ActionSheet.Button", nil]
        .contains(call.base?.trimmedDescription), call.node.additionalTrailingClosures.isEmpty
    else { throw Refusal("The button `\(expression.shortText)` is not made here.") }
    switch call.nameToken.text.trimmingBackticks {
    case "default": role = nil
    case "cancel": role = "cancel"
    case "destructive": role = "destructive"
    default: throw Refusal("The button `\(expression.shortText)` is not made here.")
    }
    self.node = node
    var label = call.unlabeledArgument?.expression
    var action = call.argument("action")?.expression
    // `.cancel { … }` and `.cancel({ … })` have an action and no label.
    if role == "cancel", action == nil, let first = label, !first.isText {
      guard first.is(ClosureExprSyntax.self) || first.is(NilLiteralExprSyntax.self) else {
        throw Refusal("Whether `\(first.shortText)` is a label or an action cannot be told.")
      }
      action = first
      label = nil
    }
    guard role == "cancel" || label != nil else { throw Refusal("The button `\(expression.shortText)` has no label.") }
    self.label = label
    if let closure = call.node.trailingClosure ?? action?.as(ClosureExprSyntax.self) {
      self.action = .closure(closure)
    } else if let action, !action.is(NilLiteralExprSyntax.self) {
      self.action = .value(action)
    } else {
      self.action = .none
    }
  }

  /// Whether it does nothing but close.
  var doesNothing: Bool {
    switch action {
    case .none: true
    case .closure(let closure): closure.statements.isEmpty && !closure.hasComment
    case .value: false
    }
  }
}

/// What a legacy dialog shows.
struct LegacyDialogParts {
  let title: ExprSyntax
  let message: ExprSyntax?
  let buttons: [LegacyButton]
  /// The arguments that are no buttons, whose comments go to the top.
  let otherArguments: [LabeledExprSyntax]
  let closure: ClosureExprSyntax

  init(_ dialog: LegacyDialog) throws(Refusal) {
    guard let closure = dialog.closure else {
      throw Refusal("The value is made elsewhere; write `\(dialog.kind.valueType)(…)` into the closure first.")
    }
    self.closure = closure
    if closure.signature?.capture != nil { throw Refusal("The closure captures values.") }
    let value = try Self.value(of: closure, kind: dialog.kind)
    guard let title = value.argument("title")?.expression, title.firstToken(viewMode: .sourceAccurate)?.text != "." else {
      throw Refusal("There is no title in sight.")
    }
    self.title = title
    message = value.argument("message")?.expression.nonNil
    guard value.closures.allSatisfy({ !$0.isTrailing }) else { throw Refusal("There is a closure behind the value.") }
    var buttons: [LegacyButton] = []
    for argument in value.node.arguments {
      switch argument.label?.text {
      case "title", "message": continue
      case "dismissButton", "primaryButton", "secondaryButton":
        guard let expression = argument.expression.nonNil else { continue }
        buttons.append(try LegacyButton(expression, node: Syntax(argument)))
      case "buttons":
        guard let list = argument.expression.as(ArrayExprSyntax.self) else {
          throw Refusal("The buttons are not written as a list here.")
        }
        for element in list.elements { buttons.append(try LegacyButton(element.expression, node: Syntax(element))) }
      default: throw Refusal("`\(argument.label?.text ?? "An argument")` is not known.")
      }
    }
    guard buttons.count <= 10 else { throw Refusal("There are more than ten buttons.") }
    self.buttons = buttons
    otherArguments = value.node.arguments.filter { ["title", "message", "buttons"].contains($0.label?.text) }
  }

  /// The one call that the closure consists of.
  private static func value(of closure: ClosureExprSyntax, kind: LegacyDialog.Kind) throws(Refusal) -> Call {
    let statements = closure.statements.map(\.item)
    let chooses = statements.contains { item in
      guard let expression = item.as(ExpressionStmtSyntax.self)?.expression else { return false }
      return expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
    }
    if chooses { throw Refusal("The closure chooses between several `\(kind.valueType)` values.") }
    guard statements.count == 1, let only = statements.first else {
      throw Refusal("The closure does more than make one `\(kind.valueType)`.")
    }
    let made = only.as(ExprSyntax.self) ?? only.as(ReturnStmtSyntax.self)?.expression
    guard let call = made?.as(FunctionCallExprSyntax.self).flatMap(Call.init) else {
      let maker = made?.memberPath.map { "`\($0.joined(separator: "."))`" } ?? "another expression"
      throw Refusal("The value is made by \(maker); write `\(kind.valueType)(…)` into the closure first.")
    }
    let isPlain = call.name == kind.valueType && (call.base?.trimmedDescription ?? "SwiftUI") == "SwiftUI"
    let isInitializer =
      call.name == "init" && call.isMember && [nil, kind.valueType].contains(call.base?.trimmedDescription)
    guard isPlain || isInitializer else {
      throw Refusal("The value is made by `\(call.name)`; write `\(kind.valueType)(…)` into the closure first.")
    }
    return call
  }
}

extension ExprSyntax {
  /// Whether it is `Text(…)`, with or without modifiers, or several of them added up.
  var isText: Bool {
    if let call = self.as(FunctionCallExprSyntax.self).flatMap(Call.init) {
      if call.name == "Text", (call.base?.trimmedDescription ?? "SwiftUI") == "SwiftUI" { return true }
      return call.base?.isText ?? false
    }
    if let choice = self.as(TernaryExprSyntax.self) { return choice.thenExpression.isText && choice.elseExpression.isText }
    if let sum = self.as(InfixOperatorExprSyntax.self), sum.operator.trimmedDescription == "+" {
      return sum.leftOperand.isText && sum.rightOperand.isText
    }
    return false
  }

  /// The string literal of a plain `Text("…")`, which is a key for localisation there as it is as a title.
  var textLiteral: StringLiteralExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.name == "Text",
      (call.base?.trimmedDescription ?? "SwiftUI") == "SwiftUI", call.labels == [""], call.closures.isEmpty
    else { return nil }
    return call.unlabeledArgument?.expression.as(StringLiteralExprSyntax.self)
  }

  fileprivate var nonNil: ExprSyntax? { self.is(NilLiteralExprSyntax.self) ? nil : self }

  /// One line of it, for messages.
  fileprivate var shortText: String {
    let line = trimmedDescription.prefix { !$0.isNewline }
    return line.count > 40 ? line.prefix(40) + "…" : String(line)
  }
}

extension SyntaxProtocol {
  /// Whether a comment stands in it.
  var hasComment: Bool { tokens(viewMode: .sourceAccurate).contains { !$0.comments.isEmpty } }
}

extension TokenSyntax {
  /// The comments before and behind the token.
  var comments: [String] { leadingTrivia.comments + trailingTrivia.comments }
}

extension Trivia {
  var comments: [String] {
    compactMap { piece in
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text): text
      default: nil
      }
    }
  }
}

extension String {
  fileprivate var trimmingBackticks: String { hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self }
}
