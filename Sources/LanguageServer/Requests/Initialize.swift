import LanguageServerProtocol
import Supervision
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
    return client.initializeResult(version: self.options.connection.version).json
  }

  /// The name of the server's settings in an editor.
  static let settingsSection = "swiftuiPatterns"
}
