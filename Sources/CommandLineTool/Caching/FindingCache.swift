import Files
import LanguageServerProtocol
import Linting
import SourceText
import Supervision
import Workspace
import SwiftUIProject

/// What runs over one workspace have found in its files, with all that it depends on.
struct FindingCache: Sendable {
  /// What was found in one file. It holds as long as all of this is the same.
  struct Entry: Sendable {
    let content: ContentDigest
    /// Of what was set and what the project's targets are.
    let environment: ContentDigest
    /// Of all files of the project, where a rule asked about other ones; nil where none did.
    var project: ContentDigest?
    /// What rules asked about other files, as `ProjectWords` keeps them, ascending.
    let asked: [UInt32]
    /// The answers about the project's string tables that were given.
    let strings: [String: Knowledge]
    /// Of the string tables that gave them; nil where none were asked for.
    var tables: ContentDigest?
    let findings: [Finding]
    let isTooDeep: Bool

    /// Whether another entry was made of the same, and so tells the same.
    func isKept(in other: Entry?) -> Bool {
      guard let other else { return false }
      return content == other.content && environment == other.environment && project == other.project && tables == other.tables
        && strings == other.strings
    }
  }

  /// By absolute path.
  var entries: [String: Entry] = [:]
  /// The contents that no rule can say anything about.
  var quiet: Set<ContentDigest> = []

  private let folder: CacheFolder
  private let name: String

  private var wordsName: String { name + ".words" }

  /// The most files of a workspace that are kept besides those of the last run.
  private static let limit = 100_000

  /// Reads what is there.
  /// - Parameters:
  ///   - scope: what else tells apart the findings of one and the same program
  init(in folder: CacheFolder, scope: [String]) {
    self.folder = folder
    // Another build of this program, or of the parser, finds something else.
    let libraries = Executable.parserLibraries
    let identity = ([ProgramFile.own ?? ""] + libraries).map { path in FileStamp(path).map { "\($0)" } ?? "-" }
    name = ContentDigest(of: (["4", Product.version] + identity + scope).joined(separator: "\n")).description
    guard let bytes = folder.read(name + ".json").flatMap(Self.unsealed), let json = try? JSONValue(parsing: bytes) else {
      return
    }
    for (path, value) in json["files"].objectValue ?? [:] { entries[path] = Self.entry(value) }
    let digits = (json["quiet"].stringValue ?? "").utf8
    var start = digits.startIndex
    while let end = digits.index(start, offsetBy: 32, limitedBy: digits.endIndex) {
      if let digest = ContentDigest(Substring(digits[start..<end])) { quiet.insert(digest) }
      start = end
    }
  }

  /// Keeps what is known of the files of a run, and of others as far as there is room.
  func write(entries: [String: Entry], quiet: Set<ContentDigest>) {
    var entries = entries
    if entries.count + self.entries.count <= Self.limit { entries.merge(self.entries) { new, _ in new } }
    var quiet = quiet
    if quiet.count + self.quiet.count <= Self.limit { quiet.formUnion(self.quiet) }
    let json: JSONValue = [
      "files": .object(entries.mapValues(Self.value)), "quiet": .string(quiet.map(\.description).joined()),
    ]
    folder.write(Self.sealed(json.serialized), to: name + ".json")
  }

  /// The bytes with their digest behind them, so that damage is seen wherever it is.
  private static func sealed(_ bytes: [UInt8]) -> [UInt8] { bytes + Array(ContentDigest(of: bytes).description.utf8) }

  private static func unsealed(_ bytes: [UInt8]) -> [UInt8]? {
    let content = Array(bytes.dropLast(32))
    return sealed(content) == bytes ? content : nil
  }

  /// What was known of the project's words; nil where that is of no use.
  var words: ProjectWords? { folder.read(wordsName).flatMap { ProjectWords($0) } }

  func write(_ words: ProjectWords) { folder.write(words.bytes, to: wordsName) }

  private static func value(of entry: Entry) -> JSONValue {
    [
      "content": .string(entry.content.description), "environment": .string(entry.environment.description),
      "project": entry.project.map { .string($0.description) } ?? .null,
      "asked": .string(entry.asked.map(hexadecimal).joined()),
      "strings": .object(entry.strings.mapValues { .string(name(of: $0)) }),
      "tables": entry.tables.map { .string($0.description) } ?? .null,
      "findings": .array(entry.findings.map(FindingJSON.value)), "isTooDeep": .bool(entry.isTooDeep),
    ]
  }

  private static func entry(_ json: JSONValue) -> Entry? {
    guard let content = digest(json["content"]), let environment = digest(json["environment"]),
      let findings = FindingJSON.all(json["findings"], FindingJSON.finding), let isTooDeep = json["isTooDeep"].boolValue,
      let answers = json["strings"].objectValue, let asked = json["asked"].stringValue.flatMap(words)
    else { return nil }
    let strings = answers.compactMapValues(knowledge)
    let project = digest(json["project"])
    guard strings.count == answers.count, project != nil || json["project"].isNull else { return nil }
    return Entry(
      content: content, environment: environment, project: project, asked: asked, strings: strings,
      tables: digest(json["tables"]),
      findings: findings, isTooDeep: isTooDeep)
  }

  private static func hexadecimal(_ word: UInt32) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  private static func words(_ digits: String) -> [UInt32]? {
    var words: [UInt32] = []
    var rest = digits[...]
    while !rest.isEmpty {
      guard rest.utf8.count >= 8, let word = UInt32(rest.prefix(8), radix: 16) else { return nil }
      words.append(word)
      rest = rest.dropFirst(8)
    }
    return words
  }

  private static func digest(_ json: JSONValue) -> ContentDigest? { json.stringValue.flatMap { ContentDigest($0[...]) } }

  private static func name(of knowledge: Knowledge) -> String {
    switch knowledge {
    case .yes: "yes"
    case .no: "no"
    case .unknown: "unknown"
    }
  }

  private static func knowledge(_ json: JSONValue) -> Knowledge? {
    switch json.stringValue {
    case "yes": .yes
    case "no": .no
    case "unknown": .unknown
    default: nil
    }
  }
}
