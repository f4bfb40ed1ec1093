import Handbook
import LanguageServerProtocol
import Linting
import Rules
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
    let analysis = context.analysis
    let snapshot = analysis.snapshot
    guard let offset = snapshot.text.offset(of: params.position, in: context.client.encoding) else { return .null }
    let kind = context.client.hoverKind
    let api = analysis.api(at: offset)
    let findings = analysis.findings.filter { $0.range.touches(offset) }
    if let first = findings.first {
      let text = Explanation(findings: findings, analysis: analysis, api: api).text(kind)
      return Hover(contents: MarkupContent(kind, text), range: snapshot.range(of: first.range)).json
    }
    guard let api, let section = analysis.section(about: api) else { return .null }
    let parts = analysis.introduction(of: api, kind) + analysis.quotations(about: section, api: api.name, kind)
    let contents = MarkupContent(kind, parts.joined(separator: "\n\n"))
    return Hover(contents: contents, range: snapshot.range(of: api.range)).json
  }
}

extension Analysis {
  /// The SwiftUI name at a UTF-8 offset, nil where the name is that of a type of the project.
  fileprivate func api(at offset: Int) -> APIMention? {
    guard let mention = parsedFile().apiMention(at: offset) else { return nil }
    // The project is asked only where there is something to tell.
    guard let type = mention.type?.split(separator: ".").first.map(String.init), Handbook.section(forAPI: mention.name) != nil
    else { return mention }
    // A type within another one is not meant outside of it.
    let isOwn = facts.files(declaring: type)?.contains {
      $0.file.declarations(of: type).contains { $0.kind != .extension }
    }
    return isOwn == true ? nil : mention
  }

  /// The section that explains an API; for a stack that is columns made by hand, the one about those.
  fileprivate func section(about api: APIMention) -> HandbookSection? {
    if let section = Handbook.section(forAPI: api.name) { return section }
    guard api.type == "HStack",
      let call = parsedFile().calls(named: "HStack").first(where: { $0.nameToken.textRange == api.range }),
      call.makesSplitColumns(in: parsedFile(), project: facts)
    else { return nil }
    return Handbook.section(anchor: "manual-split")
  }
}
