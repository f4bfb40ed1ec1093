import Files
import Handbook
import LanguageServerProtocol
import Linting
import Workspace

extension Analysis {
  /// What is quoted about a subject: the user's own references first, then the handbook.
  /// - Parameter api: the API that is asked about, if one is
  func quotations(about section: HandbookSection, api: String?, _ kind: MarkupContent.Kind) -> [String] {
    let own = references.sections(
      about: section, api: api, settings: facts.settings, roots: project.sources.roots, path: snapshot.path)
    let page = api.flatMap(APILinks.url) ?? section.documentationURL
    return own.map { $0.text(kind, roots: project.sources.roots) }
      + [section.text(kind, handbook: facts.settings.handbookURL, page: page)]
  }
}

extension ReferenceShelf.Quotation {
  /// Longer sections are cut, since a hover is no reader.
  private static let lineLimit = 60

  /// The section under its title, with the place it is from. In Markdown that is a link which opens the file there.
  func text(_ kind: MarkupContent.Kind, roots: [String]) -> String {
    let heading = (section.parents.suffix(1) + [section.title]).joined(separator: " › ")
    let name = roots.map { FilePath.relative(path, to: $0) }.first { $0 != path } ?? FilePath.name(of: path)
    switch kind {
    case .plaintext:
      return "\(PlainHeading.text(section.title))\n\nFrom \(name):\(section.line), \(heading)\n\n\(section.unwrappedPlainText)"
    case .markdown:
      let link = "\(DocumentURI(path: path).string)#L\(section.line)"
      let source = "*From [\(name), \(heading)](\(link))*"
      return "### \(section.title)\n\n\(source)\n\n\(shortened(Unwrapping.unwrapped(section.markdown), link))"
    }
  }

  private func shortened(_ markdown: String, _ link: String) -> String {
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > Self.lineLimit else { return markdown }
    let kept = lines.prefix(Self.lineLimit)
    let isInFence = !kept.count { $0.hasPrefix("```") || $0.hasPrefix("~~~") }.isMultiple(of: 2)
    return kept.joined(separator: "\n") + (isInFence ? "\n```" : "") + "\n\n[…](\(link))"
  }
}

extension HandbookSection {
  /// The section under its title.
  /// - Parameters:
  ///   - handbook: the address of the hosted handbook, where links between sections then lead
  ///   - page: Apple's page to link to
  func text(_ kind: MarkupContent.Kind, handbook: String?, page: String?) -> String {
    let links = [("Apple’s documentation", page), ("In the handbook", handbook.map { "\($0)#\(anchor)" })]
    switch kind {
    case .plaintext:
      let pages = links.compactMap { name, address in address.map { "\(name): \($0)" } }
      return ([PlainHeading.text(title), unwrappedPlainText] + pages).joined(separator: "\n\n")
    case .markdown:
      // Without a hosted handbook, links between sections become plain text, since an editor cannot follow them.
      let text = Unwrapping.unwrapped(markdown { anchor in handbook.map { "\($0)#\(anchor)" } })
      let pages = links.compactMap { name, address in address.map { "[\(name)](\($0))" } }
      return (["### \(title)", text] + (pages.isEmpty ? [] : [pages.joined(separator: " · ")])).joined(separator: "\n\n")
    }
  }
}

/// A heading where there is no Markdown.
enum PlainHeading {
  /// The title, underlined.
  static func text(_ title: String) -> String { "\(title)\n\(String(repeating: "-", count: title.count))" }
}
