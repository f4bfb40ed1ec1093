import SourceText

/// What the text of a declaration at file level must hold so that a question about it can have an answer. Told without parsing;
/// a comment or a string can only make the answer yes where it is no.
public indirect enum TextTest: Sendable {
  /// A word as a whole.
  case mentions(String)
  /// A call of a function, method or initialiser.
  case calls(String)
  /// A call with a label in its parentheses: `sheet(item:`.
  case callsWithLabel(String, String)
  /// The label of an argument or a closure: `item:`.
  case labels(String)
  /// The end of a key path: `\.dismiss`.
  case endsKeyPath(String)
  /// A word behind an `@`.
  case namesAttribute(String)
  /// A word that can name a type of SwiftUI, which no dot stands before but that of `SwiftUI.`
  case namesType(String)
  /// `@Environment(Model.self)`
  case readsEnvironmentObject
  /// The declaration of an enum's case.
  case declaresCase(String)
  /// The declaration of a variable with a body that mentions a word.
  case declaresVariable(String, mentioning: String)
  /// A closure, of a call of this name, that ends with an `if`.
  case closureEndsWithBranch(of: String)
  /// The declaration of a `@State` variable of an accepted name that is not evidently bound to something with `$name`.
  case declaresUnboundState(@Sendable (String) -> Bool)
  /// The declaration of a property of a type of a name.
  case declaresProperty(String)
  /// More than a preview.
  case isNoPreview
  case all([TextTest])
  case any([TextTest])

  /// The words that it looks at.
  var words: [String] {
    switch self {
    case .mentions(let word), .calls(let word), .labels(let word), .endsKeyPath(let word), .namesAttribute(let word),
      .namesType(let word), .declaresCase(let word), .declaresProperty(let word), .closureEndsWithBranch(let word):
      [word]
    case .declaresVariable(let name, let word), .callsWithLabel(let name, let word): [name, word]
    case .readsEnvironmentObject: ["Environment"]
    case .isNoPreview: ["Preview", "PreviewProvider"]
    case .declaresUnboundState: ["State"]
    case .all(let tests), .any(let tests): tests.flatMap(\.words)
    }
  }

  func holds(for source: PieceSource) -> Bool {
    switch self {
    case .mentions(let word): source.mentions(WordQuery(word))
    case .calls(let name): source.calls(WordQuery(name))
    case .callsWithLabel(let name, let label): source.calls(name, with: label)
    case .labels(let name): source.labels(WordQuery(name))
    case .endsKeyPath(let name): source.endsKeyPath(WordQuery(name))
    case .namesAttribute(let name): source.namesAttribute(WordQuery(name))
    case .namesType(let name): source.namesType(WordQuery(name))
    case .readsEnvironmentObject: source.readsEnvironmentObject
    case .declaresCase(let name): source.declares(case: WordQuery(name))
    case .declaresVariable(let name, let word): source.declares(variable: WordQuery(name), mentioning: word)
    case .closureEndsWithBranch(let name): source.endsWithBranch(closureOf: name)
    case .declaresUnboundState(let isName):
      !source.stateNames.filter(isName).isSubset(of: source.projectedNames)
    case .declaresProperty(let name): source.declaresProperty(WordQuery(name))
    case .isNoPreview: !source.isPreview
    case .all(let tests): tests.allSatisfy { $0.holds(for: source) }
    case .any(let tests): tests.contains { $0.holds(for: source) }
    }
  }
}

extension ViewFile {
  /// All types and extensions of the declarations at file level that pass a test and that, or whose other declarations of the same
  /// types in this file, pass another one.
  public func types(where test: TextTest, besides nearby: TextTest) -> [TypeDeclaration] {
    types(in: range, where: test, besides: nearby)
  }

  /// The types and extensions that start in a range of UTF-8 offsets, of the declarations at file level that pass a test and
  /// that, or whose other declarations of the same types in this file, pass another one.
  public func types(in range: TextRange, where test: TextTest, besides nearby: TextTest = .all([])) -> [TypeDeclaration] {
    record(words: test.words, in: range)
    return types(in: range) { test.holds(for: $0.source) && isPassed(nearby, near: $0) }
  }

  /// Whether some declaration at file level passes a test.
  public func mayHold(_ test: TextTest) -> Bool {
    for word in test.words { record(word: word) }
    return list.pieces.contains { test.holds(for: $0.source) }
  }

  /// Whether a declaration at file level in a range, or one of the others in this file of the same types, passes a test.
  public func mayHold(_ test: TextTest, around range: TextRange) -> Bool {
    pieces(in: range).contains { isPassed(test, near: $0) }
  }

  /// Whether a declaration at file level that seems to declare or extend a type, by its last name, or one of the others in this
  /// file of the same types, passes a test.
  public func mayDeclare(_ type: String, where test: TextTest) -> Bool {
    pieces(declaring: type.withoutBackticks).contains { isPassed(test, near: $0) }
  }

  /// How many declarations of types of a name there are, extensions left out.
  public func countOfTypes(named name: String) -> Int {
    let word = name.withoutBackticks
    guard let query = WordQuery(word) else { return types(named: name).count }
    return pieces(declaring: word).reduce(0) { count, piece in
      count + (piece.source.countOfTypes(named: word, query) ?? piece.facts.typeIndex.types(named: name).count)
    }
  }

  /// Whether a declaration at file level, or one of the others in this file of the same types, passes a test.
  private func isPassed(_ test: TextTest, near piece: FilePiece) -> Bool {
    test.holds(for: piece.source) || related(to: piece).map { $0.contains { test.holds(for: $0.source) } } ?? true
  }

  /// The types and extensions that start in a range of UTF-8 offsets, of the declarations at file level that declare state which
  /// an initialiser of the same types in this file may assign to.
  public func types(withStateSetByInitializersIn range: TextRange) -> [TypeDeclaration] {
    recordWhole(in: range)
    return types(in: range) { piece in
      let names = piece.source.stateNames
      guard !names.isEmpty else { return false }
      return related(to: piece)?.contains { $0.source.initializerAssigns(names) } ?? true
    }
  }

  /// The declarations at file level of the same types as one of them, which is among them. Nil where that cannot be told.
  func related(to piece: FilePiece) -> [FilePiece]? {
    guard !piece.source.hasUnmatchedBrackets else { return nil }
    let names = piece.source.outerTypes
    for name in names { record(type: name) }
    let related = list.pieces.filter { other in
      other === piece || names.contains { other.source.declares(outerType: $0) }
    }
    return related.contains { $0.source.hasUnmatchedBrackets } ? nil : related
  }

  /// The presentation modifiers of some kinds, in source order, of the declarations at file level in which one may stand in some
  /// parts of calls, there or in a helper that is used there.
  /// - Parameter range: the UTF-8 offsets in which their names stand
  public func presentations(
    _ kinds: [Presentation.Kind], in range: TextRange, within regions: [CallRegion]
  ) -> [Presentation] {
    guard importsSwiftUI else { return [] }
    let pieces = pieces(in: range).filter { mayLead(from: regions, toCallsOf: kinds.map(\.rawValue), in: $0) }
    return kinds.flatMap { kind in presentations(kind, in: range, of: pieces) }.sorted { $0.call.nameRange < $1.call.nameRange }
  }

  /// All presentation modifiers that are given an optional, as `item:`, in source order.
  public var itemPresentations: [Presentation] {
    itemPresentations(Presentation.Kind.allCases, in: range)
  }

  /// The presentation modifiers of some kinds that are given an optional, as `item:`, in source order.
  /// - Parameter range: the UTF-8 offsets in which their names stand
  public func itemPresentations(_ kinds: [Presentation.Kind], in range: TextRange) -> [Presentation] {
    guard importsSwiftUI else { return [] }
    let pieces = pieces(in: range)
    return kinds.flatMap { kind in presentations(kind, in: range, of: pieces, withLabelIn: ["item"]) }.filter(\.isItemDriven)
      .sorted { $0.call.nameRange < $1.call.nameRange }
  }

  /// Whether calls of some names in a piece may stand in some parts of calls, or in functions and variables of the same types that
  /// are used there.
  private func mayLead(from regions: [CallRegion], toCallsOf names: [String], in piece: FilePiece) -> Bool {
    let targets = names.compactMap { WordQuery($0) }.flatMap(piece.source.callOffsets)
    guard !targets.isEmpty else { return false }
    guard let related = related(to: piece) else { return true }
    var open = related.flatMap { part in regions.flatMap(part.source.ranges).map { (part: part, range: $0) } }
    var seen: Set<String> = []
    while let (part, range) = open.popLast() {
      if part === piece, targets.contains(where: { range.lower <= $0 && $0 < range.upper }) { return true }
      for word in part.source.words(in: range) where seen.insert(word).inserted {
        guard let query = WordQuery(word) else { continue }
        for other in related {
          for offset in other.source.offsets(of: query) where other.source.declaresMember(at: offset) {
            open.append((other, other.source.body(behind: offset)))
          }
        }
      }
    }
    return false
  }
}

extension PieceSource {
  /// Whether the word at an offset stands behind `var` or `func`.
  fileprivate func declaresMember(at offset: Int) -> Bool {
    SourceText.may(declareWith: "var", in: utf8, at: [offset]) || SourceText.may(declareWith: "func", in: utf8, at: [offset])
  }
}
