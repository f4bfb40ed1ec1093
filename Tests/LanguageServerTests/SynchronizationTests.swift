import SourceText
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Documents", .timeLimit(.minutes(10)))
struct SynchronizationTests {
  @Test func `changes apply one after the other, each to the text after the one before`() async throws {
    let client = try await TestClient.started()
    client.open("let a = 1\n")
    _ = try await client.diagnostics()
    client.change(version: 2, edit(0, 8, 9, "bad"), edit(0, 4, 5, "longer"))
    let params = try await client.diagnostics()
    #expect(params["version"] == 2)
    #expect(params["diagnostics"].arrayValue?.map { $0["range"] } == [range(0, 13, 16)])
  }

  @Test func `a whole text replaces what was there`() async throws {
    let client = try await TestClient.started()
    client.open("bad bad")
    #expect(try await client.diagnostics()["diagnostics"].arrayValue?.count == 2)
    client.change(version: 2, ["text": "let x = bad"], edit(0, 0, 3, "var"))
    #expect(try await client.diagnostics()["diagnostics"].arrayValue?.map { $0["range"] } == [range(0, 8, 11)])
  }

  private static let misfits: [(Int?, JSONValue)] = [
    (1, edit(0, 0, 0, "x")), (0, edit(0, 0, 0, "x")), (2, edit(1, 0, 0, "x")), (2, edit(-1, 0, 0, "x")),
    (2, ["range": ["start": position(0, 3), "end": position(0, 1)], "text": ""]), (2, edit(0, -1, 0, "x")),
    (2, ["range": ["start": position(0, 0), "end": position(.max, 0)], "text": ""]), (2, ["text": 1]),
  ]

  @Test(arguments: misfits)
  func `a change that does not fit takes the findings back until a whole text comes`(version: Int?, change: JSONValue)
    async throws
  {
    let client = try await TestClient.started(plainCapabilities)
    client.open("let x = bad")
    #expect(try await client.diagnostics()["diagnostics"].arrayValue?.count == 1)
    client.change(version: version, change)
    #expect(try await client.diagnostics()["diagnostics"] == [])
    #expect(try await client.notification("window/showMessage")["message"].stringValue?.contains("Sample.swift") == true)
    // Nothing is offered, and nothing more is said.
    #expect(try await client.codeActions(range(0, 0, 20)) == [])
    #expect(try await client.hover(0, 9) == .null)
    client.change(version: 3, edit(0, 0, 0, "// "))
    #expect(try await client.settled().isEmpty)
    client.change(version: 4, ["text": "bad"])
    #expect(
      try await client.diagnostics() == ["uri": .string(TestClient.uri), "version": 4, "diagnostics": client.lastDiagnostics])
  }

  @Test func `opening again brings a document back in sync`() async throws {
    let client = try await TestClient.started()
    client.open("bad", version: 5)
    _ = try await client.diagnostics()
    client.change(version: 4, edit(0, 0, 0, "x"))
    #expect(try await client.diagnostics()["diagnostics"] == [])
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(TestClient.uri)]])
    client.open("bad", version: 1)
    while try await client.diagnostics()["diagnostics"].arrayValue?.isEmpty == true {}
    client.change(version: 2, edit(0, 0, 0, "x"))
    #expect(try await client.diagnostics()["version"] == 2)
  }

  @Test func `a client without versions is followed`() async throws {
    let client = try await TestClient.started()
    client.open("bad")
    _ = try await client.diagnostics()
    client.change(version: nil, edit(0, 0, 3, "good"))
    #expect(try await client.diagnostics()["diagnostics"] == [])
  }

  @Test func `closing takes the findings back`() async throws {
    let client = try await TestClient.started()
    client.open("bad", uri: "untitled:Untitled-1")
    #expect(try await client.diagnostics()["uri"] == "untitled:Untitled-1")
    client.notify("textDocument/didClose", ["textDocument": ["uri": "untitled:Untitled-1"]])
    #expect(try await client.diagnostics() == ["uri": "untitled:Untitled-1", "diagnostics": []])
  }

  @Test func `documents of other languages are left alone`() async throws {
    let client = try await TestClient.started(plainCapabilities)
    client.open("bad", uri: "file:///project/notes.md", language: "markdown")
    client.change(uri: "file:///project/notes.md", version: 0, edit(9, 0, 0, "x"))
    #expect(try await client.codeActions(range(0, 0, 3), uri: "file:///project/notes.md") == [])
    #expect(try await client.settled().isEmpty)
  }

  @Test func `changes of documents that are not open are ignored`() async throws {
    let client = try await TestClient.started()
    client.change(version: 2, edit(0, 0, 0, "bad"))
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(TestClient.uri)]])
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(TestClient.uri)]])
    #expect(try await client.settled().isEmpty)
  }
}

extension TestClient {
  /// The diagnostic of a document that is nothing but `bad`.
  fileprivate var lastDiagnostics: JSONValue {
    [
      [
        "range": range(0, 0, 3), "severity": 2, "code": "use-good", "source": "swiftui-patterns",
        "codeDescription": ["href": "https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)"],
        "message": "“bad” is found here.",
      ]
    ]
  }
}
