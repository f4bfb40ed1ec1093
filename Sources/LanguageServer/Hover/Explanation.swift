import Handbook
import LanguageServerProtocol
import Linting

/// What is shown of findings at one place: the rule, what is wrong here, why, what the fix needs, and the handbook's sections.
struct Explanation {
  let findings: [Finding]
  let analysis: Analysis
  /// The API at the place, if one is there.
  var api: APIMention?

  func text(_ kind: MarkupContent.Kind) -> String {
    var parts = findings.flatMap { paragraphs(about: $0, kind) }
    if let api, let line = analysis.availability(of: api, kind) { parts.append(line) }
    var seen: Set<String> = []
    let sections = findings.compactMap { Handbook.section(anchor: $0.anchor) ?? Handbook.section(forRule: $0.rule) }
    for section in sections where seen.insert(section.anchor).inserted {
      if kind == .markdown { parts.append("---") }
      parts += analysis.quotations(about: section, api: api?.name, kind)
    }
    return parts.joined(separator: "\n\n")
  }

  private func paragraphs(about finding: Finding, _ kind: MarkupContent.Kind) -> [String] {
    let rule = analysis.linter.rule(finding.rule)
    let name = rule?.title ?? finding.rule
    let title = name.prefix(1).uppercased() + name.dropFirst()
    var parts = [kind == .markdown ? "**\(title)** · `\(finding.rule)`" : "\(title) (\(finding.rule))", finding.message]
    if let why = rule?.why, !why.isEmpty { parts.append(why) }
    if let fix = finding.fix {
      let caution = fix.level == .review ? " Needs review: \(fix.caution ?? "look at the result before you keep it.")" : ""
      parts.append("Fix: \(fix.title).\(caution)")
    } else if let refusal = finding.refusal {
      parts.append("No fix is offered: \(refusal)")
    }
    return kind == .markdown ? parts : parts.map { $0.filter { $0 != "`" } }
  }
}
