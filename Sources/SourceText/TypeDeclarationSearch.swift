extension SourceText {
  private static let declaringKeywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
  ]

  /// Whether a type of this name seems to be declared or extended: the word stands behind `struct`, `class`, `enum`, `actor`,
  /// `protocol`, `extension` or `typealias`, in an extension also behind the names of outer types. A look at bytes that a
  /// comment can deceive, meant for choosing the files to parse.
  public func mayDeclareType(named name: String) -> Bool { mayDeclareType(named: name, at: offsets(ofWord: name)) }

  /// - Parameter offsets: the UTF-8 offsets at which the name stands as a whole word
  package func mayDeclareType(named name: String, at offsets: [Int]) -> Bool { Self.mayDeclareType(in: utf8, at: offsets) }

  /// Whether one of the words at some UTF-8 offsets of a text stands where a declared or extended type is named.
  package static func mayDeclareType(in utf8: [UInt8], at offsets: [Int]) -> Bool {
    let byte = { (offset: Int) -> UInt8 in utf8.indices.contains(offset) ? utf8[offset] : 0 }
    return offsets.contains { offset in
      var end = offset
      if byte(end - 1) == UInt8(ascii: "`") { end -= 1 }
      while byte(end - 1) == UInt8(ascii: ".") {
        end -= 1
        while isWordByte(byte(end - 1)) { end -= 1 }
      }
      let start = end
      while [0x20, 0x09, 0x0A, 0x0D].contains(byte(end - 1)) { end -= 1 }
      guard end < start else { return false }
      var keyword = end
      while isWordByte(byte(keyword - 1)) { keyword -= 1 }
      return declaringKeywords.contains(String(decoding: utf8[keyword..<end], as: UTF8.self))
    }
  }
}
