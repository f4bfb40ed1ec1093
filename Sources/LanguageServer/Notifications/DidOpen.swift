import LanguageServerProtocol
import Supervision

extension Session {
  func didOpen(_ json: JSONValue, _ client: Client) throws(JSONMismatch) {
    let params = try DidOpenParams(json: json)
    // A document that is opened twice counts as closed in between.
    answerWithoutAnalysis(params.uri)
    var document = Document(params)
    document.path = projectPath(of: params.uri)
    let open = OpenDocument(document, stamp: nextStamp())
    documents[params.uri] = open
    guard open.document.isSwift else {
      publishSettingsFaults()
      return
    }
    if let path = open.document.path {
      let before = project.sources.text(of: path)
      if before != open.document.text { noteChange(of: path, before: before) }
    }
    updateSources(open.document)
    if let path = open.document.path { lookForRoot(of: path) }
    opened(params.uri, client)
    touchDocuments(besides: params.uri)
    lookAtSettings()
  }
}
