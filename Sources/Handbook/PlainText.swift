extension HandbookSection {
  /// The text for clients and terminals without Markdown.
  public var plainText: String { PlainText.of(markdown) }

  /// The same with every paragraph in one line.
  public var unwrappedPlainText: String { PlainText.of(Unwrapping.unwrapped(markdown)) }
}

/// Markdown without its marks: code indented by four spaces, tables in columns.
enum PlainText {
  static func of(_ markdown: String) -> String {
    var lines: [String] = []
    var table: [[String]] = []
    var isInFence = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isInFence, line.hasPrefix("|") {
        table.append(cells(line))
        continue
      }
      lines += columns(table)
      table = []
      if line.hasPrefix("```") {
        isInFence.toggle()
      } else if isInFence {
        lines.append(line.isEmpty ? "" : "    " + line)
      } else {
        lines.append(self.line(line))
      }
    }
    return (lines + columns(table)).joined(separator: "\n")
  }

  /// The cells of a table's row; empty for the line under the header.
  private static func cells(_ row: Substring) -> [String] {
    guard row.contains(where: { $0 != "|" && $0 != "-" && $0 != ":" && $0 != " " }) else { return [] }
    return row.split(separator: "|", omittingEmptySubsequences: true).map { line(trimmed($0)) }
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

  /// Drops the marks of emphasis and code, and the targets of links.
  static func line(_ line: Substring) -> String {
    InlineMarkdown.parts(of: line).reduce(into: "") { text, part in
      switch part {
      case .text(let plain): text += plain.filter { $0 != "*" }
      case .code(let code): text += code
      case .link(let label, _): text += Self.line(label)
      }
    }
  }
}
