import LanguageServerProtocol

extension Session {
  func didChangeWorkspaceFolders(_ json: JSONValue) throws(JSONMismatch) {
    let params = try DidChangeWorkspaceFoldersParams(json: json)
    let removed = Set(params.removed.compactMap(\.uri.path))
    folders.removeAll { removed.contains($0) }
    for path in params.added.compactMap(\.uri.path) where !folders.contains(path) { folders.append(path) }
    setEditorSettings()
    loadProject()
    // Findings stay until the folders are known.
    if folders.isEmpty { projectChanged() }
  }
}
