import Foundation
import LanguageServerProtocol

/// A language server that was started for measuring, with a client that waits for each answer.
final class ServerProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process: ChildProcess
  private let input: Int32
  private let output: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var frames = FrameReader()
  private var lastID = 0
  /// What the server says of itself in `initialize`.
  private(set) var capabilities: JSONValue = .null
  private var registersPull = false

  /// - Parameters:
  ///   - command: the executable's path with its arguments
  ///   - folder: where it runs
  init(_ command: [String], in folder: URL) throws {
    guard let toServer = Spawn.pipe(), let fromServer = Spawn.pipe() else {
      throw Failure(description: "There is no pipe to be had.")
    }
    let process = ChildProcess(command, in: folder.path, input: toServer.read, output: fromServer.write)
    close(toServer.read)
    close(fromServer.write)
    input = toServer.write
    output = fromServer.read
    guard let process else { throw Failure(description: "\(command.first ?? "Nothing") cannot be started.") }
    self.process = process
  }

  /// Sends `initialize` and waits for its answer; pull diagnostics are what the client prefers.
  func initialize(folder: URL, timeout: TimeInterval = 60) throws {
    let result = try request(
      "initialize",
      [
        "processId": .int(Int(ProcessInfo.processInfo.processIdentifier)), "rootUri": .string(folder.absoluteString),
        "workspaceFolders": [["uri": .string(folder.absoluteString), "name": "benchmark"]],
        "capabilities": [
          "textDocument": [
            "diagnostic": ["dynamicRegistration": true, "relatedDocumentSupport": false],
            "synchronization": ["dynamicRegistration": false],
            "codeAction": [
              "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix", "refactor", "source"]]],
              "resolveSupport": ["properties": ["edit"]], "dataSupport": true,
            ],
            "hover": ["contentFormat": ["markdown"]],
          ],
          "workspace": ["diagnostics": ["refreshSupport": true], "workspaceFolders": true],
        ],
      ], timeout: timeout)
    capabilities = result["capabilities"]
    notify("initialized", [:])
  }

  /// Whether diagnostics are asked for rather than waited for.
  var pullsDiagnostics: Bool { !capabilities["diagnosticProvider"].isNull || registersPull }

  func notify(_ method: String, _ params: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request and waits for its answer.
  func request(_ method: String, _ params: JSONValue, timeout: TimeInterval = 60) throws -> JSONValue {
    lastID += 1
    let id = lastID
    send(["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": params])
    return try receive(timeout: timeout) { message in
      guard message["method"].isNull, message["id"].intValue == id else { return nil }
      return message["result"]
    }
  }

  /// The diagnostics of a document's version, asked for or waited for. Some servers say only behind the first document that they
  /// want to be asked.
  func diagnostics(of uri: String, version: Int, timeout: TimeInterval = 60) throws -> JSONValue {
    if !pullsDiagnostics {
      let pushed = try receive(timeout: timeout) { message -> JSONValue? in
        if registersPull { return .null }
        guard message["method"].stringValue == "textDocument/publishDiagnostics",
          message["params"]["uri"].stringValue == uri, message["params"]["version"].intValue ?? version >= version
        else { return nil }
        return message["params"]["diagnostics"]
      }
      guard registersPull else { return pushed }
    }
    return try request("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]], timeout: timeout)["items"]
  }

  /// The most memory that the server and the processes that it started have held so far, in bytes; nil where the system does not
  /// tell.
  var peakMemory: Int? { memory("VmHWM:") }

  /// The memory that they hold now, in bytes.
  var memory: Int? { memory("VmRSS:") }

  private func memory(_ key: String) -> Int? {
    let own = Int(process.id)
    let sizes = ([own] + Self.children(of: own)).compactMap { Self.memory(of: $0, key) }
    return sizes.isEmpty ? nil : sizes.reduce(0, +)
  }

  /// A process's children, whichever of its threads started them.
  private static func children(of id: Int) -> [Int] {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
    let lists = threads.compactMap { try? String(contentsOfFile: "/proc/\(id)/task/\($0)/children", encoding: .utf8) }
    return lists.flatMap { $0.split(separator: " ").compactMap { Int($0) } }.flatMap { [$0] + children(of: $0) }
  }

  private static func memory(of id: Int, _ key: String) -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.split(separator: " ").compactMap { Int($0) }.first.map { $0 * 1024 }
  }

  func stop() {
    _ = try? request("shutdown", .null, timeout: 5)
    notify("exit", .null)
    close(input)
    kill(process.id, SIGTERM)
    process.wait()
    close(output)
  }

  private func send(_ message: JSONValue) {
    _ = Descriptor.write(FrameReader.frame(message.serialized), to: input)
  }

  private func receive(timeout: TimeInterval, _ wanted: (JSONValue) -> JSONValue?) throws -> JSONValue {
    let end = Date().addingTimeInterval(timeout)
    while true {
      while let frame = frames.next() {
        guard case .body(let body) = frame, let message = try? JSONValue(parsing: body) else { continue }
        answerIfAsked(message)
        if let found = wanted(message) { return found }
      }
      guard Date() < end, waitForOutput(until: end) else { throw Failure(description: "The server gave no answer in time.") }
      let bytes = Descriptor.read(from: output, into: &buffer)
      guard !bytes.isEmpty else { throw Failure(description: "The server closed its output.") }
      frames.append(bytes)
    }
  }

  private func waitForOutput(until end: Date) -> Bool {
    var descriptor = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, Int32(max(1, min(end.timeIntervalSinceNow * 1000, 600_000)))) > 0
  }

  /// Servers ask for registrations and settings, and some wait for the answer.
  private func answerIfAsked(_ message: JSONValue) {
    guard let method = message["method"].stringValue, !message["id"].isNull else { return }
    if method == "client/registerCapability" {
      let methods = message["params"]["registrations"].arrayValue?.compactMap { $0["method"].stringValue } ?? []
      if methods.contains("textDocument/diagnostic") { registersPull = true }
    }
    send(["jsonrpc": "2.0", "id": message["id"], "result": method == "workspace/configuration" ? [.null] : .null])
  }
}
