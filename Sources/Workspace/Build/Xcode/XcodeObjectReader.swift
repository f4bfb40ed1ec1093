import Linting
import SourceText
import SwiftUIProject

/// Reads the objects of a `project.pbxproj`, most of which it moves over.
struct XcodeObjectReader {
  private typealias Word = PropertyListScanner.Word
  private typealias Value = PropertyListScanner.Value
  private typealias ID = XcodeObjects.ID

  private var scanner: PropertyListScanner
  private var objects = XcodeObjects()
  /// Whether all build settings are kept and not only those that name systems and sources.
  private let keepsAll: Bool
  /// Whether one of those refers to another setting.
  private var mustKeepAll = false

  static func read(_ bytes: [UInt8]) -> XcodeObjects {
    bytes.withUnsafeBufferPointer { buffer in
      var reader = XcodeObjectReader(scanner: PropertyListScanner(buffer), keepsAll: false)
      reader.read()
      guard reader.mustKeepAll else { return reader.objects }
      reader = XcodeObjectReader(scanner: PropertyListScanner(buffer), keepsAll: true)
      reader.read()
      return reader.objects
    }
  }

  private init(scanner: PropertyListScanner, keepsAll: Bool) {
    self.scanner = scanner
    self.keepsAll = keepsAll
  }

  private mutating func read() {
    guard scanner.take("{") else {
      objects.isDamaged = true
      return
    }
    while let key = scanner.word() {
      guard scanner.take("=") else { break }
      if scanner.isWord(key, "objects"), scanner.take("{") {
        readObjects()
        guard scanner.take("}") else { break }
      } else if scanner.value() == nil {
        break
      }
      guard scanner.take(";") else { break }
    }
    objects.isDamaged = !scanner.take("}")
  }

  private mutating func readObjects() {
    while let id = scanner.word() {
      guard scanner.take("="), scanner.take("{") else { return }
      let offset = id.range.lowerBound
      // Xcode writes the kind first, which saves reading most objects.
      guard let first = scanner.member(depth: 2) else { return }
      if scanner.isWord(first.key, "isa"), case .word(let kind) = first.value, !isWanted(kind) {
        scanner.skipDictionary()
      } else {
        var members = [first]
        while let member = scanner.member(depth: 2) { members.append(member) }
        guard scanner.take("}") else { return }
        take(members, id: scanner.id(id), offset: offset)
      }
      guard scanner.take(";") else { return }
    }
  }

  private static let wanted: [StaticString] = [
    "PBXBuildFile", "PBXFileReference", "PBXGroup", "PBXVariantGroup", "PBXFileSystemSynchronizedRootGroup",
    "PBXFileSystemSynchronizedBuildFileExceptionSet", "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXNativeTarget",
    "XCBuildConfiguration", "XCConfigurationList", "PBXProject", "XCSwiftPackageProductDependency", "PBXTargetDependency",
    "XCRemoteSwiftPackageReference",
  ]

  private func isWanted(_ kind: Word) -> Bool { Self.wanted.contains { scanner.isWord(kind, $0) } }

  private mutating func take(_ members: [(key: Word, value: Value)], id: ID, offset: Int) {
    guard let kind = word(members, "isa") else { return }
    switch scanner.text(kind) {
    case "PBXBuildFile":
      objects.buildFiles[id] = XcodeObjects.BuildFile(file: reference(members, "fileRef"), platforms: platforms(members))
    case "PBXFileReference": takeFile(members, id)
    case "PBXGroup", "PBXVariantGroup", "PBXFileSystemSynchronizedRootGroup":
      objects.references[id] = XcodeObjects.Reference(
        path: text(members, "path"), tree: text(members, "sourceTree") ?? "<group>", children: references(members, "children"),
        exceptions: references(members, "exceptions"))
    case "PBXFileSystemSynchronizedBuildFileExceptionSet": takeExceptions(members, id)
    case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
      objects.phases[id] = XcodeObjects.Phase(
        isSources: scanner.isWord(kind, "PBXSourcesBuildPhase"), files: references(members, "files"))
    case "PBXNativeTarget": takeTarget(members, id, offset)
    case "XCBuildConfiguration": takeConfiguration(members, id)
    case "XCConfigurationList": objects.lists[id] = references(members, "buildConfigurations")
    case "PBXProject":
      objects.project = XcodeObjects.Project(
        configurations: reference(members, "buildConfigurationList"), group: reference(members, "mainGroup"),
        folder: text(members, "projectDirPath") ?? "")
    case "XCSwiftPackageProductDependency": takeProduct(members, id)
    case "XCRemoteSwiftPackageReference": objects.remotePackages[id] = text(members, "repositoryURL") ?? ""
    case "PBXTargetDependency": objects.dependencies[id] = reference(members, "target")
    default: break
    }
  }

  private mutating func takeFile(_ members: [(key: Word, value: Value)], _ id: ID) {
    guard let path = word(members, "path") else { return }
    let endings: [StaticString] = [".swift", ".strings", ".xcstrings", ".xcconfig"]
    guard endings.contains(where: { scanner.hasSuffix(path, $0) }) else { return }
    objects.references[id] = XcodeObjects.Reference(
      path: scanner.text(path), tree: text(members, "sourceTree") ?? "<group>")
  }

  private mutating func takeExceptions(_ members: [(key: Word, value: Value)], _ id: ID) {
    var set = XcodeObjects.ExceptionSet(target: reference(members, "target"))
    set.paths = words(members, "membershipExceptions").map { scanner.text($0) }
    if case .dictionary(let entries)? = value(members, "platformFiltersByRelativePath") {
      for entry in entries {
        guard case .list(let names) = entry.value else { continue }
        let platforms = names.compactMap { name in
          if case .word(let word) = name { scanner.text(word) } else { nil }
        }
        set.platforms.append((scanner.text(entry.key), Self.platforms(named: platforms)))
      }
    }
    objects.exceptions[id] = set
  }

  private mutating func takeTarget(_ members: [(key: Word, value: Value)], _ id: ID, _ offset: Int) {
    objects.targets.append(
      XcodeObjects.Target(
        id: id, name: text(members, "name") ?? "", product: text(members, "productType") ?? "",
        configurations: reference(members, "buildConfigurationList"), phases: references(members, "buildPhases"),
        folders: references(members, "fileSystemSynchronizedGroups"),
        products: references(members, "packageProductDependencies"), dependencies: references(members, "dependencies"),
        offset: offset))
  }

  private mutating func takeConfiguration(_ members: [(key: Word, value: Value)], _ id: ID) {
    var configuration = XcodeObjects.Configuration(name: text(members, "name") ?? "")
    configuration.base =
      reference(members, "baseConfigurationReference") ?? reference(members, "baseConfigurationReferenceAnchor")
    configuration.basePath = text(members, "baseConfigurationReferenceRelativePath")
    if case .dictionary(let settings)? = value(members, "buildSettings") {
      for setting in settings where keepsAll || isWanted(setting: setting.key) {
        let value: String
        switch setting.value {
        case .word(let word): value = scanner.text(word)
        case .list(let list): value = list.compactMap(text(of:)).joined(separator: " ")
        case .dictionary: continue
        }
        configuration.settings.append((scanner.text(setting.key), value, setting.key.range.lowerBound))
        if value.contains("$"), value != "$(inherited)" { mustKeepAll = true }
      }
    }
    objects.configurations[id] = configuration
  }

  private func isWanted(setting key: Word) -> Bool {
    let starts: [StaticString] = [
      "SDKROOT", "SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST", "TARGETED_DEVICE_FAMILY", "EXCLUDED_SOURCE_FILE_NAMES",
      "IPHONEOS_DEPLOYMENT", "MACOSX_DEPLOYMENT", "TVOS_DEPLOYMENT", "WATCHOS_DEPLOYMENT", "XROS_DEPLOYMENT",
    ]
    return starts.contains { scanner.hasPrefix(key, $0) }
  }

  private mutating func takeProduct(_ members: [(key: Word, value: Value)], _ id: ID) {
    guard let name = text(members, "productName") else { return }
    objects.products[id] = (name, reference(members, "package"))
  }

  // MARK: Members

  private func value(_ members: [(key: Word, value: Value)], _ key: StaticString) -> Value? {
    members.first { scanner.isWord($0.key, key) }?.value
  }

  private func word(_ members: [(key: Word, value: Value)], _ key: StaticString) -> Word? {
    if case .word(let word)? = value(members, key) { word } else { nil }
  }

  private func words(_ members: [(key: Word, value: Value)], _ key: StaticString) -> [Word] {
    guard case .list(let list)? = value(members, key) else { return [] }
    return list.compactMap { if case .word(let word) = $0 { word } else { nil } }
  }

  private func text(of value: Value) -> String? { if case .word(let word) = value { scanner.text(word) } else { nil } }

  private func text(_ members: [(key: Word, value: Value)], _ key: StaticString) -> String? {
    word(members, key).map { scanner.text($0) }
  }

  private func reference(_ members: [(key: Word, value: Value)], _ key: StaticString) -> ID? {
    word(members, key).map { scanner.id($0) }
  }

  private func references(_ members: [(key: Word, value: Value)], _ key: StaticString) -> [ID] {
    words(members, key).map { scanner.id($0) }
  }

  private func platforms(_ members: [(key: Word, value: Value)]) -> Set<Platform>? {
    if let one = text(members, "platformFilter") { return Self.platforms(named: [one]) }
    let names = words(members, "platformFilters")
    return names.isEmpty ? nil : Self.platforms(named: names.map { scanner.text($0) })
  }

  static func platforms(named names: [String]) -> Set<Platform> {
    Set(
      names.compactMap { name in
        switch name {
        case "ios": .iOS
        case "macos": .macOS
        case "maccatalyst": .macCatalyst
        case "tvos": .tvOS
        case "watchos": .watchOS
        case "xros", "visionos": .visionOS
        default: nil
        }
      })
  }
}
