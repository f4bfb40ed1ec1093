import Foundation
import Testing

/// Where the tests find the editors, the built server and their own files.
enum Editors {
  /// The folder that `.ci/install-editors` fills: `SWIFTUI_PATTERNS_EDITORS`, else `.build/editors`.
  static let folder: URL =
    ProcessInfo.processInfo.environment["SWIFTUI_PATTERNS_EDITORS"].map { URL(filePath: $0) }
    ?? package.appending(path: ".build/editors")

  /// With `CI` in the environment a missing editor fails its test; without, the test is skipped.
  static let mustBeThere = ProcessInfo.processInfo.environment["CI"].map { !$0.isEmpty } ?? false

  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let sampleApp = package.appending(path: "Tests/SampleApp")
  static let drivers = package.appending(path: "Tests/EditorTests/Drivers")
  static let expected = package.appending(path: "Tests/EditorTests/Expected")

  /// The server of the same build as these tests: their executable or bundle lies beside it.
  static let server: URL = {
    let folders =
      [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
      + [package.appending(path: ".build/debug")]
    let candidates = folders.map { $0.appending(path: "swiftui-patterns") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }()

  static func launcher(_ name: String) -> URL { folder.appending(path: "bin/\(name)") }

  static func has(_ name: String) -> Bool { FileManager.default.isExecutableFile(atPath: launcher(name).path) }

  /// `-L` arguments for the Emacs packages (swift-mode, lsp-mode, Flycheck and what they need).
  static var packagePath: [String] {
    let folder = folder.appending(path: "emacs-packages/usr/share/emacs/site-lisp/elpa-src")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { ["-L", folder.appending(path: $0).path] }
  }
}

extension Trait where Self == ConditionTrait {
  /// The test needs these launchers of `.ci/install-editors`.
  static func needs(_ names: String...) -> Self {
    let missing = names.filter { !Editors.has($0) }.joined(separator: ", ")
    return .enabled(
      if: Editors.mustBeThere || missing.isEmpty,
      "\(missing) not found in \(Editors.folder.path): run .ci/install-editors")
  }

  /// The test needs a program of the machine's own.
  static func needsProgram(_ name: String) -> Self {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let isThere = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    return .enabled(if: Editors.mustBeThere || isThere, "\(name) is not on PATH")
  }
}
