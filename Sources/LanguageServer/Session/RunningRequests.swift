import LanguageServerProtocol
import Supervision

extension Session {
  /// Handlers parse and lint, so more of them at once than processors would only slow each other down. What waits can still be
  /// cancelled or overtaken by a change.
  static let requestLimit = 2

  func handle(_ id: RequestID, _ request: any DocumentRequest, _ client: Client) {
    guard !requests.contains(id) else {
      answer(id, .failure(ResponseError(.invalidRequest, "The id \(id) belongs to a request that is not answered yet.")))
      return
    }
    guard let open = documents[request.uri], open.isAnalyzable else {
      answer(id, request.answerWithoutAnalysis)
      return
    }
    if request.looksAtSettings { lookAtSettings() }
    requests.add(id, request, uri: request.uri)
  }

  /// Starts the requests whose document's analysis is there.
  func startRequests() {
    for entry in requests.entries where entry.run == nil && requests.runningCount < Self.requestLimit {
      guard let open = documents[entry.uri], let analysis = open.analysis else { continue }
      let (run, cancellation) = requests.start(entry.id)
      let context = RequestContext(
        analysis: analysis, stamp: open.stamp, openFiles: openFiles(), isCancelled: { cancellation.isCancelled })
      let (id, request) = (entry.id, entry.request)
      let hasStarted = startJob(entry.uri, bytes: open.document.text.count) {
        .answered(id, run: run, Result { () throws(ResponseError) in try request.answer(context) })
      }
      if !hasStarted, requests.finish(id, run: run) {
        answer(id, .failure(ResponseError(.internalError, "The system has no thread left.")))
      }
    }
  }

  /// Gives up requests whose document's text has changed.
  func giveUpOutdatedRequests(_ uri: DocumentURI) {
    for id in requests.removeOutdated(uri) {
      answer(id, .failure(ResponseError(.contentModified, "The document has changed.")))
    }
  }

  /// Answers all requests of a document that can no longer be looked at.
  func answerWithoutAnalysis(_ uri: DocumentURI) {
    for entry in requests.removeAll(uri) { answer(entry.id, entry.request.answerWithoutAnalysis) }
  }

  private func openFiles() -> [String: OpenFile] {
    var files: [String: OpenFile] = [:]
    for (uri, open) in documents {
      guard let path = open.document.path, open.document.isInSync else { continue }
      files[path] = OpenFile(uri: uri, version: open.document.version)
    }
    return files
  }
}
