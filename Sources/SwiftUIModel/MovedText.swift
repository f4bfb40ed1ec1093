import SourceText
import SwiftSyntax

extension ViewFile {
  /// The text of an expression that comes to start a line at an indentation. Lines that hang under its first line keep their
  /// distance from it, all others theirs from the line that it started on.
  public func text(of node: some SyntaxProtocol, startingLineAt target: String) -> String {
    let range = node.textRange
    let piece = text[range]
    let from = layout.indentation(at: range.lower)
    let start = text.lines.start(of: text.lines.line(of: range.lower)) ?? range.lower
    let column = text[TextRange(start, range.lower)].count
    guard column > from.count, !piece.contains("\"\"\"") else { return layout.moving(piece, from: from, to: target) }
    let lines = piece.split(separator: layout.lineBreak, omittingEmptySubsequences: false)
    let moved = lines.dropFirst().map { line -> String in
      let indentation = line.prefix { $0 == " " || $0 == "\t" }
      let rest = line.dropFirst(indentation.count)
      if !rest.isEmpty, indentation.count >= column {
        return target + String(repeating: " ", count: indentation.count - column) + rest
      }
      return indentation.hasPrefix(from) ? target + indentation.dropFirst(from.count) + rest : String(line)
    }
    return (lines.prefix(1).map(String.init) + moved).joined(separator: layout.lineBreak)
  }

  /// The edits that bring a closure's closing brace to an indentation and its statements one level deeper, however deep they
  /// were, in order. Nil if its statements do not have lines of their own.
  public func shifts(of closure: ClosureExprSyntax, to target: String) -> [TextEdit]? {
    let range = closure.textRange
    let first = text.lines.line(of: range.lower)
    let last = text.lines.line(of: range.upper)
    let brace = closure.rightBrace.textRange.lower
    guard first < last, layout.isBlankBefore(brace), let statement = closure.statements.first?.textRange.lower,
      layout.isBlankBefore(statement), !text[range].contains("\"\"\"")
    else { return nil }
    let depth = layout.indentation(at: statement)
    var edits: [TextEdit] = []
    for line in (first &+ 1)...last where !layout.isBlankLine(line) {
      guard let start = text.lines.start(of: line) else { return nil }
      let old = line == last ? layout.indentation(ofLine: line) : depth
      guard layout.indentation(ofLine: line).hasPrefix(old) else { return nil }
      let new = line == last ? target : layout.deeper(target)
      if old != new { edits.append(TextEdit(TextRange(start, start + old.utf8.count), new)) }
    }
    return edits
  }
}
