import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Writes a legacy dialog as `alert` or `confirmationDialog` with a title, buttons and a message.
struct LegacyDialogFix {
  let dialog: LegacyDialog
  let context: RuleContext
  private let parts: LegacyDialogParts
  private let layout: Layout
  /// The indentation of the modifier's line.
  private let base: String
  private let unit: String
  private let newline: String
  /// What the closure of an item-driven dialog calls its value; nil where the dialog has no item.
  private let parameter: String?
  private var cautions: [FindingMessage] = []

  /// Titles that need more columns get a line of their own.
  private static let columns = 120

  init(dialog: LegacyDialog, context: RuleContext) throws(Refusal) {
    self.dialog = dialog
    self.context = context
    let file = context.file
    parts = try LegacyDialogParts(dialog)
    layout = file.layout
    base = layout.indentation(at: dialog.call.nameToken.textRange.lower)
    unit = layout.unit(behind: base)
    newline = layout.lineBreak
    let free = ScopeTree.isTaken("item", within: parts.closure) ? "value" : "item"
    parameter = dialog.presentation.isItemDriven ? Presentation.parameterName(of: parts.closure) ?? free : nil
    for name in ["Text", "Button"] where file.declaresType(named: name) {
      throw Refusal("This file declares a `\(name)` of its own.")
    }
    if let parameter, mentions(parameter, in: parts.title) {
      throw Refusal("The title depends on `\(parameter)`, and the new form has the title made before there is a value.")
    }
  }

  mutating func fix() throws(Refusal) -> Fix {
    let header = try header()
    let actions = try actions()
    let message = try message()
    let result = header + actions + message
    guard let open = dialog.call.node.leftParen else { throw Refusal("The call has no parentheses.") }
    let range = TextRange(open.textRange.lower, dialog.call.node.textRange.upper)
    for comment in comments(in: range) where !result.contains(comment) {
      throw Refusal("A comment in it would be lost: \(comment.prefix(40)).")
    }
    var edits = [TextEdit(range, result)]
    if dialog.call.name != dialog.kind.replacement {
      edits.append(TextEdit(dialog.call.nameToken.textRange, dialog.kind.replacement))
    }
    let form = "`\(dialog.kind.replacement)` with buttons"
    if let unknown = context.caution(using: form, .iOS15, at: dialog.call.node) { cautions.append(unknown) }
    guard
      let fix = Fix(
        title: "Convert to `\(dialog.kind.replacement)` with buttons", level: cautions.isEmpty ? .safe : .review,
        caution: cautions.isEmpty ? nil : cautions.joined(separator: " "), edits: edits)
    else { throw Refusal("The edits overlap.") }
    return fix
  }

  // MARK: The arguments

  private mutating func header() throws(Refusal) -> String {
    let binding = dialog.presentation.bindingArgument
    var arguments = [try copy(parts.title.textLiteral.map { ExprSyntax($0) } ?? parts.title, to: base)]
    var presenting: String?
    if dialog.presentation.isItemDriven, context.project.sdk < 27 {
      let value = try optional(of: binding.expression)
      arguments.append("isPresented: Binding(get: { \(value) != nil }, set: { if !$0 { \(value) = nil } })")
      presenting = "presenting: \(value)"
    } else {
      arguments.append(try copy(TextRange(binding.textRange.lower, binding.expression.textRange.upper), of: binding, to: base))
    }
    if dialog.kind == .actionSheet, parts.title.textLiteral?.segments.trimmedDescription != "" {
      arguments.append("titleVisibility: .visible")
    }
    if let presenting { arguments.append(presenting) }
    let oneLine = "(" + arguments.joined(separator: ", ") + ")"
    let start = context.file.text.lines.start(of: context.file.text.lines.line(of: dialog.call.nameToken.textRange.lower)) ?? 0
    let before = context.file.text[TextRange(start, dialog.call.nameToken.textRange.lower)] + dialog.kind.replacement
    if presenting == nil, before.count + oneLine.prefix(while: { !$0.isNewline }).count + 2 <= Self.columns { return oneLine }
    let inner = base + unit
    let lines = arguments.map { $0.replacing(newline + base, with: newline + inner) }
    return "(" + newline + inner + lines.joined(separator: "," + newline + inner) + newline + base + ")"
  }

  /// The optional that a binding is bound to. Without an `item:` form in the SDK a flag is read off it.
  private mutating func optional(of expression: ExprSyntax) throws(Refusal) -> String {
    switch BindingSource(expression) {
    case .property, .path: break
    default:
      throw Refusal("`\(expression.trimmedDescription)` is not the binding of a property, so no flag can be read off it.")
    }
    let value = expression.trimmedDescription.replacing("$", with: "")
    cautions.append("A binding made on the spot derives the flag from `\(value)`; see that it still closes as you mean it.")
    return value
  }

  // MARK: The buttons

  private mutating func actions() throws(Refusal) -> String {
    var lines = parts.closure.leftBrace.trailingTrivia.comments
    lines += parts.closure.statements.first?.leadingTrivia.comments ?? []
    for argument in parts.otherArguments { lines += argument.leadingTrivia.comments + argument.trailingTrivia.comments }
    let inner = base + unit
    var usesParameter = false
    if dialog.kind == .actionSheet, !parts.buttons.isEmpty, !parts.buttons.contains(where: { $0.role == "cancel" }) {
      cautions.append("A confirmation dialog adds a Cancel button of its own.")
    }
    for button in parts.buttons where !isSystemCancel(button) {
      lines += button.node.leadingTrivia.comments
      let behind = button.node.trailingTrivia.comments.map { "  " + $0 }.joined()
      lines.append(try write(button, at: inner) + behind)
      usesParameter = usesParameter || (parameter.map { mentions($0, in: button.node) } ?? false)
    }
    let signature = parameter.map { " \(usesParameter ? $0 : "_") in" } ?? ""
    if lines.isEmpty { return signature.isEmpty ? " \(emptyBraces)" : " {\(signature) }" }
    return " {\(signature)" + newline + lines.map { inner + $0 + newline }.joined() + base + "}"
  }

  /// Whether the dialog brings the button itself, in the user's language.
  private func isSystemCancel(_ button: LegacyButton) -> Bool {
    dialog.kind == .actionSheet && button.role == "cancel" && button.label == nil && button.doesNothing
  }

  private mutating func write(_ button: LegacyButton, at indentation: String) throws(Refusal) -> String {
    let role = button.role.map { "role: .\($0)" }
    let action = try action(of: button, at: indentation)
    var arguments = [role].compactMap(\.self)
    if case .function(let name) = action { arguments.append("action: \(name)") }
    if let label = button.label, label.textLiteral == nil {
      let inner = indentation + unit
      let call = "Button" + (arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")")
      let text = try copy(label, to: inner)
      guard case .closure(let body) = action else { return "\(call) { \(text) }" }
      if !body.contains(where: \.isNewline), !text.contains(where: \.isNewline) { return "\(call) \(body) label: { \(text) }" }
      return "\(call) \(body) label: {" + newline + inner + text + newline + indentation + "}"
    }
    var title: String
    if let literal = button.label?.textLiteral { title = try copy(literal, to: indentation) } else { title = cancelTitle() }
    title = ([title] + arguments).joined(separator: ", ")
    if case .closure(let body) = action { return "Button(\(title)) \(body)" }
    return "Button(\(title))"
  }

  private mutating func cancelTitle() -> String {
    if context.project.hasLocalizedString("Cancel") != .yes {
      cautions.append("The system translated a bare `.cancel()`; no string table with the key \"Cancel\" is in sight.")
    }
    return "\"Cancel\""
  }

  private enum Action {
    case closure(String)
    /// Goes in as `action:`.
    case function(String)
  }

  private mutating func action(of button: LegacyButton, at indentation: String) throws(Refusal) -> Action {
    switch button.action {
    case .none: return .closure(emptyBraces)
    case .closure(let closure): return .closure(try copy(closure, to: indentation))
    case .value(let expression):
      let text = try copy(expression, to: indentation)
      switch isOptional(expression) {
      case .no: return .function(text)
      case .yes: return .closure("{ \(text)?() }")
      case .unknown:
        cautions.append("`Button` takes no optional action; see that `\(text)` is none.")
        return .function(text)
      }
    }
  }

  /// Whether a function value may be nil, which `Alert.Button` took and `Button` does not.
  private func isOptional(_ expression: ExprSyntax) -> Knowledge {
    guard var path = expression.memberPath, let type = context.file.type(around: expression) else { return .unknown }
    if path.first == "self" { path.removeFirst() }
    guard path.count == 1, let name = path.first else { return .unknown }
    if let property = context.file.property(named: name, of: type) {
      return property.type == nil ? .unknown : property.isOptional ? .yes : .no
    }
    let members = context.file.declarations(of: type.qualifiedName).flatMap(\.members) + context.file.globals(named: name)
    return members.contains { $0.name == name && !$0.isProperty } ? .no : .unknown
  }

  /// As the file writes them.
  private var emptyBraces: String {
    let text = context.file.text.string
    return text.contains("{}") && !text.contains("{ }") ? "{}" : "{ }"
  }

  // MARK: The message

  private mutating func message() throws(Refusal) -> String {
    guard let message = parts.message else { return "" }
    if !message.isText {
      cautions.append("See that `\(message.trimmedDescription)` is never nil: the message would stay empty.")
    }
    let signature = parameter.map { " \(mentions($0, in: message) ? $0 : "_") in" } ?? ""
    let inner = base + unit
    return " message: {\(signature)" + newline + inner + (try copy(message, to: inner)) + newline + base + "}"
  }

  // MARK: Copies

  private func mentions(_ name: String, in node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains {
      ($0.text == name && $0.parent?.is(DeclReferenceExprSyntax.self) == true) || isShorthand($0)
    }
  }

  /// Whether a token is the `$0` of the dialog's own closure.
  private func isShorthand(_ token: TokenSyntax) -> Bool {
    token.text == "$0" && token.firstAncestor(ClosureExprSyntax.self)?.id == parts.closure.id
  }

  private func copy(_ node: some SyntaxProtocol, to indentation: String) throws(Refusal) -> String {
    try copy(node.textRange, of: node, to: indentation)
  }

  /// The text of a range of a node, its lines behind the first moved to an indentation, and `$0` named.
  private func copy(_ range: TextRange, of node: some SyntaxProtocol, to indentation: String) throws(Refusal) -> String {
    var text = context.file.text
    let isMultiline = text.lines.line(of: range.lower) != text.lines.line(of: range.upper)
    let isClosure = node.is(ClosureExprSyntax.self)
    let from = layout.indentation(at: isClosure ? max(range.lower, range.upper - 1) : range.lower)
    var edits = node.tokens(viewMode: .sourceAccurate).filter(isShorthand).map { TextEdit($0.textRange, parameter ?? "$0") }
    if let closure = node.as(ClosureExprSyntax.self), range == node.textRange,
      let shifts = context.file.shifts(of: closure, to: indentation)
    {
      edits += shifts
    } else if isMultiline, from != indentation {
      let shifts = layout.reindenting(range, from: from, to: indentation, skippingFirst: true)
      let first = text.lines.line(of: range.lower) + 1
      let lines = (first...max(first, text.lines.line(of: range.upper))).filter { !layout.isBlankLine($0) }
      if shifts.count != lines.count, text[range].contains("\"\"\"") {
        throw Refusal("It holds a string of several lines that cannot be moved.")
      }
      edits += shifts
    }
    guard let set = EditSet(edits), let end = Self.end(of: range, after: set), let changed = text.applying(set) else {
      throw Refusal("Its lines cannot be moved.")
    }
    text = changed
    return text[TextRange(range.lower, end)]
  }

  /// Where the end of a range comes to lie after edits that all lie in it.
  private static func end(of range: TextRange, after set: EditSet) -> Int? {
    guard set.edits.allSatisfy({ range.contains($0.range) }) else { return nil }
    return set.edits.reduce(range.upper) { $0 + $1.replacement.utf8.count - $1.range.count }
  }

  private func comments(in range: TextRange) -> [String] {
    dialog.call.node.tokens(viewMode: .sourceAccurate)
      .filter { range.contains($0.textRange) }
      .flatMap { token -> [String] in
        token.textRange.upper == range.upper ? token.leadingTrivia.comments : token.comments
      }
  }
}
