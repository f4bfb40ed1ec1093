import Files
import Linting
import Rules
import Workspace

extension Command {
  /// Reports findings.
  static let check = Command(
    name: "check", operands: "[PATH…]", summary: "Report what goes wrong in Swift files.",
    details: """
      Folders are searched for *.swift; build products (.build, DerivedData), Pods, Carthage, hidden folders and what git
      ignores are left out. Without a path this folder is searched.
      Exit status: 0 nothing at or above --fail-on, 1 something, 2 wrong usage, unreadable input or broken settings.
      """,
    options: CheckOptions.options + [
      Option(
        "--fail-on", "LEVEL", help: "The lowest level that makes the exit status 1, warning if not given.",
        choices: CheckOptions.levels),
      Option("--no-cache", help: "Look at every file anew, and leave nothing for later runs."),
    ],
    run: { arguments throws(Failure) in
      let cache = arguments.has("--no-cache") ? nil : CacheFolder.standard
      let record = cache == nil || arguments.has("--stdin") ? nil : CheckRecord()
      if let answer = record?.answer() {
        Terminal.print(answer)
        return answer.status
      }
      let linter = Linter(rules: AllRules.rules)
      let options = try CheckOptions(arguments, linter: linter)
      let failOn = arguments.value("--fail-on").flatMap { Severity(rawValue: $0) } ?? .warning
      let run = CheckRun(checker: Checker(linter: linter, options: options), cache: cache)
      let outcome = options.readsInput ? try run.checkInput() : run.check(arguments.words)
      // What makes the run fail is shown, unless a person said how much to show.
      let report = Report(outcome.files, lowest: options.severity ?? min(.information, failOn), otherText: run.text)
      let fails = outcome.files.contains { $0.findings.contains { $0.severity >= failOn } }
      let answer = RunAnswer(
        status: outcome.isIncomplete ? 2 : fails ? 1 : 0,
        output: Array((options.format ?? .text).render(report, rules: linter.rules).utf8),
        errors: Array(outcome.complaints.map { "\($0)\n" }.joined().utf8))
      Terminal.print(answer)
      if !outcome.isIncomplete { record?.keep(answer) }
      return answer.status
    })
}
