import Handbook
import LanguageServerProtocol
import Linting
import SourceText
import SwiftUIModel

/// `textDocument/hover`: what a finding is about, or what the handbook says of a SwiftUI name.
struct HoverRequest: DocumentRequest {
  static let method = "textDocument/hover"

  private let params: DocumentPositionParams

  init(_ json: JSONValue) throws(JSONMismatch) { params = try DocumentPositionParams(json: json) }

  var uri: DocumentURI { params.uri }
  var answerWithoutAnalysis: Result<JSONValue, ResponseError> { .success(.null) }

  func answer(_ context: RequestContext) -> JSONValue {
    let snapshot = context.analysis.snapshot
    guard let offset = snapshot.text.offset(of: params.position, in: context.client.encoding) else { return .null }
    let kind = context.client.hoverKind
    let findings = context.analysis.findings.filter { $0.range.touches(offset) }
    if let first = findings.first {
      let text = Explanation(findings: findings, analysis: context.analysis).text(kind)
      return Hover(contents: MarkupContent(kind, text), range: snapshot.range(of: first.range)).json
    }
    guard let name = context.analysis.parsedFile().apiName(at: offset),
      let section = Handbook.section(forAPI: name.text)
    else { return .null }
    let text = context.analysis.quotations(about: section, kind).joined(separator: "\n\n")
    let contents = MarkupContent(kind, text)
    return Hover(contents: contents, range: snapshot.range(of: name.range)).json
  }
}
