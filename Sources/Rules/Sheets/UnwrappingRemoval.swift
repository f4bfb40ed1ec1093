import SourceText
import SwiftSyntax
import SwiftUIModel

extension ViewFile {
  /// Takes `if let x {` and its `}` away and moves the lines between them one level out.
  func removalOfUnwrapping(_ conditional: IfExprSyntax) -> [TextEdit] {
    let body = conditional.body
    let whole = conditional.textRange
    let open = TextRange(whole.lower, body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
    let close = TextRange(body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset, whole.upper)
    let lines = text.lines
    let inner = TextRange(open.upper, close.lower)
    guard lines.line(of: open.upper) != lines.line(of: close.lower), layout.isBlankBefore(close.lower) else {
      // One line: the braces go with the spaces inside them.
      let inside = text[inner]
      let leading = inside.prefix(while: \.isWhitespace).utf8.count
      let trailing = inside.reversed().prefix(while: \.isWhitespace).reduce(0) { $0 + $1.utf8.count }
      guard leading < inner.count else { return [.delete(whole)] }
      return [.delete(TextRange(open.lower, open.upper + leading)), .delete(TextRange(inner.upper - trailing, close.upper))]
    }
    var edits: [TextEdit] = []
    let openLine = lines.line(of: open.upper)
    let restOfOpenLine = TextRange(open.upper, text.endOfLine(openLine))
    let startsLine = layout.isBlankBefore(open.lower)
    if layout.isBlank(restOfOpenLine), startsLine {
      edits.append(.delete(layout.wholeLines(of: TextRange(open.lower, restOfOpenLine.upper))))
    } else {
      let gap = text[restOfOpenLine].prefix(while: \.isWhitespace).utf8.count
      edits.append(.delete(TextRange(open.lower, open.upper + gap)))
    }
    let innerLines = (openLine + 1)..<max(lines.line(of: close.lower), openLine + 1)
    let outer = layout.indentation(at: whole.lower)
    let first = innerLines.first { !layout.isBlankLine($0) }
    if let first, let last = innerLines.last, let start = lines.start(of: first), startsLine {
      let end = text.endOfLine(last)
      edits += layout.reindenting(TextRange(start, end), from: layout.indentation(ofLine: first), to: outer)
    }
    let restOfCloseLine = TextRange(close.upper, text.endOfLine(lines.line(of: close.upper)))
    if layout.isBlank(restOfCloseLine) {
      edits.append(.delete(layout.wholeLines(of: TextRange(close.lower, restOfCloseLine.upper))))
    } else {
      let gap = text[restOfCloseLine].prefix(while: { $0 == " " }).utf8.count
      edits.append(.delete(TextRange(close.lower, close.upper + gap)))
    }
    return edits
  }
}
