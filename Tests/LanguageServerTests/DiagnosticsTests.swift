import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Diagnostics", .timeLimit(.minutes(10)))
struct DiagnosticsTests {
  @Test func `a rich client gets related places, tags and data`() async throws {
    let client = try await TestClient.started(richCapabilities)
    client.open("bad; bad\nancient")
    let diagnostics = try #require(try await client.diagnostics()["diagnostics"].arrayValue)
    #expect(diagnostics.map { $0["code"] } == ["use-good", "use-good", "old-name"])
    #expect(
      diagnostics[1]["relatedInformation"] == [
        ["location": ["uri": .string(TestClient.uri), "range": range(0, 0, 3)], "message": "Here first."]
      ])
    #expect(diagnostics[1]["data"] == ["anchor": "sheet-item", "fix": "safe"])
    #expect(diagnostics[2]["tags"] == [2])
    #expect(diagnostics[2]["severity"] == 4)
    #expect(diagnostics.allSatisfy { $0["source"] == "swiftui-patterns" })
  }

  @Test func `a plain client gets none of these`() async throws {
    let client = try await TestClient.started()
    client.open("bad; bad\nancient")
    let diagnostics = try #require(try await client.diagnostics()["diagnostics"].arrayValue)
    for diagnostic in diagnostics {
      #expect(
        Set(diagnostic.objectValue?.keys ?? [:].keys) == ["range", "severity", "code", "codeDescription", "source", "message"])
    }
  }

  @Test func `changes that come together are one analysis, of the newest text`() async throws {
    let gate = Gate()
    let client = try await TestClient.started(rules: [TestRules.waiting(gate)])
    let changes = (2...50).map { version in
      Message.notification(
        method: "textDocument/didChange", params: TestClient.changeParams(version: version, [edit(0, 0, 0, "x")]))
    }
    client.deliver([.notification(method: "textDocument/didOpen", params: TestClient.openParams(" slow"))] + changes)
    gate.open()
    let params = try await client.diagnostics()
    #expect(params["version"] == 50)
    #expect(params["diagnostics"].arrayValue?.map { $0["range"] } == [range(0, 50, 54)])
  }

  @Test func `while an analysis runs only the newest of the changes is looked at next`() async throws {
    let gate = Gate()
    let client = try await TestClient.started(rules: [TestRules.waiting(gate)])
    client.open(" slow")
    await gate.arrival()
    for version in 2...50 { client.change(version: version, edit(0, 0, 0, "x")) }
    // The barrier makes sure that all changes have arrived before the first analysis ends.
    #expect(try await client.settled().isEmpty)
    gate.open(times: 2)
    #expect(try await client.diagnostics()["version"] == 50)
  }

  @Test func `a client that asks and can be told to ask again is not sent any`() async throws {
    let client = TestClient()
    let result = try await client.initialize([
      "textDocument": ["diagnostic": ["relatedInformation": true]], "workspace": ["diagnostics": ["refreshSupport": true]],
    ])
    #expect(result["capabilities"]["diagnosticProvider"]["interFileDependencies"] == true)
    client.open("bad")
    let document: JSONValue = ["uri": .string(TestClient.uri)]
    let first = try await client.request("textDocument/diagnostic", ["textDocument": document])
    #expect(first["kind"] == "full")
    #expect(first["items"].arrayValue?.map { $0["range"] } == [range(0, 0, 3)])
    let again: JSONValue = ["textDocument": document, "previousResultId": first["resultId"]]
    #expect(try await client.request("textDocument/diagnostic", again) == ["kind": "unchanged", "resultId": first["resultId"]])
    client.change(version: 2, edit(0, 3, 3, " bad"))
    #expect(try await client.request("textDocument/diagnostic", again)["items"].arrayValue?.count == 2)
    #expect(try await client.settled().allSatisfy { $0.json["method"] != "textDocument/publishDiagnostics" })
  }

  @Test func `a client that asks but cannot be told to ask again is sent them`() async throws {
    let client = TestClient()
    let result = try await client.initialize(["textDocument": ["diagnostic": [:]]])
    #expect(result["capabilities"]["diagnosticProvider"].isNull)
    client.open("bad")
    #expect(try await client.diagnostics()["diagnostics"].arrayValue?.count == 1)
  }

  @Test func `a question about diagnostics outlives a change`() async throws {
    let gate = Gate()
    let client = TestClient(rules: [TestRules.waiting(gate)])
    _ = try await client.initialize([
      "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
    ])
    client.open("slow")
    let id = client.begin("textDocument/diagnostic", ["textDocument": ["uri": .string(TestClient.uri)]])
    await gate.arrival()
    client.change(version: 2, edit(0, 0, 0, "  "))
    gate.open(times: 2)
    #expect(try await client.result(of: id).get()["items"].arrayValue?.map { $0["range"] } == [range(0, 2, 6)])
  }

  @Test func `code that nests too deeply is left alone with one message`() async throws {
    let client = try await TestClient.started()
    let deep = "let bad = " + String(repeating: "[", count: 40)
    client.open(deep)
    #expect(try await client.notification("window/showMessage")["message"].stringValue?.contains("Sample.swift") == true)
    client.change(version: 2, edit(0, 0, 0, " "))
    client.change(version: 3, edit(0, 0, 0, " "))
    while try await client.diagnostics()["version"] != 3 {}
    #expect(try await client.settled().allSatisfy { $0.json["method"] != "window/showMessage" })
  }
}
