import Files
import LanguageServerProtocol
import SourceText
import Supervision
import Workspace

extension Session {
  /// The parser recurses as deeply as code nests.
  static let stackSize = 64 << 20
  static let analysisLimit = 2

  /// Starts analyses of the documents that have none. While one runs, further changes of its document only make it out of date;
  /// the newest version is next.
  func startAnalyses() {
    guard case .running(let client) = phase else { return }
    var running = documents.values.count { $0.runningStamp != nil }
    for uri in documents.keys.sorted(by: { $0.string < $1.string }) where running < Self.analysisLimit {
      guard var open = documents[uri], open.needsAnalysis else { continue }
      let document = open.document
      let snapshot = Snapshot(
        uri: uri, version: document.version, revision: document.revision, path: document.path, text: document.text,
        client: client)
      let job = AnalysisJob(
        snapshot: snapshot, stamp: open.stamp, isOpen: true, file: open.latestFile, earlier: open.earlier, linter: linter,
        project: project,
        references: references, cancellation: Cancellation(), threads: threads)
      guard startJob(uri, bytes: document.text.count, { .analyzed(job.run()) }) else {
        log.write(.error, "The system has no thread left for an analysis.")
        return
      }
      open.start(job.cancellation)
      documents[uri] = open
      running += 1
    }
  }

  func finish(_ outcome: AnalysisOutcome) {
    let analysis = outcome.analysis
    let uri = analysis.snapshot.uri
    // A document that was closed and opened again has another stamp.
    guard var open = documents[uri], open.runningStamp == outcome.stamp else { return }
    let isCurrent = open.adopt(outcome)
    documents[uri] = open
    if let file = analysis.file, let path = analysis.snapshot.path { project.sources.adopt(file, at: path) }
    guard isCurrent else { return }
    trace(
      "\(uri.lastComponent) looked at: \(analysis.findings.count) findings",
      details: "version \(analysis.snapshot.version.map(String.init) ?? "unknown"), \(analysis.snapshot.text.count) bytes")
    havePullsNews = true
    tellSize(of: analysis)
    if let file = analysis.file, file.isTooDeep != open.isReportedTooDeep {
      documents[uri]?.isReportedTooDeep = file.isTooDeep
      if file.isTooDeep {
        showMessage(
          .warning, "\(uri.lastComponent) nests brackets more deeply than the Swift parser can follow, so it is not checked.")
      }
    }
    publish(analysis)
    publishSettingsFaults()
  }

  private func tellSize(of analysis: Analysis) {
    let size = analysis.snapshot.text.count
    let isTooLarge = size > DiskFile.maximumSize
    let uri = analysis.snapshot.uri
    guard isTooLarge != documents[uri]?.isReportedTooLarge else { return }
    documents[uri]?.isReportedTooLarge = isTooLarge
    if isTooLarge {
      showMessage(.warning, "\(uri.lastComponent) \(FileProblem.tooLarge(size).sentence).")
    }
  }

  /// Sends the diagnostics of an analysis to a client that does not ask for them.
  private func publish(_ analysis: Analysis) {
    guard !analysis.snapshot.client.pullsDiagnostics else { return }
    let params = PublishDiagnosticsParams(
      uri: analysis.snapshot.uri, version: analysis.snapshot.version, diagnostics: analysis.report.diagnostics)
    guard documents[params.uri]?.published != params else { return }
    documents[params.uri]?.published = params
    notify("textDocument/publishDiagnostics", params)
  }

  /// Takes a document's diagnostics away from a client that does not ask for them.
  func clearDiagnostics(_ uri: DocumentURI, version: Int?, _ client: Client) {
    guard !client.pullsDiagnostics else { return }
    documents[uri]?.published = nil
    notify("textDocument/publishDiagnostics", PublishDiagnosticsParams(uri: uri, version: version, diagnostics: []))
  }

  /// Settings or files of the project have changed: every document is looked at again.
  func projectChanged() {
    guard case .running(let client) = phase else { return }
    for uri in documents.keys { documents[uri]?.projectChanged(nextStamp()) }
    if client.pullsDiagnostics { call("workspace/diagnostic/refresh", JSONValue.null) }
    updateScan(client)
  }

  /// A document's text has changed.
  func touchDocuments(besides changed: DocumentURI) {
    for uri in documents.keys where uri != changed { documents[uri]?.otherChanged(nextStamp()) }
  }
}
