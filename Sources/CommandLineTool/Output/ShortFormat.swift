import Linting
import SourceText

/// `path:line:column: warning: message [id]`, one line a finding, which Xcode and compilers' error matchers read. Columns count
/// UTF-8 bytes from 1.
enum ShortFormat {
  static func render(_ report: Report) -> String {
    report.findings.map { file, text, finding in
      "\(place(file.name, text, finding.range)): \(word(for: finding.severity)): \(oneLine(finding.message)) [\(finding.rule)]\n"
    }.joined()
  }

  /// `path:line:column`.
  static func place(_ name: String, _ text: SourceText, _ range: TextRange) -> String {
    let position = text.position(of: range.lower, in: .utf8)
    return "\(name):\(position.line + 1):\(position.character + 1)"
  }

  /// Compilers know no hints and no information.
  static func word(for severity: Severity) -> String { severity < .warning ? "note" : severity.rawValue }

  /// A message whose lines are put behind each other.
  static func oneLine(_ message: String) -> String {
    message.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
