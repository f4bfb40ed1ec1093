import LanguageServerProtocol

/// The commands that a client may have executed.
package enum ServerCommand {
  package static let explain = "swiftuiPatterns.explain"
  package static let checkWorkspace = "swiftuiPatterns.checkWorkspace"
}

extension CodeActionKind {
  /// All safe fixes of a file at once.
  package static let fixAll: CodeActionKind = "source.fixAll.swiftuiPatterns"
}

extension Client {
  /// Whether the edit of an action may come later.
  package var resolvesEdits: Bool { capabilities.codeAction.resolvesEdits && capabilities.codeAction.hasData }

  /// The answer to `initialize`. It needs nothing but the request, so that it can be given while the process that does the work
  /// still starts.
  package func initializeResult(version: String) -> InitializeResult {
    let capabilities = ServerCapabilities(
      positionEncoding: encoding.rawValue, codeActionKinds: [.quickFix, .refactorRewrite, .fixAll],
      resolvesCodeActions: resolvesEdits, commands: [ServerCommand.explain, ServerCommand.checkWorkspace],
      pulledDiagnostics: pullsDiagnostics
        ? .init(identifier: Product.name, interFileDependencies: true, workspaceDiagnostics: pullsWorkspaceDiagnostics) : nil)
    return InitializeResult(capabilities: capabilities, name: Product.name, version: version)
  }
}
