/// Markdown whose paragraphs are lines of their own, as windows that wrap lines themselves show best.
public enum Unwrapping {
  /// Joins the lines of paragraphs and list items. Code, tables, headings and lines that end with a hard break stay.
  public static func unwrapped(_ markdown: String) -> String {
    var lines: [Substring] = []
    var joined: [String] = []
    var isInFence = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.hasPrefix("```") || line.hasPrefix("~~~")
      if !isInFence, !isFence, let last = lines.last, isProse(last), !endsHard(last), continues(line),
        let text = joined.popLast()
      {
        joined.append(text + " " + line.drop { $0 == " " })
      } else {
        joined.append(String(line))
      }
      lines.append(isInFence || isFence ? "" : line)
      if isFence { isInFence.toggle() }
    }
    return joined.joined(separator: "\n")
  }

  /// Whether a line is text that the next one can belong to.
  private static func isProse(_ line: Substring) -> Bool {
    guard let first = line.first else { return false }
    return !"|#>\t".contains(first) && !line.hasPrefix("    ") && !line.hasPrefix("---")
  }

  private static func endsHard(_ line: Substring) -> Bool { line.hasSuffix("  ") || line.hasSuffix("\\") }

  /// Whether a line goes on with the paragraph or list item above.
  private static func continues(_ line: Substring) -> Bool {
    guard isProse(line) else { return false }
    let text = line.drop { $0 == " " }
    guard let first = text.first else { return false }
    if "-*+•".contains(first), text.dropFirst().first == " " { return false }
    let number = text.prefix(while: \.isNumber)
    return number.isEmpty || !(text.dropFirst(number.count).hasPrefix(". ") || text.dropFirst(number.count).hasPrefix(") "))
  }
}
