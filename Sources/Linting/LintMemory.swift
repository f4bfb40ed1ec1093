import SourceText
import SwiftUIModel

/// What was found in one version of a file, declaration by declaration, and what it depends on, so that of the next version only
/// what changed is looked at.
///
/// It holds for the same settings and the same project: who keeps it drops it when one of these changes.
public struct LintMemory: Sendable {
  /// The findings of one rule in one declaration.
  struct Result: Sendable {
    /// The rule's place among the linter's rules.
    let rule: Int
    var findings: [Finding]
    let questions: ReadLog.Questions
  }

  /// What the rules found in one declaration at file level.
  struct Declaration: Sendable {
    /// Those without findings and questions are left out.
    let results: [Result]
    /// Those of all results.
    let questions: ReadLog.Questions
    let hasFindings: Bool

    init(_ results: [Result]) {
      self.results = results
      questions = results.reduce(into: ReadLog.Questions()) { $0.formUnion($1.questions) }
      hasFindings = results.contains { !$0.findings.isEmpty }
    }

    private init(_ results: [Result], like other: Declaration) {
      self.results = results
      questions = other.questions
      hasFindings = other.hasFindings
    }

    /// The same in a later version of the file; nil when one of the results may be another one there.
    func moved(by change: FileChange, affected: ReadLog.Questions) -> Declaration? {
      if questions.meets(affected) { return nil }
      guard hasFindings else { return self }
      var moved: [Result] = []
      for result in results {
        guard let result = result.findings.isEmpty ? result : result.moved(by: change, affected: affected) else { return nil }
        moved.append(result)
      }
      return Declaration(moved, like: self)
    }
  }

  let file: ViewFile
  let settings: LintSettings
  /// The places, in the linter's search, of the words that each declaration at file level holds.
  let words: [Set<Int>]
  /// Those of the whole file.
  let allWords: Set<Int>
  let declarations: [Declaration]
  /// At least all questions of all results.
  let questions: ReadLog.Questions
}

extension LintMemory.Result {
  /// The result in a later version of the file; nil when it may be another one there.
  func moved(by change: FileChange, affected: ReadLog.Questions) -> LintMemory.Result? {
    if questions.meets(affected) { return nil }
    var moved: [Finding] = []
    for finding in findings {
      guard let finding = finding.moved(by: change) else { return nil }
      moved.append(finding)
    }
    return LintMemory.Result(rule: rule, findings: moved, questions: questions)
  }
}

extension Finding {
  /// The finding in a later version of the file; nil when it says something about what changed.
  fileprivate func moved(by change: FileChange) -> Finding? {
    if change.movesLines, namesLine { return nil }
    guard let range = change.range(of: range) else { return nil }
    var places: [RelatedPlace] = []
    for place in related {
      guard place.path == nil else { places.append(place); continue }
      guard let range = change.range(of: place.range) else { return nil }
      places.append(RelatedPlace(range: range, message: place.message))
    }
    var moved: Fix?
    if let fix {
      var files: [FileEdits] = []
      for file in fix.files {
        guard file.path == nil else { files.append(file); continue }
        var edits: [TextEdit] = []
        for edit in file.edits.edits {
          guard let range = change.range(of: edit.range) else { return nil }
          edits.append(TextEdit(range, edit.replacement))
        }
        guard let set = EditSet(edits) else { return nil }
        files.append(FileEdits(edits: set))
      }
      moved = Fix(title: fix.title, level: fix.level, caution: fix.caution, files: files)
    }
    return Finding(
      rule: rule, severity: severity, range: range, message: message, related: places, tags: tags, fix: moved, refusal: refusal,
      anchor: anchor)
  }

  /// Whether one of its sentences names a line by its number.
  private var namesLine: Bool {
    let sentences = [message, refusal, fix?.title, fix?.caution].compactMap { $0 } + related.map(\.message)
    return sentences.contains { sentence in
      var rest = Substring(sentence)
      while let word = rest.firstRange(of: "line ") {
        if rest[word.upperBound...].first?.isNumber == true { return true }
        rest = rest[word.upperBound...]
      }
      return false
    }
  }
}
