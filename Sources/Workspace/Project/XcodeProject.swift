import Linting
import SourceText
import SwiftUIProject

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

  private typealias Line = ArraySlice<UInt8>

  /// By object id.
  private var configurations: [Line: Configuration] = [:]
  /// The ids of configurations, by the id of their list.
  private var lists: [Line: [Line]] = [:]
  private var projectLists: Set<Line> = []
  private var testLists: Set<Line> = []

  /// The versions of each platform over all targets.
  static func targets(in bytes: [UInt8]) -> [Platform: ClosedRange<PlatformVersion>] {
    var project = XcodeProject()
    project.read(bytes)
    return project.ranges()
  }

  private mutating func read(_ bytes: [UInt8]) {
    var id: Line = []
    var isConfiguration = false
    var isTarget = false
    var isProject = false
    var list: Line = []
    var isInList = false
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let line = line.trimmingBlanks()
      // Most lines of a project describe a file each, and end in a way that no line does that is looked for.
      if line.ends(with: "};"), line.count > 2 { continue }
      if line.starts(with: "isa = ") {
        isConfiguration = line.starts(with: "isa = XCBuildConfiguration;")
        isTarget = line.starts(with: "isa = PBXNativeTarget;")
        isProject = line.starts(with: "isa = PBXProject;")
      } else if line.ends(with: "= {"), case let first = line.upTo(" "), first.count == 24 {
        id = first
      } else if line.starts(with: "buildConfigurations = (") {
        isInList = true
      } else if line.ends(with: ");"), line.count == 2 {
        isInList = false
      } else if isInList {
        lists[id, default: []].append(line.upTo(" ").upTo(","))
      } else if line.starts(with: "buildConfigurationList = ") {
        list = line.dropFirst(25).upTo(" ").upTo(";")
        if isProject { projectLists.insert(list) }
      } else if isTarget, line.starts(with: "productType = "), WordSearch("-test").occurs(in: Array(line)) {
        testLists.insert(list)
      } else if isConfiguration {
        readSetting(line, of: id)
      }
    }
  }

  private mutating func readSetting(_ line: Line, of id: Line) {
    let key = line.upTo(" ")
    guard line.dropFirst(key.count).starts(with: " = ") else { return }
    let value = {
      let bytes = line.dropFirst(key.count + 3).filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ";") }
      return String(decoding: bytes, as: UTF8.self)
    }
    if key.ends(with: "_DEPLOYMENT_TARGET"), let version = PlatformVersion(value()),
      let platform = TargetScanner.platform(
        ofSetting: String(decoding: key.dropLast("_DEPLOYMENT_TARGET".utf8.count), as: UTF8.self)[...])
    {
      configurations[id, default: Configuration()].versions[platform] = version
    } else if key.elementsEqual("SDKROOT".utf8) || key.elementsEqual("SUPPORTED_PLATFORMS".utf8) {
      let platforms = Set(value().split(separator: " ").compactMap { Self.platforms[String($0)] })
      // The list of platforms beats the SDK's single one.
      let known = configurations[id]?.supported ?? []
      if key.count > 7 || known.isEmpty { configurations[id, default: Configuration()].supported = platforms }
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

extension ArraySlice<UInt8> {
  fileprivate func trimmingBlanks() -> Self {
    let isBlank = { (byte: UInt8) in byte == 0x09 || byte == 0x20 || byte == 0x0D }
    var result = drop(while: isBlank)
    while let last = result.last, isBlank(last) { result.removeLast() }
    return result
  }

  fileprivate func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { count >= $0.count && prefix($0.count).elementsEqual($0) }
  }

  fileprivate func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { count >= $0.count && suffix($0.count).elementsEqual($0) }
  }

  /// What stands in front of a character, or all.
  fileprivate func upTo(_ character: Unicode.Scalar) -> Self { prefix { $0 != UInt8(ascii: character) } }
}
