import Files
import Linting
import SwiftUIProject

/// What a person can set, in the file `.swiftui-patterns.json` or in an editor's `swiftuiPatterns` section. Every key is
/// optional; nil means that it was not set.
public struct Settings: Sendable, Equatable {
  /// The name of the settings file.
  public static let fileName = ".swiftui-patterns.json"
  /// The name in `rules` that stands for every rule.
  public static let allRules = "all"

  /// Levels by rule id, or by `all`.
  public var rules: [String: SeverityOverride] = [:]
  /// Deployment targets instead of those found in the project.
  public var platforms: [Platform: PlatformVersion] = [:]
  /// The SDK's major version.
  public var sdk: Int?
  /// Files and folders that are left alone.
  public var exclude: [PathPattern]?
  /// Levels for some files; later entries win.
  public var overrides: [SettingsOverride]?
  /// Closure labels that `sheet-owns-actions` looks at besides its own.
  public var actionLabels: [String]?
  /// Which files an editor shows findings of.
  public var diagnosticMode: DiagnosticMode?
  /// The address that the handbook is hosted at, without a trailing slash.
  public var handbookURL: String?
  /// Markdown files that hovers quote before the built-in handbook.
  public var references: References?

  /// Nothing set.
  public init() {}

  /// These settings with every key that `other` sets replaced by its value; `rules` and `platforms` are merged entry by entry.
  public func overridden(by other: Settings) -> Settings {
    var result = self
    for key in SettingsKey.all { key.merge(&result, other) }
    return result
  }

  /// Which rules run on a file and how loud they are. An entry of `overrides` whose files match beats `rules` and the entries
  /// before it; within one list a rule's own id beats `all`. A text without a path has no overrides.
  public func lintSettings(for path: String?) -> LintSettings {
    var result = LintSettings()
    result.take(rules)
    guard let path, let overrides else { return result }
    for entry in overrides where entry.files.contains(where: { $0.matches(path) }) { result.take(entry.rules) }
    return result
  }

  /// Whether `exclude` names an absolute path or a folder above it.
  public func isExcluded(_ path: String) -> Bool { exclude?.contains { $0.matches(path) } ?? false }

  /// The deployment targets that are set, nil when none is.
  public var targets: DeploymentTargets? { platforms.isEmpty ? nil : DeploymentTargets(platforms) }
}

extension LintSettings {
  /// Lays a list of levels over what was set before.
  fileprivate mutating func take(_ levels: [String: SeverityOverride]) {
    if let level = levels[Settings.allRules] {
      all = level
      rules = [:]
    }
    for (id, level) in levels where id != Settings.allRules { rules[id] = level }
  }
}

/// Which files an editor shows findings of.
public enum DiagnosticMode: String, Sendable, CaseIterable {
  case openFiles
  case workspace
}

/// Markdown files that hovers quote before the built-in handbook.
public enum References: Sendable, Equatable {
  /// The known places of agent skills.
  case automatic
  /// Paths or globs.
  case files([PathPattern])
}

/// Levels for the files that one of the globs matches.
public struct SettingsOverride: Sendable, Equatable {
  public let files: [PathPattern]
  public let rules: [String: SeverityOverride]

  public init(files: [PathPattern], rules: [String: SeverityOverride]) {
    self.files = files
    self.rules = rules
  }
}

/// A glob that counts from a folder: the settings file's, or the workspace's for an editor's section.
public struct PathPattern: Sendable, Hashable {
  /// Absolute, without a trailing slash; nil when the text belongs to no folder, and then nothing matches.
  public let folder: String?
  public let glob: Glob

  public init(_ pattern: String, in folder: String?) {
    self.folder = folder.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    glob = Glob(pattern)
  }

  /// Whether an absolute path lies below the folder and matches.
  public func matches(_ path: String) -> Bool {
    guard let folder else { return false }
    let relative = FilePath.relative(path, to: folder)
    return relative != path && glob.matches(relative)
  }
}
