import LanguageServerProtocol
import Linting
import SourceText

extension RequestContext {
  /// The edits of the safe fixes of the document, of one rule or of all; nil when they come to nothing.
  func fixAllEdit(rule: String?) -> WorkspaceEdit? {
    guard let file = analysis.file else { return nil }
    var fixAll = FixAll(linter: analysis.linter, rule: rule)
    fixAll.isCancelled = isCancelled
    let edits = fixAll.edits(of: file, project: analysis.facts, settings: analysis.facts.lintSettings)
    return edits.isEmpty ? nil : edit(edits)
  }

  /// An action that applies the safe fixes of one rule or of all. They are worked out when someone takes it where the client can
  /// wait for that; nil when they are known to come to nothing.
  func fixAllAction(_ action: CodeAction, rule: String?) -> CodeAction? {
    var action = action
    if client.resolvesEdits {
      action.data = CodeActionResolveRequest.data(uri: analysis.snapshot.uri, fixAllOf: rule)
    } else {
      guard let edit = fixAllEdit(rule: rule) else { return nil }
      action.edit = edit
    }
    return action
  }
}
