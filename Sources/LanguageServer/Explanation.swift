import Handbook
import LanguageServerProtocol
import Linting

/// What is shown of findings at one place: the rule, what is wrong here, why, what the fix needs, and the handbook's sections.
struct Explanation {
  let findings: [Finding]
  let analysis: Analysis

  func text(_ kind: MarkupContent.Kind) -> String {
    var parts = findings.flatMap { paragraphs(about: $0, kind) }
    var seen: Set<String> = []
    let sections = findings.compactMap { Handbook.section(anchor: $0.anchor) ?? Handbook.section(forRule: $0.rule) }
    for section in sections where seen.insert(section.anchor).inserted {
      if kind == .markdown { parts.append("---") }
      parts += analysis.quotations(about: section, kind)
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
    return parts
  }
}

extension Analysis {
  /// What is quoted about a subject: the user's own references first, then the handbook.
  func quotations(about section: HandbookSection, _ kind: MarkupContent.Kind) -> [String] {
    let own = references.sections(about: section, settings: facts.settings, roots: project.sources.roots)
    let quoted = own.map { reference in
      let text = reference.text(kind, handbook: nil)
      return kind == .markdown ? "\(text)\n\n*From \(reference.chapter)*" : "\(text)\n\nFrom \(reference.chapter)"
    }
    return quoted + [section.text(kind, handbook: facts.settings.handbookURL)]
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
