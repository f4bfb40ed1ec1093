import SourceText
import SwiftUIModel
import SwiftUIProject

/// A project of a few texts. The first of them is the checked file.
struct SmallProject: ProjectFacts {
  let own: ViewFile
  private let others: [ProjectFile]
  let inputs: RuleInputs

  init(_ own: String, others: [String: String] = [:], targets: DeploymentTargets = .unknown) {
    self.own = ViewFile(text: SourceText(own))
    self.others = others.sorted { $0.key < $1.key }.map { name, text in
      ProjectFile(path: "/App/\(name)", file: ViewFile(text: SourceText(text)))
    }
    inputs = RuleInputs(path: "/App/Checked.swift", targets: targets)
  }

  var semantics: SemanticModel { SemanticModel(file: own, project: self) }

  func files(mentioning word: String) -> [ProjectFile]? { others.filter { $0.file.mentions(word) } }

  func hasLocalizedString(_ key: String) -> Knowledge { .no }
}
