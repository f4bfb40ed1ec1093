import Files
import Linting
import SourceText

/// What is known of the build of all that lies below a root, at one time.
struct BuildSnapshot: Sendable {
  /// The readers' answers, kept from one snapshot to the next.
  struct Cache: Sendable {
    var packages: [String: (value: PackageDescription, receipt: BuildReceipt)] = [:]
    var projects: [String: (value: DescribedProject, receipt: BuildReceipt)] = [:]

    /// What was read before if the disk still tells the same, else what is read now.
    fileprivate mutating func package(_ folder: String) -> PackageDescription {
      if let known = packages[folder], known.receipt.isCurrent { return known.value }
      let reading = BuildReading()
      let value = PackageReader.read(folder, reading)
      packages[folder] = (value, reading.receipt)
      return value
    }

    fileprivate mutating func project(
      _ path: String, _ read: (String, BuildReading) -> DescribedProject
    ) -> DescribedProject {
      if let known = projects[path], known.receipt.isCurrent { return known.value }
      let reading = BuildReading()
      let value = read(path, reading)
      projects[path] = (value, reading.receipt)
      return value
    }
  }

  let root: String
  /// Of all that was read.
  let digest: ContentDigest
  let index: BuildIndex
  /// What was not understood of each project file.
  let gaps: [BuildGap]
  /// The folders whose build is described in a way that is not read.
  let foreign: [String: String]
  /// The folders of packages and other projects.
  let describedFolders: [String: String]
  /// The folders with a workspace, of Xcode or Tuist.
  let workspaceFolders: Set<String>
  /// For each target, those whose main bundle its code runs with.
  private let hosts: [Set<Int>]

  init(root: String, cache: inout Cache) {
    let search = BuildSearch(below: root)
    let (packageFolders, xcode) = Self.withWorkspaces(search)
    let packages = packageFolders.map { cache.package($0) }
    var projects = xcode.map { cache.project($0, XcodeProjectReader.read) }
    var described = Dictionary(
      packageFolders.map { ($0, "Package.swift") } + xcode.map { (FilePath.folder(of: $0), FilePath.name(of: $0)) },
      uniquingKeysWith: { _, later in later })
    let reading = BuildReading()
    // What was generated is what is built.
    for spec in search.xcodeGenSpecs where !Self.isGenerated(XcodeGenReader.projectName(spec, reading), spec, xcode) {
      projects.append(cache.project(spec, XcodeGenReader.read))
      described[FilePath.folder(of: spec)] = "project.yml"
    }
    for manifest in search.tuistManifests where !Self.isGenerated(TuistReader.projectName(manifest, reading), manifest, xcode) {
      let helpers = Self.helpers(of: manifest)
      projects.append(cache.project(manifest) { TuistReader.read($0, helpers: helpers, $1) })
      described[FilePath.folder(of: manifest)] = "Project.swift"
    }
    let projectTargets = projects.flatMap(\.targets)
    let systems = PackageSystems(packages, usedBy: projectTargets)
    let targets = projectTargets + systems.described
    let receipts = cache.packages.map { "\($0.key)\n\($0.value.receipt.signature)" }
    digest = ContentDigest(
      of: (receipts + cache.projects.map { "\($0.key)\n\($0.value.receipt.signature)" }).sorted().joined(separator: "\n"))
    self.root = root
    index = BuildIndex(targets, packageFolders: Set(packageFolders))
    gaps = projects.flatMap(\.gaps) + packages.flatMap(\.gaps)
    foreign = search.foreign
    describedFolders = described
    workspaceFolders = Set(search.workspaces.map { FilePath.folder(of: $0) } + search.tuistWorkspaces)
    hosts = Self.hosts(projectTargets, packages: systems.usersOfDescribed)
  }

  /// The packages and Xcode projects found, and those that workspaces refer to beside them.
  private static func withWorkspaces(_ search: BuildSearch) -> (packages: [String], projects: [String]) {
    var packages = search.packages
    var projects = search.xcodeProjects
    let reading = BuildReading()
    for path in search.workspaces.flatMap({ WorkspaceContents.references($0, reading) }) {
      let isForeign = path.split(separator: "/").contains { FileDiscovery.skippedFolders.contains(String($0)) }
      if isForeign { continue }
      if path.hasSuffix(".xcodeproj") {
        if !projects.contains(path), DiskFile.isFolder(path) { projects.append(path) }
      } else if !packages.contains(path), FileStamp(FilePath.join(path, "Package.swift")) != nil {
        packages.append(path)
      }
    }
    return (packages, projects)
  }

  private static func isGenerated(_ name: String?, _ spec: String, _ projects: [String]) -> Bool {
    name.map { projects.contains(FilePath.join(FilePath.folder(of: spec), "\($0).xcodeproj")) } ?? false
  }

  /// The files in the `Tuist/ProjectDescriptionHelpers` that is nearest to a manifest, going up.
  private static func helpers(of manifest: String) -> [String] {
    for folder in FilePath.folders(above: manifest) {
      let helpers = FilePath.join(folder, "Tuist/ProjectDescriptionHelpers")
      if DiskFile.isFolder(helpers) { return FileDiscovery.search([helpers]).files }
      if FileStamp(FilePath.join(folder, ".git")) != nil { break }
    }
    return []
  }

  // MARK: Bundles

  private static func hosts(_ projectTargets: [BuildTarget], packages: [Set<Int>]) -> [Set<Int>] {
    var users: [Set<Int>] = Array(repeating: [], count: projectTargets.count)
    var places: [String: [Int]] = [:]
    for (index, target) in projectTargets.enumerated() { places[target.name, default: []].append(index) }
    for (index, target) in projectTargets.enumerated() {
      for other in target.dependencies.flatMap({ places[$0] ?? [] }) where users.indices.contains(other) {
        users[other].insert(index)
      }
    }
    let all = (0..<projectTargets.count).map { [$0] as Set } + packages
    return all.map { start in
      var seen = start
      var open = Array(start)
      while let index = open.popLast() {
        guard users.indices.contains(index), projectTargets[index].kind == .framework else { continue }
        for user in users[index] where seen.insert(user).inserted { open.append(user) }
      }
      return seen.filter { [.app, .appExtension].contains(projectTargets[$0].kind) }
    }
  }

  /// Whether a table of strings is one that code of a file looks a key up in, by the table's path; nil if that is unknown.
  ///
  /// Those are the tables of the app or the extension that the code runs in; if none is known, those of the file's own target.
  func tables(for path: String) -> (@Sendable (String) -> Bool)? {
    let members = index.members(compiling: path)
    guard !members.isEmpty, members.allSatisfy({ $0.gap == nil }) else { return nil }
    var wanted: Set<Int> = []
    for member in members where hosts.indices.contains(member.target) {
      let own = hosts[member.target]
      wanted.formUnion(own.isEmpty ? [member.target] : own)
    }
    let (index, targets) = (index, wanted)
    return { table in index.members(bundling: table).contains { targets.contains($0.target) } }
  }
}
