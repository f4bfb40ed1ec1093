import Handbook
import Linting
import Rules
import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

@Suite("The handbook's own examples")
struct HandbookExamplesTests {
  @Test("are reported by no rule", arguments: Handbook.sections.map(\.anchor))
  func silence(anchor: String) throws {
    let markdown = try #require(Handbook.section(anchor: anchor)).markdown
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }.joined(separator: "\n")
    #expect(!code.isEmpty)
    let file = ViewFile(text: SourceText("import SwiftUI\n\n" + code))
    let project = NoProject(RuleInputs(targets: DeploymentTargets([.iOS: "18.0", .macOS: "15.0"]), sdk: 27))
    for finding in Linter(rules: AllRules.rules).findings(in: file, project: project) {
      Issue.record("#\(anchor): \(finding.rule): \(finding.message)")
    }
  }
}
