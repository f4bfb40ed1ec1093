import Handbook
import LanguageServerProtocol
import Linting
import Rules

/// What is known about some words.
struct Explanation {
  let query: String
  let rule: Rule?
  /// Best first.
  let sections: [HandbookSection]
  /// The name that a mistyped one was taken for.
  private(set) var meant: String?

  /// The names that can be asked for.
  static var names: [String] {
    let sections = Handbook.sections
    return AllRules.rules.map(\.id) + Set(sections.flatMap { $0.apis + $0.relatedAPIs + [$0.anchor] }).sorted()
  }

  /// Nil when nothing is known.
  init?(of query: String) {
    self.query = query
    rule = AllRules.rules.first { $0.id == query }
    if let rule {
      sections = [Handbook.section(anchor: rule.anchor) ?? Handbook.section(forRule: rule.id)].compactMap { $0 }
      return
    }
    if let section = Handbook.section(anchor: query) {
      sections = [section]
      return
    }
    let words = query.split(separator: " ")
    // One word with dashes is a rule's id or a section's anchor; a misspelled one must not be searched for as free words.
    if words.count == 1, query.contains("-") { return nil }
    var found = Self.sections(ofAPI: query, words)
    if found.isEmpty, words.count == 1, let name = Self.api(near: query) {
      found = Handbook.sections(forAPI: name)
      meant = name
    }
    sections = Array((found.isEmpty ? Handbook.search(query) : found).prefix(5))
    if sections.isEmpty { return nil }
  }

  /// The sections about an API; none when the words are no API's name. `sheet isPresented` is as good as `sheet(isPresented:)`.
  private static func sections(ofAPI query: String, _ words: [Substring]) -> [HandbookSection] {
    if words.dropFirst().allSatisfy({ $0.hasSuffix(":") }) || query.hasPrefix("@Environment(") {
      return Handbook.sections(forAPI: query)
    }
    guard let base = words.first, query.allSatisfy({ $0.isLetter || $0 == " " }) else { return [] }
    let call = "\(base)(\(words.dropFirst().map { "\($0):" }.joined()))"
    return Handbook.section(forAPI: call) == nil ? [] : Handbook.sections(forAPI: call)
  }

  /// The API that a name in other capitals, or with a slip in it, means.
  private static func api(near word: String) -> String? {
    let names = Handbook.sections.flatMap(\.apis).map { String($0.prefix { $0 != "(" }) }
    let asked = word.prefix { $0 != "(" }.drop { $0 == "." }.lowercased()
    if let same = names.first(where: { $0.lowercased() == asked }) { return same }
    guard asked.count > 5, let near = names.nearest(to: asked, limit: 1).first else { return nil }
    // A few keystrokes away are also other words; a slip keeps the beginning or the letters.
    let isSlip = Set(near.lowercased()) == Set(asked) || asked.hasPrefix(near.lowercased().prefix(5))
    return isSlip && abs(near.count - asked.count) <= 2 ? near : nil
  }

  var text: String {
    let style = Style(hasColor: Terminal.hasColor)
    var parts: [String] = []
    if let meant { parts.append("There is no \"\(query)\"; this is about \(meant).") }
    if let rule {
      let fix = rule.fixLevel == .none ? "no fix" : "fix: \(rule.fixLevel.rawValue)"
      parts.append("\(style.bold(rule.id)): \(rule.title)\n(\(rule.chapter.rawValue); \(rule.severity.rawValue); \(fix))")
      parts.append(rule.why)
      if let example = rule.flagged.first {
        parts.append("\(style.yellow("Flagged")): \(example.note)\n\n\(Self.indented(example.plainCode))")
        if let fixed = example.fixed { parts.append("\(style.green("Fixed")):\n\n\(Self.indented(fixed))") }
      }
      if let example = rule.allowed.first {
        parts.append("\(style.green("Allowed")): \(example.note)\n\n\(Self.indented(example.plainCode))")
      }
    }
    if let section = sections.first {
      parts.append("\(style.bold(section.title)) (\(section.chapter), #\(section.anchor))\n\n\(section.plainText)")
    }
    if sections.count > 1 {
      let width = sections.dropFirst().map(\.anchor.count).max() ?? 0
      let others = sections.dropFirst().map { section in
        "  \(section.anchor)\(String(repeating: " ", count: width - section.anchor.count))  \(section.title)"
      }
      parts.append(
        "\(style.bold("See also")), each with \"swiftui-patterns explain NAME\":\n\n\(others.joined(separator: "\n"))")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }

  var json: JSONValue {
    [
      "version": 1,
      "query": .string(query),
      "meant": meant.map { .string($0) } ?? .null,
      "rule": rule.map { Self.json(of: $0) } ?? .null,
      "sections": .array(
        sections.map { section in
          [
            "anchor": .string(section.anchor), "title": .string(section.title), "chapter": .string(section.chapter),
            "markdown": .string(section.markdown),
          ]
        }),
    ]
  }

  private static func json(of rule: Rule) -> JSONValue {
    [
      "id": .string(rule.id), "severity": .string(rule.severity.rawValue), "enabled": .bool(rule.isEnabled),
      "fix": .string(rule.fixLevel.rawValue), "chapter": .string(rule.chapter.rawValue), "title": .string(rule.title),
      "why": .string(rule.why), "flagged": rule.flagged.first.map { json(of: $0) } ?? .null,
      "allowed": rule.allowed.first.map { json(of: $0) } ?? .null,
    ]
  }

  private static func json(of example: Example) -> JSONValue {
    [
      "note": .string(example.note), "code": .string(example.plainCode),
      "fixed": example.fixed.map { .string($0) } ?? .null,
    ]
  }
}
