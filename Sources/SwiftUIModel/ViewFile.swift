import SourceText
import SwiftSyntax

/// One version of one file, and what can be asked about it.
///
/// A file consists of pieces, its declarations at file level. A piece is parsed, and its facts are collected, when a question
/// first needs it: a question by name needs those that mention the name. Each piece is a syntax tree of its own, with the
/// positions of the file. Most questions need a large stack, since the parser recurses as deeply as code nests.
public struct ViewFile: Sendable {
  public let text: SourceText
  let list: PieceList
  let memo: FileMemo
  /// Who wants to know what is asked.
  let recorder: DependencyRecorder?

  /// A file of which nothing is known yet.
  /// - Parameter isEdited: whether there will be later versions of it, for which some more memory is used
  public init(text: SourceText, isEdited: Bool = false) {
    self.init(text: text, list: PieceList(of: text.utf8, isEdited: isEdited))
  }

  /// A later version of a file, which shares with it what did not change.
  public init(text: SourceText, after previous: ViewFile) {
    self.init(text: text, list: PieceList(of: text.utf8, isEdited: true, after: previous.list, text: previous.text.utf8))
  }

  private init(text: SourceText, list: PieceList, memo: FileMemo = FileMemo(), recorder: DependencyRecorder? = nil) {
    self.text = text
    self.list = list
    self.memo = memo
    self.recorder = recorder
  }

  /// The same file, of which a recorder collects what is asked.
  public func recording(into recorder: DependencyRecorder) -> ViewFile {
    ViewFile(text: text, list: list, memo: memo, recorder: recorder)
  }

  /// The UTF-8 offsets of all of the text.
  public var range: TextRange { TextRange(0, text.count) }

  /// The file after edits; nil when they do not fit the text.
  public func applying(_ set: EditSet) -> ViewFile? {
    text.applying(set).map { ViewFile(text: $0, after: self) }
  }

  // MARK: Pieces

  /// The pieces that hold a word as a whole, comments and strings included.
  func pieces(mentioning word: String) -> [FilePiece] {
    record(word: word)
    let query = WordQuery(word)
    return list.pieces.filter { $0.source.mentions(query) }
  }

  /// The pieces that seem to declare or extend a type, by its last name.
  func pieces(declaring name: String) -> [FilePiece] {
    record(type: name)
    let query = WordQuery(name)
    return list.pieces.filter { $0.source.declares(query) }
  }

  /// The piece around a UTF-8 offset.
  func piece(at offset: Int) -> FilePiece? { list.piece(at: offset) }

  /// The pieces that share a byte or an end with a range.
  func pieces(touching range: TextRange) -> ArraySlice<FilePiece> { list.pieces(touching: range) }

  /// The pieces that share a byte with a range.
  func pieces(in range: TextRange) -> [FilePiece] {
    list.pieces(touching: range).filter { $0.start < range.upper && range.lower < $0.range.upper }
  }

  /// All pieces. What is asked of them depends on every key that is typed, so ask by name where that is enough.
  var pieces: [FilePiece] {
    recordWhole()
    return list.pieces
  }

  /// The UTF-8 offsets of the declarations at file level, each with what stands in front of it, from the start to the end of the
  /// text.
  public var declarationRanges: [TextRange] { list.pieces.map(\.range) }

  /// How many bytes of all files this process has parsed so far.
  public static var parsedCountOfAll: Int { PieceSource.parsed.withLock { $0 } }

  /// How many bytes of the text have been parsed so far.
  public var parsedCount: Int { list.pieces.reduce(0) { $0 + ($1.source.isParsed ? $1.source.utf8.count : 0) } }

  /// Whether brackets nest too deeply for the parser, so that the file is left alone. Needs no parsing.
  public var isTooDeep: Bool { memo.isTooDeep.value { list.pieces.contains { $0.source.isTooDeep } } }

  /// Whether a bracket is missing or one too many, as far as can be told without parsing. Then what stands in one declaration may
  /// belong to another one.
  public var hasUnmatchedBrackets: Bool {
    recordBrackets()
    return list.pieces.contains(where: \.source.hasUnmatchedBrackets)
  }

  // MARK: Questions about the whole file

  /// The syntax trees of the pieces, in order, folded: `x = y` is an `InfixOperatorExprSyntax`. Where brackets nest too deeply
  /// to be parsed, a tree is empty.
  public var trees: [SourceFileSyntax] { pieces.map(\.facts.tree) }

  /// The smallest regions that the parser could not make sense of.
  public var syntaxErrors: [TextRange] { pieces.flatMap(\.syntaxErrors) }

  /// All type declarations and extensions, nested ones too, in source order.
  public var types: [TypeDeclaration] { pieces.flatMap(\.facts.types) }

  /// All calls with parentheses or a trailing closure, in source order of their ends.
  public var calls: [Call] { pieces.flatMap(\.facts.calls) }

  /// All assignments with `=`, in source order.
  public var assignments: [Assignment] { pieces.flatMap(\.facts.assignments) }

  /// Functions and computed properties at file level.
  public var globals: [Member] { pieces.flatMap(\.facts.globals) }

  // MARK: Questions by name

  /// Modules that the file imports, `SwiftUI` among them. Needs no parsing.
  public var imports: Set<String> {
    record(word: "import")
    return memo.imports.value { list.pieces.reduce(into: []) { $0.formUnion($1.source.imports.modules) } }
  }

  /// Modules that the file imports outside every `#if`. Needs no parsing.
  public var unconditionalImports: Set<String> {
    record(word: "import")
    return list.pieces.reduce(into: []) { $0.formUnion($1.source.imports.unconditional) }
  }

  /// Whether SwiftUI's names are meant here at all.
  public var importsSwiftUI: Bool { imports.contains("SwiftUI") }

  /// The calls of a function, method or initialiser by its base name (`sheet`, `NavigationStack`), in source order of their ends.
  public func calls(named name: String) -> [Call] { calls(named: name, in: range) }

  /// The same, those whose name stands in a range of UTF-8 offsets.
  public func calls(named name: String, in range: TextRange) -> [Call] { calls(named: name, in: range, where: .all([])) }

  /// The same, of the declarations at file level that pass a test.
  public func calls(named name: String, in range: TextRange, where test: TextTest) -> [Call] {
    record(calls: name, in: range)
    let query = WordQuery(name.withoutBackticks)
    return pieces(in: range).filter { $0.source.calls(query) && test.holds(for: $0.source) }
      .flatMap { $0.facts.calls(named: name) }.filter { range.contains($0.nameRange) }
  }

  /// The declarations of types of a name, extensions left out, in source order.
  public func types(named name: String) -> [TypeDeclaration] {
    pieces(declaring: name.withoutBackticks).flatMap { $0.facts.typeIndex.types(named: name) }
  }

  /// The declaration of a type with its extensions in this file, by qualified name.
  public func declarations(of qualifiedName: String) -> [TypeDeclaration] { declarations(of: qualifiedName, where: .all([])) }

  /// The same, of the declarations at file level that pass a test.
  public func declarations(of qualifiedName: String, where test: TextTest) -> [TypeDeclaration] {
    let names = qualifiedName.split(separator: ".").map { String($0).withoutBackticks }
    let outer = names.first ?? qualifiedName
    record(type: outer)
    let inner = names.dropFirst().map(WordQuery.init)
    return list.pieces.filter { piece in
      piece.source.declares(outerType: outer) && inner.allSatisfy(piece.source.mentions) && test.holds(for: piece.source)
    }.flatMap { $0.facts.typeIndex.declarations(of: qualifiedName) }
  }

  /// The declarations and extensions of types by their last name, in source order.
  public func declarations(named name: String) -> [TypeDeclaration] {
    pieces(declaring: name.withoutBackticks).flatMap(\.facts.types).filter { $0.name == name }
  }

  /// All types and extensions, nested ones too, whose declaration at file level mentions one of the words, in source order.
  public func types(mentioning words: [String]) -> [TypeDeclaration] { types(in: range, mentioning: words) }

  /// The methods of a name in all types of the file, in source order.
  public func methods(named name: String) -> [Member] {
    let word = name.withoutBackticks
    record(member: word)
    let query = WordQuery(word)
    return list.pieces.filter { $0.source.declares("func", query) }.flatMap { $0.facts.types.flatMap(\.members) }
      .filter { $0.name == name && !$0.isProperty }
  }

  /// The methods and computed properties of a name in all types of the file, in source order.
  public func members(named name: String) -> [Member] {
    let word = name.withoutBackticks
    record(member: word)
    let query = WordQuery(word)
    return list.pieces.filter { $0.source.declares("func", query) || $0.source.declares("var", query) }
      .flatMap { $0.facts.types.flatMap(\.members) }.filter { $0.name == name }
  }

  /// The stored properties of a name in all types of the file, in source order.
  public func properties(named name: String) -> [StateProperty] {
    types(mentioning: [name.withoutBackticks]).flatMap(\.properties).filter { $0.name == name }
  }

  /// The functions and computed properties at file level of a name, in source order.
  public func globals(named name: String) -> [Member] {
    pieces(mentioning: name.withoutBackticks).flatMap(\.facts.globals).filter { $0.name == name }
  }

  /// Whether a declaration at file level that mentions a word has a syntax error, so that uses of it may be missed.
  public func hasSyntaxError(whereMentioned word: String) -> Bool {
    pieces(mentioning: word).contains { !$0.source.syntaxErrors.isEmpty }
  }

  /// The identifier tokens with exactly this text (a leading `$` or `_` counts as part of it), in source order. Comments and
  /// strings are left out.
  /// - Parameter scopes: UTF-8 ranges of the file outside which nothing is looked at; nil for the whole file
  /// - Parameter test: what the declaration at file level must pass
  public func tokens(
    named name: String, within scopes: [TextRange]? = nil, where test: TextTest = .all([])
  ) -> [TokenSyntax] {
    let word = name.withoutBackticks
    guard let scopes else {
      return pieces(mentioning: word.hasPrefix("$") ? String(word.dropFirst()) : word)
        .filter { test.holds(for: $0.source) }.flatMap { tokens(named: name, in: $0) }
    }
    if scopes.contains(where: isWhole) { record(word: word.hasPrefix("$") ? String(word.dropFirst()) : word) }
    var seen: Set<ObjectIdentifier> = []
    return scopes.sorted().flatMap(pieces(touching:)).filter {
      seen.insert(ObjectIdentifier($0)).inserted && test.holds(for: $0.source)
    }
    .flatMap { piece in
      tokens(named: name, in: piece).filter { token in
        scopes.contains { $0.touches(token.positionAfterSkippingLeadingTrivia.utf8Offset) }
      }
    }
  }

  /// The tokens of a type's name where it seems to be made: `Trail(…)`, `Trail { … }`, `Trail<Int>(…)`, `Trail.init`.
  /// - Parameter test: what the declaration at file level must pass
  public func tokens(making type: String, where test: TextTest = .all([])) -> [TokenSyntax] {
    let query = WordQuery(type.withoutBackticks)
    return pieces(mentioning: type.withoutBackticks).filter { $0.source.makes(query) && test.holds(for: $0.source) }
      .flatMap { tokens(named: type, in: $0) }
  }

  /// The tokens of a name in the declarations at file level where it seems to be a member behind a dot, or a label.
  func tokens(ofMemberOrLabel name: String) -> [TokenSyntax] {
    let query = WordQuery(name.withoutBackticks)
    return pieces(mentioning: name.withoutBackticks).filter { $0.source.mentionsMemberOrLabel(query) }
      .flatMap { tokens(named: name, in: $0) }
  }

  func tokens(named name: String, in piece: FilePiece) -> [TokenSyntax] {
    piece.offsets(of: name.withoutBackticks).compactMap { offset in
      var start = offset
      if text.byte(at: start - 1) == UInt8(ascii: "$"), !name.hasPrefix("$") { start -= 1 }
      if text.byte(at: start - 1) == UInt8(ascii: "`"), name.hasPrefix("`") { start -= 1 }
      guard let token = piece.token(at: start), token.positionAfterSkippingLeadingTrivia.utf8Offset == start else { return nil }
      return token.text == name ? token : nil
    }
  }

  // MARK: Quick questions, which need no parsing

  /// Whether types and extensions that start in a range of declarations may have other declarations or extensions in this file.
  public func mayDeclareAgain(_ range: TextRange) -> Bool {
    let asked = pieces(touching: range).filter { range.lower <= $0.start && $0.start < range.upper }
    return asked.contains { piece in
      if piece.source.hasUnmatchedBrackets { return true }
      return piece.source.outerTypes.contains { name in
        record(type: name)
        return list.pieces.contains { other in
          !asked.contains { $0 === other } && other.source.declares(outerType: name)
        }
      }
    }
  }

  /// Whether a word stands in the file as a whole, comments and strings included.
  public func mentions(_ word: String) -> Bool {
    record(word: word)
    let query = WordQuery(word)
    return list.pieces.contains { $0.source.mentions(query) }
  }

  /// Whether a type that is declared at file level may be a view or a view modifier; nil when none of this name is declared.
  public func mayBeView(_ name: String) -> Bool? {
    let declaring = pieces(declaring: name)
    // A view says so with `View`, in its conformances or as the type of its `body`.
    let words = ["View", "ViewModifier"].map(WordQuery.init)
    if declaring.contains(where: { piece in words.contains(where: piece.source.mentions) }) { return true }
    return declaring.contains { $0.source.declares(outerType: name) } ? false : nil
  }

  // MARK: Questions by place

  /// The token at a UTF-8 offset, trivia counted to their token; the end of the file for the end of the text.
  public func token(at offset: Int) -> TokenSyntax? {
    guard let piece = piece(at: offset) else { return nil }
    return piece.token(at: offset) ?? (offset == text.count ? piece.facts.tree.endOfFileToken : nil)
  }

  /// The calls whose name stands in a range of UTF-8 offsets, in source order of their ends.
  public func calls(in range: TextRange) -> [Call] {
    recordWhole(in: range)
    return pieces(in: range).flatMap { $0.facts.calls(in: range) }
  }

  /// The assignments within a range of UTF-8 offsets, in source order.
  public func assignments(in range: TextRange) -> [Assignment] {
    recordWhole(in: range)
    return pieces(in: range).flatMap(\.facts.assignments).filter { range.contains($0.node.textRange) }
  }

  /// The types and extensions that start in a range of UTF-8 offsets, in source order.
  public func types(in range: TextRange) -> [TypeDeclaration] {
    recordWhole(in: range)
    return types(in: range) { _ in true }
  }

  /// The same, of the declarations at file level that mention one of the words.
  public func types(in range: TextRange, mentioning words: [String]) -> [TypeDeclaration] {
    record(words: words, in: range)
    let queries = words.map(WordQuery.init)
    return types(in: range) { queries.contains(where: $0.source.mentions) }
  }

  /// The same, of some of the pieces.
  func types(in range: TextRange, where isPart: (FilePiece) -> Bool) -> [TypeDeclaration] {
    pieces(in: range).filter(isPart).flatMap(\.facts.types)
      .filter { range.lower <= $0.range.lower && $0.range.lower < range.upper }
  }

  /// The syntax errors that touch a range.
  public func syntaxErrors(touching range: TextRange) -> [TextRange] {
    pieces(touching: range).flatMap(\.syntaxErrors).filter { $0.touches(range) }
  }

  /// How the user's file is laid out.
  public var layout: Layout {
    recordLayout()
    return Layout(text)
  }

  /// What an edit takes over from the file as a whole.
  var layoutStyle: [String] { memo.layoutStyle.value { Layout(text).style } }
}

/// What was worked out of one version of a file as a whole.
final class FileMemo: Sendable {
  let version = FileVersion()

  struct PropertyKey: Hashable {
    let property: SyntaxIdentifier
    let type: String
  }

  let references = Memo<PropertyKey, [Reference]>()
  let imports = Lazy<Set<String>>()
  let isTooDeep = Lazy<Bool>()
  let stackPathWords = Lazy<Set<String>>()
  let pathNames = Lazy<Set<String>>()
  let layoutStyle = Lazy<[String]>()
}

extension String {
  /// A name as a word: without the backticks that make a keyword a name.
  var withoutBackticks: String { hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self }
}
