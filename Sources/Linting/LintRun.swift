import Dispatch
import SourceText
import SwiftUIModel
import SwiftUIProject

/// Gives threads to work that can be divided.
public protocol ThreadSource: Sendable {
  /// Does work on another thread with a stack that is large enough for the parser. False when there is none to give.
  func run(_ work: @escaping @Sendable () -> Void) -> Bool
}

/// The work on one version of a file when an earlier one is remembered.
struct LintRun: Sendable {
  private let linter: Linter
  private let file: ViewFile
  private let project: any ProjectFacts
  private let settings: LintSettings
  private let isCancelled: @Sendable () -> Bool
  private let old: LintMemory?

  init(
    linter: Linter, file: ViewFile, project: any ProjectFacts, settings: LintSettings,
    isCancelled: @escaping @Sendable () -> Bool, memory: LintMemory?
  ) {
    self.linter = linter
    self.file = file
    self.project = project
    self.settings = settings
    self.isCancelled = isCancelled
    old = memory?.settings == settings ? memory : nil
  }

  /// What is to be known of this version; nil when the work was cancelled.
  func memory(_ threads: (any ThreadSource)?) -> LintMemory? {
    let change = old.map { FileChange(from: $0.file, to: file) }
    let words = words(change)
    let allWords = words.reduce(into: Set()) { $0.formUnion($1) }
    let rules = linter.running(allWords, settings)
    let known = old.flatMap { old -> LintMemory? in
      // A rule that did not run before has to look at everything.
      rules == linter.running(old.allWords, settings) ? old : nil
    }
    let declarations =
      if let known, let change { later(known, change, rules) } else { all(rules, threads) }
    guard let declarations else { return nil }
    var questions = known?.questions ?? ReadLog.Questions()
    for declaration in declarations where declaration.isNew { questions.formUnion(declaration.found.questions) }
    return LintMemory(
      file: file, settings: settings, words: words, allWords: allWords, declarations: declarations.map(\.found),
      questions: questions)
  }

  /// What was found in a declaration, and whether that was looked for now.
  private typealias Look = (found: LintMemory.Declaration, isNew: Bool)

  /// The words of the search that each declaration holds.
  private func words(_ change: FileChange?) -> [Set<Int>] {
    file.declarationRanges.enumerated().map { number, range in
      if let old, let before = change?.earlier(number) { return old.words[before] }
      return linter.words(in: Array(file.text.utf8[range.lower..<range.upper]))
    }
  }

  /// Looks where something may be another than it was.
  private func later(_ known: LintMemory, _ change: FileChange, _ rules: [Int]) -> [Look]? {
    let affected = change.affected(known.questions)
    var looks: [Look] = []
    for (number, focus) in file.declarationRanges.enumerated() {
      let before = change.earlier(number).map { known.declarations[$0] }
      if let moved = before?.moved(by: change, affected: affected) {
        looks.append((moved, false))
        continue
      }
      var results: [LintMemory.Result] = []
      for (rule, remembered) in before.map({ $0.results.map { ($0.rule, $0) } }) ?? rules.map({ ($0, nil) }) {
        if isCancelled() { return nil }
        let moved = remembered.flatMap { $0.moved(by: change, affected: affected) }
        if let result = moved ?? result(of: rule, focus) { results.append(result) }
      }
      looks.append((LintMemory.Declaration(results), true))
    }
    return looks
  }

  /// Looks at everything, from both ends where there is another thread.
  private func all(_ rules: [Int], _ threads: (any ThreadSource)?) -> [Look]? {
    let ranges = file.declarationRanges
    let queue = Locked(LookQueue(waiting: ranges.indices))
    let work = { @Sendable (fromEnd: Bool) in
      while !isCancelled(), let number = queue.withLock({ $0.take(fromEnd: fromEnd) }) {
        let results = rules.compactMap { isCancelled() ? nil : result(of: $0, ranges[number]) }
        queue.withLock { $0.found[number] = LintMemory.Declaration(results) }
      }
    }
    let isDone = DispatchSemaphore(value: 0)
    let isDivided =
      ranges.count > 1
      && threads?.run {
        work(true)
        isDone.signal()
      } == true
    work(false)
    if isDivided { isDone.wait() }
    if isCancelled() { return nil }
    let found = queue.withLock { $0.found }
    return ranges.indices.compactMap { number in found[number].map { ($0, true) } }
  }

  /// What a rule finds; nil when it finds nothing and never will unless this declaration changes.
  private func result(of rule: Int, _ focus: TextRange) -> LintMemory.Result? {
    let log = ReadLog()
    let context = RuleContext(file: file.noting(in: log), project: project, focus: focus)
    let findings = linter.findings(of: rule, in: context)
    let asked = log.questions
    guard !findings.isEmpty || !asked.isEmpty else { return nil }
    return LintMemory.Result(rule: rule, findings: findings, questions: asked)
  }
}

/// Declarations, by their numbers, that wait for somebody to look at them.
private struct LookQueue {
  var waiting: Range<Int>
  var found: [Int: LintMemory.Declaration] = [:]

  mutating func take(fromEnd: Bool) -> Int? { fromEnd ? waiting.popLast() : waiting.popFirst() }
}

extension LintMemory {
  /// Those of all rules, in any order.
  var findings: [Finding] {
    declarations.flatMap { $0.hasFindings ? $0.results.flatMap(\.findings) : [] }
  }
}
