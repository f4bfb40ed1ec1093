extension SourceText {
  private static let declaringKeywords: [StaticString] = [
    "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
  ]

  /// Whether a type of this name seems to be declared or extended: the word stands behind `struct`, `class`, `enum`, `actor`,
  /// `protocol`, `extension` or `typealias`, in an extension also behind the names of outer types. A look at bytes that a
  /// comment can deceive, meant for choosing the files to parse.
  public func mayDeclareType(named name: String) -> Bool { mayDeclareType(named: name, at: offsets(ofWord: name)) }

  /// - Parameter offsets: the UTF-8 offsets at which the name stands as a whole word
  package func mayDeclareType(named name: String, at offsets: [Int]) -> Bool { Self.mayDeclareType(in: utf8, at: offsets) }

  /// Whether one of the words at some UTF-8 offsets of a text stands behind a keyword such as `var`, as what it declares does.
  package static func may(declareWith keyword: StaticString, in utf8: [UInt8], at offsets: [Int]) -> Bool {
    keyword.withUTF8Buffer { keyword in
      offsets.contains { offset in
        let isQuoted = offset > 0 && utf8[offset - 1] == UInt8(ascii: "`")
        let end = endOfSpace(in: utf8, before: isQuoted ? offset - 1 : offset)
        return end < offset && ends(keyword, in: utf8, at: end)
      }
    }
  }

  /// Whether the word of a text that ends at a UTF-8 offset is this one.
  package static func ends(_ word: StaticString, in utf8: [UInt8], at end: Int) -> Bool {
    word.withUTF8Buffer { ends($0, in: utf8, at: end) }
  }

  private static func ends(_ word: UnsafeBufferPointer<UInt8>, in utf8: [UInt8], at end: Int) -> Bool {
    utf8[..<end].suffix(word.count).elementsEqual(word)
      && (end <= word.count || !isWordByte(utf8[end - word.count - 1]))
  }

  /// Whether one of the words at some UTF-8 offsets of a text stands where the name of what is called does: in front of
  /// parentheses, a closure or generic arguments.
  package static func mayCall(in utf8: [UInt8], at offsets: [Int], count: Int) -> Bool {
    offsets.contains { offset in
      var next = offset + count
      // The second backtick of a name that is a keyword otherwise.
      if next < utf8.count, utf8[next] == UInt8(ascii: "`") { next += 1 }
      while next < utf8.count, isSpace(utf8[next]) { next += 1 }
      guard next < utf8.count else { return false }
      switch utf8[next] {
      // A comment may stand between.
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "/"): return true
      default: return false
      }
    }
  }

  private static func endOfSpace(in utf8: [UInt8], before offset: Int) -> Int {
    var end = offset
    while end > 0, isSpace(utf8[end - 1]) { end -= 1 }
    return end
  }

  /// Whether one of the words at some UTF-8 offsets of a text stands where a declared or extended type is named.
  package static func mayDeclareType(in utf8: [UInt8], at offsets: [Int]) -> Bool {
    offsets.contains { mayNameType(in: utf8, at: $0) }
  }

  /// Whether a word at a UTF-8 offset of a text stands where a declared or extended type is named.
  package static func mayNameType(in utf8: [UInt8], at offset: Int) -> Bool {
    utf8.withUnsafeBufferPointer { bytes in
      let byte = { (offset: Int) -> UInt8 in bytes.indices.contains(offset) ? bytes[offset] : 0 }
      var end = offset
      if byte(end - 1) == UInt8(ascii: "`") { end -= 1 }
      while byte(end - 1) == UInt8(ascii: ".") {
        end -= 1
        while isWordByte(byte(end - 1)) { end -= 1 }
      }
      let start = end
      while isSpace(byte(end - 1)) { end -= 1 }
      guard end < start else { return false }
      var keyword = end
      while isWordByte(byte(keyword - 1)) { keyword -= 1 }
      return declaringKeywords.contains { word in
        guard word.utf8CodeUnitCount == end - keyword else { return false }
        for index in 0..<(end - keyword) where bytes[keyword + index] != word.utf8Start[index] { return false }
        return true
      }
    }
  }
}
