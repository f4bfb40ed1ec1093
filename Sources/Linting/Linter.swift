import SourceText
import SwiftUIModel
import SwiftUIProject

/// Runs rules on files, and asks refactorings about places in them.
public struct Linter: Sendable {
  /// In the order of the catalogue.
  public let rules: [Rule]
  public let refactorings: [Refactoring]
  /// Every id that may stand in settings and suppression comments.
  public let ids: Set<String>

  private let search: ByteSearch
  /// Of each word of `search`.
  private let meanings: [TriggerMeaning]

  /// What a word in a text means.
  private enum TriggerMeaning: Equatable {
    /// That a rule, by its place, may find something.
    case rule(Int)
    /// That the file may import SwiftUI.
    case swiftUI
    /// That there may be suppression comments.
    case suppression
  }

  public init(rules: [Rule], refactorings: [Refactoring] = []) {
    self.rules = rules
    self.refactorings = refactorings
    ids = Set(rules.map(\.id)).union([Suppressions.rule])
    let words =
      rules.enumerated().flatMap { index, rule in rule.triggers.map { (word: $0, meaning: TriggerMeaning.rule(index)) } }
      + [("SwiftUI", .swiftUI), (Suppressions.mark, .suppression)]
    search = ByteSearch(words.map(\.word))
    meanings = words.map(\.meaning)
  }

  /// Whether a text can have findings at all. A text for which this is false need not be parsed.
  public func mayHaveFindings(_ text: SourceText) -> Bool { mayHaveFindings(utf8: text.utf8) }

  /// Whether a text, given as its bytes, can have findings at all.
  public func mayHaveFindings(utf8: [UInt8]) -> Bool {
    var (hasSwiftUI, hasTrigger, mayHave) = (false, false, false)
    search.scan(utf8) { word, _ in
      switch meanings[word] {
      case .rule(let rule): if rules[rule].needsSwiftUI { hasTrigger = true } else { mayHave = true }
      case .swiftUI: hasSwiftUI = true
      case .suppression: mayHave = true
      }
      mayHave = mayHave || hasSwiftUI && hasTrigger
      return !mayHave
    }
    return mayHave
  }

  /// The rule with an id.
  public func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// Looks at a file, declaration by declaration. Of a file that nests too deeply to be parsed nothing is found.
  /// - Parameters:
  ///   - previous: what was found in an earlier version of the file, in the same project; then only what may be another one
  ///     now is looked for
  ///   - threads: what else can do a part of the work on a file of which nothing is known; nothing goes on in it afterwards
  ///   - isCancelled: asked before each rule
  /// - Returns: nil if the work was cancelled
  public func lint(
    _ file: ViewFile, after previous: LintSnapshot? = nil, project: any ProjectFacts, settings: LintSettings = .standard,
    threads: (any ThreadSource)? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> LintSnapshot? {
    guard !file.isTooDeep else { return LintSnapshot(ofTooDeep: file, settings: settings) }
    let lint = IncrementalLint(
      linter: self, file: file, project: project, settings: settings, isCancelled: isCancelled, previous: previous)
    guard var snapshot = lint.snapshot(threads) else { return nil }
    snapshot.findings = report(snapshot.ruleFindings, snapshot.allWords, file, project, settings)
    return snapshot
  }

  /// The findings of a file of which no other version is known, in order of their ranges.
  public func findings(
    in file: ViewFile, project: any ProjectFacts, settings: LintSettings = .standard
  ) -> [Finding] {
    lint(file, project: project, settings: settings)?.findings ?? []
  }

  /// The rules, by their places, that run on a text with some words of the search.
  func running(_ words: Set<Int>, _ settings: LintSettings) -> [Int] {
    var triggered = [Bool](repeating: false, count: rules.count)
    var hasSwiftUI = false
    for word in words {
      switch meanings[word] {
      case .rule(let rule): triggered[rule] = true
      case .swiftUI: hasSwiftUI = true
      case .suppression: break
      }
    }
    return rules.indices.filter { index in
      let rule = rules[index]
      return triggered[index] && (hasSwiftUI || !rule.needsSwiftUI) && settings.runs(rule.id, byDefault: rule.isEnabled)
    }
  }

  /// The findings of a rule that start in the target.
  func findings(of rule: Int, in context: RuleContext) -> [Finding] {
    rules[rule].check(context).filter { finding in
      guard context.isInTarget(finding.range) else { return false }
      // What its author calls deprecated goes as a whole, and nobody modernises it.
      return finding.severity >= .warning || !context.file.isInDeprecatedDeclaration(finding.range)
    }
  }

  /// The words of the search that a piece of text holds.
  func words(in utf8: [UInt8]) -> Set<Int> { search.found(in: utf8) }

  /// What is reported of the rules' findings.
  private func report(
    _ found: [Finding], _ words: Set<Int>, _ file: ViewFile, _ project: any ProjectFacts, _ settings: LintSettings
  ) -> [Finding] {
    let broken = BrokenLines(of: file)
    var findings = found.map { broken.refusingFix(of: $0) }
    if words.contains(where: { meanings[$0] == .suppression }) {
      findings = Suppressions(in: file).apply(to: findings, linter: self, project: project, settings: settings)
    }
    for index in findings.indices { findings[index].severity = settings.severity(of: findings[index]) }
    return Self.inOrder(findings)
  }

  /// Sorted by range, rule and message; findings that agree in all three count once.
  private static func inOrder(_ findings: [Finding]) -> [Finding] {
    let sorted = findings.sorted { a, b in
      (a.range.lower, a.range.upper, a.rule, a.message) < (b.range.lower, b.range.upper, b.rule, b.message)
    }
    var result: [Finding] = []
    for finding in sorted {
      if let last = result.last, last.range == finding.range, last.rule == finding.rule, last.message == finding.message {
        continue
      }
      result.append(finding)
    }
    return result
  }
}
