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

/// The oldest systems that a file runs on: those of the targets that compile it.
public struct DeploymentTargets: Sendable, Hashable, Codable {
  /// The lowest of the targets. Empty when nothing is known.
  public let versions: [Platform: PlatformVersion]
  /// The names of the targets, sorted; empty where a person set the versions.
  public let names: [String]

  public static let unknown = DeploymentTargets([:])

  public init(_ versions: [Platform: PlatformVersion], names: [String] = []) {
    self.versions = versions
    self.names = names
  }

  public var isKnown: Bool { !versions.isEmpty }

  /// Whether every system that the file runs on is at least at the version that `api` asks for. Platforms that `api` does not
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
