/// Finds which of some words occur in bytes, in one pass that looks at a fraction of them: the two bytes at the end of a
/// window as long as the shortest word tell how far the window may move (the algorithm of Wu and Manber).
public struct WordSearch: Sendable {
  /// As given.
  public let words: [String]
  private let patterns: [[UInt8]]
  private let wholeWords: Bool
  /// The length of the shortest word.
  private let window: Int
  /// How far the window may move, by the two bytes at its end.
  private let shifts: [UInt8]
  /// The patterns whose window ends in these two bytes.
  private let candidates: [UInt16: [Int]]

  /// Words are compared byte by byte. With `wholeWords` a letter, digit, underscore or byte of a non-ASCII character beside an
  /// occurrence rules it out. Empty words are never found.
  public init(_ words: [String], wholeWords: Bool = false) {
    self.words = words
    self.wholeWords = wholeWords
    let patterns = words.map { Array($0.utf8) }
    self.patterns = patterns
    let lengths = patterns.map(\.count).filter { $0 > 0 }
    let window = lengths.min() ?? 0
    self.window = window
    guard window >= 2 else {
      shifts = []
      candidates = [:]
      return
    }
    var shifts = [UInt8](repeating: UInt8(clamping: window - 1), count: 65_536)
    var candidates: [UInt16: [Int]] = [:]
    for (index, pattern) in patterns.enumerated() where !pattern.isEmpty {
      for end in 1..<window {
        let block = Self.block(pattern[end - 1], pattern[end])
        shifts[Int(block)] = min(shifts[Int(block)], UInt8(clamping: window - 1 - end))
        if end == window - 1 { candidates[block, default: []].append(index) }
      }
    }
    self.shifts = shifts
    self.candidates = candidates
  }

  private static func block(_ first: UInt8, _ second: UInt8) -> UInt16 { UInt16(first) << 8 | UInt16(second) }

  /// Whether one of the words occurs.
  public func matchesAny(_ bytes: [UInt8]) -> Bool {
    var found = false
    bytes.withUnsafeBufferPointer { search($0) { _ in found = true; return false } }
    return found
  }

  /// The indices in `words` of those that occur.
  public func found(in bytes: [UInt8]) -> Set<Int> {
    var found: Set<Int> = []
    let all = patterns.count { !$0.isEmpty }
    bytes.withUnsafeBufferPointer {
      search($0) { index in
        found.insert(index)
        return found.count < all
      }
    }
    return found
  }

  /// Calls `report` with each occurrence's word until it answers false.
  private func search(_ bytes: UnsafeBufferPointer<UInt8>, _ report: (Int) -> Bool) {
    guard window >= 2 else {
      searchShort(bytes, report)
      return
    }
    shifts.withUnsafeBufferPointer { shifts in
      var end = window - 1
      while end < bytes.count {
        let block = UInt16(bytes[end - 1]) << 8 | UInt16(bytes[end])
        let shift = Int(shifts[Int(block)])
        guard shift == 0 else {
          end += shift
          continue
        }
        for index in candidates[block] ?? [] where occurs(patterns[index], in: bytes, at: end - window + 1) {
          if !report(index) { return }
        }
        end += 1
      }
    }
  }

  /// Words of one byte are rare enough for the plain way.
  private func searchShort(_ bytes: UnsafeBufferPointer<UInt8>, _ report: (Int) -> Bool) {
    for (index, pattern) in patterns.enumerated() where !pattern.isEmpty {
      for start in bytes.indices where bytes[start] == pattern[0] && occurs(pattern, in: bytes, at: start) {
        if !report(index) { return }
        break
      }
    }
  }

  private func occurs(_ pattern: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let end = start + pattern.count
    guard end <= bytes.count else { return false }
    for offset in pattern.indices where bytes[start + offset] != pattern[offset] { return false }
    guard wholeWords else { return true }
    return (start == 0 || !Self.isWordByte(bytes[start - 1])) && (end == bytes.count || !Self.isWordByte(bytes[end]))
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
