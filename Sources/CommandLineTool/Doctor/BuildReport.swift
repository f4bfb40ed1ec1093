import Files
import LanguageServerProtocol
import Linting
import Rules
import SwiftUIProject
import Workspace

/// Which targets compile files, for which systems, and where that was read.
struct BuildReport {
  private var files: [(name: String, compilation: FileCompilation)] = []
  /// One sentence for each path that cannot be read.
  private(set) var problems: [String] = []

  /// - Parameter paths: files and folders, absolute
  init(of paths: [String]) {
    let store = SettingsStore(knownRules: Linter(rules: AllRules.rules).ids.sorted())
    let build = BuildDescription()
    let outcome = FileDiscovery.search(paths, isExcluded: { store.settings(for: $0).isExcluded($0) })
    problems = outcome.problems.map { "\(Checker.name(of: $0.path)) cannot be read: \($0.reason)." }
    files = outcome.files.map { path in
      let name = Checker.name(of: path)
      guard let file = store.file(for: path), let targets = file.settings.targets else {
        return (name, build.compilation(of: path))
      }
      return (name, FileCompilation(platforms: targets, setIn: file.path))
    }
  }

  /// The lowest versions over all files whose systems are known.
  var targets: DeploymentTargets {
    var versions: [Platform: PlatformVersion] = [:]
    for file in files { versions.merge(file.compilation.deploymentTargets.versions) { min($0, $1) } }
    return DeploymentTargets(versions)
  }

  // MARK: Text

  /// The files with the same targets stand together.
  var text: String {
    var groups: [(compilation: FileCompilation, names: [String])] = []
    var places: [FileCompilation: Int] = [:]
    for file in files {
      if let place = places[file.compilation] {
        groups[place].names.append(file.name)
      } else {
        places[file.compilation] = groups.count
        groups.append((file.compilation, [file.name]))
      }
    }
    if groups.isEmpty { return "No Swift file is there.\n" }
    return groups.map { Self.text($0.names, $0.compilation) }.joined(separator: "\n")
  }

  private static let shownNames = 10

  private static func text(_ names: [String], _ compilation: FileCompilation) -> String {
    var lines = names.prefix(shownNames).map { $0 }
    if names.count > shownNames { lines.append("and \(names.count - shownNames) more files") }
    for target in compilation.targets {
      lines.append("  \(target.name) (\(target.kind.rawValue)): \(systems(target))")
      for fact in target.from { lines.append("    \(Checker.name(of: fact.file)):\(fact.line)") }
    }
    if let unknown = compilation.unknown { lines.append("  unknown: \(unknown)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func systems(_ target: FileCompilation.Target) -> String {
    let list = Platform.allCases.compactMap { platform in target.systems[platform].map { "\(platform.rawValue) \($0)" } }
    return list.isEmpty ? "systems unknown" : list.joined(separator: ", ")
  }

  // MARK: JSON

  /// What `--format json` prints.
  var json: JSONValue {
    ["version": 1, "files": .array(files.map { Self.json($0.name, $0.compilation) })]
  }

  private static func json(_ name: String, _ compilation: FileCompilation) -> JSONValue {
    [
      "file": .string(name), "targets": .array(compilation.targets.map(json)),
      "unknown": compilation.unknown.map { .string($0) } ?? .null,
    ]
  }

  private static func json(_ target: FileCompilation.Target) -> JSONValue {
    let systems = Platform.allCases.compactMap { platform in
      target.systems[platform].map { (platform.rawValue, JSONValue.string($0.description)) }
    }
    let facts = target.from.map { fact -> JSONValue in
      ["file": .string(Checker.name(of: fact.file)), "line": .int(fact.line)]
    }
    return [
      "name": .string(target.name), "kind": .string(target.kind.rawValue),
      "systems": .object(Dictionary(systems, uniquingKeysWith: { first, _ in first })), "from": .array(facts),
    ]
  }
}
