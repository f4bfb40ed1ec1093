import Linting
import SourceText

/// Workflow commands of GitHub Actions, which become annotations.
/// Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
enum GitHubFormat {
  static func render(_ report: Report) -> String {
    report.findings.map { file, text, finding in
      let start = text.position(of: finding.range.lower, in: .utf16)
      let end = text.position(of: finding.range.upper, in: .utf16)
      // An annotation over several lines may have no columns.
      let columns = start.line == end.line ? ["col=\(start.character + 1)", "endColumn=\(end.character + 1)"] : []
      let lines = ["line=\(start.line + 1)", "endLine=\(end.line + 1)"]
      let properties = ["file=\(property(file.name))"] + lines + columns + ["title=\(property(finding.rule))"]
      return "::\(command(for: finding.severity)) \(properties.joined(separator: ","))::\(escape(finding.message))\n"
    }.joined()
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "notice"
    }
  }

  private static func escape(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(Character(scalar))
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    escape(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
