import SourceText

/// Reads property lists in the old format, `{ key = value; }`, in which Xcode writes its projects. Every step ends at the end of the
/// bytes at the latest.
struct PropertyListScanner {
  /// A piece of text, and whether it was written in quotes.
  struct Word {
    let range: Range<Int>
    let isQuoted: Bool
  }

  indirect enum Value {
    case word(Word)
    case list([Value])
    case dictionary([(key: Word, value: Value)])
  }

  private static let deepest = 32

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var current: UInt8 { byte(offset) }

  private func byte(_ at: Int) -> UInt8 { at < bytes.count ? bytes[at] : 0 }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Moves over blanks and comments.
  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09...0x0D: offset += 1
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"):
        offset += 2
        while offset < bytes.count, !(bytes[offset] == UInt8(ascii: "*") && byte(offset + 1) == UInt8(ascii: "/")) {
          offset += 1
        }
        offset = min(offset + 2, bytes.count)
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"):
        while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      default: return
      }
    }
  }

  /// Moves over a character; false if it is not next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: character), offset < bytes.count else { return false }
    offset += 1
    return true
  }

  /// A word, with or without quotes; nil if none is next.
  mutating func word() -> Word? {
    skipSpace()
    let start = offset
    if current == UInt8(ascii: "\""), offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
        offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
      let end = min(offset, bytes.count)
      offset = min(offset + 1, bytes.count)
      return Word(range: min(start + 1, end)..<end, isQuoted: true)
    }
    while offset < bytes.count, Self.isBare[Int(bytes[offset])] { offset += 1 }
    return offset > start ? Word(range: start..<offset, isQuoted: false) : nil
  }

  private static let isBare: [Bool] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"),
      UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// A value of any kind; nil if none is next, or it nests too deeply.
  mutating func value(depth: Int = 0) -> Value? {
    guard depth < Self.deepest else { return nil }
    if take("{") {
      var members: [(key: Word, value: Value)] = []
      while let (key, value) = member(depth: depth) { members.append((key, value)) }
      return take("}") ? .dictionary(members) : nil
    }
    if take("(") {
      var elements: [Value] = []
      while let element = value(depth: depth + 1) {
        elements.append(element)
        guard take(",") else { break }
      }
      return take(")") ? .list(elements) : nil
    }
    return word().map { .word($0) }
  }

  /// `key = value;`
  mutating func member(depth: Int) -> (key: Word, value: Value)? {
    guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
    return (key, value)
  }

  /// Moves behind the `}` of the dictionary that an offset lies in.
  mutating func skipDictionary() {
    var depth = 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          offset += 1
          return
        }
      case UInt8(ascii: "\""):
        _ = word()
        continue
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"):
        skipSpace()
        continue
      default: break
      }
      offset += 1
    }
  }

  // MARK: Texts

  func text(_ word: Word) -> String {
    let slice = bytes[word.range]
    guard word.isQuoted, slice.contains(UInt8(ascii: "\\")) else { return String(decoding: slice, as: UTF8.self) }
    var plain: [UInt8] = []
    var index = word.range.lowerBound
    while index < word.range.upperBound {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < word.range.upperBound {
        index += 1
        plain.append(bytes[index] == UInt8(ascii: "n") ? 0x0A : bytes[index])
      } else {
        plain.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: plain, as: UTF8.self)
  }

  func isWord(_ word: Word, _ text: StaticString) -> Bool {
    word.range.count == text.utf8CodeUnitCount && text.withUTF8Buffer { bytes[word.range].elementsEqual($0) }
  }

  func hasPrefix(_ word: Word, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[word.range].prefix($0.count).elementsEqual($0) }
  }

  func hasSuffix(_ word: Word, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[word.range].suffix($0.count).elementsEqual($0) }
  }

  /// What tells an object of a project from the others.
  func id(_ word: Word) -> ContentDigest {
    ContentDigest(ofBytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[word.range]))
  }
}
