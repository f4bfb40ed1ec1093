import SourceText

/// Reads JSON5 (https://spec.json5.org) and keeps the range of every key and value, which Foundation's reader does not.
///
/// After a mistake the reader stops; the value then holds what was complete before it.
public struct JSON5Reader {
  /// Arrays and objects may be nested this deep.
  public static let maximumDepth = 64

  private let text: SourceText
  private var offset = 0
  private var error: JSON5Error?

  private init(_ text: SourceText) { self.text = text }

  /// The value of a whole text. The value is nil where not even its start could be read, the error nil where all is well.
  public static func read(_ text: SourceText) -> (value: JSON5Value?, error: JSON5Error?) {
    var reader = JSON5Reader(text)
    reader.skipSpace()
    let value = reader.readValue(depth: 0)
    if reader.error == nil {
      reader.skipSpace()
      if reader.error == nil, reader.offset < text.count { reader.fail("nothing may follow the first value") }
    }
    return (value, reader.error)
  }

  private var byte: UInt8? { text.byte(at: offset) }

  /// Notes the first mistake, at `range` or at the character under the cursor.
  private mutating func fail(_ message: String, at range: TextRange? = nil) {
    guard error == nil else { return }
    var end = min(offset + 1, text.count)
    while !text.isBoundary(end) { end += 1 }
    error = JSON5Error(range: range ?? TextRange(min(offset, text.count), end), message: message)
  }

  // MARK: White space and comments

  private mutating func skipSpace() {
    while let byte {
      switch byte {
      case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20: offset += 1
      case UInt8(ascii: "/"):
        if !skipComment() { return }
      case 0xC2, 0xE2, 0xEF:
        guard let width = widthOfWideSpace() else { return }
        offset += width
      default: return
      }
    }
  }

  /// The length of a no-break space, a line or paragraph separator or a byte order mark under the cursor.
  private func widthOfWideSpace() -> Int? {
    let second = text.byte(at: offset + 1)
    let third = text.byte(at: offset + 2)
    switch (byte, second, third) {
    case (0xC2, 0xA0, _): return 2
    case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xEF, 0xBB, 0xBF): return 3
    default: return nil
    }
  }

  private mutating func skipComment() -> Bool {
    let start = offset
    switch text.byte(at: offset + 1) {
    case UInt8(ascii: "/"):
      while let byte, byte != 0x0A, byte != 0x0D { offset += 1 }
      return true
    case UInt8(ascii: "*"):
      offset += 2
      while let byte {
        if byte == UInt8(ascii: "*"), text.byte(at: offset + 1) == UInt8(ascii: "/") {
          offset += 2
          return true
        }
        offset += 1
      }
      fail("this comment is never closed with */", at: TextRange(start, start + 2))
      return false
    default:
      fail("a comment starts with // or /*")
      return false
    }
  }

  // MARK: Values

  private mutating func readValue(depth: Int) -> JSON5Value? {
    guard error == nil else { return nil }
    let start = offset
    guard let byte else {
      fail("a value is missing")
      return nil
    }
    let content: JSON5Value.Content?
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.maximumDepth else {
        fail("arrays and objects are nested deeper than \(Self.maximumDepth) levels")
        return nil
      }
      content = byte == UInt8(ascii: "{") ? readObject(depth: depth + 1) : readArray(depth: depth + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      content = readString().map { .string($0) }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      content = readNumber()
    default:
      content = readWord()
    }
    return content.map { JSON5Value($0, range: TextRange(start, offset)) }
  }

  private mutating func readObject(depth: Int) -> JSON5Value.Content {
    let start = offset
    var members: [JSON5Member] = []
    offset += 1
    while true {
      skipSpace()
      if error != nil { break }
      guard let byte else {
        fail("this object is never closed with }", at: TextRange(start, start + 1))
        break
      }
      if byte == UInt8(ascii: "}") {
        offset += 1
        break
      }
      let keyStart = offset
      guard let key = readKey() else { break }
      let keyRange = TextRange(keyStart, offset)
      skipSpace()
      guard self.byte == UInt8(ascii: ":") else {
        fail("a colon must follow the key \"\(key)\"")
        break
      }
      offset += 1
      skipSpace()
      if let value = readValue(depth: depth) { members.append(JSON5Member(key: key, keyRange: keyRange, value: value)) }
      guard error == nil, skipSeparator(before: UInt8(ascii: "}"), what: "a comma or } must follow the value of \"\(key)\"")
      else {
        break
      }
    }
    return .object(members)
  }

  private mutating func readArray(depth: Int) -> JSON5Value.Content {
    let start = offset
    var values: [JSON5Value] = []
    offset += 1
    while true {
      skipSpace()
      if error != nil { break }
      guard let byte else {
        fail("this array is never closed with ]", at: TextRange(start, start + 1))
        break
      }
      if byte == UInt8(ascii: "]") {
        offset += 1
        break
      }
      if let value = readValue(depth: depth) { values.append(value) }
      guard error == nil, skipSeparator(before: UInt8(ascii: "]"), what: "a comma or ] must follow a value") else { break }
    }
    return .array(values)
  }

  /// Passes a comma, or stays in front of the closing bracket.
  private mutating func skipSeparator(before close: UInt8, what: String) -> Bool {
    skipSpace()
    guard error == nil else { return false }
    switch byte {
    case UInt8(ascii: ","):
      offset += 1
      return true
    case close, nil: return true
    default:
      fail(what)
      return false
    }
  }

  private mutating func readKey() -> String? {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return readString() }
    let word = readIdentifier()
    if word.isEmpty { fail("a key must be a name or a string in quotes") }
    return word.isEmpty ? nil : word
  }

  private mutating func readIdentifier() -> String {
    let start = offset
    while let byte, isIdentifierByte(byte), byte < 0x80 || widthOfWideSpace() == nil { offset += 1 }
    return text[TextRange(start, offset)]
  }

  private func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private mutating func readWord() -> JSON5Value.Content? {
    let start = offset
    let word = readIdentifier()
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "Infinity": return .number(.infinity)
    case "NaN": return .number(.nan)
    case "":
      fail("a value is missing")
      return nil
    default:
      fail("\"\(word)\" is no value; a string needs quotes", at: TextRange(start, offset))
      return nil
    }
  }

  private mutating func readNumber() -> JSON5Value.Content? {
    let start = offset
    while let byte, isIdentifierByte(byte) || byte == UInt8(ascii: ".") || isSign(byte, after: start) { offset += 1 }
    let range = TextRange(start, offset)
    var digits = text[range]
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
    guard let magnitude = Self.magnitude(of: digits) else {
      fail("\"\(text[range])\" is no number", at: range)
      return nil
    }
    return .number(isNegative ? -magnitude : magnitude)
  }

  /// A sign starts a number or its exponent.
  private func isSign(_ byte: UInt8, after start: Int) -> Bool {
    guard byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else { return false }
    guard offset > start else { return true }
    let previous = text.byte(at: offset - 1)
    return previous == UInt8(ascii: "e") || previous == UInt8(ascii: "E")
  }

  private static func magnitude(of digits: String) -> Double? {
    if digits == "Infinity" { return .infinity }
    if digits == "NaN" { return .nan }
    let lowercased = digits.lowercased()
    if lowercased.hasPrefix("0x") { return UInt64(lowercased.dropFirst(2), radix: 16).map { Double($0) } }
    guard digits.utf8.contains(where: { (0x30...0x39).contains($0) }), !lowercased.contains("inf"), !lowercased.contains("nan")
    else { return nil }
    // Double's own reader wants a digit on both sides of the point.
    var padded = digits.hasPrefix(".") ? "0" + digits : digits
    if padded.hasSuffix(".") { padded += "0" }
    return Double(padded.replacing(".e", with: ".0e").replacing(".E", with: ".0e"))
  }
}

// MARK: Strings

extension JSON5Reader {
  private mutating func readString() -> String? {
    let start = offset
    let quote = byte
    var bytes: [UInt8] = []
    offset += 1
    while let byte, byte != 0x0A, byte != 0x0D {
      if byte == quote {
        offset += 1
        return String(decoding: bytes, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        guard readEscape(onto: &bytes) else { return nil }
      } else {
        bytes.append(byte)
        offset += 1
      }
    }
    fail("this string is never closed with \(quote == UInt8(ascii: "'") ? "'" : "\"")", at: TextRange(start, offset))
    return nil
  }

  private mutating func readEscape(onto bytes: inout [UInt8]) -> Bool {
    offset += 1
    guard let byte else {
      fail("a backslash needs a character behind it")
      return false
    }
    offset += 1
    switch byte {
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "v"): bytes.append(0x0B)
    case UInt8(ascii: "0"): bytes.append(0x00)
    case UInt8(ascii: "x"), UInt8(ascii: "u"): return readCode(digits: byte == UInt8(ascii: "x") ? 2 : 4, onto: &bytes)
    // A line break behind a backslash continues the string on the next line.
    case 0x0D: if self.byte == 0x0A { offset += 1 }
    case 0x0A: break
    default: bytes.append(byte)
    }
    return true
  }

  private mutating func readCode(digits: Int, onto bytes: inout [UInt8]) -> Bool {
    guard var unit = readHexadecimal(digits) else { return false }
    // Two escapes of UTF-16 halves make one character; a lone half becomes U+FFFD.
    if (0xD800..<0xDC00).contains(unit), byte == UInt8(ascii: "\\"), text.byte(at: offset + 1) == UInt8(ascii: "u") {
      let start = offset
      offset += 2
      guard let low = readHexadecimal(4) else { return false }
      if (0xDC00..<0xE000).contains(low) { unit = 0x10000 + ((unit & 0x3FF) << 10) + (low & 0x3FF) } else { offset = start }
    }
    let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
    bytes += String(Character(scalar)).utf8
    return true
  }

  private mutating func readHexadecimal(_ digits: Int) -> UInt32? {
    let range = TextRange(offset, min(offset + digits, text.count))
    let written = text[range]
    guard range.count == digits, written.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }), let unit = UInt32(written, radix: 16)
    else {
      fail(
        "\(digits) hexadecimal digits must follow the backslash and letter",
        at: TextRange(range.lower, boundary(at: range.upper)))
      return nil
    }
    offset = range.upper
    return unit
  }

  private func boundary(at offset: Int) -> Int {
    var offset = min(offset, text.count)
    while !text.isBoundary(offset) { offset += 1 }
    return offset
  }
}
