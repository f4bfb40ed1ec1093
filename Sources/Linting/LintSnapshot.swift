import SourceText
import SwiftUIModel
import SwiftUIProject

/// What was found in one version of a file, declaration by declaration, and what it depends on, so that of the next version only
/// what changed is looked at.
///
/// It holds for the same settings and the same project: who keeps it drops it when one of these changes.
public struct LintSnapshot: Sendable {
  /// What is reported: in order of their ranges, with their severities, without those that comments silence. Fixes that would
  /// touch a line with a syntax error are refused.
  public internal(set) var findings: [Finding] = []

  /// What one rule found in one declaration.
  struct RuleResult: Sendable {
    /// The rule's place among the linter's rules.
    let rule: Int
    var findings: [Finding]
    let dependencies: Dependencies
  }

  /// What the rules found in one declaration at file level.
  struct DeclarationResults: Sendable {
    /// Those without findings and dependencies are left out.
    let results: [RuleResult]
    /// Those of all results.
    let dependencies: Dependencies
    let hasFindings: Bool

    init(_ results: [RuleResult]) {
      self.results = results
      dependencies = results.reduce(into: Dependencies()) { $0.formUnion($1.dependencies) }
      hasFindings = results.contains { !$0.findings.isEmpty }
    }

    private init(_ results: [RuleResult], like other: DeclarationResults) {
      self.results = results
      dependencies = other.dependencies
      hasFindings = other.hasFindings
    }

    /// The same in a later version of the file; nil when one of the results may be another one there.
    func moved(by diff: DeclarationDiff, affected: Dependencies) -> DeclarationResults? {
      if dependencies.intersects(affected) { return nil }
      guard hasFindings else { return self }
      var moved: [RuleResult] = []
      for result in results {
        guard let result = result.findings.isEmpty ? result : result.moved(by: diff, affected: affected) else { return nil }
        moved.append(result)
      }
      return DeclarationResults(moved, like: self)
    }
  }

  let file: ViewFile
  let settings: LintSettings
  /// The places, in the linter's search, of the words that each declaration at file level holds.
  let words: [Set<Int>]
  /// Those of the whole file.
  let allWords: Set<Int>
  /// As many as the file has; none when it nests too deeply to be parsed.
  let declarations: [DeclarationResults]
  /// At least those of all results.
  let dependencies: Dependencies

  /// What the rules found, in any order, before comments and settings are looked at.
  var ruleFindings: [Finding] {
    declarations.flatMap { $0.hasFindings ? $0.results.flatMap(\.findings) : [] }
  }
}

extension LintSnapshot {
  /// Of a file that nests too deeply to be parsed.
  init(ofTooDeep file: ViewFile, settings: LintSettings) {
    self.init(file: file, settings: settings, words: [], allWords: [], declarations: [], dependencies: Dependencies())
  }
}

extension LintSnapshot.RuleResult {
  /// The result in a later version of the file; nil when it may be another one there.
  func moved(by diff: DeclarationDiff, affected: Dependencies) -> LintSnapshot.RuleResult? {
    if dependencies.intersects(affected) { return nil }
    var moved: [Finding] = []
    for finding in findings {
      guard let finding = finding.moved(by: diff) else { return nil }
      moved.append(finding)
    }
    return LintSnapshot.RuleResult(rule: rule, findings: moved, dependencies: dependencies)
  }
}

extension Finding {
  /// The finding in a later version of the file; nil when it says something about what changed.
  fileprivate func moved(by diff: DeclarationDiff) -> Finding? {
    guard let range = diff.range(of: range), let message = messageSentence.moved(by: diff) else { return nil }
    var places: [RelatedPlace] = []
    for place in related {
      guard place.path == nil else { places.append(place); continue }
      guard let range = diff.range(of: place.range) else { return nil }
      places.append(RelatedPlace(range: range, message: place.message))
    }
    var moved: (fix: Fix?, refusal: FindingMessage?)
    if let fix {
      guard let fix = fix.moved(by: diff) else { return nil }
      moved.fix = fix
    }
    if let refusalSentence {
      guard let refusal = refusalSentence.moved(by: diff) else { return nil }
      moved.refusal = refusal
    }
    return Finding(
      rule: rule, severity: severity, range: range, message: message, related: places, tags: tags, fix: moved.fix,
      refusal: moved.refusal, anchor: anchor)
  }
}

extension Fix {
  /// The fix in a later version of the finding's own file; nil when it changes or speaks of what changed.
  fileprivate func moved(by diff: DeclarationDiff) -> Fix? {
    var moved: [FileEdits] = []
    for file in files {
      guard file.path == nil else { moved.append(file); continue }
      var edits: [TextEdit] = []
      for edit in file.edits.edits {
        guard let range = diff.range(of: edit.range) else { return nil }
        edits.append(TextEdit(range, edit.replacement))
      }
      guard let set = EditSet(edits) else { return nil }
      moved.append(FileEdits(edits: set))
    }
    guard let cautionSentence else { return Fix(title: title, level: level, files: moved) }
    guard let caution = cautionSentence.moved(by: diff) else { return nil }
    return Fix(title: title, level: level, caution: caution, files: moved)
  }
}
