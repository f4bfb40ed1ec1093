import LanguageServerProtocol
import Linting
import SourceText
import Workspace

extension Session {
  /// Looks at the settings files again where the client cannot watch files, as Neovim on Linux cannot.
  func lookAtFiles(_ client: Client) {
    guard !client.capabilities.registersWatchedFiles else { return }
    project.settings.invalidate()
    let hasChanged = documents.values.contains { open in
      guard let facts = open.analysis?.facts else { return false }
      return facts.settings != project.settings.settings(for: open.document.path)
    }
    if hasChanged { projectChanged() }
    publishSettingsFaults()
  }

  /// Sets what the editor's section says; nil for none. A new value counts at once.
  func setEditorSettings(_ section: JSONValue) {
    // Lua and Emacs Lisp write an empty table as a list or null.
    let json = section.objectValue.map { String(decoding: JSONValue.object($0).serialized, as: UTF8.self) }
    guard json != editorSection else { return }
    editorSection = json
    let faults = project.settings.setEditorSection(json, folder: folders.first)
    if let fault = faults.first {
      showMessage(.warning, "The editor's settings for swiftui-patterns: \(fault.message).")
    }
    projectChanged()
  }

  /// Searches the folders for Swift files, on a thread of its own.
  func loadProject() {
    project.setRoots(folders)
    guard !folders.isEmpty else { return }
    guard !isLoading else {
      mustLoadAgain = true
      return
    }
    let (project, post) = (project, post)
    isLoading = startThread(stackSize: 1 << 20) {
      let wasLoaded = project.sources.isLoaded
      let outcome = project.sources.load()
      post(.projectLoaded(isChange: outcome.isChange || !wasLoaded))
    }
    if !isLoading { log.write(.error, "The system has no thread left to look for the workspace's files.") }
  }

  func projectLoaded(isChange: Bool) {
    isLoading = false
    havePullsNews = true
    if isChange { projectChanged() }
    guard mustLoadAgain else { return }
    mustLoadAgain = false
    loadProject()
  }

  /// Shows the faults of the settings files that hold for open documents, on those files. They are always sent, also to clients
  /// that ask for diagnostics, since those ask for Swift files only.
  func publishSettingsFaults() {
    guard case .running(let client) = phase else { return }
    var current: [DocumentURI: PublishDiagnosticsParams] = [:]
    for open in documents.values where open.document.isSwift {
      guard let path = open.document.path, let file = project.settings.file(for: path), !file.faults.isEmpty else { continue }
      let uri = documents.keys.first { $0.path == file.path } ?? DocumentURI(path: file.path)
      let diagnostics = file.faults.map { fault in
        Diagnostic(
          range: file.text.range(of: fault.range, in: client.encoding), severity: fault.severity.diagnosticSeverity,
          code: "settings", source: Analysis.diagnosticSource, message: fault.message + ".")
      }
      current[uri] = PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: diagnostics)
    }
    for (uri, params) in current where settingsFaults[uri] != params {
      notify("textDocument/publishDiagnostics", params)
      if let first = params.diagnostics.first { showMessage(.warning, "\(uri.lastComponent): \(first.message)") }
    }
    for uri in settingsFaults.keys where current[uri] == nil {
      notify("textDocument/publishDiagnostics", PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: []))
    }
    settingsFaults = current
  }
}
