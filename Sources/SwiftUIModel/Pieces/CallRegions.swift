import SourceText

/// A part of the calls of a function in which something may stand.
public struct CallRegion: Sendable {
  enum Part: Sendable {
    /// What stands in parentheses and closures.
    case arguments
    /// The same, where the first argument has no label.
    case argumentsBehindValue
    /// The modifiers of what it makes.
    case modifiers
  }

  let name: String
  let part: Part

  public static func arguments(of name: String) -> CallRegion { CallRegion(name: name, part: .arguments) }

  /// The arguments of those calls whose first argument is there and has no label.
  public static func argumentsBehindValue(of name: String) -> CallRegion {
    CallRegion(name: name, part: .argumentsBehindValue)
  }

  public static func modifiers(of name: String) -> CallRegion { CallRegion(name: name, part: .modifiers) }
}

extension PieceSource {
  /// At least the ranges of offsets that some parts of calls take.
  func ranges(of region: CallRegion) -> [TextRange] {
    guard let query = WordQuery(region.name) else { return [TextRange(0, utf8.count)] }
    return utf8.withUnsafeBufferPointer { bytes in
      callOffsets(of: query).compactMap { offset in
        var scanner = LexicalScanner(bytes, at: offset + query.count)
        switch region.part {
        case .arguments: break
        case .argumentsBehindValue: guard scanner.mayStartWithValue() else { return nil }
        case .modifiers:
          guard scanner.skipArguments() else { return TextRange(offset, bytes.count) }
          let start = scanner.offset
          return TextRange(start, scanner.skipModifiers() ? min(scanner.offset, bytes.count) : bytes.count)
        }
        return TextRange(offset, scanner.skipArguments() ? min(scanner.offset, bytes.count) : bytes.count)
      }
    }
  }

  /// Whether something of this name seems to be called behind a dot with one of some labels in the parentheses; false for what
  /// is no word.
  func callsMember(_ name: String, withLabelIn labels: [String]) -> Bool {
    guard let query = WordQuery(name) else { return false }
    let labels = labels.compactMap { WordQuery($0) }.flatMap { label in offsets(of: label).filter { isLabel(at: $0, label) } }
    guard !labels.isEmpty, callsMember(query) else { return false }
    return arguments(of: name).contains { range in
      isBehindDot(range.lower) && labels.contains { range.lower < $0 && $0 < range.upper }
    }
  }

  /// Whether something of this name seems to be called with a label in the parentheses; true for what is no word.
  func calls(_ name: String, with label: String) -> Bool {
    guard let label = WordQuery(label) else { return true }
    let labels = offsets(of: label).filter { isLabel(at: $0, label) }
    return !labels.isEmpty
      && arguments(of: name).contains { range in labels.contains { range.lower < $0 && $0 < range.upper } }
  }

  /// At least the ranges of offsets between the parentheses of the calls of a name.
  func arguments(of name: String) -> [TextRange] {
    guard let query = WordQuery(name) else { return [TextRange(0, utf8.count)] }
    return utf8.withUnsafeBufferPointer { bytes in
      callOffsets(of: query).map { offset in
        var scanner = LexicalScanner(bytes, at: offset + query.count)
        return TextRange(offset, scanner.skipParentheses() ? min(scanner.offset, bytes.count) : bytes.count)
      }
    }
  }

  /// Whether a variable with a body seems to be declared whose body mentions a word; true for nil, which is no word.
  func declares(variable name: WordQuery?, mentioning word: String) -> Bool {
    guard let name else { return true }
    return offsets(of: name).contains { offset in
      SourceText.may(declareWith: "var", in: utf8, at: [offset]) && words(in: body(behind: offset)).contains(word)
    }
  }

  /// Whether a closure of a call of a name seems to end with an `if` without `else`.
  func endsWithBranch(closureOf name: String) -> Bool {
    guard let query = WordQuery(name) else { return true }
    return utf8.withUnsafeBufferPointer { bytes in
      callOffsets(of: query).contains { offset in
        var scanner = LexicalScanner(bytes, at: offset + query.count)
        guard scanner.skipParentheses() else { return true }
        scanner.skipTrivia()
        // A closure within the parentheses, or one with a label, is rare.
        guard scanner.byte(scanner.offset) == UInt8(ascii: "{") else {
          return labels(WordQuery("content"))
        }
        return scanner.endsWithBranch()
      }
    }
  }

  /// How many types of a name are declared; nil where that takes parsing.
  func countOfTypes(named name: String, _ query: WordQuery) -> Int? {
    guard !hasUnmatchedBrackets, !isTooDeep, outerTypes.contains(name), !hasConditions else { return nil }
    let places = offsets(of: query).filter { SourceText.mayDeclareType(in: utf8, at: [$0]) }
    guard let only = places.first, places.count == 1, case .byte(let byte, let last) = previous(before: only),
      SourceText.isWordByte(byte)
    else { return nil }
    var start = last
    while start > 0, SourceText.isWordByte(utf8[start - 1]) { start -= 1 }
    return ["extension", "typealias"].contains(String(decoding: utf8[start...last], as: UTF8.self)) ? 0 : 1
  }

  /// Whether there may be an `#if`.
  private var hasConditions: Bool {
    guard let word = WordQuery("if") else { return true }
    return offsets(of: word).contains { $0 > 0 && utf8[$0 - 1] == UInt8(ascii: "#") }
  }

  /// The words in a range of offsets.
  func words(in range: TextRange) -> Set<String> {
    var result: Set<String> = []
    visitWords(in: range) { result.insert(String(decoding: utf8[$0.lower..<$0.upper], as: UTF8.self)) }
    return result
  }

  /// The words behind which a type or a value stands, as behind the names that variables declare.
  var declaredNames: Set<String> {
    var result: Set<String> = []
    visitWords(in: TextRange(0, utf8.count)) { word in
      if mayDeclare(word) { result.insert(String(decoding: utf8[word.lower..<word.upper], as: UTF8.self)) }
    }
    return result
  }

  private func visitWords(in range: TextRange, _ visit: (TextRange) -> Void) {
    var offset = range.lower
    while offset < range.upper {
      guard SourceText.isWordByte(utf8[offset]) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < range.upper, SourceText.isWordByte(utf8[offset]) { offset += 1 }
      visit(TextRange(start, offset))
    }
  }

  /// At least the range of offsets that a function, or a variable with a body, takes from its name on. Empty for what has no body.
  func body(behind name: Int) -> TextRange {
    utf8.withUnsafeBufferPointer { bytes in
      var scanner = LexicalScanner(bytes, at: name)
      while !scanner.isAtEnd {
        if scanner.skipNoCode() || scanner.skipRegularExpression() { continue }
        switch scanner.byte(scanner.offset) {
        case UInt8(ascii: "{"): return TextRange(name, scanner.skipGroup() ? min(scanner.offset, bytes.count) : bytes.count)
        case UInt8(ascii: "("), UInt8(ascii: "["): if !scanner.skipGroup() { return TextRange(name, bytes.count) }
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): return TextRange(at: name)
        default: scanner.offset += 1
        }
      }
      return TextRange(at: name)
    }
  }
}

extension LexicalScanner {
  mutating func skipTrivia() {
    while !isAtEnd {
      if isWhiteSpace(at: offset) {
        offset += 1
      } else if byte(offset) != UInt8(ascii: "/") || !skipNoCode() {
        return
      }
    }
  }

  /// Whether a comma stands in the rest of the line.
  func hasCommaInLine() -> Bool {
    var next = offset
    while next < bytes.count, !isLineBreak(at: next) {
      if bytes[next] == UInt8(ascii: ",") { return true }
      next += 1
    }
    return false
  }

  /// Steps from an opening bracket behind the one that closes it; false where none does.
  mutating func skipGroup() -> Bool {
    var depth = 0
    while !isAtEnd {
      if skipNoCode() || skipRegularExpression() { continue }
      switch byte(offset) {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      offset += 1
      if depth <= 0 { return depth == 0 }
    }
    return false
  }

  /// Steps over `<…>`; false where that is not to be told from an operator.
  private mutating func skipGenericArguments() -> Bool {
    var depth = 0
    while !isAtEnd {
      if skipNoCode() { continue }
      switch byte(offset) {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where byte(offset - 1) != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        guard skipGroup() else { return false }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"): return false
      default: break
      }
      offset += 1
      if depth == 0 { return true }
    }
    return false
  }

  mutating func skipWord() {
    while offset < bytes.count, SourceText.isWordByte(bytes[offset]) || bytes[offset] == UInt8(ascii: "`") { offset += 1 }
  }

  /// The word that is stepped over, backticks included; empty where none starts here.
  mutating func word() -> String {
    let start = offset
    skipWord()
    return String(decoding: bytes[min(start, bytes.count)..<min(offset, bytes.count)], as: UTF8.self)
  }

  /// Steps from behind a name over generic arguments and parentheses; false where they have no end to be seen.
  mutating func skipParentheses() -> Bool {
    if byte(offset) == UInt8(ascii: "`") { offset += 1 }
    skipTrivia()
    if byte(offset) == UInt8(ascii: "<") {
      guard skipGenericArguments() else { return false }
      skipTrivia()
    }
    return byte(offset) != UInt8(ascii: "(") || skipGroup()
  }

  /// Steps from behind a name over what it is called with: generic arguments, parentheses and trailing closures. False where
  /// that has no end to be seen.
  mutating func skipArguments() -> Bool {
    guard skipParentheses() else { return false }
    while true {
      let end = offset
      skipTrivia()
      if byte(offset) != UInt8(ascii: "{") {
        // A labelled closure.
        skipWord()
        skipTrivia()
        guard byte(offset) == UInt8(ascii: ":") else {
          offset = end
          return true
        }
        offset += 1
        skipTrivia()
        guard byte(offset) == UInt8(ascii: "{") else {
          offset = end
          return true
        }
      }
      guard skipGroup() else { return false }
    }
  }

  /// Steps over the members and calls that go on with an expression; false where that has no end to be seen.
  mutating func skipModifiers() -> Bool {
    while true {
      let end = offset
      skipTrivia()
      switch byte(offset) {
      case UInt8(ascii: "?"), UInt8(ascii: "!"): offset += 1
      case UInt8(ascii: "."):
        offset += 1
        skipTrivia()
        skipWord()
        guard skipArguments() else { return false }
      // Modifiers within `#if`, and whatever is behind.
      case UInt8(ascii: "#"): return false
      case UInt8(ascii: "["): guard skipGroup() else { return false }
      default:
        offset = end
        return true
      }
    }
  }

  /// Whether the closure that starts here may end with an `if` without `else`.
  func endsWithBranch() -> Bool {
    var ahead = self
    ahead.offset += 1
    var isBranch = false
    var hasBody = false
    while !ahead.isAtEnd {
      if ahead.skipNoCode() || ahead.skipRegularExpression() { continue }
      let byte = ahead.byte(ahead.offset)
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        if byte == UInt8(ascii: "{") { hasBody = true }
        guard ahead.skipGroup() else { return true }
      case UInt8(ascii: "}"): return isBranch && hasBody
      case UInt8(ascii: "#"): return true
      case _ where SourceText.isWordByte(byte):
        if ahead.word() == "if" {
          isBranch = true
          hasBody = false
        } else if hasBody {
          // Something behind the branch.
          isBranch = false
        }
      default: ahead.offset += 1
      }
    }
    return true
  }

  /// Whether parentheses behind a name may start with an argument without a label.
  func mayStartWithValue() -> Bool {
    var ahead = self
    if ahead.byte(ahead.offset) == UInt8(ascii: "`") { ahead.offset += 1 }
    ahead.skipTrivia()
    guard ahead.byte(ahead.offset) == UInt8(ascii: "(") else { return ahead.byte(ahead.offset) == UInt8(ascii: "<") }
    ahead.offset += 1
    ahead.skipTrivia()
    if ahead.byte(ahead.offset) == UInt8(ascii: ")") { return false }
    ahead.skipWord()
    ahead.skipTrivia()
    return ahead.byte(ahead.offset) != UInt8(ascii: ":")
  }
}
