import LanguageServerProtocol
import Workspace

extension Session {
  /// Files were created, changed or deleted on disk.
  func didChangeWatchedFiles(_ json: JSONValue) throws(JSONMismatch) {
    let params = try DidChangeWatchedFilesParams(json: json)
    var words: Set<String>? = []
    for path in params.uris.compactMap(\.path) {
      if let changed = project.invalidate(path: path) { words?.formUnion(changed) } else { words = nil }
      rescan(path)
    }
    if let words { touchDependents(on: words) } else { projectChanged() }
    publishSettingsFaults()
  }

  /// Files or folders were created, renamed or deleted in the editor. A folder's files are in no other message.
  func didChangeFiles() { loadProject() }
}
