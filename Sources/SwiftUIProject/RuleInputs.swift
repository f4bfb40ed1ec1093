/// Everything that rules are given about a file from outside of Swift files.
///
/// The findings of a file hold only as long as this value is the same. An editor compares it by `==`, and what is kept on disk
/// knows it by a digest of its encoding. The compiler makes both of all stored properties, so that none can be forgotten.
public struct RuleInputs: Hashable, Codable, Sendable {
  /// The absolute path of the file that is checked; nil for an untitled or standard-input text.
  public var path: String?
  /// The deployment targets that hold for the file.
  public var targets: DeploymentTargets
  /// The major version of the SDK in use.
  public var sdk: Int
  /// Closure labels that `sheet-owns-actions` looks at besides its own.
  public var actionLabels: [String]

  /// The SDK's major version when none is set.
  public static let defaultSDK = 26

  public init(
    path: String? = nil, targets: DeploymentTargets = .unknown, sdk: Int = defaultSDK, actionLabels: [String] = []
  ) {
    self.path = path
    self.targets = targets
    self.sdk = sdk
    self.actionLabels = actionLabels
  }
}

extension ProjectFacts {
  /// The absolute path of the file that is checked; nil for an untitled or standard-input text.
  public var path: String? { inputs.path }
  /// The deployment targets that hold for the file.
  public var targets: DeploymentTargets { inputs.targets }
  /// The major version of the SDK in use.
  public var sdk: Int { inputs.sdk }
  /// Closure labels that `sheet-owns-actions` looks at besides its own.
  public var actionLabels: [String] { inputs.actionLabels }
}
