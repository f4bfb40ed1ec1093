import Foundation
import Linting
import SwiftUIProject
import Workspace

/// A project of a few files in a folder of its own.
struct BuildSample {
  let folder: TemporaryFolder
  let build = BuildDescription()

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
  }

  /// What compiles a file: "App app iOS 17.0, macOS 14.0; Kit framework iOS 16.0", or "? why".
  func callAsFunction(_ path: String) -> String {
    let compilation = build.compilation(of: folder(path))
    let targets = compilation.targets.map { target in
      let systems = Platform.allCases.compactMap { system in target.systems[system].map { "\(system.rawValue) \($0)" } }
      return "\(target.name) \(target.kind.rawValue) \(systems.joined(separator: ", "))".trimmingCharacters(in: .whitespaces)
    }
    return targets.isEmpty ? "? \(compilation.unknown ?? "")" : targets.joined(separator: "; ")
  }

  /// The places of a file's facts, relative to the folder.
  func facts(_ path: String) -> [String] {
    build.compilation(of: folder(path)).targets.flatMap(\.from).map { fact in
      folder.relative([fact.file]).joined() + ":\(fact.line)"
    }
  }

  func systems(_ path: String) -> [Platform: PlatformVersion] { build.targets(for: folder(path)).versions }
}
