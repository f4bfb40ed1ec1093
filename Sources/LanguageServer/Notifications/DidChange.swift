import LanguageServerProtocol
import Supervision

extension Session {
  func didChange(_ json: JSONValue, _ client: Client) throws(JSONMismatch) {
    let params: DidChangeParams
    do { params = try DidChangeParams(json: json) } catch {
      // Whatever the change was, the text is not the client's any more.
      if let uri = try? DocumentParams(json: json).uri, documents[uri] != nil {
        documents[uri]?.document.loseSync()
        losesSync(uri, client)
      }
      throw error
    }
    guard var open = documents[params.uri] else {
      warn("A document that is not open has changed: \(params.uri).")
      return
    }
    noteChange(of: open.document.isSwift ? open.document.path : nil, before: open.document.text)
    open.document.apply(params, in: client.encoding)
    open.touch(nextStamp())
    documents[params.uri] = open
    guard open.document.isInSync else {
      losesSync(params.uri, client)
      return
    }
    documents[params.uri]?.isReportedOutOfSync = false
    giveUpOutdatedRequests(params.uri)
    guard open.document.isSwift else {
      if open.document.isSettingsFile { publishSettingsFaults() }
      return
    }
    updateSources(open.document)
    touchDocuments(besides: params.uri)
  }

  /// The server no longer has the client's text: what it said of it is taken back, and nothing is offered until a whole text comes.
  private func losesSync(_ uri: DocumentURI, _ client: Client) {
    answerWithoutAnalysis(uri)
    guard let open = documents[uri], !open.isReportedOutOfSync else { return }
    documents[uri]?.isReportedOutOfSync = true
    guard open.document.isSwift else { return }
    if let path = open.document.path { project.sources.close(path: path) }
    clearDiagnostics(uri, version: open.document.version, client)
    if client.pullsDiagnostics { call("workspace/diagnostic/refresh", JSONValue.null) }
    showMessage(
      .warning,
      "swiftui-patterns has lost track of \(uri.lastComponent): a change did not fit its text. Close and open the file to have "
        + "it checked again.")
  }
}
