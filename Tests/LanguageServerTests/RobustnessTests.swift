import SourceText
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Whatever a client sends", .timeLimit(.minutes(10)))
struct RobustnessTests {
  @Test(arguments: 0..<30)
  func `messages in any order and shape leave a server that answers`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let client = try await TestClient.started(richCapabilities)
    var ids: [RequestID] = []
    for _ in 0..<60 {
      let method = Self.methods.randomElement(using: &random) ?? ""
      let params = Self.params(using: &random)
      if method.hasPrefix("!") {
        ids.append(client.begin(String(method.dropFirst()), params))
      } else {
        client.notify(method, params)
      }
      if let id = ids.randomElement(using: &random), Int.random(in: 0..<10, using: &random) == 0 {
        client.notify("$/cancelRequest", ["id": id.json])
      }
    }
    client.open("bad", version: 1000)
    for id in ids { _ = try await client.result(of: id) }
    #expect(try await client.hover(0, 1)["range"] == range(0, 0, 3))
  }

  private static let methods = [
    "textDocument/didOpen", "textDocument/didOpen", "textDocument/didChange", "textDocument/didChange",
    "textDocument/didChange", "textDocument/didClose", "textDocument/didSave", "workspace/didChangeConfiguration",
    "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders", "!textDocument/hover",
    "!textDocument/codeAction", "!codeAction/resolve", "!workspace/executeCommand", "!textDocument/diagnostic", "!unknown",
  ]

  private static func params(using random: inout SeededGenerator) -> JSONValue {
    if Int.random(in: 0..<8, using: &random) == 0 { return junk(using: &random) }
    let texts = [
      "bad", "worse\nbad", "linked", "", "😀 bad\r\nhopeless", "struct A: View { var body: some View { bad", "\u{FEFF}bad",
    ]
    let uris = [TestClient.uri, "file:///other/B.swift", "untitled:1"]
    let number = { (random: inout SeededGenerator) -> JSONValue in
      [.int(0), .int(1), .int(3), .int(-1), .int(.max), .int(.min), .double(1.5), .null].randomElement(using: &random) ?? .null
    }
    let range: JSONValue = [
      "start": ["line": number(&random), "character": number(&random)],
      "end": ["line": number(&random), "character": number(&random)],
    ]
    let text: JSONValue = .string(texts.randomElement(using: &random) ?? "")
    let uri: JSONValue = .string(uris.randomElement(using: &random) ?? "")
    return [
      "textDocument": ["uri": uri, "version": number(&random), "text": text, "languageId": "swift"], "range": range,
      "position": range["start"],
      "contentChanges": [Bool.random(using: &random) ? ["text": text] : ["range": range, "text": text]],
      "context": ["only": [junk(using: &random), "quickfix"], "diagnostics": junk(using: &random)],
      "data": ["uri": uri, "stamp": number(&random), "finding": number(&random)], "command": "swiftuiPatterns.explain",
      "arguments": [text], "settings": ["swiftuiPatterns": junk(using: &random)],
      "changes": [["uri": uri, "type": 1]], "event": ["added": [["uri": uri, "name": ""]], "removed": junk(using: &random)],
    ]
  }

  private static func junk(using random: inout SeededGenerator) -> JSONValue {
    let values: [JSONValue] = [
      .null, true, 0, -1, 1.5, "", "text", [], [:], ["rules": 1], ["rules": ["all": "error"]], [["uri": 1]],
      ["textDocument": []],
      ["textDocument": ["uri": "file:///project/Sample.swift"]],
    ]
    return values.randomElement(using: &random) ?? .null
  }
}
