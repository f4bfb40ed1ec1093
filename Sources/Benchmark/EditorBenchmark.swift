import Foundation
import LanguageServerProtocol

/// What a person at an editor waits for, measured on one server with one file.
struct EditorBenchmark {
  struct Result {
    let start: Double
    let open: Double
    let keystroke: Measurement
    let hover: Double
    let codeAction: Double
    let memory: Int?
  }

  let command: [String]
  let edits: Int

  func run(_ file: GeneratedFile) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "swiftui-patterns-benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("Screens.swift")
    try file.text.write(to: path, atomically: true, encoding: .utf8)
    let uri = path.absoluteString

    var server: ServerProcess?
    let start = try Measurement.of(runs: 5) {
      server?.stop()
      let next = try ServerProcess(command, in: folder)
      try next.initialize(folder: folder)
      server = next
    }
    guard let server else { throw ServerProcess.Failure(description: "The server did not start.") }
    defer { server.stop() }

    let open = try Measurement.of(runs: 1) {
      server.notify(
        "textDocument/didOpen",
        ["textDocument": ["uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(file.text)]])
      _ = try server.diagnostics(of: uri, version: 1, timeout: 120)
    }
    var version = 1
    let keystroke = try Measurement.of(runs: edits) {
      version += 1
      server.notify("textDocument/didChange", change(uri, version: version, at: file.typing, inserts: version % 2 == 0))
      _ = try server.diagnostics(of: uri, version: version, timeout: 120)
    }
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
      start: start.median, open: open.median, keystroke: keystroke, hover: hover.median, codeAction: codeAction.median,
      memory: server.peakMemory)
  }

  /// Types one letter, or takes it away again.
  private func change(_ uri: String, version: Int, at place: (line: Int, character: Int), inserts: Bool) -> JSONValue {
    [
      "textDocument": ["uri": .string(uri), "version": .int(version)],
      "contentChanges": [
        [
          "range": [
            "start": ["line": .int(place.line), "character": .int(place.character)],
            "end": ["line": .int(place.line), "character": .int(place.character + (inserts ? 0 : 1))],
          ],
          "text": .string(inserts ? "x" : ""),
        ]
      ],
    ]
  }
}
