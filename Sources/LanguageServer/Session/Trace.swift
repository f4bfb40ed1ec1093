import LanguageServerProtocol

/// How much the client wants to be told of what the server does.
enum Trace: String {
  case off
  case messages
  case verbose
}

extension Session {
  func setTrace(_ value: JSONValue) { trace = value.stringValue.flatMap { Trace(rawValue: $0) } ?? .off }

  /// Tells a client that wants to know; `details` only one that wants to know all.
  func trace(_ message: @autoclosure () -> String, details: @autoclosure () -> String? = nil) {
    guard trace != .off else { return }
    let verbose = trace == .verbose ? details() : nil
    notify("$/logTrace", JSONValue.object(of: ["message": message(), "verbose": verbose]))
  }

  /// Notes when a request came, for the trace of its answer.
  func traceRequest(_ id: RequestID, _ method: String) {
    if trace != .off { traced[id] = (method, .now) }
  }

  func traceAnswer(_ id: RequestID, _ result: Result<JSONValue, ResponseError>) {
    guard let (method, start) = traced.removeValue(forKey: id) else { return }
    let outcome = if case .failure(let error) = result { "failed: \(error.message)" } else { "answered" }
    trace("\(method) (\(id)) \(outcome) after \(Self.milliseconds(since: start)) ms")
  }

  static func milliseconds(since start: ContinuousClock.Instant) -> Int {
    Int((ContinuousClock.now - start) / Duration.milliseconds(1))
  }

  /// Tells the log, and the client, that something goes wrong which concerns its user or its author.
  func warn(_ message: String) {
    log.write(.warning, message)
    guard case .running = phase else { return }
    notify("window/logMessage", ShowMessageParams(type: .warning, message: message))
  }
}
