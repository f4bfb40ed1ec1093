import LanguageServerProtocol
import Supervision

/// A `workspace/diagnostic` that is not answered yet.
struct WorkspacePull {
  let id: RequestID
  /// Where the client takes parts of the answer. Such a request stays open, and each change is a part.
  let token: RequestID?
  /// The result ids that the client has.
  var known: [DocumentURI: String] = [:]

  init(id: RequestID, json: JSONValue) throws(JSONMismatch) {
    self.id = id
    token = RequestID(json["partialResultToken"])
    for previous in try json.optional("previousResultIds", as: [JSONValue].self) ?? [] {
      known[try previous.member("uri")] = try previous.member("value", as: String.self)
    }
  }
}

/// The diagnostics of one file in the answer to `workspace/diagnostic`.
struct WorkspaceDocumentReport: JSONEncodable {
  let uri: DocumentURI
  /// Nil for a file that is not open; it is then sent as null.
  let version: Int?
  let report: FileReport

  var json: JSONValue {
    .object(of: [
      "kind": "full", "uri": uri, "version": version?.json ?? .null, "resultId": report.resultID, "items": report.diagnostics,
    ])
  }
}

extension Session {
  func pullWorkspace(_ id: RequestID, _ params: JSONValue, _ client: Client) {
    do throws(JSONMismatch) {
      pulls.append(try WorkspacePull(id: id, json: params))
    } catch {
      answer(id, .failure(ResponseError(error)))
      return
    }
    if !hasPulledWorkspace {
      hasPulledWorkspace = true
      takeBackPublished()
    }
    havePullsNews = true
  }

  /// Tells waiting clients what is new. A client that takes parts gets them as they are found, any other gets all at the end of the
  /// scan.
  func answerPulls() {
    guard havePullsNews, !pulls.isEmpty else { return }
    havePullsNews = false
    let isSettled =
      (folders.isEmpty || project.sources.isLoaded && !isLoading) && scan.isDone
      && !documents.values.contains { $0.isAnalyzable && $0.analysis == nil }
    for index in pulls.indices {
      guard isSettled || pulls[index].token != nil else { continue }
      let items = news(for: &pulls[index], isSettled: isSettled)
      let result = JSONValue.object(["items": items.json])
      if let token = pulls[index].token {
        if !items.isEmpty { notify("$/progress", ProgressParams(token: token, value: .partialResult(result))) }
      } else {
        answer(pulls[index].id, .success(result))
      }
    }
    if isSettled { pulls.removeAll { $0.token == nil } } else { havePullsNews = pulls.contains { $0.token == nil } }
  }

  private func news(for pull: inout WorkspacePull, isSettled: Bool) -> [WorkspaceDocumentReport] {
    var current: [DocumentURI: WorkspaceDocumentReport] = [:]
    if scan.isOn {
      for (path, result) in scan.results {
        let uri = DocumentURI(path: path)
        current[uri] = WorkspaceDocumentReport(uri: uri, version: nil, report: result.report)
      }
      for (uri, open) in documents {
        guard let analysis = open.analysis else { continue }
        current[uri] = WorkspaceDocumentReport(uri: uri, version: analysis.snapshot.version, report: analysis.report)
      }
    }
    if isSettled {
      for uri in pull.known.keys where current[uri] == nil {
        // An open document has its findings whatever is asked for of the workspace.
        let analysis = documents[uri]?.analysis
        current[uri] = WorkspaceDocumentReport(
          uri: uri, version: documents[uri]?.document.version, report: analysis?.report ?? .empty)
      }
    }
    let news = current.values.filter { report in
      pull.known[report.uri] != report.report.resultID && !(pull.known[report.uri] == nil && report.report.diagnostics.isEmpty)
    }
    for report in news { pull.known[report.uri] = report.report.resultID }
    return news.sorted { $0.uri.string < $1.uri.string }
  }

  /// Tells a client that asks for diagnostics to ask again, when those of a text that has not changed are others.
  func refreshDiagnostics() {
    guard documents.values.contains(where: \.hasNews), case .running(let client) = phase else { return }
    for uri in documents.keys { documents[uri]?.hasNews = false }
    if client.pullsDiagnostics { call("workspace/diagnostic/refresh", JSONValue.null) }
  }

  /// Gives up a request for the diagnostics of the workspace; false when there is none with that id.
  func removePull(_ id: RequestID) -> Bool {
    guard let index = pulls.firstIndex(where: { $0.id == id }) else { return false }
    pulls.remove(at: index)
    return true
  }
}
