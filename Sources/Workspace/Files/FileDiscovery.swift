import Files

/// Searches folders for files, the way a person would mean it: without build products, other people's packages, hidden folders
/// and what git ignores.
public struct FileDiscovery {
  /// Folders that hold build products or other people's code.
  public static let skippedFolders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]

  /// What a search found.
  public struct Outcome: Sendable {
    /// Absolute paths, sorted byte by byte, each file once.
    public internal(set) var files: [String] = []
    /// Paths that could not be looked into, with the system's reason.
    public internal(set) var problems: [(path: String, reason: String)] = []
  }

  private let wanted: (String) -> Bool
  private let isExcluded: (String) -> Bool
  private let isCancelled: () -> Bool
  private var visitor: ((String, [String]) -> Void)?
  private var visited: Set<FileStamp.Place> = []
  private var outcome = Outcome()

  /// Searches below `roots`, which may be files too; those are taken whatever their name is.
  ///
  /// - Parameters:
  ///   - roots: Absolute paths.
  ///   - extensions: Endings of the files to find, without the dot.
  ///   - isExcluded: Whether settings leave an absolute path alone; a folder's answer counts for all in it.
  ///   - isCancelled: Asked once a folder; the outcome is then what was found so far.
  public static func search(
    _ roots: [String], extensions: Set<String> = ["swift"], isExcluded: @escaping (String) -> Bool = { _ in false },
    isCancelled: @escaping () -> Bool = { false }
  ) -> Outcome {
    let endings = extensions.map { Array(".\($0)".utf8) }
    var discovery = FileDiscovery(
      wanted: { name in endings.contains { name.utf8.count > $0.count && name.utf8.suffix($0.count).elementsEqual($0) } },
      isExcluded: isExcluded, isCancelled: isCancelled)
    for root in roots {
      let root = FilePath.absolute(root)
      switch FileStamp.look(at: root) {
      case .success(let stamp) where stamp.isFolder:
        discovery.descend(into: root, place: stamp.place, ignores: discovery.ignores(above: root))
      case .success(let stamp) where stamp.isRegularFile: if !isExcluded(root) { discovery.take(root, stamp.place) }
      case .success: discovery.outcome.problems.append((root, "not a regular file"))
      case .failure(let problem): discovery.outcome.problems.append((root, problem.reason))
      }
    }
    discovery.outcome.files = Array(Set(discovery.outcome.files)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return discovery.outcome
  }

  /// Hands over each folder that a search of `root` would look into, with the names in it.
  ///
  /// - Parameter root: An absolute path.
  public static func visit(_ root: String, _ body: (_ folder: String, _ names: [String]) -> Void) {
    withoutActuallyEscaping(body) { body in
      var discovery = FileDiscovery(wanted: { _ in false }, isExcluded: { _ in false }, isCancelled: { false })
      discovery.visitor = body
      guard let stamp = FileStamp(root), stamp.isFolder else { return }
      discovery.descend(into: root, place: stamp.place, ignores: discovery.ignores(above: root))
    }
  }

  /// Whether a search below a folder would find an existing file, or one that is about to be there.
  public static func finds(
    _ path: String, below root: String, isExcluded: @escaping (String) -> Bool = { _ in false }
  ) -> Bool {
    let discovery = FileDiscovery(wanted: { _ in true }, isExcluded: isExcluded, isCancelled: { false })
    let relative = FilePath.relative(path, to: root)
    guard relative != path else { return false }
    var ignores = discovery.ignores(above: root)
    var folder = root
    let names = relative.split(separator: "/").map { String($0) }
    for (index, name) in names.enumerated() {
      if name.hasPrefix(".") || skippedFolders.contains(name) { return false }
      if index < names.count - 1, name.hasSuffix(".docc") { return false }
      if let own = discovery.readIgnore(in: folder) { ignores.append(own) }
      folder = FilePath.join(folder, name)
      if discovery.isIgnored(folder, isFolder: index < names.count - 1, by: ignores) { return false }
    }
    return true
  }

  private init(
    wanted: @escaping (String) -> Bool, isExcluded: @escaping (String) -> Bool, isCancelled: @escaping () -> Bool
  ) {
    self.wanted = wanted
    self.isExcluded = isExcluded
    self.isCancelled = isCancelled
  }

  /// The patterns that hold for a folder: its repository's, from the repository's top down to the folder's parent.
  private func ignores(above folder: String) -> [GitIgnore] {
    var found: [GitIgnore] = []
    for parent in [folder] + FilePath.folders(above: folder) {
      if parent != folder, let own = readIgnore(in: parent) { found.append(own) }
      if FileStamp(FilePath.join(parent, ".git")) != nil {
        let excludes = DiskFile.bytes(at: FilePath.join(parent, ".git/info/exclude"))
        if case .success(let bytes) = excludes, let own = GitIgnore(bytes, folder: parent) { found.append(own) }
        return found.reversed()
      }
    }
    // Without a repository nothing is ignored but by the searched folders' own files.
    return []
  }

  private func readIgnore(in folder: String) -> GitIgnore? {
    guard case .success(let bytes) = DiskFile.bytes(at: FilePath.join(folder, ".gitignore")) else { return nil }
    return GitIgnore(bytes, folder: folder)
  }

  /// `ignores` from the outermost to the innermost.
  private mutating func descend(into folder: String, place: FileStamp.Place, ignores: [GitIgnore]) {
    // A folder that was seen before was reached again through a link, perhaps in a circle.
    guard !isCancelled(), visited.insert(place).inserted else { return }
    guard let names = entries(of: folder) else { return }
    visitor?(folder, names)
    let ignores = names.contains(".gitignore") ? ignores + [readIgnore(in: folder)].compactMap { $0 } : ignores
    for name in names where !name.hasPrefix(".") {
      let path = FilePath.join(folder, name)
      let mayBeFolder = !Self.skippedFolders.contains(name) && mayBeFolder(name)
      guard wanted(name) || mayBeFolder, let stamp = FileStamp(path) else { continue }
      if stamp.isRegularFile, wanted(name) {
        if !isIgnored(path, isFolder: false, by: ignores) { take(path, stamp.place) }
      } else if stamp.isFolder, mayBeFolder {
        if !isIgnored(path, isFolder: true, by: ignores) { descend(into: path, place: stamp.place, ignores: ignores) }
      }
    }
  }

  /// Two names of one file, through links, would be checked and fixed twice.
  private mutating func take(_ path: String, _ place: FileStamp.Place) {
    if visited.insert(place).inserted { outcome.files.append(path) }
  }

  /// Saves asking the system about an app's many pictures. A documentation catalogue is a folder, but its code is no target's.
  private func mayBeFolder(_ name: String) -> Bool {
    if visitor != nil, name.hasSuffix(".swift") { return false }
    return ![
      ".xcassets", ".xcodeproj", ".xcworkspace", ".docc", ".png", ".jpg", ".json", ".pdf", ".svg", ".h", ".m", ".md", ".plist",
    ].contains { name.hasSuffix($0) }
  }

  private func isIgnored(_ path: String, isFolder: Bool, by ignores: [GitIgnore]) -> Bool {
    for ignore in ignores.reversed() {
      if let answer = ignore.ignores(path, isFolder: isFolder) { return answer || isExcluded(path) }
    }
    return isExcluded(path)
  }

  private mutating func entries(of folder: String) -> [String]? {
    switch DiskFile.entries(of: folder) {
    case .success(let names): return names
    case .failure(let problem):
      if case .unreadable = problem { outcome.problems.append((folder, problem.reason)) }
      return nil
    }
  }
}
