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
    let report = context.analysis.report
    if report.resultID == params.previousResultID { return DocumentDiagnosticReport.unchanged(resultID: report.resultID).json }
    return DocumentDiagnosticReport.full(resultID: report.resultID, items: report.diagnostics).json
  }
}
