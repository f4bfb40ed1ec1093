/// Text that is not JSON.
public struct JSONSyntaxError: Error, Hashable, CustomStringConvertible {
  public let reason: String
  /// The UTF-8 offset at which reading stopped.
  public let offset: Int

  public var description: String { "\(reason) at byte \(offset)" }
}

extension JSONValue {
  /// Reads one JSON text.
  ///
  /// Editors do send what strict readers refuse: while a person types an emoji, half of it can be in a message as a lone
  /// surrogate escape. It becomes U+FFFD, which is one UTF-16 unit too, so that the message and its positions stay usable.
  /// Nesting is limited to `JSONReader.maximumDepth`; of members with the same name the last one counts.
  public init(parsing utf8: [UInt8]) throws(JSONSyntaxError) {
    var reader = JSONReader(utf8)
    self = try reader.readText()
  }

  /// Reads one JSON text.
  public init(parsing text: String) throws(JSONSyntaxError) { try self.init(parsing: Array(text.utf8)) }
}

/// A reader of RFC 8259 JSON over bytes. Foundation's refuses a whole message for a lone surrogate, and loading Foundation is
/// half of the start-up time, so the protocol layer brings its own.
struct JSONReader {
  static let maximumDepth = 256

  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func readText() throws(JSONSyntaxError) -> JSONValue {
    let value = try readValue(depth: 0)
    skipWhitespace()
    guard offset == bytes.count else { throw failure("text after the value") }
    return value
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func failure(_ reason: String) -> JSONSyntaxError { JSONSyntaxError(reason: reason, offset: offset) }

  private mutating func skipWhitespace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Consumes `byte`, after white space, when it is next.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipWhitespace()
    guard current == byte else { return false }
    offset += 1
    return true
  }

  private mutating func readValue(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    guard depth <= Self.maximumDepth else { throw failure("too deeply nested") }
    skipWhitespace()
    switch current {
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readArray(depth: depth)
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case nil: throw failure("the text ends too early")
    default: return try readNumber()
    }
  }

  private mutating func readWord(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
    let length = word.utf8CodeUnitCount
    guard bytes.count - offset >= length,
      word.withUTF8Buffer({ $0.elementsEqual(bytes[offset..<offset + length]) })
    else { throw failure("unknown word") }
    offset += length
    return value
  }

  private mutating func readObject(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    offset += 1
    var members: [String: JSONValue] = [:]
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipWhitespace()
      guard current == UInt8(ascii: "\"") else { throw failure("expected a member's name") }
      let name = try readString()
      guard take(UInt8(ascii: ":")) else { throw failure("expected a colon") }
      members[name] = try readValue(depth: depth + 1)
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw failure("expected a comma or the object's end") }
    return .object(members)
  }

  private mutating func readArray(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    offset += 1
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(elements) }
    repeat { elements.append(try readValue(depth: depth + 1)) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw failure("expected a comma or the array's end") }
    return .array(elements)
  }

  private mutating func readNumber() throws(JSONSyntaxError) -> JSONValue {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    skipDigits()
    guard offset > digits, bytes[digits] != UInt8(ascii: "0") || offset == digits + 1 else { throw failure("not a value") }
    var isWhole = true
    if current == UInt8(ascii: ".") {
      isWhole = false
      offset += 1
      let fraction = offset
      skipDigits()
      guard offset > fraction else { throw failure("expected a digit") }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      isWhole = false
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      let exponent = offset
      skipDigits()
      guard offset > exponent else { throw failure("expected a digit") }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if isWhole, let value = Int(text) { return .int(value) }
    guard let value = Double(text), value.isFinite else { throw failure("a number too large") }
    return .double(value)
  }

  private mutating func skipDigits() {
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
  }
}

extension JSONReader {
  /// Reads those members of an outermost object that have one of these names. The values of the others are stepped over without
  /// a look at their grammar.
  mutating func readMembers(_ names: Set<String>) throws(JSONSyntaxError) -> [String: JSONValue] {
    guard take(UInt8(ascii: "{")) else { throw failure("expected an object") }
    var members: [String: JSONValue] = [:]
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipWhitespace()
      guard current == UInt8(ascii: "\"") else { throw failure("expected a member's name") }
      let name = try readString()
      guard take(UInt8(ascii: ":")) else { throw failure("expected a colon") }
      if names.contains(name) { members[name] = try readValue(depth: 1) } else { skipValue() }
    } while take(UInt8(ascii: ","))
    return members
  }

  private mutating func skipValue() {
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
        if depth == 0 { return }
        if byte != UInt8(ascii: ",") { depth -= 1 }
        offset += 1
      default: offset += 1
      }
    }
  }

  private mutating func skipString() {
    offset += 1
    while let byte = current {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return }
    }
  }

  /// Reads a string from its opening quote.
  private mutating func readString() throws(JSONSyntaxError) -> String {
    offset += 1
    let start = offset
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 { offset += 1 }
    // Most strings hold no escape and are taken as they are.
    if current == UInt8(ascii: "\"") {
      offset += 1
      return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
    }
    var text = Array(bytes[start..<offset])
    while let byte = current {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try readEscape(onto: &text)
      case 0..<0x20: throw failure("a control character in a string")
      default: text.append(byte)
      }
    }
    throw failure("a string without end")
  }

  /// Reads an escape behind its backslash.
  private mutating func readEscape(onto text: inout [UInt8]) throws(JSONSyntaxError) {
    let byte = current
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte ?? 0)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += String(try readScalar()).utf8
    default: throw failure("unknown escape")
    }
  }

  /// Reads the digits behind `\u`, and the second half of a surrogate pair.
  private mutating func readScalar() throws(JSONSyntaxError) -> Character {
    let unit = try readHexadecimal()
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
    let afterFirst = offset
    if unit < 0xDC00, current == UInt8(ascii: "\\") {
      offset += 1
      if current == UInt8(ascii: "u") {
        offset += 1
        let second = try readHexadecimal()
        let value = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(second & 0x3FF)
        if (0xDC00..<0xE000).contains(second), let scalar = Unicode.Scalar(value) { return Character(scalar) }
      }
      // The second escape is no low surrogate: it stands for itself and is read on its own.
      offset = afterFirst
    }
    return "\u{FFFD}"
  }

  private mutating func readHexadecimal() throws(JSONSyntaxError) -> UInt16 {
    guard bytes.count - offset >= 4 else { throw failure("a string without end") }
    var value: UInt16 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw failure("not a hexadecimal digit")
      }
      value = value << 4 | UInt16(digit)
    }
    offset += 4
    return value
  }
}
