import Foundation
import Handbook
import Linting
import Rules
import Testing

/// What rules say, and what they are called.
enum RuleText {
  /// What is wrong with a rule's words, its number of examples or its links.
  static func problems(of rule: Rule, anchors: Set<String>) -> [String] {
    var problems: [String] = []
    if rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) == nil {
      problems.append("its id is not made of lower-case words with hyphens")
    }
    if rule.flagged.count < 3 { problems.append("fewer than three flagged examples") }
    if rule.allowed.count < 3 { problems.append("fewer than three allowed examples") }
    if rule.triggers.isEmpty || rule.triggers.contains("") { problems.append("no trigger, or an empty one") }
    if rule.title.isEmpty || rule.title.hasSuffix(".") { problems.append("its title is empty or a sentence") }
    problems += sentence(rule.why, "why")
    if !anchors.contains(rule.anchor) { problems.append("the handbook has no section \(rule.anchor)") }
    let examples = rule.flagged + rule.allowed
    if examples.contains(where: { $0.note.isEmpty }) { problems.append("an example without a note") }
    for example in rule.flagged where !rule.triggers.contains(where: example.plainCode.contains) {
      problems.append("no trigger in the example: \(example.note)")
    }
    let levels = rule.flagged.map(\.level)
    if rule.fixLevel != .none, !levels.contains(rule.fixLevel) {
      problems.append("no example of a fix that is \(rule.fixLevel)")
    }
    for example in rule.flagged {
      let code = DressedExample(example)
      for finding in code.findings(of: [rule]) {
        problems += Self.problems(of: finding, in: code, anchors: anchors).map { "\($0): \(example.note)" }
      }
    }
    return problems
  }

  private static func problems(of finding: Finding, in code: DressedExample, anchors: Set<String>) -> [String] {
    var problems = sentence(finding.message, "message")
    for place in finding.related where place.message.isEmpty { problems.append("a related place without a message") }
    if let refusal = finding.refusal { problems += sentence(refusal, "refusal") }
    if finding.fix != nil, finding.refusal != nil { problems.append("both a fix and a refusal") }
    if !anchors.contains(finding.anchor) { problems.append("the handbook has no section \(finding.anchor)") }
    let lines = code.file.text.lines
    if finding.range.isEmpty || lines.line(of: finding.range.lower) != lines.line(of: finding.range.upper) {
      problems.append("its range is empty or spans lines")
    }
    guard let fix = finding.fix else { return problems }
    if fix.title.isEmpty || fix.title.hasSuffix(".") || fix.title.first?.isUppercase != true {
      problems.append("the fix's title is no imperative sentence without a full stop: \(fix.title)")
    }
    switch fix.level {
    case .safe: if fix.caution != nil { problems.append("a safe fix with a caution") }
    case .review: problems += sentence(fix.caution ?? "", "caution")
    case .none: problems.append("a fix of level none")
    }
    return problems
  }

  private static func sentence(_ text: String, _ what: String) -> [String] {
    var problems: [String] = []
    if !text.hasSuffix(".") { problems.append("its \(what) does not end with a full stop: \(text)") }
    if text.contains("\n") || text.contains("  ") { problems.append("its \(what) has odd white space: \(text)") }
    if text.localizedStandardContains("please") { problems.append("its \(what) begs: \(text)") }
    if text.first?.isLowercase == true { problems.append("its \(what) starts with a small letter: \(text)") }
    return problems
  }
}

@Suite("Rules")
struct RuleTextTests {
  static let anchors = Set(Handbook.sections.map(\.anchor))

  @Test("have a name, plain words, examples and a section of the handbook", arguments: ExampleCase.rules.map(\.id))
  func words(id: String) throws {
    let rule = try #require(AllRules.rules.first { $0.id == id })
    let problems = RuleText.problems(of: rule, anchors: Self.anchors)
    if !problems.isEmpty { Issue.record("\(id):\n\(Set(problems).sorted().joined(separator: "\n"))") }
  }

  @Test("differ in id and title")
  func unique() {
    let rules = AllRules.rules
    #expect(Set(rules.map(\.id)).count == rules.count)
    #expect(Set(rules.map(\.title)).count == rules.count)
    #expect(!rules.contains { $0.id == Suppressions.rule || $0.id == "all" })
  }

  @Test("and the comments about them are explained in the handbook")
  func suppression() {
    #expect(Self.anchors.contains(Suppressions.rule))
  }
}
