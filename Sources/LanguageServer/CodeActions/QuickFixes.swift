import LanguageServerProtocol
import Linting
import SourceText
import Supervision

/// The actions that belong to findings.
struct QuickFixes {
  let context: RequestContext

  private var analysis: Analysis { context.analysis }
  private var text: SourceText { analysis.snapshot.text }
  private var support: ClientCapabilities.CodeActions { context.client.capabilities.codeAction }

  /// The findings on the lines of a range, those that it touches first.
  func findings(on range: TextRange) -> [EnumeratedSequence<[Finding]>.Element] {
    let lines = text.lines.line(of: range.lower)...text.lines.line(of: range.upper)
    let onLines = analysis.findings.enumerated().filter { finding in
      lines.overlaps(text.lines.line(of: finding.element.range.lower)...text.lines.line(of: finding.element.range.upper))
    }
    return onLines.filter { $0.element.range.touches(range) } + onLines.filter { !$0.element.range.touches(range) }
  }

  /// The fix of a finding, or the reason why there is none where the client can show that.
  func fixes(of finding: Finding, index: Int) -> [CodeAction] {
    let diagnostics = [analysis.diagnostic(of: finding)]
    guard let fix = finding.fix else {
      guard let refusal = finding.refusal, support.hasDisabled else { return [] }
      let title = analysis.linter.rule(finding.rule).map { "Fix “\($0.title)”" } ?? "Fix \(finding.rule)"
      return [CodeAction(title: title, kind: .quickFix, diagnostics: diagnostics, disabled: refusal)]
    }
    var action = CodeAction(
      title: fix.level == .safe ? fix.title : "\(fix.title) (needs review)", kind: .quickFix, diagnostics: diagnostics,
      isPreferred: fix.level == .safe && support.hasPreferred)
    if fix.spansFiles, context.client.resolvesEdits {
      action.data = CodeActionResolveRequest.data(uri: analysis.snapshot.uri, stamp: context.stamp, finding: index)
    } else {
      guard let edit = context.edit(of: fix) else { return [] }
      action.edit = edit
    }
    return [action]
  }

  /// What else can be done about findings, once for each rule or line: fix all of a kind, silence, explain.
  func companions(of findings: [Finding]) -> [CodeAction] {
    let rules = firstOfEachRule(findings)
    let explanations = rules.map { finding in
      let command = explanation(of: finding)
      return CodeAction(
        title: command.title, kind: .quickFix, diagnostics: [analysis.diagnostic(of: finding)], command: command)
    }
    return rules.compactMap { fixAll(like: $0) } + silencing(findings, rules: rules) + explanations
  }

  /// *Fix all of this kind in the file*, where there is more than one.
  private func fixAll(like finding: Finding) -> CodeAction? {
    let same = analysis.findings.filter { $0.rule == finding.rule && $0.fix?.level == .safe }
    guard same.count > 1, analysis.file != nil else { return nil }
    let action = CodeAction(
      title: "Fix all \(same.count) of “\(finding.rule)” in this file", kind: .quickFix,
      diagnostics: same.map { analysis.diagnostic(of: $0) })
    return context.fixAllAction(action, rule: finding.rule)
  }

  private func silencing(_ findings: [Finding], rules: [Finding]) -> [CodeAction] {
    guard let file = analysis.file else { return [] }
    let suppressions = Suppressions(in: file)
    var actions: [CodeAction] = []
    var seen: Set<String> = []
    for finding in findings where finding.rule != Suppressions.rule {
      let line = text.lines.line(of: finding.range.lower)
      guard seen.insert("\(line) \(finding.rule)").inserted,
        let edits = suppressions.disabling(finding.rule, onLine: line)
      else { continue }
      actions.append(action("Disable \(finding.rule) for this line", finding, edits))
    }
    for finding in rules where finding.rule != Suppressions.rule {
      guard let edits = suppressions.disablingInFile(finding.rule) else { continue }
      actions.append(action("Disable \(finding.rule) in this file", finding, edits))
    }
    return actions
  }

  private func action(_ title: String, _ finding: Finding, _ edits: EditSet) -> CodeAction {
    CodeAction(
      title: title, kind: .quickFix, diagnostics: [analysis.diagnostic(of: finding)], edit: context.edit(edits))
  }

  /// *Explain RULE* for each rule, as commands for a client that knows nothing else.
  func explanations(of findings: [Finding]) -> [Command] { firstOfEachRule(findings).map(explanation) }

  private func explanation(of finding: Finding) -> Command {
    Command(title: "Explain \(finding.rule)", command: ServerCommand.explain, arguments: [.string(finding.rule)])
  }

  private func firstOfEachRule(_ findings: [Finding]) -> [Finding] {
    var seen: Set<String> = []
    return findings.filter { seen.insert($0.rule).inserted }
  }
}
