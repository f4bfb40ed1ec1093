import SourceText
import SwiftUIModel

/// The lines of a file that hold a syntax error, from the word before it to the one after: where something is missing, either of
/// them may be what is to change. Nothing on these lines is edited, since what the author means is not known yet.
struct BrokenLines {
  private let text: SourceText
  private let lines: Set<Int>

  static let refusal = "There is a syntax error on a line that the fix would change."

  init(of file: ViewFile) {
    text = file.text
    var lines: Set<Int> = []
    for range in file.syntaxErrors { lines.formUnion(Self.lines(of: Self.widened(range, in: text), in: text)) }
    self.lines = lines
  }

  /// The finding without its fix where an edit touches a broken line.
  func refusingFix(of finding: Finding) -> Finding {
    guard let fix = finding.fix, areTouched(by: fix) else { return finding }
    return finding.refusing(Self.refusal)
  }

  func areTouched(by fix: Fix) -> Bool {
    guard !lines.isEmpty else { return false }
    return fix.ownEdits.edits.contains { edit in
      Self.lines(of: edit.range, in: text).contains { lines.contains($0) }
    }
  }

  /// The range with the white space around it.
  private static func widened(_ range: TextRange, in text: SourceText) -> TextRange {
    let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let before = text.utf8[..<range.lower].reversed().prefix { space.contains($0) }.count
    let after = text.utf8[range.upper...].prefix { space.contains($0) }.count
    return TextRange(range.lower - before, range.upper + after)
  }

  private static func lines(of range: TextRange, in text: SourceText) -> ClosedRange<Int> {
    text.lines.line(of: range.lower)...text.lines.line(of: range.upper)
  }
}

extension Finding {
  /// The finding without its fix, and why.
  func refusing(_ reason: String) -> Finding {
    Finding(
      rule: rule, severity: severity, range: range, message: message, related: related, tags: tags, refusal: reason,
      anchor: anchor)
  }
}
