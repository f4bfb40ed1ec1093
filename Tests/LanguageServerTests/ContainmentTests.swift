import Foundation
import LanguageServerProtocol
import Testing

/// The server as an editor starts it, with rules that fail over certain words.
@Suite("Containment", .serialized, .timeLimit(.minutes(3)))
struct ContainmentTests {
  @Test(arguments: ["trap", "overflow"])
  func `a failure costs one document its findings and one message, until its text changes`(word: String) async throws {
    let server = try ServerProcess()
    try await server.initialize()
    server.open("bad", "Fine.swift")
    #expect(try await server.diagnostics("Fine.swift").count == 1)
    server.open("bad")
    #expect(try await server.diagnostics().count == 1)
    server.change(version: 2, edit(0, 0, 0, "\(word) "))
    let message = try await server.notification("window/showMessage")
    #expect(message["type"] == 2)
    #expect(message["message"].stringValue?.contains("Sample.swift") == true)
    // The findings of what is now another text are taken back, and the other document still has its own.
    #expect(try await server.diagnostics(version: 2) == [])
    #expect(try await server.diagnostics("Fine.swift").count == 1)
    let hover = try await server.request(
      "textDocument/hover", ["textDocument": ["uri": "file:///project/Sample.swift"], "position": position(0, 1)])
    #expect(hover == .null)
    server.change(version: 3, edit(0, 0, word.utf8.count + 1, ""))
    #expect(try await server.diagnostics(version: 3).map { $0["range"] } == [range(0, 0, 3)])
    #expect(try await server.settled().allSatisfy { $0.json["method"] != "window/showMessage" })
    #expect(try await server.shutDown() == 0)
  }

  @Test func `a text that the server failed over is not tried again by undoing or opening`() async throws {
    let server = try ServerProcess()
    try await server.initialize()
    server.open("trap bad")
    _ = try await server.notification("window/showMessage")
    server.change(version: 2, edit(0, 0, 4, "good"))
    #expect(try await server.diagnostics(version: 2).count == 1)
    server.change(version: 3, edit(0, 0, 4, "trap"))
    #expect(try await server.diagnostics(version: 3) == [])
    server.notify("textDocument/didClose", ["textDocument": ["uri": "file:///project/Sample.swift"]])
    server.open("trap bad", version: 5)
    #expect(try await server.diagnostics(version: 5) == [])
    server.change(version: 6, ["text": "bad bad"])
    #expect(try await server.diagnostics(version: 6).count == 2)
    #expect(try await server.settled().allSatisfy { $0.json["method"] != "window/showMessage" })
    #expect(try await server.shutDown() == 0)
  }

  @Test func `a hang is ended`() async throws {
    let server = try ServerProcess("FailingServer", ["--patience", "3"])
    try await server.initialize()
    server.open("hang")
    let hover = server.begin(
      "textDocument/hover", ["textDocument": ["uri": "file:///project/Sample.swift"], "position": position(0, 1)])
    server.open("bad", "Fine.swift")
    #expect(try await server.diagnostics("Fine.swift").count == 1)
    _ = try await server.notification("window/showMessage")
    guard case .failure(let error) = try await server.result(of: hover) else { Issue.record("answered"); return }
    #expect(error.code == ErrorCode.requestFailed.rawValue)
    server.change(version: 2, ["text": "bad"])
    #expect(try await server.diagnostics(version: 2).count == 1)
    #expect(try await server.shutDown() == 0)
  }

  @Test func `of several documents only the one that fails is left alone`() async throws {
    let server = try ServerProcess()
    try await server.initialize()
    for name in ["A.swift", "B.swift", "C.swift"] { server.open("slow bad", name) }
    server.open("slow trap", "D.swift")
    let message = try await server.notification("window/showMessage")
    #expect(message["message"].stringValue?.contains("D.swift") == true)
    for name in ["A.swift", "B.swift", "C.swift"] {
      while try await server.diagnostics(name).isEmpty {}
    }
    #expect(try await server.settled().allSatisfy { $0.json["method"] != "window/showMessage" })
    #expect(try await server.shutDown() == 0)
  }

  @Test func `a client that asks for diagnostics is told to ask again`() async throws {
    let server = try ServerProcess()
    try await server.initialize([
      "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
    ])
    server.open("trap bad")
    let document: JSONValue = ["textDocument": ["uri": "file:///project/Sample.swift"]]
    let result = try await server.result(of: server.begin("textDocument/diagnostic", document))
    if case .failure(let error) = result {
      #expect(error.code == ErrorCode.serverCancelled.rawValue)
      #expect(error.data == ["retriggerRequest": true])
    }
    let refresh = try await server.serverRequest("workspace/diagnostic/refresh")
    server.send(.response(id: refresh.id, result: .success(.null)))
    #expect(try await server.request("textDocument/diagnostic", document)["items"] == [])
    server.change(version: 2, edit(0, 0, 4, "good"))
    #expect(try await server.request("textDocument/diagnostic", document)["items"].arrayValue?.count == 1)
    #expect(try await server.shutDown() == 0)
  }

  @Test(.enabled(if: ServerProcess.seesChildren))
  func `a worker that is killed is replaced, and knows settings and documents`() async throws {
    let server = try ServerProcess()
    try await server.initialize()
    server.notify("workspace/didChangeConfiguration", ["settings": ["swiftuiPatterns": ["rules": ["find-bad": "error"]]]])
    server.open("bad")
    while try await server.diagnostics().first?["severity"] != 1 {}
    let worker = try #require(server.children.first)
    kill(worker, SIGKILL)
    #expect(try await server.diagnostics().first?["severity"] == 1)
    #expect(server.children.count == 1 && server.children.first != worker)
    #expect(try await server.shutDown() == 0)
  }

  @Test func `every request has one answer, and the log holds each message once`() async throws {
    let log = FileManager.default.temporaryDirectory.appending(path: "messages-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: log) }
    let server = try ServerProcess("FailingServer", ["--log-messages", log.path])
    try await server.initialize()
    server.open("bad", "Fine.swift")
    server.open("trap")
    let ids = (0..<20).map { _ in
      server.begin(
        "textDocument/hover",
        [
          "textDocument": ["uri": "file:///project/Fine.swift"], "position": position(0, 1),
        ])
    }
    for id in ids { _ = try await server.result(of: id) }
    _ = try await server.notification("window/showMessage")
    #expect(try await server.shutDown() == 0)
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    #expect(lines.count { $0["dir"] == "recv" && $0["msg"]["method"] == "initialize" } == 1)
    #expect(lines.count { $0["dir"] == "send" && $0["msg"]["id"] == 1 } == 1)
    for id in ids { #expect(lines.count { $0["dir"] == "send" && $0["msg"]["id"] == id.json } == 1) }
    #expect(lines.allSatisfy { $0["msg"]["method"].stringValue?.hasPrefix("$/worker") != true })
  }

  // MARK: The end

  @Test func `the status is that of the protocol`() async throws {
    let server = try ServerProcess()
    try await server.initialize()
    server.notify("exit", .null)
    #expect(server.end() == 1)
    let early = try ServerProcess()
    early.notify("exit", .null)
    #expect(early.end() == 1)
  }

  @Test func `the end of input ends both processes, after what was asked before has its answer`() async throws {
    let server = try ServerProcess()
    try await server.initialize()
    let children = try await server.startedChildren()
    #expect(children.count == 1 || !ServerProcess.seesChildren)
    let id = server.begin("unknown/method", .null)
    try server.closeInput()
    guard case .failure(let error) = try await server.result(of: id) else { Issue.record("answered"); return }
    #expect(error.code == ErrorCode.methodNotFound.rawValue)
    #expect(server.end() == 1)
    for child in children { #expect(kill(child, 0) != 0) }
  }

  @Test func `a client that is gone ends both processes`() async throws {
    let client = Process()
    client.executableURL = URL(filePath: "/bin/sh")
    client.arguments = ["-c", "read line"]
    let input = Pipe()
    client.standardInput = input
    try client.run()
    let server = try ServerProcess()
    try await server.initialize(processID: Int(client.processIdentifier))
    let children = try await server.startedChildren()
    try input.fileHandleForWriting.close()
    client.waitUntilExit()
    #expect(server.end() == 1)
    for child in children { #expect(kill(child, 0) != 0) }
  }

  @Test func `a supervisor that is killed takes its worker with it`() async throws {
    let server = try ServerProcess()
    try await server.initialize()
    let children = try await server.startedChildren()
    kill(server.id, SIGKILL)
    #expect(server.end() == -SIGKILL)
    for child in children { while kill(child, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) } }
  }

  @Test func `input that is no message is answered and the next message is read`() async throws {
    let server = try ServerProcess()
    server.sendBytes(Array("Content-Length: x\r\n\r\nnonsense".utf8))
    let answer = try await server.next { message in
      if case .response(nil, .failure) = message { true } else { false }
    }
    #expect(answer.json["error"]["code"] == -32700)
    try await server.initialize()
    server.sendBytes(FrameReader.frame(Array("{not JSON".utf8)))
    let second = try await server.next { message in
      if case .response(nil, .failure) = message { true } else { false }
    }
    #expect(second.json["error"]["code"] == -32700)
    #expect(try await server.shutDown() == 0)
  }
}

/// Text that the parser is slow or deep on, in a server with the rules that users have.
@Suite("The parser’s bad inputs", .timeLimit(.minutes(10)))
struct ParserInputTests {
  private static let repeated: [(String, Int)] = [
    ("[", 12), ("[", 500), ("[String: [", 200), ("a<", 100), ("a<", 2_000), ("Binding<[", 300), ("(", 3_000), ("{", 3_000),
    ("\"\\(", 400), ("a.b(", 2_000), ("-", 3_000), ("1 + ", 3_000), ("a.", 20_000), ("#if A\n", 1_500), ("if a {", 1_500),
    ("/*", 3_000), ("a ? ", 800), ("switch a { case 1: ", 600), ("@A(", 800), ("func f() -> ", 800), ("\"\"\"\n", 500),
    ("#\"", 900),
    ("let (", 900), ("/", 3_000), ("$0.a { ", 800), ("`", 3_000), ("<T: ", 600), ("}", 3_000),
  ]

  @Test func `are survived, and the next document has its findings`() async throws {
    let server = try ServerProcess("swiftui-patterns", ["lsp"])
    try await server.initialize()
    for (index, (piece, count)) in Self.repeated.enumerated() {
      let text = "import SwiftUI\nlet a = b.sheet(isPresented: $a) " + String(repeating: piece, count: count)
      server.open(text, "Bad\(index).swift")
    }
    server.open(flaggedTrailList, "Fine.swift")
    #expect(try await !server.diagnostics("Fine.swift").isEmpty)
    for index in Self.repeated.indices { _ = try await server.diagnostics("Bad\(index).swift") }
    // None of them took a worker.
    for message in try await server.settled() where message.json["method"] == "window/showMessage" {
      #expect(message.json["params"]["message"].stringValue?.contains("nests brackets") == true)
    }
    #expect(try await server.shutDown() == 0)
  }
}
