import Linting

/// Finds deployment targets in manifests that are Swift or YAML, without running them.
enum TargetScanner {
  /// The versions of each platform that a `Package.swift` or Tuist `Project.swift` names as `.iOS(.v16)`, `.iOS("16.4")`
  /// or `iOS: "16.4"`. Comments do not count.
  static func swiftManifest(_ text: String) -> [Platform: ClosedRange<PlatformVersion>] {
    var found: [Platform: ClosedRange<PlatformVersion>] = [:]
    let code = withoutComments(text)
    let call = /\.(iOS|macOS|macCatalyst|tvOS|watchOS|visionOS)\(\s*(?:\.v([0-9]+(?:_[0-9]+)*)|"([0-9.]+)")\s*\)/
    for match in code.matches(of: call) {
      let version = (match.output.2 ?? match.output.3).map { String($0) }
      add(match.output.1, version?.replacing("_", with: "."), to: &found)
    }
    let argument = /\b(iOS|macOS|macCatalyst|tvOS|watchOS|visionOS)\s*:\s*"([0-9.]+)"/
    for match in code.matches(of: argument) { add(match.output.1, String(match.output.2), to: &found) }
    return found
  }

  /// The versions of each platform below a `deploymentTarget` key of an XcodeGen `project.yml`.
  static func xcodeGenManifest(_ text: String) -> [Platform: ClosedRange<PlatformVersion>] {
    var found: [Platform: ClosedRange<PlatformVersion>] = [:]
    var depth: Int?
    for line in text.split(whereSeparator: \.isNewline) {
      let content = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).first ?? line
      let indent = content.prefix { $0 == " " }.count
      if let own = content.firstMatch(of: /^\s*deploymentTarget\s*:/) {
        depth = indent
        // `deploymentTarget: {iOS: "16.0"}` stands in one line.
        for match in content[own.range.upperBound...].matches(of: /(\w+)\s*:\s*["']?([0-9.]+)/) {
          add(match.output.1, String(match.output.2), to: &found)
        }
      } else if let start = depth, !content.allSatisfy(\.isWhitespace) {
        if indent <= start { depth = nil }
        if depth != nil, let match = content.firstMatch(of: /^\s*(\w+)\s*:\s*["']?([0-9.]+)/) {
          add(match.output.1, String(match.output.2), to: &found)
        }
      }
    }
    found.widen(to: buildSettings(text))
    return found
  }

  /// The versions of each platform that is set as a build setting, in an `.xcconfig` or YAML file.
  static func buildSettings(_ text: String) -> [Platform: ClosedRange<PlatformVersion>] {
    var found: [Platform: ClosedRange<PlatformVersion>] = [:]
    for match in text.matches(of: /(?m)^\s*(\w+)_DEPLOYMENT_TARGET\b[^=:\n]*[=:]\s*["']?([0-9.]+)/) {
      guard let platform = platform(ofSetting: match.output.1) else { continue }
      add(platform, String(match.output.2), to: &found)
    }
    return found
  }

  /// The platform of a build setting's first part, such as `IPHONEOS`.
  static func platform(ofSetting prefix: Substring) -> Platform? {
    switch prefix {
    case "IPHONEOS": .iOS
    case "MACOSX": .macOS
    case "TVOS": .tvOS
    case "WATCHOS": .watchOS
    case "XROS": .visionOS
    default: nil
    }
  }

  private static func add(_ name: Substring, _ version: String?, to found: inout [Platform: ClosedRange<PlatformVersion>]) {
    if let platform = Platform(rawValue: String(name)) { add(platform, version, to: &found) }
  }

  private static func add(_ platform: Platform, _ version: String?, to found: inout [Platform: ClosedRange<PlatformVersion>]) {
    guard let version = version.flatMap({ PlatformVersion($0) }) else { return }
    found.widen(to: [platform: version...version])
  }

  /// Swift code with its comments as blanks; strings are kept.
  private static func withoutComments(_ text: String) -> String {
    text.replacing(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*(?s:.*?)\*\//) { match in
      match.output.hasPrefix("/") ? " " : String(match.output)
    }
  }
}

extension [Platform: ClosedRange<PlatformVersion>] {
  /// Takes over the versions of `other` that are new, lower or higher.
  mutating func widen(to other: Self) {
    merge(other) { Swift.min($0.lowerBound, $1.lowerBound)...Swift.max($0.upperBound, $1.upperBound) }
  }
}
