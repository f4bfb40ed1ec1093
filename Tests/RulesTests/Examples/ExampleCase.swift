import Foundation
import Linting
import Rules
import SourceText
import SwiftUIProject
import Synchronization
import SwiftUIModel
import Testing

/// One example of one rule, as the argument of a test.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  let rule: Rule
  let example: Example
  let isFlagged: Bool
  /// From 1.
  let number: Int

  var testDescription: String { "\(rule.id), \(isFlagged ? "flagged" : "allowed") example \(number): \(example.note)" }

  /// The examples of all rules, or, with RULE=id in the environment, of one: quicker while that rule is written.
  static let all = rules.flatMap(cases(of:))
  static let flagged = all.filter(\.isFlagged)

  static let rules: [Rule] = {
    guard let id = ProcessInfo.processInfo.environment["RULE"] else { return AllRules.rules }
    return AllRules.rules.filter { $0.id == id }
  }()

  static func cases(of rule: Rule) -> [ExampleCase] {
    [true, false].flatMap { isFlagged in
      (isFlagged ? rule.flagged : rule.allowed).enumerated().map { index, example in
        ExampleCase(rule: rule, example: example, isFlagged: isFlagged, number: index + 1)
      }
    }
  }
}

/// An example's code in one of its dresses: as it is, with other line breaks, inside a comment …
struct DressedExample {
  let file: ViewFile
  /// What the code marks.
  let marks: [TextRange]
  /// The code after the first finding's fix, in the same dress.
  let fixed: String?
  let project: ExampleProject

  /// - Parameter dress: applied to code that still has its marks, and to all other code of the example.
  init(_ example: Example, dress: (String) -> String = { $0 }) {
    let (text, marks) = Self.unmarked(dress(Self.importing(example.code)))
    file = ParsedTexts.file(text)
    self.marks = marks
    fixed = example.fixed.map { dress(Self.importing($0)) }
    let others = example.otherFiles.map { ("/Example/\($0)", SourceText(dress(Self.importing($1)))) }
    project = ExampleProject(
      inputs: RuleInputs(path: "/Example/Example.swift", targets: example.settings.targets, sdk: example.settings.sdk),
      texts: Dictionary(others, uniquingKeysWith: { first, _ in first }))
  }

  /// `import SwiftUI` is implied in examples.
  static func importing(_ code: String) -> String {
    code.contains("import SwiftUI") ? code : "import SwiftUI\n\n" + code
  }

  /// The text without `⟦` and `⟧`, and the ranges that they enclosed.
  static func unmarked(_ code: String) -> (SourceText, [TextRange]) {
    var text = ""
    var starts: [Int] = []
    var marks: [TextRange] = []
    for scalar in code.unicodeScalars {
      switch scalar {
      case "⟦": starts.append(text.utf8.count)
      case "⟧": marks.append(TextRange(starts.popLast() ?? 0, text.utf8.count))
      default: text.unicodeScalars.append(scalar)
      }
    }
    return (SourceText(text), marks.sorted())
  }

  /// The findings of some rules.
  func findings(of rules: [Rule]) -> [Finding] {
    Linter(rules: rules).findings(in: file, project: project, settings: .running(rules))
  }

  /// The project after a fix, and the text of the example's own file in it; nil when an edit does not fit.
  func applying(_ fix: Fix) -> (text: SourceText, project: ExampleProject)? {
    guard let text = file.text.applying(fix.ownEdits) else { return nil }
    var texts = project.texts
    for edits in fix.files {
      guard let path = edits.path else { continue }
      guard let other = texts[path]?.applying(edits.edits) else { return nil }
      texts[path] = other
    }
    return (text, ExampleProject(inputs: project.inputs, texts: texts))
  }
}

extension LintSettings {
  /// Rules with their own severities, those that are off by default too.
  static func running(_ rules: [Rule]) -> LintSettings { LintSettings(only: Set(rules.map(\.id))) }
}

/// A project that consists of an example and its other files.
struct ExampleProject: ProjectFacts {
  let inputs: RuleInputs
  /// The other files, by path.
  let texts: [String: SourceText]

  func files(mentioning word: String) -> [ProjectFile]? {
    texts.sorted { $0.key < $1.key }.filter { !$0.value.offsets(ofWord: word).isEmpty }.map { path, text in
      ProjectFile(path: path, file: ParsedTexts.file(text))
    }
  }

  func hasLocalizedString(_ key: String) -> Knowledge { .unknown }
}

/// Parses each text once, though several checks look at it.
enum ParsedTexts {
  private static let files = Mutex<[[UInt8]: ViewFile]>([:])

  static func file(_ text: SourceText) -> ViewFile {
    if let known = files.withLock({ $0[text.utf8] }) { return known }
    let file = ViewFile(text: text)
    files.withLock { $0[text.utf8] = file }
    return file
  }
}
