import Files
import Linting
import SwiftUIProject

/// The systems that the targets of local packages count with.
///
/// A package that a project here uses counts with the systems that the project builds it for; one that none uses, with those that
/// its `platforms:` names.
struct PackageSystems {
  private struct Key: Hashable {
    let package: String
    let target: String
  }

  private let packages: [PackageDescription]
  private var targets: [Key: PackageDescription.Target] = [:]
  private var owners: [String: [Key]] = [:]
  /// The systems that projects build a target for.
  private var built: [Key: [Platform: PlatformVersion]] = [:]
  /// The targets of projects whose bundles may load a target of a package, by its place in the list of them.
  private var users: [Key: Set<Int>] = [:]

  /// - Parameter targets: those of all projects that use packages
  init(_ packages: [PackageDescription], usedBy projectTargets: [BuildTarget]) {
    self.packages = packages
    for package in packages {
      for target in package.targets { targets[Key(package: package.folder, target: target.target.name)] = target }
      for (product, names) in package.products {
        let names = names.isEmpty ? package.targets.map(\.target.name) : names
        owners[product, default: []] += names.map { Key(package: package.folder, target: $0) }
      }
    }
    for (index, target) in projectTargets.enumerated() where target.kind != .tests && !target.products.isEmpty {
      reach(from: target, index)
    }
  }

  private mutating func reach(from user: BuildTarget, _ index: Int) {
    var open = user.products.flatMap { product in
      (owners[product.name] ?? []).filter { key in
        product.remote.map { FilePath.name(of: key.package).lowercased() == $0 } ?? true
      }
    }
    var seen: Set<Key> = []
    while let key = open.popLast() {
      guard seen.insert(key).inserted, let target = targets[key] else { continue }
      users[key, default: []].insert(index)
      // What is unknown of a project leaves a package with its own platforms.
      if let versions = user.systems.versions { built[key, default: [:]].merge(versions) { min($0, $1) } }
      for name in target.uses {
        let inner = Key(package: key.package, target: name)
        if targets[inner] != nil { open.append(inner) } else { open += owners[name] ?? [] }
      }
    }
  }

  /// The targets of all packages with their systems.
  var described: [BuildTarget] {
    packages.flatMap { package in
      package.targets.map { target in
        var result = target.target
        result.systems = systems(of: target, in: package)
        return result
      }
    }
  }

  /// The project targets whose bundles load a target of a package, in the order of `described`.
  var usersOfDescribed: [Set<Int>] {
    packages.flatMap { package in
      package.targets.map { users[Key(package: package.folder, target: $0.target.name)] ?? [] }
    }
  }

  private func systems(of target: PackageDescription.Target, in package: PackageDescription) -> TargetSystems {
    if let gap = package.platformsGap { return .unknown(gap) }
    let own = package.platforms
    let key = Key(package: package.folder, target: target.target.name)
    if target.isForBuilder {
      guard let version = own?[.macOS] else { return .unknown("it runs on the machine that builds") }
      return .known([.macOS: version])
    }
    var used = built[key]
    if used == nil, target.target.kind == .tests {
      used = target.uses.compactMap { built[Key(package: package.folder, target: $0)] }.reduce(into: nil) { result, versions in
        result = (result ?? [:]).merging(versions) { min($0, $1) }
      }
    }
    guard let used else {
      guard let own, !own.isEmpty else { return .unknown("`Package.swift` names no platforms") }
      return .known(own)
    }
    var versions: [Platform: PlatformVersion] = [:]
    for (platform, version) in used {
      versions[platform] = own?[platform] ?? (platform == .macCatalyst ? own?[.iOS] : nil) ?? version
    }
    return .known(versions)
  }
}
