/// A kind such as `quickfix`. Kinds are a hierarchy: `source` contains `source.fixAll`.
public struct CodeActionKind: Hashable, Sendable, JSONEncodable, ExpressibleByStringLiteral {
  public let string: String

  public static let quickFix: CodeActionKind = "quickfix"
  public static let refactorRewrite: CodeActionKind = "refactor.rewrite"
  public static let source: CodeActionKind = "source"
  public static let sourceFixAll: CodeActionKind = "source.fixAll"

  public init(_ string: String) { self.string = string }
  public init(stringLiteral string: String) { self.string = string }

  /// Whether `other` is this kind or one below it. The empty kind contains all.
  public func contains(_ other: CodeActionKind) -> Bool {
    string.isEmpty || other.string == string || other.string.hasPrefix(string + ".")
  }

  public var json: JSONValue { .string(string) }
}

/// `textDocument/codeAction`. The diagnostics of the context are not read: some clients leave out those that are not under
/// the cursor, others send those of all servers.
public struct CodeActionParams: Sendable, JSONDecodable {
  public let uri: DocumentURI
  public let range: PositionRange
  /// The kinds that are asked for; nil means any.
  public let only: [CodeActionKind]?
  /// Whether nobody asked by hand: the cursor moved.
  public let isAutomatic: Bool

  public init(json: JSONValue) throws(JSONMismatch) {
    uri = try DocumentParams(json: json).uri
    range = try json.member("range")
    // Who asks for no kind at all has none in mind.
    let kinds = json["context"]["only"].stringsValue ?? []
    only = kinds.isEmpty ? nil : kinds.map { CodeActionKind($0) }
    isAutomatic = json["context"]["triggerKind"].intValue == 2
  }
}

/// What a client runs through `workspace/executeCommand`.
public struct Command: Hashable, Sendable, JSONEncodable {
  public let title: String
  public let command: String
  public let arguments: [JSONValue]

  public init(title: String, command: String, arguments: [JSONValue]) {
    self.title = title
    self.command = command
    self.arguments = arguments
  }

  public var json: JSONValue { .object(of: ["title": title, "command": command, "arguments": arguments]) }
}

/// One entry of the answer to `textDocument/codeAction` that is an action; the others are `Command`s.
public struct CodeAction: Hashable, Sendable, JSONEncodable {
  public var title: String
  public var kind: CodeActionKind
  /// Left out when empty.
  public var diagnostics: [Diagnostic]
  /// Left out when false.
  public var isPreferred: Bool
  /// Why it cannot be applied; only for clients with `disabledSupport`.
  public var disabled: String?
  public var edit: WorkspaceEdit?
  public var command: Command?
  public var data: JSONValue?

  public init(
    title: String, kind: CodeActionKind, diagnostics: [Diagnostic] = [], isPreferred: Bool = false, disabled: String? = nil,
    edit: WorkspaceEdit? = nil, command: Command? = nil, data: JSONValue? = nil
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.disabled = disabled
    self.edit = edit
    self.command = command
    self.data = data
  }

  public var json: JSONValue {
    .object(of: [
      "title": title, "kind": kind, "diagnostics": diagnostics.isEmpty ? nil : diagnostics,
      "isPreferred": isPreferred ? true : nil, "disabled": disabled.map { JSONValue.object(of: ["reason": $0]) },
      "edit": edit, "command": command, "data": data,
    ])
  }
}

/// `workspace/executeCommand`.
public struct ExecuteCommandParams: Sendable, JSONDecodable {
  public let command: String
  public let arguments: [JSONValue]

  public init(json: JSONValue) throws(JSONMismatch) {
    command = try json.member("command")
    arguments = try json.optional("arguments") ?? []
  }
}
