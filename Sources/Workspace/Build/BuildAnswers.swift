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
    let built = platformsOfProjects(members)
    for member in members {
      let target = index.targets[member.target]
      var systems: [Platform: PlatformVersion] = [:]
      switch target.systems {
      case .known(let versions):
        let limits = target.isOfPackage ? built : nil
        systems = versions.filter { (member.platforms ?? limits)?.contains($0.key) ?? true }
        // Limits may leave nothing of a target.
        if systems.isEmpty, member.platforms != nil || limits != nil { continue }
      case .unknown(let reason): unknown = "the systems of \(target.name) are unknown: \(reason)"
      }
      let places = target.places.map { FileCompilation.Fact(file: $0.file, line: line($0)) }
      targets.append(FileCompilation.Target(name: target.name, kind: target.kind, systems: systems, from: places))
    }
    targets.sort { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) }
    if targets.isEmpty { unknown = "its targets leave it out for every system that they are built for" }
    return FileCompilation(targets: targets, unknown: unknown)
  }

  /// The systems that projects build a file for, besides tests; nil if none is known to. A package that holds an app's files beside
  /// the app's project, for tools or tests, is not built for more.
  private func platformsOfProjects(_ members: [BuildIndex.Member]) -> Set<Platform>? {
    var platforms: Set<Platform> = []
    for member in members {
      let target = index.targets[member.target]
      guard !target.isOfPackage, target.kind != .tests, let versions = target.systems.versions else { continue }
      platforms.formUnion(versions.keys.filter { member.platforms?.contains($0) ?? true })
    }
    return platforms.isEmpty ? nil : platforms
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
