import Dispatch
import SourceText
import SwiftUIModel
import SwiftUIProject

/// Gives threads to work that can be divided.
public protocol ThreadSource: Sendable {
  /// Does work on another thread with a stack that is large enough for the parser. False when there is none to give.
  func run(_ work: @escaping @Sendable () -> Void) -> Bool
}

/// The work on one version of a file, of which an earlier one may be known.
struct IncrementalLint: Sendable {
  private let linter: Linter
  private let file: ViewFile
  private let project: any ProjectFacts
  private let settings: LintSettings
  private let isCancelled: @Sendable () -> Bool
  private let previous: LintSnapshot?

  init(
    linter: Linter, file: ViewFile, project: any ProjectFacts, settings: LintSettings,
    isCancelled: @escaping @Sendable () -> Bool, previous: LintSnapshot?
  ) {
    self.linter = linter
    self.file = file
    self.project = project
    self.settings = settings
    self.isCancelled = isCancelled
    self.previous = previous.flatMap { $0.settings == settings && !$0.file.isTooDeep ? $0 : nil }
  }

  /// What is known of this version, but for what is reported of it; nil when the work was cancelled.
  func snapshot(_ threads: (any ThreadSource)?) -> LintSnapshot? {
    let diff = previous.map { DeclarationDiff(from: $0.file, to: file) }
    let words = words(diff)
    let allWords = words.reduce(into: Set()) { $0.formUnion($1) }
    let rules = linter.running(allWords, settings)
    let known = previous.flatMap { previous -> LintSnapshot? in
      // A rule that did not run before has to look at everything.
      rules == linter.running(previous.allWords, settings) ? previous : nil
    }
    let declarations = if let known, let diff { changed(since: known, diff, rules) } else { all(rules, threads) }
    guard let declarations else { return nil }
    var dependencies = known?.dependencies ?? Dependencies()
    for declaration in declarations where declaration.isNew { dependencies.formUnion(declaration.results.dependencies) }
    return LintSnapshot(
      file: file, settings: settings, words: words, allWords: allWords, declarations: declarations.map(\.results),
      dependencies: dependencies)
  }

  /// What was found in a declaration, and whether that was looked for now.
  private typealias DeclarationResult = (results: LintSnapshot.DeclarationResults, isNew: Bool)

  /// The words of the search that each declaration holds.
  private func words(_ diff: DeclarationDiff?) -> [Set<Int>] {
    file.declarationRanges.enumerated().map { number, range in
      if let previous, let before = diff?.earlier(number) { return previous.words[before] }
      return linter.words(in: Array(file.text.utf8[range.lower..<range.upper]))
    }
  }

  /// Looks where something may be another than it was.
  private func changed(since known: LintSnapshot, _ diff: DeclarationDiff, _ rules: [Int]) -> [DeclarationResult]? {
    let affected = diff.affected(known.dependencies)
    var found: [DeclarationResult] = []
    for (number, target) in file.declarationRanges.enumerated() {
      let before = diff.earlier(number).map { known.declarations[$0] }
      if let moved = before?.moved(by: diff, affected: affected) {
        found.append((moved, false))
        continue
      }
      var results: [LintSnapshot.RuleResult] = []
      for (rule, remembered) in before.map({ $0.results.map { ($0.rule, $0) } }) ?? rules.map({ ($0, nil) }) {
        if isCancelled() { return nil }
        let moved = remembered.flatMap { $0.moved(by: diff, affected: affected) }
        if let result = moved ?? result(of: rule, target) { results.append(result) }
      }
      found.append((LintSnapshot.DeclarationResults(results), true))
    }
    return found
  }

  /// Looks at everything, from both ends where there is another thread.
  private func all(_ rules: [Int], _ threads: (any ThreadSource)?) -> [DeclarationResult]? {
    let ranges = file.declarationRanges
    let queue = Locked(DeclarationQueue(waiting: ranges.indices))
    let work = { @Sendable (fromEnd: Bool) in
      while !isCancelled(), let number = queue.withLock({ $0.take(fromEnd: fromEnd) }) {
        let results = rules.compactMap { isCancelled() ? nil : result(of: $0, ranges[number]) }
        queue.withLock { $0.found[number] = LintSnapshot.DeclarationResults(results) }
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
  private func result(of rule: Int, _ target: TextRange) -> LintSnapshot.RuleResult? {
    let recorder = DependencyRecorder()
    let context = RuleContext(file: file.recording(into: recorder), project: project, target: target)
    let findings = linter.findings(of: rule, in: context)
    let dependencies = recorder.dependencies
    guard !findings.isEmpty || !dependencies.isEmpty else { return nil }
    return LintSnapshot.RuleResult(rule: rule, findings: findings, dependencies: dependencies)
  }
}

/// Declarations, by their numbers, that wait for somebody to look at them.
private struct DeclarationQueue {
  var waiting: Range<Int>
  var found: [Int: LintSnapshot.DeclarationResults] = [:]

  mutating func take(fromEnd: Bool) -> Int? { fromEnd ? waiting.popLast() : waiting.popFirst() }
}
