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

  private static let typeKeywords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]
}
