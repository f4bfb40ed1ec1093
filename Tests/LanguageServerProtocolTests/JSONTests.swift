import Foundation
import Testing

@testable import LanguageServerProtocol

@Suite("JSON")
struct JSONTests {
  private static let values: [(String, JSONValue)] = [
    ("null", .null), (" true ", true), ("false", false), ("0", 0), ("-12", -12), ("1.5", 1.5), ("1e3", 1000.0),
    ("-0.25E-1", -0.025), ("9223372036854775807", .int(.max)), ("9223372036854775808", .double(9_223_372_036_854_775_808)),
    ("\"\"", ""), ("[]", []), ("{}", [:]), ("[1, [2], {\"a\": null}]", [1, [2], ["a": .null]]),
    ("{\"a\": {\"b\": \"c\"}}", ["a": ["b": "c"]]), ("{\"a\": 1, \"a\": 2}", ["a": 2]),
    (#""a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, "a\"\\/\u{8}\u{C}\n\r\té😀"),
  ]

  @Test(arguments: values)
  func `values are read`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test(arguments: [
    "", " ", "{", "[", "[1", "[1,", "[1,]", "{\"a\"", "{\"a\":", "{\"a\":1,}", "{a: 1}", "nul", "tru", "+1", "01", "1.", ".5",
    "1e", "-",
    "\"", "\"\\", "\"\\u12\"", "\"\\u12G4\"", "\"\\x\"", "\"a\nb\"", "1 2", "{} x", "1e999", "'a'",
  ])
  func `what is no JSON is refused`(text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
  }

  @Test func `half an emoji becomes one replacement character`() throws {
    #expect(try JSONValue(parsing: #""a\ud83db""#) == "a\u{FFFD}b")
    #expect(try JSONValue(parsing: #""\ude00""#) == "\u{FFFD}")
    #expect(try JSONValue(parsing: #""\ud83d\n""#) == "\u{FFFD}\n")
    #expect(try JSONValue(parsing: #""\ud83d\ud83d\ude00""#) == "\u{FFFD}😀")
  }

  @Test func `deep nesting is refused, not followed`() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: deep) }
    let fine = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(throws: Never.self) { try JSONValue(parsing: fine) }
  }

  @Test func `every beginning of a text ends in an error, not in a trap`() throws {
    let text = Array(#"{"a": [1, -2.5e3, "x\u00e9\ud83d\ude00\\", true, null], "b": {"c": {}}}"#.utf8)
    for length in 0..<text.count {
      #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: Array(text.prefix(length))) }
    }
  }

  @Test func `writing is compact, ordered and escapes what must be`() {
    let value: JSONValue = ["b": [1, 1.5, true, .null], "a": "\"\\\n\r\t\u{1}\u{1F}é😀/"]
    #expect(String(decoding: value.serialized, as: UTF8.self) == #"{"a":"\"\\\n\r\t\u0001\u001fé😀/","b":[1,1.5,true,null]}"#)
    #expect(JSONValue.double(.infinity).serialized == Array("null".utf8))
  }

  @Test(arguments: 0..<100)
  func `Foundation reads what is written, and reading gives the value back`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let value = Self.randomValue(depth: 0, using: &random)
    let bytes = JSONValue.array([value]).serialized
    #expect(try JSONValue(parsing: bytes) == [value])
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(bytes)) }
  }

  private static func randomValue(depth: Int, using random: inout SeededGenerator) -> JSONValue {
    let texts = ["", "a", "\"", "\\", "\n", "😀", "é", "\u{0}", "\u{7F}", "\u{2028}", "key"]
    switch Int.random(in: 0...(depth < 4 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .int(Int.random(in: .min ... .max, using: &random))
    case 3: return .double(Double.random(in: -1e6...1e6, using: &random))
    case 4, 5: return .string((0..<4).map { _ in texts.randomElement(using: &random) ?? "" }.joined())
    case 6: return .array((0..<3).map { _ in randomValue(depth: depth + 1, using: &random) })
    default:
      let members = (0..<3).map { ("m\($0)", randomValue(depth: depth + 1, using: &random)) }
      return .object(Dictionary(members) { $1 })
    }
  }
}
