import SourceText
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Positions", .timeLimit(.minutes(1)))
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

/// The client's side of a document, written as plainly as possible: a list of characters and a count over them.
private struct TextModel {
  let encoding: PositionEncoding
  private var scalars: [Unicode.Scalar] = []

  init(encoding: PositionEncoding) { self.encoding = encoding }

  var string: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  mutating func insert(using random: inout SeededGenerator) { scalars = Self.randomText(30, using: &random) }

  /// Replaces a random range, and says how a client tells that.
  mutating func randomChange(using random: inout SeededGenerator) -> JSONValue {
    let places = (0...scalars.count).filter { !isInsideLineBreak($0) }
    let first = places.randomElement(using: &random) ?? 0
    let second = places.filter { $0 >= first && $0 <= first + 12 }.randomElement(using: &random) ?? first
    let text = Self.randomText(Int.random(in: 0...6, using: &random), using: &random)
    let change: JSONValue = [
      "range": ["start": position(of: first), "end": position(of: second)], "text": .string(TextModel.string(text)),
    ]
    scalars.replaceSubrange(first..<second, with: text)
    return change
  }

  private func isInsideLineBreak(_ index: Int) -> Bool {
    index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
  }

  private func position(of index: Int) -> JSONValue {
    var line = 0
    var character = 0
    for place in 0..<index {
      let scalar = scalars[place]
      let endsLine = scalar == "\n" || (scalar == "\r" && !(place + 1 < scalars.count && scalars[place + 1] == "\n"))
      if endsLine {
        line += 1
        character = 0
      } else if scalar != "\r" {
        switch encoding {
        case .utf8: character += String(scalar).utf8.count
        case .utf16: character += String(scalar).utf16.count
        case .utf32: character += 1
        }
      }
    }
    return ["line": .int(line), "character": .int(character)]
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func randomText(_ count: Int, using random: inout SeededGenerator) -> [Unicode.Scalar] {
    let alphabet: [Unicode.Scalar] = ["a", " ", "é", "ß", "€", "😀", "\u{301}", "\n", "\r", "\u{2028}", "\t", "𝄞", "{", "\""]
    return (0..<count).flatMap { _ -> [Unicode.Scalar] in
      if Int.random(in: 0..<8, using: &random) == 0 { return ["\r", "\n"] }
      return [alphabet.randomElement(using: &random) ?? "a"]
    }
  }
}

/// A generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
