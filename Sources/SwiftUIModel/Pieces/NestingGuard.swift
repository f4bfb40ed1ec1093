import SourceText

/// A lexical look at a text before it is parsed. The toolchain's parser doubles its time with every nested `[` and recurses
/// deeply on nested `<`, and a parse cannot be cancelled; no file of the 35 public apps that were measured nests `[` deeper
/// than 8.
enum NestingGuard {
  static let deepestSquare = 12
  static let deepestAngle = 100

  /// Whether the parser may be given this text.
  static func admits(_ utf8: [UInt8]) -> Bool {
    utf8.withUnsafeBufferPointer { bytes in
      var scanner = LexicalScanner(bytes)
      var square = 0
      var angle = 0
      while !scanner.isAtEnd {
        if scanner.skipNoCode() { continue }
        switch scanner.byte(scanner.offset) {
        case UInt8(ascii: "["): square += 1
        case UInt8(ascii: "]"): square = max(0, square - 1)
        case UInt8(ascii: "<") where SourceText.isWordByte(scanner.byte(scanner.offset - 1)): angle += 1
        case UInt8(ascii: ">"): angle = max(0, angle - 1)
        case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): angle = 0
        default: break
        }
        scanner.offset += 1
        if square > deepestSquare || angle > deepestAngle { return false }
      }
      return true
    }
  }
}
