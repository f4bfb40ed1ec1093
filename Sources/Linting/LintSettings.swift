/// What a person set for a rule.
public enum SeverityOverride: Sendable, Hashable, Codable {
  case off
  /// Every finding of the rule has this severity.
  case report(Severity)

  /// Reads `off`, `hint`, `information`, `warning` or `error`; nil for anything else.
  public init?(_ word: String) {
    if word == "off" { self = .off; return }
    guard let severity = Severity(rawValue: word) else { return nil }
    self = .report(severity)
  }
}

/// Which rules run on a file, and how much their findings matter.
public struct LintSettings: Sendable, Hashable, Codable {
  /// For each rule that `rules` does not name, those that are off by default included; nil leaves each as it is.
  public var all: SeverityOverride?
  /// By rule id.
  public var rules: [String: SeverityOverride]
  /// The only rules that run, even where they are off; nil for no such choice.
  public var only: Set<String>?

  public static let standard = LintSettings()

  public init(all: SeverityOverride? = nil, rules: [String: SeverityOverride] = [:], only: Set<String>? = nil) {
    self.all = all
    self.rules = rules
    self.only = only
  }

  /// What holds for a rule, nil when its own defaults do.
  public func override(of id: String) -> SeverityOverride? { rules[id] ?? all }

  /// Whether a rule runs.
  public func runs(_ id: String, byDefault: Bool = true) -> Bool {
    if let only { return only.contains(id) }
    switch override(of: id) {
    case .off: return false
    case .report: return true
    case nil: return byDefault
    }
  }

  /// The severity that a finding is reported with.
  func severity(of finding: Finding) -> Severity {
    guard case .report(let severity) = override(of: finding.rule) else { return finding.severity }
    return severity
  }
}
