import SourceText
import SwiftUIModel
import SwiftUIProject

/// The lines of a file that hold a syntax error, from the word before it to the one after: where something is missing, either of
/// them may be what is to change. Nothing on these lines is edited, since what the author means is not known yet.
struct BrokenLines {
  private let file: ViewFile

  static let refusal: FindingMessage = "There is a syntax error on a line that the fix would change."

  init(of file: ViewFile) { self.file = file }

  /// The finding without its fix where an edit touches a broken line.
  func refusingFix(of finding: Finding) -> Finding {
    guard let fix = finding.fix, areTouched(by: fix) else { return finding }
    return finding.refusing(Self.refusal)
  }

  func areTouched(by fix: Fix) -> Bool {
    fix.ownEdits.edits.contains { edit in
      let lines = lines(of: edit.range)
      return file.syntaxErrors(touching: wholeLines(lines)).contains { self.lines(of: widened($0)).overlaps(lines) }
    }
  }

  /// The text of some lines with the white space around it, where an error that counts must lie or touch.
  private func wholeLines(_ lines: ClosedRange<Int>) -> TextRange {
    let index = file.text.lines
    return widened(
      TextRange(index.start(of: lines.lowerBound) ?? 0, index.start(of: lines.upperBound + 1) ?? file.text.count))
  }

  /// The range with the white space around it.
  private func widened(_ range: TextRange) -> TextRange {
    var (lower, upper) = (range.lower, range.upper)
    while isSpace(lower - 1) { lower -= 1 }
    while isSpace(upper) { upper += 1 }
    return TextRange(lower, upper)
  }

  private func isSpace(_ offset: Int) -> Bool {
    file.text.byte(at: offset).map(SourceText.isSpace) ?? false
  }

  private func lines(of range: TextRange) -> ClosedRange<Int> {
    file.text.lines.line(of: range.lower)...file.text.lines.line(of: range.upper)
  }
}

extension Finding {
  /// The finding without its fix, and why.
  func refusing(_ reason: FindingMessage) -> Finding {
    Finding(
      rule: rule, severity: severity, range: range, message: messageSentence, related: related, tags: tags, refusal: reason,
      anchor: anchor)
  }
}
