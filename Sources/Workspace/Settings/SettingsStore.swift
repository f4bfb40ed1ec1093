import Files
import SourceText

/// A settings file as it was read.
public struct SettingsFile: Sendable {
  /// Absolute.
  public let path: String
  /// Empty when the file cannot be read.
  public let text: SourceText
  public let settings: Settings
  /// In order of their places.
  public let faults: [SettingsFault]

  /// Reads settings from a text that is, or will be, at `path`.
  public init(path: String, text: SourceText, knownRules: [String]) {
    self.init(path: path, content: .success(text), knownRules: knownRules)
  }

  /// A file that cannot be read is one fault, and sets nothing.
  public init(reading path: String, knownRules: [String]) {
    self.init(path: path, content: DiskFile.text(at: path), knownRules: knownRules)
  }

  private init(path: String, content: Result<SourceText, FileProblem>, knownRules: [String]) {
    self.path = path
    switch content {
    case .success(let text):
      self.text = text
      (settings, faults) = SettingsReader.read(text, folder: FilePath.folder(of: path), knownRules: knownRules)
    case .failure(let problem):
      text = SourceText("")
      settings = Settings()
      faults = [SettingsFault(range: TextRange(at: 0), message: "This settings file \(problem.sentence)", severity: .error)]
    }
  }
}

/// The settings of every file: those of the nearest settings file upwards, overridden by the editor's. Files are looked at again
/// after a second, and after `invalidate()`.
public final class SettingsStore: Sendable {
  private struct State {
    var editor = Settings()
    var folders: [String: (file: SettingsFile?, until: ContinuousClock.Instant)] = [:]
    var files: [String: (stamp: FileStamp, file: SettingsFile)] = [:]
  }

  /// How long what was found for a folder is taken for granted.
  private static let patience = Duration.seconds(1)

  public let knownRules: [String]
  private let only: SettingsFile?
  private let state = Locked(State())

  /// - Parameters:
  ///   - knownRules: The ids that `rules` may name.
  ///   - only: A settings file that counts for all files; others are not looked for. Its globs count from its folder.
  public init(knownRules: [String], only: SettingsFile? = nil) {
    self.knownRules = knownRules
    self.only = only
  }

  /// Sets an editor's section from its JSON text, nil for none; `folder` is what its globs count from. The faults' ranges are in
  /// the text.
  @discardableResult
  public func setEditorSection(_ json: String?, folder: String?) -> [SettingsFault] {
    let (settings, faults) =
      json.map { SettingsReader.read(SourceText($0), folder: folder, knownRules: knownRules) } ?? (Settings(), [])
    state.withLock { $0.editor = settings }
    return faults
  }

  /// The settings that hold for an absolute path; nil stands for a text that is nowhere, which has the editor's only.
  public func settings(for path: String?) -> Settings {
    let editor = state.withLock { $0.editor }
    return (path.flatMap { file(for: $0) } ?? only)?.settings.overridden(by: editor) ?? editor
  }

  /// The settings file that holds for an absolute path; nil when there is none up to the top.
  public func file(for path: String) -> SettingsFile? {
    only ?? file(in: FilePath.folder(of: path), now: .now)
  }

  /// Forgets what was found, so that changed, new and removed settings files count at once.
  public func invalidate() {
    state.withLock { $0.folders = [:] }
  }

  private func file(in folder: String, now: ContinuousClock.Instant) -> SettingsFile? {
    if let known = state.withLock({ $0.folders[folder] }), known.until > now { return known.file }
    let path = FilePath.join(folder, Settings.fileName)
    let result: SettingsFile?
    if let stamp = FileStamp(path) {
      result = read(path, stamp)
    } else {
      result = folder == "/" || folder == "." ? nil : file(in: FilePath.folder(of: folder), now: now)
    }
    state.withLock { $0.folders[folder] = (result, now + Self.patience) }
    return result
  }

  private func read(_ path: String, _ stamp: FileStamp) -> SettingsFile {
    if let known = state.withLock({ $0.files[path] }), known.stamp == stamp { return known.file }
    let file = SettingsFile(reading: path, knownRules: knownRules)
    state.withLock { $0.files[path] = (stamp, file) }
    return file
  }
}
