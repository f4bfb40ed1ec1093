import LanguageServerProtocol
import SourceText

/// What holds for one client, decided once from its `initialize`.
package struct Client: Sendable {
  package let capabilities: ClientCapabilities
  /// UTF-16 wherever the client offers it or offers nothing: sourcekit-lsp beside this server knows only that, and editors warn
  /// when two servers of a buffer differ. Else the client's first that is known.
  package let encoding: PositionEncoding
  /// Whether edits carry versions. Neovim does not declare that it can take such edits, and takes them.
  package let takesDocumentChanges: Bool
  /// Whether the client asks for diagnostics. Only where it can be told to ask again, since settings and other files change
  /// what there is to tell; all others are sent them. Never both: editors show such diagnostics twice.
  package let pullsDiagnostics: Bool
  /// Whether it may ask for the diagnostics of the whole workspace. Neovim 0.12, told to ask again, asks only for those where it
  /// can, and takes none of them for open files: these would keep what they have until they are edited. It is sent those of
  /// closed files instead.
  package let pullsWorkspaceDiagnostics: Bool
  package let hoverKind: MarkupContent.Kind

  package init(_ params: InitializeParams) {
    let capabilities = params.capabilities
    self.capabilities = capabilities
    let offered = capabilities.positionEncodings.compactMap { PositionEncoding(rawValue: $0) }
    encoding = offered.contains(.utf16) ? .utf16 : offered.first ?? .utf16
    takesDocumentChanges = capabilities.workspaceEdit.hasDocumentChanges || params.clientName == "Neovim"
    pullsDiagnostics = capabilities.pulledDiagnostics != nil && capabilities.refreshesDiagnostics
    pullsWorkspaceDiagnostics = pullsDiagnostics && params.clientName != "Neovim"
    hoverKind = capabilities.hoverFormats.contains("markdown") ? .markdown : .plaintext
  }

  /// What the client can show of a diagnostic, in the way that it gets diagnostics.
  package var diagnostics: ClientCapabilities.Diagnostics {
    guard pullsDiagnostics, let pulled = capabilities.pulledDiagnostics else { return capabilities.publishDiagnostics }
    return pulled
  }

  /// Whether an edit may carry annotations; only versioned edits have a place for them.
  package var takesAnnotations: Bool { takesDocumentChanges && capabilities.workspaceEdit.hasChangeAnnotations }
}
