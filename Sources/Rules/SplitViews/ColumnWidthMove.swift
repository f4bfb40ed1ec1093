import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Moves a modifier that sets a column's width onto that column's content.
struct ColumnWidthMove {
  let call: Call
  let kind: ColumnKind
  let context: RuleContext

  /// A way out of a container within the column, onto the column's content.
  func fix(outOf place: ColumnPlace, isOnlyPlace: Bool) throws(Refusal) -> Fix {
    guard isOnlyPlace else { throw Refusal("The helper with this modifier is used in more than one place.") }
    guard let root = place.root else { throw Refusal("The \(place.column)'s content is not a view by itself here.") }
    let inner = place.isOwnView ? place.steps : Array(place.steps.dropLast())
    if inner.contains(where: \.isConditional) {
      throw Refusal("The width holds only under a condition, which the \(place.column)'s content does not know.")
    }
    let scope = Syntax(root)
    let helperNames = place.position.helpers.flatMap { context.file.localNames(in: call, declaredInside: $0.node) }
    if let name = (context.file.localNames(in: call, declaredInside: scope) + helperNames).first {
      throw Refusal("The width depends on `\(name)`, which the \(place.column)'s content does not know.")
    }
    if root.viewModifiers.contains(where: { $0.name == kind.modifier }) {
      throw Refusal("The \(place.column) sets its width already.")
    }
    return try move(onto: [root], column: place.column)
  }

  /// A way from outside into a closure that is a column's content.
  func fix(into content: ClosureExprSyntax, column: String, caution: FindingMessage? = nil) throws(Refusal) -> Fix {
    let roots = content.statements.contentRoots()
    if roots.isEmpty { throw Refusal("The \(column) has no content yet.") }
    if context.setsWidth(content.statements, kind, besides: call) {
      throw Refusal("The \(column) sets its width already.")
    }
    if let parameters = content.signature?.parameterClause, !parameters.description.isEmpty {
      throw Refusal("The \(column)'s closure has parameters.")
    }
    return try move(onto: roots.map(\.expression), column: column, caution: caution)
  }

  private func move(onto roots: [ExprSyntax], column: String, caution: FindingMessage? = nil) throws(Refusal) -> Fix {
    let file = context.file
    if call.base == nil || !roots.allSatisfy({ file.areCompiledTogether(call.node, $0) }) {
      throw Refusal("The modifier and the \(column)'s content are in different `#if` branches.")
    }
    // Behind an operator expression that holds the modifier, the modifier would stand where it stands now.
    if roots.contains(where: \.isOperatorExpression) {
      throw Refusal("The \(column)'s content is not a view by itself here.")
    }
    guard let move = ModifierMove(call, in: file) else { throw Refusal("The modifier cannot be cut out of its place here.") }
    let edits = [.delete(move.removal)] + roots.map { move.insertion(behind: $0) }
    let target = roots.count == 1 ? roots.first?.viewTitle.map { "\($0), the \(column)'s content" } : nil
    let title = "Move \(call.name) onto \(target ?? "the \(column)'s content")"
    guard let fix = Fix(title: title, level: caution == nil ? .safe : .review, caution: caution, edits: edits) else {
      throw Refusal("The modifier cannot be cut out of its place here.")
    }
    return fix
  }
}

/// Turns `.frame(width:)` on a column's content into the modifier that sets the column's width.
struct ColumnFrameFix {
  let call: Call
  let kind: ColumnKind
  let place: ColumnPlace
  let context: RuleContext

  func fix() throws(Refusal) -> Fix {
    guard call.labels == ["width"], let width = call.argument("width")?.expression, let range = call.modifierRange else {
      throw Refusal("The frame says more than a width.")
    }
    if width.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.nil) }) {
      throw Refusal("The width may be nil, which \(kind.modifier) does not take.")
    }
    if hasWidth { throw Refusal("The \(place.column) sets its width already.") }
    let replacement = ".\(kind.modifier)(\(context.file.text[width.textRange]))"
    var caution: FindingMessage?
    if !isNumber(width) { caution = "The width must not be optional, which cannot be seen here." }
    if isFollowedByPadding { caution = "Padding behind the frame no longer adds to the column's width." }
    if place.isOwnView { caution = "Other places may show this view." }
    guard
      let fix = Fix(
        title: "Use \(kind.modifier) instead of the frame", level: caution == nil ? .safe : .review, caution: caution,
        edits: [TextEdit(range, replacement)])
    else { throw Refusal("The frame cannot be replaced here.") }
    return fix
  }

  private var hasWidth: Bool {
    if place.isOwnView {
      return place.position.member?.body.map { context.setsWidth($0, kind, besides: call) } ?? true
    }
    return place.steps.last?.closure.map { context.setsWidth($0.statements, kind, besides: call) } ?? true
  }

  private var isFollowedByPadding: Bool {
    var next = call.nextModifier
    while let modifier = next {
      if modifier.has(.padding) { return true }
      next = modifier.nextModifier
    }
    return false
  }

  /// Whether the width is evidently a number and not an optional one.
  private func isNumber(_ width: ExprSyntax) -> Bool {
    if width.is(IntegerLiteralExprSyntax.self) || width.is(FloatLiteralExprSyntax.self) { return true }
    if let sum = width.as(InfixOperatorExprSyntax.self), let sign = sum.operator.as(BinaryOperatorExprSyntax.self) {
      return ["+", "-", "*", "/"].contains(sign.operator.text)
    }
    guard let path = width.memberPath, let name = path.last, path.count == 1 || ["self", "Self"].contains(path.first ?? ""),
      let type = context.file.type(around: width), ScopeTree.localDeclaration(of: name, at: width) == nil,
      let property = context.file.property(named: name, of: type)
    else { return false }
    return ["CGFloat", "Double"].contains(property.type)
  }
}
