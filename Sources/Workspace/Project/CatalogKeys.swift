import SourceText

/// Reads the keys of a string catalogue as Xcode writes it, without making values of all that stands in it. What is written in
/// any other way is left to `JSON5Reader`, which allows more and takes many times as long.
struct CatalogKeys {
  private static let maximumDepth = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The names in the object `strings`; nil where the text is not plain JSON with such an object.
  static func read(_ utf8: [UInt8]) -> Set<String>? {
    utf8.withUnsafeBufferPointer { bytes in
      var reader = CatalogKeys(bytes)
      guard let keys = reader.readRoot(), bytes.allSatisfy({ $0 < 0x80 }) || String(validating: bytes, as: UTF8.self) != nil
      else { return nil }
      return keys
    }
  }

  private mutating func readRoot() -> Set<String>? {
    var keys: Set<String>?
    let isRead = readObject(depth: 0) { reader, name in
      guard name == "strings" else { return reader.skipValue(depth: 1) }
      var found: Set<String> = []
      guard
        reader.readObject(
          depth: 1,
          { reader, name in
            found.insert(name)
            return reader.skipValue(depth: 2)
          })
      else { return false }
      keys = found
      return true
    }
    skipSpace()
    return isRead && offset == bytes.count ? keys : nil
  }

  private var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private mutating func skipSpace() {
    while current == 0x20 || current == 0x0A || current == 0x0D || current == 0x09 { offset += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    offset += 1
    return true
  }

  /// Hands over the names; `member` reads what belongs to one.
  private mutating func readObject(depth: Int, _ member: (inout CatalogKeys, String) -> Bool) -> Bool {
    readList(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"), depth: depth) { reader in
      reader.skipSpace()
      guard let name = reader.readString(), reader.take(UInt8(ascii: ":")) else { return false }
      return member(&reader, name)
    }
  }

  private mutating func readList(from first: UInt8, to last: UInt8, depth: Int, _ element: (inout CatalogKeys) -> Bool) -> Bool
  {
    guard depth < Self.maximumDepth, take(first) else { return false }
    if take(last) { return true }
    while element(&self) {
      if take(last) { return true }
      guard take(UInt8(ascii: ",")) else { return false }
    }
    return false
  }

  private mutating func skipValue(depth: Int) -> Bool {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"):
      return readList(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"), depth: depth) { reader in
        reader.skipSpace()
        return reader.skipString() != nil && reader.take(UInt8(ascii: ":")) && reader.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      return readList(from: UInt8(ascii: "["), to: UInt8(ascii: "]"), depth: depth) { $0.skipValue(depth: depth + 1) }
    case UInt8(ascii: "\""): return skipString() != nil
    default: return skipWord("true") || skipWord("false") || skipWord("null") || skipInteger()
    }
  }

  private mutating func skipWord(_ word: StaticString) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, word.withUTF8Buffer({ bytes[offset..<end].elementsEqual($0) }) else { return false }
    offset = end
    return true
  }

  /// Other numbers do not occur in catalogues.
  private mutating func skipInteger() -> Bool {
    if current == UInt8(ascii: "-") { offset += 1 }
    let start = offset
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(current) { offset += 1 }
    return offset == start + 1 || offset > start && bytes[start] != UInt8(ascii: "0")
  }

  /// The bytes between quotes, and whether there are escapes among them; nil for what is no string of JSON.
  private mutating func skipString() -> (range: Range<Int>, hasEscapes: Bool)? {
    guard current == UInt8(ascii: "\"") else { return nil }
    let start = offset + 1
    var hasEscapes = false
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        offset = index + 1
        return (start..<index, hasEscapes)
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count, Self.escape(bytes[index + 1]) != nil else { return nil }
        hasEscapes = true
        index += 2
      case ..<0x20: return nil
      default: index += 1
      }
    }
    return nil
  }

  private mutating func readString() -> String? {
    guard let (range, hasEscapes) = skipString() else { return nil }
    guard hasEscapes else { return String(decoding: bytes[range], as: UTF8.self) }
    var plain: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound {
        index += 1
        plain.append(Self.escape(bytes[index]) ?? bytes[index])
      } else {
        plain.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: plain, as: UTF8.self)
  }

  /// What a character behind a backslash stands for; nil for those with digits behind them too.
  private static func escape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    default: nil
    }
  }
}
