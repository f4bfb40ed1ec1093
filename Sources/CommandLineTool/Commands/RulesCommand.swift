import LanguageServerProtocol
import Linting
import Rules

extension Command {
  /// Lists the rules.
  static let rules = Command(
    name: "rules", operands: "", summary: "List all rules.",
    details: "Levels are the highest that a rule reports by default; \"off\" marks rules that run only when asked to.",
    options: [Option("--format", "FORMAT", help: "How the list is printed, text if not given.", choices: ["text", "json"])],
    run: { arguments throws(Failure) in
      let rules = AllRules.rules
      Terminal.print(arguments.value("--format") == "json" ? json(rules) : table(rules))
      return 0
    })

  private static func json(_ rules: [Rule]) -> String {
    JSONFormat.text(
      .array(
        rules.map { rule in
          [
            "id": .string(rule.id), "severity": .string(rule.severity.rawValue), "enabled": .bool(rule.isEnabled),
            "fix": .string(rule.fixLevel.rawValue), "chapter": .string(rule.chapter.rawValue), "title": .string(rule.title),
          ]
        }))
  }

  private static func table(_ rules: [Rule]) -> String {
    let rows =
      [["ID", "LEVEL", "FIX", "CHAPTER", "TITLE"]]
      + rules.map { rule in
        [
          rule.id, rule.isEnabled ? rule.severity.rawValue : "\(rule.severity.rawValue), off", rule.fixLevel.rawValue,
          rule.chapter.rawValue, rule.title,
        ]
      }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined() + (row.last ?? "") + "\n"
    }.joined()
  }
}
