import Linting

/// The build settings of one configuration of a target: its own, then those of its `.xcconfig` file, then the project's in the same
/// way. The first that sets a name counts.
struct BuildSettings {
  struct Level {
    var settings: [String: [BuildSetting]] = [:]
    /// Whether all of it could be read.
    var isWhole = true

    init(_ settings: some Sequence<BuildSetting>, isWhole: Bool = true) {
      for setting in settings { self.settings[setting.name, default: []].append(setting) }
      self.isWhole = isWhole
    }
  }

  enum Answer {
    case value(String, BuildPlace)
    case absent
    /// It is computed, or a file is missing that may set it.
    case unknown
  }

  private static let deepest = 12

  let levels: [Level]
  /// The name of the configuration, such as `Debug`.
  let configuration: String
  /// What is known without being set.
  let builtIn: [String: String]

  /// The value of a setting for an SDK, such as `iphoneos`; nil for settings that do not depend on it.
  func answer(_ name: String, sdk: String? = nil) -> Answer {
    answer(name, sdk: sdk, from: 0, depth: 0)
  }

  /// The value, or nil if there is none or it is unknown.
  func value(_ name: String, sdk: String? = nil) -> String? {
    if case .value(let text, _) = answer(name, sdk: sdk) { text } else { nil }
  }

  private func answer(_ name: String, sdk: String?, from first: Int, depth: Int) -> Answer {
    guard depth < Self.deepest else { return .unknown }
    for (index, level) in levels.enumerated().dropFirst(first) {
      guard let setting = choose(level.settings[name] ?? [], sdk: sdk) else {
        if !level.isWhole { return .unknown }
        continue
      }
      guard let text = expand(setting.value, of: name, sdk: sdk, level: index, depth: depth) else { return .unknown }
      return .value(text, setting.place)
    }
    return builtIn[name].map { .value($0, BuildPlace(file: "", offset: 0)) } ?? .absent
  }

  /// The last setting whose conditions hold, one with conditions before one without.
  private func choose(_ settings: [BuildSetting], sdk: String?) -> BuildSetting? {
    let holding = settings.filter { setting in
      setting.conditions.allSatisfy { condition in
        switch condition.kind {
        case "sdk": sdk.map { NamePattern(condition.pattern.utf8, hasClasses: true).matches(Array($0.utf8)) } ?? false
        case "config": NamePattern(condition.pattern.utf8, hasClasses: true).matches(Array(configuration.utf8))
        case "arch": condition.pattern == "*"
        default: false
        }
      }
    }
    return holding.last { !$0.conditions.isEmpty } ?? holding.last
  }

  /// A value with what `$(NAME)` stands for put in; nil if something of it is unknown.
  private func expand(_ text: String, of name: String, sdk: String?, level: Int, depth: Int) -> String? {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let open = rest.first, open == "(" || open == "{",
        let end = rest.firstIndex(of: open == "(" ? ")" : "}")
      else { return nil }
      let inner = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      guard let part = part(inner, of: name, sdk: sdk, level: level, depth: depth) else { return nil }
      result += part
      if result.utf8.count > 10_000 { return nil }
    }
    return result + rest
  }

  private func part(_ inner: Substring, of name: String, sdk: String?, level: Int, depth: Int) -> String? {
    let pieces = inner.split(separator: ":", maxSplits: 1)
    guard let wanted = pieces.first, !wanted.contains("$") else { return nil }
    let isInherited = wanted == "inherited" || wanted == name
    let found = answer(
      isInherited ? name : String(wanted), sdk: sdk, from: isInherited ? level + 1 : 0, depth: depth + 1)
    let operation = pieces.count > 1 ? pieces.last : nil
    switch found {
    case .value(let text, _): return operation == nil || operation?.hasPrefix("default=") == true ? text : nil
    case .absent:
      if isInherited { return "" }
      return operation.flatMap { $0.hasPrefix("default=") ? String($0.dropFirst(8)) : nil }
    case .unknown: return nil
    }
  }
}
