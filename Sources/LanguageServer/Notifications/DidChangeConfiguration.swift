import LanguageServerProtocol
import Supervision

extension Session {
  /// Takes the section where the client sends it, and asks for it where it can be asked.
  func didChangeConfiguration(_ params: JSONValue, _ client: Client) {
    let section = params["settings"][Self.settingsSection]
    if !section.isNull { setEditorSettings(section) }
    askForConfiguration(client)
  }
}
