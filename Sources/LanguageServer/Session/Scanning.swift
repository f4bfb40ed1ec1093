import Files
import LanguageServerProtocol
import Linting
import SourceText
import Supervision
import Workspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Session {
  /// Scans shorter than this have no progress.
  static let progressLimit = 20

  /// Starts a scan of the workspace anew where one is wanted, and takes findings of closed files back where none is.
  func updateScan(_ client: Client) {
    let isWanted = !folders.isEmpty && (scan.isAsked || folders.contains(where: isScanned))
    guard isWanted else {
      if scan.isOn { stopScan(client) }
      return
    }
    scan.isOn = true
    guard project.sources.isLoaded else { return }
    scan.startPlanning()
    let (generation, project, linter, isAsked, post) = (scan.generation, project, linter, scan.isAsked, post)
    let hasStarted = startThread(stackSize: 1 << 20) {
      post(.scanPlanned(ScanPlan(generation: generation, project: project, linter: linter, isAsked: isAsked)))
    }
    if !hasStarted { log.write(.error, "The system has no thread left to scan the workspace.") }
  }

  private func isScanned(_ folder: String) -> Bool {
    project.settings.settings(for: FilePath.join(folder, "File.swift")).diagnosticMode == .workspace
  }

  private func covers(_ path: String) -> Bool {
    scan.isOn && project.sources.contains(path)
      && (scan.isAsked || project.settings.settings(for: path).diagnosticMode == .workspace)
  }

  func startScan(_ plan: ScanPlan) {
    guard plan.generation == scan.generation, scan.isOn, case .running(let client) = phase else { return }
    for path in scan.start(plan) { publish(.empty, ofClosed: path, client) }
    havePullsNews = true
    guard client.capabilities.showsProgress, scan.progress == nil, plan.candidates.count > Self.progressLimit else { return }
    let token = RequestID.string("swiftui-patterns-scan-\(options.worker ?? 0)-\(plan.generation)")
    scan.progress = ScanProgress(token: token, total: plan.candidates.count)
    call("window/workDoneProgress/create", JSONValue.object(["token": token.json])) { [weak self] result in
      guard let self, case .success = result, scan.progress?.token == token else { return }
      scan.progress?.isShown = true
      let title = "swiftui-patterns: checking the workspace"
      notify("$/progress", ProgressParams(token: token, value: .begin(title: title, cancellable: true)))
    }
  }

  /// Looks at further files when no open document waits.
  func continueScan() {
    guard scan.isOn, case .running(let client) = phase else { return }
    while scan.runningCount < Self.scanLimit, !documents.values.contains(where: \.needsAnalysis), let path = scan.next() {
      guard !isOpen(path), !isWithheld(path), let text = project.sources.text(of: path) else {
        drop(path, client)
        continue
      }
      if !startScanJob(path, text, client) { return }
    }
    let left = scan.waitingCount
    if let report = scan.progress?.report(left: left) { notify("$/progress", report) }
    if scan.isDone { endScan() }
  }

  private func startScanJob(_ path: String, _ text: SourceText, _ client: Client) -> Bool {
    let uri = DocumentURI(path: path)
    let job = AnalysisJob(
      snapshot: Snapshot(uri: uri, version: nil, revision: 0, path: path, text: text, client: client), stamp: 0,
      isOpen: false, file: nil, earlier: nil, linter: linter, project: project, references: references,
      cancellation: Cancellation(), threads: threads)
    let generation = scan.generation
    scan.begin(path)
    let hasStarted = startJob(uri, bytes: text.count) {
      let analysis = job.run().analysis
      return .scanned(
        ScanResult(path: path, generation: generation, report: analysis.report, words: analysis.facts.askedWords))
    }
    if !hasStarted {
      drop(path, client)
      log.write(.error, "The system has no thread left to look at \(path).")
    }
    return hasStarted
  }

  func take(_ result: ScanResult) {
    guard case .running(let client) = phase, scan.take(result) else { return }
    if isOpen(result.path) { scan.forget(result.path) } else { publish(result.report, ofClosed: result.path, client) }
    havePullsNews = true
  }

  /// A file has no findings, or none that can be known.
  private func drop(_ path: String, _ client: Client) {
    _ = scan.take(ScanResult(path: path, generation: scan.generation, report: .empty, words: []))
    scan.forget(path)
    if !isOpen(path) { publish(.empty, ofClosed: path, client) }
    havePullsNews = true
  }

  private func endScan() {
    if let progress = scan.progress {
      if progress.isShown { notify("$/progress", ProgressParams(token: progress.token, value: .end(message: nil))) }
      scan.progress = nil
    }
    guard scan.tellsEnd else { return }
    scan.tellsEnd = false
    showMessage(.info, scanSummary)
  }

  private var scanSummary: String {
    let reports = scan.results.values.map(\.report) + documents.values.compactMap { $0.analysis?.report }
    let severities = reports.flatMap(\.diagnostics).map(\.severity)
    let names: [(DiagnosticSeverity, String)] = [
      (.error, "error"), (.warning, "warning"), (.information, "note"), (.hint, "hint"),
    ]
    let counts = names.compactMap { severity, name -> String? in
      let count = severities.count { $0 == severity }
      return count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    let files = "\(scan.coveredCount) file\(scan.coveredCount == 1 ? "" : "s")"
    return "swiftui-patterns checked \(files): \(counts.isEmpty ? "nothing found" : counts.joined(separator: ", "))."
  }

  private func stopScan(_ client: Client) {
    scan.tellsEnd = false
    for path in scan.stop() { publish(.empty, ofClosed: path, client) }
    endScan()
    havePullsNews = true
  }

  // MARK: Single files

  /// A file on disk has changed.
  func rescan(_ path: String) {
    guard scan.isOn, path.hasSuffix(".swift"), case .running(let client) = phase else { return }
    if covers(path) { scan.add(path) } else { drop(path, client) }
  }

  func rescanDependents(on words: Set<String>) {
    for path in scan.dependents(on: words) where !isOpen(path) { scan.add(path) }
  }

  private func isOpen(_ path: String) -> Bool { documents.values.contains { $0.document.path == path } }

  private func isWithheld(_ path: String) -> Bool {
    guard let stamp = withheld[path] else { return false }
    return stamp == FileStamp(path)
  }

  /// A worker before this one ended over these files.
  func withhold(_ params: JSONValue) {
    for path in (params["uris"].stringsValue ?? []).compactMap({ DocumentURI($0).path }) {
      withheld[path] = .some(FileStamp(path))
    }
  }

  // MARK: Files that open and close

  func opened(_ uri: DocumentURI, _ client: Client) {
    guard let path = documents[uri]?.document.path else { return }
    scan.forget(path)
    guard scan.published.removeValue(forKey: path) != nil else { return }
    // What was sent is replaced by what the document is found to have, where that is sent under the same name.
    let own = DocumentURI(path: path)
    if client.pullsDiagnostics || own != uri { sendDiagnostics(of: own, []) }
  }

  func closed(_ uri: DocumentURI, _ open: OpenDocument, _ client: Client) {
    guard let path = open.document.path, covers(path) else {
      clearDiagnostics(uri, version: nil, client)
      return
    }
    if client.pullsDiagnostics || DocumentURI(path: path) != uri {
      clearDiagnostics(uri, version: nil, client)
    } else if let published = open.published {
      scan.published[path] = FileReport(published.diagnostics).resultID
    }
    scan.add(path)
  }

  /// Sends the findings of a file that is not open to a client that does not ask for them.
  private func publish(_ report: FileReport, ofClosed path: String, _ client: Client) {
    guard !(client.pullsDiagnostics && hasPulledWorkspace), report.resultID != scan.published[path] else { return }
    if report.diagnostics.isEmpty {
      guard scan.published.removeValue(forKey: path) != nil else { return }
    } else {
      scan.published[path] = report.resultID
    }
    sendDiagnostics(of: DocumentURI(path: path), report.diagnostics)
  }

  private func sendDiagnostics(of uri: DocumentURI, _ diagnostics: [Diagnostic]) {
    notify("textDocument/publishDiagnostics", PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: diagnostics))
  }

  /// From now on the client asks for the findings of closed files.
  func takeBackPublished() {
    for path in scan.published.keys.sorted() { sendDiagnostics(of: DocumentURI(path: path), []) }
    scan.published = [:]
  }

  // MARK: By hand

  /// Shows the findings of all files until the end of the session, or, with `false`, only those that the settings ask for again.
  func checkWorkspace(_ arguments: [JSONValue], _ client: Client) throws(ResponseError) {
    guard !folders.isEmpty else { throw ResponseError(.requestFailed, "No folder is open that could be checked.") }
    scan.isAsked = arguments.first?.boolValue ?? true
    scan.tellsEnd = scan.isAsked
    updateScan(client)
  }

  func cancelProgress(_ params: JSONValue) {
    guard let token = RequestID(params["token"]), token == scan.progress?.token else { return }
    scan.cancel()
  }

  /// Half of the processors at most: the other half is the open documents' and the editor's.
  private static let scanLimit = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)) / 2, 1), 4)
}
