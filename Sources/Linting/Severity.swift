/// How much a finding matters, in rising order.
public enum Severity: String, Sendable, CaseIterable, Comparable, Codable {
  case hint
  case information
  case warning
  case error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .information: 1
    case .warning: 2
    case .error: 3
    }
  }
}

/// What may be done with a fix.
public enum FixLevel: String, Sendable {
  /// Keeps the author's evident intent; may run on save, in fix-all and in `fix`.
  case safe
  /// Needs a person's look: a code action, or `fix --unsafe`.
  case review
  /// There is no fix.
  case none
}

/// Markers that editors draw: struck through, or faded.
public enum FindingTag: Sendable {
  case deprecated
  case unnecessary
}
