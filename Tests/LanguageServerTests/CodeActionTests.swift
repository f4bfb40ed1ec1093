import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Code actions", .timeLimit(.minutes(10)))
struct CodeActionTests {
  private func titles(_ actions: [JSONValue]) -> [String] { actions.compactMap { $0["title"].stringValue } }

  private func action(_ actions: [JSONValue], _ title: String) throws -> JSONValue {
    try #require(actions.first { $0["title"] == .string(title) })
  }

  @Test func `a safe fix is preferred and carries its edit and diagnostic`() async throws {
    let client = try await TestClient.started(richCapabilities)
    client.open("let a = bad", version: 7)
    let diagnostic = try #require(try await client.diagnostics()["diagnostics"].arrayValue?.first)
    let fix = try action(try await client.codeActions(range(0, 9, 9)), "Replace “bad” by “good”")
    #expect(fix["kind"] == "quickfix")
    #expect(fix["isPreferred"] == true)
    #expect(fix["diagnostics"] == [diagnostic])
    #expect(
      fix["edit"] == [
        "documentChanges": [
          [
            "textDocument": ["uri": .string(TestClient.uri), "version": 7],
            "edits": [["range": range(0, 8, 11), "newText": "good"]],
          ]
        ]
      ])
  }

  @Test func `a client without versioned edits gets plain changes, Neovim versioned ones`() async throws {
    let plain = try await TestClient.started(plainCapabilities)
    plain.open("bad")
    let fix = try action(try await plain.codeActions(range(0, 0, 0)), "Replace “bad” by “good”")
    #expect(fix["edit"] == ["changes": .object([TestClient.uri: [["range": range(0, 0, 3), "newText": "good"]]])])
    #expect(fix["isPreferred"].isNull)
    let neovim = try await TestClient.started(plainCapabilities, name: "Neovim")
    neovim.open("bad")
    let versioned = try action(try await neovim.codeActions(range(0, 0, 0)), "Replace “bad” by “good”")
    #expect(versioned["edit"]["documentChanges"].arrayValue?.first?["textDocument"]["version"] == 1)
  }

  @Test func `a client that knows only commands gets the explanation`() async throws {
    let client = try await TestClient.started()
    client.open("bad")
    #expect(titles(try await client.codeActions(range(0, 0, 3))) == ["Explain use-good"])
    #expect(try await client.codeActions(range(0, 0, 3)).first?["command"] == "swiftuiPatterns.explain")
    #expect(try await client.codeActions(range(0, 0, 3), automatic: true) == [])
  }

  @Test func `a fix that needs review says so and is not preferred`() async throws {
    let client = try await TestClient.started(richCapabilities)
    client.open("worse")
    let fix = try action(try await client.codeActions(range(0, 0, 0)), "Replace “worse” by “fine” (needs review)")
    #expect(fix["isPreferred"].isNull)
  }

  @Test func `a refused fix is shown with its reason where the client can`() async throws {
    let rich = try await TestClient.started(richCapabilities)
    rich.open("hopeless")
    let refused = try action(try await rich.codeActions(range(0, 0, 0)), "Fix “no hopeless”")
    #expect(refused["disabled"] == ["reason": "Nobody knows how."])
    #expect(refused["edit"].isNull)
    let plain = try await TestClient.started(plainCapabilities)
    plain.open("hopeless")
    #expect(
      try await plain.codeActions(range(0, 0, 0)).allSatisfy { $0["disabled"].isNull && $0["title"] != "Fix “no hopeless”" })
  }

  @Test func `findings anywhere on the lines of the range are offered, those at the cursor first`() async throws {
    let client = try await TestClient.started(plainCapabilities)
    client.open("worse; bad\nhopeless\nbad")
    let atEnd = titles(try await client.codeActions(range(0, 8, 8)))
    #expect(Array(atEnd.prefix(2)) == ["Replace “bad” by “good”", "Replace “worse” by “fine” (needs review)"])
    #expect(titles(try await client.codeActions(range(1, 0, 0))).allSatisfy { !$0.contains("good") })
    // A range that ends past the text means up to its end.
    let all: JSONValue = ["start": position(0, 0), "end": position(99, 0)]
    #expect(titles(try await client.codeActions(all)).count { $0 == "Replace “bad” by “good”" } == 2)
  }

  @Test func `all of a kind, silencing and explaining are offered with a fix`() async throws {
    let client = try await TestClient.started(plainCapabilities)
    client.open("bad\nworse\n  bad\n")
    let actions = try await client.codeActions(range(2, 3, 3))
    #expect(
      titles(actions) == [
        "Replace “bad” by “good”", "Fix all 2 of “use-good” in this file", "Disable use-good for this line",
        "Disable use-good in this file", "Explain use-good", "Apply all safe fixes of swiftui-patterns",
      ])
    let all = try action(actions, "Fix all 2 of “use-good” in this file")
    #expect(all["edit"]["changes"][TestClient.uri].arrayValue?.count == 2)
    #expect(all["isPreferred"].isNull)
    let line = try action(actions, "Disable use-good for this line")["edit"]["changes"][TestClient.uri]
    #expect(line == [["range": range(2, 0, 0), "newText": "  // swiftui-patterns:disable:next use-good\n"]])
    let file = try action(actions, "Disable use-good in this file")["edit"]["changes"][TestClient.uri]
    #expect(file == [["range": range(0, 0, 0), "newText": "// swiftui-patterns:disable use-good\n"]])
    let explain = try action(actions, "Explain use-good")
    #expect(
      explain["command"] == ["title": "Explain use-good", "command": "swiftuiPatterns.explain", "arguments": ["use-good"]])
    #expect(explain["kind"] == "quickfix" && explain["diagnostics"].arrayValue?.count == 1)
  }

  @Test func `silencing joins a comment that is there`() async throws {
    let client = try await TestClient.started(plainCapabilities)
    client.open("// swiftui-patterns:disable:next use-fine\nworse + bad\n")
    let actions = try await client.codeActions(range(1, 0, 20))
    let line = try action(actions, "Disable use-good for this line")["edit"]["changes"][TestClient.uri].arrayValue
    #expect(line?.count == 1)
    #expect(line?.first?["newText"].stringValue?.contains("use-good") == true)
    #expect(line?.first?["range"]["start"]["line"] == 0)
  }

  @Test func `what a cursor's movement asks for is only fixes`() async throws {
    let client = try await TestClient.started(plainCapabilities)
    client.open("bad; bad")
    let actions = try await client.codeActions(range(0, 0, 0), automatic: true)
    #expect(titles(actions) == ["Replace “bad” by “good”", "Replace “bad” by “good”"])
  }

  private static let kinds: [([JSONValue], [JSONValue])] = [
    (["quickfix"], ["quickfix"]), (["source.fixAll.swiftuiPatterns"], ["source.fixAll.swiftuiPatterns"]),
    (["source.fixAll"], ["source.fixAll.swiftuiPatterns"]), (["source"], ["source.fixAll.swiftuiPatterns"]),
    ([""], ["quickfix", "source.fixAll.swiftuiPatterns"]), (["source.organizeImports"], []), (["refactor"], []),
    // Who names no kind gets any.
    ([], ["quickfix", "source.fixAll.swiftuiPatterns"]),
    (["refactor", "quickfix"], ["quickfix"]), (["source.fixAll.eslint", "source.fix"], []), (["quickfix.other"], []),
    (["source.organizeImports", "source.fixAll", "quickfix"], ["quickfix", "source.fixAll.swiftuiPatterns"]),
  ]

  @Test(arguments: kinds)
  func `only the kinds that are asked for are answered`(only: [JSONValue], kinds: [JSONValue]) async throws {
    let client = try await TestClient.started(plainCapabilities)
    client.open("bad")
    let actions = try await client.codeActions(range(0, 0, 0), only: only)
    #expect(Set(actions.map { $0["kind"] }) == Set(kinds))
  }

  @Test(arguments: [false, true])
  func `fix-all is one edit with the safe fixes of the whole file`(automatic: Bool) async throws {
    let client = try await TestClient.started(plainCapabilities)
    client.open("bad\nworse\nbad\nhopeless\n")
    let actions = try await client.codeActions(range(0, 0, 0), only: ["source.fixAll"], automatic: automatic)
    #expect(actions.count == 1)
    #expect(
      actions.first?["edit"]["changes"][TestClient.uri] == [
        ["range": range(0, 0, 2), "newText": "goo"], ["range": range(2, 0, 2), "newText": "goo"],
      ])
  }

  @Test func `many fixes are worked out when someone takes them, where the client can wait`() async throws {
    let client = try await TestClient.started(richCapabilities)
    client.open("bad\nworse\nbad\n", version: 3)
    let actions = try await client.codeActions(range(0, 0, 0))
    for title in ["Fix all 2 of “use-good” in this file", "Apply all safe fixes of swiftui-patterns"] {
      let action = try action(actions, title)
      #expect(action["edit"].isNull)
      let resolved = try await client.request("codeAction/resolve", action)
      #expect(resolved["title"] == .string(title))
      let changes = resolved["edit"]["documentChanges"].arrayValue
      #expect(changes?.count == 1)
      #expect(changes?.first?["textDocument"] == ["uri": .string(TestClient.uri), "version": 3])
      #expect(
        changes?.first?["edits"] == [
          ["range": range(0, 0, 2), "newText": "goo"], ["range": range(2, 0, 2), "newText": "goo"],
        ])
    }
  }

  @Test func `fix-all is about the text of the moment when it is taken`() async throws {
    let client = try await TestClient.started(richCapabilities)
    client.open("bad; bad")
    let action = try #require(try await client.codeActions(range(0, 0, 0), only: ["source.fixAll"]).first)
    client.notify("textDocument/didChange", TestClient.changeParams(version: 2, [edit(0, 0, 5, "")]))
    let resolved = try await client.request("codeAction/resolve", action)
    #expect(
      resolved["edit"]["documentChanges"].arrayValue?.first?["edits"] == [["range": range(0, 0, 2), "newText": "goo"]])
  }

  @Test func `fix-all is not offered where nothing is safe to fix`() async throws {
    let client = try await TestClient.started(plainCapabilities)
    client.open("worse hopeless")
    #expect(try await client.codeActions(range(0, 0, 0), only: ["source"]) == [])
  }

  @Test func `a silenced finding has no actions`() async throws {
    let client = try await TestClient.started(plainCapabilities)
    client.open("bad // swiftui-patterns:disable:this use-good")
    #expect(try await client.codeActions(range(0, 0, 3)) == [])
  }

  @Test func `edits count in the client's encoding`() async throws {
    let capabilities: JSONValue = [
      "general": ["positionEncodings": ["utf-8"]], "textDocument": plainCapabilities["textDocument"],
    ]
    let client = try await TestClient.started(capabilities)
    client.open("/*😀*/ bad")
    let fix = try action(try await client.codeActions(range(0, 10, 10)), "Replace “bad” by “good”")
    #expect(fix["edit"]["changes"][TestClient.uri].arrayValue?.first?["range"] == range(0, 9, 12))
  }
}
