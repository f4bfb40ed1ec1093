import Linting
import SourceText
import SwiftUIProject

/// The objects of a `project.pbxproj` that say which target compiles what.
struct XcodeObjects {
  typealias ID = ContentDigest

  struct BuildFile {
    var file: ID?
    var platforms: Set<Platform>?
  }

  /// A file or a folder. `tree` is what its path counts from.
  struct Reference {
    var path: String?
    var tree: String
    var children: [ID] = []
    /// Only of folders whose files belong to a target without being listed.
    var exceptions: [ID] = []
  }

  struct ExceptionSet {
    var target: ID?
    var paths: [String] = []
    var platforms: [(path: String, platforms: Set<Platform>)] = []
  }

  struct Phase {
    var isSources: Bool
    var files: [ID]
  }

  struct Target {
    let id: ID
    var name: String
    var product: String
    var configurations: ID?
    var phases: [ID]
    var folders: [ID]
    var products: [ID]
    var dependencies: [ID]
    let offset: Int
  }

  struct Configuration {
    var name: String
    /// A file with more settings, or the folder that its path counts from.
    var base: ID?
    var basePath: String?
    var settings: [(key: String, value: String, offset: Int)] = []
  }

  struct Project {
    var configurations: ID?
    var group: ID?
    var folder: String
  }

  var buildFiles: [ID: BuildFile] = [:]
  var references: [ID: Reference] = [:]
  var exceptions: [ID: ExceptionSet] = [:]
  var phases: [ID: Phase] = [:]
  var targets: [Target] = []
  var configurations: [ID: Configuration] = [:]
  var lists: [ID: [ID]] = [:]
  /// The products of packages that targets link.
  var products: [ID: (name: String, package: ID?)] = [:]
  /// The addresses of packages that come from elsewhere.
  var remotePackages: [ID: String] = [:]
  /// The targets that dependencies stand for.
  var dependencies: [ID: ID] = [:]
  var project: Project?
  /// Whether the file ends in the middle.
  var isDamaged = false
}
