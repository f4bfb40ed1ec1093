extension SourceText {
  /// The line break that ends a line: `\n`, `\r\n` or `\r`; nil for the last line.
  public func lineBreak(ofLine line: Int) -> String? {
    guard line >= 0, let next = lines.start(of: line &+ 1) else { return nil }
    return self[TextRange(endOfLine(line), next)]
  }

  /// The line break of the text: that of its first line, `\n` where there is none.
  public var lineBreak: String { lineBreak(ofLine: 0) ?? "\n" }

  /// The spaces and tabs that a line starts with.
  public func indentation(ofLine line: Int) -> String {
    guard let start = lines.start(of: line) else { return "" }
    let end = endOfLine(line)
    var offset = start
    while offset < end, let byte = byte(at: offset), byte == 0x20 || byte == 0x09 { offset += 1 }
    return self[TextRange(start, offset)]
  }
}
