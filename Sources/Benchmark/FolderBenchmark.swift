import Foundation

/// How long a command line takes over a folder.
struct FolderBenchmark {
  struct Result {
    /// Seconds of the clock.
    let wall: Double
    let usage: ChildProcess.Usage

    var cpu: Double { usage.cpu }

    var memory: String {
      // The system tells no less of a process that needed less than the one that started it.
      "\(usage.memory <= usage.floor ? "≤ " : "")\(usage.memory / 1_048_576) MB"
    }
  }

  let command: [String]
  /// What is different in its environment.
  var environment: [String: String] = [:]

  /// The median of three runs, or the first one where that takes long; output is thrown away and the exit status does not matter,
  /// since linters that find something exit with 1. Nil where the command cannot be started.
  func run() -> Result? {
    var runs: [Result] = []
    while runs.count < 3 {
      guard let result = runOnce() else { return nil }
      runs.append(result)
      if result.wall > 15 { return runs.first }
    }
    return runs.sorted { $0.wall < $1.wall }.dropFirst().first
  }

  func runOnce() -> Result? {
    let start = ContinuousClock.now
    guard let usage = ChildProcess(command, environment: environment)?.wait() else { return nil }
    return Result(wall: (ContinuousClock.now - start) / .seconds(1), usage: usage)
  }
}

/// The commands that look at folders, side by side.
struct FolderTable {
  let folders: [String]
  let product: String
  let peers: Peers

  private static let words = "sheet\\(|fullScreenCover\\(|alert\\(|NavigationView|NavigationLink|presentationMode|@State"

  func text() throws -> String {
    let caches = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: caches) }
    let check = [product, "check", "--format", "json"] + folders
    let warm = FolderBenchmark(command: check, environment: ["XDG_CACHE_HOME": caches.path])
    var rows: [(String, FolderBenchmark.Result?)] = [
      ("check, nothing kept", FolderBenchmark(command: check + ["--no-cache"]).run()),
      ("check, the first time", warm.runOnce()),
      ("check, again", warm.run()),
    ]
    if let grep = peers.path(of: "grep") {
      let command = [grep, "-rlE", "--include=*.swift", Self.words] + folders
      rows.append(("grep -rlE", FolderBenchmark(command: command).run()))
    }
    if let scan = try peers.astGrepScan(folders) { rows.append(("ast-grep scan", FolderBenchmark(command: scan).run())) }
    if let format = peers.path(of: "swift-format") {
      rows.append(("swift-format lint", FolderBenchmark(command: [format, "lint", "-r", "-p"] + folders).run()))
    }
    let title = folders.count == 1 ? folders[0] : "\(folders.count) folders together"
    var table = Table(header: [title, "time", "CPU", "memory", "CPU to check's"])
    let own = rows.first?.1
    for (name, result) in rows {
      guard let result, let own else { continue }
      table.rows.append([
        name, result.wall.asTime, result.cpu.asTime, result.memory, own.cpu.ratio(to: result.cpu),
      ])
    }
    return table.text
  }
}
