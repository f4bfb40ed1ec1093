import Linting
import Rules
import SourceText
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Rewrites without a finding", .timeLimit(.minutes(10)))
struct RewriteTests {
  /// An example's text as a client has it, and the place of its mark.
  private func opened(_ example: Example) throws -> (text: SourceText, place: JSONValue) {
    let code = "import SwiftUI\n\n" + example.code
    let mark = try #require(code.firstRange(of: "⟦"))
    let text = SourceText(code.filter { $0 != "⟦" && $0 != "⟧" })
    let place = text.position(of: code[..<mark.lowerBound].utf8.count, in: .utf16)
    return (text, range(place.line, place.character, place.character))
  }

  private func rewrites(_ actions: [JSONValue]) -> [JSONValue] { actions.filter { $0["kind"] == "refactor.rewrite" } }

  private func applying(_ edits: JSONValue, to text: SourceText) throws -> String? {
    let changes = try (edits.arrayValue ?? []).map { edit in
      let place: PositionRange = try edit.member("range")
      let range = TextRange(
        try #require(text.offset(of: place.start, in: .utf16)), try #require(text.offset(of: place.end, in: .utf16)))
      return TextEdit(range, try #require(edit["newText"].stringValue))
    }
    return try #require(EditSet(changes)).edits.isEmpty ? nil : text.applying(try #require(EditSet(changes)))?.string
  }

  @Test(arguments: AllRefactorings.refactorings.map(\.id))
  func `the edit that comes with the action rewrites the text`(id: String) async throws {
    let refactoring = try #require(AllRefactorings.refactorings.first { $0.id == id })
    let example = try #require(refactoring.offered.first { $0.otherFiles.isEmpty })
    let (text, place) = try opened(example)
    let client = try await TestClient.started(richCapabilities, rules: AllRules.rules)
    client.open(text.string, version: 3)
    let actions = rewrites(try await client.codeActions(place))
    let action = try #require(actions.first { $0["title"] == .string(refactoring.title) })
    #expect(action["disabled"]["reason"].isNull)
    #expect(action["diagnostics"].isNull && action["isPreferred"].isNull)
    let change = try #require(action["edit"]["documentChanges"].arrayValue?.first)
    #expect(change["textDocument"]["version"] == 3)
    #expect(try applying(change["edits"], to: text) == "import SwiftUI\n\n" + (example.fixed ?? ""))
  }

  @Test(arguments: AllRefactorings.refactorings.map(\.id))
  func `what is refused is shown with its reason where the client can`(id: String) async throws {
    let refactoring = try #require(AllRefactorings.refactorings.first { $0.id == id })
    let example = try #require(refactoring.refused.first { $0.otherFiles.isEmpty })
    let (text, place) = try opened(example)
    let rich = try await TestClient.started(richCapabilities, rules: AllRules.rules)
    rich.open(text.string)
    let refused = try #require(
      rewrites(try await rich.codeActions(place)).first { $0["title"] == .string(refactoring.title) })
    #expect(refused["disabled"]["reason"].stringValue?.hasSuffix(".") == true)
    #expect(refused["edit"].isNull)
    let plain = try await TestClient.started(plainCapabilities, rules: AllRules.rules)
    plain.open(text.string)
    #expect(!rewrites(try await plain.codeActions(place)).contains { $0["title"] == .string(refactoring.title) })
  }

  private static let kinds: [(only: [JSONValue]?, isAutomatic: Bool, isOffered: Bool)] = [
    (nil, false, true), (["refactor"], false, true), (["refactor.rewrite"], false, true), ([""], false, true),
    (["refactor.rewrite"], true, true), (nil, true, false), (["quickfix", "source"], false, false),
    (["refactor.extract"], false, false), ([], false, true),
  ]

  @Test(arguments: kinds)
  func `they are offered to those who ask for them`(only: [JSONValue]?, isAutomatic: Bool, isOffered: Bool) async throws {
    let (text, place) = try opened(try #require(Refactoring.saveNavigationPath.offered.first))
    let client = try await TestClient.started(plainCapabilities, rules: AllRules.rules)
    client.open(text.string)
    let actions = rewrites(try await client.codeActions(place, only: only, automatic: isAutomatic))
    #expect(!actions.isEmpty == isOffered)
  }

  @Test func `fix-all leaves them alone`() async throws {
    let (text, place) = try opened(try #require(Refactoring.saveNavigationPath.offered.first))
    let client = try await TestClient.started(plainCapabilities, rules: AllRules.rules)
    client.open(text.string)
    #expect(try await client.codeActions(place, only: ["source"]) == [])
  }
}
