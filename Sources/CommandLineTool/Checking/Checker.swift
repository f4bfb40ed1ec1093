import Files
import Linting
import SourceText
import SwiftUIModel
import Workspace

/// One file and what was found in it.
struct CheckedFile: Sendable {
  /// Absolute; nil for a text of standard input without a name.
  let path: String?
  /// What people read: relative to the working folder where that holds the file.
  let name: String
  /// Nil for a file that cannot be read, or that no rule can say anything about.
  let text: SourceText?
  let findings: [Finding]
  /// Why the file was left alone, a sentence without its subject and full stop.
  var problem: FileProblem?
  /// Whether brackets nest too deeply for the parser.
  var isTooDeep = false
}

/// Checks files with the settings and the project around them.
struct Checker: Sendable {
  let linter: Linter
  let project: Project
  let options: CheckOptions

  init(linter: Linter, options: CheckOptions) {
    self.linter = linter
    self.options = options
    let store = SettingsStore(knownRules: linter.ids.sorted(), only: options.settings)
    project = Project(settings: store, loadsOnDemand: true)
  }

  /// Checks a file on disk. Needs a large stack.
  func check(_ path: String) -> CheckedFile {
    let name = Self.name(of: path)
    let file = DiskFile.bytes(at: path).flatMap { bytes in
      // Most files hold nothing that a rule looks for. They are not even looked at as text.
      linter.mayHaveFindings(utf8: bytes) ? DiskFile.text(of: bytes).map { Optional($0) } : .success(nil)
    }
    switch file {
    case .success(let text?): return check(text, path: path, name: name)
    case .success(nil): return CheckedFile(path: path, name: name, text: nil, findings: [])
    case .failure(let problem): return CheckedFile(path: path, name: name, text: nil, findings: [], problem: problem)
    }
  }

  /// Checks a text. Needs a large stack.
  func check(_ text: SourceText, path: String?, name: String) -> CheckedFile {
    check(text, path: path, name: name, facts: project.facts(for: path))
  }

  /// Checks a text with the facts around it, which keep what was asked of them. Needs a large stack.
  func check(_ text: SourceText, path: String?, name: String, facts: WorkspaceFacts) -> CheckedFile {
    let file = path.map { project.sources.file(at: $0, text: text) } ?? ViewFile(text: text)
    return CheckedFile(
      path: path, name: name, text: text, findings: findings(in: file, facts: facts), isTooDeep: file.isTooDeep)
  }

  /// The findings of a parsed file.
  func findings(in file: ViewFile, path: String?) -> [Finding] { findings(in: file, facts: project.facts(for: path)) }

  private func findings(in file: ViewFile, facts: WorkspaceFacts) -> [Finding] {
    linter.lint(file, project: facts, settings: lintSettings(facts))?.findings ?? []
  }

  /// Which rules run on a file.
  func lintSettings(_ facts: WorkspaceFacts) -> LintSettings {
    var settings = facts.lintSettings
    settings.only = options.only
    return settings
  }

  /// What people read for an absolute path: how it lies below this folder. Xcode only opens what its build phases name in full.
  static func name(of path: String) -> String {
    isXcodeBuild ? path : FilePath.relative(path, to: FilePath.currentFolder())
  }

  private static let isXcodeBuild = Terminal.variable("XCODE_VERSION_ACTUAL") != nil
}
