import SourceText
import Supervision
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Positions", .timeLimit(.minutes(10)))
struct PositionTests {
  private static let offers: [([JSONValue]?, String)] = [
    (nil, "utf-16"), ([], "utf-16"), (["utf-8", "utf-16"], "utf-16"), (["utf-32", "utf-8", "utf-16"], "utf-16"),
    (["utf-8"], "utf-8"), (["utf-32", "utf-8"], "utf-32"), (["utf-7"], "utf-16"), (["utf-7", "utf-8"], "utf-8"),
  ]

  @Test(arguments: offers)
  func `UTF-16 is chosen wherever it is possible, else the client's first`(offer: [JSONValue]?, choice: String) async throws {
    let client = TestClient()
    let capabilities: JSONValue = offer.map { ["general": ["positionEncodings": .array($0)]] } ?? [:]
    let result = try await client.initialize(capabilities)
    #expect(result["capabilities"]["positionEncoding"] == .string(choice))
  }

  @Test(arguments: [("utf-8", 10), ("utf-16", 7), ("utf-32", 6)])
  func `findings behind an emoji are where the client counts them`(encoding: String, start: Int) async throws {
    let client = try await TestClient.started(["general": ["positionEncodings": [.string(encoding)]]])
    client.open("/*😀é*/bad")
    let diagnostics = try await client.diagnostics()["diagnostics"]
    #expect(diagnostics.arrayValue?.first?["range"] == range(0, start, start + 3))
  }

  @Test(arguments: PositionEncoding.allCases, 0..<40)
  func `any sequence of edits leaves the text that the client has`(encoding: PositionEncoding, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = TextModel(encoding: encoding)
    model.insert(using: &random)
    var document = Document(try DidOpenParams(json: TestClient.openParams(model.string)))
    for version in 2..<60 {
      var changes: [JSONValue] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) { changes.append(model.randomChange(using: &random)) }
      document.apply(try DidChangeParams(json: TestClient.changeParams(version: version, changes)), in: encoding)
      #expect(document.isInSync)
      #expect(document.text == SourceText(model.string))
    }
  }
}
