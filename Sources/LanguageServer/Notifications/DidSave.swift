import LanguageServerProtocol
import Workspace

extension Session {
  func didSave(_ json: JSONValue, _ client: Client) throws(JSONMismatch) {
    let uri = try DocumentParams(json: json).uri
    if let path = uri.path { project.invalidate(path: path) }
    // What other documents refer to may have changed with this one; a whole look at them is cheap, as their texts are parsed.
    projectChanged()
    lookAtFiles(client)
  }
}
