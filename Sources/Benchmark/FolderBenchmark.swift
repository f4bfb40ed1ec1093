import Foundation

/// How long a command line takes over a folder.
struct FolderBenchmark {
  struct Result {
    /// Seconds of the clock, and of all processors together.
    let wall: Double
    let cpu: Double
    /// The most memory that the process held, in bytes.
    let memory: Int
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

  /// `wait4` tells of this one process what `Process` keeps to itself.
  func runOnce() -> Result? {
    guard let executable = command.first else { return nil }
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    let merged = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var variables: [UnsafeMutablePointer<CChar>?] = merged.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var id: pid_t = 0
    let start = ContinuousClock.now
    guard posix_spawn(&id, executable, &actions, nil, &words, &variables) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(id, &status, 0, &usage) == id else { return nil }
    let wall = (ContinuousClock.now - start) / .seconds(1)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return Result(
      wall: wall, cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), memory: Int(usage.ru_maxrss) * unit)
  }
}

/// The commands that look at one folder, side by side.
struct FolderTable {
  let folder: String
  let product: String
  let peers: Peers

  private static let words = "sheet\\(|fullScreenCover\\(|alert\\(|NavigationView|NavigationLink|presentationMode|@State"

  func text() throws -> String {
    let caches = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: caches) }
    let check = [product, "check", folder, "--format", "json"]
    let warm = FolderBenchmark(command: check, environment: ["XDG_CACHE_HOME": caches.path])
    var rows: [(String, FolderBenchmark.Result?)] = [
      ("check, nothing kept", FolderBenchmark(command: check + ["--no-cache"]).run()),
      ("check, the first time", warm.runOnce()),
      ("check, again", warm.run()),
    ]
    if let grep = peers.path(of: "grep") {
      let command = [grep, "-rlE", "--include=*.swift", Self.words, folder]
      rows.append(("grep -rlE", FolderBenchmark(command: command).run()))
    }
    if let scan = try peers.astGrepScan(folder) { rows.append(("ast-grep scan", FolderBenchmark(command: scan).run())) }
    if let format = peers.path(of: "swift-format") {
      rows.append(("swift-format lint", FolderBenchmark(command: [format, "lint", "-r", "-p", folder]).run()))
    }
    var table = Table(header: [folder, "time", "CPU", "memory", "CPU to check's"])
    let own = rows.first?.1
    for (name, result) in rows {
      guard let result, let own else { continue }
      table.rows.append([
        name, result.wall.asTime, result.cpu.asTime, "\(result.memory / 1_048_576) MB", own.cpu.ratio(to: result.cpu),
      ])
    }
    return table.text
  }
}
