import Foundation
import Testing

/// One run of an editor on a copy of the sample app.
struct Session {
  /// The copy, in a temporary folder of its own.
  let app: URL
  /// Where the server writes the messages it sends and receives, one JSON object a line.
  let log: URL
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "swiftui-patterns-\(UUID().uuidString)")
    app = folder.appending(path: "SampleApp")
    log = folder.appending(path: "messages.jsonl")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Editors.sampleApp, to: app)
    // Beside the server, sourcekit-lsp would otherwise build the app, which cannot be built everywhere.
    let sourceKit = app.appending(path: ".sourcekit-lsp")
    try FileManager.default.createDirectory(at: sourceKit, withIntermediateDirectories: true)
    try Data(#"{"backgroundIndexing": false}"#.utf8).write(to: sourceKit.appending(path: "config.json"))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  var trailList: URL { app.appending(path: "Sources/TrailGuide/TrailList.swift") }

  /// The command line of the server, as an editor starts it here.
  var serverCommand: [String] { [Editors.server.path, "lsp", "--log-messages", log.path] }

  /// Runs a program with the copy as its folder and home, and returns its exit status, what it printed, and what it complained
  /// of on standard error. After `seconds` it is ended.
  func run(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:], seconds: Double = 240
  ) throws -> (status: Int32, output: String, complaints: String) {
    // Files, since a pipe that nobody reads in time would stop the editor.
    let files = ["output.txt", "complaints.txt"].map { folder.appending(path: $0) }
    let handles = try files.map { file in
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
    defer { for handle in handles { try? handle.close() } }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = app
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    let own = ["HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(own.map { ($0, folder.path) }) { $1 }
      .merging(["LANG": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
      .merging(environment) { $1 }
    try process.run()
    let watchdog = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: watchdog)
    process.waitUntilExit()
    watchdog.cancel()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return (process.terminationStatus, texts[0], texts[1])
  }

  /// Runs a driver and takes over its report: each "not ok" line is a failure, and `checks` lines have to say "ok".
  func drive(
    _ program: URL, _ arguments: [String], environment: [String: String] = [:], checks: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (status, output, complaints) = try run(program, arguments, environment: environment)
    let lines = output.split(separator: "\n")
    for line in lines where line.hasPrefix("not ok") {
      Issue.record(Comment(rawValue: String(line.prefix(2_000))), sourceLocation: sourceLocation)
    }
    let passed = lines.count { $0.hasPrefix("ok ") }
    #expect(
      passed >= checks && status == 0,
      "\(passed) of \(checks) checks, exit status \(status):\n\(output.suffix(4_000))\n\(complaints.suffix(4_000))",
      sourceLocation: sourceLocation)
  }

  /// The logs of a driver that has several sessions and gives each of them a name that starts with `session-`.
  func logs() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("session-") }
  }

  /// Holds every message of the session, or of several ones, to the types of the protocol.
  func expectConformingMessages(_ logs: [URL]? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let logs = logs ?? [log]
    for log in logs {
      #expect(FileManager.default.fileExists(atPath: log.path), "the server wrote no log", sourceLocation: sourceLocation)
    }
    guard Editors.has("python") || Editors.mustBeThere else { return }
    let validator = Editors.drivers.appending(path: "validate_log.py").path
    let (status, output, complaints) = try run(Editors.launcher("python"), [validator] + logs.map(\.path))
    #expect(status == 0, "\(output)\(complaints)", sourceLocation: sourceLocation)
  }
}
