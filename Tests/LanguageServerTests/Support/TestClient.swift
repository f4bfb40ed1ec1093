import Foundation
import Linting
import Supervision
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

/// A client that talks with a server of its own in the same process, message by message.
final class TestClient {
  private let events: AsyncStream<[Event]>.Continuation
  private var output: AsyncStream<Message>.AsyncIterator
  private let server: Task<Int32, Never>
  private var lastID = 0
  private let log = SessionLog.start()
  /// Messages that came while something else was waited for, oldest first.
  private(set) var inbox: [Message] = []

  init(rules: [Rule] = TestRules.all) {
    let (events, continuation) = AsyncStream<[Event]>.makeStream()
    let (output, sent) = AsyncStream<Message>.makeStream()
    self.events = continuation
    let log = log
    self.output = output.makeAsyncIterator()
    server = Task {
      var options = ServerOptions(ConnectionOptions(version: "1.2.3"), rules: rules)
      options.pause = .milliseconds(1)
      let session = Session(
        options: options, log: ServerLog(level: .error),
        send: {
          log?.record(.send, $0.json)
          sent.yield($0)
        },
        post: { continuation.yield([$0]) })
      let status = await LanguageServer.serve(session, events: events)
      sent.finish()
      return status
    }
  }

  deinit { events.finish() }

  /// A client after `initialize` and `initialized`.
  static func started(
    _ capabilities: JSONValue = .object([:]), rules: [Rule] = TestRules.all, root: String? = nil, options: JSONValue = .null,
    name: String = "test"
  ) async throws -> TestClient {
    let client = TestClient(rules: rules)
    _ = try await client.initialize(capabilities, root: root, options: options, name: name)
    return client
  }

  func initialize(
    _ capabilities: JSONValue = .object([:]), root: String? = nil, options: JSONValue = .null, name: String = "test",
    isConfirmed: Bool = true
  ) async throws -> JSONValue {
    let result = try await request(
      "initialize",
      [
        "processId": .null, "clientInfo": ["name": .string(name)], "rootUri": root.map { DocumentURI(path: $0).json } ?? .null,
        "capabilities": capabilities, "initializationOptions": options,
      ])
    if isConfirmed { notify("initialized", [:]) }
    return result
  }

  // MARK: Sending

  func notify(_ method: String, _ params: JSONValue) { deliver([.notification(method: method, params: params)]) }

  /// Messages that arrive together.
  func deliver(_ messages: [Message]) {
    for message in messages { log?.record(.recv, message.json) }
    events.yield(messages.map { .received(.message($0)) })
  }

  func deliver(_ received: Received) { events.yield([.received(received)]) }

  /// Sends a request without waiting for its answer.
  func begin(_ method: String, _ params: JSONValue) -> RequestID {
    lastID += 1
    deliver([.request(id: .number(lastID), method: method, params: params)])
    return .number(lastID)
  }

  func request(_ method: String, _ params: JSONValue) async throws -> JSONValue {
    try await result(of: begin(method, params)).get()
  }

  func error(of method: String, _ params: JSONValue) async throws -> ResponseError? {
    guard case .failure(let error) = try await result(of: begin(method, params)) else { return nil }
    return error
  }

  func answer(_ id: RequestID, _ result: JSONValue) { deliver([.response(id: id, result: .success(result))]) }

  // MARK: Receiving

  func result(of id: RequestID) async throws -> Result<JSONValue, ResponseError> {
    let message = try await next { message in
      guard case .response(let answered, _) = message else { return false }
      return answered == id
    }
    guard case .response(_, let result) = message else { throw Ended() }
    return result
  }

  /// The params of the next notification of a method.
  func notification(_ method: String) async throws -> JSONValue {
    let message = try await next { message in
      guard case .notification(let name, _) = message else { return false }
      return name == method
    }
    guard case .notification(_, let params) = message else { throw Ended() }
    return params
  }

  /// The next request of the server with a method.
  func serverRequest(_ method: String) async throws -> (id: RequestID, params: JSONValue) {
    let message = try await next { message in
      guard case .request(_, let name, _) = message else { return false }
      return name == method
    }
    guard case .request(let id, _, let params) = message else { throw Ended() }
    return (id, params)
  }

  struct Ended: Error {}

  func next(where isWanted: (Message) -> Bool) async throws -> Message {
    if let index = inbox.firstIndex(where: isWanted) { return inbox.remove(at: index) }
    while let message = await output.next(isolation: #isolation) {
      if isWanted(message) { return message }
      inbox.append(message)
    }
    throw Ended()
  }

  /// Everything that the server says until it has answered one more request, oldest first, without the client's log.
  func settled() async throws -> [Message] {
    _ = try await error(of: "test/barrier", .null)
    defer { inbox = [] }
    return inbox.filter { $0.json["method"] != "window/logMessage" }
  }

  func exitStatus() async -> Int32 { await server.value }

  func endInput() { deliver(.endOfInput) }
}

/// What tests write often.
extension TestClient {
  static let uri = "file:///project/Sample.swift"

  func open(_ text: String, uri: String = TestClient.uri, version: Int = 1, language: String = "swift") {
    notify("textDocument/didOpen", Self.openParams(text, uri: uri, version: version, language: language))
  }

  static func openParams(_ text: String, uri: String = uri, version: Int = 1, language: String = "swift") -> JSONValue {
    ["textDocument": ["uri": .string(uri), "languageId": .string(language), "version": .int(version), "text": .string(text)]]
  }

  static func changeParams(uri: String = uri, version: Int?, _ changes: [JSONValue]) -> JSONValue {
    ["textDocument": ["uri": .string(uri), "version": version?.json ?? .null], "contentChanges": .array(changes)]
  }

  func change(uri: String = TestClient.uri, version: Int?, _ changes: JSONValue...) {
    notify("textDocument/didChange", Self.changeParams(uri: uri, version: version, changes))
  }

  func diagnostics() async throws -> JSONValue { try await notification("textDocument/publishDiagnostics") }

  func codeActions(
    _ range: JSONValue, only: [JSONValue]? = nil, automatic: Bool = false, uri: String = TestClient.uri
  ) async throws -> [JSONValue] {
    var context: [String: JSONValue] = ["diagnostics": [], "triggerKind": automatic ? 2 : 1]
    if let only { context["only"] = .array(only) }
    let params: JSONValue = ["textDocument": ["uri": .string(uri)], "range": range, "context": .object(context)]
    return try await request("textDocument/codeAction", params).arrayValue ?? []
  }

  func hover(_ line: Int, _ character: Int) async throws -> JSONValue {
    try await request(
      "textDocument/hover", ["textDocument": ["uri": .string(Self.uri)], "position": position(line, character)])
  }
}

func position(_ line: Int, _ character: Int) -> JSONValue { ["line": .int(line), "character": .int(character)] }

func range(_ line: Int, _ start: Int, _ end: Int) -> JSONValue {
  ["start": position(line, start), "end": position(line, end)]
}

func edit(_ line: Int, _ start: Int, _ end: Int, _ text: String) -> JSONValue {
  ["range": range(line, start, end), "text": .string(text)]
}

/// What a client of the rich kind declares.
let richCapabilities: JSONValue = [
  "textDocument": [
    "codeAction": [
      "codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]], "isPreferredSupport": true, "disabledSupport": true,
      "dataSupport": true, "resolveSupport": ["properties": ["edit"]],
    ],
    "publishDiagnostics": ["relatedInformation": true, "tagSupport": ["valueSet": [1, 2]], "dataSupport": true],
    "hover": ["contentFormat": ["markdown", "plaintext"]],
  ],
  "workspace": ["workspaceEdit": ["documentChanges": true, "changeAnnotationSupport": [:]]],
  "window": ["showDocument": ["support": true]],
]

/// What a plain client declares, as old ones do.
let plainCapabilities: JSONValue = ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]]
