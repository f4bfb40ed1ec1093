import Files
import Linting
import Rules
import Workspace

extension Command {
  /// Applies fixes.
  static let fix = Command(
    name: "fix", operands: "[PATH…]", summary: "Apply safe fixes to Swift files in place.",
    details: """
      Files are found as "check" finds them. A fix that spans files is applied to all of them or to none. With --stdin the
      fixed text is printed. With --format what is left is reported afterwards.
      Exit status: 0, with --diff 1 where something would change, 2 wrong usage, unreadable input or broken settings.
      """,
    options: CheckOptions.options + [
      Option("--unsafe", help: "Apply fixes that need a person's look too."),
      Option("--diff", help: "Print what would change as a unified diff, and write nothing."),
    ],
    run: { arguments throws(Failure) in
      let linter = Linter(rules: AllRules.rules)
      let checker = Checker(linter: linter, options: try CheckOptions(arguments, linter: linter))
      let command = FixCommand(
        checker: checker, fixes: FixRun(checker: checker, includesReview: arguments.has("--unsafe")),
        onlyShows: arguments.has("--diff"))
      return checker.options.readsInput ? try command.runInput() : try command.run(arguments.words)
    })
}

/// `fix` with its options.
private struct FixCommand {
  let checker: Checker
  let fixes: FixRun
  /// Whether a diff is printed and nothing written.
  let onlyShows: Bool

  private var style: Style { Style(hasColor: Terminal.hasColor) }

  func run(_ paths: [String]) throws(Failure) -> Int32 {
    let run = CheckRun(checker: checker)
    let checked = run.check(paths)
    checked.complaints.forEach(Terminal.complain)
    // What half a settings file forbids is not known; a file that it excludes must not be changed.
    if checked.hasBrokenSettings { throw Failure("Nothing was changed, since the settings are broken.") }
    let fixes = fixes
    let files = checked.files
    guard let outcome = Parallel.run({ fixes.fix(files) }) else { return 2 }
    outcome.complaints.forEach(Terminal.complain)
    if onlyShows {
      for change in outcome.changes {
        let diff = UnifiedDiff(name: change.name, old: change.before, new: change.after, edits: change.edits)
        Terminal.print(diff.render(style: style))
      }
      return checked.isIncomplete ? 2 : outcome.changes.isEmpty ? 0 : 1
    }
    try FileReplacement.replace(outcome.changes.map { ($0.path, $0.before, $0.after) })
    report(outcome, run)
    return checked.isIncomplete || !outcome.complaints.isEmpty ? 2 : 0
  }

  /// Says which files changed and what is left, in the chosen format or in a few words.
  private func report(_ outcome: FixOutcome, _ run: CheckRun) {
    let left = Report(outcome.files, lowest: checker.options.severity ?? .information, otherText: run.text)
    if let format = checker.options.format {
      Terminal.print(format.render(left, rules: checker.linter.rules))
      return
    }
    for change in outcome.changes { Terminal.print("fixed \(change.name)\n") }
    let count = left.findings.count
    let review = left.findings.count { $0.finding.fix?.level == .review }
    var sentence = "\(TextFormat.count(outcome.changes.count, "file")) changed, \(TextFormat.count(count, "finding")) left"
    if review > 0, !fixes.includesReview {
      sentence += "; --unsafe applies fixes of \(TextFormat.count(review, "finding")) more"
    }
    Terminal.print("\(sentence).\n")
  }

  func runInput() throws(Failure) -> Int32 {
    let run = CheckRun(checker: checker)
    let (text, path, name) = try run.readInput()
    var settings = CheckOutcome()
    run.note(settingsOf: [path ?? FilePath.join(FilePath.currentFolder(), name)], in: &settings)
    settings.complaints.forEach(Terminal.complain)
    if settings.hasBrokenSettings { throw Failure("Nothing was changed, since the settings are broken.") }
    let fixes = fixes
    let isExcluded = run.isExcluded(path)
    let result = Parallel.run { isExcluded ? (text: text, edits: .empty) : fixes.fix(text, path: path) }
    guard let result else { return 2 }
    if onlyShows {
      let diff = UnifiedDiff(name: name, old: text, new: result.text, edits: result.edits)
      Terminal.print(diff.render(style: style))
      return result.edits.isEmpty ? 0 : 1
    }
    Terminal.print(result.text.utf8)
    return 0
  }
}
