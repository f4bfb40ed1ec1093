import Files
import Linting
import SwiftUIProject

/// Reads the targets of XcodeGen's `project.yml`.
struct XcodeGenReader {
  private let path: String
  private let folder: String
  private let reading: BuildReading
  private var spec: YAMLNode
  private var result = DescribedProject()

  static func read(_ path: String, _ reading: BuildReading) -> DescribedProject {
    var seen: Set<String> = []
    guard let spec = spec(path, base: FilePath.folder(of: path), reading, &seen) else {
      return DescribedProject(gaps: [BuildGap(reason: "it cannot be read", place: BuildPlace(file: path, offset: 0))])
    }
    var reader = XcodeGenReader(path: path, folder: FilePath.folder(of: path), reading: reading, spec: spec)
    for (name, node) in spec["targets"]?.map ?? [] { reader.add(name, node) }
    return reader.result
  }

  /// The name of the project that is generated; nil if none is written.
  static func projectName(_ path: String, _ reading: BuildReading) -> String? {
    reading.bytes(at: path).flatMap { YAMLReader.read($0, file: path, base: "/") }?["name"]?.scalar
  }

  private init(path: String, folder: String, reading: BuildReading, spec: YAMLNode) {
    self.path = path
    self.folder = folder
    self.reading = reading
    self.spec = spec
  }

  /// A spec with those that it includes, whose values it goes over.
  private static func spec(_ path: String, base: String, _ reading: BuildReading, _ seen: inout Set<String>) -> YAMLNode? {
    guard seen.count < 64, seen.insert(path).inserted, let bytes = reading.bytes(at: path),
      let own = YAMLReader.read(bytes, file: path, base: base)
    else { return nil }
    var whole: YAMLNode?
    for include in own["include"]?.list ?? [] {
      guard let name = include.scalar ?? include["path"]?.scalar else { continue }
      let file = FilePath.absolute(name, in: FilePath.folder(of: path))
      let isRelative = include["relativePaths"]?.scalar != "false"
      guard let other = spec(file, base: isRelative ? FilePath.folder(of: file) : base, reading, &seen) else { continue }
      whole = whole?.merged(with: other) ?? other
    }
    return whole?.merged(with: own) ?? own
  }

  // MARK: Targets

  private mutating func add(_ name: String, _ node: YAMLNode) {
    let node = withTemplates(node, name: name)
    let platforms = node["platform"]?.scalars ?? []
    guard let type = node["type"]?.scalar else {
      result.gaps.append(BuildGap(reason: "the target \(name) has no type", place: node.place))
      return
    }
    let kind = Self.kind(of: type)
    guard platforms.count > 1 else {
      add(name, node, kind, platforms.first)
      return
    }
    // One target for each platform, named after it.
    let suffix = node["platformSuffix"]?.scalar
    for platform in platforms {
      add(name + (suffix ?? "_\(platform)"), expanded(node, ["platform": platform]), kind, platform)
    }
  }

  private mutating func add(_ name: String, _ node: YAMLNode, _ kind: TargetKind, _ platform: String?) {
    var target = BuildTarget(name: name, kind: kind, systems: .unknown(""), places: [node.place])
    for source in node["sources"]?.list ?? [] { add(source: source, to: &target) }
    for dependency in node["dependencies"]?.list ?? [] {
      if let package = dependency["package"]?.scalar {
        let products = dependency["products"]?.scalars ?? []
        let names = products.isEmpty ? [dependency["product"]?.scalar ?? package] : products
        let address = spec["packages"]?[package]?["url"]?.scalar
        target.products.formUnion(names.map { ProductUse($0, from: address) })
      }
      if let other = dependency["target"]?.scalar { target.dependencies.insert(other) }
    }
    addSystems(node, platform, to: &target)
    result.targets.append(target)
  }

  /// A target over the templates that it names.
  private func withTemplates(_ node: YAMLNode, name: String, depth: Int = 0) -> YAMLNode {
    guard depth < 8 else { return node }
    var whole: YAMLNode?
    for template in node["templates"]?.scalars ?? [] {
      guard let found = spec["targetTemplates"]?[template] else { continue }
      let inner = withTemplates(found, name: name, depth: depth + 1)
      whole = whole?.merged(with: inner) ?? inner
    }
    guard let whole else { return node }
    var attributes = ["target_name": name]
    for (key, value) in node["templateAttributes"]?.map ?? [] { attributes[key] = value.scalar ?? "" }
    return expanded(whole.merged(with: node), attributes)
  }

  /// A node with `${name}` replaced.
  private func expanded(_ node: YAMLNode, _ attributes: [String: String], depth: Int = 0) -> YAMLNode {
    guard depth < 24 else { return node }
    var node = node
    switch node.value {
    case .scalar(let text) where text.contains("${"):
      node.value = .scalar(attributes.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) })
    case .list(let elements): node.value = .list(elements.map { expanded($0, attributes, depth: depth + 1) })
    case .map(let members):
      node.value = .map(members.map { ($0.key, expanded($0.value, attributes, depth: depth + 1)) })
    default: break
    }
    return node
  }

  private static func kind(of type: String) -> TargetKind {
    if type.contains("test") { return .tests }
    if type.contains("extension") || type == "xpc-service" { return .appExtension }
    if type.hasPrefix("application") { return .app }
    if type == "tool" { return .tool }
    return type == "bundle" ? .plugin : .framework
  }

  // MARK: Sources

  private func add(source: YAMLNode, to target: inout BuildTarget) {
    guard let text = source.scalar ?? source["path"]?.scalar else { return }
    guard !text.contains("${") else { return }
    let path = FilePath.absolute(text, in: source.base)
    switch source["buildPhase"]?.scalar {
    case nil, "sources": break
    case "resources":
      target.resourceFolders.append(SourceFolder(path))
      return
    default: return
    }
    if text.hasSuffix(".swift") {
      target.files.updateValue(platforms(source), forKey: path)
      return
    }
    var folder = SourceFolder(path)
    // A pattern that names a folder means all in it.
    let includes = source["includes"]?.scalars ?? []
    if !includes.isEmpty { folder.only = PathSet(globs: includes) }
    folder.excluded = PathSet(globs: source["excludes"]?.scalars ?? [])
    if let platforms = platforms(source) { folder.limits = [(PathSet(paths: [""]), platforms)] }
    target.folders.append(folder)
    target.resourceFolders.append(folder)
  }

  private func platforms(_ source: YAMLNode) -> Set<Platform>? {
    let names = source["destinationFilters"]?.scalars ?? []
    return names.isEmpty ? nil : Set(names.compactMap(Self.platform))
  }

  // MARK: Systems

  private func addSystems(_ node: YAMLNode, _ platform: String?, to target: inout BuildTarget) {
    var platforms = Set((node["supportedDestinations"]?.scalars ?? []).compactMap(Self.platform))
    if platforms.isEmpty, let platform, let named = Self.platform(platform) { platforms = [named] }
    let options = spec["options"]?["deploymentTarget"]
    var named: [Platform: PlatformVersion] = [:]
    for platform in platforms {
      let own = node["deploymentTarget"]
      let version = own?.scalar == nil ? own?[platform.rawValue] ?? options?[platform.rawValue] : own
      guard let version, let known = version.scalar.flatMap({ PlatformVersion(written: $0) }) else { continue }
      named[platform] = known
      target.places.append(version.place)
    }
    var names = Set((spec["configs"]?.map ?? []).map(\.key))
    if names.isEmpty { names = ["Debug", "Release"] }
    let all = names.sorted().map { name in
      // What is written as a setting goes over `deploymentTarget`.
      let settings = BuildSettings(
        levels: [settings(node, name), files(node, name), settings(spec, name), files(spec, name)].flatMap { $0 },
        configuration: name, builtIn: [:])
      let written = named.filter { platform, _ in
        guard let setting = BuildSystems.settingNames.first(where: { $0.platform == platform }) else { return true }
        if case .absent = settings.answer(setting.setting, sdk: setting.sdk) { return true } else { return false }
      }
      return BuildSystems(settings, isApp: target.kind == .app, platforms: platforms.isEmpty ? nil : platforms, named: written)
    }
    target.systems = TargetSystems(all)
    for place in all.flatMap(\.places) where !target.places.contains(place) && !place.file.isEmpty {
      target.places.append(place)
    }
  }

  private func settings(_ node: YAMLNode, _ configuration: String) -> [BuildSettings.Level] {
    guard let settings = node["settings"] else { return [] }
    return [BuildSettings.Level(self.settings(in: settings, configuration, depth: 0))]
  }

  /// The settings of `base`, `configs` and `groups`, or those written without these keys.
  private func settings(in node: YAMLNode, _ configuration: String, depth: Int) -> [BuildSetting] {
    guard depth < 8 else { return [] }
    var result: [BuildSetting] = []
    for group in node["groups"]?.scalars ?? [] {
      if let inner = spec["settingGroups"]?[group] { result += settings(in: inner, configuration, depth: depth + 1) }
    }
    let isStructured = ["base", "configs", "groups"].contains { node[$0] != nil }
    var maps = [isStructured ? node["base"] : node]
    for (name, value) in node["configs"]?.map ?? [] where configuration.lowercased().contains(name.lowercased()) {
      maps.append(value)
    }
    for member in maps.compactMap({ $0 }).flatMap(\.map) {
      let text = member.value.scalars.joined(separator: " ")
      let value = ["true": "YES", "false": "NO"][text] ?? text
      result.append(BuildSetting(key: member.key, value: value, place: member.value.place))
    }
    return result
  }

  private func files(_ node: YAMLNode, _ configuration: String) -> [BuildSettings.Level] {
    guard let file = node["configFiles"]?[configuration], let name = file.scalar else { return [] }
    let read = reading.configurationFile(at: FilePath.absolute(name, in: file.base))
    return [BuildSettings.Level(read.settings, isWhole: read.isWhole)]
  }

  private static func platform(_ name: String) -> Platform? {
    name == "macCatalyst" ? .macCatalyst : Platform(rawValue: name)
  }
}
