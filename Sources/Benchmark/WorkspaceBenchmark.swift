import Foundation
import LanguageServerProtocol

/// What the server needs for a large workspace of which many files are open.
struct WorkspaceBenchmark {
  let command: [String]
  let files: Int
  let open: Int

  struct Result {
    /// Seconds until the last open file's findings are there.
    let time: Double
    /// The most memory in bytes, and that after the files were closed.
    let peak: Int?
    let afterClosing: Int?
  }

  func run() throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-workspace-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = GeneratedFile(lines: 300).text
    for index in 0..<files {
      let part = folder.appendingPathComponent("Part\(index / 200)")
      if index % 200 == 0 { try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true) }
      try text.replacing("Screen", with: "Part\(index)Screen").write(
        to: part.appendingPathComponent("File\(index).swift"), atomically: false, encoding: .utf8)
    }
    let server = try ServerProcess(command, in: folder)
    defer { server.stop() }
    let start = ContinuousClock.now
    try server.initialize(folder: folder)
    let uris = (0..<open).map { folder.appendingPathComponent("Part\($0 / 200)/File\($0).swift").absoluteString }
    for (index, uri) in uris.enumerated() {
      let own = text.replacing("Screen", with: "Part\(index)Screen")
      server.notify(
        "textDocument/didOpen",
        ["textDocument": ["uri": .string(uri), "languageId": "swift", "version": 1, "text": .string(own)]])
    }
    for uri in uris { _ = try server.diagnostics(of: uri, version: 1, timeout: 600) }
    let time = (ContinuousClock.now - start) / .seconds(1)
    let peak = server.peakMemory
    for uri in uris { server.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]]) }
    _ = try? server.request("workspace/executeCommand", ["command": "none"], timeout: 10)
    return Result(time: time, peak: peak, afterClosing: server.memory)
  }
}
