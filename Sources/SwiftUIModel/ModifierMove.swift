import SourceText
import SwiftSyntax

/// A modifier on its way to another view, with the comments that belong to it.
public struct ModifierMove: Sendable {
  /// The modifier's text, from its dot to its end.
  private let modifier: String
  /// Comments on lines of their own above it, without indentation.
  private let commentsAbove: [String]
  /// A comment behind it on its line.
  private let trailingComment: String?
  /// The indentation of the line that it starts on.
  private let indentation: String
  /// What to delete at the old place.
  public let removal: TextRange
  /// Whether it stood on lines of its own.
  private let startsLine: Bool
  private let file: ViewFile

  /// Nil for the first modifier in a branch of `#if`, and where a block comment is in the way.
  public init?(_ call: Call, in file: ViewFile) {
    guard let range = call.modifierRange, let base = call.base else { return nil }
    let text = file.text
    let layout = file.layout
    let baseEnd = base.endPositionBeforeTrailingTrivia.utf8Offset
    let gap = text[TextRange(baseEnd, range.lower)]
    guard !gap.contains("/*") else { return nil }
    let line = text.lines.line(of: range.lower)
    let lineEnd = text.endOfLine(text.lines.line(of: range.upper))
    let rest = text[TextRange(range.upper, lineEnd)].trimmingPrefix(while: \.isWhitespace)
    let startsLine = layout.isBlank(TextRange(text.lines.start(of: line) ?? 0, range.lower))
    self.startsLine = startsLine
    self.file = file
    modifier = text[range]
    indentation = layout.indentation(ofLine: line)
    if startsLine, rest.isEmpty || rest.hasPrefix("//") {
      commentsAbove = gap.split(whereSeparator: \.isNewline).dropFirst(gap.first?.isNewline == true ? 0 : 1)
        .map { String($0.trimmingPrefix(while: \.isWhitespace)) }.filter { !$0.isEmpty }
      trailingComment = rest.isEmpty ? nil : String(rest)
      removal = TextRange(text.endOfLine(text.lines.line(of: baseEnd)), lineEnd)
    } else {
      commentsAbove = []
      trailingComment = nil
      removal =
        startsLine && !rest.hasPrefix(".") && layout.isBlank(TextRange(baseEnd, range.lower))
        ? TextRange(baseEnd, range.upper) : range
    }
  }

  /// A modifier that is written anew instead of the call's own text, with the call's comments.
  public init?(_ call: Call, as modifier: String, in file: ViewFile) {
    guard let move = ModifierMove(call, in: file) else { return nil }
    self.modifier = modifier
    commentsAbove = move.commentsAbove
    trailingComment = move.trailingComment
    indentation = move.indentation
    startsLine = move.startsLine
    removal = move.removal
    self.file = file
  }

  /// The comments that belong to it: those above it, then the one behind it on its line.
  public var comments: [String] { commentsAbove + (trailingComment.map { [$0] } ?? []) }

  /// A modifier that is new. Its lines are indented as if it stood at the start of a line; `removal` is empty.
  public init(adding modifier: String, in file: ViewFile) {
    self.modifier = modifier
    commentsAbove = []
    trailingComment = nil
    indentation = ""
    startsLine = false
    removal = TextRange(at: 0)
    self.file = file
  }

  /// The same within a closure. One that stands on one line is opened for a modifier that had a line of its own.
  public func edits(behind view: some ExprSyntaxProtocol, in closure: ClosureExprSyntax) -> [TextEdit] {
    let text = file.text
    let layout = file.layout
    let braces = closure.textRange
    guard startsLine, text.lines.line(of: braces.lower) == text.lines.line(of: braces.upper), closure.statements.count == 1,
      closure.signature == nil, let only = closure.statements.first, only.item.id == Syntax(view).id
    else { return [insertion(behind: view)] }
    let outer = layout.indentation(ofLine: text.lines.line(of: braces.lower))
    let inner = outer + layout.indentationUnit
    let deep = inner + layout.indentationUnit
    let own = reindented(to: deep) + (trailingComment.map { " " + $0 } ?? "")
    let opening = TextRange(closure.leftBrace.textRange.upper, view.textRange.lower)
    let closing = TextRange(view.textRange.upper, closure.rightBrace.textRange.lower)
    guard layout.isBlank(opening), layout.isBlank(closing) else { return [insertion(behind: view)] }
    return [
      TextEdit(opening, layout.lineBreak + inner),
      TextEdit(closing, lines(commentsAbove + [own], at: deep) + layout.lineBreak + outer),
    ]
  }

  /// The insertion of the modifier directly behind an expression, in front of the modifiers that follow there.
  public func insertion(behind view: some ExprSyntaxProtocol) -> TextEdit {
    let text = file.text
    let layout = file.layout
    let end = view.endPositionBeforeTrailingTrivia.utf8Offset
    let line = text.lines.line(of: end)
    let lineEnd = text.endOfLine(line)
    let rest = text[TextRange(end, lineEnd)].trimmingPrefix(while: \.isWhitespace)
    let here = layout.indentation(ofLine: line)
    guard rest.isEmpty || rest.hasPrefix("//") else {
      // Something follows on the line, so a comment must not end up in front of it.
      if comments.isEmpty { return .insert(reindented(to: here), at: end) }
      let inner = layout.deeper(here)
      return .insert(lines(comments + [reindented(to: inner)], at: inner), at: end)
    }
    var indentation = here
    if let next = nextLineOfChain(behind: view) {
      indentation = layout.indentation(ofLine: next)
    } else if text.lines.line(of: view.positionAfterSkippingLeadingTrivia.utf8Offset) == line,
      text.byte(at: view.positionAfterSkippingLeadingTrivia.utf8Offset) != UInt8(ascii: ".")
    {
      indentation = layout.deeper(here)
    }
    let own = reindented(to: indentation) + (trailingComment.map { " " + $0 } ?? "")
    return .insert(lines(commentsAbove + [own], at: indentation), at: lineEnd)
  }

  /// The modifier's text, its lines behind the first at an indentation. Comments are left out.
  public func text(at indentation: String) -> String { reindented(to: indentation) }

  /// The modifier on lines of its own, with its comments, each behind a line break.
  public func ownLines(at indentation: String) -> String {
    lines(commentsAbove + [reindented(to: indentation) + (trailingComment.map { " " + $0 } ?? "")], at: indentation)
  }

  /// The line of the next modifier's dot, where that is a later line.
  private func nextLineOfChain(behind view: some ExprSyntaxProtocol) -> Int? {
    let end = view.endPositionBeforeTrailingTrivia.utf8Offset
    let line = file.text.lines.line(of: end)
    guard let member = view.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(view).id else { return nil }
    let next = file.text.lines.line(of: member.period.positionAfterSkippingLeadingTrivia.utf8Offset)
    return next > line ? next : nil
  }

  private func lines(_ lines: [String], at indentation: String) -> String {
    lines.map { file.layout.lineBreak + indentation + $0 }.joined()
  }

  private func reindented(to target: String) -> String { file.layout.moving(modifier, from: indentation, to: target) }
}

extension ViewFile {
  /// The names in a modifier's arguments that mean something declared inside `scope`, such as a row's own value, so that the
  /// modifier cannot leave it.
  public func localNames(in call: Call, declaredInside scope: some SyntaxProtocol) -> [String] {
    guard let range = call.modifierRange else { return [] }
    return localNames(in: call.node, within: range, declaredInside: scope)
  }

  /// The names in a piece of code that mean something declared inside `scope` but outside the piece.
  public func localNames(in node: some SyntaxProtocol, declaredInside scope: some SyntaxProtocol) -> [String] {
    localNames(in: node, within: node.textRange, declaredInside: scope)
  }

  private func localNames(
    in node: some SyntaxProtocol, within range: TextRange, declaredInside scope: some SyntaxProtocol
  ) -> [String] {
    var result: [String] = []
    for token in node.tokens(viewMode: .sourceAccurate) where range.contains(token.textRange) {
      guard let parent = token.parent, Self.isPlainName(token, in: parent) else { continue }
      if case .dollarIdentifier = token.tokenKind, token.text.dropFirst().allSatisfy(\.isNumber) {
        let owner = token.firstAncestor(ClosureExprSyntax.self)
        if !(owner.map { range.contains($0.textRange) } ?? false) { result.append(token.text) }
        continue
      }
      let plain = token.text.hasPrefix("$") ? String(token.text.dropFirst()) : token.text
      for name in [plain, "$" + plain] {
        guard let declaration = ScopeTree.localDeclaration(of: name, at: parent)?.textRange,
          scope.textRange.contains(declaration), !range.contains(declaration)
        else { continue }
        if !result.contains(plain) { result.append(plain) }
      }
    }
    return result
  }

  private static func isPlainName(_ token: TokenSyntax, in parent: Syntax) -> Bool {
    if let reference = parent.as(DeclReferenceExprSyntax.self) {
      return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
    }
    return parent.as(IdentifierPatternSyntax.self)?.parent?.as(OptionalBindingConditionSyntax.self)?.initializer == nil
      && parent.is(IdentifierPatternSyntax.self) && parent.parent?.is(OptionalBindingConditionSyntax.self) == true
  }
}
