import LanguageServerProtocol
import Supervision
import Workspace

extension Session {
  func didSave(_ json: JSONValue, _ client: Client) throws(JSONMismatch) {
    let uri = try DocumentParams(json: json).uri
    // The text of an open Swift file counts before it is saved too; saving others can change everything.
    if let path = documents[uri]?.document.path ?? uri.path, project.invalidate(path: path) == nil { projectChanged() }
    lookAtSettings()
    if !client.capabilities.registersWatchedFiles { loadProject() }
  }
}
