import LanguageServerProtocol

/// `codeAction/resolve`: the edit of a fix that spans files, which is not worked out before someone takes it.
struct CodeActionResolveRequest: DocumentRequest {
  static let method = "codeAction/resolve"

  private let action: [String: JSONValue]
  private let stamp: Int
  private let finding: Int
  let uri: DocumentURI

  /// What an action carries from `textDocument/codeAction` to here.
  static func data(uri: DocumentURI, stamp: Int, finding: Int) -> JSONValue {
    ["uri": .string(uri.string), "stamp": .int(stamp), "finding": .int(finding)]
  }

  init(_ json: JSONValue) throws(JSONMismatch) {
    _ = try json.member("title", as: String.self)
    action = json.objectValue ?? [:]
    let data = try json.member("data", as: JSONValue.self)
    uri = try data.member("uri")
    stamp = try data.member("stamp")
    finding = try data.member("finding")
  }

  var answerWithoutAnalysis: Result<JSONValue, ResponseError> { .failure(Self.outdated) }

  func answer(_ context: RequestContext) throws(ResponseError) -> JSONValue {
    let findings = context.analysis.findings
    guard context.stamp == stamp, findings.indices.contains(finding), let fix = findings[finding].fix,
      let edit = context.edit(of: fix)
    else { throw Self.outdated }
    var resolved = action
    resolved["edit"] = edit.json
    return .object(resolved)
  }

  private static let outdated = ResponseError(.contentModified, "The files have changed since the action was offered.")
}

extension Client {
  /// Whether the edit of an action may come later.
  var resolvesEdits: Bool { capabilities.codeAction.resolvesEdits && capabilities.codeAction.hasData }
}
