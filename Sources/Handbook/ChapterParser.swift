/// Splits a chapter into its sections.
///
/// A chapter starts with `# Title`. A section is a line `## Title {#anchor}`, a comment with one `key: values` a line, and
/// Markdown up to the next such heading outside a code fence:
///
///     ## A title {#an-anchor}
///     <!--
///     apis: what it is the main explanation of, another
///     also: what else it says something about
///     rules: an-id
///     messages: one text | another text
///     rows: 6-15, 155
///     -->
struct ChapterParser {
  private var chapter = ""
  private var sections: [HandbookSection] = []
  private var heading: (title: String, anchor: String)?
  private var metadata: [String: Substring] = [:]
  private var isInMetadata = false
  private var isInFence = false
  private var body: [Substring] = []

  static func sections(of text: String) -> [HandbookSection] {
    var parser = ChapterParser()
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      parser.read(Substring(line))
    }
    parser.finishSection()
    return parser.sections
  }

  private mutating func read(_ line: Substring) {
    if isInMetadata {
      readMetadata(line)
    } else if line.hasPrefix("```") {
      isInFence.toggle()
      body.append(line)
    } else if isInFence {
      body.append(line)
    } else if line.hasPrefix("## ") {
      finishSection()
      heading = Self.heading(line.dropFirst(3))
    } else if line.hasPrefix("# ") {
      chapter = String(line.dropFirst(2))
    } else if line == "<!--", heading != nil, body.allSatisfy(\.isEmpty) {
      isInMetadata = true
    } else {
      body.append(line)
    }
  }

  private mutating func readMetadata(_ line: Substring) {
    guard line != "-->" else { isInMetadata = false; return }
    guard let colon = line.firstIndex(of: ":") else { return }
    metadata[String(line[..<colon])] = line[line.index(after: colon)...]
  }

  private mutating func finishSection() {
    defer {
      heading = nil
      metadata = [:]
      body = []
    }
    guard let heading else { return }
    while body.first?.isEmpty == true { body.removeFirst() }
    while body.last?.isEmpty == true { body.removeLast() }
    sections.append(
      HandbookSection(
        anchor: heading.anchor, title: heading.title, chapter: chapter, markdown: body.joined(separator: "\n"),
        apis: values("apis", separator: ","), relatedAPIs: values("also", separator: ","),
        rules: values("rules", separator: ","),
        messages: values("messages", separator: "|"), rows: values("rows", separator: ",").flatMap(Self.numbers)))
  }

  private func values(_ key: String, separator: Character) -> [String] {
    (metadata[key] ?? "").split(separator: separator).map(Self.trimmed).filter { !$0.isEmpty }
  }

  /// Reads `Title {#anchor}`; a heading without anchor gets an empty one.
  private static func heading(_ text: Substring) -> (title: String, anchor: String) {
    guard let brace = text.lastIndex(of: "{"), text.hasSuffix("}") else { return (trimmed(text), "") }
    let anchor = text[brace...].dropFirst().dropLast().drop { $0 == "#" }
    return (trimmed(text[..<brace]), String(anchor))
  }

  /// Reads `7` or `6-15`.
  private static func numbers(_ text: String) -> [Int] {
    let ends = text.split(separator: "-").compactMap { Int($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return [] }
    return Array(first...last)
  }

  private static func trimmed(_ text: Substring) -> String {
    var rest = text
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
