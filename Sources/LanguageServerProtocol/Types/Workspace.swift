/// One capability of `client/registerCapability`.
public struct Registration: Hashable, Sendable, JSONEncodable {
  public let id: String
  public let method: String
  public let registerOptions: JSONValue?

  public init(id: String, method: String, registerOptions: JSONValue? = nil) {
    self.id = id
    self.method = method
    self.registerOptions = registerOptions
  }

  /// Watches files by glob patterns.
  public static func watchedFiles(id: String, globs: [String]) -> Registration {
    let watchers = globs.map { JSONValue.object(["globPattern": .string($0)]) }
    return Registration(id: id, method: "workspace/didChangeWatchedFiles", registerOptions: ["watchers": .array(watchers)])
  }

  public var json: JSONValue { .object(of: ["id": id, "method": method, "registerOptions": registerOptions]) }
}

/// `client/registerCapability`.
public struct RegistrationParams: Hashable, Sendable, JSONEncodable {
  public let registrations: [Registration]

  public init(_ registrations: [Registration]) { self.registrations = registrations }

  public var json: JSONValue { .object(of: ["registrations": registrations]) }
}

/// `workspace/configuration` for sections that hold for the whole workspace.
public struct ConfigurationParams: Hashable, Sendable, JSONEncodable {
  public let sections: [String]

  public init(sections: [String]) { self.sections = sections }

  public var json: JSONValue {
    .object(["items": .array(sections.map { JSONValue.object(["section": .string($0)]) })])
  }
}

/// `workspace/didChangeWatchedFiles`. What kind of change it was is not read: the file is looked at again.
public struct DidChangeWatchedFilesParams: Sendable, JSONDecodable {
  public let uris: [DocumentURI]

  public init(json: JSONValue) throws(JSONMismatch) {
    let changes = try json.member("changes", as: [JSONValue].self)
    var uris: [DocumentURI] = []
    for change in changes { uris.append(try change.member("uri")) }
    self.uris = uris
  }
}

/// A folder that is open in the editor.
public struct WorkspaceFolder: Hashable, Sendable, JSONDecodable {
  public let uri: DocumentURI

  public init(uri: DocumentURI) { self.uri = uri }

  public init(json: JSONValue) throws(JSONMismatch) { uri = try json.member("uri") }
}

/// `workspace/didChangeWorkspaceFolders`.
public struct DidChangeWorkspaceFoldersParams: Sendable, JSONDecodable {
  public let added: [WorkspaceFolder]
  public let removed: [WorkspaceFolder]

  public init(json: JSONValue) throws(JSONMismatch) {
    let event = try json.member("event", as: JSONValue.self)
    added = try event.optional("added") ?? []
    removed = try event.optional("removed") ?? []
  }
}
