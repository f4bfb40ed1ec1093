import LanguageServerProtocol

/// `textDocument/diagnostic`, for clients that ask for diagnostics.
struct DocumentDiagnosticRequest: DocumentRequest {
  static let method = "textDocument/diagnostic"

  private let params: DocumentDiagnosticParams

  init(_ json: JSONValue) throws(JSONMismatch) { params = try DocumentDiagnosticParams(json: json) }

  var uri: DocumentURI { params.uri }

  /// The newest text's diagnostics are what the client wants in any case.
  var outlivesChanges: Bool { true }

  var answerWithoutAnalysis: Result<JSONValue, ResponseError> {
    .success(DocumentDiagnosticReport.full(resultID: nil, items: []).json)
  }

  func answer(_ context: RequestContext) -> JSONValue {
    let diagnostics = context.analysis.diagnostics
    let resultID = Self.resultID(of: diagnostics)
    if resultID == params.previousResultID { return DocumentDiagnosticReport.unchanged(resultID: resultID).json }
    return DocumentDiagnosticReport.full(resultID: resultID, items: diagnostics).json
  }

  /// Equal for equal diagnostics, across versions and runs of the server (FNV-1a).
  private static func resultID(of diagnostics: [Diagnostic]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in diagnostics.json.serialized { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
