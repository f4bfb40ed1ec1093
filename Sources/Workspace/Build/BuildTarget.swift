import Linting
import SwiftUIProject

/// A place in a file.
struct BuildPlace: Sendable, Hashable {
  /// Absolute.
  let file: String
  /// In UTF-8 bytes from the start of the file.
  let offset: Int
}

/// The systems that a target is built for.
enum TargetSystems: Sendable, Hashable {
  case known([Platform: PlatformVersion])
  /// A clause that says why not.
  case unknown(String)

  /// Nil if they are unknown.
  var versions: [Platform: PlatformVersion]? {
    if case .known(let versions) = self { versions } else { nil }
  }
}

/// A target as a project file describes it.
struct BuildTarget: Sendable {
  var name: String
  var kind: TargetKind
  var systems: TargetSystems
  /// Where it and its systems were read.
  var places: [BuildPlace]
  /// The files named one by one, with the systems that they are limited to; nil for all of the target's.
  var files: [String: Set<Platform>?] = [:]
  /// The folders whose files belong to it.
  var folders: [SourceFolder] = []
  /// The tables of strings and the like that its bundle holds, in the same two ways.
  var resources: [String: Set<Platform>?] = [:]
  var resourceFolders: [SourceFolder] = []
  /// The products of packages that it links.
  var products: Set<ProductUse> = []
  /// The targets of the same project that it depends on.
  var dependencies: Set<String> = []
  /// The file that describes it.
  var project: String { places.first?.file ?? "" }
  var isOfPackage: Bool { project.hasSuffix("/Package.swift") }
}

/// A product of a package that a target links.
struct ProductUse: Sendable, Hashable {
  let name: String
  /// The last name of the package's address, in small letters, if it comes from elsewhere. A local package of that name goes over
  /// it; others have nothing to do with it.
  let remote: String?

  /// - Parameter address: where the package comes from; nil for one that is here
  init(_ name: String, from address: String? = nil) {
    self.name = name
    let last = address?.split(separator: "/").last ?? ""
    remote = address == nil ? nil : (last.hasSuffix(".git") ? last.dropLast(4) : last).lowercased()
  }
}

/// What one project file describes.
struct DescribedProject: Sendable {
  var targets: [BuildTarget] = []
  /// What was not understood, each a clause, and where.
  var gaps: [BuildGap] = []
}

/// Something in a project file that is computed or damaged, so that targets may be missing.
struct BuildGap: Sendable, Hashable {
  /// A clause, such as "its targets are computed".
  let reason: String
  let place: BuildPlace
}

extension PlatformVersion {
  /// A version as project files name it; 10.16 of macOS is 11.
  init?(written text: some StringProtocol) {
    guard let version = PlatformVersion(String(text)) else { return nil }
    self = version == "10.16" ? "11.0" : version
  }
}
