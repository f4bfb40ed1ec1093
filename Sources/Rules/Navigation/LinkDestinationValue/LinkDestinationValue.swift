import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Links whose destination is a view value instead of a closure.
  public static let linkDestinationValue = Rule(
    id: "link-destination-value",
    severity: .hint,
    fixLevel: .safe,
    chapter: .navigation,
    title: "link destinations as values",
    why: """
      `NavigationLink(destination: Detail())` is soft-deprecated: the compiler says nothing, but a closure is the current spelling \
      of the destination. Both forms make the destination together with the link, in a list with each row. Only \
      `NavigationLink(value:)` with a `navigationDestination(for:)` makes it when it is shown.
      """,
    anchor: "nav-link-closure",
    triggers: ["NavigationLink"],
    flagged: LinkDestinationValue.flagged,
    allowed: LinkDestinationValue.allowed,
    check: { context in
      let file = context.file
      guard file.importsSwiftUI, !file.declaresType(named: "NavigationLink") else { return [] }
      let links = context.calls(named: "NavigationLink").filter { DestinationLink($0)?.isPlaceholder != true }
        .compactMap { LinkDestinationValue($0, in: file) }
      guard !links.isEmpty,
        !context.semantics.declarations(ofType: "NavigationLink").contains(where: { $0.type.kind != .extension })
      else { return [] }
      return links.map(\.finding)
    })
}

/// A link that carries its destination as a value.
struct LinkDestinationValue {
  private enum Form {
    /// `NavigationLink("Title", destination: X())`
    case title(LabeledExprSyntax)
    /// `NavigationLink(destination: X()) { … }`
    case trailingLabel(ClosureExprSyntax)
    /// `NavigationLink(destination: X(), label: { … })`
    case label(ClosureExprSyntax)
    /// `NavigationLink(destination: X(), label: makeLabel)`
    case labelValue
  }

  private let call: Call
  private let destination: ExprSyntax
  private let form: Form
  private let leftParen: TokenSyntax
  private let rightParen: TokenSyntax
  private let file: ViewFile

  init?(_ call: Call, in file: ViewFile) {
    guard !call.isMember, let argument = call.argument("destination"), let leftParen = call.node.leftParen,
      let rightParen = call.node.rightParen, call.node.additionalTrailingClosures.isEmpty,
      Self.isView(argument.expression, in: file)
    else { return nil }
    switch call.labels {
    case ["", "destination"]:
      guard let title = call.node.arguments.first, call.node.trailingClosure == nil else { return nil }
      form = .title(title)
    case ["destination"]:
      guard let label = call.node.trailingClosure else { return nil }
      form = .trailingLabel(label)
    case ["destination", "label"]:
      form = call.closure("label").map(Form.label) ?? .labelValue
    default: return nil
    }
    self.call = call
    self.leftParen = leftParen
    self.rightParen = rightParen
    self.file = file
    destination = argument.expression
  }

  /// Whether an argument is evidently a view and not a function that makes one.
  private static func isView(_ expression: ExprSyntax, in file: ViewFile) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let named = Call(call), !(named.isMember && named.base == nil) else { return false }
      let type = file.type(around: call)
      let helper = type.flatMap { file.member(named: named.name, of: $0) }
      return !named.isMember && helper?.resultType?.contains("->") == true ? false : true
    }
    if let choice = expression.as(TernaryExprSyntax.self) {
      return isView(choice.thenExpression, in: file) && isView(choice.elseExpression, in: file)
    }
    guard let path = expression.memberPath, path.count == 1 || (path.count == 2 && path.first == "self"), let name = path.last,
      let type = file.type(around: expression), ScopeTree.localDeclaration(of: name, at: expression) == nil
    else { return false }
    if let property = file.property(named: name, of: type) { return property.type.map { !$0.contains("->") } ?? false }
    return file.member(named: name, of: type).map { $0.isProperty && $0.isView } ?? false
  }

  var finding: Finding {
    let name = destination.screenTitle ?? "its screen"
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try self.fix() } catch { refusal = error.reason }
    let better: String
    if case .title(let title) = form {
      better = "NavigationLink(\(title.expression.trimmedDescription)) { \(name)… }"
    } else {
      better = "NavigationLink { \(name)… } label: { … }"
    }
    return Finding(
      .linkDestinationValue, range: call.nameToken.textRange,
      message: """
        This link gets its destination, `\(name)`, as a value, which is soft-deprecated. Pass it as a closure: \
        `\(better.contains("\n") ? "NavigationLink(…) { … }" : better)`.
        """,
      tags: [.deprecated], fix: fix, refusal: refusal)
  }

  // MARK: Fix

  private func fix() throws(Refusal) -> Fix {
    if hasLooseComment { throw Refusal("A comment between the link's arguments would lose its place.") }
    if destination.usesParametersAround {
      throw Refusal("The destination uses `$0` of the closure around the link, which a closure of its own has not.")
    }
    let edits = onLines(false) ?? onLines(true) ?? []
    guard let fix = Fix(title: "Pass the destination as a closure", level: .safe, edits: edits) else {
      throw Refusal("The link cannot be rewritten here.")
    }
    return fix
  }

  /// The edits with each closure on one line, or with each on lines of its own; nil if one line is too little.
  private func onLines(_ isSpread: Bool) -> [TextEdit]? {
    if !isSpread, spansLines(call.node) { return nil }
    let open = leftParen.textRange.lower
    let end = rightParen.textRange.upper
    let first = closure(onLines: isSpread)
    var edits: [TextEdit]
    switch form {
    case .title(let title):
      edits = [TextEdit(TextRange(open, end), "(\(file.text[title.expression.textRange])) \(first)")]
    case .trailingLabel(let label):
      edits = [TextEdit(TextRange(open, label.textRange.lower), " \(first) label: ")] + moved(label, onLines: isSpread)
    case .label(let label):
      edits = [TextEdit(TextRange(open, label.textRange.lower), " \(first) label: ")] + moved(label, onLines: isSpread)
      edits.append(.delete(TextRange(label.textRange.upper, end)))
    case .labelValue:
      return [TextEdit(destination.textRange, "{ \(file.text[destination.textRange]) }")]
    }
    return isSpread || fits(edits) ? edits : nil
  }

  /// Whether the line of the call is not longer than lines should be after some edits.
  private func fits(_ edits: [TextEdit]) -> Bool {
    let line = file.text.lines.line(of: leftParen.textRange.lower)
    let length = file.text[TextRange(file.text.lines.start(of: line) ?? 0, file.text.endOfLine(line))].count
    return edits.reduce(length) { $0 &+ $1.replacement.count &- file.text[$1.range].count } <= 120
  }

  private var indentation: String { file.layout.indentation(at: call.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset) }

  private func spansLines(_ node: some SyntaxProtocol) -> Bool { file.text[node.textRange].contains(where: \.isNewline) }

  private func closure(onLines: Bool) -> String {
    guard onLines else { return "{ \(file.text[destination.textRange]) }" }
    let layout = file.layout
    let inner = layout.deeper(indentation)
    let text = file.text(of: destination, startingLineAt: inner)
    return "{\(layout.lineBreak)\(inner)\(text)\(layout.lineBreak)\(indentation)}"
  }

  /// The edits that bring the label to its new place.
  private func moved(_ label: ClosureExprSyntax, onLines: Bool) -> [TextEdit] {
    let layout = file.layout
    if spansLines(label) {
      if let shifts = file.shifts(of: label, to: indentation) { return shifts }
      let from = layout.indentation(at: max(label.textRange.lower, label.textRange.upper - 1))
      let text = file.text[label.textRange]
      // Lines of a string move together or not at all.
      if text.contains("\"\"\""), layout.moving(text, from: from, to: indentation) == text { return [] }
      return layout.reindenting(label.textRange, from: from, to: indentation, skippingFirst: true)
    }
    guard onLines, label.signature == nil, label.statements.count == 1, !label.hasComment, let only = label.statements.first
    else {
      return []
    }
    return [
      TextEdit(
        TextRange(label.leftBrace.textRange.upper, only.textRange.lower), layout.lineBreak + layout.deeper(indentation)),
      TextEdit(TextRange(only.textRange.upper, label.rightBrace.textRange.lower), layout.lineBreak + indentation),
    ]
  }

  /// Whether a comment stands in the parentheses, but outside what is kept.
  private var hasLooseComment: Bool {
    var kept = [destination.textRange]
    switch form {
    case .title(let title): kept.append(title.textRange)
    case .label(let label): kept.append(label.textRange)
    case .trailingLabel, .labelValue: break
    }
    if case .labelValue = form { return false }
    let end: Int
    if case .trailingLabel(let label) = form {
      end = label.positionAfterSkippingLeadingTrivia.utf8Offset
    } else {
      end = rightParen.endPositionBeforeTrailingTrivia.utf8Offset
    }
    var rest = ""
    var position = leftParen.positionAfterSkippingLeadingTrivia.utf8Offset
    for range in kept.sorted() {
      rest += file.text[TextRange(position, max(position, range.lower))]
      position = range.upper
    }
    rest += file.text[TextRange(position, max(position, end))]
    return rest.contains("//") || rest.contains("/*")
  }
}
