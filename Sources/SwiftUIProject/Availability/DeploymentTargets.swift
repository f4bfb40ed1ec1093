/// An Apple platform that SwiftUI runs on. iPadOS counts as iOS.
public enum Platform: String, Sendable, CaseIterable, Hashable, Codable {
  case iOS
  case macOS
  case macCatalyst
  case tvOS
  case watchOS
  case visionOS
}

/// A system's version, such as 16.4.
public struct PlatformVersion: Sendable, Hashable, Codable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads "16", "16.4" or "16.4.1" (the patch is dropped); nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let major = Int(parts[0]), major >= 0 else { return nil }
    guard parts.count > 1 else { self.init(major); return }
    guard let minor = Int(parts[1]), minor >= 0 else { return nil }
    self.init(major, minor)
  }

  /// A literal that is no version counts as 0.0, the oldest.
  public init(stringLiteral text: String) { self = PlatformVersion(text) ?? PlatformVersion(0) }

  public static func < (a: PlatformVersion, b: PlatformVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  public var description: String { "\(major).\(minor)" }
}

/// The oldest systems that a file's project runs on.
public struct DeploymentTargets: Sendable, Hashable, Codable {
  /// The lowest of the project's targets. Empty when nothing is known.
  public let versions: [Platform: PlatformVersion]
  /// The highest of the project's targets, since a file may belong to any of them. It names the same platforms.
  public let highest: [Platform: PlatformVersion]
  /// Whether every file is compiled for all the platforms; false where a project has a target for each.
  public let isForEveryFile: Bool

  public static let unknown = DeploymentTargets([:])

  public init(_ versions: [Platform: PlatformVersion]) {
    self.versions = versions
    highest = versions
    isForEveryFile = true
  }

  /// The versions of several targets.
  public init(_ ranges: [Platform: ClosedRange<PlatformVersion>], isForEveryFile: Bool) {
    versions = ranges.mapValues(\.lowerBound)
    highest = ranges.mapValues(\.upperBound)
    self.isForEveryFile = isForEveryFile || ranges.count < 2
  }

  public var isKnown: Bool { !versions.isEmpty }

  /// Whether every named platform of the project is at least at the version that `api` asks for. Platforms that `api` does not
  /// name do not have it. Unknown when no target is known.
  public func support(_ api: [Platform: PlatformVersion]) -> Knowledge {
    guard isKnown else { return .unknown }
    let missing = versions.contains { platform, version in
      guard let needed = api[platform] else { return true }
      return version < needed
    }
    return missing ? .no : .yes
  }
}

/// An answer that can be *unknown*, which means silence or *review*, never a guess.
public enum Knowledge: Sendable {
  case yes
  case no
  case unknown
}
