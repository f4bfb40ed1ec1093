import Files
import Linting
import Rules
import Workspace

/// The options that `check` and `fix` share.
struct CheckOptions: Sendable {
  /// The rules asked for with `--rule`; nil for those that the settings choose.
  let only: Set<String>?
  /// The file of `--settings`.
  let settings: SettingsFile?
  /// The lowest level of `--severity`; nil when it was not given.
  let severity: Severity?
  /// The format of `--format`; nil when it was not given.
  let format: OutputFormat?
  let readsInput: Bool
  /// As written with `--stdin-filename`.
  let inputName: String?

  static let levels = Severity.allCases.map(\.rawValue)

  static let options = [
    Option("--rule", "ID", help: "Run only this rule; may be repeated, or several with commas.", isList: true),
    Option("--settings", "FILE", help: "Use this settings file instead of the nearest \(Settings.fileName)."),
    Option("--severity", "LEVEL", help: "The lowest level that counts, information if not given.", choices: levels),
    Option(
      "--format", "FORMAT", help: "How findings are printed, text if not given.", choices: OutputFormat.allCases.map(\.rawValue)
    ),
    Option("--stdin", help: "Read one text from standard input instead of files."),
    Option("--stdin-filename", "NAME", help: "The path that the text of --stdin belongs to."),
  ]

  init(_ arguments: Arguments, linter: Linter) throws(Failure) {
    let ids = arguments.values("--rule")
    for id in ids where !linter.ids.contains(id) {
      let hint = linter.ids.nearest(to: id, limit: 1).first.map { " Did you mean \"\($0)\"?" } ?? ""
      throw Failure("There is no rule \"\(id)\".\(hint) \"swiftui-patterns rules\" lists them.")
    }
    only = arguments.has("--rule") ? Set(ids) : nil
    severity = arguments.value("--severity").flatMap { Severity(rawValue: $0) }
    format = arguments.value("--format").flatMap { OutputFormat(rawValue: $0) }
    readsInput = arguments.has("--stdin")
    inputName = arguments.value("--stdin-filename")
    if inputName != nil, !readsInput { throw Failure("--stdin-filename needs --stdin.") }
    if readsInput, let word = arguments.words.first {
      throw Failure("--stdin reads one text from standard input; leave out \"\(word)\", or --stdin.")
    }
    settings = arguments.value("--settings").map {
      SettingsFile(reading: FilePath.absolute($0), knownRules: linter.ids.sorted())
    }
  }
}
