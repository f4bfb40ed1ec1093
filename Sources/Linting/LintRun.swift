import SourceText
import SwiftUIModel

/// The work on one version of a file when an earlier one is remembered.
struct LintRun {
  private let linter: Linter
  private let file: ViewFile
  private let project: any ProjectFacts
  private let settings: LintSettings
  private let old: LintMemory?
  private var questions = ReadLog.Questions()

  init(linter: Linter, file: ViewFile, project: any ProjectFacts, settings: LintSettings, memory: LintMemory?) {
    self.linter = linter
    self.file = file
    self.project = project
    self.settings = settings
    old = memory?.settings == settings ? memory : nil
  }

  /// What is to be known of this version; nil when nothing can be found, or when the work was cancelled.
  mutating func memory(isCancelled: () -> Bool) -> LintMemory? {
    let change = old.map { FileChange(from: $0.file, to: file) }
    let words = words(change)
    let allWords = words.reduce(into: Set()) { $0.formUnion($1) }
    let rules = linter.running(allWords, settings)
    let known = old.flatMap { old -> LintMemory? in
      // A rule that did not run before has to look at everything.
      rules == linter.running(old.allWords, settings) ? old : nil
    }
    let affected = known.flatMap { known in change.map { $0.affected(known.questions) } } ?? ReadLog.Questions()
    questions = known?.questions ?? ReadLog.Questions()

    var declarations: [LintMemory.Declaration] = []
    for (number, focus) in file.declarationRanges.enumerated() {
      let before = change?.earlier(number).flatMap { known?.declarations[$0] }
      if let change, let moved = before?.moved(by: change, affected: affected) {
        declarations.append(moved)
        continue
      }
      var own: [LintMemory.Result] = []
      for (rule, remembered) in before.map({ $0.results.map { ($0.rule, $0) } }) ?? rules.map({ ($0, nil) }) {
        if isCancelled() { return nil }
        let moved = change.flatMap { change in remembered.flatMap { $0.moved(by: change, affected: affected) } }
        if let result = moved ?? result(of: rule, focus) { own.append(result) }
      }
      declarations.append(LintMemory.Declaration(own))
    }
    return LintMemory(
      file: file, settings: settings, words: words, allWords: allWords, declarations: declarations, questions: questions)
  }

  /// The words of the search that each declaration holds.
  private func words(_ change: FileChange?) -> [Set<Int>] {
    file.declarationRanges.enumerated().map { number, range in
      if let old, let before = change?.earlier(number) { return old.words[before] }
      return linter.words(in: Array(file.text.utf8[range.lower..<range.upper]))
    }
  }

  /// What a rule finds; nil when it finds nothing and never will unless this declaration changes.
  private mutating func result(of rule: Int, _ focus: TextRange) -> LintMemory.Result? {
    let log = ReadLog()
    let context = RuleContext(file: file.noting(in: log), project: project, focus: focus)
    let findings = linter.findings(of: rule, in: context)
    let asked = log.questions
    guard !findings.isEmpty || !asked.isEmpty else { return nil }
    questions.formUnion(asked)
    return LintMemory.Result(rule: rule, findings: findings, questions: asked)
  }
}

extension LintMemory {
  /// Those of all rules, in any order.
  var findings: [Finding] {
    declarations.flatMap { $0.hasFindings ? $0.results.flatMap(\.findings) : [] }
  }
}
