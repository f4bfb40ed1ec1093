import SourceText
import SwiftSyntax

extension ViewFile {
  /// The edits that put the statements of a closure or body into a container of their own, such as `NavigationStack`, indented
  /// one step more. Empty where there are no statements.
  public func wrapping(_ statements: CodeBlockItemListSyntax, in container: String) -> [TextEdit] {
    guard let first = statements.first, let last = statements.last else { return [] }
    let range = TextRange(first.textRange.lower, last.textRange.upper)
    let startLine = text.lines.line(of: range.lower)
    guard layout.isBlankBefore(range.lower) else {
      let isOneLine = startLine == text.lines.line(of: range.upper)
      return isOneLine ? [.insert("\(container) { ", at: range.lower), .insert(" }", at: range.upper)] : []
    }
    let indentation = layout.indentation(ofLine: startLine)
    let inner = indentation + layout.indentationUnit
    let lineEnd = text.endOfLine(text.lines.line(of: range.upper))
    let rest = text[TextRange(range.upper, lineEnd)].trimmingPrefix(while: \.isWhitespace)
    let end = rest.isEmpty || rest.hasPrefix("//") ? lineEnd : range.upper
    return [.insert("\(container) {\(layout.lineBreak)\(inner)", at: range.lower)]
      + layout.reindenting(range, from: indentation, to: inner, skippingFirst: true)
      + [.insert("\(layout.lineBreak)\(indentation)}", at: end)]
  }
}
