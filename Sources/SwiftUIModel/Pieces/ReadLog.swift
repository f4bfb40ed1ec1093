import SourceText

/// What somebody asked of a file. As long as nothing changes that has to do with it, the answers stay the same but for where
/// they stand.
public final class ReadLog: Sendable {
  public struct Questions: Sendable {
    /// Names of calls and members, and other words.
    public var words: Set<String> = []
    /// Names of types whose declarations and extensions were looked for.
    public var types: Set<String> = []
    /// Whether something was asked that depends on all of the text.
    public var isWhole = false
    /// Whether it was asked how the file is laid out.
    public var usesLayout = false
    /// Whether it was asked if all brackets match.
    public var usesBrackets = false

    public init() {}

    init(words: Set<String>, types: Set<String>, isWhole: Bool, usesLayout: Bool, usesBrackets: Bool) {
      self.words = words
      self.types = types
      self.isWhole = isWhole
      self.usesLayout = usesLayout
      self.usesBrackets = usesBrackets
    }

    /// Whether nothing was asked.
    public var isEmpty: Bool { words.isEmpty && types.isEmpty && !isWhole && !usesLayout && !usesBrackets }

    /// Whether some of the questions are among others.
    public func meets(_ others: Questions) -> Bool {
      isWhole && others.isWhole || usesLayout && others.usesLayout || usesBrackets && others.usesBrackets
        || !words.isDisjoint(with: others.words)
        || !types.isDisjoint(with: others.types)
    }

    public mutating func formUnion(_ others: Questions) {
      words.formUnion(others.words)
      types.formUnion(others.types)
      isWhole = isWhole || others.isWhole
      usesLayout = usesLayout || others.usesLayout
      usesBrackets = usesBrackets || others.usesBrackets
    }
  }

  private let state = Locked(Questions())

  public init() {}

  public var questions: Questions { state.withLock { $0 } }

  func note(word: String) { state.withLock { _ = $0.words.insert(word) } }

  func note(type: String) { state.withLock { _ = $0.types.insert(type) } }

  func noteAll() { state.withLock { $0.isWhole = true } }

  func noteLayout() { state.withLock { $0.usesLayout = true } }

  func noteBrackets() { state.withLock { $0.usesBrackets = true } }
}
