import Testing

@testable import LanguageServerProtocol
@testable import Supervision

/// The supervisor's side of a session, without processes.
@Suite("The relay between client and worker")
final class RelayTests {
  private var relay = Relay(patience: 10, version: "1.2.3")

  private static let uri: DocumentURI = DocumentURI(TestClient.uri)

  init() {
    relay.workerStarted()
    client(.request(id: .number(1), method: "initialize", params: ["capabilities": [:], "processId": 4711]))
    client(.notification(method: "initialized", params: [:]))
    relay.toClient = []
    relay.toWorker = []
  }

  private func client(_ message: Message) { relay.receive(fromClient: message.json.serialized) }
  private func worker(_ message: Message) { relay.receive(fromWorker: message.json.serialized) }

  private func open(_ text: String, _ name: String = "Sample.swift") {
    client(.notification(method: "textDocument/didOpen", params: TestClient.openParams(text, uri: "file:///project/\(name)")))
  }

  private func change(_ version: Int, _ change: JSONValue, _ name: String = "Sample.swift") {
    let params = TestClient.changeParams(uri: "file:///project/\(name)", version: version, [change])
    client(.notification(method: "textDocument/didChange", params: params))
  }

  private func began(_ job: Int, _ name: String = "Sample.swift") {
    worker(WorkReport.began(job: job, uri: DocumentURI("file:///project/\(name)"), bytes: 0).message)
  }

  private func ended(_ job: Int) { worker(WorkReport.ended(job: job).message) }

  private func tick() -> Bool { relay.tick() }

  /// Ends the worker and starts another, and returns what that one is told.
  private func restart() throws -> [JSONValue] {
    relay.toWorker = []
    relay.workerEnded()
    relay.workerStarted()
    return try toldWorker()
  }

  private func toldWorker() throws -> [JSONValue] {
    defer { relay.toWorker = [] }
    return try relay.toWorker.map { try JSONValue(parsing: $0) }
  }

  private func toldClient() throws -> [JSONValue] {
    defer { relay.toClient = [] }
    return try relay.toClient.map { try JSONValue(parsing: $0) }
  }

  private func texts(_ messages: [JSONValue]) -> [String: String] {
    var texts: [String: String] = [:]
    for message in messages {
      let params = message["params"]
      let text = params["textDocument"]["text"].stringValue ?? params["contentChanges"].arrayValue?.first?["text"].stringValue
      if let text { texts[DocumentURI(params["textDocument"]["uri"].stringValue ?? "").lastComponent] = text }
    }
    return texts
  }

  @Test func `messages are handed on byte for byte`() {
    let odd = Array(#"{ "params" : {"x":"😀\u00e9"}, "id": 2.0,"method":"textDocument/hover" }"#.utf8)
    let answer = Array(#"{"id":2,  "result":[1 ,2], "jsonrpc":"2.0"}"#.utf8)
    relay.receive(fromClient: odd)
    relay.receive(fromWorker: answer)
    relay.receive(fromClient: Array("not JSON".utf8))
    #expect(relay.toWorker == [odd, Array("not JSON".utf8)])
    #expect(relay.toClient == [answer])
    #expect(relay.clientProcess == 4711)
  }

  @Test func `initialize is answered before the worker says anything, and the worker is told`() throws {
    relay = Relay(patience: 10, version: "1.2.3")
    relay.workerStarted()
    client(.request(id: .number(1), method: "initialize", params: ["capabilities": [:], "rootUri": "file:///project"]))
    let answer = try #require(try toldClient().first)
    #expect(answer["id"] == 1)
    #expect(answer["result"]["serverInfo"]["version"] == "1.2.3")
    let told = try #require(try toldWorker().first)
    #expect(told["method"] == "initialize")
    #expect(told["params"]["rootUri"] == "file:///project")
    worker(.response(id: .string(try #require(told["id"].stringValue)), result: .success([:])))
    #expect(try toldClient() == [])
  }

  @Test func `initialize is answered while no worker runs, and the next one is told`() throws {
    relay = Relay(patience: 10, version: "1.2.3")
    client(.request(id: .number(1), method: "initialize", params: ["capabilities": [:]]))
    #expect(try toldClient().map { $0["error"] } == [.null])
    relay.workerStarted()
    #expect(try toldWorker().map { $0["method"] } == ["initialize"])
  }

  @Test func `an initialize that cannot be read is an error, and another may follow`() throws {
    relay = Relay(patience: 10, version: "1.2.3")
    relay.workerStarted()
    client(.request(id: .number(1), method: "initialize", params: ["workspaceFolders": 1]))
    #expect(try toldClient().map { $0["error"]["code"] } == [-32602])
    #expect(try toldWorker() == [])
    client(.request(id: .number(2), method: "initialize", params: ["capabilities": [:]]))
    client(.request(id: .number(3), method: "initialize", params: ["capabilities": [:]]))
    #expect(try toldClient().map { $0["id"] } == [2])
    // The worker refuses a second one.
    #expect(try toldWorker().map { $0["id"] }.last == 3)
  }

  @Test func `a new worker is told how the session started and the texts as they are`() throws {
    let folders: JSONValue = ["event": ["added": [], "removed": []]]
    client(.notification(method: "workspace/didChangeWorkspaceFolders", params: folders))
    client(.notification(method: "workspace/didChangeConfiguration", params: ["settings": 1]))
    client(.notification(method: "workspace/didChangeConfiguration", params: ["settings": 2]))
    open("let a = 1")
    change(2, edit(0, 4, 5, "😀"))
    open("gone", "Gone.swift")
    client(.notification(method: "textDocument/didClose", params: ["textDocument": ["uri": "file:///project/Gone.swift"]]))
    let told = try restart()
    #expect(
      told.map { $0["method"] } == [
        "initialize", "initialized", "workspace/didChangeWorkspaceFolders", "workspace/didChangeConfiguration",
        "textDocument/didOpen",
      ])
    #expect(told.first?["params"]["processId"] == 4711)
    #expect(told[3]["params"]["settings"] == 2)
    #expect(
      told.last?["params"]["textDocument"] == [
        "uri": .string(TestClient.uri), "languageId": "swift", "version": 2, "text": "let 😀 = 1",
      ])
    // The answer to that `initialize` is not the client's.
    worker(.response(id: .string(try #require(told[0]["id"].stringValue)), result: .success([:])))
    _ = try toldClient().map { #expect($0["id"].isNull) }
  }

  @Test func `what was pending is answered once, with an error`() throws {
    for (id, method) in ["textDocument/hover", "textDocument/diagnostic", "textDocument/codeAction"].enumerated() {
      client(.request(id: .number(10 + id), method: method, params: [:]))
    }
    worker(.response(id: .number(10), result: .success(.null)))
    _ = try toldClient()
    _ = try restart()
    let answers = try toldClient().filter { !$0["error"].isNull }
    #expect(answers.map { $0["id"] } == [11, 12])
    #expect(answers.map { $0["error"]["code"] } == [-32802, -32803])
    #expect(answers.first?["error"]["data"] == ["retriggerRequest": true])
    _ = try restart()
    #expect(try toldClient().allSatisfy { $0["error"].isNull })
  }

  @Test func `requests while there is no worker are answered too`() throws {
    relay.workerEnded()
    _ = try toldClient()
    client(.request(id: .number(20), method: "textDocument/hover", params: [:]))
    client(.request(id: .number(21), method: "shutdown", params: .null))
    let answers = try toldClient()
    #expect(answers.map { $0["id"] } == [20, 21])
    #expect(answers.map { $0["error"].isNull } == [false, true])
    #expect(try toldWorker().isEmpty)
  }

  @Test func `one suspect is guilty at once, and its next text is tried`() throws {
    open("good", "Other.swift")
    open("trap")
    began(1)
    began(2, "Other.swift")
    ended(2)
    _ = try toldClient()
    #expect(texts(try restart()) == ["Other.swift": "good", "Sample.swift": ""])
    let shown = try toldClient().filter { $0["method"] == "window/showMessage" }
    #expect(shown.count == 1)
    #expect(shown.first?["params"]["message"].stringValue?.contains("Sample.swift") == true)
    change(2, edit(0, 0, 4, "fine"))
    #expect(texts(try toldWorker()) == ["Sample.swift": "fine"])
    // From here on changes go through as they come.
    change(3, edit(0, 0, 0, "x"))
    #expect(try toldWorker().first?["params"]["contentChanges"].arrayValue?.first?["range"] == range(0, 0, 0))
    // And back again is held back at once.
    change(4, edit(0, 0, 5, "trap"))
    #expect(texts(try toldWorker()) == ["Sample.swift": ""])
  }

  @Test func `several suspects are tried one after the other`() throws {
    let names = ["A.swift", "B.swift", "C.swift"]
    for (job, name) in names.enumerated() {
      open(name, name)
      began(job, name)
    }
    let told = try restart()
    // All start empty, and the first is let in behind them.
    #expect(told.suffix(4).map { texts([$0]).values.first } == ["", "", "", "A.swift"])
    began(10, "A.swift")
    #expect(try toldWorker().isEmpty)
    ended(10)
    #expect(texts(try toldWorker()) == ["B.swift": "B.swift"])
    began(11, "B.swift")
    began(12, "A.swift")
    // It ended over B or A, and B is the one on trial.
    #expect(texts(try restart()) == ["A.swift": "A.swift", "B.swift": "", "C.swift": "C.swift"])
    let shown = try toldClient().filter { $0["method"] == "window/showMessage" }
    #expect(shown.count == 1)
    #expect(shown.first?["params"]["message"].stringValue?.contains("B.swift") == true)
  }

  @Test func `a suspect without work does not hold up the others`() throws {
    for (job, name) in ["A.swift", "B.swift"].enumerated() {
      open(name, name)
      began(job, name)
    }
    _ = try restart()
    relay.now += 6
    #expect(!tick())
    #expect(texts(try toldWorker()) == ["B.swift": "B.swift"])
  }

  @Test func `each further fault of a document makes its next try later`() throws {
    open("trap")
    began(1)
    _ = try restart()
    change(2, edit(0, 4, 4, "1"))
    began(2)
    _ = try restart()
    change(3, edit(0, 4, 4, "2"))
    #expect(try toldWorker().isEmpty)
    relay.now += 3
    #expect(!tick())
    #expect(texts(try toldWorker()).isEmpty == false)
    #expect(try toldClient().count { $0["method"] == "window/showMessage" } == 1)
  }

  @Test func `a document out of sync stays so in a new worker, until a whole text comes`() throws {
    open("a")
    change(2, edit(9, 0, 0, "x"))
    #expect(texts(try restart()) == ["Sample.swift": ""])
    change(3, edit(0, 0, 0, "x"))
    #expect(try toldWorker().isEmpty)
    change(4, ["text": "whole"])
    #expect(texts(try toldWorker()) == ["Sample.swift": "whole"])
  }

  @Test func `a worker that answers nothing counts as silent, one that answers does not`() throws {
    client(.request(id: .number(30), method: "textDocument/hover", params: [:]))
    _ = try toldWorker()
    relay.now += 2
    #expect(!tick())
    let ping = try #require(try toldWorker().first)
    #expect(ping["method"] == "$/worker/ping")
    worker(.response(id: .string(try #require(ping["id"].stringValue)), result: .failure(ResponseError(.methodNotFound, ""))))
    relay.now += 9
    #expect(!tick())
    #expect(try toldClient().isEmpty)
    client(.request(id: .number(31), method: "textDocument/hover", params: [:]))
    relay.now += 11
    #expect(tick())
  }

  @Test func `a job that takes too long counts as silent, a long text has longer`() {
    open("short")
    began(1)
    relay.now += 9
    #expect(!tick())
    relay.now += 2
    #expect(tick())
    let other = RelayTests()
    other.worker(WorkReport.began(job: 1, uri: Self.uri, bytes: 1_000_000).message)
    other.relay.now += 29
    #expect(!other.tick())
    other.relay.now += 2
    #expect(other.tick())
  }

  @Test func `what is registered already is not registered again, and progress comes to an end`() throws {
    let registration: JSONValue = ["registrations": [["id": "watched-files", "method": "workspace/didChangeWatchedFiles"]]]
    worker(.request(id: .string("server-1-1"), method: "client/registerCapability", params: registration))
    worker(.notification(method: "$/progress", params: ["token": "scan", "value": ["kind": "begin", "title": "Scan"]]))
    #expect(try toldClient().count == 2)
    _ = try restart()
    #expect(try toldClient().contains { $0["params"] == ["token": "scan", "value": ["kind": "end"]] })
    worker(.request(id: .string("server-2-1"), method: "client/registerCapability", params: registration))
    #expect(try toldClient().isEmpty)
    #expect(try toldWorker().map { $0["id"] } == ["server-2-1"])
  }

  @Test func `workers that end again and again are started more and more seldom`() {
    for _ in 0..<3 {
      relay.workerEnded()
      #expect(relay.state.nextStart <= relay.now)
      relay.workerStarted()
    }
    relay.workerEnded()
    #expect(relay.state.nextStart > relay.now)
    #expect(relay.toClient.count == 1)
  }

  @Test func `a file that is not open is named to the next worker`() throws {
    began(1, "Closed.swift")
    let told = try restart()
    #expect(told.contains { $0["method"] == "$/worker/withhold" && $0["params"]["uris"] == ["file:///project/Closed.swift"] })
  }

  @Test func `after shutdown documents are forgotten and the status is 0`() throws {
    open("bad")
    #expect(relay.exitStatus == 1)
    client(.request(id: .number(40), method: "shutdown", params: .null))
    #expect(relay.exitStatus == 0)
    let told = try restart()
    #expect(told.map { $0["method"] } == ["initialize", "shutdown"])
    #expect(try toldClient().contains { $0["id"] == 40 && $0["error"].isNull })
    client(.notification(method: "exit", params: .null))
    #expect(relay.isExiting)
  }
}
