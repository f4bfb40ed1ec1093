/// What somebody asked of a file. As long as nothing changes that has to do with it, the answers stay the same but for where
/// they stand.
public struct Dependencies: Sendable, Equatable {
  /// Words of any kind.
  public var words: Set<String> = []
  /// Names of functions, methods and initialisers whose calls were looked for.
  public var calls: Set<String> = []
  /// Names of methods and computed properties whose declarations were looked for.
  public var members: Set<String> = []
  /// Names of types whose declarations and extensions were looked for.
  public var types: Set<String> = []
  /// Whether something was asked that depends on all of the text.
  public var isWhole = false
  /// Whether it was asked how the file is laid out.
  public var usesLayout = false
  /// Whether it was asked if all brackets match.
  public var usesBrackets = false

  public init() {}

  /// Whether nothing was asked.
  public var isEmpty: Bool {
    words.isEmpty && calls.isEmpty && members.isEmpty && types.isEmpty && !isWhole && !usesLayout && !usesBrackets
  }

  /// Whether some of them are among others.
  public func intersects(_ others: Dependencies) -> Bool {
    isWhole && others.isWhole || usesLayout && others.usesLayout || usesBrackets && others.usesBrackets
      || !words.isDisjoint(with: others.words) || !calls.isDisjoint(with: others.calls)
      || !members.isDisjoint(with: others.members) || !types.isDisjoint(with: others.types)
  }

  public mutating func formUnion(_ others: Dependencies) {
    words.formUnion(others.words)
    calls.formUnion(others.calls)
    members.formUnion(others.members)
    types.formUnion(others.types)
    isWhole = isWhole || others.isWhole
    usesLayout = usesLayout || others.usesLayout
    usesBrackets = usesBrackets || others.usesBrackets
  }
}
