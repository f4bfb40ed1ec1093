import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Mutated messages", .timeLimit(.minutes(60)))
struct ProtocolFuzzTests {
  private static let messages: [[UInt8]] = {
    let methods: [(String, JSONValue)] = [
      ("textDocument/didOpen", TestClient.openParams("let a = \"😀\\u{1F}\"")),
      ("textDocument/didChange", TestClient.changeParams(version: 2, [edit(0, 0, 0, "é\r\n")])),
      ("initialize", ["capabilities": richCapabilities, "processId": .null, "x": [1, -2.5e-3, true, [[]], .int(.min)]]),
    ]
    return methods.map { Message.request(id: .string("a\"\\"), method: $0, params: $1).json.serialized }
  }()

  @Test func `of the framing comes to an end, and a message after it is read`() async {
    await Fuzzing.run("framing", count: 2_000, share: 0.1) { random in
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes += FrameReader.frame(Self.messages.randomElement(using: &random) ?? [])
      }
      bytes = Fuzzing.mutated(bytes, pieces: Self.framePieces, using: &random)
      Fuzzing.keep(bytes, as: "framing")
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
    await Fuzzing.run("JSON", count: 20_000, share: 0.1) { random in
      let bytes = Fuzzing.mutated(
        Self.messages.randomElement(using: &random) ?? [], pieces: Self.jsonPieces, using: &random)
      Fuzzing.keep(bytes, as: "json")
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
}
