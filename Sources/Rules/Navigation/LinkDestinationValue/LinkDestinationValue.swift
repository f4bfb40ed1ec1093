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
      `NavigationLink(destination: Detail())` is soft-deprecated: the compiler says nothing, but SwiftUI asks for a closure as the \
      destination. The value form makes the destination together with each row.
      """,
    anchor: "nav-link-closure",
    triggers: ["NavigationLink"],
    flagged: LinkDestinationValue.flagged,
    allowed: LinkDestinationValue.allowed,
    check: { context in
      let file = context.file
      guard file.importsSwiftUI, !file.declaresType(named: "NavigationLink") else { return [] }
      let links = context.calls(named: "NavigationLink").compactMap { LinkDestinationValue($0, in: file) }
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
    let name = destination.viewName ?? "the destination"
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
    let edits: [TextEdit]
    switch form {
    case .title(let title):
      let end = title.expression.endPositionBeforeTrailingTrivia.utf8Offset
      let range = TextRange(end, rightParen.endPositionBeforeTrailingTrivia.utf8Offset)
      edits = [TextEdit(range, ") " + closure(onLines: spansLines(destination)))]
    case .trailingLabel(let label):
      let range = TextRange(
        leftParen.positionAfterSkippingLeadingTrivia.utf8Offset, label.positionAfterSkippingLeadingTrivia.utf8Offset)
      edits = [TextEdit(range, " \(closure(onLines: spansLines(label) || spansLines(destination))) label: ")]
    case .label(let label):
      let range = TextRange(
        leftParen.positionAfterSkippingLeadingTrivia.utf8Offset, rightParen.endPositionBeforeTrailingTrivia.utf8Offset)
      let layout = file.layout
      let labelStart = label.positionAfterSkippingLeadingTrivia.utf8Offset
      let moved = layout.moving(file.text[label.textRange], from: layout.indentation(at: labelStart), to: indentation)
      let first = closure(onLines: spansLines(label) || spansLines(destination))
      edits = [TextEdit(range, " \(first) label: \(moved)")]
    case .labelValue:
      edits = [TextEdit(destination.textRange, "{ \(file.text[destination.textRange]) }")]
    }
    guard let fix = Fix(title: "Pass the destination as a closure", level: .safe, edits: edits) else {
      throw Refusal("The link cannot be rewritten here.")
    }
    return fix
  }

  private var indentation: String { file.layout.indentation(at: call.nameToken.positionAfterSkippingLeadingTrivia.utf8Offset) }

  private func spansLines(_ node: some SyntaxProtocol) -> Bool { file.text[node.textRange].contains(where: \.isNewline) }

  private func closure(onLines: Bool) -> String {
    let layout = file.layout
    let text = file.text[destination.textRange]
    guard onLines else { return "{ \(text) }" }
    let from = layout.indentation(at: destination.positionAfterSkippingLeadingTrivia.utf8Offset)
    let inner = indentation + layout.indentationUnit
    let lineBreak = layout.lineBreak
    return "{\(lineBreak)\(inner)\(layout.moving(text, from: from, to: inner))\(lineBreak)\(indentation)}"
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
