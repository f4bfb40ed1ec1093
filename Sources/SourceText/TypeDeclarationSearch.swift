extension SourceText {
  private static let declaringKeywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
  ]

  /// Whether a type of this name seems to be declared or extended: the word stands behind `struct`, `class`, `enum`, `actor`,
  /// `protocol`, `extension` or `typealias`, in an extension also behind the names of outer types. A look at bytes that a
  /// comment can deceive, meant for choosing the files to parse.
  public func mayDeclareType(named name: String) -> Bool { mayDeclareType(named: name, at: offsets(ofWord: name)) }

  /// - Parameter offsets: the UTF-8 offsets at which the name stands as a whole word
  package func mayDeclareType(named name: String, at offsets: [Int]) -> Bool {
    offsets.contains { offset in
      var end = offset
      while end > 0, byte(at: end - 1) == UInt8(ascii: ".") {
        end -= 1
        while let byte = byte(at: end - 1), Self.isWordByte(byte) { end -= 1 }
      }
      let start = end
      while let byte = byte(at: end - 1), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { end -= 1 }
      guard end < start else { return false }
      var keywordStart = end
      while let byte = byte(at: keywordStart - 1), Self.isWordByte(byte) { keywordStart -= 1 }
      return Self.declaringKeywords.contains(self[TextRange(keywordStart, end)])
    }
  }
}
