import Handbook
import LanguageServerProtocol
import Supervision

extension Session {
  func executeCommand(_ json: JSONValue, _ client: Client) throws(ResponseError) -> JSONValue {
    let params: ExecuteCommandParams
    do { params = try ExecuteCommandParams(json: json) } catch { throw ResponseError(error) }
    if params.command == ServerCommand.checkWorkspace {
      try checkWorkspace(params.arguments, client)
      return .null
    }
    guard params.command == ServerCommand.explain else {
      throw ResponseError(.invalidParams, "There is no command \(params.command).")
    }
    guard let words = params.arguments.first?.stringValue, !words.isEmpty else {
      throw ResponseError(.invalidParams, "\(params.command) needs a rule, an API name or words.")
    }
    try explain(words, client)
    return .null
  }

  /// Shows the section about a rule, an API or words: as a document, else as a message.
  private func explain(_ words: String, _ client: Client) throws(ResponseError) {
    let section =
      linter.rule(words).flatMap { Handbook.section(anchor: $0.anchor) } ?? Handbook.section(forRule: words)
      ?? Handbook.sections(forAPI: words).first ?? Handbook.search(words, limit: 1).first
    let settings = project.settings.settings(for: folders.first)
    let own = section.map { subject in
      references.sections(about: subject, api: nil, settings: settings, roots: project.sources.roots, path: nil)
    }
    let rule = linter.rule(words)
    guard section != nil || rule != nil else {
      throw ResponseError(.requestFailed, "The handbook says nothing about \(words).")
    }
    func text(_ kind: MarkupContent.Kind) -> String {
      let quoted = (own ?? []).map { $0.text(kind, roots: project.sources.roots) }
      let parts = [rule.map { "\($0.title) (\($0.id))\n\n\($0.why)" }] + quoted
      return (parts + [section?.text(kind, handbook: settings.handbookURL, page: section?.documentationURL)]).compactMap { $0 }
        .joined(separator: "\n\n")
    }
    let message = text(.plaintext)
    guard client.capabilities.showsDocuments,
      let path = explanations.write(text(.markdown) + "\n", name: section?.anchor ?? words)
    else {
      showMessage(.info, message)
      return
    }
    call("window/showDocument", ShowDocumentParams(uri: DocumentURI(path: path), takeFocus: true)) { [weak self] result in
      if case .success(let answer) = result, answer["success"].boolValue == true { return }
      self?.showMessage(.info, message)
    }
  }
}
