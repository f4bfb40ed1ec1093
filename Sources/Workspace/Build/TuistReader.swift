import Files
import Linting
import SwiftUIProject

/// Reads the targets of Tuist's `Project.swift`.
struct TuistReader {
  private let folder: String
  private let reading: BuildReading
  private var result = DescribedProject()
  private var projectSettings: ManifestItem?

  /// - Parameter helpers: the files of `Tuist/ProjectDescriptionHelpers` that count for it
  static func read(_ path: String, helpers: [String], _ reading: BuildReading) -> DescribedProject {
    var reader = TuistReader(folder: FilePath.folder(of: path), reading: reading)
    reader.read(path, helpers)
    return reader.result
  }

  /// The name of the project that is generated; nil if it is computed.
  static func projectName(_ path: String, _ reading: BuildReading) -> String? {
    guard let bytes = reading.bytes(at: path), let file = ManifestFile(bytes, path: path) else { return nil }
    var evaluator = ManifestEvaluator(ManifestNames(), file: file)
    evaluator.run(file.tree.statements)
    return evaluator.locals.values.compactMap(\.call).first { $0.name == "Project" }?["name"]?.string
  }

  private init(folder: String, reading: BuildReading) {
    self.folder = folder
    self.reading = reading
  }

  private mutating func read(_ path: String, _ helpers: [String]) {
    let top = BuildPlace(file: path, offset: 0)
    guard let bytes = reading.bytes(at: path), let file = ManifestFile(bytes, path: path) else {
      result.gaps.append(BuildGap(reason: "it cannot be read", place: top))
      return
    }
    var names = ManifestNames()
    for helper in helpers {
      guard let bytes = reading.bytes(at: helper), let file = ManifestFile(bytes, path: helper) else { continue }
      names.add(file, isHelper: true)
    }
    names.add(file, isHelper: false)
    var evaluator = ManifestEvaluator(names, file: file)
    evaluator.run(file.tree.statements)
    guard let project = evaluator.locals.values.compactMap(\.call).first(where: { $0.name == "Project" }) else {
      result.gaps.append(BuildGap(reason: "the project is computed", place: top))
      return
    }
    projectSettings = project["settings"]
    guard let targets = project["targets"], let list = targets.list else {
      result.gaps.append(BuildGap(reason: "its targets are computed", place: project["targets"]?.place ?? top))
      return
    }
    if !list.isWhole { result.gaps.append(BuildGap(reason: "some of its targets are computed", place: targets.place)) }
    for item in list.items { add(item) }
  }

  private mutating func add(_ item: ManifestItem) {
    guard let call = item.call, call.name == "target" || call.name == "Target" else {
      result.gaps.append(BuildGap(reason: "a target is computed", place: item.place))
      return
    }
    // Where the name is computed, that of the folder stands in for it.
    let name = call["name"]?.string ?? FilePath.name(of: folder)
    var target = BuildTarget(
      name: name, kind: Self.kind(of: call["product"]?.member), systems: .unknown("its destinations are computed"),
      places: [item.place])
    target.folders = sources(call["sources"], name) + buildableFolders(call["buildableFolders"], name)
    target.resourceFolders = resources(call["resources"])
    for dependency in call["dependencies"]?.list?.items.compactMap(\.call) ?? [] {
      switch dependency.name {
      case "package": if let product = dependency["product"]?.string { target.products.insert(ProductUse(product)) }
      case "external": if let name = dependency["name"]?.string { target.products.insert(ProductUse(name)) }
      case "target": if let name = dependency["name"]?.string { target.dependencies.insert(name) }
      case "project": if let name = dependency["target"]?.string { target.dependencies.insert(name) }
      default: break
      }
    }
    addSystems(call, to: &target)
    result.targets.append(target)
  }

  private static func kind(of product: String?) -> TargetKind {
    switch product {
    case "app", "appClip", "watch2App": .app
    case "unitTests", "uiTests": .tests
    case "commandLineTool": .tool
    case "bundle", "macro": .plugin
    case let name? where name.lowercased().contains("extension") || name == "xpc": .appExtension
    default: .framework
    }
  }

  // MARK: Sources

  private mutating func sources(_ item: ManifestItem?, _ name: String) -> [SourceFolder] {
    guard let item, !item.isNone else { return [] }
    let elements = globs(item)
    guard elements.isWhole else {
      result.gaps.append(BuildGap(reason: "the sources of the target \(name) are computed", place: item.place))
      return elements.items.compactMap(folder)
    }
    return elements.items.compactMap(folder)
  }

  /// The elements of `["A/**"]`, `.sourceFilesList(globs: […])`, `.paths([…])` or a single pattern.
  private func globs(_ item: ManifestItem) -> ManifestList {
    if let list = item.list { return list }
    if item.string != nil { return ManifestList(items: [item]) }
    if let call = item.call, ["sourceFilesList", "SourceFilesList", "paths", "resources"].contains(call.name),
      let list = (call["globs"] ?? call["resources"] ?? call.first)?.list
    {
      return list
    }
    if item.call?.name == "glob" { return ManifestList(items: [item]) }
    return ManifestList(items: [], isWhole: false)
  }

  private func folder(_ item: ManifestItem) -> SourceFolder? {
    let call = item.call
    let glob = call?.name == "glob" || call?.name == "folderReference" ? call?.first ?? call?["pattern"] ?? call?["path"] : item
    guard let text = glob.flatMap(path) else { return nil }
    let pattern = SourcePattern(text, in: folder)
    var result = SourceFolder(pattern.folder)
    if !pattern.pattern.isEmpty { result.only = PathSet(globs: [pattern.pattern]) }
    if let excluding = call?["excluding"], !excluding.isNone {
      guard let names = (excluding.list?.items ?? [excluding]).map(path) as [String?]?, !names.contains(nil) else {
        result.gap = "what its sources leave out is computed"
        return result
      }
      result.excluded = PathSet(
        globs: names.compactMap { $0 }.map { name in
          let excluded = SourcePattern(name, in: folder)
          let start = FilePath.relative(excluded.folder, to: pattern.folder)
          let parts = [start == pattern.folder || start == excluded.folder ? "" : start, excluded.pattern]
          return parts.filter { !$0.isEmpty }.joined(separator: "/")
        }.filter { !$0.isEmpty })
    }
    return result
  }

  /// A path as a string, `.relativeToRoot("A")` or `.relativeToManifest("A")`.
  private func path(_ item: ManifestItem) -> String? {
    if let text = item.string { return text }
    guard let call = item.call, let text = call.first?.string ?? call["path"]?.string else { return nil }
    switch call.name {
    case "relativeToManifest", "path", "glob": return text
    case "relativeToRoot": return root.map { FilePath.join($0, text) }
    default: return nil
    }
  }

  /// The nearest folder upwards with a `Tuist` folder or a `Tuist.swift`.
  private var root: String? {
    ([folder] + FilePath.folders(above: folder)).first { reading.isFolder(FilePath.join($0, "Tuist")) }
  }

  private mutating func buildableFolders(_ item: ManifestItem?, _ name: String) -> [SourceFolder] {
    guard let item, !item.isNone else { return [] }
    guard let list = item.list, list.isWhole else {
      result.gaps.append(BuildGap(reason: "the folders of the target \(name) are computed", place: item.place))
      return []
    }
    return list.items.compactMap { element in
      (element.string ?? (element.call?.first ?? element.call?["path"]).flatMap(path)).map {
        var result = SourceFolder(FilePath.absolute($0, in: folder))
        if let exceptions = element.call?["exceptions"], !exceptions.isNone { result.gap = "its exceptions are computed" }
        return result
      }
    }
  }

  private func resources(_ item: ManifestItem?) -> [SourceFolder] {
    item.map { globs($0).items.compactMap(folder) } ?? []
  }

  // MARK: Systems

  private func addSystems(_ call: ManifestCall, to target: inout BuildTarget) {
    guard let platforms = platforms(call), !platforms.isEmpty else { return }
    var named: [Platform: PlatformVersion] = [:]
    if let item = call["deploymentTargets"] ?? call["deploymentTarget"], !item.isNone {
      guard let versions = versions(item) else {
        target.systems = .unknown("its deployment targets are computed")
        return
      }
      named = versions
      target.places.append(item.place)
    }
    let levels = [call["settings"], projectSettings].compactMap { $0 }.map(level)
    let settings = BuildSettings(levels: levels, configuration: "", builtIn: [:])
    let systems = BuildSystems(
      settings, isApp: target.kind == .app, platforms: platforms, named: named.filter { platforms.contains($0.key) })
    target.systems = TargetSystems([systems])
    target.places += systems.places.filter { !target.places.contains($0) }
  }

  private func platforms(_ call: ManifestCall) -> Set<Platform>? {
    guard let item = call["destinations"] ?? call["platform"] else { return nil }
    if let name = item.member { return Self.destinations[name] ?? Self.destination(name).map { [$0] } }
    guard let list = item.list, list.isWhole else { return nil }
    let found = list.items.map { $0.member.flatMap(Self.destination) }
    return found.contains(nil) ? nil : Set(found.compactMap { $0 })
  }

  private static let destinations: [String: Set<Platform>] = [
    "iOS": [.iOS], "macOS": [.macOS], "tvOS": [.tvOS], "watchOS": [.watchOS], "visionOS": [.visionOS],
  ]

  private static func destination(_ name: String) -> Platform? {
    switch name {
    case "iPhone", "iPad", "macWithiPadDesign", "appleVisionWithiPadDesign": .iOS
    case "mac": .macOS
    case "macCatalyst": .macCatalyst
    case "appleTv": .tvOS
    case "appleWatch": .watchOS
    case "appleVision": .visionOS
    default: nil
    }
  }

  /// `.iOS("17.0")`, `.multiplatform(iOS: "17.0", macOS: "14.0")`, `.iOS(targetVersion: "16.0", devices: [.iphone])`.
  private func versions(_ item: ManifestItem) -> [Platform: PlatformVersion]? {
    guard let call = item.call else { return nil }
    if let platform = Platform(rawValue: call.name) {
      guard let text = (call.first ?? call["targetVersion"])?.string, let version = PlatformVersion(written: text) else {
        return nil
      }
      return [platform: version]
    }
    guard call.name == "multiplatform" || call.name == "init" || call.name == "DeploymentTargets" else { return nil }
    var versions: [Platform: PlatformVersion] = [:]
    for argument in call.arguments where !argument.value.isNone {
      guard let platform = argument.label.flatMap({ Platform(rawValue: $0) }) else { continue }
      guard let version = argument.value.string.flatMap({ PlatformVersion(written: $0) }) else { return nil }
      versions[platform] = version
    }
    return versions
  }

  /// The base settings of `.settings(base: […])`; not whole if some are computed.
  private func level(_ item: ManifestItem) -> BuildSettings.Level {
    guard let call = item.call, call.name == "settings" || call.name == "Settings" else {
      return BuildSettings.Level([], isWhole: item.isNone)
    }
    guard let base = call["base"], !base.isNone else { return BuildSettings.Level([]) }
    guard case .dictionary(let entries) = base.value else { return BuildSettings.Level([], isWhole: false) }
    return BuildSettings.Level(
      entries.compactMap { entry in
        (entry.value.string ?? entry.value.call?.first?.string).map {
          BuildSetting(key: entry.key, value: $0, place: entry.value.place)
        }
      })
  }
}
