import Foundation
import Handbook
import Linting
import Rules
import SourceText
import SwiftUIModel
import Testing

/// One example of one refactoring, as the argument of a test.
struct RefactoringCase: CustomTestStringConvertible, Sendable {
  enum Outcome: String { case offered, refused, absent }

  let refactoring: Refactoring
  let example: Example
  let outcome: Outcome
  /// From 1.
  let number: Int

  var testDescription: String { "\(refactoring.id), \(outcome) example \(number): \(example.note)" }

  /// The examples of all refactorings, or, with RULE=id in the environment, of one.
  static let all = refactorings.flatMap { refactoring in
    [(Outcome.offered, refactoring.offered), (.refused, refactoring.refused), (.absent, refactoring.absent)]
      .flatMap { outcome, examples in
        examples.enumerated().map { index, example in
          RefactoringCase(refactoring: refactoring, example: example, outcome: outcome, number: index + 1)
        }
      }
  }

  static let refactorings: [Refactoring] = {
    guard let id = ProcessInfo.processInfo.environment["RULE"] else { return AllRefactorings.refactorings }
    return AllRefactorings.refactorings.filter { $0.id == id }
  }()

  func offer(in code: DressedExample, at range: TextRange? = nil) -> Refactoring.Offer? {
    let range = range ?? code.marks.first ?? TextRange(at: 0)
    return refactoring.offer(at: range, in: code.file, project: code.project)
  }
}

extension Refactoring.Offer {
  fileprivate var fix: Fix? { if case .change(let fix) = self { fix } else { nil } }
}

/// `RULE=some-id swift test --filter RefactoringTests` looks at one refactoring.
@Suite("Refactorings")
struct RefactoringTests {
  /// What is wrong with the offer at an example's mark.
  private func problems(of test: RefactoringCase, dress: (String) -> String = { $0 }) -> [String] {
    let code = DressedExample(test.example, dress: dress)
    guard code.marks.count == 1 else { return ["it has \(code.marks.count) marks"] }
    switch (test.outcome, test.offer(in: code)) {
    case (.absent, nil): return []
    case (.refused, .refused(let reason)): return reason.hasSuffix(".") ? [] : ["no sentence: \(reason)"]
    case (.offered, .change(let fix)):
      let text = code.applying(fix)?.text.string
      return text == code.fixed ? [] : ["rewritten to\n\(text ?? "nothing")\ninstead of\n\(code.fixed ?? "nothing")"]
    case (_, let offer): return ["\(offer.map { "\($0)" } ?? "nothing") instead of \(test.outcome)"]
    }
  }

  private func expect(_ problems: [String], _ test: RefactoringCase) {
    if !problems.isEmpty { Issue.record("\(test.testDescription)\n\(problems.joined(separator: "\n"))") }
  }

  @Test("are offered, refused and absent as their examples say", arguments: RefactoringCase.all)
  func offers(test: RefactoringCase) { expect(problems(of: test), test) }

  @Test("keep CRLF line breaks", arguments: RefactoringCase.all)
  func carriageReturns(test: RefactoringCase) { expect(problems(of: test) { $0.replacing("\n", with: "\r\n") }, test) }

  @Test("keep tabs", arguments: RefactoringCase.all)
  func tabs(test: RefactoringCase) { expect(problems(of: test, dress: Dress.tabs), test) }

  @Test("count bytes, not characters", arguments: RefactoringCase.all)
  func afterEmoji(test: RefactoringCase) { expect(problems(of: test) { "// 🥾 é\n" + $0 }, test) }

  @Test("are absent in comments, strings and branches that are never compiled", arguments: RefactoringCase.all)
  func silence(test: RefactoringCase) {
    for (name, dress) in Dress.silent where name != "a branch that is never compiled" {
      let code = DressedExample(test.example, dress: dress)
      #expect(test.offer(in: code) == nil, "\(test.testDescription) in \(name)")
    }
  }

  @Test("do no harm anywhere in half-typed code", arguments: RefactoringCase.all)
  func truncation(test: RefactoringCase) {
    let code = DressedExample(test.example)
    for text in Dress.cuts(of: code.file.text, count: 7) {
      let file = ParsedTexts.file(text)
      for line in 0..<text.lines.count {
        let place = TextRange(at: text.lines.start(of: line) ?? 0)
        guard let fix = test.refactoring.offer(at: place, in: file, project: code.project)?.fix else { continue }
        guard let changed = text.applying(fix.ownEdits) else {
          Issue.record("\(test.testDescription): edits outside the text")
          continue
        }
        if ParsedTexts.file(changed).syntaxErrors.count > file.syntaxErrors.count {
          Issue.record("\(test.testDescription) adds a syntax error:\n\(text.string)\n---\n\(changed.string)")
        }
      }
    }
  }

  @Test("are not offered again for what they wrote, which no rule flags", arguments: RefactoringCase.all)
  func idempotence(test: RefactoringCase) throws {
    guard test.outcome == .offered else { return }
    let code = DressedExample(test.example)
    let fix = try #require(test.offer(in: code)?.fix)
    let changed = try #require(code.applying(fix))
    let file = ParsedTexts.file(changed.text)
    #expect(file.syntaxErrors.isEmpty)
    for line in 0..<changed.text.lines.count {
      let place = TextRange(at: changed.text.lines.start(of: line) ?? 0)
      let again = test.refactoring.offer(at: place, in: file, project: changed.project)
      #expect(again?.fix == nil, "\(test.testDescription), line \(line + 1)")
    }
    let rules = AllRules.rules.filter(\.isEnabled)
    let before = code.findings(of: rules).count
    let after = Linter(rules: rules).findings(in: file, project: changed.project, settings: .running(rules))
    if after.count > before {
      Issue.record("\(test.testDescription): \(after.map(\.message).joined(separator: " "))\n\(changed.text.string)")
    }
  }

  @Test("and their examples compile, before and after")
  func compile() async throws {
    var snippets: [Snippet] = []
    for test in RefactoringCase.all {
      let code = DressedExample(test.example)
      let after = test.offer(in: code)?.fix.flatMap(code.applying)
      for (text, others) in [(code.file.text, code.project.texts)] + (after.map { [($0.text, $0.project.texts)] } ?? []) {
        snippets.append(
          Snippet(name: test.testDescription, code: text.string, otherFiles: others.mapValues(\.string)))
      }
    }
    for failure in try await TypeChecker.failures(of: snippets) { Issue.record("\(failure)") }
  }

  @Test("change the other file where the presented view is declared")
  func otherFile() throws {
    let refactoring = Refactoring.sheetCloseButton
    let example = try #require(refactoring.offered.first { !$0.otherFiles.isEmpty })
    let test = RefactoringCase(refactoring: refactoring, example: example, outcome: .offered, number: 1)
    let code = DressedExample(test.example)
    let changed = try #require(test.offer(in: code)?.fix.flatMap(code.applying))
    #expect(changed.text == code.file.text)
    #expect(
      changed.project.texts["/Example/Filter.swift"]?.string == """
        import SwiftUI

        struct Filter: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            NavigationStack {
              Text("Filter")
                .toolbar {
                  ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                  }
                }
            }
          }
        }
        """)
  }

  @Test("have a name, a title, a reason and a section of the handbook that names them", arguments: AllRefactorings.refactorings)
  func words(refactoring: Refactoring) throws {
    #expect(refactoring.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(!AllRules.rules.contains { $0.id == refactoring.id })
    #expect(refactoring.title.first?.isUppercase == true && !refactoring.title.hasSuffix("."))
    #expect(refactoring.why.hasSuffix("."))
    #expect(refactoring.offered.count >= 3 && refactoring.refused.count >= 2 && refactoring.absent.count >= 2)
    let section = try #require(Handbook.section(anchor: refactoring.anchor))
    let text = section.markdown.replacing("\n", with: " ")
    #expect(text.contains("*\(refactoring.title)*"), "\(refactoring.anchor) does not name “\(refactoring.title)”")
  }

  @Test("are asked only about files that rules look at", arguments: RefactoringCase.all)
  func triggers(test: RefactoringCase) {
    #expect(Linter(rules: AllRules.rules).mayHaveFindings(DressedExample(test.example).file.text))
    for trigger in test.refactoring.triggers {
      #expect(AllRules.rules.flatMap(\.triggers).contains { trigger.contains($0) }, "\(trigger)")
    }
  }
}

extension Refactoring: CustomTestStringConvertible {
  public var testDescription: String { id }
}
