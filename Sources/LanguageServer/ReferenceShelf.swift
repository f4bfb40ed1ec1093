import Dispatch
import Handbook
import Workspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The user's own references, which hovers quote before the handbook. Files are read when first asked about and again when they
/// have changed. May be used from any thread.
final class ReferenceShelf: @unchecked Sendable {
  /// More files or folders than this are not a reference but somebody's whole disk.
  static let fileLimit = 50
  private static let folderLimit = 500

  /// Where agent skills live, below a project or the home folder.
  private static let skillFolders = [".claude/skills", ".agents/skills", ".codex/skills", ".cursor/skills"]

  /// Guards `books`.
  private let queue = DispatchQueue(label: "ReferenceShelf")
  private var books: [String: (stamp: FileStamp, book: ReferenceBook)] = [:]

  /// The sections about a subject of the handbook, one a file, in the order of the settings.
  /// - Parameter roots: the folders that known places are looked for in, besides the home folder
  func sections(about subject: HandbookSection, settings: Settings, roots: [String]) -> [HandbookSection] {
    let paths: [String]
    switch settings.references {
    case nil: return []
    case .files(let patterns): paths = patterns.flatMap { Self.files($0.glob.pattern, in: $0.folder) }
    case .automatic:
      paths = (roots + [Self.home].compactMap { $0 }).flatMap { root in
        Self.skillFolders.flatMap { Self.files("\($0)/**/*.md", in: root) }
      }
    }
    return paths.prefix(Self.fileLimit).compactMap { book(at: $0)?.section(about: subject) }
  }

  private func book(at path: String) -> ReferenceBook? {
    guard let stamp = FileStamp(path) else { return nil }
    if let known = queue.sync(execute: { books[path] }), known.stamp == stamp { return known.book }
    guard case .success(let text) = DiskFile.text(at: path) else { return nil }
    let book = ReferenceBook(name: FilePath.name(of: path), markdown: text.string)
    queue.sync { books[path] = (stamp, book) }
    return book
  }

  /// The files of a path or glob, which may start with `/`, `~/` or `../`; sorted.
  static func files(_ pattern: String, in folder: String?) -> [String] {
    let names = pattern.split(separator: "/").map(String.init)
    let literal = names.prefix { !$0.contains { "*?{[".contains($0) } }
    guard var path = pattern.hasPrefix("/") ? "/" : names.first == "~" ? home : folder else { return [] }
    for name in literal where name != "~" && name != "." {
      path = name == ".." ? FilePath.folder(of: path) : FilePath.join(path, name)
    }
    guard literal.count < names.count else { return [path] }
    let rest = PathPattern(names[literal.count...].joined(separator: "/"), in: path)
    return markdownFiles(below: path).filter { rest.matches($0) }
  }

  private static func markdownFiles(below root: String) -> [String] {
    var files: [String] = []
    var folders = [root]
    var visited = 0
    while let folder = folders.popLast(), visited < folderLimit {
      visited += 1
      guard case .success(let names) = DiskFile.entries(of: folder) else { continue }
      for name in names.sorted() where name != "." && name != ".." {
        let path = FilePath.join(folder, name)
        if name.hasSuffix(".md") { files.append(path) } else if !name.contains(".") { folders.append(path) }
      }
    }
    return files.sorted()
  }

  private static var home: String? { getenv("HOME").map { String(cString: $0) } }
}
