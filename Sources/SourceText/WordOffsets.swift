#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SourceText {
  /// The UTF-8 offsets at which `word` stands as a whole word: no letter, digit, `_` or non-ASCII byte beside it.
  public func offsets(ofWord word: String) -> [Int] { offsets(ofWord: word, startingIn: TextRange(0, count)) }

  /// The UTF-8 offsets within a range, its end included, at which `word` starts and stands as a whole word of the text.
  package func offsets(ofWord word: String, startingIn range: TextRange) -> [Int] {
    let needle = Array(word.utf8)
    guard let first = needle.first, needle.count <= utf8.count else { return [] }
    return utf8.withUnsafeBufferPointer { bytes in
      var result: [Int] = []
      guard let start = bytes.baseAddress else { return [] }
      var offset = max(range.lower, 0)
      let last = min(bytes.count - needle.count, range.upper)
      while offset <= last, let next = memchr(start + offset, Int32(first), last + 1 - offset) {
        offset = start.distance(to: next.assumingMemoryBound(to: UInt8.self))
        if matches(bytes, needle, at: offset) {
          let before = offset > 0 ? bytes[offset - 1] : 0
          let after = offset + needle.count < bytes.count ? bytes[offset + needle.count] : 0
          if !Self.isWordByte(before), !Self.isWordByte(after) { result.append(offset) }
        }
        offset += 1
      }
      return result
    }
  }

  private func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ needle: [UInt8], at offset: Int) -> Bool {
    for index in needle.indices where bytes[offset + index] != needle[index] { return false }
    return true
  }

  /// Whether a byte can be part of a Swift identifier.
  package static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a byte is a space, a tab or a part of a line break.
  package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
