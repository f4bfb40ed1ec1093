import SourceText

/// Cuts a text into pieces: the declarations at file level, each with the comments in front of it.
///
/// A cut is made only where the parser would start a new declaration as well, whatever stands before: behind a `}` or `#endif`
/// outside all brackets that ends its line, or behind imports, in front of a line that starts with a declaration. What is no
/// such declaration (top-level code) belongs to the piece before. Each piece then parses to what it is in the whole file.
///
/// Where brackets do not match, as in half-typed code, a declaration also ends with a `}` at the left margin, so that what is
/// wrong stays in one piece.
struct PieceBoundaries {
  /// A piece, as UTF-8 offsets.
  struct Cut: Equatable {
    let range: TextRange
    /// Whether it lacks a closing bracket, so that its end depends on the whole text behind it.
    let isBroken: Bool
    /// Whether it has a closing bracket too many.
    let hasStrayBracket: Bool
    /// The names behind `struct`, `extension` and the like outside all brackets, of dotted ones the first. What stands in
    /// unmatched brackets may be missing.
    let types: Set<String>
  }

  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The piece that starts at an offset, which is 0 or the end of another one.
  func piece(from start: Int) -> Cut {
    var walk = PieceWalk(bytes, from: start, endsAtMargin: false)
    let end = walk.findEnd()
    if !walk.isUnbalanced {
      return Cut(range: TextRange(start, end), isBroken: false, hasStrayBracket: walk.hasStrayBracket, types: walk.types)
    }
    walk = PieceWalk(bytes, from: start, endsAtMargin: true)
    let margin = walk.findEnd()
    return Cut(range: TextRange(start, margin), isBroken: true, hasStrayBracket: walk.hasStrayBracket, types: walk.types)
  }
}

/// The walk over one piece.
private struct PieceWalk {
  private var scanner: LexicalScanner
  private let start: Int
  private let endsAtMargin: Bool
  /// How many brackets are open.
  private var depth = 0
  /// How many `#if` are open.
  private var conditions = 0
  private(set) var hasStrayBracket = false
  private(set) var types: Set<String> = []
  private var isImport = false
  /// Whether the piece starts with a declaration that `#if` cannot go on with, unlike the value of a variable.
  private var isClosed: Bool?

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, endsAtMargin: Bool) {
    scanner = LexicalScanner(bytes, at: start)
    self.start = start
    self.endsAtMargin = endsAtMargin
  }

  /// Whether the text ended within brackets or an `#if`.
  var isUnbalanced: Bool { depth > 0 || conditions > 0 }

  mutating func findEnd() -> Int {
    while !scanner.isAtEnd {
      if scanner.skipNoCode() || scanner.skipRegularExpression() { continue }
      let byte = scanner.byte(scanner.offset)
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        scanner.offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        if let end = close(byte) { return end }
      case UInt8(ascii: "#"):
        if let end = directive() { return end }
      case 0x0A, 0x0D:
        if isImport, depth == 0, conditions == 0, let end = boundary(behind: scanner.offset, besideImports: true) { return end }
        isImport = false
        scanner.offset += 1
      case _ where SourceText.isWordByte(byte): word()
      default: scanner.offset += 1
      }
    }
    return scanner.bytes.count
  }

  private mutating func close(_ byte: UInt8) -> Int? {
    let isAtMargin = scanner.offset == 0 || scanner.isLineBreak(at: scanner.offset - 1)
    if depth == 0 { hasStrayBracket = true }
    depth = endsAtMargin && byte == UInt8(ascii: "}") && isAtMargin ? 0 : max(0, depth - 1)
    if endsAtMargin, depth == 0, isAtMargin { conditions = 0 }
    scanner.offset += 1
    guard byte == UInt8(ascii: "}"), depth == 0, conditions == 0 else { return nil }
    return boundary(behind: scanner.offset)
  }

  /// A `#` and the word behind it.
  private mutating func directive() -> Int? {
    let word = wordRange(at: scanner.offset + 1)
    if isWord(word, "if") { conditions += 1 }
    if isClosed == nil { isClosed = true }
    scanner.offset = max(scanner.offset + 1, word.upper)
    guard isWord(word, "endif"), conditions > 0 else { return nil }
    conditions -= 1
    return depth == 0 && conditions == 0 ? boundary(behind: scanner.offset) : nil
  }

  private mutating func word() {
    let word = wordRange(at: scanner.offset)
    scanner.offset = word.upper
    guard depth == 0, scanner.byte(word.lower - 1) != UInt8(ascii: "@") else { return }
    if isWord(word, "import") { isImport = true }
    if Keywords.types.contains(where: { isWord(word, $0) }) { noteType() }
    if isClosed == nil, !Keywords.modifiers.contains(where: { isWord(word, $0) }) {
      isClosed = Keywords.closed.contains { isWord(word, $0) }
    }
  }

  /// Notes the name behind a keyword.
  private mutating func noteType() {
    var next = scanner.offset
    while scanner.isWhiteSpace(at: next) { next += 1 }
    if scanner.byte(next) == UInt8(ascii: "`") { next += 1 }
    let name = wordRange(at: next)
    if !name.isEmpty { types.insert(String(decoding: scanner.bytes[name.lower..<name.upper], as: UTF8.self)) }
  }

  // MARK: Boundaries

  /// The line break behind an offset, when only white space or a comment stands between and a declaration starts on a line after.
  private func boundary(behind offset: Int, besideImports: Bool = false) -> Int? {
    var ahead = LexicalScanner(scanner.bytes, at: offset)
    while ahead.isBlank(at: ahead.offset) { ahead.offset += 1 }
    if ahead.byte(ahead.offset) == UInt8(ascii: "/"), ahead.byte(ahead.offset + 1) == UInt8(ascii: "/") { ahead.skipLine() }
    let end = ahead.offset
    guard ahead.isLineBreak(at: end) else { return nil }
    while !ahead.isAtEnd {
      let byte = ahead.byte(ahead.offset)
      if ahead.isWhiteSpace(at: ahead.offset) {
        ahead.offset += 1
      } else if byte != UInt8(ascii: "/") || !ahead.skipNoCode() {
        break
      }
    }
    guard !ahead.isAtEnd, startsDeclaration(at: ahead.offset, besideImports: besideImports) else { return nil }
    return end
  }

  private func startsDeclaration(at offset: Int, besideImports: Bool) -> Bool {
    switch scanner.byte(offset) {
    case UInt8(ascii: "@"):
      // `@testable import` stays with the other imports.
      return !besideImports || !lineHasImport(from: offset)
    case UInt8(ascii: "#"):
      let word = wordRange(at: offset + 1)
      if isWord(word, "if") { return (isClosed ?? false) && !continuesChain(from: word.upper) }
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(scanner.byte(word.lower))
    default:
      let word = wordRange(at: offset)
      guard !word.isEmpty else { return false }
      if isWord(word, "import") { return !besideImports }
      if Keywords.starting.contains(where: { isWord(word, $0) }) { return true }
      guard Keywords.contextual.contains(where: { isWord(word, $0) }) else { return false }
      // These are names too, but two names never stand side by side in an expression.
      var next = word.upper
      while scanner.isBlank(at: next) { next += 1 }
      return next > word.upper && (SourceText.isWordByte(scanner.byte(next)) || scanner.byte(next) == UInt8(ascii: "@"))
    }
  }

  private func lineHasImport(from offset: Int) -> Bool {
    var next = offset
    while next < scanner.bytes.count, !scanner.isLineBreak(at: next) {
      let word = wordRange(at: next)
      if isWord(word, "import") { return true }
      next = max(next + 1, word.upper)
    }
    return false
  }

  /// Whether the first thing within an `#if` starts with a dot: a modifier of what stands before the `#if`.
  private func continuesChain(from offset: Int) -> Bool {
    var ahead = LexicalScanner(scanner.bytes, at: offset)
    ahead.skipLine()
    while !ahead.isAtEnd {
      let byte = ahead.byte(ahead.offset)
      if ahead.isWhiteSpace(at: ahead.offset) {
        ahead.offset += 1
      } else if byte == UInt8(ascii: "#") {
        ahead.skipLine()
      } else if byte != UInt8(ascii: "/") || !ahead.skipNoCode() {
        return byte == UInt8(ascii: ".")
      }
    }
    return false
  }

  // MARK: Words

  /// From an offset to the end of the word there, empty where none is.
  private func wordRange(at offset: Int) -> TextRange {
    var end = offset
    while end < scanner.bytes.count, SourceText.isWordByte(scanner.bytes[end]) { end += 1 }
    return TextRange(min(offset, end), end)
  }

  private func isWord(_ range: TextRange, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where scanner.byte(range.lower + index) != word.utf8Start[index] { return false }
    return true
  }
}

private enum Keywords {
  /// Nothing but a declaration starts with one of these.
  static let starting: [StaticString] = [
    "struct", "class", "enum", "protocol", "extension", "func", "let", "var", "typealias", "private", "fileprivate", "internal",
    "public", "precedencegroup",
  ]
  /// These start a declaration when another word follows.
  static let contextual: [StaticString] = ["open", "final", "actor", "indirect", "nonisolated", "package", "macro"]
  /// What may stand before the word that tells the kind of a declaration.
  static let modifiers: [StaticString] = [
    "private", "fileprivate", "internal", "public", "open", "final", "indirect", "nonisolated", "package", "distributed",
    "available",
  ]
  static let types: [StaticString] = ["struct", "class", "enum", "protocol", "extension", "actor"]
  /// Declarations whose end is their `}`.
  static let closed: [StaticString] = ["struct", "class", "enum", "protocol", "extension", "actor", "func", "import"]
}
