import Foundation
import Testing

extension EditorTests {
  /// The extension of `editors/vscode` in Node, on a stand-in for the `vscode` module: VS Code itself cannot be had here.
  @Suite("VS Code") struct VSCodeTests {
    @Test("The extension on a stand-in for VS Code", .needsProgram("node")) func session() throws {
      let session = try Session()
      defer { session.remove() }
      try session.drive(
        URL(filePath: "/usr/bin/env"),
        ["node", Editors.drivers.appending(path: "vscode/drive.js").path]
          + [Editors.package.appending(path: "editors/vscode").path, session.trailList.path]
          + [Editors.expected.appending(path: "TrailList.swift").path] + session.serverCommand,
        checks: 30)
      try session.expectConformingMessages()
    }

    @Test("The same files are packed to the same bytes", .needsProgram("python3")) func packing() throws {
      let session = try Session()
      defer { session.remove() }
      let packages = try ["a.vsix", "b.vsix"].map { name in
        let package = session.app.appending(path: name)
        let pack = Editors.package.appending(path: "editors/vscode/pack.py").path
        let (status, _, complaints) = try session.run(URL(filePath: "/usr/bin/env"), ["python3", pack, package.path])
        #expect(status == 0, "\(complaints)")
        return try Data(contentsOf: package)
      }
      #expect(packages[0] == packages[1])
    }

    /// What VS Code takes as a package: the manifest, the types of all its files, and the files that the two of them name.
    @Test("The package is whole", .needsProgram("python3")) func package() throws {
      let session = try Session()
      defer { session.remove() }
      let vsix = session.app.appending(path: "extension.vsix").path
      let pack = Editors.package.appending(path: "editors/vscode/pack.py").path
      #expect(try session.run(URL(filePath: "/usr/bin/env"), ["python3", pack, vsix]).status == 0)
      let (status, output, complaints) = try session.run(
        URL(filePath: "/usr/bin/env"), ["python3", Editors.drivers.appending(path: "vscode/check_vsix.py").path, vsix])
      #expect(status == 0, "\(output)\(complaints)")
    }

    @Test("The extension's JavaScript has no type errors", .needs("tsc"), .needsProgram("node")) func types() throws {
      let session = try Session()
      defer { session.remove() }
      let (status, output, complaints) = try session.run(
        Editors.launcher("tsc"),
        [
          "--noEmit", "--allowJs", "--checkJs", "--strict", "--target", "es2022", "--lib", "es2022", "--module", "commonjs",
          "--moduleResolution", "node10", "--ignoreDeprecations", "6.0", "--types", "node", "--typeRoots",
          Editors.folder.appending(path: "typescript/usr/share/nodejs/@types").path,
          Editors.drivers.appending(path: "vscode/vscode.d.ts").path,
          Editors.package.appending(path: "editors/vscode/extension.js").path,
        ])
      #expect(status == 0, "\(output)\(complaints)")
    }

    @Test("The extension's settings are those of the settings file") func settings() throws {
      func object(_ file: String, _ path: String...) throws -> [String: Any] {
        let data = try Data(contentsOf: Editors.package.appending(path: "editors/vscode/\(file)"))
        var value = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        for key in path { value = try #require(value[key] as? [String: Any]) }
        return value
      }
      let declared = try object("package.json", "contributes", "configuration", "properties").keys
        .map { String($0.dropFirst("swiftuiPatterns.".count)) }
      let known = try object("swiftui-patterns.schema.json", "properties").keys
      #expect(Set(declared).subtracting(["path", "arguments", "trace.server"]) == Set(known).subtracting(["$schema"]))
    }
  }
}
