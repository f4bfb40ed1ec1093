import Files
import SourceText

/// The project files below a folder.
struct BuildSearch: Sendable {
  /// Folders with a `Package.swift`.
  private(set) var packages: [String] = []
  /// `*.xcodeproj`.
  private(set) var xcodeProjects: [String] = []
  private(set) var workspaces: [String] = []
  /// `project.yml`.
  private(set) var xcodeGenSpecs: [String] = []
  /// `Project.swift` of Tuist.
  private(set) var tuistManifests: [String] = []
  /// Folders with a `Workspace.swift` of Tuist.
  private(set) var tuistWorkspaces: [String] = []
  /// Folders with files of build systems that are not read, and what those are called.
  private(set) var foreign: [String: String] = [:]

  /// - Parameter root: absolute
  init(below root: String) {
    FileDiscovery.visit(root) { folder, names in
      for name in names { note(name, in: folder) }
    }
  }

  private mutating func note(_ name: String, in folder: String) {
    let path = FilePath.join(folder, name)
    switch name {
    case "Package.swift": packages.append(folder)
    case "project.yml": xcodeGenSpecs.append(path)
    case "Project.swift": if ProjectFiles.isTuistManifest(path) { tuistManifests.append(path) }
    case "BUILD", "BUILD.bazel": foreign[folder] = "Bazel"
    case "BUCK": foreign[folder] = "Buck"
    case "CMakeLists.txt": foreign[folder] = "CMake"
    case _ where name.hasSuffix(".xcodeproj"): xcodeProjects.append(path)
    case _ where name.hasSuffix(".xcworkspace"): workspaces.append(path)
    case "Workspace.swift": if ProjectFiles.isTuistManifest(path) { tuistWorkspaces.append(folder) }
    default: break
    }
  }
}

/// The files that describe how something is built.
enum ProjectFiles {
  /// Those that make a folder the root of a project, if it is the outermost one.
  static let filter = NameFilter(
    names: ["Package.swift", "project.yml", "Project.swift", "Workspace.swift"], endings: [".xcodeproj", ".xcworkspace"])

  /// Whether a folder holds one of them.
  static func areIn(_ folder: String) -> Bool {
    DiskFile.names(in: folder, filter).contains { name in
      name != "Project.swift" && name != "Workspace.swift" || isTuistManifest(FilePath.join(folder, name))
    }
  }

  /// Whether a `Project.swift` or `Workspace.swift` is Tuist's and not some type of that name.
  static func isTuistManifest(_ path: String) -> Bool {
    guard case .success(let bytes) = DiskFile.bytes(at: path) else { return false }
    return tuist.occurs(in: bytes)
  }

  private static let tuist = WordSearch("import ProjectDescription")

  /// Whether a change of a file may change which targets compile others.
  static func includes(_ name: String) -> Bool {
    let names: Set = [
      "Package.swift", "Project.swift", "project.yml", "project.pbxproj", "contents.xcworkspacedata", "BUILD", "BUILD.bazel",
      "BUCK", "CMakeLists.txt",
    ]
    return names.contains(name) || name.hasSuffix(".xcconfig") || name.hasSuffix(".yml") || name.hasSuffix(".xcodeproj")
      || name.hasSuffix(".xcworkspace")
  }
}
