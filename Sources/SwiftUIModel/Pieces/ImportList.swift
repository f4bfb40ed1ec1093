import SourceText

/// The modules that a piece of a file imports, found without parsing: an import is a line of its own outside all braces.
struct ImportList: Sendable, Equatable {
  static let keyword = WordQuery("import")

  /// Those that are compiled at all: what stands within `#if false` was set aside.
  private(set) var modules: Set<String> = []
  /// Those outside every `#if`.
  private(set) var unconditional: Set<String> = []

  init() {}

  init(of utf8: [UInt8]) {
    utf8.withUnsafeBufferPointer { bytes in
      var reader = ImportReader(bytes)
      reader.read { module, isConditional in
        modules.insert(module)
        if !isConditional { unconditional.insert(module) }
      }
    }
  }
}

private struct ImportReader {
  private var scanner: LexicalScanner
  private var depth = 0
  /// For each open `#if` whether its branch was set aside.
  private var conditions: [Bool] = []

  /// What may stand between `import` and the module, when a single declaration is imported.
  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

  init(_ bytes: UnsafeBufferPointer<UInt8>) { scanner = LexicalScanner(bytes) }

  mutating func read(_ found: (String, Bool) -> Void) {
    while !scanner.isAtEnd {
      if scanner.skipNoCode() { continue }
      switch scanner.byte(scanner.offset) {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "#"): directive()
      case let byte where SourceText.isWordByte(byte):
        let isMember =
          scanner.byte(scanner.offset - 1) == UInt8(ascii: ".") || scanner.byte(scanner.offset - 1) == UInt8(ascii: "`")
        let word = word()
        if word == "import", depth == 0, !isMember, let module = module(), !conditions.contains(true) {
          found(module, !conditions.isEmpty)
        }
        continue
      default: break
      }
      scanner.offset += 1
    }
  }

  private mutating func directive() {
    scanner.offset += 1
    let name = word()
    scanner.offset -= 1
    switch name {
    case "if":
      conditions.append(nextWord() == "false")
    case "elseif", "else":
      if !conditions.isEmpty { conditions[conditions.count - 1] = name == "elseif" && nextWord() == "false" }
    case "endif": _ = conditions.popLast()
    default: break
    }
  }

  /// The word that starts here, which is stepped over.
  private mutating func word() -> String {
    let start = scanner.offset
    while !scanner.isAtEnd, SourceText.isWordByte(scanner.byte(scanner.offset)) { scanner.offset += 1 }
    return String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
  }

  /// The word behind the one that ends here, if it is all that the line holds.
  private func nextWord() -> String {
    var ahead = self
    ahead.scanner.offset += 1
    while ahead.scanner.isBlank(at: ahead.scanner.offset) { ahead.scanner.offset += 1 }
    return ahead.word()
  }

  /// The module of an import whose keyword ends here.
  private mutating func module() -> String? {
    while scanner.isWhiteSpace(at: scanner.offset) { scanner.offset += 1 }
    let first = word()
    guard Self.kinds.contains(first) else { return first.isEmpty ? nil : first }
    while scanner.isWhiteSpace(at: scanner.offset) { scanner.offset += 1 }
    let second = word()
    return second.isEmpty ? nil : second
  }
}
