import Files
import Linting
import SourceText
import SwiftUIProject

/// Finds the deployment targets of the project that a file belongs to.
///
/// Looked for upwards from the file, the nearest folder with an answer counts: a `Package.swift` that names platforms, an Xcode
/// project, an XcodeGen `project.yml`, a Tuist `Project.swift`, `.xcconfig` files. Of several targets the lowest and the
/// highest are given, for each platform. Folders are looked at again after some seconds, and after `invalidate()`.
public final class DeploymentTargetFinder: Sendable {
  private typealias Versions = [Platform: ClosedRange<PlatformVersion>]

  private struct State {
    var folders: [String: (found: Found, until: ContinuousClock.Instant)] = [:]
    var files: [String: (stamp: FileStamp, versions: Versions)] = [:]
  }

  /// The answers of one folder alone.
  private struct Found {
    var package: Versions = [:]
    var project: Versions = [:]
  }

  private static let manifests = NameFilter(
    names: ["Package.swift", "project.yml", "Project.swift"], endings: [".xcodeproj"])
  private static let configurations = NameFilter(endings: [".xcconfig"])

  /// How long what was found in a folder is taken for granted.
  private static let patience = Duration.seconds(5)
  /// Generated projects of large apps reach tens of megabytes.
  private static let maximumSize = 64_000_000

  private let state = Locked(State())

  public init() {}

  /// The targets that hold for an absolute path.
  public func targets(for path: String) -> DeploymentTargets {
    let now = ContinuousClock.now
    for folder in FilePath.folders(above: path) where folder != "." {
      let found = found(in: folder, now: now)
      // A package at an app's top is often there for tools only; its own sources lie in these folders.
      let first = FilePath.relative(path, to: folder).split(separator: "/").first
      let isPackageSource = first == "Sources" || first == "Tests" || first == "Plugins"
      // All of a package's files are compiled for all of its platforms; a project has targets for one of them each.
      let package = DeploymentTargets(found.package, isForEveryFile: true)
      let project = DeploymentTargets(found.project, isForEveryFile: false)
      let choices = isPackageSource ? [package, project] : [project, package]
      if let targets = choices.first(where: \.isKnown) { return targets }
    }
    return .unknown
  }

  /// Forgets what was found, so that changed project files count at once.
  public func invalidate() {
    state.withLock { $0.folders = [:] }
  }

  private func found(in folder: String, now: ContinuousClock.Instant) -> Found {
    if let known = state.withLock({ $0.folders[folder] }), known.until > now { return known.found }
    var found = Found()
    var configurations: Versions = [:]
    for name in DiskFile.names(in: folder, Self.manifests) {
      let path = FilePath.join(folder, name)
      switch name {
      case "Package.swift": found.package = versions(at: path, TargetScanner.swiftManifest)
      case "project.yml": found.project.widen(to: versions(at: path, TargetScanner.xcodeGenManifest))
      case "Project.swift": found.project.widen(to: versions(at: path, TargetScanner.swiftManifest))
      case _ where name.hasSuffix(".xcodeproj"):
        found.project.widen(to: versions(at: FilePath.join(path, "project.pbxproj"), XcodeProject.targets))
        for sub in ["Config", "Configs", "Configuration", "Configurations", "xcconfig"] {
          configurations.widen(to: configurationFiles(in: FilePath.join(folder, sub)))
        }
        configurations.widen(to: configurationFiles(in: folder))
      default: break
      }
    }
    if found.project.isEmpty { found.project = configurations }
    state.withLock { $0.folders[folder] = (found, now + Self.patience) }
    return found
  }

  private func configurationFiles(in folder: String) -> Versions {
    var result: Versions = [:]
    for name in DiskFile.names(in: folder, Self.configurations) {
      result.widen(to: versions(at: FilePath.join(folder, name), TargetScanner.buildSettings))
    }
    return result
  }

  private func versions(at path: String, _ scan: ([UInt8]) -> Versions) -> Versions {
    guard let stamp = FileStamp(path) else { return [:] }
    if let known = state.withLock({ $0.files[path] }), known.stamp == stamp { return known.versions }
    guard case .success(let bytes) = DiskFile.bytes(at: path, limit: Self.maximumSize) else { return [:] }
    let versions = scan(bytes)
    state.withLock { $0.files[path] = (stamp, versions) }
    return versions
  }
}
