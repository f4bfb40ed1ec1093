/// The lines of a reference as somebody wrote or copied it, brought into the shape of a plain text file.
struct ReferenceText {
  struct Line {
    var text: String
    /// In the file, from 1.
    let number: Int
  }

  private(set) var lines: [Line]

  init(_ text: String) {
    let split = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines = split.enumerated().map { index, line in
      let text = Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
      return Line(text: String(text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text), number: index + 1)
    }
    takeAddedLines()
    dropBars()
    dropFrontMatter()
  }

  /// Takes the new side of a unified diff, or of a text whose lines all start with a plus sign.
  private mutating func takeAddedLines() {
    let written = lines.filter { !$0.text.isEmpty }
    let added = written.filter { $0.text.hasPrefix("+") }.count
    let isHunk = lines.contains { $0.text.hasPrefix("@@ ") } && added * 2 > written.count
    guard isHunk || (written.count > 2 && added * 10 > written.count * 9) else { return }
    lines = lines.compactMap { line in
      guard let mark = line.text.first else { return line }
      guard mark == "+" || mark == " ", !line.text.hasPrefix("+++ ") else { return nil }
      return Line(text: String(line.text.dropFirst()), number: line.number)
    }
  }

  /// Takes away the bars that some pages put between all lines when a file's text is copied from them. Where there are more
  /// than between any other lines, an empty line was lost, and the indentation of code always is.
  private mutating func dropBars() {
    let isBar = lines.map { $0.text.allSatisfy { $0 == "|" || $0 == " " } && $0.text.contains("|") }
    guard isBar.count(where: { $0 }) * 3 > lines.count(where: { !$0.text.isEmpty }) else { return }
    var kept: [(line: Line, bars: Int)] = []
    var bars = 0
    for (line, isBar) in zip(lines, isBar) {
      if isBar {
        bars += 1
      } else {
        kept.append((line, bars))
        bars = 0
      }
    }
    let usual = kept.map(\.bars).filter { $0 > 0 }.min() ?? 0
    lines = kept.flatMap { line, bars in bars > usual ? [Line(text: "", number: line.number), line] : [line] }
    indentCode()
  }

  /// Indents fenced code by its braces.
  private mutating func indentCode() {
    var depth: Int?
    for index in lines.indices {
      let text = lines[index].text
      if text.hasPrefix("```") {
        depth = depth == nil ? 0 : nil
      } else if let level = depth, !text.isEmpty {
        let closing = text.prefix { "})]".contains($0) }.count
        let isContinued = text.hasPrefix(".") || text.hasPrefix("&&") || text.hasPrefix("||")
        lines[index].text = String(repeating: "  ", count: max(0, level - closing) + (isContinued ? 1 : 0)) + text
        depth = max(0, level + text.count { "{([".contains($0) } - text.count { "})]".contains($0) })
      }
    }
  }

  /// Takes away the block of settings that agent skills and site generators put on top.
  private mutating func dropFrontMatter() {
    guard lines.first?.text == "---", let end = lines.dropFirst().firstIndex(where: { $0.text == "---" }), end < 60 else {
      return
    }
    lines.removeSubrange(...end)
  }
}
