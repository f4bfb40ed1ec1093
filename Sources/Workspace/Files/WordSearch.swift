import SourceText

/// Finds a whole word in bytes; looks at one byte of each stretch as long as the word, as a rule (the algorithm of Horspool).
struct WordSearch: Sendable {
  private let word: [UInt8]
  /// How far to move on, by the byte at the end of the stretch.
  private let shifts: [Int]

  /// An empty word is never found.
  init(_ word: String) {
    let bytes = Array(word.utf8)
    var shifts = [Int](repeating: max(bytes.count, 1), count: 256)
    for (index, byte) in bytes.dropLast().enumerated() { shifts[Int(byte)] = bytes.count - 1 - index }
    self.word = bytes
    self.shifts = shifts
  }

  /// Whether the word occurs with no letter, digit, underscore or byte of a non-ASCII character beside it.
  func matches(_ bytes: [UInt8]) -> Bool { occurs(in: bytes, asWord: true) }

  /// The offsets at which it occurs as a word, ascending.
  func offsets(in bytes: [UInt8]) -> [Int] { offsets(in: bytes, asWord: true) }

  /// The offsets at which its bytes occur, whatever stands beside them, ascending.
  func allOffsets(in bytes: [UInt8]) -> [Int] { offsets(in: bytes, asWord: false) }

  private func offsets(in bytes: [UInt8], asWord: Bool) -> [Int] {
    var offsets: [Int] = []
    visit(bytes, asWord: asWord) {
      offsets.append($0)
      return true
    }
    return offsets
  }

  /// Whether the bytes occur, whatever stands beside them.
  func occurs(in bytes: [UInt8]) -> Bool { occurs(in: bytes, asWord: false) }

  private func occurs(in bytes: [UInt8], asWord: Bool) -> Bool {
    var found = false
    visit(bytes, asWord: asWord) { _ in
      found = true
      return false
    }
    return found
  }

  /// Hands over the places, in order, until the answer is false.
  private func visit(_ bytes: [UInt8], asWord: Bool, _ body: (Int) -> Bool) {
    guard let last = word.last else { return }
    bytes.withUnsafeBufferPointer { bytes in
      shifts.withUnsafeBufferPointer { shifts in
        var end = word.count - 1
        while end < bytes.count {
          if bytes[end] == last, occurs(in: bytes, endingAt: end), !asWord || isWord(in: bytes, endingAt: end),
            !body(end + 1 - word.count)
          {
            return
          }
          end += shifts[Int(bytes[end])]
        }
      }
    }
  }

  private func occurs(in bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Bool {
    let start = end + 1 - word.count
    for index in word.indices where bytes[start + index] != word[index] { return false }
    return true
  }

  private func isWord(in bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Bool {
    let start = end + 1 - word.count
    return (start == 0 || !SourceText.isWordByte(bytes[start - 1]))
      && (end + 1 == bytes.count || !SourceText.isWordByte(bytes[end + 1]))
  }
}
