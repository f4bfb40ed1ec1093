import Foundation
import Handbook
import Linting
import Rules
import SourceText
import Testing

/// `RULE=some-id swift test --filter ExamplesTypeCheckTests` looks at one rule.
@Suite("Code that the product shows or writes compiles")
struct ExamplesTypeCheckTests {
  /// Rules that find what the compiler refuses too. Their flagged code need not compile; what their fixes write must.
  private static let rulesAboutErrors: Set = [
    "inspector-width-misplaced", "item-not-identifiable", "route-not-hashable", "split-view-configuration",
    "unbound-navigation-path",
  ]

  @Test("Every example of a rule compiles")
  func ruleExamples() async throws {
    var snippets: [Snippet] = []
    for test in ExampleCase.all where !(test.isFlagged && Self.rulesAboutErrors.contains(test.rule.id)) {
      snippets.append(
        Snippet(name: test.testDescription, code: test.example.plainCode, otherFiles: test.example.otherFiles))
    }
    for failure in try await TypeChecker.failures(of: snippets) { Issue.record("\(failure)") }
  }

  @Test("What a fix writes compiles, in every file that it changes")
  func fixes() async throws {
    for failure in try await TypeChecker.failures(of: Self.fixed().map(\.after)) { Issue.record("\(failure)") }
  }

  @Test("A fix for an older SDK brings in no form that only SDK 27 has")
  func olderSDK() async throws {
    let pairs = Self.fixed().filter { $0.sdk < 27 && ($0.after.code.contains("item:") || $0.after.code.contains("error:")) }
    let before = Set(try await TypeChecker.failures(of: pairs.map(\.before), sdk: 26).map(\.name))
    let after = try await TypeChecker.failures(of: pairs.map(\.after), sdk: 26)
    for failure in after where !before.contains(failure.name) { Issue.record("\(failure)") }
  }

  /// A file before and after a fix, under one name.
  private struct FixedExample {
    let before: Snippet
    let after: Snippet
    let sdk: Int

    init?(_ test: ExampleCase, _ code: DressedExample, _ finding: Finding) {
      guard let fix = finding.fix, let fixed = code.applying(fix) else { return nil }
      let name = "\(test.testDescription) (\(fix.title))"
      before = Snippet(
        name: name, code: code.file.text.string, otherFiles: code.project.texts.mapValues(\.string))
      after = Snippet(name: name, code: fixed.text.string, otherFiles: fixed.project.texts.mapValues(\.string))
      sdk = test.example.settings.sdk
    }
  }

  /// Every fix of every example.
  private static func fixed() -> [FixedExample] {
    ExampleCase.all.flatMap { test in
      let code = DressedExample(test.example)
      return code.findings(of: [test.rule]).compactMap { FixedExample(test, code, $0) }
    }
  }

  @Test("What all fixes of a file write together compiles")
  func fixAll() async throws {
    var snippets: [Snippet] = []
    let fixAll = FixAll(linter: Linter(rules: ExampleCase.rules), includesReview: true)
    for test in ExampleCase.flagged {
      let code = DressedExample(test.example)
      let edits = fixAll.edits(of: code.file, project: code.project)
      guard edits.edits.count > 1, let text = code.file.text.applying(edits) else { continue }
      snippets.append(
        Snippet(name: test.testDescription, code: text.string, otherFiles: code.project.texts.mapValues(\.string)))
    }
    for failure in try await TypeChecker.failures(of: snippets) { Issue.record("\(failure)") }
  }

  @Test("Every example of the handbook compiles")
  func handbook() async throws {
    var snippets: [Snippet] = []
    for section in Handbook.sections {
      for (index, code) in Self.fencedCode(in: section.markdown).enumerated() {
        snippets.append(Snippet(name: "#\(section.anchor), example \(index + 1)", code: code))
      }
    }
    #expect(snippets.count >= Handbook.sections.count / 2)
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

  @Test("The app that editors are tested with compiles")
  func sampleApp() async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("SampleApp/Sources/TrailGuide")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
    let app = Snippet(name: "TrailGuide", code: "", otherFiles: Dictionary(uniqueKeysWithValues: files))
    #expect(try await TypeChecker.errors(in: app) == [])
  }

  /// The text of the Swift code blocks.
  private static func fencedCode(in markdown: String) -> [String] {
    markdown.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
  }
}
