import Linting
import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

/// Files put together from lines at random. The seed is the argument.
@Suite("Suppression comments in any order")
struct SuppressionPropertyTests {
  let linter = Linter(rules: [
    Sample.rule("no-bad", flags: "bad", writes: nil), Sample.rule("no-evil", flags: "evil"),
  ])

  static let lines = [
    "bad()", "bad(evil)", "x()", "", "  f {", "  }", "x\n  .bad()", "// A comment.", "/* bad", "*/",
    "let s = \"\"\"\n  bad\n  \"\"\"",
    "// swiftui-patterns:disable:next no-bad", "// swiftui-patterns:disable:next no-bad, no-evil - why",
    "bad() // swiftui-patterns:disable:this no-bad", "x() // swiftui-patterns:disable:this all",
    "// swiftui-patterns:disable:previous no-bad no-evil", "// swiftui-patterns:disable no-bad",
    "// swiftui-patterns:disable all",
    "// swiftui-patterns:enable no-bad", "// swiftui-patterns:enable all", "/* swiftui-patterns:disable:next no-evil */ bad()",
    "// swiftui-patterns:disable", "// swiftui-patterns:", "/* swiftui-patterns:disable:this no-bad", "/*/",
  ]

  private func code(_ seed: Int) -> String {
    var random = SeededGenerator(seed: seed)
    let lines = (0..<12).map { _ in Self.lines.randomElement(using: &random) ?? "" }
    return lines.joined(separator: Bool.random(using: &random) ? "\n" : "\r\n")
  }

  private func others(_ text: SourceText) -> [String] {
    linter.findings(in: ViewFile(text: text), project: NoProject()).filter { $0.rule != Suppressions.rule }.map(\.rule)
  }

  @Test("are cleaned up in the end, and no finding appears or goes away with them", arguments: 0..<300)
  func cleaned(seed: Int) throws {
    let file = Sample.file(code(seed))
    let fixed = try #require(file.text.applying(FixAll(linter: linter).edits(of: file, project: NoProject())))
    #expect(others(fixed) == others(file.text), "seed \(seed):\n\(file.text.string)\n---\n\(fixed.string)")
    let left = linter.findings(in: ViewFile(text: fixed), project: NoProject()).filter { $0.fix?.level == .safe }
    #expect(left.isEmpty, "seed \(seed):\n\(fixed.string)")
  }

  @Test("can be added for each finding, which then is silent, as no other is", arguments: 0..<300)
  func added(seed: Int) throws {
    let file = Sample.file(code(seed))
    for finding in linter.findings(in: file, project: NoProject()) where finding.rule == "no-bad" {
      let line = file.text.lines.line(of: finding.range.lower)
      guard let edits = Suppressions(in: file).disabling("no-bad", onLine: line) else { continue }
      let text = try #require(file.text.applying(edits))
      let before = others(file.text)
      var expected = before
      expected.remove(at: try #require(before.firstIndex(of: "no-bad")))
      #expect(others(text).sorted() == expected.sorted(), "seed \(seed), line \(line + 1):\n\(text.string)")
    }
  }
}
