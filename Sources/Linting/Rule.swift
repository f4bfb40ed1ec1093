/// The chapters of the catalogue, which are also those of the handbook.
public enum Chapter: String, Sendable, CaseIterable {
  case sheets = "Sheets"
  case alerts = "Alerts"
  case navigation = "Navigation"
  case splitViews = "Split views"
  case columnsByHand = "Columns by hand"
  case inspector = "Inspector"
}

/// One rule: what it finds, why, examples, detection and fix, all in one file of `Rules`.
public struct Rule: Sendable {
  /// Final: it appears in diagnostics, settings and suppression comments.
  public let id: String
  /// The highest severity it reports by default; a finding may be lower.
  public let severity: Severity
  /// Whether it reports without being asked to.
  public let isEnabled: Bool
  /// The best level its fixes reach.
  public let fixLevel: FixLevel
  public let chapter: Chapter
  /// What the rule asks for, a few words that read well behind "allow …".
  public let title: String
  /// Why, in one or two sentences; shown on hover and by `explain`.
  public let why: String
  /// The anchor of its handbook section.
  public let anchor: String
  /// Byte strings one of which a file must contain to be parsed for this rule.
  public let triggers: [String]
  /// Whether the rule is only about files that import SwiftUI, so that all others need not be looked at for it.
  public let needsSwiftUI: Bool
  public let flagged: [Example]
  public let allowed: [Example]
  /// The findings in the target of a context, in any order. Pure; it must not fail on half-typed code.
  public let check: @Sendable (RuleContext) -> [Finding]

  public init(
    id: String, severity: Severity, isEnabled: Bool = true, fixLevel: FixLevel, chapter: Chapter, title: String, why: String,
    anchor: String, triggers: [String], needsSwiftUI: Bool = true, flagged: [Example], allowed: [Example],
    check: @escaping @Sendable (RuleContext) -> [Finding]
  ) {
    self.id = id
    self.severity = severity
    self.isEnabled = isEnabled
    self.fixLevel = fixLevel
    self.chapter = chapter
    self.title = title
    self.why = why
    self.anchor = anchor
    self.triggers = triggers
    self.needsSwiftUI = needsSwiftUI
    self.flagged = flagged
    self.allowed = allowed
    self.check = check
  }
}
