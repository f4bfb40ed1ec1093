import SourceText
import SwiftSyntax

/// What the actions *Disable this rule …* write.
extension Suppressions {
  /// Silences a rule on a line (from 0): joins a comment that already acts on that line, else puts one on a line of its own
  /// above, with the line's indentation and line break. Nil when the rule is silenced there already, or when no comment can
  /// stand above the line because it starts inside a string or a comment.
  public func disabling(_ rule: String, onLine line: Int) -> EditSet? {
    let text = file.text
    guard let start = text.lines.start(of: line), !silence(rule, at: start) else { return nil }
    let existing = comments.last { comment in
      comment.isLineComment && comment.line == line && !comment.names.isEmpty
        && (comment.action == .disableNext || comment.action == .disableThis)
    }
    if let existing { return join(rule, to: existing) }
    let place = max(start, textStart)
    guard isBetweenTokens(place) else { return nil }
    let lineBreak = text.lineBreak(ofLine: line - 1) ?? text.lineBreak
    let comment = "\(text.indentation(ofLine: line))// \(Self.mark)disable:next \(rule)\(lineBreak)"
    return EditSet([.insert(comment, at: place)])
  }

  /// Silences a rule in the whole file: joins a region that starts before all code, else starts one behind the shebang and the
  /// header comment. Nil when such a region exists already, or an `enable` would end it.
  public func disablingInFile(_ rule: String) -> EditSet? {
    let ends = comments.contains { comment in
      comment.action == .enable && comment.names.contains { $0.isAll || $0.id == rule }
    }
    guard !ends else { return nil }
    let regions = comments.filter { $0.action == .disable && $0.isBeforeCode && $0.isLineComment && !$0.names.isEmpty }
    if regions.contains(where: { $0.names.contains { $0.names(rule) } }) { return nil }
    if let region = regions.last { return join(rule, to: region) }
    let place = startOfCode
    let lineBreak = file.text.lineBreak
    var comment = "// \(Self.mark)disable \(rule)\(lineBreak)"
    // A file whose last line has no line break may end right behind its header.
    if let before = file.text.byte(at: place - 1), place > textStart, before != 0x0A, before != 0x0D {
      comment = lineBreak + comment
    }
    return EditSet([.insert(comment, at: place)])
  }

  private func join(_ rule: String, to comment: SuppressionComment) -> EditSet? {
    guard let last = comment.names.last else { return nil }
    return EditSet([.insert(comment.separator + rule, at: last.range.upper)])
  }

  /// Behind a byte order mark.
  private var textStart: Int { file.text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Whether a UTF-8 offset lies between two tokens, where a comment is a comment.
  private func isBetweenTokens(_ offset: Int) -> Bool {
    guard let token = file.token(at: offset) else { return offset >= textStart }
    if let comment = file.comment(at: offset), comment.range.lower < offset { return false }
    if token.positionAfterSkippingLeadingTrivia.utf8Offset < offset,
      offset < token.endPositionBeforeTrailingTrivia.utf8Offset
    {
      return false
    }
    var node = Syntax(token)
    while let parent = node.parent {
      let isLiteral = parent.is(StringLiteralExprSyntax.self) || parent.is(RegexLiteralExprSyntax.self)
      if isLiteral, parent.positionAfterSkippingLeadingTrivia.utf8Offset < offset,
        offset < parent.endPositionBeforeTrailingTrivia.utf8Offset
      {
        return false
      }
      node = parent
    }
    return true
  }

  /// Where a region for the whole file starts: in front of the first line that is neither the shebang nor the header, which is
  /// the first run of comments when an empty line or an import follows it.
  private var startOfCode: Int {
    let text = file.text
    guard var token = file.token(at: 0) else { return textStart }
    if case .shebang = token.tokenKind, let next = token.nextToken(viewMode: .sourceAccurate) { token = next }
    let startsWithImport = token.tokenKind == .keyword(.import) || token.tokenKind == .atSign
    let code = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var position = token.position.utf8Offset
    /// The end of the first run of comments, once one was seen.
    var header: Int?
    var breaks = 0
    for piece in token.leadingTrivia {
      let start = position
      position += piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): breaks += count
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        if header != nil, breaks > 1 { return lineStart(of: start) }
        header = position
        breaks = 0
      default: break
      }
    }
    guard let header else { return lineStart(of: code) }
    if breaks > 1 || startsWithImport || token.tokenKind == .endOfFile { return max(lineStart(of: code), header) }
    return lineStart(of: token.position.utf8Offset == 0 ? textStart : text.lines.start(of: 1) ?? code)
  }

  private func lineStart(of offset: Int) -> Int {
    max(file.text.lines.start(of: file.text.lines.line(of: offset)) ?? 0, textStart)
  }
}
