import Linting
import Rules
import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

/// What is being typed may be the use that a flag lacks.
@Suite("A presentation flag beside half-typed code")
struct HalfTypedFlagTests {
  private let list = """
    struct TrailList: View {
      @State private var showEditor = false

      var body: some View { Button("Edit") { showEditor = true } }
    }
    """

  private func flags(beside code: String) throws -> [String] {
    let rule = try #require(AllRules.rules.first { $0.id == "orphan-presentation-flag" })
    let file = ViewFile(text: SourceText("import SwiftUI\n\n\(list)\n\n\(code)\n"))
    let findings = Linter(rules: [rule]).findings(in: file, project: NoProject(), settings: .running([rule]))
    return findings.map { file.text[$0.range] }
  }

  @Test("is reported where another declaration has a syntax error")
  func elsewhere() throws {
    #expect(try flags(beside: "struct Trail { var name: }") == ["showEditor"])
  }

  @Test(
    "is not reported where an extension of its type has one", arguments: ["body.", "Text(, showEditor)"])
  func inExtension(code: String) throws {
    #expect(try flags(beside: "extension TrailList { var other: some View { Text(\"\") } }") == ["showEditor"])
    #expect(try flags(beside: "extension TrailList { var other: some View { \(code) } }") == [])
  }

  @Test("is not reported where a bracket too many puts what follows outside of the type")
  func strayBracket() throws {
    #expect(try flags(beside: "func edit() { run(showEditor) }") == ["showEditor"])
    #expect(try flags(beside: "func edit() { run(showEditor) }\n}") == [])
  }
}
