import SourceText
import SwiftUIModel

/// The lines of a file that hold a syntax error. Nothing on them is edited: what the author means is not known yet.
struct BrokenLines {
  private let text: SourceText
  private let lines: Set<Int>

  static let refusal = "There is a syntax error on a line that the fix would change."

  init(of file: ViewFile) {
    text = file.text
    var lines: Set<Int> = []
    for range in file.syntaxErrors { lines.formUnion(Self.lines(of: range, in: file.text)) }
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
