import LanguageServerProtocol
import Linting
import SourceText

extension SourceText {
  /// Edits in the protocol's form.
  func edits(_ set: EditSet, in encoding: PositionEncoding, annotation: String? = nil) -> [AnnotatedTextEdit] {
    set.edits.map { edit in
      AnnotatedTextEdit(
        range: range(of: edit.range, in: encoding), newText: edit.replacement, annotationID: annotation)
    }
  }
}

extension Severity {
  var diagnosticSeverity: DiagnosticSeverity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .information: .information
    case .hint: .hint
    }
  }
}

extension FindingTag {
  var diagnosticTag: DiagnosticTag {
    switch self {
    case .deprecated: .deprecated
    case .unnecessary: .unnecessary
    }
  }
}
