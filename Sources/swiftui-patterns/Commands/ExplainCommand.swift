import Handbook
import LanguageServerProtocol
import Linting
import Rules

extension Command {
  /// Explains a rule, an API or a message.
  static let explain = Command(
    name: "explain", operands: "WORDS…", summary: "Explain a rule, an API or a runtime message.",
    details: "WORDS are a rule's id, an API's name such as \"sheet(item:)\", a runtime message or free words.",
    options: [
      Option("--format", "FORMAT", help: "How the answer is printed, text if not given.", choices: ["text", "json"])
    ],
    run: { arguments throws(Failure) in
      let query = arguments.words.joined(separator: " ")
      if query.isEmpty { throw Failure("Say what to explain: a rule, an API, a message or free words.") }
      guard let answer = Explanation(of: query) else {
        let names = Explanation.names.nearest(to: query)
        let hint = names.isEmpty ? "\"swiftui-patterns rules\" lists the rules." : "Nearest: \(names.joined(separator: ", "))."
        throw Failure("Nothing is known about \"\(query)\". \(hint)")
      }
      if arguments.value("--format") == "json" {
        Terminal.print(JSONFormat.text(answer.json))
      } else {
        Terminal.page(answer.text)
      }
      return 0
    })
}

/// What is known about some words.
struct Explanation {
  let query: String
  let rule: Rule?
  let sections: [HandbookSection]

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
    let isName = words.dropFirst().allSatisfy { $0.hasSuffix(":") }
    let byAPI = isName ? Handbook.sections(forAPI: query) : []
    sections = Array((byAPI.isEmpty ? Handbook.search(query) : byAPI).prefix(3))
    if sections.isEmpty { return nil }
  }

  var text: String {
    let style = Style(hasColor: Terminal.hasColor)
    var parts: [String] = []
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
    parts += sections.map { "\(style.bold($0.title)) (\($0.chapter), #\($0.anchor))\n\n\($0.plainText)" }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func indented(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }

  var json: JSONValue {
    [
      "version": 1,
      "query": .string(query),
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
