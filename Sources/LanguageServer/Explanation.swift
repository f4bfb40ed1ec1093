import Handbook
import LanguageServerProtocol
import Linting

/// What is shown of a finding: the rule, what is wrong here, why, what the fix needs, and the handbook's section.
struct Explanation {
  let finding: Finding
  let rule: Rule?
  let section: HandbookSection?
  let handbook: String?

  init(of finding: Finding, in analysis: Analysis) {
    self.finding = finding
    rule = analysis.linter.rule(finding.rule)
    section = Handbook.section(anchor: finding.anchor) ?? Handbook.section(forRule: finding.rule)
    handbook = analysis.facts.settings.handbookURL
  }

  func text(_ kind: MarkupContent.Kind) -> String {
    var parts: [String] = []
    let title = rule?.title ?? finding.rule
    switch kind {
    case .markdown: parts.append("**\(title)** · `\(finding.rule)`")
    case .plaintext: parts.append("\(title) (\(finding.rule))")
    }
    parts.append(finding.message)
    if let why = rule?.why, !why.isEmpty { parts.append(why) }
    if let fix = finding.fix {
      let caution = fix.level == .review ? " Needs review: \(fix.caution ?? "look at the result before you keep it.")" : ""
      parts.append("Fix: \(fix.title).\(caution)")
    } else if let refusal = finding.refusal {
      parts.append("No fix is offered: \(refusal)")
    }
    if let section {
      parts.append(kind == .markdown ? "---" : "")
      parts.append(section.text(kind, handbook: handbook))
    }
    return parts.joined(separator: "\n\n")
  }
}

extension HandbookSection {
  /// The section under its title. `handbook` is the address of the hosted handbook, where links between sections then lead.
  func text(_ kind: MarkupContent.Kind, handbook: String?) -> String {
    switch kind {
    case .plaintext: return "\(title)\n\n\(plainText)"
    case .markdown:
      // Without a hosted handbook, links between sections become plain text, since an editor cannot follow them.
      var text = "### \(title)\n\n\(markdown { anchor in handbook.map { "\($0)#\(anchor)" } })"
      if let page = documentationURL { text += "\n\n[Apple’s documentation](\(page))" }
      return text
    }
  }
}
