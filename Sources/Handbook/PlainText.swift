extension HandbookSection {
  /// The text for clients and terminals without Markdown: no marks, code indented by four spaces, tables in columns.
  public var plainText: String {
    var lines: [String] = []
    var table: [[String]] = []
    var isInFence = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isInFence, line.hasPrefix("|") {
        table.append(Self.cells(line))
        continue
      }
      lines += Self.columns(table)
      table = []
      if line.hasPrefix("```") {
        isInFence.toggle()
      } else if isInFence {
        lines.append(line.isEmpty ? "" : "    " + line)
      } else {
        lines.append(Self.withoutMarks(line))
      }
    }
    return (lines + Self.columns(table)).joined(separator: "\n")
  }

  /// The cells of a table's row; empty for the line under the header.
  private static func cells(_ row: Substring) -> [String] {
    guard row.contains(where: { $0 != "|" && $0 != "-" && $0 != ":" && $0 != " " }) else { return [] }
    return row.split(separator: "|", omittingEmptySubsequences: true).map { withoutMarks(trimmed($0)) }
  }

  private static func columns(_ rows: [[String]]) -> [String] {
    let rows = rows.filter { !$0.isEmpty }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column < widths.count { widths[column] = max(widths[column], cell.count) } else { widths.append(cell.count) }
      }
    }
    return rows.map { row in
      let padded = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
      return String(trimmed(padded.joined(separator: "  ")[...]))
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var rest = text.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }

  /// Drops `**`, backticks and the targets of links; asterisks inside code are kept out of the handbook by a test.
  private static func withoutMarks(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let character = rest.first {
      if character == "[", let link = link(rest) {
        result += withoutMarks(link.text)
        rest = link.rest
        continue
      }
      if character != "*" && character != "`" { result.append(character) }
      rest.removeFirst()
    }
    return result
  }

  /// The text of a link at the start of `text`, and what comes after the link.
  private static func link(_ text: Substring) -> (text: Substring, rest: Substring)? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let target = text[close...].dropFirst()
    guard target.first == "(", let end = target.firstIndex(of: ")") else { return nil }
    return (text[..<close].dropFirst(), target[end...].dropFirst())
  }
}
