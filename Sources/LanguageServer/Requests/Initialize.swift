import LanguageServerProtocol
import Workspace

extension Session {
  func initialize(_ json: JSONValue) throws(ResponseError) -> JSONValue {
    let params: InitializeParams
    do { params = try InitializeParams(json: json) } catch { throw ResponseError(error) }
    let client = Client(params)
    let uris = params.workspaceFolders.isEmpty ? [params.rootURI].compactMap { $0 } : params.workspaceFolders.map(\.uri)
    folders = Self.folders(uris)
    setTrace(json["trace"])
    let options = params.initializationOptions
    setEditorSettings(options[Self.settingsSection].isNull ? options : options[Self.settingsSection])
    // A supervisor watches the client itself, and ends its worker.
    if self.options.worker == nil, let id = params.processID { ClientProcess.watch(id) { [post] in post(.clientGone) } }
    // Only now, since nothing may be asked of a client before its answer.
    phase = .running(client)
    let capabilities = ServerCapabilities(
      positionEncoding: client.encoding.rawValue,
      codeActionKinds: [.quickFix, .refactorRewrite, CodeActionRequest.fixAllKind],
      resolvesCodeActions: client.resolvesEdits, commands: [Self.explainCommand, Self.checkWorkspaceCommand],
      pulledDiagnostics: client.pullsDiagnostics
        ? .init(
          identifier: Analysis.diagnosticSource, interFileDependencies: true,
          workspaceDiagnostics: client.pullsWorkspaceDiagnostics) : nil)
    return InitializeResult(capabilities: capabilities, name: "swiftui-patterns", version: self.options.version).json
  }

  /// The name of the server's settings in an editor.
  static let settingsSection = "swiftuiPatterns"
}
