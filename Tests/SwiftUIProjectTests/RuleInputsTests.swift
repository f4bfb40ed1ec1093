import SourceText
import SwiftUIProject
import Testing

@Suite("The inputs of rules")
struct RuleInputsTests {
  private static let inputs = RuleInputs(
    path: "/Trails/List.swift", targets: DeploymentTargets([.iOS: "17.0", .macOS: "14.0"]), sdk: 26, actionLabels: ["onPick"])

  /// Another value for each stored property. One that is added has to be added here too.
  private static let changes: [String: @Sendable (inout RuleInputs) -> Void] = [
    "path": { $0.path = nil },
    "targets": { $0.targets = DeploymentTargets([.iOS: "17.0", .macOS: "15.0"]) },
    "sdk": { $0.sdk = 27 },
    "actionLabels": { $0.actionLabels = ["onPick", "onSave"] },
  ]

  private static let properties = Mirror(reflecting: inputs).children.compactMap(\.label)

  @Test("are other ones, in memory and on disk, as soon as one property is", arguments: properties)
  func change(property: String) throws {
    let change = try #require(Self.changes[property], "RuleInputsTests.changes has no other value for \(property)")
    var changed = Self.inputs
    change(&changed)
    #expect(changed != Self.inputs)
    #expect(ContentDigest(encoding: changed) != ContentDigest(encoding: Self.inputs))
    #expect(ContentDigest(encoding: changed) != nil)
  }

  @Test("are told apart by all that is known of deployment targets")
  func targets() {
    let targets = [
      .unknown, DeploymentTargets([.iOS: "16.0"]), DeploymentTargets([.iOS: "16.1"]), DeploymentTargets([.tvOS: "16.0"]),
      DeploymentTargets([.iOS: "16.0", .tvOS: "16.0"]), DeploymentTargets([.iOS: "16.0"], names: ["App"]),
      DeploymentTargets([.iOS: "16.0"], names: ["App", "Widget"]),
    ]
    #expect(Set(targets.map { ContentDigest(encoding: RuleInputs(targets: $0)) }).count == targets.count)
  }

  @Test("of a project are what its questions answer")
  func project() {
    let project = NoProject(Self.inputs)
    #expect(project.path == "/Trails/List.swift" && project.sdk == 26 && project.actionLabels == ["onPick"])
    #expect(project.targets == Self.inputs.targets)
  }
}
