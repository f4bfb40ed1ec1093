import Files
import SourceText
import Workspace

/// The Swift files of a project, whose contents rules may ask about.
struct ProjectFiles: Sendable {
  let paths: [String]
  /// Nil for a file that cannot be read.
  let contents: [ContentDigest?]
  /// Of all paths and contents.
  let digest: ContentDigest

  init(_ files: [(path: String, content: ContentDigest?)]) {
    paths = files.map(\.path)
    contents = files.map(\.content)
    digest = ContentDigest(of: files.map { "\($0.path)\n\($0.content?.description ?? "-")" }.joined(separator: "\n"))
  }
}

/// The files of a project as a run found them, with those of their words that rules asked for. What a rule was told changes only
/// with files that hold one of the words it asked for, before or after, and where it asked for a type with those that seem to
/// declare it.
///
/// A word stands here as 32 bits of it. Two words with the same bits are taken for one, so that a file is looked at once more.
struct ProjectWords: Sendable {
  struct File: Sendable {
    let content: ContentDigest?
    let words: [UInt32]
  }

  /// Of the project's files.
  let digest: ContentDigest
  let asked: Set<UInt32>
  let files: [String: File]

  /// What stands for the questions that were asked, ascending.
  static func keys(of facts: WorkspaceFacts) -> [UInt32] {
    let mentions = facts.askedMentions.compactMap { WordQuery($0)?.hash }
    let types = facts.askedTypes.compactMap { WordQuery($0).map { typeKey($0.hash) } }
    return (mentions + types).sorted()
  }

  /// What stands for a type that is named like a word.
  private static func typeKey(_ word: UInt32) -> UInt32 { (word ^ 0x5BD1_E995) &* 0x9E37_79B1 }

  /// Those of a file's words that are among others, each once; nil where the file does not hold what it is to hold.
  private static func words(at path: String, content: ContentDigest?, among asked: Set<UInt32>) -> [UInt32]? {
    guard let content else { return [] }
    guard case .success(let bytes) = DiskFile.bytes(at: path), ContentDigest(of: bytes) == content else { return nil }
    var found: Set<UInt32> = []
    WordIndex.visitWords(of: bytes) { start, _, word in
      if asked.contains(word) { found.insert(word) }
      if asked.contains(typeKey(word)), SourceText.mayNameType(in: bytes, at: start) { found.insert(typeKey(word)) }
    }
    return found.sorted()
  }

  /// Looks for words in the files, and takes what is known of them from an earlier run as far as it will do. Nil where a file
  /// changed meanwhile.
  init?(_ project: ProjectFiles, asked: Set<UInt32>, earlier: ProjectWords?) {
    // Words that nobody asks for any more are kept for a while, since they may be asked for again.
    let kept = earlier.map { $0.asked.count < 2 * asked.count ? $0.asked.union(asked) : asked } ?? asked
    let isEnough = earlier.map { kept.isSubset(of: $0.asked) } ?? false
    let found = Parallel.map(Array(zip(project.paths, project.contents))) { path, content -> File? in
      if isEnough, let known = earlier?.files[path], known.content == content { return known }
      return Self.words(at: path, content: content, among: kept).map { File(content: content, words: $0) }
    }
    let files = found.compactMap { $0 }
    guard files.count == project.paths.count else { return nil }
    digest = project.digest
    self.asked = kept
    self.files = Dictionary(zip(project.paths, files), uniquingKeysWith: { first, _ in first })
  }

  /// The asked words that the files hold, before or now, which are not as they were; nil where one changes at this moment.
  func changed(in project: ProjectFiles) -> Set<UInt32>? {
    var words: Set<UInt32> = []
    var left = files
    for (path, content) in zip(project.paths, project.contents) {
      let known = left.removeValue(forKey: path)
      if let known, known.content == content { continue }
      guard let now = Self.words(at: path, content: content, among: asked) else { return nil }
      words.formUnion(now)
      words.formUnion(known?.words ?? [])
    }
    for file in left.values { words.formUnion(file.words) }
    return words
  }

  // MARK: On disk

  /// Raised when the format changes.
  private static let magic: UInt64 = 0x7377_7569_776F_7201

  var bytes: [UInt8] {
    var writer = RecordWriter()
    writer.put(Self.magic)
    writer.put(digest.high)
    writer.put(digest.low)
    Self.put(asked.sorted(), to: &writer)
    writer.put(UInt32(truncatingIfNeeded: files.count))
    for (path, file) in files {
      writer.put(path)
      writer.put(UInt8(file.content == nil ? 0 : 1))
      writer.put(file.content?.high ?? 0)
      writer.put(file.content?.low ?? 0)
      Self.put(file.words, to: &writer)
    }
    writer.seal()
    return writer.bytes
  }

  init?(_ bytes: [UInt8]) {
    let read = bytes.withUnsafeBytes { bytes -> (digest: ContentDigest, asked: [UInt32], files: [String: File])? in
      guard var reader = RecordReader(sealed: bytes), reader.number(UInt64.self) == Self.magic,
        let digest = Self.digest(&reader),
        let asked = Self.words(&reader), let count = reader.number(UInt32.self)
      else { return nil }
      var files: [String: File] = [:]
      for _ in 0..<count {
        guard let path = reader.string(), let isRead = reader.number(UInt8.self), let content = Self.digest(&reader),
          let words = Self.words(&reader)
        else { return nil }
        files[path] = File(content: isRead == 0 ? nil : content, words: words)
      }
      return reader.isAtEnd ? (digest, asked, files) : nil
    }
    guard let read else { return nil }
    digest = read.digest
    asked = Set(read.asked)
    files = read.files
  }

  private static func put(_ words: [UInt32], to writer: inout RecordWriter) {
    writer.put(UInt32(truncatingIfNeeded: words.count))
    for word in words { writer.put(word) }
  }

  private static func words(_ reader: inout RecordReader) -> [UInt32]? {
    guard let count = reader.number(UInt32.self) else { return nil }
    var words: [UInt32] = []
    for _ in 0..<count {
      guard let word = reader.number(UInt32.self) else { return nil }
      words.append(word)
    }
    return words
  }

  private static func digest(_ reader: inout RecordReader) -> ContentDigest? {
    guard let high = reader.number(UInt64.self), let low = reader.number(UInt64.self) else { return nil }
    return ContentDigest(high: high, low: low)
  }
}
