import Linting
import SourceText
import SwiftUIProject

/// A mistake in a settings text. All that is not concerned still applies.
public struct SettingsFault: Sendable, Equatable {
  /// UTF-8 offsets in the settings text.
  public let range: TextRange
  /// What is wrong and what to write, as sentences without a last full stop.
  public let message: String
  /// `error` where something that was written does not count, `warning` for names that nobody knows.
  public let severity: Severity

  /// The message with the mark that ends it.
  public var sentence: String { message.hasSuffix("?") ? message : message + "." }

  public init(range: TextRange, message: String, severity: Severity) {
    self.range = range
    self.message = message
    self.severity = severity
  }
}

/// Reads settings from JSON5 text.
public struct SettingsReader {
  private let knownRules: [String]
  private let folder: String?
  private let text: SourceText
  var settings = Settings()
  private var faults: [SettingsFault] = []

  /// The settings of a text and its faults in order of their places. `folder` is what globs and paths count from.
  public static func read(_ text: SourceText, folder: String?, knownRules: [String]) -> (Settings, [SettingsFault]) {
    var reader = SettingsReader(knownRules: knownRules, folder: folder, text: text)
    let (value, error) = JSON5Reader.read(text)
    if let error { reader.faults.append(SettingsFault(range: error.range, message: sentence(error.message), severity: .error)) }
    if let value { reader.readRoot(value) }
    return (reader.settings, reader.faults.sorted { $0.range < $1.range })
  }

  private static func sentence(_ message: String) -> String { message.prefix(1).uppercased() + message.dropFirst() }

  private init(knownRules: [String], folder: String?, text: SourceText) {
    self.knownRules = knownRules
    self.folder = folder
    self.text = text
  }

  private mutating func fault(_ range: TextRange, _ message: String, _ severity: Severity = .error) {
    faults.append(SettingsFault(range: range, message: message, severity: severity))
  }

  private mutating func readRoot(_ value: JSON5Value) {
    for member in members(of: value, "The settings") {
      guard member.key != Self.schemaKey else { continue }
      if let key = SettingsKey.all.first(where: { $0.name == member.key }) {
        key.read(member.value, &self)
      } else {
        unknown(member, "setting", among: [Self.schemaKey] + SettingsKey.all.map(\.name))
      }
    }
  }

  /// Ignored: editors write it for completion.
  private static let schemaKey = "$schema"

  // MARK: Pieces

  /// The members of an object, each key once: a later one counts, an earlier one is a fault.
  private mutating func members(of value: JSON5Value, _ what: String) -> [JSON5Member] {
    guard let members = value.members else {
      fault(value.range, "\(what) must be an object in braces, not \(value.typeName)")
      return []
    }
    var last: [String: Int] = [:]
    for (index, member) in members.enumerated() { last[member.key] = index }
    return members.enumerated().compactMap { index, member in
      if last[member.key] == index { return member }
      fault(member.keyRange, "\"\(member.key)\" is set again below, and only the last one counts; remove one", .warning)
      return nil
    }
  }

  private mutating func unknown(_ member: JSON5Member, _ what: String, among known: [String]) {
    let hint = known.nearest(to: member.key, limit: 1).first.map { "; did you mean \"\($0)\"?" } ?? ""
    fault(member.keyRange, "There is no \(what) \"\(member.key)\"\(hint)", .warning)
  }

  mutating func rules(of value: JSON5Value, in key: String) -> [String: SeverityOverride] {
    var levels: [String: SeverityOverride] = [:]
    for member in members(of: value, "\"\(key)\"") {
      guard member.key == Settings.allRules || knownRules.contains(member.key) else {
        unknown(member, "rule", among: knownRules + [Settings.allRules])
        continue
      }
      if let level = member.value.string.flatMap({ SeverityOverride($0) }) {
        levels[member.key] = level
      } else {
        mustBe(SettingsSchema.levels, member.value, in: member.key)
      }
    }
    return levels
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(of value: JSON5Value, in key: String) -> Choice? {
    if let choice = value.string.flatMap({ Choice(rawValue: $0) }) { return choice }
    mustBe(Choice.allCases.map(\.rawValue), value, in: key)
    return nil
  }

  private mutating func mustBe(_ words: [String], _ value: JSON5Value, in key: String) {
    let choices = words.map { "\"\($0)\"" }
    let list = choices.dropLast().joined(separator: ", ") + " or " + (choices.last ?? "")
    fault(value.range, "\"\(key)\" must be \(list), not \(written(value))")
  }

  /// A value as the message quotes it.
  private func written(_ value: JSON5Value) -> String {
    value.range.count <= 40 && value.array == nil && value.members == nil ? text[value.range] : value.typeName
  }

  mutating func platforms(of value: JSON5Value) -> [Platform: PlatformVersion] {
    var versions: [Platform: PlatformVersion] = [:]
    for member in members(of: value, "\"platforms\"") {
      guard let platform = Platform(rawValue: member.key) else {
        unknown(member, "platform", among: Platform.allCases.map(\.rawValue))
        continue
      }
      if let version = member.value.string.flatMap({ PlatformVersion($0) }) {
        versions[platform] = version
      } else {
        fault(
          member.value.range, "\"\(member.key)\" must be a version in quotes, such as \"16.0\", not \(written(member.value))")
      }
    }
    return versions
  }

  mutating func sdk(of value: JSON5Value) -> Int? {
    if let number = value.number, number >= 11, number <= 1000, let sdk = Int(exactly: number) { return sdk }
    fault(value.range, "\"sdk\" must be the SDK's major version, a whole number such as 26, not \(written(value))")
    return nil
  }

  mutating func strings(of value: JSON5Value, in key: String) -> [(text: String, range: TextRange)]? {
    guard let values = value.array else {
      fault(value.range, "\"\(key)\" must be a list of strings in brackets, not \(value.typeName)")
      return nil
    }
    return values.compactMap { element in
      if let string = element.string, !string.isEmpty { return (string, element.range) }
      fault(element.range, "\"\(key)\" holds strings that are not empty, not \(written(element))")
      return nil
    }
  }

  mutating func patterns(of value: JSON5Value, in key: String) -> [PathPattern]? {
    strings(of: value, in: key)?.compactMap { text, range in
      if text.hasPrefix("/") || text.hasPrefix("../") {
        fault(
          range, "Globs count from the settings file's folder and stay below it; write \"\(text)\" without what leads out of it"
        )
        return nil
      }
      return PathPattern(text, in: folder)
    }
  }

  mutating func overrides(of value: JSON5Value) -> [SettingsOverride]? {
    guard let values = value.array else {
      fault(value.range, "\"overrides\" must be a list of objects in brackets, not \(value.typeName)")
      return nil
    }
    return values.map { entry in
      var files: [PathPattern]?
      var levels: [String: SeverityOverride]?
      let members = members(of: entry, "An entry of \"overrides\"")
      for member in members {
        switch member.key {
        case "files": files = patterns(of: member.value, in: "files") ?? []
        case "rules": levels = rules(of: member.value, in: "rules")
        default: unknown(member, "key of an override", among: ["files", "rules"])
        }
      }
      if entry.members != nil, files == nil || levels == nil {
        fault(entry.range, "An entry of \"overrides\" needs \"files\", a list of globs, and \"rules\"")
      }
      return SettingsOverride(files: files ?? [], rules: levels ?? [:])
    }
  }

  mutating func url(of value: JSON5Value) -> String? {
    if let string = value.string, string.hasPrefix("https://") || string.hasPrefix("http://") {
      return string.hasSuffix("/") ? String(string.dropLast()) : string
    }
    fault(value.range, "\"handbookURL\" must be an address that starts with https://, not \(written(value))")
    return nil
  }

  /// Unlike globs, these may lie anywhere: a path is resolved by whoever reads the files.
  mutating func references(of value: JSON5Value) -> References? {
    if value.string == "auto" { return .automatic }
    if value.array == nil {
      fault(value.range, "\"references\" must be \"auto\" or a list of Markdown files in brackets, not \(written(value))")
      return nil
    }
    return .files(strings(of: value, in: "references")?.map { PathPattern($0.text, in: folder) } ?? [])
  }
}
