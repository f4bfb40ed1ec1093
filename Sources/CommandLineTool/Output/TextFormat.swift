import Linting
import SourceText

/// Findings with their source line, the range underlined, and what can be done.
struct TextFormat {
  let style: Style

  func render(_ report: Report) -> String {
    report.findings.map { render($1, $2, of: $0, in: report) }.joined() + summary(of: report)
  }

  private func render(_ text: SourceText, _ finding: Finding, of file: CheckedFile, in report: Report) -> String {
    let level = finding.severity.rawValue
    let place = style.bold(ShortFormat.place(file.name, text, finding.range))
    var lines = ["\(place): \(color(level, finding.severity)): \(finding.message) [\(finding.rule)]"]
    let source = excerpt(text, finding.range, finding.severity)
    lines += source.lines
    let margin = String(repeating: " ", count: source.margin)
    for related in finding.related {
      guard let other = report.place(related.path, in: file) else { continue }
      let place = ShortFormat.place(other.name, other.text, related.range)
      lines.append("\(margin) = see \(place): \(related.message)")
    }
    if let fix = finding.fix {
      lines.append("\(margin) = fix\(fix.level == .review ? " (needs a look)" : ""): \(fix.title)")
      if let caution = fix.caution { lines.append("\(margin)   \(caution)") }
    } else if let refusal = finding.refusal {
      lines.append("\(margin) = no fix: \(refusal)")
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func color(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: style.red(text)
    case .warning: style.yellow(text)
    case .information: style.blue(text)
    case .hint: style.cyan(text)
    }
  }

  /// The line that a range starts in, with a line below it that underlines the range as far as it is in that line.
  private func excerpt(_ text: SourceText, _ range: TextRange, _ severity: Severity) -> (lines: [String], margin: Int) {
    let line = text.position(of: range.lower, in: .utf8).line
    let start = text.lines.start(of: line) ?? 0
    let end = text.endOfLine(line)
    let number = String(line + 1)
    let margin = String(repeating: " ", count: number.count)
    let source = text[TextRange(start, end)]
    let before = blank(text[TextRange(start, range.lower)])
    let marked = width(of: text[TextRange(range.lower, min(max(range.upper, range.lower), end))])
    let underline = before + color(String(repeating: "^", count: max(1, marked)), severity)
    let bar = style.faint("|")
    return (["\(margin) \(bar)", "\(style.faint(number)) \(bar) \(source)", "\(margin) \(bar) \(underline)"], number.count)
  }

  /// Blanks as wide as a text; tabs stay, since only the terminal knows their width.
  private func blank(_ text: String) -> String {
    text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: width(of: $0)) }.joined()
  }

  private func width(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  /// The columns that a character takes: two for emoji and for Chinese, Japanese and Korean.
  private func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let isWide =
      scalar.properties.isEmojiPresentation || (0x1100...0x115F).contains(scalar.value)
      || (0x2E80...0xA4CF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
      || (0xFF00...0xFF60).contains(scalar.value) || (0x20000...0x3FFFD).contains(scalar.value)
    return isWide ? 2 : 1
  }

  private func summary(of report: Report) -> String {
    let counts = [
      (Severity.error, "error"), (.warning, "warning"), (.information, "remark"), (.hint, "hint"),
    ].compactMap { severity, word in
      let count = report.count(of: severity)
      return count == 0 ? nil : Self.count(count, word)
    }
    let files = "\(Self.count(report.fileCount, "file")) checked"
    let found =
      counts.isEmpty ? "nothing found" : "\(counts.joined(separator: ", ")) in \(Self.count(report.files.count, "file"))"
    let hidden =
      report.hiddenCount == 0 ? "" : "; \(Self.count(report.hiddenCount, "finding")) below --severity not shown"
    return "\(files), \(found)\(hidden).\n"
  }

  /// "1 file", "2 files".
  static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
