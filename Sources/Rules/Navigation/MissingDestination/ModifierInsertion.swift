import SourceText
import SwiftSyntax
import SwiftUIModel

/// A new modifier at the end of a view's chain, laid out like those in front of it.
struct ModifierInsertion {
  private let file: ViewFile
  private let end: Int
  private let indentation: String
  private let isInline: Bool
  /// The spaces between a brace and the view on one line, where the view goes to a line of its own.
  private let gap: TextRange?

  init(behind root: ExprSyntax, in file: ViewFile) {
    let layout = file.layout
    let range = root.textRange
    self.file = file
    let lines = file.text.lines
    let lineEnd = file.text.endOfLine(lines.line(of: range.upper))
    let rest = file.text[TextRange(range.upper, lineEnd)].drop(while: \.isWhitespace)
    // A comment behind the view stays behind it.
    end = rest.hasPrefix("//") ? lineEnd : range.upper
    isInline = !rest.isEmpty && !rest.hasPrefix("//")
    let firstIndentation = layout.indentation(at: range.lower)
    let before = file.text[TextRange(lines.start(of: lines.line(of: range.lower)) ?? 0, range.lower)]
    let spaces = before.reversed().prefix { $0 == " " }.count
    let isOneLine = lines.line(of: range.lower) == lines.line(of: range.upper)
    let isBraced = isInline && isOneLine && before.dropLast(spaces).last == "{"
    gap = isBraced ? TextRange(range.lower - spaces, range.lower) : nil
    if isBraced {
      indentation = layout.deeper(layout.deeper(firstIndentation))
    } else if let last = root.as(FunctionCallExprSyntax.self).flatMap(Call.init), last.isModifier,
      let dot = last.modifierRange?.lower,
      layout.isBlankBefore(dot)
    {
      indentation = layout.indentation(at: dot)
    } else if isOneLine || !layout.isBlankBefore(range.upper - 1) {
      indentation = layout.deeper(firstIndentation)
    } else {
      indentation = layout.indentation(at: range.upper)
    }
  }

  /// - Parameter lines: the modifier's lines, those behind the first with their own indentation relative to it
  func edits(lines: [String]) -> [TextEdit] {
    let lineBreak = file.layout.lineBreak
    let unit = file.layout.indentationUnit.count
    let text = lines.map { $0.isEmpty ? lineBreak : lineBreak + indentation + $0 }.joined()
    guard isInline else { return [.insert(text, at: end)] }
    // What follows on the line, such as a brace, goes to a line of its own.
    let outer = String(indentation.dropLast(gap == nil ? unit : 2 * unit))
    let spaces = file.text[TextRange(end, file.text.count)].prefix { $0 == " " }.utf8.count
    let edit = TextEdit(TextRange(end, end + spaces), text + lineBreak + outer)
    guard let gap else { return [edit] }
    return [TextEdit(gap, lineBreak + indentation.dropLast(unit)), edit]
  }
}
