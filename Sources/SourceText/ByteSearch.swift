/// Looks for many words in one pass over a text (the Aho-Corasick automaton), which costs the same for 3 words as for 300.
public struct ByteSearch: Sendable {
  /// What is looked for; empty words are never found.
  public let words: [String]

  /// The column of the table that each byte has; all bytes that no word contains share column 0.
  private let columnOfByte: [Int]
  private let width: Int
  /// For each state and column the next state, both multiplied by `width`, so that a step is one addition and one look-up.
  private let table: [Int]
  /// For each state, multiplied by `width`, whether a word ends in it.
  private let isEnd: [Bool]
  /// For each state the indices of the words that end in it.
  private let ends: [[Int]]

  public init(_ words: [String]) {
    self.words = words
    var columns: [UInt8: Int] = [:]
    for word in words { for byte in word.utf8 where columns[byte] == nil { columns[byte] = columns.count + 1 } }
    let width = columns.count + 1
    var trie = Trie(width: width)
    for (index, word) in words.enumerated() where !word.isEmpty {
      trie.add(word.utf8.map { columns[$0] ?? 0 }, index: index)
    }
    trie.close()
    columnOfByte = (0...255).map { columns[UInt8($0)] ?? 0 }
    self.width = width
    table = trie.next.flatMap { row in row.map { $0 * width } }
    ends = trie.ends
    isEnd = trie.ends.flatMap { [Bool](repeating: !$0.isEmpty, count: width) }
  }

  /// Whether any of the words occurs in the bytes; stops at the first.
  public func matches(_ utf8: [UInt8]) -> Bool {
    var found = false
    scan(utf8) { _, _ in
      found = true
      return false
    }
    return found
  }

  /// The indices (in `words`) of the words that occur in the bytes.
  public func found(in utf8: [UInt8]) -> Set<Int> {
    var isFound = [Bool](repeating: false, count: words.count)
    scan(utf8) { index, _ in
      isFound[index] = true
      return true
    }
    return Set(isFound.indices.filter { isFound[$0] })
  }

  /// The offsets at which any of the words starts, ascending by where they end.
  public func offsets(in utf8: [UInt8]) -> [Int] {
    var result: [Int] = []
    scan(utf8) { index, end in
      result.append(end - words[index].utf8.count)
      return true
    }
    return result
  }

  /// Hands each occurrence (index of the word, offset behind it) to `visit` until that answers false.
  package func scan(_ utf8: [UInt8], visit: (Int, Int) -> Bool) {
    utf8.withUnsafeBufferPointer { bytes in
      columnOfByte.withUnsafeBufferPointer { columnOfByte in
        table.withUnsafeBufferPointer { table in
          isEnd.withUnsafeBufferPointer { isEnd in
            var state = 0
            for offset in 0..<bytes.count {
              state = table[state &+ columnOfByte[Int(bytes[offset])]]
              // States without ends are the rule.
              guard isEnd[state] else { continue }
              for index in ends[state / width] where !visit(index, offset + 1) { return }
            }
          }
        }
      }
    }
  }
}

/// The tree of the words' prefixes, which `close` turns into an automaton.
private struct Trie {
  let width: Int
  var next: [[Int]]
  var ends: [[Int]] = [[]]

  init(width: Int) {
    self.width = width
    next = [Array(repeating: 0, count: width)]
  }

  mutating func add(_ word: [Int], index: Int) {
    var state = 0
    for column in word {
      if next[state][column] == 0 {
        next[state][column] = next.count
        next.append(Array(repeating: 0, count: width))
        ends.append([])
      }
      state = next[state][column]
    }
    ends[state].append(index)
  }

  /// Fills the missing steps with those of the longest proper suffix that is a prefix of a word, level by level.
  mutating func close() {
    var suffix = Array(repeating: 0, count: next.count)
    var queue = next[0].filter { $0 != 0 }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      ends[state] += ends[suffix[state]]
      for column in 0..<width {
        let target = next[state][column]
        if target == 0 {
          next[state][column] = next[suffix[state]][column]
        } else {
          suffix[target] = next[suffix[state]][column]
          queue.append(target)
        }
      }
    }
  }
}
