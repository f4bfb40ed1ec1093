extension SourceText {
  /// The words of the text, which are what can be an identifier or keyword, those in comments and strings included.
  public var words: Set<String> { Self.words(of: utf8) }

  /// The words of a text that is given as its bytes.
  public static func words(of utf8: [UInt8]) -> Set<String> {
    utf8.withUnsafeBufferPointer { bytes in
      var words: Set<String> = []
      var start = 0
      for offset in 0...bytes.count where offset == bytes.count || !isWordByte(bytes[offset]) {
        if offset > start { words.insert(String(decoding: bytes[start..<offset], as: UTF8.self)) }
        start = offset + 1
      }
      return words
    }
  }
}
