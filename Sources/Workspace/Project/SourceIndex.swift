import Files
import Linting
import SourceText
import SwiftUIModel
import SwiftUIProject

/// The Swift files below the workspace's folders: their bytes, and those parsed that a rule asked about.
///
/// Texts of open editors count instead of what is on disk. Everything may be called from any thread.
public final class SourceIndex: Sendable {
  /// More files than this that mention a word make the answer unknown, since parsing them would take seconds.
  static let mentionLimit = 60
  /// The most bytes of files kept in memory, where their old words are asked for when they change; the rest is read again for each
  /// new question.
  static let byteBudget = 16_000_000

  private struct State {
    var roots: [String] = []
    var isLoaded = false
    var files = DiskFiles()
    /// Texts of open editors, whether or not they lie below a root.
    var open: [String: OpenText] = [:]

    /// The open files that may be part of an answer.
    var openFiles: [(path: String, text: OpenText)] {
      open.filter { SourceIndex.isBelow(roots, $0.key) }.map { (path: $0.key, text: $0.value) }
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
      $0.files = DiskFiles()
    }
  }

  public var roots: [String] { state.withLock { $0.roots } }

  /// Whether the folders were searched; always false without folders.
  public var isLoaded: Bool { state.withLock { $0.isLoaded } }

  /// The files found and the open ones below the folders, sorted.
  public var paths: [String] {
    state.withLock { state in
      let open = state.open.keys.filter { Self.isBelow(state.roots, $0) }
      return Set(state.files.paths).union(open).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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
    let (roots, known) = state.withLock { ($0.roots, $0.files) }
    guard !roots.isEmpty else { return LoadOutcome(problems: [], isChange: false) }
    let outcome = FileDiscovery.search(roots, isExcluded: isExcluded, isCancelled: isCancelled)
    let budget = loadsOnDemand ? 0 : Self.byteBudget
    var files = known
    var reader = WordReader()
    var isChange = outcome.files.count != known.paths.count
    var kept = 0
    for (index, path) in outcome.files.enumerated() {
      if index % 64 == 0 {
        if isCancelled() { return LoadOutcome(problems: outcome.problems, isChange: false) }
        progress(index, outcome.files.count)
        files.settleIfMany()
      }
      let stamp = FileStamp(path)
      if let entry = known[path], entry.stamp == stamp, entry.bytes != nil || kept >= budget {
        kept += entry.bytes?.count ?? 0
        continue
      }
      isChange = isChange || known[path]?.stamp != stamp
      let entry = Self.read(path, stamp: stamp, keeping: kept < budget, with: &reader)
      kept += entry.bytes?.count ?? 0
      files.set(entry, at: path)
    }
    if isChange {
      for path in Set(known.paths).subtracting(outcome.files) { files.set(nil, at: path) }
    }
    files.settle()
    state.withLock {
      guard $0.roots == roots, isChange || !$0.isLoaded else { return }
      $0.files = files
      $0.isLoaded = true
    }
    return LoadOutcome(problems: outcome.problems, isChange: isChange)
  }

  private static func read(
    _ path: String, stamp: FileStamp?, keeping: Bool, with reader: inout WordReader
  ) -> DiskFiles.Entry {
    guard case .success(let bytes) = DiskFile.bytes(at: path) else {
      return DiskFiles.Entry(stamp: stamp, bytes: nil, place: .unreadable)
    }
    return DiskFiles.Entry(stamp: stamp, bytes: keeping ? bytes : nil, place: .loose(reader.words(of: bytes)))
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
      ($0.isLoaded ? $0.roots : [], $0.open[path] != nil, $0.files[path])
    }
    guard path.hasSuffix(".swift"), Self.isBelow(roots, path) else { return [] }
    let stamp = FileStamp(path)
    let exists = stamp != nil && roots.contains { FileDiscovery.finds(path, below: $0, isExcluded: isExcluded) }
    var reader = WordReader()
    let entry = exists ? Self.read(path, stamp: stamp, keeping: true, with: &reader) : nil
    state.withLock { $0.files.set(entry, at: path) }
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
    let bytes = state.withLock { $0.files[path]?.bytes }
    let result = bytes.map { DiskFile.text(of: $0) } ?? DiskFile.text(at: path)
    if case .success(let text) = result { return text }
    return nil
  }

  /// The bytes of the text that counts for a path; nil when they cannot be read.
  public func utf8(of path: String) -> [UInt8]? {
    let (open, bytes) = state.withLock { ($0.open[path]?.text.utf8, $0.files[path]?.bytes) }
    if let known = open ?? bytes { return known }
    if case .success(let bytes) = DiskFile.bytes(at: path) { return bytes }
    return nil
  }

  /// The path under which a file was found that has another name here, through links; nil when it was not found.
  public func path(sameFileAs path: String) -> String? {
    guard !contains(path), let stamp = FileStamp(path) else { return nil }
    let candidates = state.withLock { state in state.files.entries.filter { $0.value.stamp == stamp }.keys.sorted() }
    guard !candidates.isEmpty, let real = FilePath.resolved(path) else { return nil }
    return candidates.first { FilePath.resolved($0) == real }
  }

  /// Whether a file was found below the folders.
  public func contains(_ path: String) -> Bool { state.withLock { $0.files[path] != nil } }

  /// Takes over the parsed form of the text that counts for a path, so that questions about it need not parse it again.
  public func adopt(_ file: ViewFile, at path: String) { parsed.adopt(file, at: path) }

  /// The parsed form of a text of a path, which questions about the file are then answered from too. Needs a large stack.
  public func file(at path: String, text: SourceText) -> ViewFile { parsed.file(at: path, text: text) }

  /// The parsed form of a path's text. Needs a large stack.
  public func file(at path: String) -> ViewFile? {
    if let utf8 = state.withLock({ $0.open[path]?.text.utf8 ?? $0.files[path]?.bytes }),
      let known = parsed.file(at: path, utf8: utf8)
    {
      return known
    }
    // A text that is not kept is read again only for a version that is not parsed yet.
    if let stamp = state.withLock({ $0.open[path] == nil ? $0.files[path]?.stamp : nil }) {
      return parsed.file(at: path, stamp: stamp)
        ?? textOnDisk(of: path).map { parsed.file(at: path, text: $0, stamp: stamp) }
    }
    return text(of: path).map { parsed.file(at: path, text: $0) }
  }

  /// The files, besides one, below a folder, whose text contains a whole word, parsed, sorted by path; nil when that is unknown. Needs a large
  /// stack.
  public func files(mentioning word: String, besides path: String?, below root: String? = nil) -> [ProjectFile]? {
    let isAsked = isAsked(besides: path, below: root)
    guard let query = WordQuery(word) else {
      let search = WordSearch(word)
      return filesByBytes(isAsked, onDisk: search.matches) { $0.mentions(word) }
    }
    return files(isAsked, onDisk: { $0.paths(mentioning: query, limit: $1, isAsked) }, orOpen: { $0.mentions(word) })?
      .filter { $0.file.mentions(word) }
  }

  /// The files, besides one, below a folder, that seem to declare or extend a type, parsed, sorted by path; nil when that is unknown. Needs a
  /// large stack.
  public func files(declaring type: String, besides path: String?, below root: String? = nil) -> [ProjectFile]? {
    let isAsked = isAsked(besides: path, below: root)
    guard let query = WordQuery(type) else {
      let search = WordSearch(type)
      return filesByBytes(isAsked) {
        SourceText.mayDeclareType(in: $0, at: search.offsets(in: $0))
      } orOpen: {
        $0.mayDeclareType(named: type)
      }
    }
    return files(
      isAsked, onDisk: { $0.paths(declaring: query, limit: $1, isAsked) }, orOpen: { $0.mayDeclareType(named: type) })
  }

  private func isAsked(besides path: String?, below root: String?) -> (String) -> Bool {
    { other in other != path && (root.map { Self.isBelow([$0], other) } ?? true) }
  }

  private func files(
    _ isAsked: (String) -> Bool, onDisk: (DiskFiles, Int) -> [String]?, orOpen isPart: (OpenText) -> Bool
  ) -> [ProjectFile]? {
    guard let state = loadedState() else { return nil }
    // What is open does not count as it is on disk.
    guard let found = onDisk(state.files, Self.mentionLimit + state.open.count + 1) else { return nil }
    return parsedFiles(
      found.filter { state.open[$0] == nil }
        + state.openFiles.filter { isAsked($0.path) && isPart($0.text) }.map(\.path))
  }

  /// The same for what is no word, which no index knows.
  private func filesByBytes(
    _ isAsked: (String) -> Bool, onDisk isFound: ([UInt8]) -> Bool, orOpen isPart: (OpenText) -> Bool
  ) -> [ProjectFile]? {
    guard let state = loadedState() else { return nil }
    let found = state.files.paths.filter { other in
      state.open[other] == nil && isAsked(other)
        && (state.files[other]?.bytes ?? (try? DiskFile.bytes(at: other).get())).map(isFound) ?? false
    }
    return parsedFiles(found + state.openFiles.filter { isAsked($0.path) && isPart($0.text) }.map(\.path))
  }

  /// Nil when the folders were not searched.
  private func loadedState() -> State? {
    if loadsOnDemand { loading.withLock { _ in if !isLoaded { load() } } }
    let state = state.withLock { $0 }
    return state.isLoaded ? state : nil
  }

  private func parsedFiles(_ others: [String]) -> [ProjectFile]? {
    guard others.count <= Self.mentionLimit else { return nil }
    return others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
      file(at: path).map { ProjectFile(path: path, file: $0) }
    }
  }
}
