import LanguageServerProtocol

extension Session {
  func didClose(_ json: JSONValue, _ client: Client) throws(JSONMismatch) {
    let uri = try DocumentParams(json: json).uri
    answerWithoutAnalysis(uri)
    guard let open = documents.removeValue(forKey: uri), open.document.isSwift else { return }
    if let path = open.document.path { project.sources.close(path: path) }
    clearDiagnostics(uri, version: nil, client)
    touchDocuments(besides: uri)
    publishSettingsFaults()
  }
}
