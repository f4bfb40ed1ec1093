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
      let linter = Linter(rules: AllRules.rules)
      let options = try CheckOptions(arguments, linter: linter)
      let failOn = arguments.value("--fail-on").flatMap { Severity(rawValue: $0) } ?? .warning
      let run = CheckRun(
        checker: Checker(linter: linter, options: options),
        cache: arguments.has("--no-cache") ? nil : CacheFolder.standard)
      let outcome = options.readsInput ? try run.checkInput() : run.check(arguments.words)
      // What makes the run fail is shown, unless a person said how much to show.
      let report = Report(outcome.files, lowest: options.severity ?? min(.information, failOn), otherText: run.text)
      Terminal.print((options.format ?? .text).render(report, rules: linter.rules))
      outcome.complaints.forEach(Terminal.complain)
      if outcome.isIncomplete { return 2 }
      return outcome.files.contains { $0.findings.contains { $0.severity >= failOn } } ? 1 : 0
    })
}
