/// The protocol's `TextEdit`, which is an `AnnotatedTextEdit` when it names an annotation.
public struct AnnotatedTextEdit: Hashable, Sendable, JSONEncodable {
  public let range: PositionRange
  public let newText: String
  /// A key of `WorkspaceEdit.changeAnnotations`.
  public let annotationID: String?

  public init(range: PositionRange, newText: String, annotationID: String? = nil) {
    self.range = range
    self.newText = newText
    self.annotationID = annotationID
  }

  public var json: JSONValue { .object(of: ["range": range, "newText": newText, "annotationId": annotationID]) }
}

/// Edits of one version of one document.
public struct TextDocumentEdit: Hashable, Sendable, JSONEncodable {
  public let uri: DocumentURI
  /// Nil for a document that the client has not opened; it is then sent as null.
  public let version: Int?
  public let edits: [AnnotatedTextEdit]

  public init(uri: DocumentURI, version: Int?, edits: [AnnotatedTextEdit]) {
    self.uri = uri
    self.version = version
    self.edits = edits
  }

  public var json: JSONValue {
    .object(of: [
      "textDocument": JSONValue.object(of: ["uri": uri, "version": version?.json ?? .null]), "edits": edits,
    ])
  }
}

/// Why an edit is made, for clients that show a preview.
public struct ChangeAnnotation: Hashable, Sendable, JSONEncodable {
  public let label: String
  /// Left out when false.
  public let needsConfirmation: Bool
  public let description: String?

  public init(label: String, needsConfirmation: Bool = false, description: String? = nil) {
    self.label = label
    self.needsConfirmation = needsConfirmation
    self.description = description
  }

  public var json: JSONValue {
    .object(of: [
      "label": label, "needsConfirmation": needsConfirmation ? true : nil, "description": description,
    ])
  }
}

/// Edits of documents, in one of the two forms that clients understand.
public struct WorkspaceEdit: Hashable, Sendable, JSONEncodable {
  public let content: Content
  /// Left out when empty.
  public let changeAnnotations: [String: ChangeAnnotation]

  public enum Content: Hashable, Sendable {
    /// Without versions, for every client. By URI.
    case changes([String: [AnnotatedTextEdit]])
    /// With versions, for clients with `documentChanges`.
    case documentChanges([TextDocumentEdit])
  }

  public init(_ content: Content, changeAnnotations: [String: ChangeAnnotation] = [:]) {
    self.content = content
    self.changeAnnotations = changeAnnotations
  }

  public var json: JSONValue {
    let annotations = changeAnnotations.isEmpty ? nil : changeAnnotations
    return switch content {
    case .changes(let changes): .object(of: ["changes": changes, "changeAnnotations": annotations])
    case .documentChanges(let changes): .object(of: ["documentChanges": changes, "changeAnnotations": annotations])
    }
  }
}
