import Files
import SourceText

/// Finds the folder whose files belong together with a file. The same for every command and every client, whatever folder it names.
///
/// Going up from the file, never above its Git work tree, nor to the home folder or the top of the disk: the outermost folder with
/// an Xcode project or workspace, `project.yml`, `Project.swift` or `Package.swift`; else the work tree.
public final class ProjectRoots: Sendable {
  private struct Place: Sendable {
    /// The outermost folder with a project file so far.
    var project: String?
    var workTree: String?
    var until: ContinuousClock.Instant
  }

  /// How long what was found for a folder is taken for granted.
  private static let patience = Duration.seconds(5)

  private let home = FilePath.home.map { FilePath.absolute($0) }
  private let places = Locked<[String: Place]>([:])

  public init() {}

  /// The root of what lies in a folder, by its absolute path; nil if there is neither a project nor a work tree.
  public func root(ofFolder folder: String) -> String? {
    let place = place(of: folder, now: .now)
    return place.project ?? place.workTree
  }

  /// The root of a file, by its absolute path; nil if there is neither a project nor a work tree.
  public func root(ofFile path: String) -> String? { root(ofFolder: FilePath.folder(of: path)) }

  /// The roots of folders, none inside another one.
  /// - Parameter opened: the folders that a client or a person named, which count for what has no root
  public func roots(ofFolders folders: some Sequence<String>, opened: [String]) -> [String] {
    let roots = Set(
      folders.map { folder in
        root(ofFolder: folder) ?? opened.first { $0 == folder || folder.hasPrefix($0 + "/") } ?? folder
      })
    return roots.filter { root in !FilePath.folders(above: root).contains(where: roots.contains) }.sorted()
  }

  /// Forgets what was found, so that new project files count at once.
  public func invalidate() { places.withLock { $0 = [:] } }

  private func place(of folder: String, now: ContinuousClock.Instant) -> Place {
    if let known = places.withLock({ $0[folder] }), known.until > now { return known }
    var place: Place
    if folder == "/" || folder == "." || folder == home {
      place = Place(until: now + Self.patience)
    } else {
      place = self.place(of: FilePath.folder(of: folder), now: now)
      if FileStamp(FilePath.join(folder, ".git")) != nil { place = Place(workTree: folder, until: place.until) }
      if place.project == nil, ProjectFiles.areIn(folder) { place.project = folder }
    }
    let found = place
    places.withLock { $0[folder] = found }
    return place
  }
}
