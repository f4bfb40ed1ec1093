import Dispatch
import Files
import Handbook
import Workspace

/// The user's own references, which hovers quote before the handbook. Files are read when first asked about and again when they
/// have changed. May be used from any thread.
final class ReferenceShelf: @unchecked Sendable {
  /// More files than this are not a reference but somebody's whole disk.
  static let fileLimit = 50

  /// A section of one of the files.
  struct Quotation {
    let section: ReferenceSection
    let path: String
  }

  /// Guards `books`.
  private let queue = DispatchQueue(label: "ReferenceShelf")
  private var books: [String: (stamp: FileStamp, book: ReferenceBook)] = [:]

  /// The sections about a subject of the handbook, one a file, in the order of the settings.
  /// - Parameters:
  ///   - api: the API that is asked about, if one is
  ///   - roots: the folders that known places are looked for in, besides the home folder
  ///   - path: the Swift file that is asked about
  func sections(
    about subject: HandbookSection, api: String?, settings: Settings, roots: [String], path: String?
  ) -> [Quotation] {
    let paths: [String]
    switch settings.references {
    case nil: return []
    case .files(let patterns): paths = patterns.flatMap { ReferenceFiles.matching($0.glob.pattern, in: $0.folder) }
    case .automatic: paths = ReferenceFiles.inKnownPlaces(roots: roots, path: path)
    }
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }.prefix(Self.fileLimit).compactMap { path in
      book(at: path)?.section(about: subject, api: api).map { Quotation(section: $0, path: path) }
    }
  }

  private func book(at path: String) -> ReferenceBook? {
    guard let stamp = FileStamp(path) else { return nil }
    if let known = queue.sync(execute: { books[path] }), known.stamp == stamp { return known.book }
    guard case .success(let text) = DiskFile.text(at: path) else { return nil }
    let book = ReferenceBook(name: FilePath.name(of: path), text: text.string)
    queue.sync { books[path] = (stamp, book) }
    return book
  }
}
