import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

@testable import Linting

@Suite("A message")
struct FindingMessageTests {
  private static let start = """
    import SwiftUI
    struct Home { var probe = 1 }
    struct Trail { var target = 2 }
    struct Peak { var height = 3 }

    """

  private static func range(of word: String, in file: ViewFile) -> TextRange {
    file.tokens(named: word).first?.textRange ?? TextRange(0, 0)
  }

  @Test("names a line by its number")
  func number() {
    let file = Sample.file(Self.start)
    let line = file.line(of: Self.range(of: "target", in: file))
    let message: FindingMessage = "`target` is set on line \(line)."
    #expect(message.text == "`target` is set on line 3.")
    #expect(message == "`target` is set on line 3.")
  }

  @Test("is put together of others, and keeps their lines")
  func parts() {
    let file = Sample.file(Self.start)
    let place: FindingMessage = "line \(file.line(of: Self.range(of: "height", in: file)))"
    #expect(place.capitalizedFirst.text == "Line 4")
    let cautions: [FindingMessage] = ["it is read on \(place)", "it is `\(1 + 1)`"]
    #expect((cautions.joined(separator: "; ").capitalizedFirst + ".").text == "It is read on line 4; it is `2`.")
    #expect([FindingMessage]().joined(separator: "; ").text.isEmpty)
  }

  /// A message about the line of `target` that is moved along with an edit.
  private func moved(_ old: String, _ new: String, of other: ViewFile? = nil) -> String? {
    let earlier = ViewFile(text: SourceText(Self.start), isEdited: true)
    let later = ViewFile(text: SourceText(Self.start.replacing(old, with: new)), after: earlier)
    let file = other ?? earlier
    let message: FindingMessage = "See line \(file.line(of: Self.range(of: "target", in: file)))."
    return message.moved(by: DeclarationDiff(from: earlier, to: later))?.text
  }

  @Test("follows the code on its line to where that is now")
  func follows() {
    #expect(moved("= 1", "=\n\n1") == "See line 5.")
    #expect(moved("import SwiftUI\n", "import SwiftUI\n// One.\n") == "See line 4.")
    #expect(moved("= 3", "=\n3") == "See line 3.")
  }

  @Test("is lost if the code on its line was replaced")
  func replaced() {
    #expect(moved("= 2", "= 4") == nil)
  }

  @Test("about a line of another file stays as it is")
  func otherFile() {
    #expect(moved("= 1", "=\n\n1", of: Sample.file(Self.start)) == "See line 3.")
  }

  // MARK: In a later lint

  /// Finds `probe`, and says in all its sentences which line `target` is on.
  private static let rule = Sample.rule("probe", triggers: ["probe"]) { context in
    let target = range(of: "target", in: context.file)
    return context.file.tokens(named: "probe", within: [context.target]).map { token in
      let line = context.file.line(of: target)
      return Finding(
        rule: "probe", severity: .warning, range: token.textRange, message: "Message of line \(line).",
        fix: Fix(
          title: "Fix", level: .review, caution: "Caution of line \(line).", edits: [TextEdit(token.textRange, "fixed")]),
        refusal: "Refusal of line \(line).", anchor: "a")
    }
  }

  private func sentences(after old: String, _ new: String) throws -> [String?] {
    let linter = Linter(rules: [Self.rule])
    let first = ViewFile(text: SourceText(Self.start), isEdited: true)
    let snapshot = try #require(linter.lint(first, project: NoProject()))
    let second = ViewFile(text: SourceText(Self.start.replacing(old, with: new)), after: first)
    let later = try #require(linter.lint(second, after: snapshot, project: NoProject()))
    #expect(later.findings == linter.findings(in: ViewFile(text: second.text), project: NoProject()))
    return later.findings.flatMap { [$0.message, $0.fix?.caution, $0.refusal] }
  }

  @Test(
    "of a finding that was not looked for again has the new number",
    arguments: [("import SwiftUI\n", "\nimport SwiftUI\n\n"), ("struct Trail", "\n\nstruct Trail")])
  func lint(old: String, new: String) throws {
    #expect(
      try sentences(after: old, new) == ["Message of line 5.", "Caution of line 5.", "Refusal of line 5."])
  }
}
