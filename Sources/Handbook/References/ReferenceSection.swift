/// One section of a user's reference.
public struct ReferenceSection: Sendable, Hashable {
  public let title: String
  /// The headings above its own, outermost first.
  public let parents: [String]
  /// The line of its heading in the file, from 1.
  public let line: Int
  /// The text below the heading, as Markdown also where the file holds plain text.
  public let markdown: String

  /// The text for clients without Markdown, with every paragraph in one line.
  public var unwrappedPlainText: String { PlainText.of(Unwrapping.unwrapped(markdown)) }
}

/// Splits a reference into sections. Headings are lines with `#` or underlined ones; in a text that has none, lines that stand
/// alone as titles do.
struct ReferenceSections {
  private struct Heading {
    let title: String
    let level: Int
    let line: Int
    /// Whether the next line underlines it.
    var isUnderlined = false
  }

  private var sections: [ReferenceSection] = []
  /// The headings around the current place, and whether the innermost had a text yet.
  private var open: [Heading] = []
  private var body: [String] = []

  static func sections(of text: String) -> [ReferenceSection] {
    let lines = ReferenceText(text).lines
    let marked = markedHeadings(in: lines)
    var splitter = ReferenceSections()
    let isMarked = marked.count > 1 || marked.keys.first == lines.firstIndex { !$0.text.isEmpty }
    let plain = isMarked ? nil : PlainReference(lines)
    if isMarked || plain?.titles.isEmpty != false {
      splitter.read(lines, headings: marked)
    } else if let plain {
      splitter.read(
        plain.lines,
        headings: plain.titles.mapValues { title in Heading(title: title.text, level: 1, line: title.number) },
        isFlat: true)
    }
    return splitter.sections
  }

  private mutating func read(_ lines: [ReferenceText.Line], headings: [Int: Heading], isFlat: Bool = false) {
    for (index, line) in lines.enumerated() {
      guard let heading = headings[index] else {
        if headings[index - 1]?.isUnderlined != true { body.append(line.text) }
        continue
      }
      let hasText = finish()
      if isFlat {
        // A title without a text of its own holds those below it.
        if hasText, open.count > 1 { open.removeLast() } else if hasText { open = [] }
        open = open.suffix(1) + [heading]
      } else {
        open.removeAll { $0.level >= heading.level }
        open.append(heading)
      }
    }
    finish()
  }

  /// Ends the current section; false if it has no text.
  @discardableResult
  private mutating func finish() -> Bool {
    defer { body = [] }
    guard let heading = open.last else { return true }
    while body.first?.allSatisfy(\.isWhitespace) == true { body.removeFirst() }
    while let last = body.last, last.allSatisfy(\.isWhitespace) || Self.isRule(last) { body.removeLast() }
    guard !body.isEmpty else { return false }
    guard !isTableOfContents(heading.title) else { return true }
    // Some exports leave the line breaks of a list as two characters.
    let text = body.joined(separator: "\n").replacing("\\n- ", with: "\n- ")
    sections.append(
      ReferenceSection(
        title: heading.title, parents: open.dropLast().map(\.title), line: heading.line, markdown: text))
    return true
  }

  private func isTableOfContents(_ title: String) -> Bool {
    title.lowercased().hasSuffix("contents") || body.allSatisfy { $0.isEmpty || $0.contains("](#") }
  }

  /// A line across the page.
  private static func isRule(_ line: String) -> Bool {
    line.count > 2 && Set(line).count == 1 && "-*_".contains(line.first ?? " ")
  }

  private static func markedHeadings(in lines: [ReferenceText.Line]) -> [Int: Heading] {
    var headings: [Int: Heading] = [:]
    var fence: Substring?
    for (index, line) in lines.enumerated() {
      let text = line.text.drop { $0 == " " }
      if let open = fence {
        if text.hasPrefix(open) { fence = nil }
        continue
      }
      if text.hasPrefix("```") || text.hasPrefix("~~~") {
        fence = text.prefix(3)
        continue
      }
      let level = line.text.prefix { $0 == "#" }.count
      if (1...6).contains(level), line.text.dropFirst(level).first == " " {
        headings[index] = Heading(title: trimmed(line.text.dropFirst(level)), level: level, line: line.number)
      } else if let above = lines.indices.contains(index - 1) ? lines[index - 1] : nil, line.text.count > 2,
        headings[index - 1] == nil, Set(line.text).count == 1, "=-".contains(line.text.first ?? " "),
        let first = above.text.first, first.isLetter || first.isNumber || first == "`"
      {
        headings[index - 1] = Heading(
          title: trimmed(above.text[...]), level: line.text.first == "=" ? 1 : 2, line: above.number, isUnderlined: true)
      }
    }
    return headings
  }

  /// A title without the marks of emphasis, code, anchors and closing number signs.
  private static func trimmed(_ title: Substring) -> String {
    var rest = title.drop(while: \.isWhitespace)
    if rest.hasSuffix("}"), let brace = rest.lastIndex(of: "{") { rest = rest[..<brace] }
    while let last = rest.last, last.isWhitespace || last == "#" { rest.removeLast() }
    return PlainText.line(rest)
  }
}
