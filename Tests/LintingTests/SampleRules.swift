import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Rules and helpers that the engine's tests share.
enum Sample {
  /// Flags every name `word`; the fix writes `replacement` instead.
  static func rule(
    _ id: String, flags word: String, writes replacement: String? = nil, level: FixLevel = .safe,
    severity: Severity = .warning, isEnabled: Bool = true
  ) -> Rule {
    rule(id, triggers: [word], severity: severity, isEnabled: isEnabled) { context in
      context.file.names(word).map { range in
        let fix = replacement.flatMap { Fix(title: "Write \($0)", level: level, edits: [TextEdit(range, $0)]) }
        return Finding(rule: id, severity: severity, range: range, message: "No \(word).", fix: fix, anchor: "a")
      }
    }
  }

  static func rule(
    _ id: String, triggers: [String], severity: Severity = .warning, isEnabled: Bool = true,
    check: @escaping @Sendable (RuleContext) -> [Finding]
  ) -> Rule {
    Rule(
      id: id, severity: severity, isEnabled: isEnabled, fixLevel: .safe, chapter: .sheets, title: "sample", why: "A sample.",
      anchor: "a", triggers: triggers, needsSwiftUI: false, flagged: [], allowed: [], check: check)
  }

  static func file(_ code: String) -> ViewFile { ViewFile(text: SourceText(code)) }
}

extension ViewFile {
  /// The ranges of all names `word`.
  func names(_ word: String) -> [TextRange] {
    trees.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter { $0.text == word && $0.tokenKind == .identifier(word) }.map {
      token in
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      return TextRange(start, start + token.trimmedLength.utf8Length)
    }
  }
}

extension Linter {
  /// The findings of a single text, each as `id: the text of its range`.
  func report(_ code: String, settings: LintSettings = .standard, project: any ProjectFacts = NoProject()) -> [String] {
    let file = Sample.file(code)
    return findings(in: file, project: project, settings: settings).map { "\($0.rule): \(file.text[$0.range])" }
  }
}

/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
