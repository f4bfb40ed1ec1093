import Files
import LanguageServerProtocol
import Workspace

extension Session {
  func didChangeWorkspaceFolders(_ json: JSONValue) throws(JSONMismatch) {
    let params = try DidChangeWorkspaceFoldersParams(json: json)
    let removed = Set(Self.folders(params.removed.map(\.uri)))
    folders.removeAll { removed.contains($0) }
    for path in Self.folders(params.added.map(\.uri)) where !folders.contains(path) { folders.append(path) }
    setEditorSettings()
    loadProject()
    // Findings stay until the folders are known.
    if folders.isEmpty { projectChanged() }
  }

  /// The folders that are searched for files, as absolute paths. The whole disk and a person's home are none: editors name them
  /// when a file lies in no project, and to search them takes minutes.
  static func folders(_ uris: [DocumentURI]) -> [String] {
    let tooLarge = Set(["/", FilePath.home.map { FilePath.absolute($0) }])
    return uris.compactMap(\.path).map { FilePath.absolute($0) }.filter { !tooLarge.contains($0) }
  }
}
