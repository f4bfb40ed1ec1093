import Files
import Linting
import SwiftUIProject

/// Reads the targets of an Xcode project.
struct XcodeProjectReader {
  private typealias ID = XcodeObjects.ID

  private let path: String
  private let folder: String
  private let reading: BuildReading
  private let objects: XcodeObjects
  /// The absolute paths of files and folders.
  private var places: [ID: String] = [:]
  private var projectLevels: [String: [BuildSettings.Level]] = [:]

  /// - Parameter project: the `*.xcodeproj` folder
  static func read(_ project: String, _ reading: BuildReading) -> DescribedProject {
    let path = FilePath.join(project, "project.pbxproj")
    guard let bytes = reading.bytes(at: path) else {
      return DescribedProject(gaps: [BuildGap(reason: "it cannot be read", place: BuildPlace(file: path, offset: 0))])
    }
    var reader = XcodeProjectReader(path, FilePath.folder(of: project), XcodeObjectReader.read(bytes), reading)
    return reader.describe()
  }

  private init(_ path: String, _ folder: String, _ objects: XcodeObjects, _ reading: BuildReading) {
    self.path = path
    self.objects = objects
    self.reading = reading
    let inner = objects.project?.folder ?? ""
    self.folder = inner.isEmpty ? folder : FilePath.absolute(inner, in: folder)
  }

  private mutating func describe() -> DescribedProject {
    var result = DescribedProject()
    if objects.isDamaged {
      result.gaps.append(BuildGap(reason: "the project file is damaged", place: BuildPlace(file: path, offset: 0)))
    }
    if let group = objects.project?.group { locate(group, in: folder) }
    for configuration in configurations(objects.project?.configurations) {
      projectLevels[configuration.name] = levels(of: configuration)
    }
    result.targets = objects.targets.map(target)
    return result
  }

  // MARK: Paths

  /// Works out the paths below a group, without following circles.
  private mutating func locate(_ top: ID, in folder: String) {
    var open = [(top, folder)]
    while let (id, parent) = open.popLast() {
      guard places[id] == nil, let reference = objects.references[id] else { continue }
      guard let path = path(of: reference, in: parent) else { continue }
      places[id] = path
      for child in reference.children { open.append((child, path)) }
    }
  }

  /// Nil for what lies in an SDK or among products.
  private func path(of reference: XcodeObjects.Reference, in parent: String) -> String? {
    let path = reference.path ?? ""
    switch reference.tree {
    case "<group>": return path.isEmpty ? parent : FilePath.absolute(path, in: parent)
    case "SOURCE_ROOT": return path.isEmpty ? folder : FilePath.absolute(path, in: folder)
    case "<absolute>": return FilePath.absolute(path, in: "/")
    default: return nil
    }
  }

  // MARK: Targets

  private func target(_ target: XcodeObjects.Target) -> BuildTarget {
    let kind = Self.kind(of: target.product)
    var result = BuildTarget(
      name: target.name, kind: kind, systems: .unknown(""), places: [BuildPlace(file: path, offset: target.offset)])
    addFiles(target, to: &result)
    addFolders(target, to: &result)
    result.products = Set(
      target.products.compactMap { objects.products[$0] }.map { product in
        ProductUse(product.name, from: product.package.flatMap { objects.remotePackages[$0] })
      })
    let names = Dictionary(objects.targets.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    result.dependencies = Set(target.dependencies.compactMap { objects.dependencies[$0] }.compactMap { names[$0] })
    addSystems(target, to: &result)
    return result
  }

  private static func kind(of product: String) -> TargetKind {
    let name = product.split(separator: ".").dropFirst(3).joined(separator: ".")
    if name.contains("test") { return .tests }
    if name.contains("extension") || name == "xpc-service" { return .appExtension }
    if name.hasPrefix("application") { return .app }
    if name == "tool" { return .tool }
    if name == "bundle" { return .plugin }
    return .framework
  }

  private func addFiles(_ target: XcodeObjects.Target, to result: inout BuildTarget) {
    for phase in target.phases.compactMap({ objects.phases[$0] }) {
      for file in phase.files.compactMap({ objects.buildFiles[$0] }) {
        guard let id = file.file, let path = places[id] else { continue }
        if phase.isSources {
          if path.hasSuffix(".swift") { result.files.updateValue(file.platforms, forKey: path) }
        } else if let children = objects.references[id]?.children, !children.isEmpty {
          for child in children { if let path = places[child] { result.resources.updateValue(file.platforms, forKey: path) } }
        } else {
          result.resources.updateValue(file.platforms, forKey: path)
        }
      }
    }
  }

  /// Of a folder that belongs to a target its exceptions are left out; of another one only they count.
  private func addFolders(_ target: XcodeObjects.Target, to result: inout BuildTarget) {
    for (id, reference) in objects.references where !reference.exceptions.isEmpty || target.folders.contains(id) {
      guard let path = places[id] else { continue }
      let sets = reference.exceptions.compactMap { objects.exceptions[$0] }.filter { $0.target == target.id }
      let paths = PathSet(paths: sets.flatMap(\.paths))
      var folder: SourceFolder
      if target.folders.contains(id) {
        folder = SourceFolder(path, excluded: paths)
      } else {
        guard sets.contains(where: { !$0.paths.isEmpty }) else { continue }
        folder = SourceFolder(path, only: paths)
      }
      folder.limits = sets.flatMap(\.platforms).map { (PathSet(paths: [$0.path]), $0.platforms) }
      result.folders.append(folder)
      result.resourceFolders.append(folder)
    }
  }

  // MARK: Settings

  private func addSystems(_ target: XcodeObjects.Target, to result: inout BuildTarget) {
    var all: [BuildSystems] = []
    for configuration in configurations(target.configurations) {
      let project = projectLevels[configuration.name] ?? projectLevels.values.first ?? []
      let settings = BuildSettings(
        levels: levels(of: configuration) + project, configuration: configuration.name,
        builtIn: ["SRCROOT": folder, "PROJECT_DIR": folder, "TARGET_NAME": target.name, "CONFIGURATION": configuration.name])
      all.append(BuildSystems(settings, isApp: result.kind == .app || result.kind == .appExtension))
      addExclusions(settings, to: &result)
    }
    result.systems = TargetSystems(all)
    for place in all.flatMap(\.places) where !result.places.contains(place) && !place.file.isEmpty {
      result.places.append(place)
    }
  }

  /// `EXCLUDED_SOURCE_FILE_NAMES` leaves out files of one system or of all.
  private func addExclusions(_ settings: BuildSettings, to result: inout BuildTarget) {
    guard settings.levels.contains(where: { $0.settings["EXCLUDED_SOURCE_FILE_NAMES"] != nil }) else { return }
    for (platform, sdk, _) in BuildSystems.settingNames {
      guard let text = settings.value("EXCLUDED_SOURCE_FILE_NAMES", sdk: sdk), !text.isEmpty else { continue }
      let names = text.split(separator: " ").map { NamePattern($0.utf8, hasClasses: true) }
      for (path, platforms) in result.files {
        let name = Array(FilePath.name(of: path).utf8)
        guard names.contains(where: { $0.matches(name) || $0.matches(Array(path.utf8)) }) else { continue }
        result.files.updateValue((platforms ?? Set(Platform.allCases)).subtracting([platform]), forKey: path)
      }
    }
  }

  private func configurations(_ list: ID?) -> [XcodeObjects.Configuration] {
    list.flatMap { objects.lists[$0] }?.compactMap { objects.configurations[$0] } ?? []
  }

  private func levels(of configuration: XcodeObjects.Configuration) -> [BuildSettings.Level] {
    let own = configuration.settings.map { key, value, offset in
      BuildSetting(key: key, value: value, place: BuildPlace(file: path, offset: offset))
    }
    guard let base = configuration.base else { return [BuildSettings.Level(own)] }
    guard var file = places[base] else { return [BuildSettings.Level(own), BuildSettings.Level([], isWhole: false)] }
    if let inner = configuration.basePath { file = FilePath.join(file, inner) }
    let configured = reading.configurationFile(at: file)
    return [BuildSettings.Level(own), BuildSettings.Level(configured.settings, isWhole: configured.isWhole)]
  }
}
