import Foundation
import Supervision
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Life cycle", .timeLimit(.minutes(10)))
struct LifecycleTests {
  @Test func `requests before initialize are refused, notifications dropped`() async throws {
    let client = TestClient()
    client.open("bad")
    #expect(try await client.error(of: "textDocument/hover", [:])?.code == ErrorCode.serverNotInitialized.rawValue)
    #expect(try await client.error(of: "shutdown", .null)?.code == ErrorCode.serverNotInitialized.rawValue)
    _ = try await client.initialize()
    #expect(try await client.settled().isEmpty)
  }

  @Test func `initialize says what the server is and can`() async throws {
    let client = TestClient()
    let result = try await client.initialize()
    #expect(result["serverInfo"] == ["name": "swiftui-patterns", "version": "1.2.3"])
    let capabilities = result["capabilities"]
    #expect(capabilities["textDocumentSync"]["change"] == 2)
    #expect(capabilities["hoverProvider"] == true)
    #expect(
      capabilities["codeActionProvider"]["codeActionKinds"] == [
        "quickfix", "refactor.rewrite", "source.fixAll.swiftuiPatterns",
      ])
    #expect(
      capabilities["executeCommandProvider"]["commands"] == ["swiftuiPatterns.explain", "swiftuiPatterns.checkWorkspace"])
    #expect(capabilities["diagnosticProvider"].isNull)
    // What sourcekit-lsp serves beside this server is not announced.
    for name in ["completionProvider", "definitionProvider", "renameProvider", "documentFormattingProvider"] {
      #expect(capabilities[name].isNull)
    }
  }

  @Test func `nothing is asked before initialize is answered`() async throws {
    let client = TestClient()
    let id = client.begin(
      "initialize",
      [
        "capabilities": [
          "textDocument": ["diagnostic": [:]],
          "workspace": ["diagnostics": ["refreshSupport": true], "configuration": true],
        ], "initializationOptions": ["rules": ["use-good": "hint"], "diagnosticMode": "workspace", "sdk": "none"],
      ])
    _ = try await client.result(of: id)
    #expect(client.inbox.map { $0.json["method"] } == ["window/showMessage"])
  }

  @Test func `a second initialize is refused`() async throws {
    let client = try await TestClient.started()
    #expect(try await client.error(of: "initialize", [:])?.code == ErrorCode.invalidRequest.rawValue)
  }

  @Test func `after shutdown only exit counts, and the status is 0`() async throws {
    let client = try await TestClient.started()
    #expect(try await client.request("shutdown", .null) == .null)
    #expect(try await client.error(of: "textDocument/hover", [:])?.code == ErrorCode.invalidRequest.rawValue)
    #expect(try await client.error(of: "initialize", [:])?.code == ErrorCode.invalidRequest.rawValue)
    client.open("bad")
    #expect(try await client.settled().isEmpty)
    client.notify("exit", .null)
    #expect(await client.exitStatus() == 0)
  }

  @Test func `exit alone is status 1`() async throws {
    let client = try await TestClient.started()
    client.notify("exit", .null)
    #expect(await client.exitStatus() == 1)
  }

  @Test func `exit before initialize ends the server`() async throws {
    let client = TestClient()
    client.notify("exit", .null)
    #expect(await client.exitStatus() == 1)
  }

  @Test func `the end of input ends the server`() async throws {
    let client = try await TestClient.started()
    client.endInput()
    #expect(await client.exitStatus() == 1)
  }

  @Test func `unknown methods are refused, unknown notifications ignored`() async throws {
    let client = try await TestClient.started()
    #expect(try await client.error(of: "textDocument/completion", [:])?.code == ErrorCode.methodNotFound.rawValue)
    #expect(try await client.error(of: "$/unknown", [:])?.code == ErrorCode.methodNotFound.rawValue)
    client.notify("$/setTrace", ["value": "verbose"])
    client.notify("textDocument/unknown", [])
    #expect(try await client.settled().isEmpty)
  }

  @Test func `a trace tells what was done, and details only where they are wanted`() async throws {
    let client = try await TestClient.started()
    client.notify("$/setTrace", ["value": "messages"])
    client.open("bad")
    let looked = try await client.notification("$/logTrace")
    #expect(looked["message"].stringValue?.contains("Sample.swift") == true)
    #expect(looked["verbose"].isNull)
    _ = try await client.hover(0, 1)
    #expect(try await client.notification("$/logTrace")["message"].stringValue?.contains("textDocument/hover") == true)
    client.notify("$/setTrace", ["value": "verbose"])
    client.change(version: 2, edit(0, 0, 0, " "))
    #expect(try await client.notification("$/logTrace")["verbose"].stringValue?.contains("version 2") == true)
    client.notify("$/setTrace", ["value": "off"])
    _ = try await client.settled()
    _ = try await client.hover(0, 1)
    #expect(try await client.settled().allSatisfy { $0.json["method"] != "$/logTrace" })
  }

  @Test func `a session in which nothing goes wrong has no messages for the user or the log`() async throws {
    let client = try await TestClient.started(plainCapabilities)
    client.open("bad; worse")
    _ = try await client.hover(0, 1)
    let fix = try await client.codeActions(range(0, 0, 0)).first
    #expect(fix?["title"] == "Replace “bad” by “good”")
    client.change(version: 2, edit(0, 0, 3, "good"))
    client.notify("textDocument/didSave", ["textDocument": ["uri": .string(TestClient.uri)]])
    client.notify("workspace/didChangeConfiguration", ["settings": ["swiftuiPatterns": ["rules": ["use-fine": "off"]]]])
    _ = try await client.hover(0, 1)
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(TestClient.uri)]])
    client.notify("$/unknown", [:])
    _ = try await client.error(of: "test/barrier", .null)
    _ = try await client.request("shutdown", .null)
    #expect(Set(client.inbox.map { $0.json["method"] }) == ["textDocument/publishDiagnostics"])
  }

  @Test func `messages that cannot be read are told in the client's log`() async throws {
    let client = try await TestClient.started()
    client.notify("textDocument/didOpen", ["textDocument": ["uri": 1]])
    let logged = try await client.notification("window/logMessage")
    #expect(logged["type"] == 2)
    #expect(logged["message"].stringValue?.contains("textDocument.uri") == true)
  }

  @Test func `params of another shape are invalid`() async throws {
    let client = try await TestClient.started()
    for method in ["textDocument/hover", "textDocument/codeAction", "codeAction/resolve", "workspace/executeCommand"] {
      #expect(try await client.error(of: method, [])?.code == ErrorCode.invalidParams.rawValue)
    }
  }

  @Test func `an unreadable message gets its answer and the session goes on`() async throws {
    let client = try await TestClient.started()
    let error = ResponseError(.parseError, "The message is not JSON.")
    client.deliver(.unreadable(UnreadableMessage(id: nil, error: error)))
    #expect(try await client.settled() == [.response(id: nil, result: .failure(error))])
  }

  @Test func `a process that does not exist is not running, this one is`() {
    #expect(ClientProcess.isRunning(Int(ProcessInfo.processInfo.processIdentifier)))
    #expect(!ClientProcess.isRunning(0))
    #expect(!ClientProcess.isRunning(-1))
    #expect(!ClientProcess.isRunning(.max))
    #expect(!ClientProcess.isRunning(Int(Int32.max)))
  }

  @Test func `the server ends when its client's process does`() async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "read line"]
    let input = Pipe()
    process.standardInput = input
    try process.run()
    let client = TestClient()
    _ = try await client.request("initialize", ["processId": .int(Int(process.processIdentifier)), "capabilities": [:]])
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(await client.exitStatus() == 1)
  }
}
