import Files
import LanguageServerProtocol
import Linting
import SourceText
import Supervision
import SwiftUIModel
import Workspace

/// One version of a document, for work outside the loop.
struct Snapshot: Sendable {
  let uri: DocumentURI
  let version: Int?
  let revision: Int
  /// The absolute path under which the project knows the file; nil for a text that is nowhere on disk.
  let path: String?
  let text: SourceText
  let client: Client

  /// The protocol's range of UTF-8 offsets.
  func range(of range: TextRange) -> PositionRange { text.range(of: range, in: client.encoding) }
}

/// What is known of one version of a document. Requests are pure functions of it.
struct Analysis: Sendable {
  let snapshot: Snapshot
  /// Nil when no rule can find anything in the text, which then was not parsed.
  let file: ViewFile?
  let findings: [Finding]
  /// The project and the settings that the findings were made with.
  let facts: WorkspaceFacts
  let linter: Linter
  let project: Project
  let references: ReferenceShelf
  /// What the next analysis need not find out again; nil when nothing was looked for, or when the work was cancelled.
  let lint: LintSnapshot?
  /// The findings as the client gets them.
  private(set) var report = FileReport.empty

  /// Fills in the report, which takes a look at other files.
  mutating func finish() { report = makeReport() }

  /// Whether a fix changes other files too.
  var spansFiles: Bool { findings.contains { $0.fix?.spansFiles == true } }

  /// The facts of the text, parsed now if they were not needed before. Needs a large stack.
  func parsedFile() -> ViewFile {
    file ?? ViewFile(text: snapshot.text.count <= DiskFile.maximumSize ? snapshot.text : SourceText(""))
  }
}

/// The work of one analysis. Runs on a large stack.
struct AnalysisJob: Sendable {
  let snapshot: Snapshot
  /// Tells apart analyses of one text with other settings.
  let stamp: Int
  /// Whether the text is an editor's, so that later versions of it are to come.
  let isOpen: Bool
  /// The file as it was looked at last, of this text or an earlier one.
  let file: ViewFile?
  /// An earlier analysis in the same project with the same settings.
  let earlier: Analysis?
  let linter: Linter
  let project: Project
  let references: ReferenceShelf
  let cancellation: Cancellation
  let threads: JobThreads

  func run() -> AnalysisOutcome {
    let facts = project.facts(for: snapshot.path)
    guard snapshot.text.count <= DiskFile.maximumSize, linter.mayHaveFindings(snapshot.text),
      snapshot.path.map(facts.settings.isExcluded) != true
    else {
      return outcome(file: nil, lint: nil, facts: facts)
    }
    let current = file.map { ViewFile(text: snapshot.text, after: $0) } ?? ViewFile(text: snapshot.text, isEdited: isOpen)
    // What is taken over depends on the same other files.
    let earlier = earlier.flatMap { facts.hasSameInputs(as: $0.facts) ? $0 : nil }
    if let earlier { facts.inheritDependencies(from: earlier.facts) }
    let lint = linter.lint(
      current, after: earlier?.lint, project: facts, settings: facts.lintSettings, threads: isOpen ? threads : nil,
      isCancelled: { cancellation.isCancelled })
    return outcome(file: current, lint: lint, facts: facts)
  }

  private func outcome(
    file: ViewFile?, lint: LintSnapshot?, facts: WorkspaceFacts
  ) -> AnalysisOutcome {
    var analysis = Analysis(
      snapshot: snapshot, file: file, findings: lint?.findings ?? [], facts: facts, linter: linter, project: project,
      references: references, lint: lint)
    analysis.finish()
    return AnalysisOutcome(analysis: analysis, stamp: stamp)
  }
}

struct AnalysisOutcome: Sendable {
  let analysis: Analysis
  let stamp: Int
}
