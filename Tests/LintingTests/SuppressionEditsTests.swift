import Linting
import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

@Suite("The actions that disable a rule")
struct SuppressionEditsTests {
  private func onLine(_ line: Int, _ code: String) -> String? {
    let file = Sample.file(code)
    return Suppressions(in: file).disabling("no-bad", onLine: line).flatMap { file.text.applying($0)?.string }
  }

  private func inFile(_ code: String) -> String? {
    let file = Sample.file(code)
    return Suppressions(in: file).disablingInFile("no-bad").flatMap { file.text.applying($0)?.string }
  }

  @Test(
    "put a comment above the line, with its indentation and line break",
    arguments: [
      (0, "bad()", "// swiftui-patterns:disable:next no-bad\nbad()"),
      (1, "x()\r\n\t bad()\r\n", "x()\r\n\t // swiftui-patterns:disable:next no-bad\r\n\t bad()\r\n"),
      (1, "x\n  .bad()\n", "x\n  // swiftui-patterns:disable:next no-bad\n  .bad()\n"),
      (1, "#if os(iOS)\n.bad()\n#endif", "#if os(iOS)\n// swiftui-patterns:disable:next no-bad\n.bad()\n#endif"),
      (0, "\u{FEFF}bad()", "\u{FEFF}// swiftui-patterns:disable:next no-bad\nbad()"),
      (
        1, "// swiftui-patterns:disable:next\nbad()",
        "// swiftui-patterns:disable:next\n// swiftui-patterns:disable:next no-bad\nbad()"
      ),
    ])
  func above(line: Int, code: String, result: String) {
    #expect(onLine(line, code) == result)
  }

  @Test(
    "join a comment that is there already",
    arguments: [
      (1, "// swiftui-patterns:disable:next a\nbad()", "// swiftui-patterns:disable:next a no-bad\nbad()"),
      (1, "// swiftui-patterns:disable:next a, b - why\nbad()", "// swiftui-patterns:disable:next a, b, no-bad - why\nbad()"),
      (0, "bad() // swiftui-patterns:disable:this a", "bad() // swiftui-patterns:disable:this a no-bad"),
      (2, "// swiftui-patterns:disable:next a\n// x\nbad()", "// swiftui-patterns:disable:next a no-bad\n// x\nbad()"),
    ])
  func joining(line: Int, code: String, result: String) {
    #expect(onLine(line, code) == result)
  }

  @Test(
    "are not offered where no comment can stand, or nothing is left to silence",
    arguments: [
      (1, "let s = \"\"\"\n\\(bad)\n\"\"\""), (1, "/* a\n*/ bad()"), (1, "let s = \"\"\"\n\"\"\" + bad"), (7, "bad()"),
      (-1, "bad()"),
      (1, "// swiftui-patterns:disable:next all\nbad()"), (1, "// swiftui-patterns:disable no-bad\nbad()"),
    ])
  func none(line: Int, code: String) {
    #expect(onLine(line, code) == nil)
  }

  @Test(
    "silence every finding on the line",
    arguments: ["f(bad)", "f {\n  x\n    .bad()\n}", "f(\n  a,\n  bad)", "x\n\n#if a\n  .bad\n#endif"])
  func effect(code: String) throws {
    let linter = Linter(rules: [Sample.rule("no-bad", flags: "bad")])
    let file = Sample.file(code)
    let finding = try #require(linter.findings(in: file, project: NoProject()).first)
    let silenced = try #require(onLine(file.text.lines.line(of: finding.range.lower), code))
    #expect(linter.report(silenced) == [])
    #expect(Sample.file(silenced).syntaxErrors.isEmpty)
  }

  static let region = "// swiftui-patterns:disable no-bad\n"

  @Test(
    "for a file stand behind the shebang and the header",
    arguments: [
      "§bad()\n",
      "// Header\n//\n\n§import A\n",
      "// Header\n§import A\n",
      "/* Header */\n\n§/// Docs\nstruct A {}\n",
      "§/// Docs\nstruct A {}\n",
      "// Header\n\n§// MARK: A\n\nstruct A {}\n",
      "#!/usr/bin/swift\n§bad()\n",
      "#!/usr/bin/swift\n// Header\n\n§bad()\n",
      "#!/usr/bin/swift\n§/// Docs\nstruct A {}\n",
      "\u{FEFF}§bad()\n",
      "\u{FEFF}§/// Docs\nstruct A {}\n",
      "// Header\n§",
      "§",
    ])
  func header(code: String) {
    #expect(inFile(code.replacing("§", with: "")) == code.replacing("§", with: Self.region))
  }

  @Test("for a file start a line of their own behind a header without line break")
  func headerAlone() {
    #expect(inFile("// Header") == "// Header\n" + Self.region)
  }

  @Test("for a file keep its line breaks")
  func carriageReturns() {
    #expect(inFile("// Header\r\n\r\nbad()\r\n") == "// Header\r\n\r\n// swiftui-patterns:disable no-bad\r\nbad()\r\n")
  }

  @Test("for a file join a region that starts before all code")
  func joiningRegion() {
    #expect(inFile("// swiftui-patterns:disable a\nbad()\n") == "// swiftui-patterns:disable a no-bad\nbad()\n")
    #expect(inFile("x() // swiftui-patterns:disable a\nbad()\n") == Self.region + "x() // swiftui-patterns:disable a\nbad()\n")
  }

  @Test("for a file are not offered when it is disabled already, or enabled again somewhere")
  func nothingToDo() {
    #expect(inFile("// swiftui-patterns:disable all\nbad()\n") == nil)
    #expect(inFile(Self.region + "x()\n") == nil)
    #expect(inFile("x()\n// swiftui-patterns:enable no-bad\n") == nil)
  }
}
