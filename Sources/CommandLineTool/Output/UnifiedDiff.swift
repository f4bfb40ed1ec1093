import SourceText

/// The unified diff of one file, as `patch` and `git apply` read it.
struct UnifiedDiff {
  private static let context = 3

  private let old: Lines
  private let new: Lines
  private let name: String

  /// `name` is what people read for the file.
  init(name: String, old: SourceText, new: SourceText, edits: EditSet) {
    self.name = name
    self.old = Lines(old)
    self.new = Lines(new)
    changes = Self.changes(edits, self.old, self.new)
  }

  private let changes: [Change]

  /// Lines of the old text that lines of the new one replace; either may be empty, not both.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  func render(style: Style) -> String {
    guard !changes.isEmpty else { return "" }
    let isAbsolute = name.hasPrefix("/")
    var text = style.bold("--- \(isAbsolute ? name : "a/" + name)\n+++ \(isAbsolute ? name : "b/" + name)\n")
    var rest = changes[...]
    while let first = rest.popFirst() {
      var group = [first]
      while let next = rest.first, let last = group.last, next.old.lowerBound - last.old.upperBound <= 2 * Self.context {
        group.append(next)
        rest.removeFirst()
      }
      text += hunk(group, style)
    }
    return text
  }

  private func hunk(_ group: [Change], _ style: Style) -> String {
    guard let first = group.first, let last = group.last else { return "" }
    let start = max(0, first.old.lowerBound - Self.context)
    let end = min(old.count, last.old.upperBound + Self.context)
    let newStart = first.new.lowerBound - (first.old.lowerBound - start)
    let newEnd = last.new.upperBound + (end - last.old.upperBound)
    var text = style.cyan("@@ -\(Self.range(start..<end)) +\(Self.range(newStart..<newEnd)) @@") + "\n"
    var line = start
    for change in group {
      for same in line..<change.old.lowerBound { text += " " + old.text(same) }
      for removed in change.old { text += style.red("-" + old.text(removed, withBreak: false)) + old.lineBreak(removed) }
      for added in change.new { text += style.green("+" + new.text(added, withBreak: false)) + new.lineBreak(added) }
      line = change.old.upperBound
    }
    for same in line..<end { text += " " + old.text(same) }
    return text
  }

  /// "12,3", "12" for one line, and the line before for none.
  private static func range(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  /// The edits as whole lines: around an edit both texts agree, so the lines that hold its ends are aligned.
  private static func changes(_ edits: EditSet, _ old: Lines, _ new: Lines) -> [Change] {
    var changes: [Change] = []
    var shift = 0
    for edit in edits.edits {
      let lower = edit.range.lower + shift
      shift += edit.replacement.utf8.count - edit.range.count
      let upper = edit.range.upper + shift
      let whole = Change(
        old: old.line(of: edit.range.lower)..<min(old.line(of: edit.range.upper) + 1, old.count),
        new: new.line(of: lower)..<min(new.line(of: upper) + 1, new.count))
      let change = trimmed(whole, old, new)
      if let last = changes.last, last.old.upperBound >= change.old.lowerBound {
        changes[changes.count - 1] = Change(
          old: last.old.lowerBound..<max(last.old.upperBound, change.old.upperBound),
          new: last.new.lowerBound..<max(last.new.upperBound, change.new.upperBound))
      } else {
        changes.append(change)
      }
    }
    return changes.map { trimmed($0, old, new) }.filter { !$0.old.isEmpty || !$0.new.isEmpty }
  }

  /// A change without the equal lines at its two ends.
  private static func trimmed(_ change: Change, _ old: Lines, _ new: Lines) -> Change {
    var (first, last) = (change.old.lowerBound, change.old.upperBound)
    var (newFirst, newLast) = (change.new.lowerBound, change.new.upperBound)
    while first < last, newFirst < newLast, old.text(first) == new.text(newFirst) {
      first += 1
      newFirst += 1
    }
    while last > first, newLast > newFirst, old.text(last - 1) == new.text(newLast - 1) {
      last -= 1
      newLast -= 1
    }
    return Change(old: first..<last, new: newFirst..<newLast)
  }
}

/// The lines of a text as diffs count them: only LF ends a line, and nothing behind the last one is no line.
private struct Lines {
  private let text: SourceText
  /// The offsets at which lines start, and the text's end.
  private let starts: [Int]

  init(_ text: SourceText) {
    self.text = text
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == 0x0A { starts.append(offset + 1) }
    if starts.last != text.count { starts.append(text.count) }
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  /// The line that holds an offset; the text's end, behind a line break, is one line further.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    // The end of a text without a last line break belongs to its last line.
    return low == count && count > 0 && text.byte(at: text.count - 1) != 0x0A ? low - 1 : low
  }

  func text(_ line: Int, withBreak: Bool = true) -> String {
    guard line >= 0, line + 1 < starts.count else { return "" }
    let whole = text[TextRange(starts[line], starts[line + 1])]
    let content = whole.utf8.last == 0x0A ? String(decoding: whole.utf8.dropLast(), as: UTF8.self) : whole
    return withBreak ? content + lineBreak(line) : content
  }

  /// What follows a line in a diff.
  func lineBreak(_ line: Int) -> String {
    guard line >= 0, line + 1 < starts.count, text.byte(at: starts[line + 1] - 1) != 0x0A else { return "\n" }
    return "\n\\ No newline at end of file\n"
  }
}
