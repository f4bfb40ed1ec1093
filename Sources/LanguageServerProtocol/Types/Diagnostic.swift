/// The protocol's severities.
public enum DiagnosticSeverity: Int, Sendable, JSONEncodable {
  case error = 1
  case warning = 2
  case information = 3
  case hint = 4

  public var json: JSONValue { .int(rawValue) }
}

/// How an editor draws a diagnostic's range.
public enum DiagnosticTag: Int, Sendable, JSONEncodable {
  /// Faded.
  case unnecessary = 1
  /// Struck through.
  case deprecated = 2

  public var json: JSONValue { .int(rawValue) }
}

/// Another place that explains a diagnostic.
public struct DiagnosticRelatedInformation: Hashable, Sendable, JSONEncodable {
  public let location: Location
  public let message: String

  public init(location: Location, message: String) {
    self.location = location
    self.message = message
  }

  public var json: JSONValue { .object(of: ["location": location, "message": message]) }
}

public struct Diagnostic: Hashable, Sendable, JSONEncodable {
  public let range: PositionRange
  public let severity: DiagnosticSeverity
  public let code: String
  /// The address of a page about `code`.
  public let codeDescription: String?
  public let source: String
  public let message: String
  /// Left out when empty.
  public let tags: [DiagnosticTag]
  /// Left out when nil.
  public let relatedInformation: [DiagnosticRelatedInformation]?
  public let data: JSONValue?

  public init(
    range: PositionRange, severity: DiagnosticSeverity, code: String, codeDescription: String? = nil, source: String,
    message: String, tags: [DiagnosticTag] = [], relatedInformation: [DiagnosticRelatedInformation]? = nil,
    data: JSONValue? = nil
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.codeDescription = codeDescription
    self.source = source
    self.message = message
    self.tags = tags
    self.relatedInformation = relatedInformation
    self.data = data
  }

  public var json: JSONValue {
    .object(of: [
      "range": range, "severity": severity, "code": code,
      "codeDescription": codeDescription.map { JSONValue.object(of: ["href": $0]) }, "source": source, "message": message,
      "tags": tags.isEmpty ? nil : tags, "relatedInformation": relatedInformation, "data": data,
    ])
  }
}

/// `textDocument/publishDiagnostics`.
public struct PublishDiagnosticsParams: Hashable, Sendable, JSONEncodable {
  public let uri: DocumentURI
  public let version: Int?
  public let diagnostics: [Diagnostic]

  public init(uri: DocumentURI, version: Int?, diagnostics: [Diagnostic]) {
    self.uri = uri
    self.version = version
    self.diagnostics = diagnostics
  }

  public var json: JSONValue { .object(of: ["uri": uri, "version": version, "diagnostics": diagnostics]) }
}

/// `textDocument/diagnostic`.
public struct DocumentDiagnosticParams: Sendable, JSONDecodable {
  public let uri: DocumentURI
  public let previousResultID: String?

  public init(json: JSONValue) throws(JSONMismatch) {
    uri = try DocumentParams(json: json).uri
    previousResultID = try json.optional("previousResultId")
  }
}

/// The answer to `textDocument/diagnostic`.
public enum DocumentDiagnosticReport: Hashable, Sendable, JSONEncodable {
  case full(resultID: String?, items: [Diagnostic])
  case unchanged(resultID: String)

  public var json: JSONValue {
    switch self {
    case .full(let resultID, let items): .object(of: ["kind": "full", "resultId": resultID, "items": items])
    case .unchanged(let resultID): .object(of: ["kind": "unchanged", "resultId": resultID])
    }
  }
}
