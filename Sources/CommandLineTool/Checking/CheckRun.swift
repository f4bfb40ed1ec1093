import Files
import Linting
import SourceText
import Workspace

/// What one run over files came to.
struct CheckOutcome: Sendable {
  /// In order of their paths.
  var files: [CheckedFile] = []
  /// Sentences for standard error.
  var complaints: [String] = []
  /// Whether something that was asked for could not be read, or settings are broken.
  var isIncomplete = false
  /// Whether a settings file holds something that does not count.
  var hasBrokenSettings = false
}

/// Finds files and checks them in parallel.
struct CheckRun: Sendable {
  let checker: Checker
  /// Where earlier runs left what they found; nil where everything is to be looked at anew.
  var cache: CacheFolder?

  /// The text of another file of the project.
  var text: @Sendable (String) -> SourceText? {
    let sources = checker.project.sources
    return { sources.text(of: $0) }
  }

  /// Checks the files that paths stand for.
  func check(_ paths: [String]) -> CheckOutcome {
    let selection = FileSelection(paths, project: checker.project)
    var outcome = CheckOutcome()
    outcome.complaints = selection.problems + selection.notes
    outcome.isIncomplete = !selection.problems.isEmpty
    note(settingsOf: selection.files, in: &outcome)
    let progress = Progress("Checking", total: selection.files.count)
    let checker = checker
    if let cache {
      let run = CachedCheck(checker, selection: selection, folder: cache)
      outcome.files = run.run { progress.update($0) }
    } else {
      outcome.files = Parallel.map(selection.files, progress: { progress.update($0) }) { checker.check($0) }
    }
    progress.end()
    for file in outcome.files {
      guard let path = file.path, let problem = problem(of: file) else { continue }
      outcome.complaints.append("\(file.name) \(problem).")
      // A stray file in a folder must not stop a pipeline for ever; one that was asked for by name must.
      if selection.named.contains(path) || isUnreadable(file) { outcome.isIncomplete = true }
    }
    return outcome
  }

  /// Checks the text of standard input.
  func checkInput() throws(Failure) -> CheckOutcome {
    let (text, path, name) = try readInput()
    var outcome = CheckOutcome()
    note(settingsOf: [path ?? FilePath.join(FilePath.currentFolder(), name)], in: &outcome)
    guard !isExcluded(path) else { return outcome }
    let checker = checker
    guard let file = Parallel.run({ checker.check(text, path: path, name: name) }) else { return outcome }
    outcome.files = [file]
    if let problem = problem(of: file) {
      outcome.complaints.append("\(name) \(problem).")
      outcome.isIncomplete = true
    }
    return outcome
  }

  /// The text of standard input, the absolute path that it belongs to, and its name for people.
  func readInput() throws(Failure) -> (SourceText, path: String?, name: String) {
    let name = checker.options.inputName ?? "<stdin>"
    let path = checker.options.inputName.map { FilePath.absolute($0) }
    switch DiskFile.text(of: Terminal.readInput()) {
    case .failure(let problem): throw Failure("\(name) \(problem.sentence).")
    case .success(let text):
      if let path {
        checker.project.setRoots(FileSelection.roots(of: [path], in: [path], checker.project.build.roots))
        checker.project.sources.update(path: path, text: text)
      }
      return (text, path, name)
    }
  }

  /// Whether settings leave a path alone.
  func isExcluded(_ path: String?) -> Bool {
    path.map { checker.project.settings.settings(for: $0).isExcluded($0) } ?? false
  }

  func note(settingsOf paths: [String], in outcome: inout CheckOutcome) {
    // A file given by --settings counts even where no Swift file is found.
    let paths = paths.isEmpty && checker.options.settings != nil ? [FilePath.join(FilePath.currentFolder(), "x")] : paths
    let check = SettingsCheck(of: paths, in: checker.project.settings)
    outcome.complaints += check.lines
    outcome.hasBrokenSettings = check.isBroken
    if check.isBroken { outcome.isIncomplete = true }
  }

  private func problem(of file: CheckedFile) -> String? {
    file.isTooDeep ? "is left alone, since its brackets nest too deeply for the parser" : file.problem?.sentence
  }

  private func isUnreadable(_ file: CheckedFile) -> Bool {
    if case .unreadable = file.problem { true } else { false }
  }
}
