import Linting
import Rules
import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

@Suite("Labels of sheet actions")
struct SheetActionLabelsTests {
  private struct Project: ProjectFacts {
    let inputs: RuleInputs

    func files(mentioning word: String) -> [ProjectFile]? { [] }

    func hasLocalizedString(_ key: String) -> Knowledge { .unknown }
  }

  private static let code = """
    import SwiftUI

    struct Names: View {
      @State private var adds = false

      var body: some View {
        Text("Names").sheet(isPresented: $adds) { NameForm(onSubmit: { print("Submitted") }, onSave: { print("Saved") }) }
      }
    }

    struct NameForm: View {
      let onSubmit: () -> Void
      let onSave: () -> Void

      var body: some View {
        Button("Submit") { onSubmit() }
        Button("Save") { onSave() }
      }
    }
    """

  private func marked(_ labels: [String]) -> [String] {
    let file = ViewFile(text: SourceText(Self.code))
    return Linter(rules: [.sheetOwnsActions]).findings(
      in: file, project: Project(inputs: RuleInputs(targets: DeploymentTargets([.iOS: "18.0"]), actionLabels: labels))
    ).map {
      file.text[$0.range]
    }
  }

  @Test("The usual ones are looked at") func usual() { #expect(marked([]) == ["onSave"]) }

  @Test("A project adds its own") func own() { #expect(marked(["onSubmit"]) == ["onSubmit", "onSave"]) }
}
