import Foundation
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Wherever a document lies", .timeLimit(.minutes(10)))
final class PlacesTests: FolderSuite {
  init() throws { try super.init(folder: "places 100% é😀 ") }

  private func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(at: root.appendingPathComponent(name), to: root.appendingPathComponent(other))
  }

  private static let wholeWorkspace: JSONValue = ["diagnosticMode": "workspace"]

  // MARK: Without a folder

  @Test(arguments: [
    "untitled:Untitled-1", "untitled:/elsewhere/New%20file.swift", "vscode-remote://host/a.swift", "Sample.swift",
  ])
  func `a document that is nowhere has findings, hovers and fixes`(uri: String) async throws {
    let client = try await TestClient.started(richCapabilities)
    client.open("let a = bad", uri: uri, version: 4)
    let diagnostics = try await client.diagnostics()
    #expect(diagnostics["uri"] == .string(uri))
    #expect(diagnostics["diagnostics"].arrayValue?.count == 1)
    let hover = try await client.request(
      "textDocument/hover", ["textDocument": ["uri": .string(uri)], "position": position(0, 9)])
    #expect(hover["range"] == range(0, 8, 11))
    let action = try await client.codeActions(range(0, 8, 8), uri: uri).first
    #expect(action?["edit"]["documentChanges"].arrayValue?.first?["textDocument"] == ["uri": .string(uri), "version": 4])
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    #expect(try await client.diagnostics() == ["uri": .string(uri), "diagnostics": []])
  }

  @Test func `a fix over several files works without a folder`() async throws {
    try write("linked here\n", "Other.swift")
    let client = try await TestClient.started(plainCapabilities)
    client.open("linked", uri: uri("Main.swift"))
    let actions = try await client.codeActions(range(0, 0, 0), uri: uri("Main.swift"))
    let action = try #require(actions.first { $0["title"] == "Rename in both files" })
    #expect(action["edit"]["changes"][uri("Other.swift")].arrayValue?.count == 1)
  }

  @Test func `the whole disk is no project, and a folder may end in a slash`() async throws {
    try write("bad", "Sample.swift")
    let client = try await TestClient.started(root: "/", options: Self.wholeWorkspace)
    client.open("bad", uri: uri("Sample.swift"))
    #expect(try await client.diagnostics()["version"] == 1)
    let check: JSONValue = ["command": "swiftuiPatterns.checkWorkspace"]
    #expect(try await client.error(of: "workspace/executeCommand", check)?.code == ErrorCode.requestFailed.rawValue)
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri("Sample.swift"))]])
    #expect(try await client.diagnostics()["diagnostics"] == [])
    func change(_ kind: String, _ path: String) {
      let folder: JSONValue = ["uri": DocumentURI(path: path).json, "name": "app"]
      client.notify("workspace/didChangeWorkspaceFolders", ["event": [kind: [folder]]])
    }
    change("added", root.path + "/")
    #expect(try await client.diagnostics()["diagnostics"].arrayValue?.count == 1)
    change("removed", root.path)
    #expect(try await client.diagnostics()["diagnostics"] == [])
  }

  // MARK: Names

  @Test func `an edit names an open file as the client does, however it writes the name`() async throws {
    // Editors differ in what they escape, and in the case of the digits.
    let own = uri("Other.swift")
    let theirs = own.replacing("%C3%A9", with: "é").replacing("%F0%9F%98%80", with: "%f0%9f%98%80")
    #expect(own != theirs)
    let client = try await TestClient.started(plainCapabilities, root: root.path)
    client.open("linked in the editor", uri: theirs)
    client.open("linked", uri: uri("Main.swift"))
    let actions = try await client.codeActions(range(0, 0, 0), uri: uri("Main.swift"))
    let action = try #require(actions.first { $0["title"] == "Rename in both files" })
    #expect(action["edit"]["changes"][theirs].arrayValue?.count == 1)
    #expect(action["edit"]["changes"][own].isNull)
  }

  @Test func `a document that is opened twice has the newer text`() async throws {
    let client = try await TestClient.started(plainCapabilities)
    client.open("bad")
    client.open("\n😀; bad", version: 1)
    let fix = try await client.codeActions(range(1, 4, 4)).first
    #expect(fix?["edit"]["changes"][TestClient.uri] == [["range": range(1, 4, 7), "newText": "good"]])
    client.change(version: 2, edit(1, 0, 4, ""))
    #expect(try await client.hover(1, 0)["range"] == range(1, 0, 3))
  }

  // MARK: Settings

  @Test func `the nearest settings file counts, alone`() async throws {
    try write(#"{"rules": {"use-good": "error", "use-fine": "error"}}"#, ".swiftui-patterns.json")
    try write(#"{"rules": {"use-good": "hint"}}"#, "Inner/.swiftui-patterns.json")
    let client = try await TestClient.started(root: root.path)
    for (name, expected) in [("Outer.swift", [1, 1]), ("Inner/Deep/Sample.swift", [4, 3])] as [(String, [JSONValue])] {
      client.open("bad worse", uri: uri(name))
      #expect(try await client.diagnostics()["diagnostics"].arrayValue?.map { $0["severity"] } == expected)
    }
  }

  @Test func `a nested settings file that comes and goes counts at once where the client watches`() async throws {
    try write("bad", "Inner/Sample.swift")
    let client = try await TestClient.started(
      ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]], root: root.path)
    client.open("bad", uri: uri("Inner/Sample.swift"))
    #expect(try await client.diagnostics()["diagnostics"].arrayValue?.map { $0["severity"] } == [2])
    let file = "Inner/.swiftui-patterns.json"
    try write(#"{"exclude": ["**/Sample.swift"]}"#, file)
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri(file)), "type": 1]]])
    #expect(try await client.diagnostics()["diagnostics"] == [])
    try FileManager.default.removeItem(at: root.appendingPathComponent(file))
    client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri(file)), "type": 3]]])
    #expect(try await client.diagnostics()["diagnostics"].arrayValue?.count == 1)
  }

  // MARK: Files that move

  @Test func `a file that is renamed on disk takes its findings along`() async throws {
    try write("bad", "Old name.swift")
    let client = try await TestClient.started(root: root.path, options: Self.wholeWorkspace)
    #expect(try await client.diagnostics()["uri"] == .string(uri("Old name.swift")))
    try move("Old name.swift", to: "New 😀.swift")
    let changes: JSONValue = [
      ["uri": .string(uri("Old name.swift")), "type": 3], ["uri": .string(uri("New 😀.swift")), "type": 1],
    ]
    client.notify("workspace/didChangeWatchedFiles", ["changes": changes])
    #expect(try await client.diagnostics() == ["uri": .string(uri("Old name.swift")), "diagnostics": []])
    let new = try await client.diagnostics()
    #expect(new["uri"] == .string(uri("New 😀.swift")))
    #expect(new["diagnostics"].arrayValue?.count == 1)
  }

  @Test func `a folder that is renamed in the editor takes its files' findings along`() async throws {
    try write("bad", "Old/Sample.swift")
    let client = try await TestClient.started(root: root.path, options: Self.wholeWorkspace)
    #expect(try await client.diagnostics()["uri"] == .string(uri("Old/Sample.swift")))
    try move("Old", to: "New")
    client.notify(
      "workspace/didRenameFiles", ["files": [["oldUri": .string(uri("Old")), "newUri": .string(uri("New"))]]])
    #expect(try await client.diagnostics() == ["uri": .string(uri("Old/Sample.swift")), "diagnostics": []])
    #expect(try await client.diagnostics()["uri"] == .string(uri("New/Sample.swift")))
  }

  @Test func `an open file that is deleted on disk keeps its findings until it is closed`() async throws {
    try write("bad", "Sample.swift")
    let client = try await TestClient.started(root: root.path, options: Self.wholeWorkspace)
    client.open("bad", uri: uri("Sample.swift"))
    let opened = try await client.next { $0.json["params"]["version"] == 1 }
    #expect(opened.json["params"]["diagnostics"].arrayValue?.count == 1)
    try FileManager.default.removeItem(at: root.appendingPathComponent("Sample.swift"))
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri("Sample.swift")), "type": 3]]])
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri("Elsewhere.swift"))]])
    let hover = try await client.request(
      "textDocument/hover", ["textDocument": ["uri": .string(uri("Sample.swift"))], "position": position(0, 1)])
    #expect(hover["range"] == range(0, 0, 3))
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri("Sample.swift"))]])
    let closed = try await client.next { $0.json["params"]["diagnostics"] == [] }
    #expect(closed.json["params"]["uri"] == .string(uri("Sample.swift")))
  }

  @Test func `links in a circle lead nowhere, and each file is found once`() async throws {
    try write("bad", "Sample.swift")
    try FileManager.default.createSymbolicLink(at: root.appendingPathComponent("circle"), withDestinationURL: root)
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("Zweite.swift"), withDestinationURL: root.appendingPathComponent("Sample.swift"))
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("Lost.swift"), withDestinationURL: root.appendingPathComponent("gone"))
    let client = try await TestClient.started(root: root.path, options: Self.wholeWorkspace)
    #expect(try await client.diagnostics()["uri"] == .string(uri("Sample.swift")))
    // The document is the file, by whatever way it is reached.
    client.open("bad", uri: uri("circle/Sample.swift"))
    #expect(try await client.diagnostics() == ["uri": .string(uri("Sample.swift")), "diagnostics": []])
    #expect(try await client.diagnostics()["uri"] == .string(uri("circle/Sample.swift")))
  }
}
