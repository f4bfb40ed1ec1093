import Foundation

/// From the start of a server's process to its answer to `initialize`.
struct StartBenchmark {
  let command: [String]

  /// In a folder with one file.
  func inFolder() throws -> Measurement { try run { _ in } }

  /// In a Swift package, which is what a project usually is.
  func inPackage() throws -> Measurement {
    try run { folder in
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(name: "Screens", targets: [.target(name: "Screens", path: ".")])
        """
      try manifest.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    }
  }

  private func run(_ prepare: (URL) throws -> Void) throws -> Measurement {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-start-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try GeneratedFile(lines: 100).text.write(
      to: folder.appendingPathComponent("Screens.swift"), atomically: true, encoding: .utf8)
    try prepare(folder)
    var server: ServerProcess?
    defer { server?.stop() }
    return try Measurement.of(runs: 11) {
      server?.stop()
      server = nil
    } _: {
      let next = try ServerProcess(command, in: folder)
      server = next
      try next.initialize(folder: folder)
    }
  }
}
