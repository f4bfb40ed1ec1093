import Files
import Linting
import SourceText
import Workspace
import SwiftUIProject

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
    /// The outcome is for this run only: the file could not be read as text.
    case unkept(CheckedFile, ContentDigest?)
    case quiet(ContentDigest)
    /// Its findings hold if the project is the same as it was.
    case uncertain(FindingCache.Entry, [UInt8])
    case known(FindingCache.Entry, [UInt8])
    case checked(CheckedFile, FindingCache.Entry)

    var content: ContentDigest? {
      switch self {
      case .unkept(_, let digest): digest
      case .quiet(let digest): digest
      case .uncertain(let entry, _), .known(let entry, _), .checked(_, let entry): entry.content
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
      case .checked(_, let entry): !entry.asked.isEmpty
      default: false
      }
    }
    let project = asksProject ? project(paths, looks) : nil
    let isNews = looks.contains { look in
      switch look {
      case .uncertain(let entry, _): entry.project != project?.digest
      case .checked: true
      default: false
      }
    }
    let certainty = project.map { Certainty($0, words: isNews ? cache.words : nil) }
    if let certainty {
      let outdated = looks.indices.compactMap { index -> Outdated? in
        guard case .uncertain(let entry, let bytes) = looks[index] else { return nil }
        if certainty.holds(entry) {
          looks[index] = .known(entry, bytes)
          return nil
        }
        return Outdated(index: index, path: paths[index], entry: entry, bytes: bytes)
      }
      let again = Parallel.map(outdated) { item in
        let look = check(item.bytes, path: item.path, content: item.entry.content, environment: item.entry.environment)
        return (item.index, look)
      }
      for (index, look) in again { looks[index] = look }
    }
    // A file that changed while the run went on may have been read in two versions.
    let isSteady = project?.paths.allSatisfy { FileStamp($0)?.isFrom(before: start) ?? false } ?? true
    write(paths, looks, project: isSteady ? project : nil, certainty)
    return zip(paths, looks).map { path, look in file(path, look) }
  }

  private func look(at path: String) -> Look {
    let bytes: [UInt8]
    switch DiskFile.bytes(at: path) {
    case .success(let found): bytes = found
    case .failure(let problem): return .unkept(unreadable(path, problem), nil)
    }
    let content = ContentDigest(of: bytes)
    if cache.quiet.contains(content) { return .quiet(content) }
    let entry = cache.entries[path].flatMap { $0.content == content ? $0 : nil }
    guard entry != nil || checker.linter.mayHaveFindings(utf8: bytes) else { return .quiet(content) }
    let environment = environment(of: path)
    if let entry, let environment, entry.environment == environment, let entry = confirmed(entry, of: path) {
      return entry.project == nil ? .known(entry, bytes) : .uncertain(entry, bytes)
    }
    return check(bytes, path: path, content: content, environment: environment)
  }

  /// An entry whose answers about string tables still hold; nil where they do not.
  private func confirmed(_ entry: FindingCache.Entry, of path: String) -> FindingCache.Entry? {
    guard !entry.strings.isEmpty else { return entry }
    let project = checker.project
    let tables = project.stringsDigest(for: path)
    if tables != nil, entry.tables == tables { return entry }
    guard entry.strings.allSatisfy({ project.holdsString($0.key, for: path) == $0.value }) else { return nil }
    var entry = entry
    entry.tables = tables
    return entry
  }

  private func unreadable(_ path: String, _ problem: FileProblem) -> CheckedFile {
    CheckedFile(path: path, name: Checker.name(of: path), text: nil, findings: [], problem: problem)
  }

  private func check(_ bytes: [UInt8], path: String, content: ContentDigest, environment: ContentDigest?) -> Look {
    let text: SourceText
    switch DiskFile.text(of: bytes) {
    case .success(let found): text = found
    case .failure(let problem): return .unkept(unreadable(path, problem), content)
    }
    let facts = checker.project.facts(for: path)
    let file = checker.check(text, path: path, name: Checker.name(of: path), facts: facts)
    // What cannot be told apart later must not be kept.
    guard let environment else { return .unkept(file, content) }
    let entry = FindingCache.Entry(
      content: content, environment: environment, project: nil,
      asked: ProjectWords.keys(of: facts), strings: facts.askedStrings,
      tables: facts.askedStrings.isEmpty ? nil : checker.project.stringsDigest(for: path), findings: file.findings,
      isTooDeep: file.isTooDeep)
    return .checked(file, entry)
  }

  private func file(_ path: String, _ look: Look) -> CheckedFile {
    let name = Checker.name(of: path)
    switch look {
    case .unkept(let file, _), .checked(let file, _): return file
    case .quiet: return CheckedFile(path: path, name: name, text: nil, findings: [])
    case .known(let entry, let bytes), .uncertain(let entry, let bytes):
      let text = entry.findings.isEmpty ? nil : try? DiskFile.text(of: bytes).get()
      return CheckedFile(path: path, name: name, text: text, findings: entry.findings, isTooDeep: entry.isTooDeep)
    }
  }

  // MARK: What findings depend on

  /// What rules are told of a file besides its text and other files.
  private struct Environment: Encodable {
    let inputs: RuleInputs
    let settings: LintSettings
  }

  private func environment(of path: String) -> ContentDigest? {
    let facts = checker.project.facts(for: path)
    return ContentDigest(encoding: Environment(inputs: facts.inputs, settings: checker.lintSettings(facts)))
  }

  /// All files that rules may ask about.
  private func project(_ paths: [String], _ looks: [Look]) -> ProjectFiles {
    let project = checker.project
    let known = Dictionary(zip(paths, looks.map(\.content)), uniquingKeysWith: { first, _ in first })
    let all =
      selection.isWholeProject
      ? paths
      : FileDiscovery.search(project.sources.roots, isExcluded: { project.settings.settings(for: $0).isExcluded($0) }).files
    return ProjectFiles(
      Parallel.map(all) { path in
        if let content = known[path] { return (path, content) }
        guard case .success(let bytes) = DiskFile.bytes(at: path) else { return (path, nil) }
        return (path, ContentDigest(of: bytes))
      })
  }

  /// - Parameter project: nil where what depends on it is not kept
  private func write(_ paths: [String], _ looks: [Look], project: ProjectFiles?, _ certainty: Certainty?) {
    var entries: [String: FindingCache.Entry] = [:]
    var quiet: Set<ContentDigest> = []
    var isNew = false
    for (path, look) in zip(paths, looks) {
      switch look {
      case .unkept: break
      case .quiet(let content):
        isNew = quiet.insert(content).inserted && !cache.quiet.contains(content) || isNew
      case .uncertain(let entry, _), .known(let entry, _), .checked(_, let entry):
        var entry = entry
        let asksProject = entry.project != nil || !entry.asked.isEmpty
        if asksProject {
          guard let project else { continue }
          entry.project = project.digest
        }
        isNew = isNew || !entry.isKept(in: cache.entries[path])
        entries[path] = entry
      }
    }
    guard isNew else { return }
    if let project, let certainty {
      for (path, entry) in cache.entries where entries[path] == nil && entry.project != nil && certainty.holds(entry) {
        entries[path] = entry
        entries[path]?.project = project.digest
      }
      let asked = Set(entries.values.lazy.flatMap(\.asked))
      let words = certainty.words
      if words?.digest != project.digest || words?.asked.isSuperset(of: asked) != true,
        let words = ProjectWords(project, asked: asked, earlier: words)
      {
        cache.write(words)
      }
    }
    cache.write(entries: entries, quiet: quiet)
  }
}

/// Whether what was found by asking about other files still holds.
private struct Certainty {
  /// An earlier state of the project, where one is known.
  let words: ProjectWords?
  private let project: ContentDigest
  /// The words of what changed since then; nil where they are not known.
  private let changed: Set<UInt32>?

  init(_ project: ProjectFiles, words: ProjectWords?) {
    self.project = project.digest
    self.words = words
    changed = words.flatMap { $0.digest == project.digest ? nil : $0.changed(in: project) }
  }

  func holds(_ entry: FindingCache.Entry) -> Bool {
    if entry.project == project { return true }
    guard let words, let changed, entry.project == words.digest else { return false }
    return entry.asked.allSatisfy { words.asked.contains($0) && !changed.contains($0) }
  }
}
