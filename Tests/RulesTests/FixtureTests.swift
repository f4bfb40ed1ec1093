import Foundation
import Linting
import Rules
import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

/// Whole files before and after a conversion.
@Suite("Pairs of before and after")
struct FixtureTests {
  private func text(_ folder: String, _ side: String) throws -> SourceText {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(folder)/\(side).swift")
    return SourceText(try String(contentsOf: url, encoding: .utf8))
  }

  @Test("Three sheets with flags and an optional become one enum")
  func enumSheets() throws {
    let rule = try #require(AllRules.rules.first { $0.id == "enum-sheets" })
    let before = ViewFile(text: try text("EnumSheets", "before"))
    let project = NoProject(RuleInputs(targets: DeploymentTargets([.iOS: "18.0"])))
    let findings = Linter(rules: [rule]).findings(in: before, project: project)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    let fix = try #require(finding.fix, "\(finding.refusal ?? "no reason")")
    #expect(fix.level == .review)
    let after = try #require(before.text.applying(fix.ownEdits))
    #expect(after.string == (try text("EnumSheets", "after")).string)
    #expect(Linter(rules: [rule]).findings(in: ViewFile(text: after), project: project).isEmpty)
  }
}
