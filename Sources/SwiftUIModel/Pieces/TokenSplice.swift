import SourceText
import SwiftSyntax

/// An edit that stays within one token, or within the white space or the comment in front of one, so that the parser would make the
/// same tree but for that token: most keys that are typed are such edits.
///
/// The parser decides by the kinds of tokens, by the texts of keywords, by line breaks and by white space beside operators. None of
/// these may change: a name stays a name that is no keyword in any place, a piece of a string stays one, and white space with a line
/// break in it stays that.
struct TokenSplice {
  private let old: TokenSyntax
  private let new: TokenSyntax

  /// Nil when more may change than one token.
  /// - Parameters:
  ///   - tree: what the parser made of `before`, with positions from 0
  init?(in tree: SourceFileSyntax, from before: [UInt8], to after: [UInt8]) {
    // Places are looked up in the text by what the tree says of them.
    guard tree.endPosition.utf8Offset == before.count else { return nil }
    let change = ChangedSpan(from: before, to: after)
    let edit = Edit(change: change, before: before, after: after)
    // A change at the end of a token may belong to it or to the next one.
    for offset in [change.old.lower, change.old.lower - 1] where offset >= 0 && offset < before.count {
      guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)), !token.hasError, !token.hasWarning,
        token.presence == .present, let made = edit.replacement(of: token)
      else { continue }
      old = token
      new = made
      return
    }
    return nil
  }

  /// The tree with the token in its place; everything beside the way to it is shared.
  func applied(to tree: SourceFileSyntax) -> SourceFileSyntax? {
    Replacing(old, with: new).rewrite(tree).as(SourceFileSyntax.self)
  }

  private final class Replacing: SyntaxRewriter {
    private let old: TokenSyntax
    private let new: TokenSyntax
    private let place: AbsolutePosition

    init(_ old: TokenSyntax, with new: TokenSyntax) {
      self.old = old
      self.new = new
      place = old.position
      super.init()
    }

    override func visitAny(_ node: Syntax) -> Syntax? {
      node.position <= place && place < node.endPosition ? nil : node
    }

    override func visit(_ token: TokenSyntax) -> TokenSyntax { token.id == old.id ? new : token }
  }
}

private struct Edit {
  let change: ChangedSpan
  let before: [UInt8]
  let after: [UInt8]

  /// The token as it is after the edit; nil when the edit is not only about it.
  func replacement(of token: TokenSyntax) -> TokenSyntax? {
    let text = TextRange(
      token.positionAfterSkippingLeadingTrivia.utf8Offset, token.endPositionBeforeTrailingTrivia.utf8Offset)
    if text.lower <= change.old.lower, change.old.upper <= text.upper, let made = editedText(of: token, text) { return made }
    let start = token.position.utf8Offset
    guard start < change.old.lower, change.old.upper <= text.lower else { return nil }
    return editedTrivia(of: token, from: start)
  }

  /// The bytes of the later text that took the place of a range around the change.
  private func edited(_ range: TextRange) -> ArraySlice<UInt8> {
    after[range.lower..<range.upper + after.count - before.count]
  }

  // MARK: Texts of tokens

  private func editedText(of token: TokenSyntax, _ range: TextRange) -> TokenSyntax? {
    let (old, new) = (before[range.lower..<range.upper], edited(range))
    let text = String(decoding: new, as: UTF8.self)
    switch token.tokenKind {
    case .identifier:
      guard Self.isPlainName(old), Self.isPlainName(new), !Self.keywords.contains(token.text), !Self.keywords.contains(text),
        // What follows a `#` is the name of a macro, or something else.
        range.lower == 0 || !"#$`\\".utf8.contains(before[range.lower - 1]), !isDirective(at: range.lower)
      else { return nil }
      return token.copy(kind: .identifier(text))
    case .stringSegment:
      guard !new.isEmpty, old.allSatisfy(Self.isPlainInString), new.allSatisfy(Self.isPlainInString),
        token.parent?.parent?.parent?.as(StringLiteralExprSyntax.self)?.openingQuote.tokenKind == .stringQuote
      else { return nil }
      return token.copy(kind: .stringSegment(text))
    case .integerLiteral:
      guard new.first.map({ (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }) == true, old.allSatisfy(Self.isDigit),
        new.allSatisfy(Self.isDigit), !isDirective(at: range.lower)
      else { return nil }
      return token.copy(kind: .integerLiteral(text))
    default: return nil
    }
  }

  /// Whether the line starts with `#`: names and numbers behind `#if` can decide what the parser does.
  private func isDirective(at offset: Int) -> Bool {
    var start = offset
    while start > 0, before[start - 1] != 0x0A, before[start - 1] != 0x0D { start -= 1 }
    while start < offset, before[start] == 0x20 || before[start] == 0x09 { start += 1 }
    return before[start] == UInt8(ascii: "#")
  }

  private static func isPlainName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, !isDigit(first), bytes != [UInt8(ascii: "_")] else { return false }
    return bytes.allSatisfy { $0 < 0x80 && SourceText.isWordByte($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// Neither the end of a string nor an escape, a line break or a control character.
  private static func isPlainInString(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Everything that the parser takes for a keyword in some place.
  private static let keywords = Set(
    (0...UInt8.max).compactMap { Keyword(rawValue: $0) }.map { TokenSyntax.keyword($0).text })

  // MARK: Trivia

  private func editedTrivia(of token: TokenSyntax, from start: Int) -> TokenSyntax? {
    var pieces = token.leadingTrivia.pieces
    let range = TextRange(start, token.positionAfterSkippingLeadingTrivia.utf8Offset)
    if let trivia = Self.blankTrivia(before[range.lower..<range.upper]), trivia == pieces {
      guard let trivia = Self.blankTrivia(edited(range)), trivia.contains(where: Self.breaksLine),
        pieces.contains(where: Self.breaksLine)
      else { return nil }
      return token.copy(leadingTrivia: Trivia(pieces: trivia))
    }
    var place = start
    for (index, piece) in pieces.enumerated() {
      let range = TextRange(place, place + piece.sourceLength.utf8Length)
      place = range.upper
      // The first bytes tell what kind of comment it is.
      guard range.lower + 4 <= change.old.lower, change.old.upper <= range.upper else { continue }
      let text = edited(range)
      guard text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
      switch piece {
      case .lineComment: pieces[index] = .lineComment(String(decoding: text, as: UTF8.self))
      case .docLineComment: pieces[index] = .docLineComment(String(decoding: text, as: UTF8.self))
      default: return nil
      }
      return token.copy(leadingTrivia: Trivia(pieces: pieces))
    }
    return nil
  }

  private static func breaksLine(_ piece: TriviaPiece) -> Bool { if case .newlines = piece { true } else { false } }

  /// White space as the parser tells it; nil for what is something else.
  private static func blankTrivia(_ bytes: ArraySlice<UInt8>) -> [TriviaPiece]? {
    var pieces: [TriviaPiece] = []
    var rest = bytes
    while let byte = rest.first {
      let count = rest.prefix { $0 == byte }.count
      rest = rest.dropFirst(count)
      switch byte {
      case 0x20: pieces.append(.spaces(count))
      case 0x09: pieces.append(.tabs(count))
      case 0x0A: pieces.append(.newlines(count))
      default: return nil
      }
    }
    return pieces
  }
}

extension TokenSyntax {
  /// Made anew: `with` leaves the length of a token that it made itself as it was.
  fileprivate func copy(kind: TokenKind? = nil, leadingTrivia: Trivia? = nil) -> TokenSyntax {
    TokenSyntax(
      kind ?? tokenKind, leadingTrivia: leadingTrivia ?? self.leadingTrivia, trailingTrivia: trailingTrivia, presence: presence)
  }
}
