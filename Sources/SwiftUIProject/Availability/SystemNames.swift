extension SemanticModel {
  /// "iOS 16": the version of an API on the first system that the file runs on; iOS counts if the systems are unknown.
  public func system(of api: [Platform: PlatformVersion]) -> String { systems(of: api).first ?? "" }

  /// "iOS 16, macOS 13 or tvOS 16": the versions of an API on the systems that the file runs on; on most if those are unknown.
  public func systemList(of api: [Platform: PlatformVersion]) -> String {
    let names = systems(of: api)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) or \(last)"
  }

  private func systems(of api: [Platform: PlatformVersion]) -> [String] {
    let usual: [Platform] = [.iOS, .macOS, .tvOS, .watchOS]
    let targets = project.targets.versions
    let own = Platform.allCases.filter { targets[$0] != nil && api[$0] != nil }
    return (own.isEmpty ? usual : own).compactMap { platform in
      api[platform].map { "\(platform.displayName) \($0.minor == 0 ? "\($0.major)" : $0.description)" }
    }
  }
}

extension Platform {
  fileprivate var displayName: String { self == .macCatalyst ? "Mac Catalyst" : rawValue }
}
