import LanguageServerProtocol
import Workspace

extension Session {
  func didChangeWatchedFiles(_ json: JSONValue) throws(JSONMismatch) {
    let params = try DidChangeWatchedFilesParams(json: json)
    let paths = params.uris.compactMap(\.path)
    guard !paths.isEmpty else { return }
    for path in paths { project.invalidate(path: path) }
    projectChanged()
    publishSettingsFaults()
  }
}
