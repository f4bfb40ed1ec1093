import Linting
import SwiftUIProject

/// The systems that build settings name.
struct BuildSystems {
  private(set) var versions: [Platform: PlatformVersion] = [:]
  private(set) var places: [BuildPlace] = []
  /// Why the systems are unknown; nil if they are known.
  private(set) var gap: String?

  /// What Xcode takes for a deployment target that nothing names: the version of its SDK.
  static let newest: PlatformVersion = "26.0"

  static let settingNames: [(platform: Platform, sdk: String, setting: String)] = [
    (.iOS, "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"), (.macOS, "macosx", "MACOSX_DEPLOYMENT_TARGET"),
    (.tvOS, "appletvos", "TVOS_DEPLOYMENT_TARGET"), (.watchOS, "watchos", "WATCHOS_DEPLOYMENT_TARGET"),
    (.visionOS, "xros", "XROS_DEPLOYMENT_TARGET"),
  ]

  /// - Parameter platforms: the systems, if something else than settings names them
  init(_ settings: BuildSettings, isApp: Bool, platforms: Set<Platform>? = nil, named: [Platform: PlatformVersion] = [:]) {
    versions = named
    guard let sdks = platforms.map({ $0.subtracting([.macCatalyst]) }) ?? supported(settings, isApp: isApp) else { return }
    var isAnyKnown = false
    var unknown: String?
    for (platform, sdk, setting) in Self.settingNames where sdks.contains(platform) && versions[platform] == nil {
      switch settings.answer(setting, sdk: sdk) {
      case .value(let text, let place):
        guard let version = PlatformVersion(written: text) else {
          gap = "\(setting) is computed"
          return
        }
        versions[platform] = version
        places.append(place)
        isAnyKnown = true
      case .absent: versions[platform] = Self.newest
      case .unknown:
        versions[platform] = Self.newest
        unknown = setting
      }
    }
    // A file that is not there, such as one with a person's keys, sets no systems if others that are there do.
    if !isAnyKnown, named.isEmpty {
      if let unknown {
        gap = "\(unknown) is computed, or set in a file that is not there"
      } else if platforms == nil, places.isEmpty {
        gap = "no system and no deployment target is set"
      }
    }
    let isCatalyst = platforms.map { $0.contains(.macCatalyst) } ?? (settings.value("SUPPORTS_MACCATALYST") == "YES")
    if isCatalyst, let version = versions[.iOS] ?? catalystVersion(settings, platforms) {
      versions[.macCatalyst] = Self.catalyst(version, settings)
    }
    if gap != nil { versions = [:] }
  }

  /// The version of Mac Catalyst for a target that is named as one for it alone.
  private func catalystVersion(_ settings: BuildSettings, _ platforms: Set<Platform>?) -> PlatformVersion? {
    guard platforms != nil else { return nil }
    return settings.value("IPHONEOS_DEPLOYMENT_TARGET", sdk: "macosx").flatMap { PlatformVersion(written: $0) }
  }

  /// Mac Catalyst begins with 13.1, and an app may ask for a newer macOS, which has a newer one.
  private static func catalyst(_ iOS: PlatformVersion, _ settings: BuildSettings) -> PlatformVersion {
    var version = max(iOS, "13.1")
    guard let text = settings.value("MACOSX_DEPLOYMENT_TARGET", sdk: "macosx"), let macOS = PlatformVersion(written: text)
    else { return version }
    switch macOS.major {
    case 11...15: version = max(version, PlatformVersion(macOS.major + 3))
    case 26...: version = max(version, PlatformVersion(macOS.major))
    default: break
    }
    return version
  }

  private mutating func supported(_ settings: BuildSettings, isApp: Bool) -> Set<Platform>? {
    var names: [Substring]
    switch settings.answer("SUPPORTED_PLATFORMS") {
    case .value(let text, let place):
      names = text.split(separator: " ")
      places.append(place)
    case .unknown, .absent:
      guard let sdk = root(settings) else { return nil }
      names = [sdk[...]]
    }
    if names == ["auto"] { names = [] }
    var platforms = Set(names.compactMap { Self.platform(ofSDK: $0) })
    // An app that has no family for it does not run there as itself.
    if isApp, platforms.count > 1, let families = settings.value("TARGETED_DEVICE_FAMILY", sdk: "xros"),
      !families.split(whereSeparator: { $0 == "," || $0 == " " }).contains("7")
    {
      platforms.remove(.visionOS)
    }
    if platforms.isEmpty { gap = "no system is named that is known" }
    return platforms.isEmpty ? nil : platforms
  }

  private mutating func root(_ settings: BuildSettings) -> String? {
    switch settings.answer("SDKROOT") {
    case .value(let text, let place):
      places.append(place)
      return text
    case .absent: return "macosx"
    case .unknown:
      gap = "SDKROOT is computed, or set in a file that is not there"
      return nil
    }
  }

  static func platform(ofSDK name: some StringProtocol) -> Platform? {
    let sdks: [(String, Platform)] = [
      ("iphoneos", .iOS), ("iphonesimulator", .iOS), ("macosx", .macOS), ("appletvos", .tvOS), ("appletvsimulator", .tvOS),
      ("watchos", .watchOS), ("watchsimulator", .watchOS), ("xros", .visionOS), ("xrsimulator", .visionOS),
    ]
    return sdks.first { name.hasPrefix($0.0) }?.1
  }
}

extension TargetSystems {
  /// The systems over all configurations, the lowest version of each. A configuration of which something is missing is as the
  /// others.
  init(_ configurations: [BuildSystems]) {
    if let gap = configurations.lazy.compactMap(\.gap).first, configurations.allSatisfy({ $0.gap != nil }) {
      self = .unknown(gap)
      return
    }
    var versions: [Platform: PlatformVersion] = [:]
    for systems in configurations { versions.merge(systems.versions) { min($0, $1) } }
    self = versions.isEmpty ? .unknown("no deployment target is set") : .known(versions)
  }
}
