import LanguageServerProtocol
import SourceText

/// The text of one open document, as the client's messages tell it.
package struct Document: Sendable {
  package let uri: DocumentURI
  package let languageID: String
  /// The absolute path under which the project knows the file; nil for a document that is nowhere on disk.
  package var path: String?
  /// The version that the client gave the text; nil where it gives none.
  package private(set) var version: Int?
  package private(set) var text: SourceText
  /// False after a change that does not fit, until the client sends a whole text. The text then is not the client's.
  package private(set) var isInSync = true
  /// Raised by every change of the text, since clients may leave out versions or use one twice.
  package private(set) var revision = 0

  package init(_ params: DidOpenParams) {
    uri = params.uri
    path = params.uri.path
    languageID = params.languageID
    version = params.version
    text = SourceText(params.text)
  }

  package var isSwift: Bool { languageID == "swift" || (languageID.isEmpty && uri.string.hasSuffix(".swift")) }

  /// Follows a `didChange`. Versions must rise and ranges lie in the text; otherwise the document is out of sync from then on.
  package mutating func apply(_ params: DidChangeParams, in encoding: PositionEncoding) {
    revision += 1
    var changes = params.changes[...]
    if let last = changes.lastIndex(where: { $0.range == nil }) {
      text = SourceText(changes[last].text)
      isInSync = true
      changes = changes[(last + 1)...]
    } else if let old = version, let new = params.version, new <= old {
      isInSync = false
    }
    version = params.version ?? version
    guard isInSync else { return }
    for change in changes {
      guard let positions = change.range, let range = text.range(of: positions, in: encoding) else {
        isInSync = false
        return
      }
      let edit = TextEdit(range, change.text)
      guard text.apply(edit) else {
        isInSync = false
        return
      }
    }
  }

  /// What follows a change that cannot be read.
  package mutating func loseSync() {
    revision += 1
    isInSync = false
  }
}
