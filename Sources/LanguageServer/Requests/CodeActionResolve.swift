import LanguageServerProtocol

/// `codeAction/resolve`: the edit of a fix that spans files, or of many fixes, which is not worked out before someone takes it.
struct CodeActionResolveRequest: DocumentRequest {
  static let method = "codeAction/resolve"

  private let action: [String: JSONValue]
  private let wanted: Wanted
  let uri: DocumentURI

  private enum Wanted {
    /// The fix of a finding, by its place in the analysis with a stamp.
    case fix(stamp: Int, finding: Int)
    /// All safe fixes of the text as it is now, of one rule or of all.
    case fixAll(rule: String?)
  }

  /// What an action carries from `textDocument/codeAction` to here.
  static func data(uri: DocumentURI, stamp: Int, finding: Int) -> JSONValue {
    ["uri": .string(uri.string), "stamp": .int(stamp), "finding": .int(finding)]
  }

  static func data(uri: DocumentURI, fixAllOf rule: String?) -> JSONValue {
    ["uri": .string(uri.string), "fixAll": rule.map { .string($0) } ?? .bool(true)]
  }

  init(_ json: JSONValue) throws(JSONMismatch) {
    _ = try json.member("title", as: String.self)
    action = json.objectValue ?? [:]
    let data = try json.member("data", as: JSONValue.self)
    uri = try data.member("uri")
    if data["fixAll"].isNull {
      wanted = .fix(stamp: try data.member("stamp"), finding: try data.member("finding"))
    } else {
      wanted = .fixAll(rule: data["fixAll"].stringValue)
    }
  }

  var answerWithoutAnalysis: Result<JSONValue, ResponseError> { .failure(Self.outdated) }

  func answer(_ context: RequestContext) throws(ResponseError) -> JSONValue {
    let edit: WorkspaceEdit
    switch wanted {
    case .fix(let stamp, let finding):
      let findings = context.analysis.findings
      guard context.stamp == stamp, findings.indices.contains(finding), let fix = findings[finding].fix,
        let found = context.edit(of: fix)
      else { throw Self.outdated }
      edit = found
    case .fixAll(let rule):
      guard let found = context.fixAllEdit(rule: rule) else {
        try context.checkCancellation()
        throw ResponseError(.requestFailed, "The fixes would break the code that they meet, so none was applied.")
      }
      edit = found
    }
    var resolved = action
    resolved["edit"] = edit.json
    return .object(resolved)
  }

  private static let outdated = ResponseError(.contentModified, "The files have changed since the action was offered.")
}
