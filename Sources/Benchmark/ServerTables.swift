import SwiftParser

/// Language servers side by side, the product first.
struct ServerTables {
  let servers: [(name: String, command: [String])]

  func print(_ say: (String) -> Void) {
    start(say)
    var sizes: [(lines: Int, result: EditorBenchmark.Result)] = []
    for lines in [100, 1_000, 10_000] {
      if let result = editor(lines, say) { sizes.append((lines, result)) }
    }
    for (small, large) in zip(sizes, sizes.dropFirst()) {
      let keystroke = small.result.keystroke.median.ratio(to: large.result.keystroke.median)
      say(
        "\(large.lines) lines to \(small.lines): a keystroke \(keystroke), opening \(small.result.open.ratio(to: large.result.open))."
      )
    }
    say("")
  }

  private func start(_ say: (String) -> Void) {
    var table = Table(header: ["start-up", "in a folder", "in a package"])
    var medians: [(folder: Double, package: Double)] = []
    for (name, command) in servers {
      let benchmark = StartBenchmark(command: command)
      do {
        let (folder, package) = (try benchmark.inFolder().median, try benchmark.inPackage().median)
        medians.append((folder, package))
        table.rows.append([name, folder.asTime, package.asTime])
      } catch {
        table.rows.append([name, "\(error)"])
      }
    }
    say(table.text)
    if medians.count == servers.count, servers.count > 1, let own = medians.first, let peer = medians.dropFirst().first {
      let (folder, package) = (own.folder.ratio(to: peer.folder), own.package.ratio(to: peer.package))
      say("\(servers[1].name) takes \(folder) as long to start in a folder, and \(package) in a package.")
    }
    say("")
  }

  /// The product's own result.
  private func editor(_ lines: Int, _ say: (String) -> Void) -> EditorBenchmark.Result? {
    let file = GeneratedFile(lines: lines)
    var table = Table(header: ["\(lines) lines", "open", "key p50", "key p95", "key p99", "hover", "action", "memory"])
    var results: [EditorBenchmark.Result?] = []
    for (index, (name, command)) in servers.enumerated() {
      do {
        let result = try EditorBenchmark(command: command, rounds: index == 0 ? 3 : 1).run(file)
        results.append(result)
        let keys = [0.5, 0.95, 0.99].map { result.keystroke.percentile($0).asTime }
        table.rows.append(
          [name, result.open.asTime] + keys + [
            result.hover.asTime, result.codeAction.asTime, result.memory.map { "\($0 / 1_048_576) MB" } ?? "-",
          ])
      } catch {
        results.append(nil)
        table.rows.append([name, "\(error)"])
      }
    }
    let parse = Measurement.of(runs: 5) { _ = Parser.parse(source: file.text) }.median
    table.rows.append(["one full parse", parse.asTime])
    say(table.text)
    guard let own = results.first ?? nil else { return nil }
    say("Opening takes \(parse.ratio(to: own.open)) as long as one full parse by the toolchain's library.")
    say("A keystroke's p99 is \(own.keystroke.median.ratio(to: own.keystroke.percentile(0.99))) its p50.")
    if let peer = results.dropFirst().first ?? nil {
      let keystroke = own.keystroke.median.ratio(to: peer.keystroke.median)
      say("With \(servers[1].name) a keystroke takes \(keystroke) as long, opening \(own.open.ratio(to: peer.open)).")
    }
    say("")
    return own
  }
}
