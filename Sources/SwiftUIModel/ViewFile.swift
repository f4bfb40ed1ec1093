import SourceText
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The facts of one version of one file, collected in one walk. A value; rules read it and never walk the tree themselves.
public struct ViewFile: Sendable {
  /// One reference, since rules hand files around a lot.
  private let facts: FileFacts

  /// Parses the whole text and collects its facts.
  public init(text: SourceText) { self = BaseParse(text).file }

  /// - Parameters:
  ///   - parsed: the tree as it was parsed; nil for a text that nests too deeply
  ///   - origin: how it was parsed
  init(text: SourceText, parsed: SourceFileSyntax?, origin: ParseOrigin) {
    facts = FileFacts(text: text, parsed: parsed, origin: origin)
  }

  public var text: SourceText { facts.text }

  /// Folded: `x = y` is an `InfixOperatorExprSyntax`. Empty when the text nests too deeply to be parsed.
  public var tree: SourceFileSyntax { facts.tree }

  /// Whether brackets nest too deeply for the parser, so that the file was left alone.
  public var isTooDeep: Bool { facts.isTooDeep }

  /// The smallest regions that the parser could not make sense of.
  public var syntaxErrors: [TextRange] { facts.syntaxErrors }

  /// Modules that the file imports, `SwiftUI` among them.
  public var imports: Set<String> { facts.imports }

  /// All type declarations and extensions, nested ones too, in source order.
  public var types: [TypeDeclaration] { facts.types }

  /// All calls with parentheses or a trailing closure, in source order of their ends.
  public var calls: [Call] { facts.calls }

  /// All assignments with `=`, in source order.
  public var assignments: [Assignment] { facts.assignments }

  /// Functions and computed properties at file level.
  public var globals: [Member] { facts.globals }

  /// The calls of a function, method or initialiser by its base name (`sheet`, `NavigationStack`), in source order of their ends.
  public func calls(named name: String) -> [Call] {
    (facts.callsByName[name] ?? []).compactMap { calls.indices.contains($0) ? calls[$0] : nil }
  }

  /// The calls whose name stands in a range of UTF-8 offsets, in source order of their ends.
  public func calls(in range: TextRange) -> [Call] {
    let ends = memo.callEnds.value { calls.map(\.node.endPositionBeforeTrailingTrivia.utf8Offset) }
    let first = ends.partitioningIndex { $0 >= range.lower }
    let last = ends.partitioningIndex { $0 > range.upper }
    var result = calls[first..<max(first, last)].filter { range.contains($0.nameRange) }
    // What ends behind the range but has its name in it goes on around the range's end.
    var around = tokenIndex.token(at: range.upper - 1)?.parent
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

  /// The methods of a name in all types of the file, in source order.
  public func methods(named name: String) -> [Member] {
    let all = memo.methods.value {
      Dictionary(grouping: types.flatMap(\.members).filter { !$0.isProperty }, by: \.name)
    }
    return all[name] ?? []
  }

  /// The declarations of types of a name, extensions left out, in source order.
  public func types(named name: String) -> [TypeDeclaration] { typeIndex.types(named: name) }

  /// The declarations and extensions of types by their last name, in source order.
  public func declarations(named name: String) -> [TypeDeclaration] { types.filter { $0.name == name } }

  /// All types and extensions, nested ones too, whose declaration at file level mentions one of the words, in source order.
  public func types(mentioning words: [String]) -> [TypeDeclaration] {
    let offsets = words.flatMap { tokenIndex.offsets(of: $0, within: nil) }
    let ranges = topLevelRanges.filter { range in offsets.contains { range.lower <= $0 && $0 < range.upper } }
    return types.filter { type in ranges.contains { $0.contains(type.range) } }
  }

  /// The functions and computed properties at file level of a name, in source order.
  public func globals(named name: String) -> [Member] { globals.filter { $0.name == name } }

  /// The methods and computed properties of a name in all types of the file, in source order.
  public func members(named name: String) -> [Member] {
    types(mentioning: [name]).flatMap(\.members).filter { $0.name == name }
  }

  /// The stored properties of a name in all types of the file, in source order.
  public func properties(named name: String) -> [StateProperty] {
    types(mentioning: [name]).flatMap(\.properties).filter { $0.name == name }
  }

  /// The assignments within a range of UTF-8 offsets, in source order.
  public func assignments(in range: TextRange) -> [Assignment] { assignments.filter { range.contains($0.node.textRange) } }

  /// Whether a declaration at file level that mentions a word has a syntax error, so that uses of it may be missed.
  public func hasSyntaxError(whereMentioned word: String) -> Bool {
    let offsets = tokenIndex.offsets(of: word, within: nil)
    return !offsets.isEmpty && !syntaxErrors.isEmpty
      && topLevelRanges.contains { range in
        offsets.contains { range.lower <= $0 && $0 < range.upper } && hasSyntaxError(in: range)
      }
  }

  /// The UTF-8 offsets of the declarations and statements at file level, from the end of the one before to their own.
  public var topLevelRanges: [TextRange] {
    tree.statements.map { TextRange($0.position.utf8Offset, $0.endPosition.utf8Offset) }
  }

  /// Whether SwiftUI's names are meant here at all.
  public var importsSwiftUI: Bool { imports.contains("SwiftUI") }

  /// Finds types without going through all of them.
  var typeIndex: TypeIndex { facts.typeIndex }

  /// Finds tokens without going through the whole text.
  var tokenIndex: TokenIndex { facts.tokenIndex }

  /// What was worked out from the facts so far.
  var memo: FactMemo { facts.memo }

  /// How the text was parsed.
  var origin: ParseOrigin { facts.origin }
}

/// What a `ViewFile` refers to.
private final class FileFacts: Sendable {
  let text: SourceText
  let tree: SourceFileSyntax
  let isTooDeep: Bool
  let syntaxErrors: [TextRange]
  let imports: Set<String>
  let types: [TypeDeclaration]
  let calls: [Call]
  let assignments: [Assignment]
  let globals: [Member]
  /// Positions in `calls`, by the called name.
  let callsByName: [String: [Int]]
  let typeIndex: TypeIndex
  let tokenIndex: TokenIndex
  let memo = FactMemo()
  let origin: ParseOrigin

  init(text: SourceText, parsed: SourceFileSyntax?, origin: ParseOrigin) {
    self.text = text
    self.origin = origin
    isTooDeep = parsed == nil
    let source = parsed ?? SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
    let folded = OperatorTable.standardOperators.foldAll(source) { _ in }
    tree = folded.as(SourceFileSyntax.self) ?? source
    syntaxErrors = tree.hasError ? SyntaxErrors.regions(in: tree) : []
    let collector = FactCollector()
    collector.walk(tree)
    imports = collector.imports
    types = collector.types
    calls = collector.calls
    assignments = collector.assignments
    globals = collector.globals
    var positions: [String: [Int]] = [:]
    for (position, call) in collector.calls.enumerated() { positions[call.name, default: []].append(position) }
    callsByName = positions
    typeIndex = TypeIndex(collector.types)
    tokenIndex = TokenIndex(text: text, tree: tree)
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
