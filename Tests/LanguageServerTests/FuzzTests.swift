import Foundation
import Linting
import Rules
import SourceText
import SwiftUIModel
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

/// Mutations of well-formed input. A bounded number runs with all tests; `FUZZ_SECONDS=600 swift test --filter FuzzTests` goes on
/// for that long, from a seed of its own, and keeps the input at hand in `fuzz-input` of the temporary folder, where it is found
/// after a trap.
@Suite("Mutated input", .timeLimit(.minutes(60)))
struct FuzzTests {
  private static let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap { Double($0) }
  private static let start = seconds == nil ? 1 : UInt64.random(in: 0..<(.max / 2))

  /// Hands seeds to `body`, on a large stack as in the server, and returns their number.
  private func run(_ name: String, count: UInt64, _ body: @escaping @Sendable (inout SeededGenerator) -> String?) async {
    let (seconds, start) = (Self.seconds.map { $0 / 3 }, Self.start)
    let end = ContinuousClock.now + .seconds(seconds ?? 0)
    let (done, faults): (UInt64, [String]) = await withCheckedContinuation { continuation in
      let hasStarted = startThread(stackSize: Session.stackSize) {
        var seed = start
        var faults: [String] = []
        while seconds == nil ? seed < start + count : ContinuousClock.now < end {
          var random = SeededGenerator(seed: seed)
          if let fault = body(&random), faults.count < 20 { faults.append("seed \(seed): \(fault)") }
          seed += 1
        }
        continuation.resume(returning: (seed - start, faults))
      }
      #expect(hasStarted)
    }
    if seconds != nil { print("\(name): \(done) inputs from seed \(start), \(faults.count) faults") }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n\n"))")
  }

  private static let inputFile = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-input")

  /// Only a long run pays for a file at each step.
  private static func keep(_ bytes: [UInt8]) {
    if seconds != nil { try? Data(bytes).write(to: inputFile) }
  }

  // MARK: Frames and JSON

  private static let messages: [[UInt8]] = {
    let methods: [(String, JSONValue)] = [
      ("textDocument/didOpen", TestClient.openParams("let a = \"😀\\u{1F}\"")),
      ("textDocument/didChange", TestClient.changeParams(version: 2, [edit(0, 0, 0, "é\r\n")])),
      ("initialize", ["capabilities": richCapabilities, "processId": .null, "x": [1, -2.5e-3, true, [[]], .int(.min)]]),
    ]
    return methods.map { Message.request(id: .string("a\"\\"), method: $0, params: $1).json.serialized }
  }()

  @Test func `of the framing comes to an end, and a message after it is read`() async {
    await run("framing", count: 2_000) { random in
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes += FrameReader.frame(Self.messages.randomElement(using: &random) ?? [])
      }
      bytes = Self.mutated(bytes, pieces: Self.framePieces, using: &random)
      Self.keep(bytes)
      var reader = MessageReader(maximumLength: 1 << 12)
      var rest = bytes[...]
      var received = 0
      while !rest.isEmpty {
        let chunk = Int.random(in: 1...400, using: &random)
        received += reader.read(rest.prefix(chunk)).count
        rest = rest.dropFirst(chunk)
      }
      // Whatever body a header has promised is used up by the filling.
      let last = Message.notification(method: "last", params: .null)
      let filling = [UInt8](repeating: 0x20, count: 5 << 12)
      let end = reader.read(filling + FrameReader.frame(last.json.serialized))
      return end.last == .message(last) ? nil : "the last message is lost behind \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  private static let framePieces = [
    "Content-Length: ", "\r\n\r\n", "\r\n", "\n\n", "99999", "-1", "Content-Type: a\r\n", ":", "{", "\"",
    "Content-Length: 3\r\n\r\n{}",
  ].map { Array($0.utf8) }

  @Test func `of JSON is refused, or read and written back the same`() async {
    await run("JSON", count: 20_000) { random in
      let bytes = Self.mutated(
        Self.messages.randomElement(using: &random) ?? [], pieces: Self.jsonPieces, using: &random)
      Self.keep(bytes)
      let head = MessageHead(bytes)
      guard let value = try? JSONValue(parsing: bytes) else { return nil }
      guard (try? JSONValue(parsing: value.serialized)) == value else { return "not the same: \(value)" }
      if let object = value.objectValue {
        guard head?.method == object["method"]?.stringValue, head?.id == object["id"].flatMap({ RequestID($0) }) else {
          return "another head: \(value)"
        }
      }
      _ = try? Message.read(value)
      return nil
    }
  }

  private static let jsonPieces = [
    "\"", "\\", "\\u", "\\ud83d", "\\ude00", "{", "}", "[", "]", ",", ":", "1e", "-", ".5", "null", "tru", "\"id\":",
    "\u{FEFF}",
  ].map { Array($0.utf8) }

  // MARK: Rules

  @Test func `of code leaves rules and fixes in order`() async {
    let linter = Linter(rules: AllRules.rules)
    let examples = AllRules.rules.flatMap { rule in (rule.flagged + rule.allowed).map { Array($0.plainCode.utf8) } }
    let settings = LintSettings(all: .report(.warning))
    await run("rules", count: 1_500) { random in
      var code = Array("import SwiftUI\n".utf8) + (examples.randomElement(using: &random) ?? [])
      if Bool.random(using: &random) { code += Array("\n".utf8) + (examples.randomElement(using: &random) ?? []) }
      let bytes = Self.mutated(code, pieces: Self.codePieces, using: &random)
      let text = SourceText(String(decoding: bytes, as: UTF8.self))
      Self.keep(text.utf8)
      let project = NoProject(targets: DeploymentTargets([.iOS: "18.0"]))
      let file = ViewFile(text: text)
      let findings = linter.findings(in: file, project: project, settings: settings)
      for finding in findings {
        if let fault = Self.fault(of: finding, in: file) { return "\(finding.rule): \(fault)\n\(text.string)" }
      }
      guard findings.contains(where: { $0.fix != nil }), Int.random(in: 0..<4, using: &random) == 0 else { return nil }
      let all = FixAll(linter: linter, includesReview: true)
      guard let fixed = text.applying(all.edits(of: file, project: project, settings: settings)) else {
        return "fix-all does not fit\n\(text.string)"
      }
      let errors = ViewFile(text: fixed).syntaxErrors.count
      return errors > file.syntaxErrors.count ? "fix-all breaks\n\(text.string)" : nil
    }
  }

  private static func fault(of finding: Finding, in file: ViewFile) -> String? {
    let text = file.text
    guard text.isBoundary(finding.range.lower), text.isBoundary(finding.range.upper) else { return "a range outside the text" }
    if let place = finding.related.first(where: { $0.path == nil && !text.isBoundary($0.range.upper) }) {
      return "a related place outside the text: \(place)"
    }
    guard let fix = finding.fix else { return nil }
    guard let fixed = text.applying(fix.ownEdits) else { return "a fix that does not fit" }
    if fixed == text { return "a fix that changes nothing" }
    if fix.level == .safe, ViewFile(text: fixed).syntaxErrors.count > file.syntaxErrors.count { return "a fix that breaks" }
    return nil
  }

  private static let codePieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\\(", "\"\"\"", "//", "/*", "*/", "#if a\n", "#else\n", "#endif\n", "\r\n", "\r", "😀",
    "\u{301}", "`",
    "$0", "if let ", "else ", "guard ", "return ", "switch a {\ncase .b: ", ".sheet(isPresented: $a) {",
    ".sheet(item: $b) { b in ",
    ".alert(", "content: ", ", ", ": ", " = ", "@State ", "private ", "var ", "extension ", "self.", "?.", "!", "= nil", "true",
    "@",
    "// swiftui-patterns:disable all\n", "// swiftui-patterns:enable all\n", "NavigationLink(destination: ", "<", "a<b>",
    "async ",
    "\u{0}", "where ", "in ", "import ", "#Preview {", "struct ", "func ",
  ].map { Array($0.utf8) }

  // MARK: Mutation

  private static func mutated(_ input: [UInt8], pieces: [[UInt8]], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = input
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let first = Int.random(in: 0...bytes.count, using: &random)
      let second = min(first + Int.random(in: 0...(Bool.random(using: &random) ? 4 : 80), using: &random), bytes.count)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: bytes.removeSubrange(first..<second)
      case 1: bytes.insert(contentsOf: bytes[first..<second], at: Int.random(in: 0...bytes.count, using: &random))
      case 2: bytes.replaceSubrange(first..<second, with: pieces.randomElement(using: &random) ?? [])
      case 3 where first < bytes.count: bytes[first] = UInt8.random(in: 0...255, using: &random)
      case 4 where Int.random(in: 0..<3, using: &random) == 0: bytes.removeSubrange(first...)
      case 5:
        let moved = Array(bytes[first..<second])
        bytes.removeSubrange(first..<second)
        bytes.insert(contentsOf: moved, at: Int.random(in: 0...bytes.count, using: &random))
      default: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: first)
      }
    }
    return bytes
  }
}
