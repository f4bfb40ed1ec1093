import Foundation
import LanguageServerProtocol

/// What a person at an editor waits for, measured on one server with one file.
struct EditorBenchmark {
  struct Result {
    let open: Double
    let keystroke: Measurement
    let hover: Double
    let codeAction: Double
    let memory: Int?
  }

  let command: [String]
  /// How often everything is typed.
  let rounds: Int
  /// Seconds after which no more is typed.
  private static let limit = 40.0

  func run(_ file: GeneratedFile) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-editor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("Screens.swift")
    try file.text.write(to: path, atomically: true, encoding: .utf8)
    let server = try ServerProcess(command, in: folder)
    defer { server.stop() }
    try server.initialize(folder: folder)

    let open = try openOthers(file, in: folder, on: server)
    let uri = path.absoluteString
    try self.open(uri, file.text, on: server)
    let place: JSONValue = ["line": .int(file.finding.line), "character": .int(file.finding.character)]
    let hover = try Measurement.of(runs: 20) {
      _ = try server.request("textDocument/hover", ["textDocument": ["uri": .string(uri)], "position": place])
    }
    let codeAction = try Measurement.of(runs: 20) {
      _ = try server.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": .string(uri)], "range": ["start": place, "end": place], "context": ["diagnostics": []],
        ])
    }
    return Result(
      open: open.median, keystroke: try type(in: file, uri, on: server), hover: hover.median, codeAction: codeAction.median,
      memory: server.peakMemory)
  }

  /// Opens other documents, each with types of its own, so that nothing that was kept can answer.
  private func openOthers(_ file: GeneratedFile, in folder: URL, on server: ServerProcess) throws -> Measurement {
    var times: [Double] = []
    for number in 1...5 {
      let path = folder.appendingPathComponent("Part\(number).swift")
      let uri = path.absoluteString
      let text = file.text.replacing("Screen", with: "Part\(number)Screen").replacing("Trail", with: "Part\(number)Trail")
      try text.write(to: path, atomically: true, encoding: .utf8)
      times += try Measurement.of(runs: 1) { try open(uri, text, on: server) }.times
      server.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
      try FileManager.default.removeItem(at: path)
    }
    return Measurement(times: times)
  }

  private func open(_ uri: String, _ text: String, on server: ServerProcess) throws {
    server.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(text)]])
    _ = try server.diagnostics(of: uri, version: 1, timeout: 120)
  }

  private func type(in file: GeneratedFile, _ uri: String, on server: ServerProcess) throws -> Measurement {
    let end = ContinuousClock.now + .seconds(Self.limit)
    var times: [Double] = []
    for _ in 0..<rounds {
      for keystroke in file.typing.flatMap({ Typing(screen: $0).keystrokes }) where ContinuousClock.now < end {
        let version = times.count + 2
        times += try Measurement.of(runs: 1) {
          server.notify("textDocument/didChange", keystroke.params(uri, version: version))
          _ = try server.diagnostics(of: uri, version: version, timeout: 120)
        }.times
      }
    }
    return Measurement(times: times)
  }
}
