import LanguageServerProtocol
import Linting
import SourceText

extension RequestContext {
  /// The edit of a fix; nil when one of its files cannot be read or has another text than the fix was made for.
  func edit(of fix: Fix) -> WorkspaceEdit? {
    guard fix.spansFiles else { return edit(fix.ownEdits) }
    let annotation = client.takesAnnotations ? "fix" : nil
    var changes: [TextDocumentEdit] = []
    for file in fix.files {
      guard let target = target(file.path), target.text.applying(file.edits) != nil else { return nil }
      changes.append(
        TextDocumentEdit(
          uri: target.uri, version: target.version,
          edits: target.text.edits(file.edits, in: client.encoding, annotation: annotation)))
    }
    let annotations =
      annotation.map {
        [$0: ChangeAnnotation(label: fix.title, needsConfirmation: fix.level == .review, description: fix.caution)]
      } ?? [:]
    return workspaceEdit(changes, annotations: annotations)
  }

  /// Edits of the document itself.
  func edit(_ edits: EditSet) -> WorkspaceEdit {
    let snapshot = analysis.snapshot
    return workspaceEdit([
      TextDocumentEdit(
        uri: snapshot.uri, version: snapshot.version, edits: snapshot.text.edits(edits, in: client.encoding))
    ])
  }

  private func workspaceEdit(
    _ changes: [TextDocumentEdit], annotations: [String: ChangeAnnotation] = [:]
  ) -> WorkspaceEdit {
    if client.takesDocumentChanges { return WorkspaceEdit(.documentChanges(changes), changeAnnotations: annotations) }
    return WorkspaceEdit(.changes(Dictionary(changes.map { ($0.uri.string, $0.edits) }, uniquingKeysWith: +)))
  }

  private func target(_ path: String?) -> (uri: DocumentURI, version: Int?, text: SourceText)? {
    let snapshot = analysis.snapshot
    guard let path, path != snapshot.path else { return (snapshot.uri, snapshot.version, snapshot.text) }
    guard let text = analysis.project.sources.text(of: path) else { return nil }
    let open = openFiles[path]
    return (open?.uri ?? DocumentURI(path: path), open?.version, text)
  }
}
