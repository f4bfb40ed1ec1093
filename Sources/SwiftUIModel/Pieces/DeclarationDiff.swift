import SourceText

/// How one version of a file became another: a run of pieces was replaced, those before it stayed, and those behind it moved.
public struct DeclarationDiff: Sendable {
  /// The numbers of the pieces that were replaced, and of those that took their place.
  public let replaced: Range<Int>
  public let replacements: Range<Int>
  private let pieces: [PieceSource]
  /// UTF-8 offsets of the replaced pieces in the earlier version.
  private let gap: TextRange
  private let delta: Int
  let earlier: ViewFile
  let later: ViewFile

  /// - Parameters:
  ///   - earlier: a version of the file
  ///   - later: one that was made from it, perhaps over other versions
  public init(from earlier: ViewFile, to later: ViewFile) {
    self.earlier = earlier
    self.later = later
    let old = earlier.list.pieces
    let new = later.list.pieces
    let limit = min(old.count, new.count)
    var head = 0
    while head < limit, old[head].source === new[head].source { head += 1 }
    var tail = 0
    while tail < limit - head, old[old.count - 1 - tail].source === new[new.count - 1 - tail].source { tail += 1 }
    replaced = head..<old.count - tail
    replacements = head..<new.count - tail
    pieces = (old[replaced] + new[replacements]).map(\.source)
    gap = TextRange(
      head < old.count ? old[head].start : earlier.text.count,
      tail > 0 ? old[old.count - tail].start : earlier.text.count)
    delta = later.text.count - earlier.text.count
  }

  /// Of what was asked, that which the pieces that changed may have to do with.
  public func affected(_ dependencies: Dependencies) -> Dependencies {
    let affected = { (names: Set<String>, concerns: (PieceSource, String, WordQuery?) -> Bool) in
      names.filter { name in
        let query = WordQuery(name)
        return pieces.contains { concerns($0, name, query) }
      }
    }
    var result = Dependencies()
    result.words = affected(dependencies.words) { piece, _, query in piece.mentions(query) }
    result.calls = affected(dependencies.calls) { piece, _, query in piece.calls(query) }
    result.members = affected(dependencies.members) { piece, _, query in
      piece.declares("func", query) || piece.declares("var", query)
    }
    result.types = affected(dependencies.types) { piece, name, query in piece.declares(query) || piece.declares(outerType: name)
    }
    result.isWhole = true
    // A look at the layout reads hundreds of lines.
    result.usesLayout = dependencies.usesLayout && earlier.layoutStyle != later.layoutStyle
    result.usesBrackets = dependencies.usesBrackets && earlier.hasUnmatchedBrackets != later.hasUnmatchedBrackets
    return result
  }

  /// The number that a piece of the later version had in the earlier one; nil for one that is new.
  public func earlier(_ number: Int) -> Int? {
    if number < replacements.lowerBound { return number }
    return number < replacements.upperBound ? nil : number - replacements.count + replaced.count
  }

  /// Where a UTF-8 offset of the earlier version is in the later one; nil in what was replaced.
  public func place(of offset: Int) -> Int? {
    if offset <= gap.lower { return offset }
    return offset >= gap.upper ? offset + delta : nil
  }

  /// The same for a range.
  public func range(of range: TextRange) -> TextRange? {
    guard let lower = place(of: range.lower), let upper = place(of: range.upper) else { return nil }
    // Both ends may lie beside what was replaced, with that between them.
    return upper - lower == range.count ? TextRange(lower, upper) : nil
  }
}
