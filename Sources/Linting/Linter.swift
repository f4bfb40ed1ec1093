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
  /// What each word of `search` tells.
  private let tells: [Tell]

  private enum Tell: Equatable {
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
      rules.enumerated().flatMap { index, rule in rule.triggers.map { (word: $0, tell: Tell.rule(index)) } }
      + [("SwiftUI", .swiftUI), (Suppressions.mark, .suppression)]
    search = ByteSearch(words.map(\.word))
    tells = words.map(\.tell)
  }

  /// Whether a text can have findings at all. A text for which this is false need not be parsed.
  public func mayMatter(_ text: SourceText) -> Bool { mayMatter(utf8: text.utf8) }

  /// Whether a text, given as its bytes, can have findings at all.
  public func mayMatter(utf8: [UInt8]) -> Bool {
    var (hasSwiftUI, hasTrigger, matters) = (false, false, false)
    search.scan(utf8) { word, _ in
      switch tells[word] {
      case .rule(let rule): if rules[rule].needsSwiftUI { hasTrigger = true } else { matters = true }
      case .swiftUI: hasSwiftUI = true
      case .suppression: matters = true
      }
      matters = matters || hasSwiftUI && hasTrigger
      return !matters
    }
    return matters
  }

  /// The rule with an id.
  public func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// The findings of one file, in order of their ranges. Fixes that would touch a line with a syntax error are refused.
  /// A file that nests too deeply to be parsed has none.
  /// - Parameters:
  ///   - focus: the UTF-8 offsets of the declarations at file level that are asked about; nil for all
  ///   - isCancelled: asked before each rule; once it is true the findings are of no use
  public func findings(
    in file: ViewFile, project: any ProjectFacts, settings: LintSettings = .standard, focus: TextRange? = nil,
    isCancelled: () -> Bool = { false }
  ) -> [Finding] {
    guard !file.isTooDeep else { return [] }
    let words = search.found(in: file.text.utf8)
    let context = RuleContext(file: file, project: project, focus: focus)
    var findings: [Finding] = []
    for index in running(words, settings) {
      if isCancelled() { return [] }
      findings += self.findings(of: index, in: context)
    }
    return report(findings, words, file, project, settings)
  }

  /// The same findings, with a memory from which those of the next version are found with less work.
  /// - Parameters:
  ///   - memory: of an earlier version of the file, in the same project
  ///   - threads: what else can do a part of the work on a file of which nothing is known; nothing goes on in it afterwards
  /// - Returns: the memory is nil when the file has no findings for sure, or when the work was cancelled
  public func findings(
    in file: ViewFile, remembering memory: LintMemory?, project: any ProjectFacts, settings: LintSettings = .standard,
    threads: (any ThreadSource)? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> (findings: [Finding], memory: LintMemory?) {
    guard !file.isTooDeep else { return ([], nil) }
    let run = LintRun(
      linter: self, file: file, project: project, settings: settings, isCancelled: isCancelled, memory: memory)
    guard let memory = run.memory(threads) else { return ([], nil) }
    return (report(memory.findings, memory.allWords, file, project, settings), memory)
  }

  /// The rules, by their places, that run on a text with some words of the search.
  func running(_ words: Set<Int>, _ settings: LintSettings) -> [Int] {
    var triggered = [Bool](repeating: false, count: rules.count)
    var hasSwiftUI = false
    for word in words {
      switch tells[word] {
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

  /// The findings of a rule that start in the focus.
  func findings(of rule: Int, in context: RuleContext) -> [Finding] {
    rules[rule].check(context).filter { context.isAsked(about: $0.range) }
  }

  /// The words of the search that a piece of text holds.
  func words(in utf8: [UInt8]) -> Set<Int> { search.found(in: utf8) }

  /// What is reported of the rules' findings.
  private func report(
    _ found: [Finding], _ words: Set<Int>, _ file: ViewFile, _ project: any ProjectFacts, _ settings: LintSettings
  ) -> [Finding] {
    let broken = BrokenLines(of: file)
    var findings = found.map { broken.refusingFix(of: $0) }
    if words.contains(where: { tells[$0] == .suppression }) {
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
