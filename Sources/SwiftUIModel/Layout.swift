import SourceText
import SwiftSyntax

/// How the user's file is laid out, so that edits look as if a careful person had made them.
public struct Layout: Sendable {
  private let text: SourceText

  init(_ text: SourceText) { self.text = text }

  /// The file's line break: that of its first line.
  public var lineBreak: String {
    guard let second = text.lines.start(of: 1) else { return "\n" }
    if second >= 2, text.byte(at: second - 2) == 0x0D, text.byte(at: second - 1) == 0x0A { return "\r\n" }
    return text.byte(at: second - 1) == 0x0D ? "\r" : "\n"
  }

  /// One level of indentation: a tab where the file indents with tabs, else the smallest step of spaces seen, 4 by default.
  public var indentationUnit: String {
    for line in 0..<min(text.lines.count, 400) {
      guard let start = text.lines.start(of: line), endOfIndentation(from: start) > start else { continue }
      if text.byte(at: start) == 0x09 { return "\t" }
    }
    return String(repeating: " ", count: smallestStep ?? 4)
  }

  /// The smallest step of spaces, at least 2, that a line starts with; nil if none does.
  private var smallestStep: Int? {
    var smallest: Int?
    for line in 0..<min(text.lines.count, 400) {
      guard let start = text.lines.start(of: line) else { continue }
      let end = endOfIndentation(from: start)
      let width = end - start
      guard width >= 2, text.byte(at: start) == 0x20, !isComment(at: end) else { continue }
      if smallest.map({ width < $0 }) ?? true { smallest = width }
    }
    return smallest
  }

  /// An indentation one level deeper than another: by a tab behind tabs, by spaces behind spaces, whatever the file has elsewhere.
  public func deeper(_ indentation: String) -> String { indentation + unit(behind: indentation) }

  /// One level of indentation on lines that start like this.
  public func unit(behind indentation: String) -> String {
    let unit = indentationUnit
    if indentation.contains("\t") { return "\t" }
    return unit == "\t" && !indentation.isEmpty ? String(repeating: " ", count: smallestStep ?? 4) : unit
  }

  /// What an edit takes over from the file as a whole.
  var style: [String] { [lineBreak, indentationUnit, unit(behind: " ")] }

  private func isComment(at offset: Int) -> Bool {
    let first = text.byte(at: offset)
    return first == UInt8(ascii: "/") || first == UInt8(ascii: "*")
  }

  private func endOfIndentation(from start: Int) -> Int {
    var end = start
    while let byte = text.byte(at: end), byte == 0x20 || byte == 0x09 { end += 1 }
    return end
  }

  /// The white space at the start of a line.
  public func indentation(ofLine line: Int) -> String {
    guard let start = text.lines.start(of: line) else { return "" }
    return text[TextRange(start, endOfIndentation(from: start))]
  }

  /// The indentation of the line that holds a UTF-8 offset.
  public func indentation(at offset: Int) -> String { indentation(ofLine: text.lines.line(of: offset)) }

  /// Whether a range starts and ends with nothing but white space before and behind it on its lines.
  public func isAlone(_ range: TextRange) -> Bool {
    let first = text.lines.line(of: range.lower)
    let start = text.lines.start(of: first) ?? 0
    let end = text.endOfLine(text.lines.line(of: range.upper))
    return isBlank(TextRange(start, range.lower)) && isBlank(TextRange(range.upper, end))
  }

  public func isBlank(_ range: TextRange) -> Bool { text[range].allSatisfy(\.isWhitespace) }

  /// Whether nothing but white space stands before a UTF-8 offset on its line.
  public func isBlankBefore(_ offset: Int) -> Bool {
    isBlank(TextRange(text.lines.start(of: text.lines.line(of: offset)) ?? 0, offset))
  }

  public func isBlankLine(_ line: Int) -> Bool {
    guard let start = text.lines.start(of: line) else { return false }
    return isBlank(TextRange(start, text.endOfLine(line)))
  }

  /// The lines, breaks included, from the line of the range's start to that of its end.
  public func wholeLines(of range: TextRange) -> TextRange {
    let first = text.lines.line(of: range.lower)
    let last = text.lines.line(of: range.upper)
    return TextRange(text.lines.start(of: first) ?? 0, text.lines.start(of: last + 1) ?? text.count)
  }

  /// What to delete so that a statement or declaration goes without a trace: its whole lines with a comment behind it where it
  /// stands alone on them, and one of two blank lines that would meet; else just itself with the `;` or spaces that joined it.
  /// Its documentation (`///`) goes with it, and so does a comment directly above it that has nothing else below it to speak of.
  public func removal(of node: some SyntaxProtocol) -> TextRange {
    let start = isFollowedByCode(node) ? nil : comment(above: node)?.range.lower
    return removal(of: node, from: start ?? documentationStart(of: node) ?? node.textRange.lower)
  }

  /// The same, with what stands in front of it from a UTF-8 offset on.
  public func removal(of node: some SyntaxProtocol, from start: Int) -> TextRange {
    let range = TextRange(min(start, node.textRange.lower), node.textRange.upper)
    let line = text.lines.line(of: range.upper)
    let tail = text[TextRange(range.upper, text.endOfLine(line))]
    let startsLine = isBlank(TextRange(text.lines.start(of: text.lines.line(of: range.lower)) ?? 0, range.lower))
    let trimmed = tail.drop(while: \.isWhitespace)
    guard startsLine, trimmed.isEmpty || trimmed.hasPrefix("//") else { return inlineRemoval(of: range) }
    return collapsingBlankLines(wholeLines(of: TextRange(range.lower, text.endOfLine(line))))
  }

  /// Several neighbours that go together, one behind the other.
  public func removal(ofLines range: TextRange) -> TextRange { collapsingBlankLines(wholeLines(of: range)) }

  private func collapsingBlankLines(_ lines: TextRange) -> TextRange {
    let first = text.lines.line(of: lines.lower)
    let next = text.lines.line(of: lines.upper)
    guard lines.upper < text.count, isBlankLine(next), let afterBlank = text.lines.start(of: next + 1) else { return lines }
    let isAtTop = first == 0 || isBlankLine(first - 1) || opensBlock(line: first - 1)
    return isAtTop ? TextRange(lines.lower, afterBlank) : lines
  }

  private func opensBlock(line: Int) -> Bool {
    guard let start = text.lines.start(of: line) else { return false }
    let content = text[TextRange(start, text.endOfLine(line))]
    return content.last { !$0.isWhitespace } == "{"
  }

  private func inlineRemoval(of range: TextRange) -> TextRange {
    var lower = range.lower
    var upper = range.upper
    while let byte = text.byte(at: upper), byte == 0x20 || byte == 0x09 { upper += 1 }
    if text.byte(at: upper) == UInt8(ascii: ";") {
      upper += 1
      while let byte = text.byte(at: upper), byte == 0x20 || byte == 0x09 { upper += 1 }
      return TextRange(lower, upper)
    }
    upper = range.upper
    var before = lower
    while before > 0, let byte = text.byte(at: before - 1), byte == 0x20 || byte == 0x09 { before -= 1 }
    if before > 0, text.byte(at: before - 1) == UInt8(ascii: ";") {
      lower = before - 1
      return TextRange(lower, upper)
    }
    // `{ flag = true }` keeps one space on the left and loses the one on the right.
    while let byte = text.byte(at: upper), byte == 0x20 || byte == 0x09 { upper += 1 }
    return TextRange(lower, upper)
  }

  /// A comment on lines of its own.
  public struct CommentAbove {
    public let range: TextRange
    /// Without indentation.
    public let lines: [String]
  }

  /// The comment directly above a node that is about that node alone: its documentation, or one with nothing else below it.
  public func ownComment(of node: some SyntaxProtocol) -> CommentAbove? {
    guard let comment = comment(above: node) else { return nil }
    return documentationStart(of: node) == comment.range.lower || !isFollowedByCode(node) ? comment : nil
  }

  /// The comments directly above a node; nil without any, and for a `MARK`, which heads a part of the file.
  private func comment(above node: some SyntaxProtocol) -> CommentAbove? {
    var offset = node.position.utf8Offset
    var start: Int?
    var end = offset
    for piece in node.leadingTrivia {
      let length = piece.sourceLength.utf8Length
      switch piece {
      case .docLineComment, .docBlockComment, .lineComment, .blockComment:
        start = start ?? offset
        end = offset + length
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): if count > 1 { start = nil }
      default: break
      }
      offset += length
    }
    guard let start, isBlankBefore(start) else { return nil }
    let range = TextRange(start, end)
    let lines = text[range].split(whereSeparator: \.isNewline).map { String($0.drop(while: \.isWhitespace)) }
    return lines.contains { $0.contains("MARK:") } ? nil : CommentAbove(range: range, lines: lines)
  }

  /// Whether the line below a node goes on with code that a comment above the node may speak of too.
  private func isFollowedByCode(_ node: some SyntaxProtocol) -> Bool {
    let line = text.lines.line(of: node.textRange.upper)
    guard let start = text.lines.start(of: line + 1) else { return false }
    let next = text[TextRange(start, text.endOfLine(line + 1))].drop(while: \.isWhitespace)
    return !next.isEmpty && !next.hasPrefix("}")
  }

  /// Where the documentation (`///`) of a declaration starts; nil without one.
  public func documentationStart(of node: some SyntaxProtocol) -> Int? {
    var offset = node.position.utf8Offset
    var start: Int?
    for piece in node.leadingTrivia {
      let length = piece.sourceLength.utf8Length
      switch piece {
      case .docLineComment, .docBlockComment: start = start ?? offset
      case .lineComment, .blockComment: start = nil
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): if count > 1 { start = nil }
      default: break
      }
      offset += length
    }
    return start
  }

  /// Moves the lines of a range one or more levels: `from` is taken off the start of each line and `to` put there. Lines inside
  /// multi-line strings must not be given. The first line is left alone when `skippingFirst`.
  public func reindenting(_ range: TextRange, from: String, to: String, skippingFirst: Bool = false) -> [TextEdit] {
    guard from != to else { return [] }
    let first = text.lines.line(of: range.lower) + (skippingFirst ? 1 : 0)
    let last = text.lines.line(of: range.upper)
    guard first <= last else { return [] }
    return (first...last).compactMap { line in
      guard let start = text.lines.start(of: line), !isBlankLine(line), indentation(ofLine: line).hasPrefix(from) else {
        return nil
      }
      if from.hasPrefix(to) {
        return .delete(TextRange(start, start + from.utf8.count - to.utf8.count))
      }
      if to.hasPrefix(from) { return .insert(String(to.dropFirst(from.count)), at: start) }
      return TextEdit(TextRange(start, start + from.utf8.count), to)
    }
  }
}

extension Layout {
  /// A piece of the text with all lines but the first moved from one indentation to another. Lines of a multi-line string are
  /// moved only when all can be.
  public func moving(_ piece: String, from indentation: String, to target: String) -> String {
    let lines = piece.split(separator: lineBreak, omittingEmptySubsequences: false)
    guard lines.count > 1, target != indentation else { return piece }
    let later = lines.dropFirst()
    let canMove = later.allSatisfy { $0.hasPrefix(indentation) || $0.allSatisfy(\.isWhitespace) }
    if !canMove, piece.contains("\"\"\"") { return piece }
    let moved = later.map { line in
      line.hasPrefix(indentation) && !line.isEmpty ? target + line.dropFirst(indentation.count) : String(line)
    }
    return ([String(lines[0])] + moved).joined(separator: lineBreak)
  }
}
