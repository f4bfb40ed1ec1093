extension EditSet {
  /// The edits that turn one text into another: one for each run of changed lines, without the bytes that stay the same at its
  /// two ends. No edit splits a character or a CRLF.
  public static func difference(from old: SourceText, to new: SourceText) -> EditSet {
    let before = LineRuns(old)
    let after = LineRuns(new)
    // Lines that both texts start or end with are left out first, since most of a file stays the same.
    let shared = min(before.count, after.count)
    var head = 0
    while head < shared, before[head] == after[head] { head += 1 }
    var tail = 0
    while tail < shared - head, before[before.count - 1 - tail] == after[after.count - 1 - tail] { tail += 1 }
    let hunks = hunks(
      from: (head..<before.count - tail).map { before[$0] }, to: (head..<after.count - tail).map { after[$0] })
    let edits = hunks.compactMap { hunk in
      trimmed(
        old, TextRange(before.start(head + hunk.old.lowerBound), before.start(head + hunk.old.upperBound)),
        new, TextRange(after.start(head + hunk.new.lowerBound), after.start(head + hunk.new.upperBound)))
    }
    return EditSet(edits) ?? .empty
  }

  private typealias Hunk = (old: Range<Int>, new: Range<Int>)

  /// The runs of lines that differ. Texts that differ in thousands of lines count as one run: the exact answer takes time and
  /// memory that grow with the square of the differences.
  private static func hunks(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Hunk] {
    if old.isEmpty && new.isEmpty { return [] }
    if old.isEmpty || new.isEmpty || old.count + new.count > 8_000 { return [(0..<old.count, 0..<new.count)] }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var hunks: [Hunk] = []
    var line = (old: 0, new: 0)
    while line.old < old.count || line.new < new.count {
      let start = line
      while removed.contains(line.old) { line.old += 1 }
      while inserted.contains(line.new) { line.new += 1 }
      if line != start {
        hunks.append((start.old..<line.old, start.new..<line.new))
      } else {
        line.old += 1
        line.new += 1
      }
    }
    return hunks
  }

  /// The replacement of one run by another without what both start and end with; nil when nothing is left.
  private static func trimmed(
    _ old: SourceText, _ from: TextRange, _ new: SourceText, _ to: TextRange
  ) -> TextEdit? {
    var (lower, newLower) = (from.lower, to.lower)
    while lower < from.upper, newLower < to.upper, old.utf8[lower] == new.utf8[newLower] {
      lower += 1
      newLower += 1
    }
    while lower > from.lower, !(old.isEditable(lower) && new.isEditable(newLower)) {
      lower -= 1
      newLower -= 1
    }
    var (upper, newUpper) = (from.upper, to.upper)
    while upper > lower, newUpper > newLower, old.utf8[upper - 1] == new.utf8[newUpper - 1] {
      upper -= 1
      newUpper -= 1
    }
    while upper < from.upper, !(old.isEditable(upper) && new.isEditable(newUpper)) {
      upper += 1
      newUpper += 1
    }
    if lower == upper && newLower == newUpper { return nil }
    return TextEdit(TextRange(lower, upper), new[TextRange(newLower, newUpper)])
  }
}

extension SourceText {
  /// Whether an edit may start or end at a UTF-8 offset: not inside a character, nor between the CR and LF of one line break,
  /// which no position of the Language Server Protocol can name.
  public func isEditable(_ offset: Int) -> Bool {
    isBoundary(offset) && !(byte(at: offset) == 0x0A && byte(at: offset - 1) == 0x0D)
  }
}

/// The lines of a text, each with its line break.
private struct LineRuns {
  private let text: SourceText

  init(_ text: SourceText) { self.text = text }

  var count: Int { text.lines.count }

  func start(_ line: Int) -> Int { text.lines.start(of: line) ?? text.count }

  subscript(line: Int) -> ArraySlice<UInt8> { text.utf8[start(line)..<start(line + 1)] }
}
