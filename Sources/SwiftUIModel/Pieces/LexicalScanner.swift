/// Steps over what is no code in Swift text: comments and string literals.
struct LexicalScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The UTF-8 offset of the next byte.
  var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at an offset; 0 outside the text.
  func byte(_ at: Int) -> UInt8 { at >= 0 && at < bytes.count ? bytes[at] : 0 }

  func isBlank(at offset: Int) -> Bool { byte(offset) == 0x20 || byte(offset) == 0x09 }

  func isLineBreak(at offset: Int) -> Bool { byte(offset) == 0x0A || byte(offset) == 0x0D }

  func isWhiteSpace(at offset: Int) -> Bool { isBlank(at: offset) || isLineBreak(at: offset) }

  /// Steps over a comment or string literal that starts here; false where none does.
  mutating func skipNoCode() -> Bool {
    switch byte(offset) {
    case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"): skipBlockComment()
    case UInt8(ascii: "\""): skipString(hashes: hashes(before: offset))
    default: return false
    }
    return true
  }

  func hashes(before offset: Int) -> Int {
    var count = 0
    while byte(offset - 1 - count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
  }

  mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte(offset) == UInt8(ascii: "/"), byte(offset + 1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte(offset) == UInt8(ascii: "*"), byte(offset + 1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
  }

  /// Steps over a literal. An interpolation is stepped over by its parentheses; brackets in it are not counted, which can
  /// only make a nesting look shallower by what one literal holds.
  mutating func skipString(hashes: Int) {
    let isMultiline = byte(offset + 1) == UInt8(ascii: "\"") && byte(offset + 2) == UInt8(ascii: "\"")
    offset += isMultiline ? 3 : 1
    var parentheses = 0
    while offset < bytes.count {
      let current = bytes[offset]
      if current == UInt8(ascii: "\\"), hasHashes(hashes, at: offset + 1) {
        if byte(offset + 1 + hashes) == UInt8(ascii: "("), parentheses == 0 { parentheses = 1 }
        offset += 2 + hashes
      } else if parentheses > 0 {
        if current == UInt8(ascii: "(") { parentheses += 1 }
        if current == UInt8(ascii: ")") { parentheses -= 1 }
        if current == 0x0A, !isMultiline { return }
        if current == UInt8(ascii: "\"") { skipInnerString() } else { offset += 1 }
      } else if current == UInt8(ascii: "\"") {
        if !isMultiline, hasHashes(hashes, at: offset + 1) {
          offset += 1 + hashes
          return
        }
        if isMultiline, byte(offset + 1) == current, byte(offset + 2) == current, hasHashes(hashes, at: offset + 3) {
          offset += 3 + hashes
          return
        }
        offset += 1
      } else if current == 0x0A, !isMultiline {
        return
      } else {
        offset += 1
      }
    }
  }

  /// A literal within an interpolation, without interpolations of its own.
  mutating func skipInnerString() {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != 0x0A {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    if byte(offset) == UInt8(ascii: "\"") { offset += 1 }
  }

  func hasHashes(_ count: Int, at start: Int) -> Bool {
    (0..<count).allSatisfy { byte(start + $0) == UInt8(ascii: "#") }
  }

  /// Steps over `/…/` and `#/…/#` where they can only be regular expressions.
  mutating func skipRegularExpression() -> Bool {
    guard byte(offset) == UInt8(ascii: "/") else { return false }
    let isExtended = byte(offset - 1) == UInt8(ascii: "#")
    if !isExtended {
      var before = offset - 1
      while isBlank(at: before) { before -= 1 }
      guard "(,=:[{}!&|?;\n\r".utf8.contains(byte(before)), !isWhiteSpace(at: offset + 1)
      else { return false }
    }
    var next = offset + 1
    while next < bytes.count, !isLineBreak(at: next) {
      if byte(next) == UInt8(ascii: "\\") {
        next += 2
      } else if byte(next) == UInt8(ascii: "/"), !isExtended || byte(next + 1) == UInt8(ascii: "#") {
        offset = next + 1
        return true
      } else {
        next += 1
      }
    }
    return false
  }
}
