extension Sequence<String> {
  /// The names that a mistyped word may mean, nearest first: those a few keystrokes away, and those that share most of its
  /// words. Empty when none is near.
  public func nearest(to word: String, limit: Int = 3) -> [String] {
    let word = word.lowercased()
    let allowed = Swift.max(2, word.count / 4)
    let words = Set(word.split(separator: "-"))
    let ranked = compactMap { name -> (name: String, distance: Int)? in
      let distance = editDistance(Array(word.utf8), Array(name.lowercased().utf8))
      if distance <= allowed, distance < word.utf8.count { return (name, distance) }
      // `sheet-item` is far from `item-driven-sheet` in keystrokes, but says the same.
      let shared = words.intersection(name.lowercased().split(separator: "-"))
      return shared.count > 1 || (shared.count == 1 && words.count == 1) ? (name, 100 + distance) : nil
    }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(limit).map(\.name)
  }
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two words.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  // Ids are short; a longer word is no slip of one.
  if a.count > 100 || b.count > 100 { return .max / 2 }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var row = [i + 1]
    for (j, y) in b.enumerated() {
      var cost = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (x == y ? 0 : 1))
      if i > 0, j > 0, x == b[j - 1], y == a[i - 1] { cost = Swift.min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
