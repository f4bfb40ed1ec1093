import Foundation
import LanguageServerProtocol
import Testing

/// A client that talks with a server in a process of its own, over pipes.
final class ServerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let writer: MessageWriter
  private var messages: AsyncStream<[Received]>.AsyncIterator
  private var lastID = 0
  private let log = SessionLog.start()
  /// Messages that came while something else was waited for, oldest first.
  private(set) var inbox: [Message] = []

  private let deliver: @Sendable ([Received]) -> Void

  init(_ program: String = "FailingServer", _ arguments: [String] = [], reads: Bool = true) throws {
    let (stream, continuation) = AsyncStream<[Received]>.makeStream()
    messages = stream.makeAsyncIterator()
    // Whoever reads keeps the pipe: were its number free before the end is read, another server could get it.
    deliver = { [output] messages in withExtendedLifetime(output) { _ = continuation.yield(messages) } }
    writer = MessageWriter(descriptor: input.fileHandleForWriting.fileDescriptor)
    process.executableURL = try Self.executable(program)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The write end must be the process's alone, or the end of its output is never seen.
    try output.fileHandleForWriting.close()
    try input.fileHandleForReading.close()
    if reads { startReading() }
  }

  func startReading() {
    let hasStarted = MessageReader.start(descriptor: output.fileHandleForReading.fileDescriptor, deliver: deliver)
    #expect(hasStarted)
  }

  deinit { if process.isRunning { process.terminate() } }

  /// A program that SwiftPM has built beside the tests.
  private static func executable(_ name: String) throws -> URL {
    var folders = [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    folders += [CommandLine.arguments.first.map { URL(filePath: $0).deletingLastPathComponent() }].compactMap { $0 }
    var parents = folders.flatMap { [$0, $0.deletingLastPathComponent()] }
    var folder = URL(filePath: #filePath)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      parents.append(folder.appending(path: ".build/debug"))
    }
    return try #require(
      parents.map { $0.appending(path: name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) })
  }

  var id: Int32 { process.processIdentifier }

  /// Waits for the process and returns its exit status.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  func closeInput() throws { try input.fileHandleForWriting.close() }

  /// The most memory that a process has had in use, in kilobytes; nil where there is no `/proc`.
  static func memory(of process: Int32) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first
  }

  static let seesChildren = FileManager.default.fileExists(atPath: "/proc/self/task")

  /// The processes that this one has started; unknown where there is no `/proc`.
  var children: [Int32] {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
    let lists = tasks.compactMap { try? String(contentsOfFile: "/proc/\(id)/task/\($0)/children", encoding: .utf8) }
    return lists.flatMap { $0.split(separator: " ") }.compactMap { Int32($0) }
  }

  /// The processes that it has started by the time when one of them has answered.
  func startedChildren() async throws -> [Int32] {
    _ = try await settled()
    return children
  }

  // MARK: Messages

  func send(_ message: Message) {
    log?.record(.recv, message.json)
    writer.send(message)
  }

  func sendBytes(_ bytes: [UInt8]) {
    #expect(Descriptor.write(bytes, to: input.fileHandleForWriting.fileDescriptor))
  }

  func notify(_ method: String, _ params: JSONValue) { send(.notification(method: method, params: params)) }

  func begin(_ method: String, _ params: JSONValue) -> RequestID {
    lastID += 1
    send(.request(id: .number(lastID), method: method, params: params))
    return .number(lastID)
  }

  func result(of id: RequestID) async throws -> Result<JSONValue, ResponseError> {
    let message = try await next { message in
      guard case .response(let answered, _) = message else { return false }
      return answered == id
    }
    guard case .response(_, let result) = message else { throw Ended() }
    return result
  }

  func request(_ method: String, _ params: JSONValue) async throws -> JSONValue {
    try await result(of: begin(method, params)).get()
  }

  func notification(_ method: String) async throws -> JSONValue {
    let message = try await next { message in
      guard case .notification(let name, _) = message else { return false }
      return name == method
    }
    return message.json["params"]
  }

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
    while let batch = await messages.next(isolation: #isolation) {
      var found: Message?
      for case .message(let message) in batch {
        log?.record(.send, message.json)
        if found == nil, isWanted(message) { found = message } else { inbox.append(message) }
      }
      if let found { return found }
      if batch.last == .endOfInput { throw Ended() }
    }
    throw Ended()
  }

  /// Everything that the server says until it has answered one more request, oldest first.
  func settled() async throws -> [Message] {
    _ = try await result(of: begin("test/barrier", .null))
    defer { inbox = [] }
    return inbox
  }
}

/// What tests write often.
extension ServerProcess {
  func initialize(_ capabilities: JSONValue = [:], processID: Int? = nil) async throws {
    _ = try await request(
      "initialize", ["processId": processID?.json ?? .null, "rootUri": .null, "capabilities": capabilities])
    notify("initialized", [:])
  }

  func open(_ text: String, _ name: String = "Sample.swift", version: Int = 1) {
    notify("textDocument/didOpen", TestClient.openParams(text, uri: "file:///project/\(name)", version: version))
  }

  func change(_ name: String = "Sample.swift", version: Int, _ changes: JSONValue...) {
    notify(
      "textDocument/didChange", TestClient.changeParams(uri: "file:///project/\(name)", version: version, changes))
  }

  /// The next diagnostics of a document that have a version at least as high.
  func diagnostics(_ name: String = "Sample.swift", version: Int = 0) async throws -> [JSONValue] {
    let message = try await next { message in
      guard case .notification("textDocument/publishDiagnostics", let params) = message else { return false }
      return params["uri"] == .string("file:///project/\(name)") && params["version"].intValue ?? 0 >= version
    }
    return message.json["params"]["diagnostics"].arrayValue ?? []
  }

  func shutDown() async throws -> Int32 {
    _ = try await request("shutdown", .null)
    notify("exit", .null)
    return end()
  }
}
