import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Trailing panels and branches that do what an inspector does.
  public static let inspectorByHand = Rule(
    id: "inspector-by-hand",
    severity: .hint,
    fixLevel: .review,
    chapter: .inspector,
    title: "trailing panels made by hand",
    why: """
      An inspector is a column where there is room and a sheet where there is none, restores whether it was open, and looks as on \
      each platform. A panel in an `HStack` squeezes the content of narrow windows, and a branch on the size class does what the \
      inspector does anyway.
      """,
    anchor: "inspector-by-hand",
    triggers: ["Divider()", ".inspector("],
    flagged: InspectorByHand.flagged,
    allowed: InspectorByHand.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      let panels = context.calls(
        named: "HStack", where: .all([.closureEndsWithBranch(of: "HStack"), .mentions("Divider")])
      ).compactMap { InspectorByHand($0, in: context)?.finding }
      return panels + context.presentations(.inspector).compactMap { InspectorBranch($0, in: context)?.finding }
    })
}

extension [Platform: PlatformVersion] {
  /// The systems with inspectors.
  static let inspector: Self = .iOS17.without(.tvOS, .watchOS, .visionOS)
}

/// A panel behind a divider in an `HStack`, shown by a flag.
struct InspectorByHand {
  let columns: ConditionalColumn
  /// The flag, as it is written: `showsLayers`, `model.showsLayers`.
  let flag: ExprSyntax
  /// The frame that says how wide the panel is.
  let frame: Call
  let context: RuleContext
  private var file: ViewFile { context.file }

  init?(_ stack: Call, in context: RuleContext) {
    let file = context.file
    guard let columns = ConditionalColumn(stack), columns.divider != nil, file.isViewContext(stack.node),
      !file.isInPreview(stack.node), columns.branch.conditions.count == 1,
      case .expression(let flag)? = columns.branch.conditions.first?.condition, flag.memberPath != nil,
      let panel = columns.second.viewName, let main = columns.main.viewName, !SwiftUICatalogue.has(panel, .piece),
      !SwiftUICatalogue.has(main, .piece), let frame = columns.second.viewModifiers.first(where: { $0.name == "frame" }),
      Self.isPanelWidth(frame), !context.isSplit(columns), !context.semantics.mayLack(.inspector, at: stack.node)
    else { return nil }
    self.columns = columns
    self.flag = flag
    self.frame = frame
    self.context = context
  }

  /// A fixed or ideal width of more than a control's.
  private static func isPanelWidth(_ frame: Call) -> Bool {
    guard let width = frame.argument("width") ?? frame.argument("idealWidth") ?? frame.argument("maxWidth"),
      frame.argument("height") == nil, width.expression.memberPath?.last != "infinity"
    else { return false }
    let number = width.expression.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text) }
    return number.map { (160...600).contains($0) } ?? true
  }

  var finding: Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) { fix = try makeFix() } catch { refusal = error.reason }
    let panel = columns.second.viewTitle.map { "`\($0)`" } ?? "the panel"
    return Finding(
      .inspectorByHand, range: columns.stack.nameToken.textRange,
      message: """
        This `HStack` makes an inspector by hand: \(panel) beside a divider, shown by `\(flag.trimmedDescription)`. \
        `.inspector(isPresented:)` does it as a column, and as a sheet where there is no room.
        """,
      related: [RelatedPlace(range: columns.branch.ifKeyword.textRange, message: "the panel")], fix: fix, refusal: refusal)
  }

  // MARK: Fix

  private func makeFix() throws(Refusal) -> Fix {
    guard let binding = context.bindingText(to: flag) else {
      throw Refusal("`\(flag.trimmedDescription)` is no state that an inspector can close.")
    }
    let text = file.text
    let stack = columns.stack.node
    let kept = [columns.main.textRange, columns.second.textRange]
    let isCommented = [
      (stack.textRange.lower, kept[0].lower), (kept[0].upper, kept[1].lower), (kept[1].upper, stack.textRange.upper),
    ]
    .contains { text[TextRange($0.0, $0.1)].contains("//") || text[TextRange($0.0, $0.1)].contains("/*") }
    if isCommented { throw Refusal("A comment between the columns would lose its place.") }
    if columns.stack.argument("alignment") != nil { throw Refusal("The `HStack` aligns its columns in a way of its own.") }
    let layout = file.layout
    let indentation = layout.indentation(at: stack.textRange.lower)
    let step = layout.indentationUnit
    let main = layout.moving(
      text[kept[0]], from: layout.indentation(at: kept[0].lower), to: indentation)
    // Behind a single line the modifier goes one step in, else below the last line.
    let last = main.split(separator: layout.lineBreak).last.map { String($0.prefix(while: \.isWhitespace)) } ?? ""
    let dot = main.contains(layout.lineBreak) ? last : indentation + step
    let panel = layout.moving(try panelText(), from: layout.indentation(at: kept[1].lower), to: dot + step)
    let lines = [main, dot + ".inspector(isPresented: \(binding)) {", dot + step + panel, dot + "}"]
    guard
      let fix = Fix(
        title: "Show \(columns.second.viewTitle ?? "the panel") in an inspector", level: .review,
        caution: "At compact width the inspector is a sheet, and people can resize and close it.",
        edits: [TextEdit(stack.textRange, lines.joined(separator: layout.lineBreak))])
    else { throw Refusal("The columns cannot be replaced here.") }
    return fix
  }

  /// The panel with a column's width instead of its frame.
  private func panelText() throws(Refusal) -> String {
    guard let range = frame.modifierRange else { throw Refusal("The panel's frame cannot be replaced.") }
    let second = columns.second.textRange
    let text = file.text
    guard let width = frame.columnWidth(in: context.file) else { throw Refusal("The panel's frame says more than a width.") }
    return text[TextRange(second.lower, range.lower)] + ".inspectorColumnWidth(\(width))"
      + text[TextRange(range.upper, second.upper)]
  }
}

extension RuleContext {
  /// The binding to a flag that is written as a name or a path; nil where it has none.
  func bindingText(to flag: ExprSyntax) -> String? {
    guard let path = flag.memberPath, let type = file.type(around: flag) else { return nil }
    let names = path.first == "self" ? Array(path.dropFirst()) : path
    guard let name = names.first, ScopeTree.localDeclaration(of: name, at: flag) == nil,
      let property = file.property(named: name, of: type)
    else { return nil }
    if names.count == 1 { return property.hasBinding && property.isBool ? "$\(name)" : nil }
    return property.isObject ? "$\(names.joined(separator: "."))" : nil
  }
}
