import SwiftUIProject

/// Code that a rule flags or allows. Examples are tests: the range, the fix and the compilability of both sides are checked.
public struct Example: Sendable {
  /// Complete Swift code. In flagged examples every expected finding is marked as `⟦range⟧`; `import SwiftUI` is implied.
  public let code: String
  /// The code after the fix of the first finding, without marks; nil where no fix is offered.
  public let fixed: String?
  /// The fix's level; `none` when no fix is offered.
  public let level: FixLevel
  /// The severity of the first finding; nil means the rule's own.
  public let severity: Severity?
  /// What to see in it, one sentence.
  public let note: String
  /// Project settings it needs, nil for the defaults.
  public let settings: ExampleSettings
  /// Other files of the project, by name.
  public let otherFiles: [String: String]

  public init(
    _ note: String, code: String, fixed: String? = nil, level: FixLevel? = nil, severity: Severity? = nil,
    settings: ExampleSettings = ExampleSettings(), otherFiles: [String: String] = [:]
  ) {
    self.note = note
    self.code = code
    self.fixed = fixed
    self.level = level ?? (fixed == nil ? .none : .safe)
    self.severity = severity
    self.settings = settings
    self.otherFiles = otherFiles
  }

  /// The code without its marks.
  public var plainCode: String { code.filter { $0 != "⟦" && $0 != "⟧" } }
}

/// The project settings of an example.
public struct ExampleSettings: Sendable {
  /// Deployment targets; the default is new enough for every API.
  public let targets: DeploymentTargets
  /// The SDK's major version.
  public let sdk: Int

  public init(targets: DeploymentTargets = DeploymentTargets([.iOS: "18.0"]), sdk: Int = 26) {
    self.targets = targets
    self.sdk = sdk
  }
}
