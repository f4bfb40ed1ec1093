import Linting

/// The deployment targets of a `project.pbxproj`.
///
/// A target's own setting beats the project's, which counts only where a target has none; the project's alone would make many
/// apps look years older than they are. Test bundles say nothing where there is another target: an app's views are not compiled
/// for them, and their settings are often those of the year in which the project was made.
struct XcodeProject {
  private struct Configuration {
    var versions: [Platform: PlatformVersion] = [:]
    var supported: Set<Platform> = []
  }

  /// By object id.
  private var configurations: [Substring: Configuration] = [:]
  /// The ids of configurations, by the id of their list.
  private var lists: [Substring: [Substring]] = [:]
  private var projectLists: Set<Substring> = []
  private var testLists: Set<Substring> = []

  /// The versions of each platform over all targets.
  static func targets(in bytes: [UInt8]) -> [Platform: ClosedRange<PlatformVersion>] {
    var project = XcodeProject()
    project.read(String(decoding: bytes, as: UTF8.self))
    return project.ranges()
  }

  private mutating func read(_ text: String) {
    var id: Substring = ""
    var kind: Substring = ""
    var list: Substring = ""
    var isInList = false
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = Substring(line).trimmingBlanks()
      if line.hasPrefix("isa = ") {
        kind = line.dropFirst(6).prefix { $0 != ";" }
      } else if line.hasSuffix("= {"), let first = line.split(separator: " ").first, first.utf8.count == 24 {
        id = first
      } else if line.hasPrefix("buildConfigurations = (") {
        isInList = true
      } else if line == ");" {
        isInList = false
      } else if isInList, let first = line.split(separator: " ").first {
        lists[id, default: []].append(first.prefix { $0 != "," })
      } else if line.hasPrefix("buildConfigurationList = ") {
        list = line.dropFirst(25).prefix { $0 != " " && $0 != ";" }
        if kind == "PBXProject" { projectLists.insert(list) }
      } else if kind == "PBXNativeTarget", line.hasPrefix("productType = "), line.contains("-test") {
        testLists.insert(list)
      } else if kind == "XCBuildConfiguration" {
        readSetting(line, of: id)
      }
    }
  }

  private mutating func readSetting(_ line: Substring, of id: Substring) {
    guard let equals = line.firstRange(of: " = ") else { return }
    let key = line[..<equals.lowerBound]
    let value = line[equals.upperBound...].filter { $0 != "\"" && $0 != ";" }
    if key.hasSuffix("_DEPLOYMENT_TARGET"), let version = PlatformVersion(value),
      let platform = TargetScanner.platform(ofSetting: key.dropLast("_DEPLOYMENT_TARGET".count))
    {
      configurations[id, default: Configuration()].versions[platform] = version
    } else if key == "SDKROOT" || key == "SUPPORTED_PLATFORMS" {
      let platforms = Set(value.split(separator: " ").compactMap { Self.platforms[String($0)] })
      // The list of platforms beats the SDK's single one.
      let known = configurations[id]?.supported ?? []
      if key == "SUPPORTED_PLATFORMS" || known.isEmpty { configurations[id, default: Configuration()].supported = platforms }
    } else if configurations[id] == nil {
      configurations[id] = Configuration()
    }
  }

  private static let platforms: [String: Platform] = [
    "iphoneos": .iOS, "iphonesimulator": .iOS, "macosx": .macOS, "appletvos": .tvOS, "appletvsimulator": .tvOS,
    "watchos": .watchOS, "watchsimulator": .watchOS, "xros": .visionOS, "xrsimulator": .visionOS,
  ]

  private func ranges() -> [Platform: ClosedRange<PlatformVersion>] {
    let project = projectLists.flatMap { lists[$0] ?? [] }.compactMap { configurations[$0] }
    let defaults = project.reduce(into: Configuration()) { result, configuration in
      result.versions.merge(configuration.versions) { min($0, $1) }
      result.supported.formUnion(configuration.supported)
    }
    let ofTargets = lists.filter { !projectLists.contains($0.key) }
    let ofProducts = ofTargets.filter { !testLists.contains($0.key) }
    let targets = (ofProducts.isEmpty ? ofTargets : ofProducts).values.joined().compactMap { configurations[$0] }
    var result: [Platform: ClosedRange<PlatformVersion>] = [:]
    guard !targets.isEmpty else { return defaults.versions.mapValues { $0...$0 } }
    for target in targets {
      let supported = target.supported.isEmpty ? defaults.supported : target.supported
      for (platform, version) in defaults.versions.merging(target.versions, uniquingKeysWith: { $1 }) {
        guard supported.isEmpty || supported.contains(platform) else { continue }
        result.widen(to: [platform: version...version])
      }
    }
    return result
  }
}

extension Substring {
  fileprivate func trimmingBlanks() -> Substring {
    var result = drop { $0 == "\t" || $0 == " " || $0 == "\r\n" || $0 == "\r" }
    while let last = result.last, last == " " || last == "\r" || last == "\t" { result.removeLast() }
    return result
  }
}
