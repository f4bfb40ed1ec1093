import SourceText

/// A lexical look at a text before it is parsed. The toolchain's parser doubles its time with every nested `[` and recurses
/// deeply on nested `<`, and a parse cannot be cancelled; no file of the 35 public apps that were measured nests `[` deeper
/// than 8.
enum NestingGuard {
  static let deepestSquare = 12
  static let deepestAngle = 100

  /// Whether the parser may be given this text.
  static func admits(_ text: SourceText) -> Bool {
    text.utf8.withUnsafeBufferPointer { bytes in
      var scanner = Scanner(bytes: bytes)
      return scanner.scan()
    }
  }

  private struct Scanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    var square = 0
    var angle = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    func byte(_ at: Int) -> UInt8 { at >= 0 && at < bytes.count ? bytes[at] : 0 }

    mutating func scan() -> Bool {
      while offset < bytes.count {
        let current = byte(offset)
        switch current {
        case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"): skipBlockComment()
        case UInt8(ascii: "\""): skipString(hashes: hashes(before: offset))
        case UInt8(ascii: "["):
          square += 1
          offset += 1
        case UInt8(ascii: "]"):
          square = max(0, square - 1)
          offset += 1
        case UInt8(ascii: "<") where isWord(byte(offset - 1)):
          angle += 1
          offset += 1
        case UInt8(ascii: ">"):
          angle = max(0, angle - 1)
          offset += 1
        case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
          angle = 0
          offset += 1
        default: offset += 1
        }
        if square > NestingGuard.deepestSquare || angle > NestingGuard.deepestAngle { return false }
      }
      return true
    }

    func isWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
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
  }
}
