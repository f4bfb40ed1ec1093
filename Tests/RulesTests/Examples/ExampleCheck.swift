import Linting
import SourceText
import SwiftUIModel

/// One thing that must hold for an example. The answer lists what does not; an example that passes has none.
struct ExampleCheck: Sendable {
  let problems: @Sendable (ExampleCase, _ allRules: [Rule]) -> [String]

  /// The marks are the ranges of the rule's findings; allowed code has none, except where it names a severity.
  static let ranges = ExampleCheck { test, _ in ranges(of: test, dress: { $0 }) }

  static let afterEmoji = ExampleCheck { test, _ in ranges(of: test) { "// 🥾 é\n" + $0 } }

  static let carriageReturns = ExampleCheck { test, _ in ranges(of: test) { $0.replacing("\n", with: "\r\n") } }

  static let tabs = ExampleCheck { test, _ in ranges(of: test, dress: Dress.tabs) }

  /// Ranges, fix and silence of an example in a dress.
  private static func ranges(of test: ExampleCase, dress: (String) -> String) -> [String] {
    let code = DressedExample(test.example, dress: dress)
    let findings = code.findings(of: [test.rule])
    if !test.isFlagged {
      guard let severity = test.example.severity else { return findings.map { "flagged: \($0.message)" } }
      return findings.filter { $0.severity != severity || $0.fix?.level == .safe }.map {
        "more than a \(severity): \($0.message)"
      }
    }
    var problems: [String] = []
    if code.marks.isEmpty { problems.append("no mark in flagged code") }
    let found = findings.map(\.range)
    if found != code.marks {
      problems.append("found \(list(found, in: code.file.text)) instead of \(list(code.marks, in: code.file.text))")
    }
    guard let fix = findings.first?.fix else {
      return code.fixed == nil ? problems : problems + ["no fix; refused: \(findings.first?.refusal ?? "no reason")"]
    }
    guard let fixed = code.fixed else { return problems + ["a fix, but no fixed code: \(fix.title)"] }
    let text = code.applying(fix)?.text.string
    if text != fixed { problems.append("fixed to\n\(visible(text ?? "nothing"))\ninstead of\n\(visible(fixed))") }
    return problems
  }

  /// Severity of the first finding and level of its fix are those that the example and the rule promise.
  static let levels = ExampleCheck { test, _ in
    guard test.isFlagged, let first = DressedExample(test.example).findings(of: [test.rule]).first else { return [] }
    var problems: [String] = []
    let severity = test.example.severity ?? test.rule.severity
    if first.severity != severity { problems.append("\(first.severity) instead of \(severity)") }
    if first.severity > test.rule.severity {
      problems.append("\(first.severity) is higher than the rule's \(test.rule.severity)")
    }
    let level = first.fix?.level ?? .none
    if level != test.example.level { problems.append("fix \(level) instead of \(test.example.level)") }
    if level == .safe, test.rule.fixLevel != .safe {
      problems.append("a safe fix of a rule that promises \(test.rule.fixLevel)")
    }
    if level != .none, test.rule.fixLevel == .none { problems.append("a fix of a rule that promises none") }
    return problems
  }

  /// Neither the example nor any fix of it has a syntax error.
  static let syntax = ExampleCheck { test, _ in
    let code = DressedExample(test.example)
    var problems = code.file.syntaxErrors.map { "a syntax error at \($0) in the example" }
    for finding in code.findings(of: [test.rule]) {
      guard let fix = finding.fix else { continue }
      guard let fixed = code.applying(fix) else { problems.append("\(fix.title): edits outside the text"); continue }
      for text in [fixed.text] + fixed.project.texts.values {
        problems += ParsedTexts.file(text).syntaxErrors.map { "\(fix.title): a syntax error at \($0) in\n\(text.string)" }
      }
    }
    return problems
  }

  /// Asked about one declaration after the other, each rule finds what it finds when it is asked about all of the file.
  static let target = ExampleCheck { test, allRules in
    let code = DressedExample(test.example)
    let file = code.file
    let whole = RuleContext(file: file, project: code.project)
    let parts = file.declarationRanges.map { RuleContext(file: file, project: code.project, target: $0) }
    return allRules.flatMap { rule in
      let found = Set(rule.check(whole))
      let inParts = Set(parts.flatMap { part in rule.check(part).filter { part.isInTarget($0.range) } })
      return found.subtracting(inParts).map { "missed when asked about its declaration: \($0.rule), \($0.message)" }
        + inParts.subtracting(found).map { "found only when asked about its declaration: \($0.rule), \($0.message)" }
    }
  }

  /// A fix removes its finding, adds none of any rule, and fixing again changes nothing.
  static let idempotence = ExampleCheck { test, allRules in
    let code = DressedExample(test.example)
    let allRules = allRules.filter { $0.isEnabled || $0.id == test.rule.id }
    let before = code.findings(of: allRules)
    var problems: [String] = []
    for finding in before where finding.rule == test.rule.id {
      guard let fix = finding.fix, let fixed = code.applying(fix) else { continue }
      let after = Linter(rules: allRules)
        .findings(in: ParsedTexts.file(fixed.text), project: fixed.project, settings: .running(allRules))
      for rule in allRules {
        let count = { (findings: [Finding]) in findings.count { $0.rule == rule.id } }
        let allowed = rule.id == test.rule.id ? count(before) - 1 : count(before)
        guard count(after) > allowed else { continue }
        let messages = after.filter { $0.rule == rule.id }.map(\.message).joined(separator: " ")
        problems.append("\(fix.title): then \(rule.id) still or newly finds: \(messages)\n\(fixed.text.string)")
      }
    }
    let linter = Linter(rules: [test.rule])
    for includesReview in [false, true] {
      let fixAll = FixAll(linter: linter, includesReview: includesReview)
      guard
        let once = code.file.text.applying(fixAll.edits(of: code.file, project: code.project, settings: .running([test.rule])))
      else { continue }
      let again = fixAll.edits(of: ParsedTexts.file(once), project: code.project, settings: .running([test.rule]))
      if !again.isEmpty { problems.append("fix-all changes its own result:\n\(once.string)") }
    }
    return problems
  }

  /// Code in comments, in strings and in branches that are never compiled is no code.
  static let silence = ExampleCheck { test, allRules in
    Dress.silent.flatMap { name, dress in
      let code = DressedExample(test.example, dress: dress)
      return code.findings(of: [test.rule]).map { "flagged in \(name): \($0.message)" }
    }
  }

  /// The actions that disable the rule, for each line and for the file, silence it without needing a word more.
  static let suppression = ExampleCheck { test, _ in
    let code = DressedExample(test.example)
    let linter = Linter(rules: [test.rule])
    let findings = linter.findings(in: code.file, project: code.project, settings: .running([test.rule]))
    guard test.isFlagged, !findings.isEmpty else { return [] }
    var problems: [String] = []
    let check = { (text: SourceText) in
      for finding in linter.findings(in: ParsedTexts.file(text), project: code.project, settings: .running([test.rule])) {
        problems.append("\(finding.rule): \(finding.message)\n\(text.string)")
      }
    }
    if let edits = Suppressions(in: code.file).disablingInFile(test.rule.id), let text = code.file.text.applying(edits) {
      check(text)
    } else {
      problems.append("cannot be disabled in the file")
    }
    // From the last line up, so that the lines of the findings that are left keep their numbers.
    var file = code.file
    for line in Set(findings.map { code.file.text.lines.line(of: $0.range.lower) }).sorted(by: >) {
      guard let edits = Suppressions(in: file).disabling(test.rule.id, onLine: line), let text = file.text.applying(edits)
      else {
        problems.append("cannot be disabled on line \(line + 1)")
        continue
      }
      file = ParsedTexts.file(text)
    }
    check(file.text)
    return problems
  }

  /// Half-typed code neither traps nor gets edits that make it worse. A few cuts an example, others for each example.
  static let truncation = ExampleCheck { test, _ in
    let code = DressedExample(test.example)
    var problems: [String] = []
    for text in Dress.cuts(of: code.file.text, count: 7) {
      let file = ParsedTexts.file(text)
      for finding in Linter(rules: [test.rule])
        .findings(in: file, project: code.project, settings: .running([test.rule]))
      {
        guard let fix = finding.fix, !fix.spansFiles else { continue }
        guard let fixed = text.applying(fix.ownEdits) else { problems.append("\(fix.title): edits outside the text"); continue }
        if ParsedTexts.file(fixed).syntaxErrors.count > file.syntaxErrors.count {
          problems.append("\(fix.title) adds a syntax error to half-typed code:\n\(text.string)\n---\n\(fixed.string)")
        }
      }
    }
    return problems
  }

  private static func list(_ ranges: [TextRange], in text: SourceText) -> String {
    let places = ranges.map { range in
      let start = text.position(of: range.lower, in: .utf8)
      return "\(start.line + 1):\(start.character + 1) `\(text[range])`"
    }
    return "[" + places.joined(separator: ", ") + "]"
  }

  /// With the white space that tests are about.
  private static func visible(_ text: String) -> String { text.replacing("\r\n", with: "␍\n").replacing("\t", with: "⇥") }
}
