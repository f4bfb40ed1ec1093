import Files
import Linting
import Workspace

/// The files that a command's paths stand for.
struct FileSelection {
  /// Absolute, sorted.
  var files: [String] = []
  /// The files among them that were named themselves.
  var named: Set<String> = []
  /// Whether these are all the files that may say something about each other.
  let isWholeProject: Bool
  /// One sentence for each path that cannot be read.
  var problems: [String] = []
  /// One sentence for each named file that settings leave alone.
  var notes: [String] = []

  /// Searches the paths, or this folder when there are none, and tells the project where it lies.
  init(_ words: [String], project: Project) {
    let here = FilePath.currentFolder()
    let paths = words.isEmpty ? [here] : words.map { FilePath.absolute($0, in: here) }
    let outcome = FileDiscovery.search(paths, isExcluded: { project.settings.settings(for: $0).isExcluded($0) })
    files = outcome.files
    let roots = Self.roots(of: files, in: paths, project.build.roots)
    project.setRoots(roots)
    isWholeProject = Set(paths) == Set(roots)
    named = Set(paths).intersection(files)
    for path in paths where !named.contains(path) && !DiskFile.isFolder(path) {
      let settings = project.settings
      guard settings.settings(for: path).isExcluded(path), let file = settings.file(for: path) else { continue }
      notes.append("\(Checker.name(of: path)) is left alone, since \(Checker.name(of: file.path)) excludes it.")
    }
    problems = outcome.problems.map { "\(Checker.name(of: $0.path)) cannot be read: \($0.reason)." }
  }

  /// The folders whose files may say something about each other.
  static func roots(of files: [String], in paths: [String], _ roots: ProjectRoots) -> [String] {
    let opened = paths.map { DiskFile.isFolder($0) ? $0 : FilePath.folder(of: $0) }
    return roots.roots(ofFolders: Set(files.map { FilePath.folder(of: $0) } + opened), opened: opened)
  }
}

/// The mistakes in the settings files that hold for some files, each file once.
struct SettingsCheck {
  /// One line for each mistake, as compilers write them.
  private(set) var lines: [String] = []
  /// Whether something that was written does not count.
  private(set) var isBroken = false

  init(of paths: [String], in store: SettingsStore) {
    var seen: Set<String> = []
    for folder in Set(paths.map { FilePath.folder(of: $0) }).sorted() {
      guard let file = store.file(for: FilePath.join(folder, "x")), seen.insert(file.path).inserted else { continue }
      for fault in file.faults {
        let place = file.text.position(of: fault.range.lower, in: .utf8)
        let position = "\(Checker.name(of: file.path)):\(place.line + 1):\(place.character + 1)"
        lines.append("\(position): \(fault.severity.rawValue): \(fault.sentence)")
        if fault.severity == .error { isBroken = true }
      }
    }
  }
}
