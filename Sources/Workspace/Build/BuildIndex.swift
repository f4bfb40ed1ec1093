import Files
import Linting
import SwiftUIProject

/// Finds the targets of a file among those of all projects below a root.
struct BuildIndex: Sendable {
  struct Member: Sendable {
    /// The target's place in the list of all.
    let target: Int
    /// The systems that the file is limited to; nil for all of the target's.
    let platforms: Set<Platform>?
    /// Why it is not known whether the file belongs to the target; nil if that is known.
    let gap: String?
  }

  private struct Folder: Sendable {
    let target: Int
    let folder: SourceFolder
  }

  let targets: [BuildTarget]
  private let packageFolders: Set<String>
  private var sources = Table()
  private var resources = Table()

  private struct Table: Sendable {
    var files: [String: [Member]] = [:]
    var folders: [String: [Folder]] = [:]
  }

  /// - Parameter packageFolders: folders with a `Package.swift`, whose files no target of another project takes by its folder
  init(_ targets: [BuildTarget], packageFolders: Set<String>) {
    self.targets = targets
    self.packageFolders = packageFolders
    for (index, target) in targets.enumerated() {
      Self.add(target.files, target.folders, index, to: &sources)
      Self.add(target.resources, target.resourceFolders, index, to: &resources)
    }
  }

  private static func add(
    _ files: [String: Set<Platform>?], _ folders: [SourceFolder], _ index: Int, to table: inout Table
  ) {
    for (path, platforms) in files {
      table.files[path, default: []].append(Member(target: index, platforms: platforms, gap: nil))
    }
    for folder in folders { table.folders[folder.path, default: []].append(Folder(target: index, folder: folder)) }
  }

  /// The targets that compile a file, by its absolute path.
  func members(compiling path: String) -> [Member] { members(holding: path, in: sources) }

  /// The targets whose bundle holds a file.
  func members(bundling path: String) -> [Member] { members(holding: path, in: resources) }

  private func members(holding path: String, in table: Table) -> [Member] {
    var result = table.files[path] ?? []
    guard !Self.isOpaque(path) else { return result }
    var known = Set(result.map(\.target))
    for folder in FilePath.folders(above: path) {
      let isPackage = packageFolders.contains(folder)
      for entry in table.folders[folder] ?? [] where !known.contains(entry.target) {
        // What is in a package belongs to no folder around the package.
        if isPackage, !targets[entry.target].project.hasPrefix(folder + "/") { continue }
        let relative = FilePath.relative(path, to: folder)
        guard entry.folder.holds(relative) else { continue }
        known.insert(entry.target)
        result.append(
          Member(target: entry.target, platforms: entry.folder.platforms(of: relative), gap: entry.folder.gap))
      }
      if isPackage { break }
    }
    return result
  }

  /// Whether a path lies in a folder that counts as one file, so that no folder around it gives its files to a target.
  private static func isOpaque(_ path: String) -> Bool {
    opaqueEndings.contains { path.contains($0) }
  }

  private static let opaqueEndings = [".docc/", ".playground/", ".bundle/", ".xctemplate/", ".framework/", ".xcframework/"]
}
