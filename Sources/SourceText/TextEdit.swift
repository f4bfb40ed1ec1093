/// The replacement of one range of a text. An insertion has an empty range, a deletion an empty replacement.
public struct TextEdit: Hashable, Sendable {
  /// UTF-8 offsets in the text before the edit.
  public let range: TextRange
  public let replacement: String

  public init(_ range: TextRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// A deletion.
  public static func delete(_ range: TextRange) -> TextEdit { TextEdit(range, "") }

  /// An insertion at a UTF-8 offset.
  public static func insert(_ text: String, at offset: Int) -> TextEdit { TextEdit(TextRange(at: offset), text) }
}

/// Edits of one text that can be applied together: sorted, and no two of them share a byte or insert at one place.
/// All ranges are in the text before any of the edits.
public struct EditSet: Hashable, Sendable {
  /// In ascending order of their ranges.
  public let edits: [TextEdit]

  public static let empty = EditSet(sorted: [])

  private init(sorted: [TextEdit]) { edits = sorted }

  /// Nil when two edits overlap, or two insertions share their place, since their order would be a guess.
  /// Edits that are equal count once.
  public init?(_ edits: [TextEdit]) {
    let sorted = Array(Set(edits)).sorted { $0.range < $1.range }
    for (first, second) in zip(sorted, sorted.dropFirst()) {
      if first.range.upper > second.range.lower { return nil }
      if first.range.lower == second.range.lower { return nil }
    }
    self.edits = sorted
  }

  public var isEmpty: Bool { edits.isEmpty }

  /// The smallest range that holds all edits; nil for an empty set.
  public var range: TextRange? {
    guard let first = edits.first, let last = edits.last else { return nil }
    return TextRange(first.range.lower, last.range.upper)
  }

  /// Whether any edit of `other` shares a byte or an end with one of this set.
  public func touches(_ other: EditSet) -> Bool {
    edits.contains { mine in other.edits.contains { mine.range.touches($0.range) } }
  }
}
