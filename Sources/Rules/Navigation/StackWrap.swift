import SourceText
import SwiftSyntax
import SwiftUIModel

/// The edits that put a container around a view.
struct StackWrap {
  let edits: [TextEdit]

  init(_ root: ExprSyntax, in file: ViewFile, head: String = "NavigationStack") {
    let layout = file.layout
    let range = root.textRange
    let (piece, naming) = Self.withoutShorthand(root, in: file)
    guard layout.isBlankBefore(range.lower) else {
      edits = [TextEdit(range, "\(head) { \(piece) }")] + naming
      return
    }
    let outer = layout.indentation(at: range.lower)
    let inner = layout.deeper(outer)
    let lineBreak = layout.lineBreak
    let lineEnd = file.text.endOfLine(file.text.lines.line(of: range.upper))
    // A comment behind the view stays behind it.
    let rest = file.text[TextRange(range.upper, lineEnd)]
    let hasComment = rest.drop(while: \.isWhitespace).hasPrefix("//")
    let whole = TextRange(range.lower, hasComment ? lineEnd : range.upper)
    let moved = layout.moving(piece, from: outer, to: inner) + (hasComment ? rest : "")
    edits =
      [TextEdit(whole, "\(head) {\(lineBreak)\(inner)\(moved)\(lineBreak)\(outer)}")]
      + naming + Self.modifierMoves(behind: root, to: outer, layout: layout)
  }

  /// The view's text with a name instead of the `$0` of the closure around it, which the container's closure would take away,
  /// and the edits that give it that name.
  private static func withoutShorthand(_ root: ExprSyntax, in file: ViewFile) -> (piece: String, naming: [TextEdit]) {
    let range = root.textRange
    guard let around = root.firstAncestor(ClosureExprSyntax.self) else { return (file.text[range], []) }
    let shorthand = file.tokens(named: "$0", within: [around.textRange]).compactMap { token in
      token.firstAncestor(ClosureExprSyntax.self).map { (token: token, closure: $0) }
    }
    guard
      let closure = shorthand.first(where: { range.contains($0.token.textRange) && $0.closure.textRange.contains(range) })?
        .closure
    else { return (file.text[range], []) }
    let name = ["item", "value"].first { !ScopeTree.isTaken($0, within: closure) } ?? "presented"
    var piece = ""
    var start = range.lower
    var naming: [TextEdit] = [.insert(" \(name) in", at: closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)]
    for (token, owner) in shorthand where owner.id == closure.id {
      guard range.contains(token.textRange) else {
        naming.append(TextEdit(token.textRange, name))
        continue
      }
      piece += file.text[TextRange(start, token.textRange.lower)] + name
      start = token.textRange.upper
    }
    return (piece + file.text[TextRange(start, range.upper)], naming)
  }

  /// Moves the modifiers that stay behind the container under its brace.
  static func modifierMoves(behind root: ExprSyntax, to outer: String, layout: Layout) -> [TextEdit] {
    guard let next = root.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.nextModifier, let range = next.modifierRange,
      layout.isBlankBefore(range.lower)
    else { return [] }
    let chain = next.wholeChain
    if chain.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .multilineStringQuote }) { return [] }
    return layout.reindenting(
      TextRange(range.lower, chain.textRange.upper), from: layout.indentation(at: range.lower), to: outer)
  }
}
