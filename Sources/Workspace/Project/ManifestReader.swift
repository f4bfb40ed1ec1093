import SourceText

/// Reads pieces of Swift manifests and build settings, byte by byte. What starts at `offset` is read, and `offset` is then behind
/// it; where it is not what is asked for, the answer is nil or false and `offset` stays.
struct ManifestReader {
  let bytes: [UInt8]
  var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ at: Int) -> UInt8 { bytes.indices.contains(at) ? bytes[at] : 0 }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func skipSpace() {
    while Self.isSpace(byte(offset)) { offset += 1 }
  }

  private mutating func take(_ wanted: UInt8) -> Bool {
    skipSpace()
    guard byte(offset) == wanted else { return false }
    offset += 1
    return true
  }

  private mutating func attempt<Result>(_ read: (inout ManifestReader) -> Result?) -> Result? {
    let start = offset
    if let result = read(&self) { return result }
    offset = start
    return nil
  }

  private mutating func run(_ isPart: (UInt8) -> Bool) -> String? {
    let start = offset
    while offset < bytes.count, isPart(bytes[offset]) { offset += 1 }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isVersion(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: ".") }

  // MARK: Swift

  /// The version in `(.v16)`, `(.v10_15)` or `("16.4")`.
  mutating func argument() -> String? {
    attempt { reader in
      guard reader.byte(reader.offset) == UInt8(ascii: "(") else { return nil }
      reader.offset += 1
      guard let version = reader.version() ?? reader.quoted(), reader.take(UInt8(ascii: ")")) else { return nil }
      return version
    }
  }

  /// The version in `: "16.4"`.
  mutating func value() -> String? {
    attempt { reader in reader.take(UInt8(ascii: ":")) ? reader.quoted() : nil }
  }

  private mutating func version() -> String? {
    attempt { reader in
      guard reader.take(UInt8(ascii: ".")), reader.byte(reader.offset) == UInt8(ascii: "v") else { return nil }
      reader.offset += 1
      let digits = reader.run { Self.isDigit($0) || $0 == UInt8(ascii: "_") }
      let parts = digits?.split(separator: "_", omittingEmptySubsequences: false) ?? []
      return parts.isEmpty || parts.contains(where: \.isEmpty) ? nil : parts.joined(separator: ".")
    }
  }

  private mutating func quoted() -> String? {
    attempt { reader in
      guard reader.take(UInt8(ascii: "\"")), let version = reader.run(Self.isVersion),
        reader.byte(reader.offset) == UInt8(ascii: "\"")
      else { return nil }
      reader.offset += 1
      return version
    }
  }

  /// Moves behind a comment. One that is never closed is none.
  mutating func skipComment() -> Bool {
    guard byte(offset) == UInt8(ascii: "/") else { return false }
    switch byte(offset + 1) {
    case UInt8(ascii: "/"):
      while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      return true
    case UInt8(ascii: "*"):
      var end = offset + 2
      while end + 1 < bytes.count {
        if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
          offset = end + 2
          return true
        }
        end += 1
      }
      return false
    default: return false
    }
  }

  /// Moves behind a string that ends in the line it starts in.
  mutating func skipString() -> Bool {
    guard byte(offset) == UInt8(ascii: "\"") else { return false }
    var end = offset + 1
    while end < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "\"") {
        offset = end + 1
        return true
      }
      end += bytes[end] == UInt8(ascii: "\\") && byte(end + 1) != 0x0A ? 2 : 1
    }
    return false
  }

  // MARK: Build settings

  /// The word in front of an offset, which may be empty.
  func word(endingAt end: Int) -> String {
    var start = end
    while start > 0, SourceText.isWordByte(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether nothing but blanks stands in front of an offset in its line.
  func isStartOfLine(_ offset: Int) -> Bool {
    var start = offset
    while start > 0, Self.isSpace(bytes[start - 1]) {
      if bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D { return true }
      start -= 1
    }
    return start == 0
  }

  /// The version behind the name of a setting, its condition and `=` or `:`.
  mutating func setting() -> String? {
    attempt { reader in
      guard !SourceText.isWordByte(reader.byte(reader.offset)) else { return nil }
      _ = reader.run { $0 != 0x0A && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ":") }
      guard reader.byte(reader.offset) != 0x0A, reader.offset < reader.bytes.count else { return nil }
      reader.offset += 1
      reader.skipSpace()
      if reader.byte(reader.offset) == UInt8(ascii: "\"") || reader.byte(reader.offset) == UInt8(ascii: "'") {
        reader.offset += 1
      }
      return reader.run(Self.isVersion)
    }
  }
}
