import Files
import Linting
import SwiftUIProject

/// A package as its `Package.swift` describes it.
struct PackageDescription: Sendable {
  struct Target: Sendable {
    var target: BuildTarget
    /// The names of the targets and products that it uses.
    var uses: Set<String>
    /// Whether it runs on the machine that builds: a macro or a plug-in.
    var isForBuilder: Bool
  }

  let folder: String
  var targets: [Target] = []
  /// The names of the targets of each product.
  var products: [String: [String]] = [:]
  /// What `platforms:` names; nil if there is none.
  var platforms: [Platform: PlatformVersion]?
  /// Why `platforms:` is unknown; nil if it is known.
  var platformsGap: String?
  var gaps: [BuildGap] = []
}

/// Reads `Package.swift`.
struct PackageReader {
  private let folder: String
  private let reading: BuildReading
  private var package: PackageDescription
  private var platformsPlace: BuildPlace?

  /// The package in a folder.
  static func read(_ folder: String, _ reading: BuildReading) -> PackageDescription {
    var reader = PackageReader(folder: folder, reading: reading)
    reader.read()
    return reader.package
  }

  private init(folder: String, reading: BuildReading) {
    self.folder = folder
    self.reading = reading
    package = PackageDescription(folder: folder)
  }

  private mutating func read() {
    let path = FilePath.join(folder, "Package.swift")
    let top = BuildPlace(file: path, offset: 0)
    guard let bytes = reading.bytes(at: path), let file = ManifestFile(bytes, path: path) else {
      package.gaps.append(BuildGap(reason: "it cannot be read", place: top))
      return
    }
    var names = ManifestNames()
    names.add(file, isHelper: false)
    var evaluator = ManifestEvaluator(names, file: file)
    evaluator.run(file.tree.statements)
    guard let call = evaluator.locals.values.compactMap(\.call).first(where: { $0.name == "Package" }) else {
      package.gaps.append(BuildGap(reason: "the package is computed", place: top))
      return
    }
    readPlatforms(call["platforms"])
    readProducts(call["products"])
    let targets = call["targets"]
    if let targets, !(targets.list?.isWhole ?? targets.isNone) {
      package.gaps.append(BuildGap(reason: "some of its targets are computed", place: targets.place))
    }
    let items = targets?.list?.items ?? []
    for item in items { read(target: item, isOnly: items.count == 1) }
  }

  private mutating func readPlatforms(_ item: ManifestItem?) {
    guard let item, !item.isNone else { return }
    platformsPlace = item.place
    guard let list = item.list, list.isWhole else {
      package.platformsGap = "`platforms:` is computed"
      return
    }
    var versions: [Platform: PlatformVersion] = [:]
    for element in list.items {
      guard let call = element.call else {
        package.platformsGap = "`platforms:` is computed"
        continue
      }
      guard let platform = Platform(rawValue: call.name) else { continue }
      if let version = call.first.flatMap({ Self.version($0) }) {
        versions[platform] = version
      } else {
        package.platformsGap = "the version of \(platform.rawValue) in `platforms:` is computed"
      }
    }
    package.platforms = versions
  }

  /// The version that `.v16`, `.v10_15` or `"16.4"` stands for.
  private static func version(_ item: ManifestItem) -> PlatformVersion? {
    if let text = item.string { return PlatformVersion(written: text) }
    guard let name = item.member, name.hasPrefix("v") else { return nil }
    return PlatformVersion(written: name.dropFirst().replacing("_", with: "."))
  }

  private mutating func readProducts(_ item: ManifestItem?) {
    for call in item?.list?.items.compactMap(\.call) ?? [] {
      guard let name = call["name"]?.string else { continue }
      package.products[name] = call["targets"]?.list?.items.compactMap(\.string) ?? []
    }
  }

  private mutating func read(target item: ManifestItem, isOnly: Bool) {
    guard let call = item.call else {
      package.gaps.append(BuildGap(reason: "a target is computed", place: item.place))
      return
    }
    guard let kind = Self.kinds[call.name] else { return }
    guard let name = call["name"]?.string else {
      package.gaps.append(BuildGap(reason: "the name of a target is computed", place: item.place))
      return
    }
    var target = BuildTarget(
      name: name, kind: kind, systems: .unknown("`Package.swift` names no platforms"),
      places: [item.place] + (platformsPlace.map { [$0] } ?? []))
    if let folder = sourceFolder(call, name: name, kind: kind, isOnly: isOnly, item.place) {
      target.folders = [folder]
      target.resourceFolders = [SourceFolder(folder.path)]
    }
    let isForBuilder = call.name == "macro" || call.name == "plugin"
    package.targets.append(PackageDescription.Target(target: target, uses: Self.uses(call), isForBuilder: isForBuilder))
  }

  private static let kinds: [String: TargetKind] = [
    "target": .framework, "executableTarget": .tool, "testTarget": .tests, "plugin": .plugin, "macro": .plugin,
  ]

  private static func uses(_ call: ManifestCall) -> Set<String> {
    Set(
      (call["dependencies"]?.list?.items ?? []).compactMap { item in
        item.string ?? item.call?["name"]?.string ?? item.call?.first?.string
      })
  }

  /// The folder of a target; nil if it is computed or not there.
  private mutating func sourceFolder(
    _ call: ManifestCall, name: String, kind: TargetKind, isOnly: Bool, _ place: BuildPlace
  ) -> SourceFolder? {
    let path: String
    if let item = call["path"], !item.isNone {
      guard let text = item.string else {
        package.gaps.append(BuildGap(reason: "the path of the target \(name) is computed", place: item.place))
        return nil
      }
      path = FilePath.absolute(text, in: folder)
    } else {
      guard let found = defaultFolder(name, kind, isOnly: isOnly) else { return nil }
      path = found
    }
    var result = SourceFolder(path)
    if let item = call["sources"], !item.isNone {
      if let names = item.strings { result.only = PathSet(paths: names) } else { result.gap = "its `sources:` are computed" }
    }
    if let item = call["exclude"], !item.isNone {
      if let names = item.strings { result.excluded = PathSet(paths: names) } else { result.gap = "its `exclude:` is computed" }
    }
    return result
  }

  private func defaultFolder(_ name: String, _ kind: TargetKind, isOnly: Bool) -> String? {
    let usual = ["Sources", "Source", "src", "srcs"]
    let parents = kind == .tests ? ["Tests"] + usual : kind == .plugin ? ["Plugins"] + usual : usual
    let paths = parents.map { FilePath.join(folder, $0) }
    if let own = paths.map({ FilePath.join($0, name) }).first(where: reading.isFolder) { return own }
    // The only target of a package may do without a folder of its own.
    return isOnly ? paths.first(where: reading.isFolder) : nil
  }
}
