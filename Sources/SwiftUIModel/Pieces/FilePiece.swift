import SourceText
import SwiftSyntax

/// A piece of one version of a file, at its place.
final class FilePiece: Sendable {
  let source: PieceSource
  /// The UTF-8 offset of its first byte in the file.
  let start: Int
  private let lazyFacts = Lazy<PieceFacts>()

  init(_ source: PieceSource, at start: Int) {
    self.source = source
    self.start = start
  }

  /// UTF-8 offsets in the file.
  var range: TextRange { TextRange(start, start + source.utf8.count) }

  /// Worked out by the first question. Needs a large stack.
  var facts: PieceFacts { lazyFacts.value { PieceFacts(of: source.tree, at: start) } }

  /// The smallest regions that the parser could not make sense of.
  var syntaxErrors: [TextRange] { source.syntaxErrors.map { TextRange(start + $0.lower, start + $0.upper) } }

  /// The token at a UTF-8 offset of the file, trivia counted to their token; nil outside the piece.
  func token(at offset: Int) -> TokenSyntax? {
    guard range.lower <= offset, offset < range.upper else { return nil }
    return facts.tree.token(at: AbsolutePosition(utf8Offset: offset))
  }

  /// The UTF-8 offsets of the file at which a word stands as a whole, `$` in front of it counted as part of it where it is asked
  /// for.
  func offsets(of name: String) -> [Int] {
    if let word = WordQuery(name) { return source.offsets(of: word).map { start + $0 } }
    guard name.hasPrefix("$"), let word = WordQuery(String(name.dropFirst())) else { return [] }
    return source.offsets(of: word).compactMap { offset in
      guard offset > 0, source.utf8[offset - 1] == UInt8(ascii: "$"),
        offset < 2 || !SourceText.isWordByte(source.utf8[offset - 2])
      else { return nil }
      return start + offset - 1
    }
  }
}

/// The facts of one piece, collected in one walk. All positions are those of the file.
final class PieceFacts: Sendable {
  /// Folded: `x = y` is an `InfixOperatorExprSyntax`. A tree of its own, with nothing of the other pieces in it.
  let tree: SourceFileSyntax
  let types: [TypeDeclaration]
  let calls: [Call]
  let assignments: [Assignment]
  let globals: [Member]
  let typeIndex: TypeIndex
  /// All uses of `#Preview`, in order.
  let previewMacros = Lazy<[Syntax]>()
  /// Positions in `calls`, by the called name.
  private let callsByName: [String: [Int]]
  /// The UTF-8 offsets at which the calls end.
  private let callEnds = Lazy<[Int]>()

  init(of source: SourceFileSyntax, at start: Int) {
    tree = source.moved(to: start)
    let collector = FactCollector()
    collector.walk(tree)
    types = collector.types
    calls = collector.calls
    assignments = collector.assignments
    globals = collector.globals
    var positions: [String: [Int]] = [:]
    for (position, call) in collector.calls.enumerated() { positions[call.name, default: []].append(position) }
    callsByName = positions
    typeIndex = TypeIndex(collector.types)
  }

  func calls(named name: String) -> [Call] { (callsByName[name] ?? []).map { calls[$0] } }

  /// The calls whose name stands in a range of UTF-8 offsets, in source order of their ends.
  func calls(in range: TextRange) -> [Call] {
    let ends = callEnds.value { calls.map(\.node.endPositionBeforeTrailingTrivia.utf8Offset) }
    let first = ends.partitioningIndex { $0 >= range.lower }
    let last = ends.partitioningIndex { $0 > range.upper }
    var result = calls[first..<max(first, last)].filter { range.contains($0.nameRange) }
    // What ends behind the range but has its name in it goes on around the range's end.
    var around = tree.token(at: AbsolutePosition(utf8Offset: range.upper - 1))?.parent
    while let node = around {
      if let call = node.as(FunctionCallExprSyntax.self).flatMap(Call.init), range.contains(call.nameRange),
        node.endPositionBeforeTrailingTrivia.utf8Offset > range.upper
      {
        result.append(call)
      }
      around = node.parent
    }
    return result
  }

  /// The innermost type around a UTF-8 offset.
  func type(at offset: Int) -> TypeDeclaration? { typeIndex.innermost(at: offset) }
}

extension SourceFileSyntax {
  /// The same file with all positions moved by a number of bytes. A tree's positions count from its first token, so one is put in
  /// front that has no text but that many spaces before it; a count of spaces takes no memory.
  fileprivate func moved(to start: Int) -> SourceFileSyntax {
    guard start > 0 else { return self }
    return SourceFileSyntax(
      shebang: TokenSyntax(.shebang(""), leadingTrivia: .spaces(start), presence: .present), statements: statements,
      endOfFileToken: endOfFileToken)
  }
}

enum SyntaxErrors {
  /// The nodes that hold unexpected or missing tokens themselves, with half a line around them being the caller's choice.
  static func regions(in tree: SourceFileSyntax) -> [TextRange] {
    var regions: [TextRange] = []
    var pending: [Syntax] = [Syntax(tree)]
    while let node = pending.popLast() {
      guard node.hasError else { continue }
      if node.is(UnexpectedNodesSyntax.self) {
        regions.append(node.textRange)
        continue
      }
      if let token = node.as(TokenSyntax.self) {
        let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
        regions.append(token.presence == .missing ? TextRange(at: place) : token.textRange)
        continue
      }
      let children = node.children(viewMode: .all).filter(\.hasError)
      if children.isEmpty { regions.append(node.textRange) }
      pending += children
    }
    return regions.sorted()
  }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node without the trivia around it.
  public var textRange: TextRange {
    TextRange(positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
