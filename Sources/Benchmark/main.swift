import Foundation

// swift run -c release Benchmark [FOLDER…] [--editor] [--workspace] [--count]
//
// Prints what a person waits for, beside the tools that one could use instead, in the same run on the same files: ratios, since
// times of different machines cannot be compared. Without folders it measures servers at an editor, with folders `check` on each
// of them and on all together; `--editor` does both. `--workspace` adds the memory of a large workspace, `--count` the
// instructions that `check` needs for the folders, which takes valgrind and fifty times as long.

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
// A server that ends early must not take its measuring along.
signal(SIGPIPE, SIG_IGN)
defer { try? FileManager.default.removeItem(at: settings) }
try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
let peers = Peers(in: settings)

if folders.isEmpty || arguments.contains("--editor") {
  ServerTables(servers: [("swiftui-patterns", [product.path, "lsp"])] + (try peers.servers())).print(say)
}

for group in folders.map({ [$0] }) + (folders.count > 1 ? [folders] : []) {
  say(try FolderTable(folders: group, product: product.path, peers: peers).text() + "\n")
}

if arguments.contains("--count"), !folders.isEmpty {
  let command = [product.path, "check", "--no-cache", "--format", "json"] + folders
  let count = peers.path(of: "valgrind").flatMap { InstructionCount(valgrind: $0, command: command).run() }
  say(count.map { "check, nothing kept: \($0.formatted()) instructions.\n" } ?? "valgrind cannot run check here.\n")
}

if arguments.contains("--workspace") {
  let result = try WorkspaceBenchmark(command: [product.path, "lsp"], files: 20_000, open: 200).run()
  let megabytes = { (bytes: Int?) in bytes.map { "\($0 / 1_048_576) MB" } ?? "-" }
  say(
    "20,000 files, 200 open: all looked at after \(result.time.asTime), at most \(megabytes(result.peak)), "
      + "\(megabytes(result.afterClosing)) when they are closed.")
}
