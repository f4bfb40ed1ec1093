import Linting
import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

@Suite("Suppression comments")
struct SuppressionTests {
  static let linter = Linter(rules: [
    Sample.rule("no-bad", flags: "bad"), Sample.rule("no-evil", flags: "evil"),
    Sample.rule("shy", flags: "shy", isEnabled: false),
  ])

  @Test(
    "silence a rule where they say so",
    arguments: [
      "// swiftui-patterns:disable:next no-bad\nbad()",
      "bad() // swiftui-patterns:disable:this no-bad",
      "bad()\n// swiftui-patterns:disable:previous no-bad",
      "// swiftui-patterns:disable no-bad\nbad()\n\nbad()",
      "// swiftui-patterns:disable:next all\nbad(evil)",
      "// swiftui-patterns:disable:next no-evil no-bad\nbad(evil)",
      "// swiftui-patterns:disable:next no-evil,no-bad - the reason, no-such\nbad(evil)",
      "// swiftui-patterns:disable:next no-bad — a reason\nbad()",
      "/* swiftui-patterns:disable:next no-bad */\nbad()",
      "/* swiftui-patterns:disable:this no-bad*/ bad()",
      "//swiftui-patterns:disable:next no-bad\r\nbad()\r\n",
      "/// swiftui-patterns:disable:next no-bad\nbad()",
      "// swiftui-patterns:disable:next no-bad\n// More about it.\n\nbad()",
      "// swiftui-patterns:disable:next no-bad\n// swiftui-patterns:disable:next no-evil\nbad(evil)",
      "x()\n  // swiftui-patterns:disable:next no-bad\n  .bad()",
      "x\n  .f() // swiftui-patterns:disable:next no-bad\n  .bad()",
      "// swiftui-patterns:disable all\nbad()\n// swiftui-patterns:enable all\nx()",
    ])
  func silent(code: String) {
    #expect(Self.linter.report(code) == [])
  }

  @Test(
    "leave everything else alone",
    arguments: [
      ("// swiftui-patterns:disable:next no-bad\nbad()\nbad()", ["no-bad: bad"]),
      ("// swiftui-patterns:disable:next no-bad\nbad(evil)", ["no-evil: evil"]),
      ("// swiftui-patterns:disable no-bad\nbad()\n// swiftui-patterns:enable no-bad\nbad()", ["no-bad: bad"]),
      ("// swiftui-patterns:disable all\nbad(evil)\n// swiftui-patterns:enable no-bad\nbad(evil)", ["no-bad: bad"]),
      ("bad()\nx() // swiftui-patterns:disable no-bad\nbad()", ["no-bad: bad"]),
      ("let s = \"swiftui-patterns:disable:this no-bad\"; bad()", ["no-bad: bad"]),
      ("let s = \"\"\"\n// swiftui-patterns:disable all\n\"\"\"\nbad()", ["no-bad: bad"]),
      ("// Write `// swiftui-patterns:disable:next no-bad` above it.\nbad()", ["no-bad: bad"]),
    ])
  func others(code: String, findings: [String]) {
    #expect(Self.linter.report(code) == findings)
  }

  @Test(
    "are reported when they have no effect",
    arguments: [
      ("// swiftui-patterns:disable:next no-bad\nx()", ["suppression: no-bad"]),
      ("// swiftui-patterns:disable:next no-bad\nx()\nbad()", ["suppression: no-bad", "no-bad: bad"]),
      ("// swiftui-patterns:disable:next no-bad no-evil\nbad()", ["suppression: no-evil"]),
      ("// swiftui-patterns:disable:next all\nx()", ["suppression: all"]),
      ("// swiftui-patterns:disable:next\nbad()", ["suppression: swiftui-patterns:disable:next", "no-bad: bad"]),
      ("// swiftui-patterns:disable:next no-bda\nx()", ["suppression: no-bda"]),
      ("// swiftui-patterns:ignore no-bad\nx()", ["suppression: swiftui-patterns:ignore"]),
      ("x()\n// swiftui-patterns:enable no-bad\n", ["suppression: no-bad"]),
    ])
  func useless(code: String, findings: [String]) {
    #expect(Self.linter.report(code) == findings)
  }

  @Test("are not judged by rules that did not run or could not see everything")
  func unjudged() {
    let code = "// swiftui-patterns:disable:next no-bad shy\nx()"
    #expect(Self.linter.report(code) == ["suppression: no-bad"])
    #expect(Self.linter.report(code, settings: LintSettings(rules: ["no-bad": .off])) == [])
    #expect(Self.linter.report(code, settings: LintSettings(rules: ["suppression": .off])) == [])
    #expect(Self.linter.report(code, settings: LintSettings(only: ["no-bad"])) == [])
    #expect(Self.linter.report(code + " +* )") == [])
    #expect(Self.linter.report(code, project: Loading()) == [])
  }

  struct Loading: ProjectFacts {
    let inputs = RuleInputs()
    let isLoaded = false
    func files(mentioning word: String) -> [ProjectFile]? { nil }
    func hasLocalizedString(_ key: String) -> Knowledge { .unknown }
  }

  @Test("about themselves are respected")
  func own() {
    let code = "// swiftui-patterns:disable suppression\n// swiftui-patterns:disable:next no-bad\nx()"
    #expect(Self.linter.report(code) == [])
    #expect(
      Self.linter.report("// swiftui-patterns:disable all\n// swiftui-patterns:disable:next no-such\nbad()") == [
        "suppression: no-such"
      ])
  }

  @Test(
    "without effect are removed by fix-all",
    arguments: [
      ("a()\n  // swiftui-patterns:disable:next no-bad - why\nx()", "a()\nx()"),
      ("a()\r\n// swiftui-patterns:disable:next no-bad\r\nx()", "a()\r\nx()"),
      ("x() // swiftui-patterns:disable:this no-bad\ny()", "x()\ny()"),
      ("/* swiftui-patterns:disable:this no-bad */ x()", " x()"),
      ("x() /* swiftui-patterns:disable:this no-bad */ + y()", "x()  + y()"),
      ("// swiftui-patterns:disable:next no-bad no-evil\nbad()", "// swiftui-patterns:disable:next no-bad\nbad()"),
      (
        "// swiftui-patterns:disable:next no-bad, no-evil - why\nevil()",
        "// swiftui-patterns:disable:next no-evil - why\nevil()"
      ),
      ("// swiftui-patterns:disable no-bad no-evil\nx()\n// swiftui-patterns:enable no-bad\ny()", "x()\ny()"),
      (
        "/* swiftui-patterns:disable:next no-bad\n And more. */\nx()",
        "/* swiftui-patterns:disable:next no-bad\n And more. */\nx()"
      ),
    ])
  func removed(code: String, fixed: String) {
    let file = Sample.file(code)
    let edits = FixAll(linter: Self.linter).edits(of: file, project: NoProject())
    #expect(file.text.applying(edits)?.string == fixed)
  }

  @Test("with an unknown id offer the nearest one, for a person to look at")
  func unknown() throws {
    let file = Sample.file("// swiftui-patterns:disable:next no-bda\nbad()")
    let finding = try #require(Self.linter.findings(in: file, project: NoProject()).first)
    #expect(finding.message == "There is no rule `no-bda`; the nearest is `no-bad`.")
    #expect(finding.fix?.level == .review)
    #expect(file.text.applying(finding.fix?.ownEdits ?? .empty)?.string == "// swiftui-patterns:disable:next no-bad\nbad()")
    #expect(FixAll(linter: Self.linter).edits(of: file, project: NoProject()).isEmpty)
  }
}
