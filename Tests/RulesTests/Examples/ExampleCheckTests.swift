import Linting
import SourceText
import SwiftUIModel
import Testing

/// The checks of examples are only worth something if they can fail.
@Suite("The checks of examples")
struct ExampleCheckTests {
  /// Flags every call of `bad`.
  private func rule(
    _ flagged: [Example] = [], allowed: [Example] = [], severity: Severity = .hint,
    fix: @escaping @Sendable (TextRange, SourceText) -> Fix? = good
  ) -> Rule {
    rule(flagged, allowed: allowed, severity: severity) { context in
      context.file.calls(named: "bad").map { call in
        let range = call.nameToken.textRange
        return Finding(
          rule: "no-bad", severity: .hint, range: range, message: "Not bad.", fix: fix(range, context.file.text), anchor: "a")
      }
    }
  }

  private func rule(
    _ flagged: [Example], allowed: [Example] = [], severity: Severity = .hint,
    check: @escaping @Sendable (RuleContext) -> [Finding]
  ) -> Rule {
    Rule(
      id: "no-bad", severity: severity, fixLevel: .safe, chapter: .sheets, title: "good names", why: "Bad is bad.", anchor: "a",
      triggers: ["bad"], needsSwiftUI: false, flagged: flagged, allowed: allowed, check: check)
  }

  static let good: @Sendable (TextRange, SourceText) -> Fix? = { range, _ in
    Fix(title: "Write good", level: .safe, edits: [TextEdit(range, "good")])
  }

  static let right = Example("A name.", code: "func f() {\n  ⟦bad⟧()\n}\n", fixed: "func f() {\n  good()\n}\n")

  static let all: [(name: String, check: ExampleCheck)] = [
    ("ranges", .ranges), ("afterEmoji", .afterEmoji), ("carriageReturns", .carriageReturns), ("tabs", .tabs),
    ("levels", .levels), ("syntax", .syntax), ("idempotence", .idempotence), ("silence", .silence),
    ("suppression", .suppression), ("truncation", .truncation),
  ]

  /// The names of the checks that fail.
  private func failing(_ rule: Rule, among others: [Rule] = []) -> [String] {
    Self.all.filter { entry in
      ExampleCase.cases(of: rule).contains { !entry.check.problems($0, [rule] + others).isEmpty }
    }.map(\.name)
  }

  @Test("pass what is right")
  func right() {
    #expect(failing(rule([Self.right], allowed: [Example("Fine.", code: "fine()")])) == [])
    let severity = Example("A hint is allowed.", code: "bad()", severity: .hint)
    #expect(failing(rule([], allowed: [severity], fix: { _, _ in nil })) == [])
  }

  @Test("see wrong ranges, fixes and allowed code that is flagged")
  func ranges() {
    let dresses = ["ranges", "afterEmoji", "carriageReturns", "tabs"]
    #expect(failing(rule([Example("Too long.", code: "⟦bad()⟧", fixed: "good()")])) == dresses)
    #expect(failing(rule([Example("Two.", code: "⟦bad⟧(bad())", fixed: "good(bad())")])) == dresses)
    #expect(failing(rule([Example("Another text.", code: "⟦bad⟧()", fixed: "better()")])) == dresses)
    #expect(failing(rule([], allowed: [Example("Flagged.", code: "bad()")])) == dresses)
  }

  @Test("see wrong severities and levels")
  func levels() {
    #expect(failing(rule([Self.right], severity: .warning)) == ["levels"])
    let review = Example("Level.", code: "⟦bad⟧()", fixed: "good()", level: .review)
    #expect(failing(rule([review])) == ["levels"])
  }

  @Test("see fixes that forget line breaks and tabs")
  func whiteSpace() {
    let example = Example("A call.", code: "func f() {\n  ⟦bad⟧()\n}\n", fixed: "func f() {\n  good\n  good()\n}\n")
    let fixed = { (text: String) -> @Sendable (TextRange, SourceText) -> Fix? in
      { range, _ in Fix(title: "Write good", level: .safe, edits: [TextEdit(range, text)]) }
    }
    #expect(failing(rule([example], fix: fixed("good\n  good"))) == ["carriageReturns", "tabs"])
  }

  @Test("see fixes that do not parse, and harm to half-typed code")
  func syntax() {
    let rest = "()\n}\n\nfunc g() {\n  f()\n}\n\nfunc h() {\n  g()\n}\n"
    let example = Example("A name.", code: "func f() {\n  ⟦bad⟧" + rest, fixed: "func f() {\n  )" + rest)
    let fix: @Sendable (TextRange, SourceText) -> Fix? = { range, _ in
      Fix(title: "Write )", level: .safe, edits: [TextEdit(range, ")")])
    }
    #expect(failing(rule([example], fix: fix)) == ["syntax", "truncation"])
    #expect(failing(rule([], allowed: [Example("No code.", code: "func (")])) == ["syntax"])
  }

  @Test("see fixes that leave the finding, or work for another rule")
  func idempotence() {
    let example = Example("A name.", code: "⟦bad⟧()", fixed: "bad(1).x()")
    let fix: @Sendable (TextRange, SourceText) -> Fix? = { range, _ in
      Fix(title: "Write x", level: .safe, edits: [TextEdit(range, "bad(1).x")])
    }
    #expect(failing(rule([example], fix: fix)) == ["idempotence"])
    let other = Rule(
      id: "no-good", severity: .hint, fixLevel: .none, chapter: .sheets, title: "t", why: "W.", anchor: "a", triggers: ["good"],
      needsSwiftUI: false,
      flagged: [], allowed: []
    ) { _ in [Finding(rule: "no-good", severity: .hint, range: TextRange(0, 1), message: "M.", anchor: "a")] }
    #expect(failing(rule([Self.right]), among: [other]) == ["idempotence"])
  }

  @Test("see rules that read comments and strings")
  func silence() {
    let textual = rule([Self.right]) { context in
      context.file.text.offsets(ofWord: "bad").map { offset in
        let range = TextRange(offset, offset + 3)
        return Finding(
          rule: "no-bad", severity: .hint, range: range, message: "M.", fix: Self.good(range, context.file.text), anchor: "a")
      }
    }
    // The rule also finds its own name in the suppression comment.
    #expect(failing(textual) == ["silence", "suppression"])
  }

  @Test("see findings where no suppression comment can stand")
  func suppression() {
    let example = Example(
      "In a string.", code: "let x = \"\"\"\n  \\(⟦bad⟧())\n  \"\"\"", fixed: "let x = \"\"\"\n  \\(good())\n  \"\"\"")
    #expect(failing(rule([example])) == ["suppression"])
  }

  @Test("see words that are missing or odd, and too few examples")
  func words() {
    let fine = Array(repeating: Self.right, count: 3)
    let allowed = Array(repeating: Example("Fine.", code: "fine()"), count: 3)
    #expect(RuleText.problems(of: rule(fine, allowed: allowed), anchors: ["a"]) == [])
    #expect(RuleText.problems(of: rule([Self.right]), anchors: ["a"]).count == 2)
    #expect(RuleText.problems(of: rule(fine, allowed: allowed), anchors: []).count == 4)
    let begging = rule(fine, allowed: allowed) { _ in
      [Finding(rule: "no-bad", severity: .hint, range: TextRange(0, 20), message: "please fix", anchor: "a")]
    }
    #expect(RuleText.problems(of: begging, anchors: ["a"]).count == 12)
  }
}
