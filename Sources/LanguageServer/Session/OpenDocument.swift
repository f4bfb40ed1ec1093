import LanguageServerProtocol
import Supervision
import SwiftUIModel

/// An open document and what is known of it.
struct OpenDocument {
  var document: Document
  /// Raised whenever the text, or what findings depend on besides it, changes.
  var stamp: Int
  /// Of the current stamp, nil until it is done.
  private(set) var analysis: Analysis?
  /// The stamp of the analysis that runs; one runs at a time.
  private(set) var runningStamp: Int?
  private var running: Cancellation?
  /// Whether another document's text has changed while the analysis ran.
  private var isOvertaken = false
  /// The file as it was looked at last, which later versions share with what did not change.
  private(set) var latestFile: ViewFile?
  /// The last analysis that was finished in the project as it is, whatever the text was then.
  private(set) var earlier: Analysis?
  /// Raised with every change of the project or the settings that may have to do with the document.
  private var environment = 0
  private var runningEnvironment = 0
  /// What the client was sent last.
  var published: PublishDiagnosticsParams?
  /// Whether the client was told that the document cannot be looked at as it is; told once.
  var isReportedOutOfSync = false
  var isReportedTooDeep = false
  var isReportedTooLarge = false

  init(_ document: Document, stamp: Int) {
    self.document = document
    self.stamp = stamp
  }

  var isAnalyzable: Bool { document.isSwift && document.isInSync }

  var needsAnalysis: Bool { isAnalyzable && analysis == nil && runningStamp == nil }

  /// The current analysis no longer holds.
  mutating func touch(_ stamp: Int) {
    self.stamp = stamp
    analysis = nil
    running?.cancel()
  }

  /// What was last found out about the current text; nil when the client knows that it has to ask again.
  private var lastReport: (revision: Int, diagnostics: [Diagnostic])?
  /// Whether the findings of an unchanged text have changed, and the client does not know.
  var hasNews = false

  /// Settings or files of the project have changed, and the client was told to ask again.
  mutating func projectChanged(_ stamp: Int) {
    environmentChanged(stamp)
    lastReport = nil
  }

  /// Another document's text has changed: fixes that reach into it must be worked out again.
  mutating func otherChanged(_ stamp: Int) {
    if runningStamp != nil { isOvertaken = true }
    if earlier?.spansFiles == true { environmentChanged(stamp) }
  }

  /// Files that hold these words have changed.
  mutating func wordsChanged(_ words: Set<String>, _ stamp: Int) {
    // What a running analysis asks is known only at its end.
    if runningStamp != nil || earlier?.facts.askedWords.isDisjoint(with: words) == false { environmentChanged(stamp) }
  }

  /// Something that findings depend on besides the text is another one now.
  mutating func environmentChanged(_ stamp: Int) {
    touch(stamp)
    earlier = nil
    environment += 1
  }

  mutating func start(_ cancellation: Cancellation) {
    runningStamp = stamp
    runningEnvironment = environment
    running = cancellation
    isOvertaken = false
  }

  /// Takes over an analysis; false when it is no longer of use.
  mutating func adopt(_ outcome: AnalysisOutcome) -> Bool {
    runningStamp = nil
    running = nil
    let revision = outcome.analysis.snapshot.revision
    latestFile = outcome.analysis.file ?? latestFile
    let isOvertaken = isOvertaken && outcome.analysis.spansFiles
    if runningEnvironment == environment, !isOvertaken, outcome.analysis.lint != nil { earlier = outcome.analysis }
    guard outcome.stamp == stamp, isAnalyzable, !isOvertaken else { return false }
    analysis = outcome.analysis
    let diagnostics = outcome.analysis.report.diagnostics
    if let lastReport, lastReport.revision == revision, lastReport.diagnostics != diagnostics { hasNews = true }
    lastReport = (revision, diagnostics)
    return true
  }
}
