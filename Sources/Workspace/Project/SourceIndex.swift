import Linting
import SourceText
import SwiftUIModel

/// The Swift files below the workspace's folders: their bytes, and those parsed that a rule asked about.
///
/// Texts of open editors count instead of what is on disk. Everything may be called from any thread.
public final class SourceIndex: Sendable {
  /// More files than this that mention a word make the answer unknown, since parsing them would take seconds.
  static let mentionLimit = 60
  /// The most bytes of files kept in memory; the rest is read again for each new question.
  static let byteBudget = 16_000_000
  /// The most words whose files are remembered.
  private static let wordLimit = 4_096

  private struct Entry {
    var stamp: FileStamp?
    /// Nil for a file that is not kept in memory.
    var bytes: [UInt8]?
    /// Nil for a file that cannot be read.
    var words: WordFilter?
  }

  private struct State {
    var roots: [String] = []
    var isLoaded = false
    var entries: [String: Entry] = [:]
    var keptBytes = 0
    /// Texts of open editors, whether or not they lie below a root.
    var open: [String: OpenText] = [:]
    /// The files that mention a word, of those on disk. What is open is looked at for each question, since it changes with
    /// every key.
    var mentions: [String: Set<String>] = [:]
    /// The files on disk that seem to declare a type, by its name.
    var declarations: [String: Set<String>] = [:]
    /// Raised by every change on disk, so that an answer worked out meanwhile is not remembered.
    var generation = 0

    /// The open files that may be part of an answer.
    func openFiles(besides path: String?) -> [(path: String, text: OpenText)] {
      open.filter { $0.key != path && SourceIndex.isBelow(roots, $0.key) }.map { (path: $0.key, text: $0.value) }
    }

    /// Works out anew for one file which of the remembered words it mentions, and which types it declares.
    mutating func refreshMentions(of path: String, in bytes: [UInt8], counts: Bool) {
      generation += 1
      // One pass over the text, whatever the number of words is.
      let words = counts ? SourceText.words(of: bytes) : []
      let text = counts && !declarations.isEmpty ? SourceText(validating: bytes) : nil
      for name in declarations.keys {
        if text?.mayDeclareType(named: name) == true {
          declarations[name]?.insert(path)
        } else {
          declarations[name]?.remove(path)
        }
      }
      for word in mentions.keys {
        if words.contains(word) || (counts && !word.utf8.allSatisfy(SourceText.isWordByte) && WordSearch(word).matches(bytes)) {
          mentions[word]?.insert(path)
        } else {
          mentions[word]?.remove(path)
        }
      }
    }
  }

  private let state = Locked(State())
  private let parsed = ParseCache(limit: 5_000, budget: 2_000_000)
  private let isExcluded: @Sendable (String) -> Bool
  private let loadsOnDemand: Bool
  /// Lets one thread load while the others wait for it.
  private let loading = Locked(())

  /// - Parameters:
  ///   - loadsOnDemand: Whether the first question loads the folders, where that is not done beforehand.
  ///   - isExcluded: Whether settings leave an absolute path alone.
  public init(loadsOnDemand: Bool = false, isExcluded: @escaping @Sendable (String) -> Bool = { _ in false }) {
    self.loadsOnDemand = loadsOnDemand
    self.isExcluded = isExcluded
  }

  /// Sets the workspace's folders, as absolute paths, and forgets the files of the old ones. Every answer is unknown until `load`.
  public func setRoots(_ roots: [String]) {
    state.withLock {
      guard $0.roots != roots else { return }
      $0.roots = roots
      $0.isLoaded = false
      $0.entries = [:]
      $0.keptBytes = 0
      $0.mentions = [:]
      $0.declarations = [:]
      $0.generation += 1
    }
  }

  public var roots: [String] { state.withLock { $0.roots } }

  /// Whether the folders were searched; always false without folders.
  public var isLoaded: Bool { state.withLock { $0.isLoaded } }

  /// The files found and the open ones below the folders, sorted.
  public var paths: [String] {
    state.withLock { state in
      let open = state.open.keys.filter { Self.isBelow(state.roots, $0) }
      return Set(state.entries.keys).union(open).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  /// What a search of the folders came to.
  public struct LoadOutcome: Sendable {
    /// The paths that were not looked into, with the system's reasons.
    public let problems: [(path: String, reason: String)]
    /// Whether any file is not what the search before found.
    public let isChange: Bool
  }

  /// Searches the folders and reads what is new or changed on disk. Takes as long as the disk needs.
  /// - Parameters:
  ///   - progress: Told the number of files read so far and of all, now and then.
  @discardableResult
  public func load(
    isCancelled: @escaping () -> Bool = { false }, progress: (Int, Int) -> Void = { _, _ in }
  ) -> LoadOutcome {
    let (roots, known) = state.withLock { ($0.roots, $0.entries) }
    guard !roots.isEmpty else { return LoadOutcome(problems: [], isChange: false) }
    let outcome = FileDiscovery.search(roots, isExcluded: isExcluded, isCancelled: isCancelled)
    var entries: [String: Entry] = [:]
    var kept = 0
    for (index, path) in outcome.files.enumerated() {
      if index % 64 == 0 {
        if isCancelled() { return LoadOutcome(problems: outcome.problems, isChange: false) }
        progress(index, outcome.files.count)
      }
      let entry = read(path, known: known[path], keeping: kept < Self.byteBudget)
      kept += entry.bytes?.count ?? 0
      entries[path] = entry
    }
    let isChange = entries.count != known.count || entries.contains { known[$0]?.stamp != $1.stamp }
    state.withLock {
      guard $0.roots == roots, isChange || !$0.isLoaded else { return }
      $0.entries = entries
      $0.keptBytes = kept
      $0.isLoaded = true
      $0.mentions = [:]
      $0.declarations = [:]
      $0.generation += 1
    }
    return LoadOutcome(problems: outcome.problems, isChange: isChange)
  }

  private func read(_ path: String, known: Entry?, keeping: Bool) -> Entry {
    let stamp = FileStamp(path)
    if let known, known.stamp == stamp, known.bytes != nil || known.words != nil && !keeping { return known }
    guard case .success(let bytes) = DiskFile.bytes(at: path) else { return Entry(stamp: stamp) }
    return Entry(stamp: stamp, bytes: keeping ? bytes : nil, words: WordFilter(of: bytes))
  }

  fileprivate static func isBelow(_ roots: [String], _ path: String) -> Bool {
    roots.contains { FilePath.relative(path, to: $0) != path }
  }

  // MARK: Changes

  /// An editor opened a file or changed its text.
  public func update(path: String, text: SourceText) { state.withLock { $0.open[path] = OpenText(text) } }

  /// An editor closed a file; what is on disk counts again.
  public func close(path: String) {
    state.withLock { _ = $0.open.removeValue(forKey: path) }
    invalidate(path: path)
  }

  /// A file was created, changed or deleted on disk. A folder's files are looked at by the next `load`. Returns the words of the
  /// text that counted before and of the one that counts now; nil when the former is not known.
  @discardableResult
  public func invalidate(path: String) -> Set<String>? {
    let (roots, isOpen, old) = state.withLock {
      ($0.isLoaded ? $0.roots : [], $0.open[path] != nil, $0.entries[path])
    }
    guard path.hasSuffix(".swift"), Self.isBelow(roots, path) else { return [] }
    let exists = FileStamp(path) != nil && roots.contains { FileDiscovery.finds(path, below: $0, isExcluded: isExcluded) }
    let entry = exists ? read(path, known: nil, keeping: true) : nil
    state.withLock {
      $0.entries[path] = entry
      $0.refreshMentions(of: path, in: entry?.bytes ?? [], counts: entry != nil)
    }
    if isOpen { return [] }
    if let old, old.bytes == nil { return nil }
    return SourceText.words(of: old?.bytes ?? []).union(SourceText.words(of: entry?.bytes ?? []))
  }

  // MARK: Questions

  /// The text that counts for a path: an open editor's, else the one on disk; nil when that is no text.
  public func text(of path: String) -> SourceText? {
    state.withLock { $0.open[path]?.text } ?? textOnDisk(of: path)
  }

  private func textOnDisk(of path: String) -> SourceText? {
    let bytes = state.withLock { $0.entries[path]?.bytes }
    let result = bytes.map { DiskFile.text(of: $0) } ?? DiskFile.text(at: path)
    if case .success(let text) = result { return text }
    return nil
  }

  private func bytesOnDisk(of path: String) -> [UInt8]? {
    state.withLock { $0.entries[path]?.bytes } ?? (try? DiskFile.bytes(at: path).get())
  }

  /// The bytes of the text that counts for a path; nil when they cannot be read.
  public func utf8(of path: String) -> [UInt8]? {
    let (open, bytes) = state.withLock { ($0.open[path]?.text.utf8, $0.entries[path]?.bytes) }
    if let known = open ?? bytes { return known }
    if case .success(let bytes) = DiskFile.bytes(at: path) { return bytes }
    return nil
  }

  /// The path under which a file was found that has another name here, through links; nil when it was not found.
  public func path(sameFileAs path: String) -> String? {
    guard !contains(path), let stamp = FileStamp(path) else { return nil }
    let candidates = state.withLock { state in state.entries.filter { $0.value.stamp == stamp }.keys.sorted() }
    guard !candidates.isEmpty, let real = FilePath.real(path) else { return nil }
    return candidates.first { FilePath.real($0) == real }
  }

  /// Whether a file was found below the folders.
  public func contains(_ path: String) -> Bool { state.withLock { $0.entries[path] != nil } }

  /// Takes over the parsed form of the text that counts for a path, so that questions about it need not parse it again.
  public func adopt(_ file: ViewFile, at path: String) { parsed.adopt(file, at: path) }

  /// The parsed form of a text of a path, which questions about the file are then answered from too. Needs a large stack.
  public func file(at path: String, text: SourceText) -> ViewFile { parsed.file(at: path, text: text) }

  /// The parsed form of a path's text. Needs a large stack.
  public func file(at path: String) -> ViewFile? {
    if let utf8 = state.withLock({ $0.open[path]?.text.utf8 ?? $0.entries[path]?.bytes }),
      let known = parsed.file(at: path, utf8: utf8)
    {
      return known
    }
    // A text that is not kept is read again only for a version that is not parsed yet.
    if let stamp = state.withLock({ $0.open[path] == nil ? $0.entries[path]?.stamp : nil }) {
      return parsed.file(at: path, stamp: stamp)
        ?? textOnDisk(of: path).map { parsed.file(at: path, text: $0, stamp: stamp) }
    }
    return text(of: path).map { parsed.file(at: path, text: $0) }
  }

  /// The files, besides one, whose text contains a whole word, parsed, sorted by path; nil when that is unknown. Needs a large
  /// stack.
  public func files(mentioning word: String, besides path: String?) -> [ProjectFile]? {
    pathsOnDisk(mentioning: word).flatMap { parsedFiles(paths($0, besides: path) { $0.mentions(word) }) }
  }

  /// The files, besides one, that seem to declare or extend a type, parsed, sorted by path; nil when that is unknown. Needs a
  /// large stack.
  public func files(declaring type: String, besides path: String?) -> [ProjectFile]? {
    pathsOnDisk(declaring: type).flatMap { parsedFiles(paths($0, besides: path) { $0.mayDeclareType(named: type) }) }
  }

  private func parsedFiles(_ others: some Collection<String>) -> [ProjectFile]? {
    guard others.count <= Self.mentionLimit else { return nil }
    return others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
      file(at: path).map { ProjectFile(path: path, file: $0) }
    }
  }

  /// An answer about the files on disk with that about the open ones, besides one: their texts count, not what is on disk.
  private func paths(_ onDisk: Set<String>, besides path: String?, where isPart: (OpenText) -> Bool) -> Set<String> {
    var paths = onDisk
    let open = state.withLock { state in
      paths.subtract(state.open.keys)
      return state.openFiles(besides: path)
    }
    paths.formUnion(open.filter { isPart($0.text) }.map(\.path))
    if let path { paths.remove(path) }
    return paths
  }

  private func pathsOnDisk(declaring type: String) -> Set<String>? {
    let (known, generation) = state.withLock { ($0.declarations[type], $0.generation) }
    if let known { return known }
    guard let paths = pathsOnDisk(mentioning: type) else { return nil }
    let search = WordSearch(type)
    let found = paths.filter { path in
      bytesOnDisk(of: path).map { SourceText.mayDeclareType(in: $0, at: search.offsets(in: $0)) } ?? false
    }
    state.withLock {
      guard $0.generation == generation else { return }
      if $0.declarations.count >= Self.wordLimit { $0.declarations = [:] }
      $0.declarations[type] = found
    }
    return found
  }

  private func pathsOnDisk(mentioning word: String) -> Set<String>? {
    if loadsOnDemand { loading.withLock { _ in if !isLoaded { load() } } }
    let (known, state) = state.withLock { ($0.mentions[word], $0) }
    if let known { return known }
    guard state.isLoaded else { return nil }
    let search = WordSearch(word)
    let query = WordQuery(word)
    var found: Set<String> = []
    for (path, entry) in state.entries {
      if let query, entry.words?.mayContain(query) == false { continue }
      if let bytes = entry.bytes ?? (try? DiskFile.bytes(at: path).get()), search.matches(bytes) { found.insert(path) }
    }
    self.state.withLock {
      guard $0.generation == state.generation else { return }
      if $0.mentions.count >= Self.wordLimit { $0.mentions = [:] }
      $0.mentions[word] = found
    }
    return found
  }
}
