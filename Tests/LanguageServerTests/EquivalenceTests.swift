import Foundation
import Linting
import Rules
import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol
@testable import Supervision

/// However a text came about, the server says of it what a server says that opens it.
@Suite("Edits and a fresh start come to the same", .timeLimit(.minutes(10)))
struct EquivalenceTests {
  /// Edits in all runs: 70 runs of 40 messages in each encoding, 1 to 4 edits each, are some 21,000.
  private static let seeds: Range<UInt64> = 0..<70
  private static let messages = 40

  private static let examples = AllRules.rules.filter(\.isEnabled).flatMap(\.flagged).map(\.plainCode)

  private static let linter = Linter(rules: AllRules.rules)

  /// A file with findings.
  private static func file(using random: inout SeededGenerator) -> String {
    let first = Rule.itemDrivenSheet.flagged.first.map { [$0.plainCode] } ?? []
    while true {
      let parts = first + [examples.randomElement(using: &random) ?? ""]
      let text = (["import SwiftUI", "// 😀é"] + parts).joined(separator: "\n\n") + "\n"
      // Two examples can be in each other's way, such as by declaring the same type.
      let project = NoProject(RuleInputs(targets: DeploymentTargets([.iOS: "18.0"])))
      guard !linter.findings(in: ViewFile(text: SourceText(text)), project: project).isEmpty else { continue }
      return Bool.random(using: &random) ? text : text.replacing("\n", with: "\r\n")
    }
  }

  private static let pieces = [
    "\r\n", "\n", "😀", "{", "}", "(", ")", "\"", "//", "/*", "*/", "\"\"\"", "#if os(iOS)\n", "#endif\n", "import SwiftUI\n",
    "struct Extra: View {\n  var body: some View { Text(\"é\") }\n}\n", "@State private var flag = false\n", "if let item { ",
    ".sheet(isPresented: $shows) { Text(\"😀\") }\n", ".sheet(item: $item) { item in Text(item.name) }\n",
    ".alert(\"a\", isPresented: $shows) { }\n", "NavigationView { Text(\"a\") }\n",
    "@Environment(\\.dismiss) private var dismiss\n",
    "// swiftui-patterns:disable all\n", " // swiftui-patterns:disable:this item-driven-sheet\n", "shows = true\n", "self.",
    "private ",
  ]

  private static let options: JSONValue = ["platforms": ["iOS": "18.0"]]

  @Test(arguments: PositionEncoding.allCases, seeds)
  func `in one document`(encoding: PositionEncoding, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let capabilities = Self.capabilities(encoding)
    let old = try await TestClient.started(capabilities, rules: AllRules.rules, options: Self.options)
    let file = Self.file(using: &random)
    var model = TextModel(file, encoding: encoding)
    var texts = OpenTexts()
    let opening = TestClient.openParams(model.string)
    old.notify("textDocument/didOpen", opening)
    _ = texts.open(opening, now: 0)
    // Some runs edit every finding away; there were some to begin with.
    var found = try await old.diagnostics(of: TestClient.uri)["items"].arrayValue?.count ?? 0
    for version in 2...(Self.messages + 1) {
      // Now and then everything is undone, or the text would end as rubble without findings.
      let isUndone = version % 20 == 0
      var changes = isUndone ? [model.change(to: file)] : []
      for _ in 0..<(isUndone ? 0 : Int.random(in: 1...4, using: &random)) {
        changes.append(model.typicalChange(pieces: Self.pieces, using: &random))
      }
      let params = TestClient.changeParams(version: version, changes)
      old.notify("textDocument/didChange", params)
      #expect(texts.change(params, in: encoding, now: 0) == .unchanged)
      // Some answers on the way, so that the server parses from more than one state.
      if version % 7 == 0 { _ = try await old.diagnostics(of: TestClient.uri) }
      guard version % 20 == 0 || version == 31 else { continue }
      // The supervisor's text is the client's.
      #expect(texts.replay(now: 0).first?.json["params"]["textDocument"]["text"] == .string(model.string))
      let fresh = try await TestClient.started(capabilities, rules: AllRules.rules, options: Self.options)
      fresh.open(model.string)
      let places = (0..<8).map { _ in model.randomPosition(using: &random) }
      let expected = try await fresh.answers(places)
      found += expected.first?["items"].arrayValue?.count ?? 0
      #expect(try await old.answers(places) == expected, "seed \(seed), message \(version):\n\(model.string)")
    }
    #expect(found > 0)
  }

  /// Capabilities of a client that asks, and whose edits carry no versions.
  private static func capabilities(_ encoding: PositionEncoding) -> JSONValue {
    [
      "general": ["positionEncodings": [.string(encoding.rawValue)]],
      "textDocument": [
        "diagnostic": ["relatedInformation": true, "dataSupport": true, "tagSupport": ["valueSet": [1, 2]]],
        "codeAction": ["codeActionLiteralSupport": [:], "isPreferredSupport": true, "disabledSupport": true],
        "hover": ["contentFormat": ["markdown"]],
      ],
      "workspace": ["diagnostics": ["refreshSupport": true]],
    ]
  }

  @Test(arguments: PositionEncoding.allCases, 100..<110 as Range<UInt64>)
  func `in two documents that ask about each other, in a project`(encoding: PositionEncoding, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("equivalence-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let uris = ["A.swift", "B.swift"].map { DocumentURI(path: root.appendingPathComponent($0).path).string }
    let capabilities = Self.capabilities(encoding)
    let old = try await TestClient.started(
      capabilities, rules: AllRules.rules, root: root.path, options: Self.options)
    let files = uris.map { _ in Self.file(using: &random) }
    var models = files.map { TextModel($0, encoding: encoding) }
    for (uri, model) in zip(uris, models) { old.open(model.string, uri: uri) }
    for version in 2...31 {
      let index = Int.random(in: 0...1, using: &random)
      let isUndone = version % 10 == 0
      var changes = isUndone ? [models[index].change(to: files[index])] : []
      for _ in 0..<(isUndone ? 1 : Int.random(in: 1...4, using: &random)) {
        changes.append(models[index].typicalChange(pieces: Self.pieces, using: &random))
      }
      old.notify("textDocument/didChange", TestClient.changeParams(uri: uris[index], version: version, changes))
      guard version % 10 == 1 else { continue }
      let fresh = try await TestClient.started(
        capabilities, rules: AllRules.rules, root: root.path, options: Self.options)
      for (uri, model) in zip(uris, models) { fresh.open(model.string, uri: uri) }
      // Both learn of the project's files and of each other's changes a moment later.
      for _ in 0..<200 {
        if try await old.bothDiagnostics(uris) == fresh.bothDiagnostics(uris) { break }
        try await Task.sleep(for: .milliseconds(20))
      }
      let expected = try await fresh.bothDiagnostics(uris)
      #expect(try await old.bothDiagnostics(uris) == expected, "seed \(seed), message \(version)")
    }
  }
}

extension TestClient {
  fileprivate func diagnostics(of uri: String) async throws -> JSONValue {
    try await request("textDocument/diagnostic", ["textDocument": ["uri": .string(uri)]])
  }

  fileprivate func bothDiagnostics(_ uris: [String]) async throws -> [JSONValue] {
    var answers: [JSONValue] = []
    for uri in uris { answers.append(try await diagnostics(of: uri)) }
    return answers
  }

  /// All that the server says of its one document.
  fileprivate func answers(_ places: [JSONValue]) async throws -> [JSONValue] {
    var answers = [try await diagnostics(of: Self.uri)]
    answers += try await codeActions(["start": position(0, 0), "end": position(100_000, 0)])
    for place in places {
      answers += try await codeActions(["start": place, "end": place], automatic: true)
      answers.append(
        try await request("textDocument/hover", ["textDocument": ["uri": .string(Self.uri)], "position": place]))
    }
    return answers
  }
}
