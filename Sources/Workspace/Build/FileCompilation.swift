import Files
import Linting
import SwiftUIProject

/// Which targets compile a file, and for which systems.
public struct FileCompilation: Sendable, Hashable {
  /// Where something was read.
  public struct Fact: Sendable, Hashable {
    /// Absolute.
    public let file: String
    /// Counts from 1.
    public let line: Int
  }

  public struct Target: Sendable, Hashable {
    public let name: String
    public let kind: TargetKind
    /// The systems that the file is compiled for, with their deployment targets; empty if they are unknown.
    public let systems: [Platform: PlatformVersion]
    /// Where the target, its files and its systems were read.
    public let from: [Fact]
  }

  /// In order of their names. Empty if no target is known to compile the file.
  public let targets: [Target]
  /// Why something is unknown: the targets, or the systems of one of them. A clause without a full stop; nil if all is known.
  public let unknown: String?

  init(targets: [Target], unknown: String?) {
    self.targets = targets
    self.unknown = unknown
  }

  /// What the settings file at a path says, which goes over what project files say.
  public init(platforms: DeploymentTargets, setIn path: String) {
    let fact = Fact(file: path, line: 1)
    let name = FilePath.name(of: path)
    self.init(targets: [Target(name: name, kind: .app, systems: platforms.versions, from: [fact])], unknown: nil)
  }

  /// The lowest version of each system over all targets. Those of tests count only if there is no other target: what an app's
  /// files need is not decided by a test bundle that compiles them too. Unknown if those of one target are.
  public var deploymentTargets: DeploymentTargets {
    let products = targets.filter { $0.kind != .tests }
    let counted = products.isEmpty ? targets : products
    guard !counted.isEmpty, counted.allSatisfy({ !$0.systems.isEmpty }) else { return .unknown }
    var versions: [Platform: PlatformVersion] = [:]
    for target in counted { versions.merge(target.systems) { min($0, $1) } }
    return DeploymentTargets(versions, names: counted.map(\.name))
  }
}
