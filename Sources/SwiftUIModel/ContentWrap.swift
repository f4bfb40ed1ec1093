import SourceText
import SwiftSyntax

extension ViewFile {
  /// The edits that put the statements of a closure or body into a container of their own, such as `NavigationStack`, indented
  /// one step more. Empty where there are no statements.
  /// - Parameter modifier: a modifier that the container gets
  public func wrapping(
    _ statements: CodeBlockItemListSyntax, in container: String, with modifier: ModifierMove? = nil
  ) -> [TextEdit] {
    guard let first = statements.first, let last = statements.last else { return [] }
    let range = TextRange(first.textRange.lower, last.textRange.upper)
    let startLine = text.lines.line(of: range.lower)
    guard layout.isBlankBefore(range.lower) else {
      let isOneLine = startLine == text.lines.line(of: range.upper)
      let end = " }" + (modifier?.text(at: layout.indentation(ofLine: startLine)) ?? "")
      return isOneLine ? [.insert("\(container) { ", at: range.lower), .insert(end, at: range.upper)] : []
    }
    let indentation = layout.indentation(ofLine: startLine)
    let inner = layout.deeper(indentation)
    let lineEnd = text.endOfLine(text.lines.line(of: range.upper))
    let rest = text[TextRange(range.upper, lineEnd)].trimmingPrefix(while: \.isWhitespace)
    let end = rest.isEmpty || rest.hasPrefix("//") ? lineEnd : range.upper
    return [.insert("\(container) {\(layout.lineBreak)\(inner)", at: range.lower)]
      + layout.reindenting(range, from: indentation, to: inner, skippingFirst: true)
      + [.insert("\(layout.lineBreak)\(indentation)}\(modifier?.ownLines(at: indentation) ?? "")", at: end)]
  }
}
