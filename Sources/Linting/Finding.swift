import SourceText
import SwiftUIProject

/// Another place that belongs to a finding.
public struct RelatedPlace: Sendable, Hashable {
  /// The absolute path of another file; nil for the finding's own.
  public let path: String?
  /// UTF-8 offsets in that file.
  public let range: TextRange
  public let message: String

  public init(path: String? = nil, range: TextRange, message: String) {
    self.path = path
    self.range = range
    self.message = message
  }
}

/// What a rule found in one file.
public struct Finding: Sendable, Hashable {
  /// The rule's id.
  public let rule: String
  public var severity: Severity
  /// UTF-8 offsets, within one line.
  public let range: TextRange
  let messageSentence: FindingMessage
  public let related: [RelatedPlace]
  public let tags: Set<FindingTag>
  /// Nil when there is none, or when it was refused.
  public let fix: Fix?
  let refusalSentence: FindingMessage?
  /// The anchor of the handbook section that explains it.
  public let anchor: String

  public init(
    rule: String, severity: Severity, range: TextRange, message: FindingMessage, related: [RelatedPlace] = [],
    tags: Set<FindingTag> = [], fix: Fix? = nil, refusal: FindingMessage? = nil, anchor: String
  ) {
    self.rule = rule
    self.severity = severity
    self.range = range
    messageSentence = message
    self.related = related
    self.tags = tags
    self.fix = fix
    refusalSentence = refusal
    self.anchor = anchor
  }

  /// A finding of a rule, which gives it its id.
  /// - Parameters:
  ///   - severity: the rule's own if left out
  ///   - range: UTF-8 offsets, within one line
  ///   - anchor: the section that explains it; the rule's own if left out
  public init(
    _ rule: Rule, severity: Severity? = nil, range: TextRange, message: FindingMessage, related: [RelatedPlace] = [],
    tags: Set<FindingTag> = [], fix: Fix? = nil, refusal: FindingMessage? = nil, anchor: String? = nil
  ) {
    self.init(
      rule: rule.id, severity: severity ?? rule.severity, range: range, message: message, related: related, tags: tags,
      fix: fix, refusal: refusal, anchor: anchor ?? rule.anchor)
  }

  /// The same, with a message that names no line. It is disfavoured so that a literal is a `FindingMessage`.
  @_disfavoredOverload
  public init(
    _ rule: Rule, severity: Severity? = nil, range: TextRange, message: String, related: [RelatedPlace] = [],
    tags: Set<FindingTag> = [], fix: Fix? = nil, refusal: FindingMessage? = nil, anchor: String? = nil
  ) {
    self.init(
      rule, severity: severity, range: range, message: FindingMessage(message), related: related, tags: tags, fix: fix,
      refusal: refusal, anchor: anchor)
  }

  /// What is wrong here, why, and what to do, in the user's own names.
  public var message: String { messageSentence.text }

  /// Why there is no fix, one sentence; nil when there is one, or when the rule never has one.
  public var refusal: String? { refusalSentence?.text }
}
