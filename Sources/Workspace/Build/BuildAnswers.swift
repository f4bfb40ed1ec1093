import Files
import Linting
import SwiftUIProject

extension BuildSnapshot {
  /// Which targets compile a file, by its absolute path.
  /// - Parameter line: the line of a place
  func compilation(of path: String, line: (BuildPlace) -> Int) -> FileCompilation {
    if let catalogue = Self.catalogue(of: path), index.members(compiling: path).isEmpty {
      return FileCompilation(targets: [], unknown: "\(catalogue) is a documentation catalogue, which no target compiles")
    }
    let members = index.members(compiling: path)
    guard !members.isEmpty else { return FileCompilation(targets: [], unknown: reasonForNone(path, line)) }
    if let gap = members.lazy.compactMap(\.gap).first { return FileCompilation(targets: [], unknown: gap) }
    var unknown: String?
    var targets: [FileCompilation.Target] = []
    for member in members where index.targets.indices.contains(member.target) {
      let target = index.targets[member.target]
      var systems: [Platform: PlatformVersion] = [:]
      switch target.systems {
      case .known(let versions): systems = versions.filter { member.platforms?.contains($0.key) ?? true }
      case .unknown(let reason): unknown = "the systems of \(target.name) are unknown: \(reason)"
      }
      // Limits leave nothing of a target that does not build for these systems.
      if systems.isEmpty, member.platforms != nil, target.systems.versions != nil { continue }
      let places = target.places.map { FileCompilation.Fact(file: $0.file, line: line($0)) }
      targets.append(FileCompilation.Target(name: target.name, kind: target.kind, systems: systems, from: places))
    }
    targets.sort { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) }
    if targets.isEmpty { unknown = "its targets leave it out for every system that they are built for" }
    return FileCompilation(targets: targets, unknown: unknown)
  }

  private static func catalogue(of path: String) -> String? {
    FilePath.folders(above: path).first { $0.hasSuffix(".docc") }.map(FilePath.name(of:))
  }

  /// Why no target is known, by what is nearest to the file.
  private func reasonForNone(_ path: String, _ line: (BuildPlace) -> Int) -> String {
    for folder in FilePath.folders(above: path) {
      let gaps = gaps.filter { gap in
        let file = gap.place.file
        let home = FilePath.folder(of: file)
        return home == folder || home.hasSuffix(".xcodeproj") && FilePath.folder(of: home) == folder
      }
      if let gap = gaps.first {
        return "no target that is known compiles it, and of \(shown(gap.place.file)):\(line(gap.place)) \(gap.reason)"
      }
      if let system = foreign[folder] { return "it is built by \(system), whose files are not read" }
      if let project = describedFolders[folder] {
        return "no target of \(shown(FilePath.join(folder, project))) compiles it"
      }
      if folder == root { break }
    }
    return "no project file lies above it"
  }

  private func shown(_ path: String) -> String { FilePath.relative(path, to: root) }

  /// Whether the folders above a file still hold the project files that were found.
  func isCurrent(around path: String) -> Bool {
    for folder in FilePath.folders(above: path) {
      if ProjectFiles.areIn(folder) != (describedFolders[folder] != nil || workspaceFolders.contains(folder)) { return false }
      if folder == root { break }
    }
    return true
  }
}
