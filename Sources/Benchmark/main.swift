import Foundation

// swift run -c release Benchmark [FOLDER…] [--workspace]
//
// Prints what a person waits for, beside the tools that one could use instead, in the same run on the same files: ratios, since
// times of different machines cannot be compared. `--workspace` adds the memory of a large workspace.

let arguments = CommandLine.arguments.dropFirst()
let folders = arguments.filter { !$0.hasPrefix("--") }
let product = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
  "swiftui-patterns")
let settings = FileManager.default.temporaryDirectory.appendingPathComponent("benchmark-peers-\(UUID().uuidString)")

/// Prints at once, also into a pipe.
func say(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8)) }

guard FileManager.default.isExecutableFile(atPath: product.path) else {
  say("Build the product first: swift build -c release --product swiftui-patterns")
  exit(2)
}
defer { try? FileManager.default.removeItem(at: settings) }
try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
let peers = Peers(in: settings)
let servers = [("swiftui-patterns", [product.path, "lsp"])] + (try peers.servers())

for lines in folders.isEmpty || arguments.contains("--editor") ? [100, 1_000, 10_000] : [] {
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
    say("A keystroke is \(own.ratio(to: peer)) faster than \(servers[1].0)'s.\n")
  }
}

for folder in folders { say(try FolderTable(folder: folder, product: product.path, peers: peers).text() + "\n") }

if arguments.contains("--workspace") {
  let result = try WorkspaceBenchmark(command: [product.path, "lsp"], files: 20_000, open: 200).run()
  let megabytes = { (bytes: Int?) in bytes.map { "\($0 / 1_048_576) MB" } ?? "-" }
  say(
    "20,000 files, 200 open: all looked at after \(result.time.asTime), at most \(megabytes(result.peak)), "
      + "\(megabytes(result.afterClosing)) when they are closed.")
}
