import Linting
import Rules

/// The table of rules in the README, between two marks.
struct RuleTable {
  private static let path = "README.md"
  private static let begin = "<!-- rules:begin -->"
  private static let end = "<!-- rules:end -->"
  private let package: Package

  init(_ package: Package) { self.package = package }

  func write() throws {
    let text = try package.text(at: Self.path)
    guard let begin = text.range(of: Self.begin), let end = text.range(of: Self.end, range: begin.upperBound..<text.endIndex)
    else { throw DevToolError("\(Self.path) needs the marks \(Self.begin) and \(Self.end), in this order.") }
    let rewritten = text[..<begin.upperBound] + "\n" + Self.table(of: AllRules.rules) + text[end.lowerBound...]
    try package.write(String(rewritten), to: Self.path)
  }

  static func table(of rules: [Rule]) -> String {
    Chapter.allCases.map { chapter in
      let rows = rules.filter { $0.chapter == chapter }.map(row)
      guard !rows.isEmpty else { return "" }
      return "| \(chapter.rawValue) | about | severity | fix |\n|---|---|---|---|\n" + rows.joined() + "\n"
    }.joined()
  }

  private static func row(_ rule: Rule) -> String {
    let severity = rule.isEnabled ? rule.severity.rawValue : "off"
    let fix = rule.fixLevel == .none ? "" : rule.fixLevel.rawValue
    return "| `\(rule.id)` | \(rule.title.replacing("|", with: "\\|")) | \(severity) | \(fix) |\n"
  }
}
