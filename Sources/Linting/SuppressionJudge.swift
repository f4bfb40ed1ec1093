import SourceText
import SwiftUIModel
import SwiftUIProject

/// Finds suppression comments that do not do what they say: unknown ids and words, and suppressions without effect.
struct SuppressionJudge {
  let suppressions: Suppressions
  let linter: Linter
  let settings: LintSettings
  /// The names that silenced a finding.
  let used: Set<Suppressions.Source>
  /// Whether the rules saw all that they wanted to see, so that what found nothing will go on finding nothing.
  let isCertain: Bool

  /// What is wrong with a name.
  private enum Fault {
    case unknown(nearest: String?)
    case withoutEffect
  }

  func findings() -> [Finding] {
    suppressions.comments.enumerated().flatMap { index, comment in findings(in: comment, index: index) }
  }

  private func findings(in comment: SuppressionComment, index: Int) -> [Finding] {
    if case .unknown(let word) = comment.action {
      return [
        finding(
          comment.command,
          "`\(Suppressions.mark)\(word)` suppresses nothing; write `disable`, `disable:next`, `disable:this`, "
            + "`disable:previous` or `enable`.")
      ]
    }
    if comment.names.isEmpty {
      return [
        finding(
          comment.command, "This comment names no rule and so has no effect; write the rule's id, or `all`, behind it.")
      ]
    }
    let faults = comment.names.enumerated().map { fault(of: $1, in: comment, source: .init(comment: index, name: $0)) }
    let isUseless = faults.allSatisfy { $0 != nil }
    var result: [Finding] = []
    for (number, name) in comment.names.enumerated() {
      guard let fault = faults[number] else { continue }
      let removal = isUseless ? removal(of: comment) : removal(ofName: number, in: comment)
      let remove = isUseless ? "Remove this comment" : "Remove `\(name.id)` from this comment"
      switch fault {
      case .unknown(let nearest?):
        result.append(
          finding(
            name.range, "There is no rule `\(name.id)`; the nearest is `\(nearest)`.",
            Fix(
              title: "Write `\(nearest)`", level: .review, caution: "Another rule may have been meant.",
              edits: [TextEdit(name.range, nearest)])))
      case .unknown(nil):
        result.append(
          finding(
            name.range, "There is no rule `\(name.id)`, so nothing is suppressed by that name.",
            removal.flatMap {
              Fix(title: remove, level: .review, caution: "A newer version may know this rule.", edits: [$0])
            }))
      case .withoutEffect:
        result.append(
          finding(
            name.range, message(for: name, in: comment),
            // The other names of the comment may need a person's look, and they would go with it.
            removal.flatMap { edit in
              let isSafe = !isUseless || faults.allSatisfy { if case .withoutEffect = $0 { true } else { false } }
              return Fix(
                title: remove, level: isSafe ? .safe : .review,
                caution: isSafe ? nil : "The comment also names an unknown rule.", edits: [edit])
            }))
      }
    }
    return result
  }

  private func fault(of name: SuppressionComment.Name, in comment: SuppressionComment, source: Suppressions.Source) -> Fault? {
    if !name.isAll, !linter.ids.contains(name.id) {
      return .unknown(nearest: linter.ids.nearest(to: name.id, limit: 1).first)
    }
    // A rule that did not run, or could not see all, tells nothing about its comments.
    guard isCertain, suppressions.file.syntaxErrors.isEmpty, name.id != Suppressions.rule else { return nil }
    if comment.action == .enable { return endsNothing(name, of: comment) ? .withoutEffect : nil }
    if used.contains(source) { return nil }
    if name.isAll { return settings.only == nil ? .withoutEffect : nil }
    guard let rule = linter.rule(name.id), settings.runs(rule.id, byDefault: rule.isEnabled) else { return nil }
    return .withoutEffect
  }

  /// Whether no region that an `enable` could end is open where it stands.
  private func endsNothing(_ name: SuppressionComment.Name, of comment: SuppressionComment) -> Bool {
    suppressions.openRegions(of: name.isAll ? nil : name.id, at: comment.range.lower - 1).isEmpty
  }

  private func message(for name: SuppressionComment.Name, in comment: SuppressionComment) -> String {
    let place: String
    switch comment.action {
    case .disableNext: place = "on the next line"
    case .disableThis: place = "on this line"
    case .disablePrevious: place = "on the line before"
    case .disable, .unknown: place = "in this region"
    case .enable: return "\(name.isAll ? "No rule is" : "`\(name.id)` is not") disabled here, so this comment has no effect."
    }
    let finding = name.isAll ? "No rule finds anything" : "`\(name.id)` finds nothing"
    return "\(finding) \(place), so this comment has no effect."
  }

  private func finding(_ range: TextRange, _ message: String, _ fix: Fix? = nil) -> Finding {
    Finding(
      rule: Suppressions.rule, severity: .hint, range: range, message: FindingMessage(message), tags: [.unnecessary], fix: fix,
      anchor: Suppressions.rule)
  }

  /// The deletion of a whole comment, with its line where nothing else stands there; nil for a comment of several lines, which
  /// may say other things too.
  private func removal(of comment: SuppressionComment) -> TextEdit? {
    let text = suppressions.file.text
    let line = text.lines.line(of: comment.range.lower)
    guard line == text.lines.line(of: comment.range.upper), let start = text.lines.start(of: line) else { return nil }
    let end = text.endOfLine(line)
    let before = text[TextRange(start, comment.range.lower)]
    let after = text[TextRange(comment.range.upper, end)]
    let isBlank = { (part: String) in part.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    guard isBlank(after) else { return .delete(comment.range) }
    if isBlank(before) { return .delete(TextRange(start, text.lines.start(of: line + 1) ?? text.count)) }
    let kept = before.utf8.reversed().drop { $0 == 0x20 || $0 == 0x09 }.count
    return .delete(TextRange(start + kept, end))
  }

  /// The deletion of one of several names with what separates it from its neighbour.
  private func removal(ofName number: Int, in comment: SuppressionComment) -> TextEdit? {
    let names = comment.names
    if number > 0 { return .delete(TextRange(names[number - 1].range.upper, names[number].range.upper)) }
    return names.count > 1 ? .delete(TextRange(names[0].range.lower, names[1].range.lower)) : nil
  }
}
