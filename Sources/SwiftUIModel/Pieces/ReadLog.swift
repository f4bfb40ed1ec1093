import SourceText

/// What somebody asked of a file. As long as no piece changes that has to do with it, the answers stay the same but for where
/// they stand.
public final class ReadLog: Sendable {
  /// The questions so far.
  struct Questions: Sendable {
    /// Names of calls, members and other words.
    var words: Set<String> = []
    /// Names of types whose declarations and extensions were looked for.
    var types: Set<String> = []
    /// Whether something was asked that depends on all of the text.
    var isWhole = false
    /// Whether it was asked how the file is laid out.
    var usesLayout = false
  }

  private let state = Locked(Questions())

  public init() {}

  var questions: Questions { state.withLock { $0 } }

  func note(word: String) { state.withLock { _ = $0.words.insert(word) } }

  func note(type: String) { state.withLock { _ = $0.types.insert(type) } }

  func noteAll() { state.withLock { $0.isWhole = true } }

  func noteLayout() { state.withLock { $0.usesLayout = true } }
}
