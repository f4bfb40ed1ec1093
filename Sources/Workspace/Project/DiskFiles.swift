import Files
import SourceText

/// The Swift files below some folders as they were found on disk: their stamps, the bytes of some, and which words stand in which.
struct DiskFiles: Sendable {
  /// More files than this without a table are given one together.
  private static let looseLimit = 256
  /// The files of one table, so that what making it needs stays small.
  private static let tableSize = 4_096

  struct Entry: Sendable {
    let stamp: FileStamp?
    /// Nil for a file that is not kept in memory.
    let bytes: [UInt8]?
    fileprivate(set) var place: Place
  }

  /// Where the words of a file are found.
  enum Place: Sendable {
    case unreadable
    /// They are those of one text of a table, by its number.
    case table(Int)
    case loose(TextWords)
  }

  private struct Table: Sendable {
    let paths: [String]
    let words: WordTable
  }

  private(set) var entries: [String: Entry] = [:]
  private var tables: [Table?] = []
  private var loose: Set<String> = []

  var paths: Dictionary<String, Entry>.Keys { entries.keys }

  subscript(path: String) -> Entry? { entries[path] }

  /// Puts an entry in the place of what was known of a path; nil when the file is gone.
  mutating func set(_ entry: Entry?, at path: String) {
    entries[path] = entry
    if case .loose = entry?.place { loose.insert(path) } else { loose.remove(path) }
  }

  /// Makes tables of what has none, where that is much, and forgets those that nothing refers to any more.
  mutating func settle() {
    if loose.count > Self.looseLimit { makeTables() }
    var used: Set<Int> = []
    for entry in entries.values { if case .table(let number) = entry.place { used.insert(number) } }
    for number in tables.indices where !used.contains(number) { tables[number] = nil }
  }

  /// The same while many files are added, so that not all of their words are kept beside the tables.
  mutating func settleIfMany() { if loose.count >= Self.tableSize { makeTables() } }

  private mutating func makeTables() {
    var rest = loose.sorted()[...]
    while !rest.isEmpty {
      let paths = Array(rest.prefix(Self.tableSize))
      rest = rest.dropFirst(Self.tableSize)
      var texts: [TextWords] = []
      for path in paths {
        guard case .loose(let words) = entries[path]?.place else { continue }
        texts.append(words)
        entries[path]?.place = .table(tables.count)
      }
      tables.append(Table(paths: paths, words: WordTable(texts)))
    }
    loose = []
  }

  // MARK: Questions

  /// The files among those asked about that may contain a word as a whole, in any order; nil when they are more than a limit.
  func paths(mentioning word: WordQuery, limit: Int, _ isAsked: (String) -> Bool) -> [String]? {
    paths(limit: limit, isAsked, in: { $0.texts(with: word) }, or: { $0.mayContain(word) })
  }

  /// The files among those asked about that seem to declare or extend a type, in any order; nil when they are more than a limit.
  func paths(declaring name: WordQuery, limit: Int, _ isAsked: (String) -> Bool) -> [String]? {
    paths(limit: limit, isAsked, in: { $0.texts(declaring: name) }, or: { $0.mayDeclare(name) })
  }

  private func paths(
    limit: Int, _ isAsked: (String) -> Bool, in texts: (WordTable) -> [Int], or isPart: (TextWords) -> Bool
  ) -> [String]? {
    var found: [String] = []
    for (number, table) in tables.enumerated() {
      guard let table else { continue }
      for text in texts(table.words) where table.paths.indices.contains(text) {
        guard case .table(number) = entries[table.paths[text]]?.place, isAsked(table.paths[text]) else { continue }
        found.append(table.paths[text])
        if found.count > limit { return nil }
      }
    }
    for path in loose where isAsked(path) {
      if case .loose(let words) = entries[path]?.place, isPart(words) { found.append(path) }
    }
    return found.count > limit ? nil : found
  }
}
