/// Those capabilities of a client that the server asks about. What a client does not say, it does not have.
public struct ClientCapabilities: Hashable, Sendable {
  /// In the client's order of preference; empty when it says nothing, which means `utf-16`.
  public let positionEncodings: [String]
  public let publishDiagnostics: Diagnostics
  /// Nil when the client does not pull diagnostics.
  public let pulledDiagnostics: Diagnostics?
  /// Whether the client pulls again when it is told that results have changed.
  public let refreshesDiagnostics: Bool
  public let codeAction: CodeActions
  public let workspaceEdit: Edits
  /// `markdown` and `plaintext` in the client's order of preference; empty when it says nothing.
  public let hoverFormats: [String]
  /// Whether it answers `workspace/configuration`.
  public let answersConfiguration: Bool
  public let registersConfiguration: Bool
  public let registersWatchedFiles: Bool
  public let showsDocuments: Bool
  public let showsProgress: Bool

  /// What holds for diagnostics that are pushed, or for those that are pulled.
  public struct Diagnostics: Hashable, Sendable {
    public let hasRelatedInformation: Bool
    public let hasTags: Bool
    public let hasData: Bool

    init(json: JSONValue) {
      hasRelatedInformation = json["relatedInformation"].boolValue ?? false
      // An older form of the capability is plain `true`.
      hasTags = json["tagSupport"].boolValue ?? !json["tagSupport"].isNull
      hasData = json["dataSupport"].boolValue ?? false
    }
  }

  public struct CodeActions: Hashable, Sendable {
    /// Whether it understands code actions at all; a client without this knows only commands.
    public let hasLiterals: Bool
    public let hasPreferred: Bool
    public let hasDisabled: Bool
    public let hasData: Bool
    /// Whether `edit` may be filled in by `codeAction/resolve`.
    public let resolvesEdits: Bool
    public let honorsChangeAnnotations: Bool

    init(json: JSONValue) {
      hasLiterals = !json["codeActionLiteralSupport"].isNull
      hasPreferred = json["isPreferredSupport"].boolValue ?? false
      hasDisabled = json["disabledSupport"].boolValue ?? false
      hasData = json["dataSupport"].boolValue ?? false
      resolvesEdits = json["resolveSupport"]["properties"].stringsValue?.contains("edit") ?? false
      honorsChangeAnnotations = json["honorsChangeAnnotations"].boolValue ?? false
    }
  }

  public struct Edits: Hashable, Sendable {
    public let hasDocumentChanges: Bool
    public let hasChangeAnnotations: Bool

    init(json: JSONValue) {
      hasDocumentChanges = json["documentChanges"].boolValue ?? false
      hasChangeAnnotations = !json["changeAnnotationSupport"].isNull
    }
  }

  public init(json: JSONValue) {
    let document = json["textDocument"]
    let workspace = json["workspace"]
    positionEncodings = json["general"]["positionEncodings"].stringsValue ?? []
    publishDiagnostics = Diagnostics(json: document["publishDiagnostics"])
    pulledDiagnostics = document["diagnostic"].objectValue.map { Diagnostics(json: .object($0)) }
    refreshesDiagnostics = workspace["diagnostics"]["refreshSupport"].boolValue ?? false
    codeAction = CodeActions(json: document["codeAction"])
    workspaceEdit = Edits(json: workspace["workspaceEdit"])
    hoverFormats = document["hover"]["contentFormat"].stringsValue ?? []
    answersConfiguration = workspace["configuration"].boolValue ?? false
    registersConfiguration = workspace["didChangeConfiguration"]["dynamicRegistration"].boolValue ?? false
    registersWatchedFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"].boolValue ?? false
    showsDocuments = json["window"]["showDocument"]["support"].boolValue ?? false
    showsProgress = json["window"]["workDoneProgress"].boolValue ?? false
  }
}
