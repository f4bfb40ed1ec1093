import LanguageServerProtocol
import Supervision
import Workspace

extension Session {
  /// Files that findings depend on besides open documents.
  private static let watchedFiles = [
    "**/*.swift", "**/\(Settings.fileName)", "**/project.pbxproj", "**/*.xcconfig", "**/project.yml", "**/*.strings",
    "**/*.xcstrings", "**/contents.xcworkspacedata",
  ]

  /// From here on the client takes requests.
  func initialized(_ client: Client) {
    if client.capabilities.registersWatchedFiles {
      let watched = Registration.watchedFiles(id: "watched-files", globs: Self.watchedFiles)
      call("client/registerCapability", RegistrationParams([watched]))
    }
    if client.capabilities.registersConfiguration {
      let configuration = Registration(
        id: "configuration", method: "workspace/didChangeConfiguration",
        registerOptions: ["section": .string(Self.settingsSection)])
      call("client/registerCapability", RegistrationParams([configuration]))
    }
    askForConfiguration(client)
    loadProject()
  }

  func askForConfiguration(_ client: Client) {
    guard client.capabilities.answersConfiguration else { return }
    call("workspace/configuration", ConfigurationParams(sections: [Self.settingsSection])) { [weak self] result in
      // A client without such a section answers null, which leaves what `initialize` said.
      guard let self, case .success(let answer) = result, let section = answer.arrayValue?.first, !section.isNull else {
        return
      }
      setEditorSettings(section)
    }
  }
}
