import SourceText

extension PieceSource {
  /// Whether it surely is a `#Preview` or a `PreviewProvider` and nothing else, so that all that is in it is for previews.
  var isPreview: Bool {
    guard !hasUnmatchedBrackets, !isTooDeep, mentions(Self.macro) || mentions(Self.provider) else { return false }
    return utf8.withUnsafeBufferPointer { bytes in
      var scanner = LexicalScanner(bytes)
      scanner.skipTrivia()
      let isBody = scanner.byte(scanner.offset) == UInt8(ascii: "#") ? scanner.skipPreviewMacro() : scanner.skipProviderHead()
      guard isBody, scanner.skipGroup() else { return false }
      scanner.skipTrivia()
      return scanner.isAtEnd
    }
  }

  private static let macro = WordQuery("Preview")
  private static let provider = WordQuery("PreviewProvider")
}

extension LexicalScanner {
  /// Steps over `#Preview(…)`, to the brace behind; false where something else stands there.
  fileprivate mutating func skipPreviewMacro() -> Bool {
    offset += 1
    guard word() == "Preview" else { return false }
    skipTrivia()
    if byte(offset) == UInt8(ascii: "(") { guard skipGroup() else { return false } }
    skipTrivia()
    return byte(offset) == UInt8(ascii: "{")
  }

  /// Steps over `private struct Trail_Previews: PreviewProvider`, to the brace behind; false where something else stands there.
  fileprivate mutating func skipProviderHead() -> Bool {
    var words: [String] = []
    while !isAtEnd {
      skipTrivia()
      switch byte(offset) {
      case UInt8(ascii: "{"): return words.contains("struct") && words.last == "PreviewProvider"
      case UInt8(ascii: ":"), UInt8(ascii: ","): offset += 1
      case let byte where SourceText.isWordByte(byte): words.append(word())
      default: return false
      }
    }
    return false
  }
}
