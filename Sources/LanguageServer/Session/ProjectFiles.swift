import Files
import LanguageServerProtocol
import Linting
import SourceText
import Supervision
import Workspace

extension Session {
  /// Looks at the settings files again. Not every client can watch files, and Eglot, which says so, watches only folders with files
  /// of what it takes for the project.
  func lookAtSettings() {
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
    let isEmpty = section.isNull || section.arrayValue?.isEmpty == true
    let json = isEmpty ? nil : String(decoding: section.serialized, as: UTF8.self)
    guard json != editorSection else { return }
    editorSection = json
    let faults = setEditorSettings()
    if !faults.isEmpty {
      let list = faults.map(\.sentence).joined(separator: " ")
      showMessage(.warning, "The editor's settings for swiftui-patterns: \(list)")
    }
    projectChanged()
  }

  /// The editor's globs count from the first folder.
  @discardableResult
  func setEditorSettings() -> [SettingsFault] {
    project.settings.setEditorSection(editorSection, folder: folders.first)
  }

  /// Searches the folders for Swift files, on a thread of its own.
  func loadProject() {
    let roots = projectRoots
    project.setRoots(roots)
    guard !roots.isEmpty else { return }
    guard !isLoading else {
      mustLoadAgain = true
      return
    }
    let (project, post) = (project, post)
    isLoading = startThread(stackSize: Self.stackSize) {
      for root in roots { project.build.prepare(for: FilePath.join(root, "x.swift")) }
      let wasLoaded = project.sources.isLoaded
      let outcome = project.sources.load()
      post(.projectLoaded(isChange: outcome.isChange || !wasLoaded))
    }
    if !isLoading { log.write(.error, "The system has no thread left to look for the workspace's files.") }
  }

  /// The folders whose files belong together with those of the client's folders, and with open documents, wherever they are.
  private var projectRoots: [String] {
    let roots = project.build.roots
    let open = documents.values.filter(\.document.isSwift).compactMap(\.document.path).map { FilePath.folder(of: $0) }
    return roots.roots(ofFolders: Set(folders + open.filter { roots.root(ofFolder: $0) != nil }), opened: folders)
  }

  /// Searches again if a document that was opened lies in another project than those known.
  func lookForRoot(of path: String) {
    guard project.build.roots.root(ofFile: path) != nil, projectRoots != project.sources.roots else { return }
    loadProject()
  }

  func projectLoaded(isChange: Bool) {
    isLoading = false
    havePullsNews = true
    followLinks()
    if isChange { projectChanged() }
    guard mustLoadAgain else { return }
    mustLoadAgain = false
    loadProject()
  }

  /// Tells the project the text of an open document. A text that is too long to be looked at is none of the project's.
  func updateSources(_ document: Document) {
    guard let path = document.path else { return }
    if document.text.count <= DiskFile.maximumSize {
      project.sources.update(path: path, text: document.text)
    } else {
      project.sources.close(path: path)
    }
  }

  /// The path under which the project knows a document. A file that is opened through a link is the same file.
  func projectPath(of uri: DocumentURI) -> String? { uri.path.map { project.sources.path(sameFileAs: $0) ?? $0 } }

  /// Documents that were opened before the project's files were known.
  private func followLinks() {
    for (uri, open) in documents where open.document.isSwift {
      guard let known = open.document.path, let path = projectPath(of: uri), path != known else { continue }
      documents[uri]?.document.path = path
      project.sources.close(path: known)
      if open.document.isInSync, let document = documents[uri]?.document { updateSources(document) }
      documents[uri]?.environmentChanged(nextStamp())
    }
  }

  /// Shows the faults of the settings files that are open or hold for open documents, on those files. They are always sent, also
  /// to clients that ask for diagnostics, since those ask for Swift files only.
  func publishSettingsFaults() {
    guard case .running(let client) = phase else { return }
    var current: [DocumentURI: PublishDiagnosticsParams] = [:]
    for file in settingsFiles where !file.faults.isEmpty {
      let open = documents.values.first { $0.document.path == file.path }?.document
      let uri = open?.uri ?? DocumentURI(path: file.path)
      let diagnostics = file.faults.map { fault in
        Diagnostic(
          range: file.text.range(of: fault.range, in: client.encoding), severity: fault.severity.diagnosticSeverity,
          code: "settings", source: Analysis.diagnosticSource, message: fault.sentence)
      }
      current[uri] = PublishDiagnosticsParams(uri: uri, version: open?.version, diagnostics: diagnostics)
    }
    for (uri, params) in current where settingsFaults[uri] != params {
      notify("textDocument/publishDiagnostics", params)
      // Whoever has the file open sees it there.
      if let first = params.diagnostics.first, documents[uri] == nil {
        showMessage(.warning, "\(uri.lastComponent): \(first.message)")
      }
    }
    for uri in settingsFaults.keys where current[uri] == nil {
      notify(
        "textDocument/publishDiagnostics",
        PublishDiagnosticsParams(uri: uri, version: documents[uri]?.document.version, diagnostics: []))
    }
    settingsFaults = current
  }

  /// The settings files that hold for open documents, and those that are open, with the text that the editor has of them.
  private var settingsFiles: [SettingsFile] {
    var files: [String: SettingsFile] = [:]
    for open in documents.values where open.document.isSwift {
      guard let path = open.document.path, let file = project.settings.file(for: path) else { continue }
      files[file.path] = file
    }
    for document in documents.values.map(\.document) where document.isSettingsFile && document.isInSync {
      guard let path = document.path else { continue }
      files[path] = SettingsFile(path: path, text: document.text, knownRules: project.settings.knownRules)
    }
    return Array(files.values)
  }
}

extension Document {
  /// Whether it is a settings file, in whatever language the editor takes it for.
  var isSettingsFile: Bool { uri.lastComponent == Settings.fileName }
}
