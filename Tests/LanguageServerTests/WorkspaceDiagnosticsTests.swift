import Foundation
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Findings of files that are not open", .timeLimit(.minutes(10)))
final class WorkspaceDiagnosticsTests: FolderSuite {
  init() throws { try super.init(folder: "workspace tests 100% 😀 ") }

  private func remove(_ name: String) throws { try FileManager.default.removeItem(at: root.appendingPathComponent(name)) }

  private static let workspace = #"{"diagnosticMode": "workspace"}"#
  private static let settingsFile = ".swiftui-patterns.json"

  private static let pulling: JSONValue = [
    "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
    "window": ["workDoneProgress": true],
  ]

  private func changed(_ client: TestClient, _ names: String...) {
    let changes = names.map { JSONValue.object(["uri": .string(uri($0)), "type": 2]) }
    client.notify("workspace/didChangeWatchedFiles", ["changes": .array(changes)])
  }

  /// The ranges of the next diagnostics of a file.
  private func pushed(_ client: TestClient, _ name: String) async throws -> JSONValue {
    let message = try await client.next { message in
      guard case .notification("textDocument/publishDiagnostics", let params) = message else { return false }
      return params["uri"] == .string(self.uri(name))
    }
    #expect(message.json["params"]["version"].isNull)
    return .array(message.json["params"]["diagnostics"].arrayValue?.map { $0["range"] } ?? [])
  }

  // MARK: Pushed

  @Test func `are sent where the settings ask for them, and taken back where they no longer do`() async throws {
    try write("bad\nbad\n", "Sources/A.swift")
    try write("worse", "B.swift")
    try write("good", "C.swift")
    try write("bad", ".build/D.swift")
    try write(Self.workspace, Self.settingsFile)
    let client = try await TestClient.started(root: root.path)
    #expect(try await pushed(client, "Sources/A.swift") == [range(0, 0, 3), range(1, 0, 3)])
    #expect(try await pushed(client, "B.swift") == [range(0, 0, 5)])
    try write("{}", Self.settingsFile)
    changed(client, Self.settingsFile)
    #expect(try await pushed(client, "Sources/A.swift") == [])
    #expect(try await pushed(client, "B.swift") == [])
    #expect(try await client.settled().isEmpty)
  }

  @Test func `are not sent by default`() async throws {
    try write("bad", "A.swift")
    let client = try await TestClient.started(root: root.path)
    client.open("bad", uri: uri("B.swift"))
    #expect(try await client.diagnostics()["uri"] == .string(uri("B.swift")))
    #expect(try await client.settled().isEmpty)
  }

  @Test func `excluded files have none`() async throws {
    try write("bad", "Generated/A.swift")
    try write("bad", "B.swift")
    try write(#"{"diagnosticMode": "workspace", "exclude": ["Generated/**"]}"#, Self.settingsFile)
    let client = try await TestClient.started(root: root.path)
    #expect(try await pushed(client, "B.swift") == [range(0, 0, 3)])
    try write(Self.workspace, Self.settingsFile)
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri(Self.settingsFile))]])
    #expect(try await pushed(client, "Generated/A.swift") == [range(0, 0, 3)])
  }

  @Test func `follow files that are created, changed and deleted`() async throws {
    try write("bad", "A.swift")
    let client = try await TestClient.started(root: root.path, options: ["diagnosticMode": "workspace"])
    #expect(try await pushed(client, "A.swift") == [range(0, 0, 3)])
    try write(" bad", "A.swift")
    try write("bad bad", "New/B.swift")
    changed(client, "A.swift", "New/B.swift")
    #expect(try await pushed(client, "A.swift") == [range(0, 1, 4)])
    #expect(try await pushed(client, "New/B.swift") == [range(0, 0, 3), range(0, 4, 7)])
    try remove("A.swift")
    changed(client, "A.swift")
    #expect(try await pushed(client, "A.swift") == [])
    // A whole folder is named in no message about files.
    try remove("New")
    client.notify("workspace/didDeleteFiles", ["files": [["uri": .string(uri("New"))]]])
    #expect(try await pushed(client, "New/B.swift") == [])
  }

  @Test func `give way to those of the open text, and come back without a gap`() async throws {
    try write("bad", "A.swift")
    let client = try await TestClient.started(root: root.path, options: ["diagnosticMode": "workspace"])
    #expect(try await pushed(client, "A.swift") == [range(0, 0, 3)])
    client.open("  bad", uri: uri("A.swift"), version: 4)
    let opened = try await client.diagnostics()
    #expect(opened["version"] == 4)
    #expect(opened["diagnostics"].arrayValue?.first?["range"] == range(0, 2, 5))
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri("A.swift"))]])
    #expect(try await pushed(client, "A.swift") == [range(0, 0, 3)])
  }

  @Test func `of a document under another name of the client's are taken back when it opens`() async throws {
    try write("bad", "A.swift")
    let client = try await TestClient.started(root: root.path, options: ["diagnosticMode": "workspace"])
    #expect(try await pushed(client, "A.swift") == [range(0, 0, 3)])
    let other = "file://localhost" + uri("A.swift").dropFirst("file://".count)
    client.open("bad", uri: other)
    #expect(try await pushed(client, "A.swift") == [])
    #expect(try await client.diagnostics()["uri"] == .string(other))
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(other)]])
    #expect(try await client.diagnostics() == ["uri": .string(other), "diagnostics": []])
    #expect(try await pushed(client, "A.swift") == [range(0, 0, 3)])
  }

  @Test func `stay until there are new ones`() async throws {
    try write("bad", "A.swift")
    let client = try await TestClient.started(root: root.path, options: ["diagnosticMode": "workspace"])
    client.open("bad", uri: uri("B.swift"))
    #expect(try await pushed(client, "A.swift") == [range(0, 0, 3)])
    while try await client.diagnostics()["uri"] != .string(uri("B.swift")) {}
    for level in ["error", "hint"] {
      client.notify(
        "workspace/didChangeConfiguration",
        ["settings": ["swiftuiPatterns": ["diagnosticMode": "workspace", "rules": ["all": .string(level)]]]])
      for _ in 0..<2 { #expect(try await client.diagnostics()["diagnostics"].arrayValue?.count == 1) }
    }
    #expect(try await client.settled().isEmpty)
  }

  // MARK: Pulled

  @Test func `are streamed to a client that takes parts, only what is new`() async throws {
    try write("bad", "A.swift")
    try write("good", "B.swift")
    try write(Self.workspace, Self.settingsFile)
    let client = TestClient()
    let result = try await client.initialize(Self.pulling, root: root.path)
    #expect(result["capabilities"]["diagnosticProvider"]["workspaceDiagnostics"] == true)
    let id = client.begin("workspace/diagnostic", ["previousResultIds": [], "partialResultToken": "parts"])
    let first = try await client.notification("$/progress")
    #expect(first["token"] == "parts")
    let report = try #require(first["value"]["items"].arrayValue?.first)
    #expect(report["uri"] == .string(uri("A.swift")) && report["kind"] == "full" && report["version"] == .null)
    #expect(report["items"].arrayValue?.map { $0["range"] } == [range(0, 0, 3)])
    try write(" bad", "A.swift")
    changed(client, "A.swift")
    #expect(
      try await client.notification("$/progress")["value"]["items"].arrayValue?.first?["items"].arrayValue?.count == 1)
    client.open("bad bad", uri: uri("B.swift"), version: 3)
    let opened = try await client.notification("$/progress")["value"]["items"].arrayValue
    #expect(opened?.map { $0["uri"] } == [.string(uri("B.swift"))])
    #expect(opened?.first?["version"] == 3)
    client.notify("$/cancelRequest", ["id": id.json])
    guard case .failure(let error) = try await client.result(of: id) else { Issue.record("answered"); return }
    #expect(error.code == ErrorCode.requestCancelled.rawValue)
    #expect(try await client.settled().allSatisfy { $0.json["method"] != "textDocument/publishDiagnostics" })
  }

  @Test func `that the client has already are not told again, those that are gone are taken back`() async throws {
    try write("bad", "A.swift")
    try write("bad bad", "B.swift")
    let client = try await TestClient.started(Self.pulling, root: root.path, options: ["diagnosticMode": "workspace"])
    let first = try await client.request("workspace/diagnostic", ["previousResultIds": []])["items"].arrayValue ?? []
    #expect(first.map { $0["uri"] } == [.string(uri("A.swift")), .string(uri("B.swift"))])
    try remove("A.swift")
    changed(client, "A.swift")
    let known = first.map { JSONValue.object(["uri": $0["uri"], "value": $0["resultId"]]) }
    let second = try await client.request("workspace/diagnostic", ["previousResultIds": .array(known)])["items"].arrayValue
    #expect(second?.map { $0["uri"] } == [.string(uri("A.swift"))])
    #expect(second?.first?["items"] == [])
  }

  @Test func `are none where the settings do not ask for them`() async throws {
    try write("bad", "A.swift")
    let client = try await TestClient.started(Self.pulling, root: root.path)
    let known: JSONValue = ["previousResultIds": [["uri": .string(uri("A.swift")), "value": "1"]]]
    let items = try await client.request("workspace/diagnostic", known)["items"]
    #expect(items.arrayValue?.map { $0["items"] } == [[]])
    #expect(try await client.error(of: "workspace/diagnostic", ["previousResultIds": 1])?.code == -32602)
  }

  @Test func `of an open file are its own there too`() async throws {
    try write("bad", "A.swift")
    let client = try await TestClient.started(Self.pulling, root: root.path)
    client.open("bad", uri: uri("A.swift"))
    let document: JSONValue = ["textDocument": ["uri": .string(uri("A.swift"))]]
    let report = try await client.request("textDocument/diagnostic", document)
    let known: JSONValue = ["uri": .string(uri("A.swift")), "value": report["resultId"]]
    let items = try await client.request("workspace/diagnostic", ["previousResultIds": [known]])["items"]
    #expect(items == [])
  }

  @Test func `are not offered to Neovim, which would keep the old ones of open files`() async throws {
    let result = try await TestClient().initialize(Self.pulling, root: root.path, name: "Neovim")
    let provider = result["capabilities"]["diagnosticProvider"]
    #expect(provider["workspaceDiagnostics"] == false && provider["interFileDependencies"] == true)
  }

  @Test func `are sent to a client that never asks for the workspace, and taken back when one of the files opens`() async throws
  {
    try write("bad", "A.swift")
    let client = try await TestClient.started(Self.pulling, root: root.path, options: ["diagnosticMode": "workspace"])
    #expect(try await pushed(client, "A.swift") == [range(0, 0, 3)])
    client.open("bad", uri: uri("A.swift"))
    #expect(try await pushed(client, "A.swift") == [])
  }

  @Test func `a waiting request is answered at shutdown`() async throws {
    let client = try await TestClient.started(Self.pulling, root: root.path)
    let id = client.begin("workspace/diagnostic", ["previousResultIds": [], "partialResultToken": 7])
    _ = try await client.request("shutdown", .null)
    guard case .failure(let error) = try await client.result(of: id) else { Issue.record("answered"); return }
    #expect(error.code == ErrorCode.serverCancelled.rawValue)
  }

  // MARK: By hand

  @Test func `are shown by a command, which tells how many there are`() async throws {
    try write("bad worse", "A.swift")
    try write("hopeless", "B.swift")
    let client = try await TestClient.started(root: root.path)
    let check = { (arguments: JSONValue) -> JSONValue in
      ["command": "swiftuiPatterns.checkWorkspace", "arguments": arguments]
    }
    #expect(try await client.request("workspace/executeCommand", check([])) == .null)
    let message = try await client.notification("window/showMessage")["message"]
    #expect(message == "swiftui-patterns checked 2 files: 1 error, 1 warning, 1 note.")
    #expect(try await pushed(client, "A.swift") == [range(0, 0, 3), range(0, 4, 9)])
    #expect(try await pushed(client, "B.swift") == [range(0, 0, 8)])
    _ = try await client.request("workspace/executeCommand", check([false]))
    #expect(try await pushed(client, "A.swift") == [])
    let bare = try await TestClient.started()
    #expect(try await bare.error(of: "workspace/executeCommand", check([]))?.code == ErrorCode.requestFailed.rawValue)
  }

  @Test func `of many files are found with progress, which can be cancelled`() async throws {
    for number in 0..<30 { try write("bad", "File\(number).swift") }
    try write("slow", "Slow.swift")
    let gate = Gate()
    let rules = [TestRules.waiting(gate), TestRules.safe]
    let client = try await TestClient.started(Self.pulling, rules: rules, root: root.path)
    client.open("slow", uri: uri("Slow.swift"))
    _ = try await client.request("workspace/executeCommand", ["command": "swiftuiPatterns.checkWorkspace"])
    let creation = try await client.serverRequest("window/workDoneProgress/create")
    await gate.arrival()
    client.answer(creation.id, .null)
    let begin = try await client.notification("$/progress")
    #expect(begin["token"] == creation.params["token"])
    #expect(begin["value"]["kind"] == "begin" && begin["value"]["cancellable"] == true)
    client.notify("window/workDoneProgress/cancel", ["token": creation.params["token"]])
    gate.open(times: 40)
    while try await client.notification("$/progress")["value"]["kind"] != "end" {}
    #expect(try await client.notification("window/showMessage")["type"] == 3)
  }

  // MARK: Files that depend on each other

  @Test(arguments: [false, true])
  func `a change of another file counts for open and closed files, typed or saved`(isTyped: Bool) async throws {
    try write("lonely", "A.swift")
    try write("nobody", "B.swift")
    let client = try await TestClient.started(
      rules: [TestRules.crossing], root: root.path, options: ["diagnosticMode": "workspace"])
    #expect(try await pushed(client, "A.swift") == [range(0, 0, 6)])
    client.open("lonely too", uri: uri("C.swift"))
    while try await client.diagnostics()["diagnostics"].arrayValue?.count != 1 {}
    if isTyped {
      client.open("nobody", uri: uri("B.swift"))
      #expect(try await client.diagnostics()["uri"] == .string(uri("B.swift")))
      client.change(uri: uri("B.swift"), version: 2, edit(0, 0, 6, "friend"))
    } else {
      try write("friend", "B.swift")
      changed(client, "B.swift")
    }
    var cleared: Set<JSONValue> = []
    while cleared.count < 2 {
      let params = try await client.diagnostics()
      if params["diagnostics"] == [], params["uri"] != .string(uri("B.swift")) { cleared.insert(params["uri"]) }
    }
    #expect(cleared == [.string(uri("A.swift")), .string(uri("C.swift"))])
  }

  @Test func `a client that asks is told to ask again when another file's change matters`() async throws {
    try write("nobody", "B.swift")
    let client = try await TestClient.started(Self.pulling, rules: [TestRules.crossing], root: root.path)
    client.open("lonely", uri: uri("A.swift"))
    client.open("nobody", uri: uri("B.swift"))
    let document: JSONValue = ["textDocument": ["uri": .string(uri("A.swift"))]]
    while try await client.request("textDocument/diagnostic", document)["items"].arrayValue?.count != 1 {}
    _ = try await client.settled()
    client.change(uri: uri("B.swift"), version: 2, edit(0, 0, 6, "friend"))
    _ = try await client.serverRequest("workspace/diagnostic/refresh")
    #expect(try await client.request("textDocument/diagnostic", document)["items"] == [])
  }
}
