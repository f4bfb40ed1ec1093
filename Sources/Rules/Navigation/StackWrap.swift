import SourceText
import SwiftSyntax
import SwiftUIModel

/// The edits that put a container around a view.
struct StackWrap {
  let edits: [TextEdit]

  init(_ root: ExprSyntax, in file: ViewFile, head: String = "NavigationStack") {
    let layout = file.layout
    let range = root.textRange
    let piece = file.text[range]
    guard layout.isBlankBefore(range.lower) else {
      edits = [.insert("\(head) { ", at: range.lower), .insert(" }", at: range.upper)]
      return
    }
    let outer = layout.indentation(at: range.lower)
    let inner = outer + layout.indentationUnit
    let lineBreak = layout.lineBreak
    let lineEnd = file.text.endOfLine(file.text.lines.line(of: range.upper))
    // A comment behind the view stays behind it.
    let rest = file.text[TextRange(range.upper, lineEnd)]
    let hasComment = rest.drop(while: \.isWhitespace).hasPrefix("//")
    let whole = TextRange(range.lower, hasComment ? lineEnd : range.upper)
    let moved = layout.moving(piece, from: outer, to: inner) + (hasComment ? rest : "")
    edits =
      [TextEdit(whole, "\(head) {\(lineBreak)\(inner)\(moved)\(lineBreak)\(outer)}")]
      + Self.modifierMoves(behind: root, to: outer, layout: layout)
  }

  /// Moves the modifiers that stay behind the container under its brace.
  private static func modifierMoves(behind root: ExprSyntax, to outer: String, layout: Layout) -> [TextEdit] {
    guard let next = root.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.nextModifier, let range = next.modifierRange,
      layout.isBlankBefore(range.lower)
    else { return [] }
    let chain = next.wholeChain
    if chain.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .multilineStringQuote }) { return [] }
    return layout.reindenting(
      TextRange(range.lower, chain.textRange.upper), from: layout.indentation(at: range.lower), to: outer)
  }
}
