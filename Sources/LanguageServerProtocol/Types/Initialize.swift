/// `initialize`. Only what the server uses is read, and nothing but the capabilities must be there.
public struct InitializeParams: Sendable, JSONDecodable {
  /// The client's process; nil when it does not want to be watched.
  public let processID: Int?
  public let clientName: String?
  public let rootURI: DocumentURI?
  /// Empty when the client has none open or does not know folders.
  public let workspaceFolders: [WorkspaceFolder]
  public let capabilities: ClientCapabilities
  public let initializationOptions: JSONValue

  public init(json: JSONValue) throws(JSONMismatch) {
    processID = json["processId"].intValue
    clientName = json["clientInfo"]["name"].stringValue
    rootURI = json["rootUri"].stringValue.map { DocumentURI($0) } ?? json["rootPath"].stringValue.map { DocumentURI(path: $0) }
    workspaceFolders = try json.optional("workspaceFolders") ?? []
    capabilities = ClientCapabilities(json: json["capabilities"])
    initializationOptions = json["initializationOptions"]
  }
}

/// The answer to `initialize`.
public struct InitializeResult: Hashable, Sendable, JSONEncodable {
  public let capabilities: ServerCapabilities
  public let name: String
  public let version: String

  public init(capabilities: ServerCapabilities, name: String, version: String) {
    self.capabilities = capabilities
    self.name = name
    self.version = version
  }

  public var json: JSONValue {
    .object(of: ["capabilities": capabilities, "serverInfo": JSONValue.object(of: ["name": name, "version": version])])
  }
}

/// What the server can do.
public struct ServerCapabilities: Hashable, Sendable, JSONEncodable {
  public var positionEncoding: String
  public var codeActionKinds: [CodeActionKind]
  public var resolvesCodeActions: Bool
  public var commands: [String]
  public var hasHover: Bool
  /// Nil for a server that pushes diagnostics.
  public var pulledDiagnostics: DiagnosticOptions?
  public var followsWorkspaceFolders: Bool

  public struct DiagnosticOptions: Hashable, Sendable, JSONEncodable {
    public let identifier: String
    public let interFileDependencies: Bool
    public let workspaceDiagnostics: Bool

    public init(identifier: String, interFileDependencies: Bool, workspaceDiagnostics: Bool) {
      self.identifier = identifier
      self.interFileDependencies = interFileDependencies
      self.workspaceDiagnostics = workspaceDiagnostics
    }

    public var json: JSONValue {
      .object(of: [
        "identifier": identifier, "interFileDependencies": interFileDependencies, "workspaceDiagnostics": workspaceDiagnostics,
      ])
    }
  }

  public init(
    positionEncoding: String, codeActionKinds: [CodeActionKind], resolvesCodeActions: Bool, commands: [String],
    hasHover: Bool = true, pulledDiagnostics: DiagnosticOptions? = nil, followsWorkspaceFolders: Bool = true
  ) {
    self.positionEncoding = positionEncoding
    self.codeActionKinds = codeActionKinds
    self.resolvesCodeActions = resolvesCodeActions
    self.commands = commands
    self.hasHover = hasHover
    self.pulledDiagnostics = pulledDiagnostics
    self.followsWorkspaceFolders = followsWorkspaceFolders
  }

  /// Folders, and what becomes of files and folders in the editor: nobody watches a folder's files when it is moved.
  private static let workspace: JSONValue = {
    let files: JSONValue = ["pattern": ["glob": "**/*.swift"]]
    let folders: JSONValue = ["pattern": ["glob": "**", "matches": "folder"]]
    let operation: JSONValue = ["filters": [files, folders]]
    return [
      "workspaceFolders": ["supported": true, "changeNotifications": true],
      "fileOperations": ["didCreate": operation, "didRename": operation, "didDelete": operation],
    ]
  }()

  public var json: JSONValue {
    .object(of: [
      "positionEncoding": positionEncoding,
      // 2 is incremental.
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]] as JSONValue,
      "codeActionProvider": JSONValue.object(of: [
        "codeActionKinds": codeActionKinds, "resolveProvider": resolvesCodeActions ? true : nil,
      ]),
      "executeCommandProvider": JSONValue.object(of: ["commands": commands]),
      "hoverProvider": hasHover,
      "diagnosticProvider": pulledDiagnostics,
      "workspace": followsWorkspaceFolders ? Self.workspace : nil,
    ])
  }
}
