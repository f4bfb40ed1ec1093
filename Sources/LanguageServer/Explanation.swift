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
      var text = "### \(title)\n\n\(markdown.withLinks(to: handbook))"
      if let page = apis.first.flatMap({ APILinks.url(forAPI: $0) }) { text += "\n\n[Apple’s documentation](\(page))" }
      return text
    }
  }
}

extension String {
  /// Links to other sections lead to the hosted handbook, or become plain text, since an editor cannot follow them.
  fileprivate func withLinks(to handbook: String?) -> String {
    var result = ""
    var rest = self[...]
    while let middle = rest.range(of: "](#") {
      guard let open = rest[..<middle.lowerBound].lastIndex(of: "["),
        let close = rest[middle.upperBound...].firstIndex(of: ")")
      else {
        result += rest[..<middle.upperBound]
        rest = rest[middle.upperBound...]
        continue
      }
      let label = rest[rest.index(after: open)..<middle.lowerBound]
      result += rest[..<open]
      result += handbook.map { "[\(label)](\($0)#\(rest[middle.upperBound..<close]))" } ?? String(label)
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

extension Substring {
  /// The first place of a short text; nil when it does not occur.
  fileprivate func range(of text: String) -> Range<Index>? {
    var place = startIndex
    while let start = self[place...].firstIndex(where: { $0 == text.first }) {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      place = index(after: start)
    }
    return nil
  }
}
