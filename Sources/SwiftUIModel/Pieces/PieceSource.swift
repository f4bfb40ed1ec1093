import SourceText
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The text of one piece of a file and what depends on nothing else, whatever stands around the piece and wherever it is.
/// Versions of a file share those of the pieces that did not change.
final class PieceSource: Sendable {
  let utf8: [UInt8]
  /// Whether it lacks a closing bracket, so that its end depends on the text behind it.
  let isBroken: Bool
  /// Whether it lacks a closing bracket or has one too many.
  let hasUnmatchedBrackets: Bool
  /// The names behind `struct`, `extension` and the like at file level, of dotted ones the first.
  let outerTypes: Set<String>
  /// Whether later versions are to be parsed from this one.
  private let isEdited: Bool
  /// The piece that this one was edited from, where that was parsed in full.
  private let basis: Locked<PieceSource?>
  /// The last version that was parsed in any way, until this one is.
  private let previous: Locked<Previous?>
  private let words: WordIndex
  private let parse = Lazy<Parse>()
  private let admission = Lazy<Bool>()
  private let errors = Lazy<[TextRange]>()
  private let importList = Lazy<ImportList>()

  /// What the parser made of the text.
  struct Parse: Sendable {
    /// Folded: `x = y` is an `InfixOperatorExprSyntax`. Its positions start at 0.
    let tree: SourceFileSyntax
    /// What later versions are parsed from. Nil where this one was parsed from another itself, since chained incremental parsing
    /// is wrong in the toolchain's parser (swift-syntax issue 3397), and where it has syntax errors: from such a tree 2 of 360
    /// random edits came out wrong.
    let result: IncrementalParseResult?
    /// How many edits were put into the tree since it came from the parser.
    var splices = 0
  }

  private struct Previous: Sendable {
    let utf8: [UInt8]
    let parse: Parse
  }

  /// More edits than this are not put into one tree, which keeps alive what each of them replaced.
  private static let spliceLimit = 100

  /// - Parameters:
  ///   - isEdited: whether there will be later versions, for which more is kept of a parse
  ///   - ancestor: an earlier version of the piece
  init(_ utf8: [UInt8], _ cut: PieceBoundaries.Cut, isEdited: Bool, ancestor: PieceSource? = nil) {
    self.isEdited = isEdited
    self.utf8 = utf8
    isBroken = cut.isBroken
    hasUnmatchedBrackets = cut.isBroken || cut.hasStrayBracket
    outerTypes = cut.types
    words = WordIndex(of: utf8)
    basis = Locked(ancestor?.parsedInFull)
    previous = Locked(
      ancestor.flatMap { ancestor in
        ancestor.parse.known.map { Previous(utf8: ancestor.utf8, parse: $0) } ?? ancestor.previous.withLock { $0 }
      })
  }

  /// This version or the one that it was parsed from.
  private var parsedInFull: PieceSource? {
    parse.known?.result == nil ? basis.withLock { $0 } : self
  }

  // MARK: Words

  /// Whether a word stands in it as a whole, comments and strings included; true for nil, which is no word.
  func mentions(_ word: WordQuery?) -> Bool { word.map(words.contains) ?? true }

  /// Whether a type of this name seems to be declared or extended in it; true for nil, which is no word.
  func declares(_ name: WordQuery?) -> Bool {
    guard let name else { return true }
    return words.contains(name) && SourceText.mayDeclareType(in: utf8, at: words.offsets(of: name))
  }

  /// Whether it seems to declare or extend a type at file level that has this name or is around one of this name.
  func declares(outerType name: String) -> Bool {
    hasUnmatchedBrackets ? declares(WordQuery(name)) : outerTypes.contains(name)
  }

  /// Whether something of this name seems to be called in it; true for nil, which is no word.
  func calls(_ name: WordQuery?) -> Bool {
    guard let name else { return true }
    return words.contains(name) && SourceText.mayCall(in: utf8, at: words.offsets(of: name), count: name.count)
  }

  /// The offsets within the piece at which something of a name seems to be called, ascending.
  func callOffsets(of name: WordQuery) -> [Int] {
    offsets(of: name).filter { SourceText.mayCall(in: utf8, at: [$0], count: name.count) }
  }

  /// Whether a variable or function of this name seems to be declared in it, a variable as the first of its declaration; true for
  /// nil, which is no word.
  /// - Parameter keyword: `var` or `func`
  func declares(_ keyword: StaticString, _ name: WordQuery?) -> Bool {
    guard let name else { return true }
    return words.contains(name) && SourceText.may(declareWith: keyword, in: utf8, at: words.offsets(of: name))
  }

  /// The offsets within the piece at which a word stands as a whole, ascending.
  func offsets(of word: WordQuery) -> [Int] { words.offsets(of: word) }

  /// The modules that it imports; read off the text, since every rule asks for them.
  var imports: ImportList { importList.value { mentions(ImportList.keyword) ? ImportList(of: utf8) : ImportList() } }

  // MARK: Syntax

  /// The smallest regions that the parser could not make sense of, as offsets within the piece.
  var syntaxErrors: [TextRange] { tree.hasError ? errors.value { SyntaxErrors.regions(in: tree) } : [] }

  /// Whether brackets nest too deeply for the parser, so that the piece is left alone.
  var isTooDeep: Bool { !admission.value { NestingGuard.admits(utf8) } }

  var isParsed: Bool { parse.known != nil }

  /// How many bytes this process has parsed so far.
  static let parsed = Locked(0)

  /// Parsed by the first question. Needs a large stack.
  var tree: SourceFileSyntax {
    parse.value {
      guard !isTooDeep else {
        return Parse(tree: SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken()), result: nil)
      }
      if let spliced { return spliced }
      Self.parsed.withLock { $0 += utf8.count }
      let transition = transition
      let result = utf8.withUnsafeBufferPointer {
        Parser.parseIncrementally(source: $0, parseTransition: transition)
      }
      let isBasis = isEdited && transition == nil && !result.tree.hasError
      // Nothing is parsed from the older ones any more.
      if isBasis { basis.withLock { $0 = nil } }
      previous.withLock { $0 = nil }
      let folded = OperatorTable.standardOperators.foldAll(result.tree) { _ in }
      return Parse(tree: folded.as(SourceFileSyntax.self) ?? result.tree, result: isBasis ? result : nil)
    }.tree
  }

  /// From the version before, when only a token is another one. Nil when that cannot be told.
  private var spliced: Parse? {
    guard let previous = previous.withLock({ $0 }), previous.parse.splices < Self.spliceLimit,
      let splice = TokenSplice(in: previous.parse.tree, from: previous.utf8, to: utf8),
      let tree = splice.applied(to: previous.parse.tree)
    else { return nil }
    self.previous.withLock { $0 = nil }
    return Parse(tree: tree, result: nil, splices: previous.parse.splices + 1)
  }

  /// From the full parse that the piece was edited from. Nil where too little of that is left, and for a first parse: then
  /// later versions start from here.
  private var transition: IncrementalParseTransition? {
    guard let basis = basis.withLock({ $0 }), let result = basis.parse.known?.result else { return nil }
    let change = ChangedSpan(from: basis.utf8, to: utf8)
    guard max(change.old.count, change.new.count) * 4 <= utf8.count else { return nil }
    let edit = SourceEdit(
      range: AbsolutePosition(utf8Offset: change.old.lower)..<AbsolutePosition(utf8Offset: change.old.upper),
      replacement: String(decoding: utf8[change.new.lower..<change.new.upper], as: UTF8.self))
    return IncrementalParseTransition(previousIncrementalParseResult: result, edits: ConcurrentEdits(edit))
  }
}
