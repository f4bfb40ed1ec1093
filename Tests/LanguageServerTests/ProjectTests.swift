import Foundation
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Files around the document", .timeLimit(.minutes(10)))
final class ProjectTests: FolderSuite {
  init() throws { try super.init(folder: "server-tests-") }

  private func severities(_ params: JSONValue) -> [JSONValue] {
    params["diagnostics"].arrayValue?.map { $0["severity"] } ?? []
  }

  // MARK: Fixes over several files

  @Test func `a fix over several files waits for resolve and is annotated where the client can`() async throws {
    try write("linked here\n", "Other.swift")
    let client = try await TestClient.started(richCapabilities, root: root.path)
    client.open("let a = linked", uri: uri("Main.swift"), version: 3)
    let actions = try await client.codeActions(range(0, 8, 8), uri: uri("Main.swift"))
    let action = try #require(actions.first { $0["title"] == "Rename in both files" })
    #expect(action["edit"].isNull)
    let resolved = try await client.request("codeAction/resolve", action)
    #expect(resolved["title"] == action["title"])
    let edit = resolved["edit"]
    #expect(
      edit["documentChanges"].arrayValue?.map { $0["textDocument"] } == [
        ["uri": .string(uri("Main.swift")), "version": 3], ["uri": .string(uri("Other.swift")), "version": .null],
      ])
    #expect(edit["documentChanges"].arrayValue?.map { $0["edits"].arrayValue?.first?["annotationId"] } == ["fix", "fix"])
    #expect(edit["changeAnnotations"] == ["fix": ["label": "Rename in both files"]])
  }

  @Test func `a fix over several files that needs review asks for consent`() async throws {
    try write("linked here\n", "Other.swift")
    let client = try await TestClient.started(richCapabilities, root: root.path)
    client.open("doubtful", uri: uri("Main.swift"))
    let action = try #require(try await client.codeActions(range(0, 0, 0), uri: uri("Main.swift")).first)
    #expect(action["title"] == "Rename in both files (needs review)")
    let resolved = try await client.request("codeAction/resolve", action)
    #expect(
      resolved["edit"]["changeAnnotations"] == [
        "fix": [
          "label": "Rename in both files", "needsConfirmation": true, "description": "Other files may use the name.",
        ]
      ])
  }

  @Test func `the open text of the other file counts, with its version`() async throws {
    try write("nothing\n", "Other.swift")
    let client = try await TestClient.started(richCapabilities, root: root.path)
    client.open("linked in the editor", uri: uri("Other.swift"), version: 9)
    client.open("linked", uri: uri("Main.swift"))
    let actions = try await client.codeActions(range(0, 0, 0), uri: uri("Main.swift"))
    let action = try #require(actions.first { $0["title"] == "Rename in both files" })
    let resolved = try await client.request("codeAction/resolve", action)
    #expect(resolved["edit"]["documentChanges"].arrayValue?.last?["textDocument"]["version"] == 9)
    // A change of the other file makes the offer worthless.
    client.change(uri: uri("Other.swift"), version: 10, edit(0, 0, 0, "x"))
    let error = try await client.error(of: "codeAction/resolve", action)
    #expect(error?.code == ErrorCode.contentModified.rawValue)
  }

  @Test func `an action that has its edit is resolved as it is`() async throws {
    let client = try await TestClient.started()
    let action: JSONValue = ["title": "Fix", "edit": ["changes": [:]]]
    #expect(try await client.request("codeAction/resolve", action) == action)
  }

  @Test func `a client that cannot resolve gets the edit at once`() async throws {
    try write("linked here\n", "Other.swift")
    let client = try await TestClient.started(plainCapabilities, root: root.path)
    client.open("linked", uri: uri("Main.swift"))
    let actions = try await client.codeActions(range(0, 0, 0), uri: uri("Main.swift"))
    let action = try #require(actions.first { $0["title"] == "Rename in both files" })
    #expect(Set(action["edit"]["changes"].objectValue.map { Array($0.keys) } ?? []) == [uri("Main.swift"), uri("Other.swift")])
  }

  @Test func `a fix whose other file is gone is not offered`() async throws {
    let client = try await TestClient.started(plainCapabilities, root: root.path)
    client.open("linked", uri: uri("Main.swift"))
    let actions = try await client.codeActions(range(0, 0, 0), uri: uri("Main.swift"))
    #expect(!actions.contains { $0["title"] == "Rename in both files" })
  }

  // MARK: Settings

  @Test func `initialization options, wrapped or not, set levels`() async throws {
    let options: [JSONValue] = [["rules": ["use-good": "error"]], ["swiftuiPatterns": ["rules": ["use-good": "error"]]]]
    for options in options {
      let client = try await TestClient.started(options: options)
      client.open("bad")
      #expect(severities(try await client.diagnostics()) == [1])
    }
  }

  @Test func `a client that answers is asked for its section, and changes count at once`() async throws {
    let client = try await TestClient.started(["workspace": ["configuration": true]])
    let asked = try await client.serverRequest("workspace/configuration")
    #expect(asked.params == ["items": [["section": "swiftuiPatterns"]]])
    client.answer(asked.id, [["rules": ["use-good": "hint"]]])
    client.open("bad")
    #expect(severities(try await client.diagnostics()) == [4])
    client.notify("workspace/didChangeConfiguration", ["settings": .null])
    client.answer(try await client.serverRequest("workspace/configuration").id, [["rules": ["use-good": "off"]]])
    #expect(severities(try await client.diagnostics()) == [])
  }

  @Test func `sent configuration counts, and an empty table of Lua is none`() async throws {
    let client = try await TestClient.started()
    client.open("bad")
    #expect(severities(try await client.diagnostics()) == [2])
    client.notify("workspace/didChangeConfiguration", ["settings": ["swiftuiPatterns": ["rules": ["all": "error"]]]])
    #expect(severities(try await client.diagnostics()) == [1])
    client.notify("workspace/didChangeConfiguration", ["settings": ["swiftuiPatterns": []]])
    #expect(severities(try await client.diagnostics()) == [2])
  }

  @Test(arguments: ["no", 1, true, ["rules"]] as [JSONValue])
  func `an editor's section that is no table is told`(section: JSONValue) async throws {
    let client = try await TestClient.started()
    client.notify("workspace/didChangeConfiguration", ["settings": ["swiftuiPatterns": section]])
    #expect(try await client.notification("window/showMessage")["type"] == 2)
    client.open("bad")
    #expect(severities(try await client.diagnostics()) == [2])
  }

  @Test func `mistakes in the editor's section are told by name and the rest counts`() async throws {
    let client = try await TestClient.started(options: ["sdk": "new", "rules": ["use-good": "error", "use-god": "off"]])
    let message = try await client.notification("window/showMessage")
    #expect(message["type"] == 2)
    for name in ["\"sdk\"", "\"use-god\"", "did you mean \"use-good\""] {
      #expect(message["message"].stringValue?.contains(name) == true)
    }
    #expect(message["message"].stringValue?.contains("?.") == false)
    client.open("bad")
    #expect(severities(try await client.diagnostics()) == [1])
  }

  @Test func `a changed settings file counts after saving where the client cannot watch`() async throws {
    let client = try await TestClient.started(root: root.path)
    client.open("bad", uri: uri("Main.swift"))
    #expect(severities(try await client.diagnostics()) == [2])
    try write(#"{"rules": {"use-good": "error"}}"#, ".swiftui-patterns.json")
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri("Main.swift"))]])
    #expect(severities(try await client.diagnostics()) == [1])
  }

  @Test func `a changed settings file counts with the next code action too`() async throws {
    let client = try await TestClient.started(plainCapabilities, root: root.path)
    client.open("bad", uri: uri("Main.swift"))
    #expect(severities(try await client.diagnostics()) == [2])
    try write(#"{"rules": {"use-good": "off"}}"#, ".swiftui-patterns.json")
    #expect(try await client.codeActions(range(0, 0, 0), uri: uri("Main.swift")) == [])
    #expect(severities(try await client.diagnostics()) == [])
  }

  @Test func `a client that watches is asked to, and its word is taken`() async throws {
    let client = try await TestClient.started(
      ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]], root: root.path)
    let registration = try await client.serverRequest("client/registerCapability")
    let options = registration.params["registrations"].arrayValue?.first
    #expect(options?["method"] == "workspace/didChangeWatchedFiles")
    let globs = options?["registerOptions"]["watchers"].arrayValue?.compactMap { $0["globPattern"].stringValue } ?? []
    #expect(globs.contains("**/*.swift") && globs.contains("**/.swiftui-patterns.json"))
    client.answer(registration.id, .null)
    client.open("bad", uri: uri("Main.swift"))
    #expect(severities(try await client.diagnostics()) == [2])
    try write(#"{"rules": {"use-good": "information"}}"#, ".swiftui-patterns.json")
    client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri(".swiftui-patterns.json")), "type": 1]]])
    #expect(severities(try await client.diagnostics()) == [3])
  }

  @Test func `a fault of the settings file is shown on it, told once, and taken back`() async throws {
    try write("{\n  \"rules\": {\"use-good\": \"loud\"},\n  \"sdk\": 26\n}", ".swiftui-patterns.json")
    let client = try await TestClient.started(root: root.path)
    client.open("bad", uri: uri("Main.swift"))
    let settings: JSONValue = .string(uri(".swiftui-patterns.json"))
    var params = try await client.diagnostics()
    if params["uri"] != settings { params = try await client.diagnostics() }
    #expect(params["uri"] == settings)
    #expect(params["diagnostics"].arrayValue?.first?["range"]["start"]["line"] == 1)
    #expect(
      try await client.notification("window/showMessage")["message"].stringValue?.contains(".swiftui-patterns.json") == true)
    try write("{}", ".swiftui-patterns.json")
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri("Main.swift"))]])
    while true {
      let params = try await client.diagnostics()
      guard params["uri"] == settings else { continue }
      #expect(params["diagnostics"] == [])
      break
    }
    #expect(try await client.settled().allSatisfy { $0.json["method"] != "window/showMessage" })
  }

  @Test func `faults of an open settings file follow its text before it is saved`() async throws {
    try write("{}", ".swiftui-patterns.json")
    let client = try await TestClient.started(root: root.path)
    let settings = uri(".swiftui-patterns.json")
    client.open("{\n  \"sdk\": 26\n}", uri: settings, language: "jsonc")
    client.change(uri: settings, version: 2, edit(1, 9, 11, "\"new\""))
    let faulty = try await client.diagnostics()
    #expect(faulty["uri"] == .string(settings) && faulty["version"] == 2)
    #expect(faulty["diagnostics"].arrayValue?.map { $0["range"] } == [range(1, 9, 14)])
    client.change(uri: settings, version: 3, edit(1, 9, 14, "26"))
    #expect(try await client.diagnostics()["diagnostics"] == [])
    // What is not saved does not count, and its faults are seen where they are.
    client.change(uri: settings, version: 4, ["text": "{\"rules\": {\"all\": \"off\"}, "])
    client.open("bad", uri: uri("Main.swift"))
    while try await client.diagnostics()["uri"] != .string(uri("Main.swift")) {}
    #expect(try await client.settled().allSatisfy { $0.json["method"] != "window/showMessage" })
  }

  @Test func `excluded files have no findings`() async throws {
    try write(#"{"exclude": ["Generated/**"]}"#, ".swiftui-patterns.json")
    let client = try await TestClient.started(root: root.path)
    client.open("bad", uri: uri("Generated/Main.swift"))
    #expect(severities(try await client.diagnostics()) == [])
  }

  @Test(arguments: ["guide.md", "../GUIDES/docs/*.md", "docs/**/*.md"])
  func `hovers quote a reference of one's own before the handbook`(path: String) async throws {
    let guide = """
      # House rules

      ## Sheets driven by an item

      `.sheet(item:)` for a sheet that shows a model value, no `isPresented` flag beside the optional.

      """
    try FileManager.default.createDirectory(at: root.appendingPathComponent("docs"), withIntermediateDirectories: true)
    try write(guide, "guide.md")
    try write(guide, "docs/sheets.md")
    let name = path == "guide.md" ? path : "docs/sheets.md"
    let path = path.replacing("GUIDES", with: root.lastPathComponent)
    try write("{\"references\": [\"\(path)\"]}", ".swiftui-patterns.json")
    let client = try await TestClient.started(richCapabilities, root: root.path)
    client.open("bad", uri: uri("Main.swift"))
    let params: JSONValue = ["textDocument": ["uri": .string(uri("Main.swift"))], "position": position(0, 1)]
    let text = try #require(try await client.request("textDocument/hover", params)["contents"]["value"].stringValue)
    let own = try #require(text.range(of: "### Sheets driven by an item"))
    let handbook = try #require(text.range(of: "### Let the item drive the sheet"))
    #expect(own.lowerBound < handbook.lowerBound)
    #expect(
      text.contains("no `isPresented` flag")
        && text.contains("*From [\(name), House rules › Sheets driven by an item](\(uri(name))#L3)*"))
  }

  @Test(
    arguments: [
      ".claude/skills/style/references/sheets.md", ".cursor/rules/swiftui.mdc", "App/AGENTS.md", "App/conventions.md",
      "docs/sheets.md",
    ])
  func `the known places of references are looked at where the setting says so`(path: String) async throws {
    let guide = "# House rules\n\n## Sheets driven by an item\n\nA `.sheet(item:)` for a model value.\n"
    try write(guide, path)
    if !path.hasSuffix("AGENTS.md") { try write("Read [this](../docs/sheets.md#top) first.", "App/AGENTS.md") }
    try write(guide, "App/README.md")
    let client = try await TestClient.started(richCapabilities, root: root.path, options: ["references": "auto"])
    client.open("bad", uri: uri("App/Views/Main.swift"))
    let params: JSONValue = ["textDocument": ["uri": .string(uri("App/Views/Main.swift"))], "position": position(0, 1)]
    let text = try #require(try await client.request("textDocument/hover", params)["contents"]["value"].stringValue)
    #expect(text.contains("*From [\(path), "))
    #expect(!text.contains("README"))
  }

  @Test(arguments: [("struct Alert {}", false), ("enum Model { struct Alert {} }", true), ("extension Alert {}", true)])
  func `hovers keep silent on a type of the project`(other: String, isShown: Bool) async throws {
    try write("import SwiftUI\n" + other, "Other.swift")
    let client = try await TestClient.started(richCapabilities, root: root.path)
    client.open("import SwiftUI\nlet a: Alert", uri: uri("Main.swift"))
    let params: JSONValue = ["textDocument": ["uri": .string(uri("Main.swift"))], "position": position(1, 8)]
    #expect((try await client.request("textDocument/hover", params) != .null) == isShown)
  }

  // MARK: Folders and links

  @Test func `folders that come and go bring and take the files that questions are about`() async throws {
    try write("friend", "One/Friend.swift")
    try write("nobody", "Two/Nobody.swift")
    let client = try await TestClient.started(rules: [TestRules.crossing], root: root.appendingPathComponent("Two").path)
    client.open("lonely", uri: uri("Two/Main.swift"))
    while try await client.diagnostics()["diagnostics"].arrayValue?.count != 1 {}
    let one: JSONValue = ["uri": .string(uri("One")), "name": "One"]
    let two: JSONValue = ["uri": .string(uri("Two")), "name": "Two"]
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [one], "removed": []]])
    #expect(try await client.diagnostics()["diagnostics"] == [])
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [one]]])
    #expect(try await client.diagnostics()["diagnostics"].arrayValue?.count == 1)
    client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [two]]])
    #expect(try await client.diagnostics()["diagnostics"] == [])
  }

  @Test(arguments: [true, false])
  func `a document opened through a link is the file that it leads to`(isLoadedBefore: Bool) async throws {
    try write("lonely friend", "Sources/Main.swift")
    let link = root.deletingLastPathComponent().appendingPathComponent("link-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: link) }
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: root)
    let client = TestClient(rules: [TestRules.crossing])
    _ = try await client.initialize(root: root.path, isConfirmed: isLoadedBefore)
    let name = DocumentURI(path: link.path + "/Sources/Main.swift").string
    if isLoadedBefore {
      client.open("lonely", uri: uri("Probe.swift"))
      while try await client.diagnostics()["diagnostics"].arrayValue?.count != 0 {}
    }
    client.open("lonely friend", uri: name)
    if !isLoadedBefore { client.notify("initialized", [:]) }
    // It is no other file that mentions a friend.
    while true {
      let params = try await client.diagnostics()
      if params["uri"] == .string(name), params["diagnostics"].arrayValue?.count == 1 { break }
    }
  }

  @Test func `a document that is too large is left alone with one message`() async throws {
    let client = try await TestClient.started()
    client.open("bad" + String(repeating: " ", count: 5_000_000))
    #expect(try await client.notification("window/showMessage")["message"].stringValue?.contains("Sample.swift") == true)
    #expect(try await client.diagnostics()["diagnostics"] == [])
    #expect(try await client.hover(0, 1) == .null)
    client.change(version: 2, edit(0, 0, 0, " "))
    while try await client.diagnostics()["version"] != 2 {}
    client.change(version: 3, ["text": "bad"])
    #expect(try await client.diagnostics()["diagnostics"].arrayValue?.count == 1)
    #expect(try await client.settled().allSatisfy { $0.json["method"] != "window/showMessage" })
  }

  @Test func `codeDescription leads to the hosted handbook where one is set`() async throws {
    let client = try await TestClient.started(options: ["handbookURL": "https://handbook.example/swiftui"])
    client.open("bad")
    let diagnostic = try await client.diagnostics()["diagnostics"].arrayValue?.first
    #expect(diagnostic?["codeDescription"]["href"] == "https://handbook.example/swiftui#sheet-item")
  }
}
