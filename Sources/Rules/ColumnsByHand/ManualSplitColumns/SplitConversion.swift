import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Turns a selectable list with its details beside it into a `NavigationSplitView`.
struct SplitConversion {
  let columns: ConditionalColumn
  let selection: StateProperty
  let context: RuleContext
  private var file: ViewFile { context.file }

  func fix() throws(Refusal) -> Fix {
    try check()
    let text = file.text
    let layout = file.layout
    let stack = columns.stack.node.textRange
    let outer = layout.indentation(at: stack.lower)
    let step = layout.indentationUnit
    let inner = outer + step
    let main = layout.moving(try mainText(), from: layout.indentation(at: columns.main.textRange.lower), to: inner)
    let second = layout.moving(
      secondText, from: layout.indentation(at: columns.second.textRange.lower), to: inner + step)
    let name = boundName ?? selection.name
    let lines = [
      "NavigationSplitView {", inner + main, outer + "} detail: {",
      inner + "if \(text[columns.branch.conditions.textRange]) {", inner + step + second, inner + "} else {",
      inner + step + name.placeholder(isPlain: context.semantics.mayLack(.iOS17, at: columns.stack.node)), inner + "}",
      outer + "}",
    ]
    guard
      let fix = Fix(
        title: "Convert to NavigationSplitView", level: .review,
        caution: "Columns, toolbars and navigation become the system's, and the placeholder's words are invented.",
        edits: [TextEdit(stack, lines.joined(separator: layout.lineBreak))])
    else { throw Refusal("The columns cannot be replaced here.") }
    return fix
  }

  private func check() throws(Refusal) {
    let text = file.text
    let stack = columns.stack.node.textRange
    let main = columns.main.textRange
    let second = columns.second.textRange
    let gaps = [TextRange(stack.lower, main.lower), TextRange(main.upper, second.lower), TextRange(second.upper, stack.upper)]
    if gaps.contains(where: { text[$0].contains("//") || text[$0].contains("/*") }) {
      throw Refusal("A comment between the columns would lose its place.")
    }
    let read = ColumnCondition(columns.branch.conditions, in: file)
    guard read.selections.map(\.name) == [selection.name], !read.isOpen, !read.asksForSize, !read.hasStoredToggle,
      read.flags.isEmpty
    else { throw Refusal("The second column depends on more than the selection.") }
    let around = ViewAncestors.all(of: columns.stack.node, in: file).flatMap(\.steps)
    if around.contains(where: { $0.container != nil }) {
      throw Refusal("The columns stand in a navigation container already, and a split view belongs outside of it.")
    }
    if columns.stack.argument("alignment") != nil { throw Refusal("The `HStack` aligns its columns in a way of its own.") }
  }

  /// The name that the condition binds the selection to.
  private var boundName: String? {
    guard case .optionalBinding(let binding)? = columns.branch.conditions.first?.condition else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// The list, with a column's width instead of a frame.
  private func mainText() throws(Refusal) -> String {
    let range = columns.main.textRange
    guard let frame = columns.main.viewModifiers.first(where: { $0.name == "frame" }), let cut = frame.modifierRange else {
      return file.text[range]
    }
    guard let width = frame.columnWidth(in: file) else { throw Refusal("The list's frame says more than a width.") }
    return file.text[TextRange(range.lower, cut.lower)] + ".navigationSplitViewColumnWidth(\(width))"
      + file.text[TextRange(cut.upper, range.upper)]
  }

  /// The details, which fill their column.
  private var secondText: String {
    let range = columns.second.textRange
    guard let frame = columns.second.viewModifiers.first(where: { $0.name == "frame" }), frame.columnWidth(in: file) != nil,
      let cut = frame.modifierRange, let base = frame.base
    else { return file.text[range] }
    return file.text[TextRange(range.lower, base.textRange.upper)] + file.text[TextRange(cut.upper, range.upper)]
  }
}
