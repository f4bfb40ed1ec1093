import SourceText
import SwiftSyntax

/// Finds the tokens of a file at their places. A tree is asked from the statement at file level that holds the place, since
/// asking it from the top goes through all statements before.
struct TokenIndex: Sendable {
  private let text: SourceText
  private let tree: SourceFileSyntax
  private let items: [CodeBlockItemSyntax]
  /// The UTF-8 offsets at which `items` start, their trivia included.
  private let starts: [Int]
  /// Made by the first question about the whole file.
  private let words = Lazy<WordIndex>()

  init(text: SourceText, tree: SourceFileSyntax) {
    self.text = text
    self.tree = tree
    items = Array(tree.statements)
    starts = items.map(\.position.utf8Offset)
  }

  /// The token at a UTF-8 offset, trivia counted to their token.
  func token(at offset: Int) -> TokenSyntax? {
    let item = starts.partitioningIndex { $0 > offset } - 1
    let position = AbsolutePosition(utf8Offset: offset)
    if items.indices.contains(item), position < items[item].endPosition { return items[item].token(at: position) }
    return tree.token(at: position)
  }

  /// The UTF-8 offsets at which a word stands as a whole, `$` in front of it counted as part of it where it is asked for.
  /// - Parameter scopes: UTF-8 ranges outside which nothing is looked at, ends included; nil for the whole file
  func offsets(of name: String, within scopes: [TextRange]?) -> [Int] {
    if let scopes { return Self.merged(scopes).flatMap { text.offsets(ofWord: name, startingIn: $0) } }
    let index = words.value { WordIndex(of: text.utf8) }
    if let offsets = index.offsets(of: name) { return offsets }
    guard name.hasPrefix("$"), let offsets = index.offsets(of: String(name.dropFirst())) else {
      return text.offsets(ofWord: name)
    }
    return offsets.compactMap { offset in
      guard text.byte(at: offset - 1) == UInt8(ascii: "$"), text.byte(at: offset - 2).map(SourceText.isWordByte) != true else {
        return nil
      }
      return offset - 1
    }
  }

  /// The same places, in ascending ranges that do not touch.
  private static func merged(_ ranges: [TextRange]) -> [TextRange] {
    guard ranges.count > 1 else { return ranges }
    var result: [TextRange] = []
    for range in ranges.sorted() {
      if let last = result.last, last.touches(range) {
        result[result.count - 1] = TextRange(last.lower, max(last.upper, range.upper))
      } else {
        result.append(range)
      }
    }
    return result
  }
}
