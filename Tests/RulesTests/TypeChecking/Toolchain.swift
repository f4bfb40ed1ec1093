import Foundation

/// The Swift compiler of the toolchain that these tests run with.
enum Toolchain {
  struct Missing: Error {}

  /// The way through the process's own libraries works under version managers and with several toolchains, where `PATH` may
  /// name another compiler, whose modules differ.
  static func compiler() throws -> URL {
    let maps = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
    for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
      guard let start = line.firstIndex(of: "/"), let end = line.range(of: "/lib/swift/") else { continue }
      let compiler = URL(fileURLWithPath: line[start..<end.lowerBound] + "/bin/swiftc")
      if FileManager.default.isExecutableFile(atPath: compiler.path) { return compiler }
    }
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
      let compiler = URL(fileURLWithPath: folder + "/swiftc")
      if FileManager.default.isExecutableFile(atPath: compiler.path) { return compiler }
    }
    throw Missing()
  }

  /// What a run of the compiler printed, and whether it came to its end with success.
  struct Run {
    let output: String
    let succeeded: Bool
  }

  /// Runs the compiler. The output goes through a file, since a pipe that nobody drains stops the compiler.
  static func compile(_ arguments: [String], in folder: URL) async throws -> Run {
    await places.take()
    do {
      let run = try await start(arguments, in: folder)
      await places.giveBack()
      return run
    } catch {
      await places.giveBack()
      throw error
    }
  }

  /// Two compilers at a time in all tests: each takes a core and a good deal of memory.
  private static let places = Places(free: 2)

  private static func start(_ arguments: [String], in folder: URL) async throws -> Run {
    let log = folder.appendingPathComponent("log-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = try compiler()
    process.currentDirectoryURL = folder
    process.arguments = arguments
    process.standardOutput = handle
    process.standardError = handle
    let status: Int32 = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let output = try String(contentsOf: log, encoding: .utf8)
    return Run(output: output, succeeded: status == 0)
  }
}

/// A limit on how many go on at a time; the others wait in line.
private actor Places {
  private var free: Int
  private var line: [CheckedContinuation<Void, Never>] = []

  init(free: Int) { self.free = free }

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { line.append($0) }
    }
  }

  func giveBack() {
    if line.isEmpty { free += 1 } else { line.removeFirst().resume() }
  }
}
