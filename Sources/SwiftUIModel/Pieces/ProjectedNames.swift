import SourceText

extension PieceSource {
  /// The names that surely stand with a `$` in front of them in the members of the only type that is declared here. Empty where
  /// several are.
  var projectedNames: Set<String> {
    guard !hasUnmatchedBrackets else { return [] }
    return utf8.withUnsafeBufferPointer { bytes in
      var scanner = LexicalScanner(bytes)
      var names: Set<String> = []
      var types = 0
      var depth = 0
      while !scanner.isAtEnd {
        if scanner.skipNoCode() || scanner.skipRegularExpression() { continue }
        let start = scanner.offset
        switch scanner.byte(start) {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
        case let byte where SourceText.isWordByte(byte):
          while scanner.offset < bytes.count, SourceText.isWordByte(bytes[scanner.offset]) { scanner.offset += 1 }
          let word = String(decoding: bytes[start..<scanner.offset], as: UTF8.self)
          if scanner.byte(start - 1) == UInt8(ascii: "$"), depth > 0 {
            names.insert(word)
          } else if Self.typeKeywords.contains(word) {
            types += 1
          }
          continue
        default: break
        }
        scanner.offset += 1
      }
      return types == 1 ? names : []
    }
  }

  /// At least the names of the variables with `@State`.
  var stateNames: Set<String> {
    guard let state = WordQuery("State") else { return declaredNames }
    var names: Set<String> = []
    for offset in offsets(of: state) {
      switch previous(before: offset) {
      // `@SwiftUI.State` too.
      case .byte(UInt8(ascii: "@"), _), .byte(UInt8(ascii: "."), _), .byte(UInt8(ascii: "`"), _), .unknown:
        guard let found = name(declaredFrom: offset + state.count) else { return declaredNames }
        names.formUnion(found)
      case .byte, .none: continue
      }
    }
    return names
  }

  /// The name of the variable whose attribute ends at an offset; nil where it is not to be seen, or where there are several.
  private func name(declaredFrom offset: Int) -> Set<String>? {
    utf8.withUnsafeBufferPointer { bytes in
      var scanner = LexicalScanner(bytes, at: offset)
      while !scanner.isAtEnd {
        scanner.skipTrivia()
        switch scanner.byte(scanner.offset) {
        case UInt8(ascii: "("): guard scanner.skipGroup() else { return nil }
        case UInt8(ascii: "@"), UInt8(ascii: "."): scanner.offset += 1
        case UInt8(ascii: "<"), UInt8(ascii: "#"): return nil
        case let byte where SourceText.isWordByte(byte):
          guard scanner.word() == "var" else { continue }
          scanner.skipTrivia()
          let word = scanner.word().withoutBackticks
          return !word.isEmpty && !scanner.hasCommaInLine() ? [word] : nil
        default: return []
        }
      }
      return []
    }
  }

  /// Whether an initialiser seems to assign to something of one of some names.
  func initializerAssigns(_ names: Set<String>) -> Bool {
    guard !names.isEmpty, let word = WordQuery("init") else { return false }
    return offsets(of: word).contains { offset in
      if previous(before: offset).isByte(UInt8(ascii: ".")) { return false }
      let body = body(behind: offset)
      return names.contains { name in
        guard let query = WordQuery(name) else { return true }
        return offsets(of: query).contains { place in
          guard body.lower < place, place < body.upper else { return false }
          switch next(from: place + query.count) {
          case .byte(let byte, _): return byte == UInt8(ascii: "=") || byte == UInt8(ascii: "`")
          case .unknown: return true
          case .none: return false
          }
        }
      }
    }
  }

  private static let typeKeywords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]
}
