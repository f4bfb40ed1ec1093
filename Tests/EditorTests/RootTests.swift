import Foundation
import Testing

extension EditorTests {
  /// An app with two local packages: every client shows what `check` reports, whichever folder it starts from.
  @Suite("One root") struct RootTests {
    private struct Sample {
      let session: Session
      let app: URL
      let expected: URL
      /// From the inside out, so that the first file that a client opens lies in a package.
      let files = [
        "Packages/Huts/Sources/Huts/HutList.swift", "Packages/Trails/Sources/Trails/TrailScreen.swift", "App/Root.swift",
      ]

      init() throws {
        session = try Session()
        app = session.folder.appending(path: "Mountains")
        expected = session.folder.appending(path: "expected.txt")
        for (name, text) in RootTests.texts {
          let file = app.appending(path: name)
          try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(text.utf8).write(to: file)
        }
        let found = try findings(["."])
        // What a file says alone, and when its package is searched, is what the whole app says.
        for file in files {
          let own = found.filter { $0.hasPrefix(file + "\t") }
          #expect(!own.isEmpty, "\(file)")
          #expect(try findings([file]) == own)
        }
        #expect(try findings(["Packages/Huts"]) == found.filter { $0.hasPrefix("Packages/Huts/") })
        #expect(found.contains { $0.contains("api-availability") && $0.contains("iOS 15.0") && !$0.contains("macOS") })
        try Data((files + found).joined(separator: "\n").utf8).write(to: expected)
      }

      private func findings(_ paths: [String]) throws -> [String] {
        let arguments = ["check", "--no-cache", "--severity", "hint", "--format", "json"] + paths
        let process = Process()
        let output = Pipe()
        process.executableURL = Editors.server
        process.arguments = arguments
        process.currentDirectoryURL = app
        process.environment = ProcessInfo.processInfo.environment.merging(["HOME": session.folder.path]) { $1 }
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let report = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        return try #require(report["findings"] as? [[String: Any]]).map { finding in
          let range = finding["range"] as? [String: [String: Int]]
          let line = (range?["start"]?["line"] ?? 0) + 1
          return [finding["file"], line, finding["rule"], finding["message"]].map { "\($0 ?? "")" }.joined(separator: "\t")
        }
      }
    }

    @Test("Neovim", .needs("nvim-0.10", "nvim-0.11", "nvim-0.12")) func neovim() throws {
      for editor in ["nvim-0.10", "nvim-0.11", "nvim-0.12"] {
        let sample = try Sample()
        defer { sample.session.remove() }
        let package = Editors.package.appending(path: "editors/neovim").path
        try sample.session.drive(
          Editors.launcher(editor),
          [
            "--headless", "--clean", "--cmd", "set rtp^=\(package)", "-l",
            Editors.drivers.appending(path: "neovim-roots.lua").path,
          ] + [sample.app.path, sample.expected.path] + sample.session.serverCommand,
          checks: sample.files.count + 1)
      }
    }

    @Test("Eglot", .needs("emacs-28", "emacs-30")) func eglot() throws {
      for editor in ["emacs-28", "emacs-30"] {
        let sample = try Sample()
        defer { sample.session.remove() }
        try sample.session.drive(
          Editors.launcher(editor),
          ["-Q", "--batch", "-L", Editors.package.appending(path: "editors/emacs").path, "-L", Editors.drivers.path]
            + ["-l", "drive-roots", "--", sample.app.path, sample.expected.path] + sample.session.serverCommand,
          checks: sample.files.count + 1)
      }
    }

    @Test("VS Code", .needsProgram("node")) func vsCode() throws {
      let sample = try Sample()
      defer { sample.session.remove() }
      try sample.session.drive(
        URL(filePath: "/usr/bin/env"),
        ["node", Editors.drivers.appending(path: "vscode/drive-roots.js").path]
          + [Editors.package.appending(path: "editors/vscode").path, sample.app.path, sample.expected.path]
          + sample.session.serverCommand,
        checks: sample.files.count)
    }

    fileprivate static let texts: [String: String] = [
      "project.yml": """
      name: Mountains
      targets:
        Mountains:
          type: application
          platform: iOS
          deploymentTarget: "17.0"
          sources: App
          dependencies:
            - package: Huts
            - package: Trails
      """,
      "Packages/Huts/Package.swift": manifest("Huts"), "Packages/Trails/Package.swift": manifest("Trails"),
      "App/Root.swift": """
      import Huts
      import SwiftUI

      struct Root: View {
        @State private var shownHut: Hut?
        @State private var showsHut = false

        var body: some View {
          Button("Hut") {
            shownHut = Hut(id: 1)
            showsHut = true
          }
          .sheet(isPresented: $showsHut) {
            if let shownHut { Text("\\(shownHut.id)") }
          }
          .sheet(isPresented: $showsHut) { HutList(onClose: { showsHut = false }) }
        }
      }
      """,
      "Packages/Huts/Sources/Huts/HutList.swift": """
      import SwiftUI

      public struct Hut: Identifiable { public let id: Int }

      public struct HutList: View {
        let onClose: () -> Void

        public var body: some View {
          NavigationStack {
            Button("Close") { onClose() }.navigationTitle("Huts")
          }
        }
      }
      """,
      "Packages/Trails/Sources/Trails/TrailScreen.swift": """
      import SwiftUI

      struct TrailScreen: View {
        let isTall: Bool

        var body: some View {
          Text("Trail").presentationDetents([.medium])
        }
      }
      """,
    ]

    private static func manifest(_ name: String) -> String {
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [.iOS(.v15), .macOS(.v12)],
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        targets: [.target(name: "\(name)")]
      )
      """
    }
  }
}
