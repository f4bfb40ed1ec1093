import Linting
import SourceText
import SwiftUIProject

/// Finds deployment targets in manifests that are Swift or YAML, without running them.
enum TargetScanner {
  typealias Versions = [Platform: ClosedRange<PlatformVersion>]

  /// The versions of each platform that a `Package.swift` or Tuist `Project.swift` names as `.iOS(.v16)`, `.iOS("16.4")`
  /// or `iOS: "16.4"`. Comments do not count.
  static func swiftManifest(_ text: [UInt8]) -> Versions {
    var found: Versions = [:]
    var reader = ManifestReader(withoutComments(text))
    for platform in Platform.allCases {
      for offset in WordSearch(platform.rawValue).offsets(in: reader.bytes) {
        let isMember = offset > 0 && reader.bytes[offset - 1] == UInt8(ascii: ".")
        reader.offset = offset + platform.rawValue.utf8.count
        add(platform, isMember ? reader.argument() ?? reader.value() : reader.value(), to: &found)
      }
    }
    return found
  }

  /// The versions of each platform below a `deploymentTarget` key of an XcodeGen `project.yml`.
  static func xcodeGenManifest(_ bytes: [UInt8]) -> Versions {
    var found = buildSettings(bytes)
    guard WordSearch("deploymentTarget").matches(bytes) else { return found }
    let text = String(decoding: bytes, as: UTF8.self)
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
    return found
  }

  /// The versions of each platform that is set as a build setting, in an `.xcconfig` or YAML file.
  static func buildSettings(_ text: [UInt8]) -> Versions {
    var found: Versions = [:]
    let suffix = "_DEPLOYMENT_TARGET"
    var reader = ManifestReader(text)
    for offset in WordSearch(suffix).allOffsets(in: text) {
      let name = reader.word(endingAt: offset)
      guard let platform = platform(ofSetting: Substring(name)), reader.isStartOfLine(offset - name.utf8.count) else {
        continue
      }
      reader.offset = offset + suffix.utf8.count
      add(platform, reader.setting(), to: &found)
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
  private static func withoutComments(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "/")) else { return text }
    var code: [UInt8] = []
    code.reserveCapacity(text.count)
    var reader = ManifestReader(text)
    while reader.offset < text.count {
      let start = reader.offset
      if reader.skipComment() {
        code.append(UInt8(ascii: " "))
      } else {
        if !reader.skipString() { reader.offset += 1 }
        code.append(contentsOf: text[start..<reader.offset])
      }
    }
    return code
  }
}

extension [Platform: ClosedRange<PlatformVersion>] {
  /// Takes over the versions of `other` that are new, lower or higher.
  mutating func widen(to other: Self) {
    merge(other) { Swift.min($0.lowerBound, $1.lowerBound)...Swift.max($0.upperBound, $1.upperBound) }
  }
}
