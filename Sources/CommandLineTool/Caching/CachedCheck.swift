import Files
import Linting
import SourceText
import Workspace

/// Checks files, those left out whose findings an earlier run knows.
struct CachedCheck: Sendable {
  private let checker: Checker
  private let cache: FindingCache
  private let selection: FileSelection

  init(_ checker: Checker, selection: FileSelection, folder: CacheFolder) {
    self.checker = checker
    self.selection = selection
    let only = checker.options.only.map { $0.sorted().joined(separator: " ") } ?? "*"
    cache = FindingCache(in: folder, scope: [only] + checker.project.sources.roots)
  }

  /// What is known of one file.
  private enum Look: Sendable {
    /// It could not be read as text.
    case failed(CheckedFile, ContentDigest?)
    case quiet(ContentDigest)
    /// Its findings hold if the project is the same as it was.
    case uncertain(FindingCache.Entry, [UInt8])
    case known(FindingCache.Entry, [UInt8])
    case checked(CheckedFile, FindingCache.Entry, asksProject: Bool)

    var content: ContentDigest? {
      switch self {
      case .failed(_, let digest): digest
      case .quiet(let digest): digest
      case .uncertain(let entry, _), .known(let entry, _), .checked(_, let entry, _): entry.content
      }
    }
  }

  /// A file to be looked at again, since the project is another one.
  private struct Outdated: Sendable {
    let index: Int
    let path: String
    let entry: FindingCache.Entry
    let bytes: [UInt8]
  }

  /// Checks the files. `progress` hears how many are done.
  func run(progress: @escaping @Sendable (Int) -> Void) -> [CheckedFile] {
    let start = FileStamp.Moment()
    let paths = selection.files
    var looks = Parallel.map(paths, progress: progress) { look(at: $0) }
    let asksProject = looks.contains { look in
      switch look {
      case .uncertain: true
      case .checked(_, _, let asksProject): asksProject
      default: false
      }
    }
    let project = asksProject ? project(paths, looks) : nil
    let outdated = looks.indices.compactMap { index -> Outdated? in
      guard case .uncertain(let entry, let bytes) = looks[index], entry.project != project?.digest else { return nil }
      return Outdated(index: index, path: paths[index], entry: entry, bytes: bytes)
    }
    let again = Parallel.map(outdated) { item in
      let look = check(item.bytes, path: item.path, content: item.entry.content, environment: item.entry.environment)
      return (item.index, look)
    }
    for (index, look) in again { looks[index] = look }
    // A file that changed while the run went on may have been read in two versions.
    let isSteady = project?.files.allSatisfy { FileStamp($0)?.isFrom(before: start) ?? false } ?? true
    write(paths, looks, project: isSteady ? project?.digest : nil)
    return zip(paths, looks).map { path, look in file(path, look) }
  }

  private func look(at path: String) -> Look {
    let bytes: [UInt8]
    switch DiskFile.bytes(at: path) {
    case .success(let found): bytes = found
    case .failure(let problem): return .failed(unreadable(path, problem), nil)
    }
    let content = ContentDigest(of: bytes)
    if cache.quiet.contains(content) { return .quiet(content) }
    let entry = cache.entries[path].flatMap { $0.content == content ? $0 : nil }
    guard entry != nil || checker.linter.mayMatter(utf8: bytes) else { return .quiet(content) }
    let environment = environment(of: path)
    if let entry, entry.environment == environment, let entry = confirmed(entry) {
      return entry.project == nil ? .known(entry, bytes) : .uncertain(entry, bytes)
    }
    return check(bytes, path: path, content: content, environment: environment)
  }

  /// An entry whose answers about string tables still hold; nil where they do not.
  private func confirmed(_ entry: FindingCache.Entry) -> FindingCache.Entry? {
    let strings = checker.project.strings
    if entry.strings.isEmpty || entry.tables != nil && entry.tables == strings.digest { return entry }
    guard entry.strings.allSatisfy({ strings.holds($0.key) == $0.value }) else { return nil }
    var entry = entry
    entry.tables = strings.digest
    return entry
  }

  private func unreadable(_ path: String, _ problem: FileProblem) -> CheckedFile {
    CheckedFile(path: path, name: Checker.name(of: path), text: nil, findings: [], problem: problem)
  }

  private func check(_ bytes: [UInt8], path: String, content: ContentDigest, environment: ContentDigest) -> Look {
    let text: SourceText
    switch DiskFile.text(of: bytes) {
    case .success(let found): text = found
    case .failure(let problem): return .failed(unreadable(path, problem), content)
    }
    let facts = checker.project.facts(for: path)
    let file = checker.check(text, path: path, name: Checker.name(of: path), facts: facts)
    let entry = FindingCache.Entry(
      content: content, environment: environment, project: nil, strings: facts.askedStrings,
      tables: facts.askedStrings.isEmpty ? nil : checker.project.strings.digest, findings: file.findings,
      isTooDeep: file.isTooDeep)
    return .checked(file, entry, asksProject: !facts.askedWords.isEmpty)
  }

  private func file(_ path: String, _ look: Look) -> CheckedFile {
    let name = Checker.name(of: path)
    switch look {
    case .failed(let file, _), .checked(let file, _, _): return file
    case .quiet: return CheckedFile(path: path, name: name, text: nil, findings: [])
    case .known(let entry, let bytes), .uncertain(let entry, let bytes):
      let text = entry.findings.isEmpty ? nil : try? DiskFile.text(of: bytes).get()
      return CheckedFile(path: path, name: name, text: text, findings: entry.findings, isTooDeep: entry.isTooDeep)
    }
  }

  // MARK: What findings depend on

  /// Of everything that rules are told of a file besides its text and other files.
  private func environment(of path: String) -> ContentDigest {
    let facts = checker.project.facts(for: path)
    let settings = checker.lintSettings(facts)
    let targets = facts.targets
    let versions = { (versions: [Platform: PlatformVersion]) in versions.map { "\($0.key)=\($0.value)" }.sorted() }
    let parts: [[String]] = [
      [path, "\(facts.sdk)", settings.all.map { "\($0)" } ?? "-", "\(targets.isForEveryFile)"],
      settings.rules.map { "\($0.key)=\($0.value)" }.sorted(), versions(targets.versions), versions(targets.highest),
      facts.actionLabels,
    ]
    // Each part with its number of elements, so that none can be taken for another.
    return ContentDigest(of: parts.map { "\($0.count)\n" + $0.joined(separator: "\n") }.joined(separator: "\n"))
  }

  /// Of the paths and contents of all files that rules may ask about.
  private func project(_ paths: [String], _ looks: [Look]) -> (digest: ContentDigest, files: [String]) {
    let project = checker.project
    let known = Dictionary(zip(paths, looks.map(\.content)), uniquingKeysWith: { first, _ in first })
    let all =
      selection.isWholeProject
      ? paths
      : FileDiscovery.search(project.sources.roots, isExcluded: { project.settings.settings(for: $0).isExcluded($0) }).files
    let digests = Parallel.map(all) { path -> String in
      if let content = known[path] { return "\(path)\n\(content.map(\.description) ?? "-")" }
      guard case .success(let bytes) = DiskFile.bytes(at: path) else { return "\(path)\n-" }
      return "\(path)\n\(ContentDigest(of: bytes))"
    }
    return (ContentDigest(of: digests.joined(separator: "\n")), all)
  }

  /// - Parameter project: nil where what depends on it is not kept
  private func write(_ paths: [String], _ looks: [Look], project: ContentDigest?) {
    var entries: [String: FindingCache.Entry] = [:]
    var quiet: Set<ContentDigest> = []
    var isNew = false
    for (path, look) in zip(paths, looks) {
      switch look {
      case .failed: break
      case .quiet(let content):
        isNew = quiet.insert(content).inserted && !cache.quiet.contains(content) || isNew
      case .known(let entry, _), .uncertain(let entry, _):
        isNew = isNew || entry.tables != cache.entries[path]?.tables
        entries[path] = entry
      case .checked(_, let entry, let asksProject):
        if asksProject, project == nil { continue }
        isNew = true
        entries[path] = entry
        entries[path]?.project = asksProject ? project : nil
      }
    }
    if isNew { cache.write(entries: entries, quiet: quiet) }
  }
}
