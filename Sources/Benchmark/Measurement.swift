import Foundation

/// Times in seconds that were measured for one thing, in the order of measuring.
struct Measurement {
  let times: [Double]

  /// The value below which the given share (0 to 1) of the times lies.
  func percentile(_ share: Double) -> Double {
    let sorted = times.sorted()
    guard let last = sorted.last else { return .nan }
    let index = Int((Double(sorted.count - 1) * share).rounded())
    return sorted.indices.contains(index) ? sorted[index] : last
  }

  var median: Double { percentile(0.5) }

  /// Runs something and measures each run.
  static func of(runs: Int, _ body: () throws -> Void) rethrows -> Measurement {
    Measurement(times: try (0..<runs).map { _ in try seconds(body) })
  }

  /// Measures each run, but not what comes before it.
  static func of(runs: Int, before: () throws -> Void, _ body: () throws -> Void) rethrows -> Measurement {
    Measurement(
      times: try (0..<runs).map { _ in
        try before()
        return try seconds(body)
      })
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body) / .seconds(1)
  }
}

extension Double {
  /// Seconds with a unit that suits them.
  var asTime: String {
    if isNaN { return "-" }
    if self < 0.001 { return String(format: "%.0f µs", self * 1_000_000) }
    if self < 1 { return String(format: "%.1f ms", self * 1000) }
    return String(format: "%.2f s", self)
  }

  /// How many times `other` is of this.
  func ratio(to other: Double) -> String {
    let ratio = other / self
    return ratio.isFinite ? String(format: ratio < 10 ? "%.1f×" : "%.0f×", ratio) : "-"
  }
}

/// A table in Markdown, which also reads well in a terminal.
struct Table {
  let header: [String]
  var rows: [[String]] = []

  var text: String {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|") + "|"
    return ([line(header), rule] + rows.map(line)).joined(separator: "\n")
  }
}
