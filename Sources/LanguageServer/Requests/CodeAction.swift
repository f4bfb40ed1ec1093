import LanguageServerProtocol
import Linting
import SourceText

/// `textDocument/codeAction`. The findings are the server's own, on all lines of the asked range: some editors send only the
/// diagnostics under the cursor, others those of every server.
struct CodeActionRequest: DocumentRequest {
  static let method = "textDocument/codeAction"

  private let params: CodeActionParams

  init(_ json: JSONValue) throws(JSONMismatch) { params = try CodeActionParams(json: json) }

  var uri: DocumentURI { params.uri }
  var looksAtSettings: Bool { true }
  var answerWithoutAnalysis: Result<JSONValue, ResponseError> { .success(.array([])) }

  func answer(_ context: RequestContext) throws(ResponseError) -> JSONValue {
    let text = context.analysis.snapshot.text
    guard let range = text.lenientRange(params.range, context.client.encoding) else { return .array([]) }
    let builder = QuickFixes(context: context)
    let findings = builder.findings(on: range)
    // A client without literals knows commands only.
    guard context.client.capabilities.codeAction.hasLiterals else {
      return .array(params.isAutomatic ? [] : builder.explanations(of: findings.map(\.element)).map(\.json))
    }
    return .array(try (actions(findings, builder) + rewrites(at: range, context)).map(\.json))
  }

  /// What can be rewritten though nothing is wrong, for those who ask by hand.
  private func rewrites(at range: TextRange, _ context: RequestContext) throws(ResponseError) -> [CodeAction] {
    guard wants(.refactorRewrite), !params.isAutomatic || params.only != nil else { return [] }
    try context.checkCancellation()
    return Rewrites(context: context).actions(at: range)
  }

  private func actions(
    _ findings: [EnumeratedSequence<[Finding]>.Element], _ builder: QuickFixes
  ) throws(ResponseError) -> [CodeAction] {
    var actions: [CodeAction] = []
    if wants(.quickFix) {
      actions += findings.flatMap { builder.fixes(of: $0.element, index: $0.offset) }
      // What the cursor's movement asks for is shown as a light bulb: only fixes are worth one.
      try builder.context.checkCancellation()
      if !params.isAutomatic { actions += builder.companions(of: findings.map(\.element)) }
    }
    let wantsFixAll = wants(.fixAll) && (!params.isAutomatic || params.only != nil)
    try builder.context.checkCancellation()
    if wantsFixAll, let action = fixAll(builder.context) { actions.append(action) }
    return actions
  }

  private func wants(_ kind: CodeActionKind) -> Bool { params.only?.contains { $0.contains(kind) } ?? true }

  private func fixAll(_ context: RequestContext) -> CodeAction? {
    let analysis = context.analysis
    guard analysis.file != nil, analysis.findings.contains(where: { $0.fix?.level == .safe }) else { return nil }
    return context.fixAllAction(
      CodeAction(title: "Apply all safe fixes of swiftui-patterns", kind: .fixAll), rule: nil)
  }
}

extension SourceText {
  /// The UTF-8 offsets of a range that a client asks about; lines past the end count as the end, since some clients name the
  /// line behind the last to mean the whole text.
  func lenientRange(_ range: PositionRange, _ encoding: PositionEncoding) -> TextRange? {
    guard range.start.line >= 0, range.end.line >= 0 else { return nil }
    return TextRange(
      offset(of: range.start, in: encoding) ?? count, offset(of: range.end, in: encoding) ?? count)
  }
}
