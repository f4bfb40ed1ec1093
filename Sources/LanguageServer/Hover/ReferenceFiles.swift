import Files
import Workspace

/// Finds the files of references on disk.
enum ReferenceFiles {
  private static let folderLimit = 500

  /// Where agents keep skills and rules, below a project or the home folder.
  private static let knownFolders = [
    ".claude/skills", ".agents/skills", ".codex/skills", ".cursor/skills", ".cursor/rules",
  ]

  /// Files that tell agents about a project, and lead to others.
  private static let agentFiles = ["AGENTS.md", "CLAUDE.md"]

  /// Files that stand beside those in many projects and are about something else.
  private static let otherFiles: Set<String> = [
    "changelog", "code_of_conduct", "contributing", "history", "license", "notice", "readme", "releases", "security", "support",
    "todo",
  ]

  /// The files of a path or glob, which may start with `/`, `~/` or `../`; sorted.
  static func matching(_ pattern: String, in folder: String?) -> [String] {
    let names = pattern.split(separator: "/").map(String.init)
    let literal = names.prefix { !$0.contains { "*?{[".contains($0) } }
    guard var path = pattern.hasPrefix("/") ? "/" : names.first == "~" ? FilePath.home : folder else { return [] }
    for name in literal where name != "~" && name != "." {
      path = name == ".." ? FilePath.folder(of: path) : FilePath.join(path, name)
    }
    guard literal.count < names.count else { return [path] }
    let rest = PathPattern(names[literal.count...].joined(separator: "/"), in: path)
    return texts(below: path).filter { rest.matches($0) }
  }

  /// The skills and rules of the project and the user, and what lies beside a project's `AGENTS.md`.
  static func inKnownPlaces(roots: [String], path: String?) -> [String] {
    let inside = path.map { path in
      FilePath.folders(above: path).filter { folder in roots.contains { folder == $0 || folder.hasPrefix($0 + "/") } }
    }
    var folders = inside ?? []
    folders += roots.filter { !folders.contains($0) }
    let skills = (folders + [FilePath.home].compactMap { $0 }).flatMap { folder in
      knownFolders.flatMap { texts(below: FilePath.join(folder, $0)) }
    }
    return skills + folders.flatMap(besideAgentFiles)
  }

  private static func besideAgentFiles(in folder: String) -> [String] {
    guard case .success(let names) = DiskFile.entries(of: folder) else { return [] }
    let found = agentFiles.filter(names.contains)
    guard !found.isEmpty else { return [] }
    let others = names.filter { name in
      let base = name.prefix { $0 != "." }.lowercased()
      return isText(name) && !found.contains(name) && !otherFiles.contains(base)
    }
    let paths = found.map { FilePath.join(folder, $0) }
    return paths + paths.flatMap(linked) + others.map { FilePath.join(folder, $0) }
  }

  /// The texts that a Markdown file links to or names in code marks, by relative paths.
  private static func linked(from path: String) -> [String] {
    guard case .success(let text) = DiskFile.text(at: path) else { return [] }
    let folder = FilePath.folder(of: path)
    let words = text.string.split { "()`<>\"'".contains($0) || $0.isWhitespace }
    return words.map { String($0.prefix { $0 != "#" }) }
      .filter { isText($0) && !$0.hasPrefix("/") && !$0.contains("://") }
      .map { FilePath.absolute($0.hasPrefix("@") ? String($0.dropFirst()) : $0, in: folder) }
      .filter { FileStamp($0) != nil }
  }

  private static func texts(below root: String) -> [String] {
    var files: [String] = []
    var folders = [root]
    var visited = 0
    while let folder = folders.popLast(), visited < folderLimit {
      visited += 1
      guard case .success(let names) = DiskFile.entries(of: folder) else { continue }
      for name in names {
        let path = FilePath.join(folder, name)
        if isText(name) { files.append(path) } else if !name.contains(".") { folders.append(path) }
      }
    }
    return files.sorted()
  }

  private static func isText(_ name: String) -> Bool {
    [".md", ".mdc", ".markdown", ".txt"].contains { name.hasSuffix($0) }
  }
}
