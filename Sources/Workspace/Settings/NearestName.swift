/// Finds what somebody meant who misspelled a name.
public enum NearestName {
  /// The known name that differs least, if it differs in at most a third of the letters; case does not count.
  public static func find(_ name: String, among known: [String]) -> String? {
    rank(name, among: known, limit: 1).first
  }

  /// The known names close to `name`, the nearest first.
  public static func rank(_ name: String, among known: [String], limit: Int) -> [String] {
    let written = Array(name.lowercased().utf8.prefix(100))
    let near = known.map { ($0, distance(written, Array($0.lowercased().utf8.prefix(100)))) }
      .filter { candidate, distance in
        distance <= max(2, max(written.count, candidate.utf8.count) / 3) && distance < written.count
      }
    return near.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(limit).map { $0.0 }
  }

  /// The number of letters to insert, delete, replace or swap with their neighbour.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var current = [i + 1]
      for (j, right) in b.enumerated() {
        var best = min(previous[j] + (left == right ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, left == b[j - 1], a[i - 1] == right { best = min(best, before[j - 1] + 1) }
        current.append(best)
      }
      before = previous
      previous = current
    }
    return previous[b.count]
  }
}
