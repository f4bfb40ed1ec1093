import Handbook
import LanguageServerProtocol
import Linting
import Rules
import SwiftUIProject

extension Analysis {
  /// What an API's hover starts with: its name, the systems that have it, and the argument under the cursor.
  func introduction(of api: APIMention, _ kind: MarkupContent.Kind) -> [String] {
    var parts = [availability(of: api, kind) ?? (kind == .markdown ? "**`\(api.name)`**" : api.name)]
    if let label = api.label, let meaning = ArgumentLabels.meaning(of: label, in: api.name) {
      parts.append(kind == .markdown ? "`\(label):` is \(meaning)" : "\(label): is \(meaning.filter { $0 != "`" })")
    }
    return parts
  }

  /// The systems that have an API, and what this means for the project; nil for what has no row of its own.
  func availability(of api: APIMention, _ kind: MarkupContent.Kind) -> String? {
    let name = api.name.prefix { $0 != "(" }.drop { $0 == "@" }
    let known =
      name.hasPrefix("\\.")
      ? APIFacts(environmentKey: String(name.dropFirst(2)))
      : APIFacts(name: String(name.split(separator: ".").last ?? name), at: api.place, in: parsedFile())
    guard let known, !known.since.isEmpty else { return nil }
    let title = kind == .markdown ? "**`\(known.title)`**" : known.title
    var line = "\(title) · \(systems(known.since))"
    if api.name.contains("(_:item:"), facts.sdk < 27 {
      line += "; compiles with SDK 27 or newer, this project’s is \(facts.sdk)"
    }
    return line + "." + (consequence(known.since, kind).map { " \($0)" } ?? "")
  }

  private static let shown: [Platform] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]

  private func systems(_ since: [Platform: PlatformVersion]) -> String {
    let having = Self.shown.compactMap { platform in since[platform].map { "\(platform.rawValue) \($0.short)" } }
    let lacking = Self.shown.filter { since[$0] == nil }.map(\.rawValue)
    return having.joined(separator: ", ") + (lacking.isEmpty ? "" : "; not on \(lacking.joined(separator: ", "))")
  }

  /// "a, b and c"; no more than three names.
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    if names.count > 3 { return "\(names.prefix(2).joined(separator: ", ")) and \(names.count - 2) more" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// What the project's own targets make of it; nil when they are unknown.
  private func consequence(_ since: [Platform: PlatformVersion], _ kind: MarkupContent.Kind) -> String? {
    let targets = facts.targets.versions
    let names = facts.targets.names
    let isOne = names.count < 2
    let mark = kind == .markdown ? "`" : ""
    let subject = names.isEmpty ? "this project" : "the target\(isOne ? "" : "s") \(Self.list(names.map { mark + $0 + mark }))"
    guard !targets.isEmpty else { return nil }
    let platforms = Platform.allCases.filter { targets[$0] != nil }
    let missing = platforms.filter { since[$0] == nil }.map(\.rawValue)
    let older = platforms.filter { platform in
      guard let target = targets[platform], let first = since[platform] else { return false }
      return target < first
    }
    func versions(_ platforms: [Platform]) -> String {
      platforms.compactMap { platform in targets[platform].map { "\(platform.rawValue) \($0.short)" } }.joined(separator: ", ")
    }
    if missing.isEmpty, older.isEmpty { return "On every system of \(subject) (\(versions(platforms)))." }
    let code = kind == .markdown ? "`" : ""
    let verb = isOne ? "runs" : "run"
    var sentences: [String] = []
    if !older.isEmpty {
      let check = older.compactMap { platform in since[platform].map { "\(platform.rawValue) \($0.short)" } }
      sentences.append(
        "\(subject.capitalizedFirst) also \(verb) on \(versions(older)): ask \(code)if #available(\(check.joined(separator: ", ")), *)\(code)."
      )
    }
    if !missing.isEmpty {
      sentences.append(
        "\(subject.capitalizedFirst) \(isOne ? "is" : "are") also for \(missing.joined(separator: ", ")), which lacks it.")
    }
    return sentences.joined(separator: " ")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension PlatformVersion {
  /// Without a `.0`.
  fileprivate var short: String { minor == 0 ? "\(major)" : description }
}
