import Foundation
import Handbook
import Linting
import Rules
import Testing

@Suite("Code that the product shows or writes compiles")
struct ExamplesTypeCheckTests {
  @Test("Every example of a rule compiles, before its fix and after it")
  func ruleExamples() async throws {
    var snippets: [Snippet] = []
    for rule in AllRules.rules {
      for (side, examples) in [("flagged", rule.flagged), ("allowed", rule.allowed)] {
        for example in examples {
          let name = "\(rule.id) (\(side)): \(example.note)"
          snippets.append(Snippet(name: name, code: example.plainCode, otherFiles: example.otherFiles))
          guard let fixed = example.fixed else { continue }
          snippets.append(Snippet(name: name + " — fixed", code: fixed, otherFiles: example.otherFiles))
        }
      }
    }
    for failure in try await TypeChecker.failures(of: snippets) { Issue.record("\(failure)") }
  }

  @Test("Every pair of before and after compiles on both sides", arguments: ["EnumSheets", "ItemDriven"])
  func fixtures(folder: String) async throws {
    for side in ["before", "after"] {
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures/\(folder)/\(side).swift")
      let snippet = Snippet(name: side, code: try String(contentsOf: url, encoding: .utf8))
      #expect(try await TypeChecker.errors(in: snippet) == [])
    }
  }
}
