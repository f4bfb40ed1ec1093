import Linting
import SourceText
import SwiftUIModel
import Workspace

/// What applying fixes came to.
struct FixOutcome: Sendable {
  /// The changed files, in order of their paths.
  var changes: [Change] = []
  /// Sentences for standard error.
  var complaints: [String] = []
  /// All files with what is left to find in them.
  var files: [CheckedFile] = []

  /// The change of one file.
  struct Change: Sendable {
    let path: String
    let name: String
    let before: SourceText
    let after: SourceText
    let edits: EditSet
  }

  /// Adds what another round over the files of this outcome came to.
  mutating func take(_ next: FixOutcome) {
    files = next.files
    complaints += next.complaints.filter { !complaints.contains($0) }
    var all = Dictionary(changes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for change in next.changes {
      let before = all[change.path]?.before ?? change.before
      all[change.path] = Change(
        path: change.path, name: change.name, before: before, after: change.after,
        edits: .difference(from: before, to: change.after))
    }
    changes = all.values.filter { !$0.edits.isEmpty }.sorted { $0.path < $1.path }
  }
}

/// Applies fixes to the texts of checked files; writes nothing.
struct FixRun: Sendable {
  let checker: Checker
  let includesReview: Bool

  private var fixAll: FixAll { FixAll(linter: checker.linter, includesReview: includesReview) }

  /// Whether a finding has a fix that this run applies.
  private func applies(_ finding: Finding) -> Bool {
    if let lowest = checker.options.severity, finding.severity < lowest { return false }
    return finding.fix.map { $0.level == .safe || (includesReview && $0.level == .review) } ?? false
  }

  /// A change can make a fix in another file safe, and that one in a third; rules that undo each other must come to an end.
  private static let rounds = 5

  /// Applies the fixes of checked files, until no change makes way for another. Needs a large stack.
  func fix(_ files: [CheckedFile]) -> FixOutcome {
    var outcome = round(files)
    var last = outcome
    for _ in 1..<Self.rounds where !last.changes.isEmpty {
      // What was said of the files with findings may depend on those that changed.
      let changed = Set(last.changes.map(\.path))
      let again = outcome.files.map { file in
        guard let path = file.path, let text = file.text, !file.findings.isEmpty, !changed.contains(path) else { return file }
        return checker.check(text, path: path, name: file.name)
      }
      last = round(again)
      outcome.take(last)
    }
    return outcome
  }

  private func round(_ files: [CheckedFile]) -> FixOutcome {
    var outcome = FixOutcome(files: files)
    let texts = texts(of: files, &outcome)
    let sources = checker.project.sources
    var last = texts
    let edits = fixAll.edits(of: texts) { path, file, current in
      // Questions about other files are answered from the texts as they are by now.
      for (path, text) in current where last[path] != text { sources.update(path: path, text: text) }
      last = current
      return checker.findings(in: file, path: path).filter { applies($0) }
    }
    var changed: [Int] = []
    for (index, file) in files.enumerated() {
      guard let path = file.path, let before = texts[path], let set = edits[path], let after = before.applying(set) else {
        continue
      }
      outcome.changes.append(.init(path: path, name: file.name, before: before, after: after, edits: set))
      sources.update(path: path, text: after)
      changed.append(index)
    }
    // Each is looked at once all of them have their new texts.
    for (index, change) in zip(changed, outcome.changes) {
      outcome.files[index] = checker.check(change.after, path: change.path, name: change.name)
    }
    return outcome
  }

  /// The texts that fixes may change: those of files with fixes, and the other checked files that these fixes change too.
  private func texts(of files: [CheckedFile], _ outcome: inout FixOutcome) -> [String: SourceText] {
    let checked = Dictionary(files.compactMap { file in file.path.map { ($0, file) } }, uniquingKeysWith: { first, _ in first })
    var texts: [String: SourceText] = [:]
    var outside: Set<String> = []
    var readOnly: Set<String> = []
    for file in files {
      guard let path = file.path, let text = file.text else { continue }
      for fix in file.findings.filter({ applies($0) }).compactMap(\.fix) {
        let others = fix.files.compactMap(\.path).filter { $0 != path }
        outside.formUnion(others.filter { checked[$0] == nil })
        let needed = [path] + others
        let refused = needed.filter { FileReplacement.problem(of: $0) != nil }
        readOnly.formUnion(refused)
        guard refused.isEmpty, others.allSatisfy({ checked[$0] != nil }) else { continue }
        texts[path] = text
        for other in others { texts[other] = checked[other]?.text ?? checker.project.sources.text(of: other) }
      }
    }
    for path in readOnly.sorted() {
      outcome.complaints.append(
        "\(Checker.name(of: path)) cannot be written: \(FileReplacement.problem(of: path) ?? "refused").")
    }
    for path in outside.sorted() {
      outcome.complaints.append(
        "A fix also changes \(Checker.name(of: path)), which is not among the paths; add it to apply that fix.")
    }
    return texts
  }

  /// The text of standard input after its fixes. Fixes that span files are left out. Needs a large stack.
  func fix(_ text: SourceText, path: String?) -> (text: SourceText, edits: EditSet) {
    let edits = fixAll.edits(of: ["": text]) { _, file, _ in
      checker.findings(in: file, path: path).filter { applies($0) && $0.fix?.spansFiles != true }
    }
    guard let set = edits[""], let after = text.applying(set) else { return (text, .empty) }
    return (after, set)
  }
}
