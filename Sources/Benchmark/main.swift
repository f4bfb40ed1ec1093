import Foundation

// swift run -c release Benchmark [FOLDER…]
//
// Prints what a person waits for, beside the tools of the toolchain in the same run on the same files: ratios, since times of
// different machines cannot be compared.

let folders = Array(CommandLine.arguments.dropFirst())
let product = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
  "swiftui-patterns")

/// Prints at once, also into a pipe.
func say(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8)) }

/// The path of a program on `PATH`.
func program(_ name: String) -> String? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

guard FileManager.default.isExecutableFile(atPath: product.path) else {
  say("Build the product first: swift build -c release --product swiftui-patterns")
  exit(2)
}

var servers = [("swiftui-patterns", [product.path, "lsp"])]
if let peer = program("sourcekit-lsp") { servers.append(("sourcekit-lsp", [peer])) }

for lines in [100, 1_000, 10_000] {
  let file = GeneratedFile(lines: lines)
  var table = Table(header: ["\(lines) lines", "start", "open", "key p50", "key p95", "key p99", "hover", "action", "memory"])
  var medians: [Double] = []
  for (name, command) in servers {
    do {
      let edits = name == "swiftui-patterns" ? 300 : 30
      let result = try EditorBenchmark(command: command, edits: edits).run(file)
      medians.append(result.keystroke.median)
      table.rows.append([
        name, result.start.asTime, result.open.asTime, result.keystroke.median.asTime, result.keystroke.percentile(0.95).asTime,
        result.keystroke.percentile(0.99).asTime, result.hover.asTime, result.codeAction.asTime,
        result.memory.map { "\($0 / 1_048_576) MB" } ?? "-",
      ])
    } catch {
      table.rows.append([name, "\(error)"])
    }
  }
  say(table.text)
  if let own = medians.first, let peer = medians.dropFirst().first {
    say("A keystroke is \(own.ratio(to: peer)) faster than sourcekit-lsp's.\n")
  }
}

for folder in folders {
  var table = Table(header: [folder, "time", "CPU", "ratio"])
  let own = FolderBenchmark(command: [product.path, "check", folder, "--format", "json"]).run()
  var peers = [("swiftui-patterns check", own)]
  if let format = program("swift-format") {
    peers.append(("swift-format lint", FolderBenchmark(command: [format, "lint", "-r", "-p", folder]).run()))
  }
  for (name, result) in peers {
    guard let result, let own else { continue }
    table.rows.append([name, result.wall.asTime, result.cpu.asTime, own.wall.ratio(to: result.wall)])
  }
  say(table.text + "\n")
}
