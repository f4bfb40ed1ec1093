import Handbook
import LanguageServerProtocol
import Linting
import SourceText
import Supervision
import Workspace

extension Analysis {
  /// What diagnostics are told apart by in an editor with several servers.
  static let diagnosticSource = Product.name

  func makeReport() -> FileReport { FileReport(findings.map { diagnostic(of: $0) }) }

  /// The diagnostic of a finding, with those members that the client understands.
  func diagnostic(of finding: Finding) -> Diagnostic {
    let support = snapshot.client.diagnostics
    return Diagnostic(
      range: snapshot.range(of: finding.range), severity: finding.severity.diagnosticSeverity, code: finding.rule,
      codeDescription: page(of: finding.anchor), source: Self.diagnosticSource, message: finding.message,
      tags: support.hasTags ? finding.tags.map(\.diagnosticTag).sorted { $0.rawValue < $1.rawValue } : [],
      relatedInformation: support.hasRelatedInformation && !finding.related.isEmpty
        ? finding.related.compactMap(relatedInformation) : nil,
      data: support.hasData
        ? ["anchor": .string(finding.anchor), "fix": .string((finding.fix?.level ?? .none).rawValue)] : nil)
  }

  /// The address of the page about a handbook section: the hosted handbook's, else Apple's.
  func page(of anchor: String) -> String? {
    if let root = facts.settings.handbookURL { return "\(root)#\(anchor)" }
    return Self.pages.address(of: anchor)
  }

  private static let pages = DocumentationPages()

  private func relatedInformation(_ place: RelatedPlace) -> DiagnosticRelatedInformation? {
    guard let path = place.path else {
      return DiagnosticRelatedInformation(
        location: Location(uri: snapshot.uri, range: snapshot.range(of: place.range)), message: place.message)
    }
    guard let text = project.sources.text(of: path) else { return nil }
    let range = text.range(of: place.range, in: snapshot.client.encoding)
    return DiagnosticRelatedInformation(
      location: Location(uri: DocumentURI(path: path), range: range), message: place.message)
  }
}

/// Apple's pages about the handbook's sections, which are looked up once: diagnostics name them with every key.
private final class DocumentationPages: Sendable {
  private let known = Locked<[String: String?]>([:])

  func address(of anchor: String) -> String? {
    if let known = known.withLock({ $0[anchor] }) { return known }
    let address = Handbook.section(anchor: anchor)?.documentationURL
    known.withLock { $0[anchor] = .some(address) }
    return address
  }
}
