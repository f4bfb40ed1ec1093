import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The text of a toolbar with a button that closes what it is in.
struct CloseButtonText {
  let file: ViewFile
  /// The statement of the button's action.
  let action: String

  private var layout: Layout { file.layout }

  private var item: [String] {
    let unit = layout.indentationUnit
    return ["ToolbarItem(placement: .cancellationAction) {", "\(unit)Button(\"Close\") { \(action) }", "}"]
  }

  private var modifier: [String] { [".toolbar {"] + item.map { layout.indentationUnit + $0 } + ["}"] }

  // MARK: Edits

  /// Puts the button into the view's toolbar, or gives it one.
  func adding(to view: ExprSyntax) throws(Refusal) -> [TextEdit] {
    if let edit = insertionIntoToolbar(of: view) { return [edit] }
    guard layout.isBlankBefore(view.textRange.lower) else { return try onOwnLines(view) { lines(of: $0, at: $1) } }
    return [ModifierMove(adding: modifier.joined(separator: layout.lineBreak), in: file).insertion(behind: view)]
  }

  /// Puts the view with the button into a stack.
  func wrapping(_ view: ExprSyntax) throws(Refusal) -> [TextEdit] {
    let wrap = { (piece: String, outer: String) in
      ["NavigationStack {"] + [layout.deeper(outer) + lines(of: piece, at: layout.deeper(outer))] + [
        outer + "}"
      ]
    }
    let text = { (piece: String, outer: String) in wrap(piece, outer).joined(separator: layout.lineBreak) }
    guard layout.isBlankBefore(view.textRange.lower) else { return try onOwnLines(view, text) }
    let outer = layout.indentation(at: view.textRange.lower)
    let range = try rangeWithComment(of: view)
    return [
      TextEdit(range, text(layout.moving(file.text[range], from: outer, to: layout.deeper(outer)), outer))
    ]
  }

  /// A toolbar that lists items gets one more, in front.
  private func insertionIntoToolbar(of view: ExprSyntax) -> TextEdit? {
    for modifier in view.viewModifiers where modifier.name == "toolbar" && modifier.node.arguments.isEmpty {
      guard let content = modifier.node.trailingClosure, content.signature == nil, let first = content.statements.first,
        first.item.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name.hasPrefix("ToolbarItem") == true,
        layout.isBlankBefore(first.textRange.lower)
      else { continue }
      let indentation = layout.indentation(at: first.textRange.lower)
      return .insert(
        item.joined(separator: layout.lineBreak + indentation) + layout.lineBreak + indentation, at: first.textRange.lower)
    }
    return nil
  }

  // MARK: Lines

  /// A view with the toolbar behind it, at an indentation. `piece` has its later lines there already.
  private func lines(of piece: String, at indentation: String) -> String {
    let last = piece.split(separator: layout.lineBreak).last.map(String.init) ?? piece
    let isOneLine = !piece.contains(layout.lineBreak)
    let own = isOneLine ? layout.deeper(indentation) : String(last.prefix { $0 == " " || $0 == "\t" })
    return ([piece] + modifier.map { own + $0 }).joined(separator: layout.lineBreak)
  }

  /// The view with a comment that stands behind it on its last line.
  private func rangeWithComment(of view: ExprSyntax) throws(Refusal) -> TextRange {
    let range = view.textRange
    let lineEnd = file.text.endOfLine(file.text.lines.line(of: range.upper))
    let rest = file.text[TextRange(range.upper, lineEnd)].drop(while: \.isWhitespace)
    if rest.hasPrefix("//") { return TextRange(range.lower, lineEnd) }
    guard rest.isEmpty else { throw Refusal("What follows the view on its line leaves no place for a toolbar.") }
    return range
  }

  /// Content that shares its line with the braces around it moves to lines of its own.
  private func onOwnLines(_ view: ExprSyntax, _ text: (String, String) -> String) throws(Refusal) -> [TextEdit] {
    let range = view.textRange
    guard let item = view.asStatement, let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let before = item.previousToken(viewMode: .sourceAccurate), let after = item.nextToken(viewMode: .sourceAccurate),
      after.tokenKind == .rightBrace, before.tokenKind == .leftBrace || before.tokenKind == .keyword(.in)
    else { throw Refusal("The view shares its line with other code, which leaves no place for a toolbar.") }
    let space = TextRange(before.textRange.upper, range.lower)
    let end = TextRange(range.upper, after.textRange.lower)
    guard layout.isBlank(space), layout.isBlank(end) else {
      throw Refusal("A comment beside the view would lose its place.")
    }
    let outer = layout.indentation(at: before.textRange.lower)
    let inner = layout.deeper(outer)
    let piece = layout.moving(file.text[range], from: outer, to: inner)
    return [
      TextEdit(
        TextRange(space.lower, end.upper),
        layout.lineBreak + inner + text(piece, inner) + layout.lineBreak + outer)
    ] + followingModifiers(of: item, at: outer)
  }

  /// Modifiers below a call that gets a closing brace of its own stand under that.
  private func followingModifiers(of item: CodeBlockItemSyntax, at outer: String) -> [TextEdit] {
    guard let closure = item.firstAncestor(ClosureExprSyntax.self), let call = ViewFile.call(taking: closure), !call.isMember
    else { return [] }
    return StackWrap.modifierMoves(behind: ExprSyntax(call.node), to: outer, layout: layout)
  }
}
