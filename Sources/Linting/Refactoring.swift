import SourceText
import SwiftUIModel
import SwiftUIProject

/// A rewrite that is offered at the cursor where it applies, though nothing is wrong there. It never runs by itself, neither in
/// `fix` nor in fix-all.
public struct Refactoring: Sendable {
  /// What comes of asking at a place where the rewrite is thinkable.
  public enum Offer: Sendable, Hashable {
    /// Its title is the refactoring's.
    case change(Fix)
    /// Why it cannot be done here, one sentence.
    case refused(String)
  }

  /// Lower-case words with hyphens, not the id of any rule.
  public let id: String
  /// What it does, an imperative sentence without a full stop, which an editor's menu shows.
  public let title: String
  /// When to take it, in one or two sentences.
  public let why: String
  /// The anchor of its handbook section.
  public let anchor: String
  /// Byte strings one of which a file must contain. Each contains the trigger of a rule, so that the file is parsed anyway.
  public let triggers: [String]
  /// In all examples `⟦⟧` marks what is asked about: the cursor, or a selection. These are rewritten to their `fixed`.
  public let offered: [Example]
  /// Where it is refused.
  public let refused: [Example]
  /// Where it is not thought of.
  public let absent: [Example]
  private let find: @Sendable (RuleContext, TextRange) -> Offer?

  /// - Parameter find: the offer at UTF-8 offsets of the context's file, nil where it does not apply. Pure; it must not fail on
  ///   half-typed code.
  public init(
    id: String, title: String, why: String, anchor: String, triggers: [String], offered: [Example], refused: [Example],
    absent: [Example], find: @escaping @Sendable (RuleContext, TextRange) -> Offer?
  ) {
    self.id = id
    self.title = title
    self.why = why
    self.anchor = anchor
    self.triggers = triggers
    self.offered = offered
    self.refused = refused
    self.absent = absent
    self.find = find
  }

  /// What is offered at UTF-8 offsets of a file; nil where the rewrite does not apply. Lines with a syntax error are never
  /// edited.
  public func offer(at range: TextRange, in file: ViewFile, project: any ProjectFacts) -> Offer? {
    guard !file.isTooDeep, ByteSearch(triggers).matches(file.text.utf8),
      let offer = find(RuleContext(file: file, project: project), range)
    else { return nil }
    guard case .change(let fix) = offer, BrokenLines(of: file).areTouched(by: fix) else { return offer }
    return .refused(BrokenLines.refusal.text)
  }
}
