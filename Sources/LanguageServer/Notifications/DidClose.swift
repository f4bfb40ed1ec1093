import LanguageServerProtocol
import Supervision

extension Session {
  func didClose(_ json: JSONValue, _ client: Client) throws(JSONMismatch) {
    let uri = try DocumentParams(json: json).uri
    answerWithoutAnalysis(uri)
    guard let open = documents.removeValue(forKey: uri) else { return }
    guard open.document.isSwift else {
      publishSettingsFaults()
      return
    }
    if let path = open.document.path {
      noteChange(of: path, before: open.document.text)
      project.sources.close(path: path)
    }
    closed(uri, open, client)
    touchDocuments(besides: uri)
    publishSettingsFaults()
  }
}
