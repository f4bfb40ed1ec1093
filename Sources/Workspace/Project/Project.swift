import Files
import Linting
import SourceText
import SwiftUIModel
import SwiftUIProject

/// Everything that rules may ask about the files around one: settings, deployment targets, other files, string tables.
public final class Project: Sendable {
  public let settings: SettingsStore
  /// Which targets compile each file.
  public let build = BuildDescription()
  public let sources: SourceIndex
  public let strings: StringTables

  /// A project without folders, where questions about other files are answered *unknown*.
  ///
  /// - Parameter loadsOnDemand: Whether the first question about other files loads them; a server does that beforehand.
  public init(settings: SettingsStore, loadsOnDemand: Bool = false) {
    self.settings = settings
    let isExcluded: @Sendable (String) -> Bool = { settings.settings(for: $0).isExcluded($0) }
    sources = SourceIndex(loadsOnDemand: loadsOnDemand, isExcluded: isExcluded)
    strings = StringTables(isExcluded: isExcluded)
  }

  /// Sets the folders, as absolute paths. `sources.load` makes their files known.
  public func setRoots(_ roots: [String]) {
    sources.setRoots(roots)
    strings.setRoots(roots)
  }

  /// A file was created, changed or deleted on disk, whatever it is. Returns the words of what may have changed; nil when that may
  /// be anything.
  @discardableResult
  public func invalidate(path: String) -> Set<String>? {
    let name = FilePath.name(of: path)
    if name == Settings.fileName { settings.invalidate() }
    let words = name.hasSuffix(".swift") ? sources.invalidate(path: path) : []
    let isTable = name.hasSuffix(".strings") || name.hasSuffix(".xcstrings")
    if isTable { strings.invalidate() }
    let isProject = ProjectFiles.includes(name) || path.contains("/ProjectDescriptionHelpers/")
    if isProject { build.invalidate() }
    return isTable || isProject || name == Settings.fileName ? nil : words
  }

  /// Whether a table of strings that code of a file looks keys up in holds one: the tables of its own app, or any of the project
  /// where the app is unknown.
  public func holdsString(_ key: String, for path: String?) -> Knowledge {
    strings.holds(key, in: path.flatMap { build.tables(for: $0) } ?? { _ in true })
  }

  /// Of all that the answers of `holdsString` for a file depend on; nil without folders.
  public func stringsDigest(for path: String) -> ContentDigest? {
    strings.digest.map { ContentDigest(of: "\($0) \(build.digest(for: path)?.description ?? "-")") }
  }

  /// What rules may ask for a file, with its settings. `path` is absolute, nil for a text that is nowhere.
  public func facts(for path: String?) -> WorkspaceFacts { WorkspaceFacts(path: path, project: self) }
}

/// The answers for one file. The settings are those of the moment it was made.
public struct WorkspaceFacts: ProjectFacts {
  public let inputs: RuleInputs
  /// What was set for the file.
  public let settings: Settings
  /// The folder whose files rules may ask about; nil for all that are known.
  private let root: String?
  private let project: Project
  private let mentions = Locked<Set<String>>([])
  private let types = Locked<Set<String>>([])
  private let answers = Locked<[String: Knowledge]>([:])

  init(path: String?, project: Project) {
    self.project = project
    settings = project.settings.settings(for: path)
    inputs = RuleInputs(
      path: path,
      targets: settings.targets ?? path.map { project.build.targets(for: $0) } ?? .unknown,
      sdk: settings.sdk ?? RuleInputs.defaultSDK,
      actionLabels: settings.actionLabels ?? [])
    root = path.flatMap { project.build.roots.root(ofFile: $0) }
  }

  /// Which rules run on the file.
  public var lintSettings: LintSettings { settings.lintSettings(for: path) }

  /// The words of all questions about other files so far. The answers change only with files that hold one of them.
  public var askedWords: Set<String> { askedMentions.union(askedTypes) }

  /// Those of them that files were asked to mention.
  public var askedMentions: Set<String> { mentions.withLock { $0 } }

  /// Those of them that files were asked to declare as a type. The answers change only with files that seem to declare one.
  public var askedTypes: Set<String> { types.withLock { $0 } }

  /// The answers about string tables so far, by key.
  public var askedStrings: [String: Knowledge] { answers.withLock { $0 } }

  /// Whether what is known without other Swift files is the same as it was, so that earlier answers still hold as far as those
  /// files did not change either.
  public func hasSameInputs(as earlier: WorkspaceFacts) -> Bool {
    earlier.inputs == inputs && earlier.root == root
      && earlier.askedStrings.allSatisfy { answer(aboutString: $0.key) == $0.value }
  }

  /// Counts the questions that were asked before as asked, since answers to them are still in use.
  public func inheritDependencies(from earlier: WorkspaceFacts) {
    let (mentions, types) = (earlier.askedMentions, earlier.askedTypes)
    self.mentions.withLock { $0.formUnion(mentions) }
    self.types.withLock { $0.formUnion(types) }
    let strings = earlier.askedStrings
    answers.withLock { $0.merge(strings) { own, _ in own } }
  }

  public func files(mentioning word: String) -> [ProjectFile]? {
    let words = SourceText.words(of: Array(word.utf8))
    mentions.withLock { $0.formUnion(words) }
    return project.sources.files(mentioning: word, besides: path, below: root)
  }

  public func files(declaring type: String) -> [ProjectFile]? {
    let words = SourceText.words(of: Array(type.utf8))
    // What is no word is looked for in all bytes.
    if words == [type] { types.withLock { _ = $0.insert(type) } } else { mentions.withLock { $0.formUnion(words) } }
    return project.sources.files(declaring: type, besides: path, below: root)
  }

  public func hasLocalizedString(_ key: String) -> Knowledge {
    let answer = answer(aboutString: key)
    answers.withLock { $0[key] = answer }
    return answer
  }

  private func answer(aboutString key: String) -> Knowledge { project.holdsString(key, for: path) }
}
