import Testing

@testable import LanguageServerProtocol

@Suite("JSON-RPC messages")
struct MessageTests {
  private func read(_ text: String) -> Result<Message, UnreadableMessage> {
    Result { () throws(UnreadableMessage) in try Message.read(Array(text.utf8)) }
  }

  private func errorCode(_ text: String) -> (id: RequestID?, code: Int)? {
    guard case .failure(let unreadable) = read(text) else { return nil }
    return (unreadable.id, unreadable.error.code)
  }

  @Test func `requests, notifications and answers are told apart`() {
    #expect(
      read(#"{"jsonrpc":"2.0","id":1,"method":"m","params":[2]}"#)
        == .success(.request(id: .number(1), method: "m", params: [2])))
    #expect(
      read(#"{"jsonrpc":"2.0","id":"a","method":"m"}"#) == .success(.request(id: .string("a"), method: "m", params: .null)))
    #expect(read(#"{"jsonrpc":"2.0","method":"m","params":{}}"#) == .success(.notification(method: "m", params: [:])))
    #expect(read(#"{"jsonrpc":"2.0","id":1,"result":null}"#) == .success(.response(id: .number(1), result: .success(.null))))
    let failure = ResponseError(json: ["code": -1, "message": "no"])
    #expect(
      read(#"{"id":1,"error":{"code":-1,"message":"no"}}"#) == .success(.response(id: .number(1), result: .failure(failure))))
    #expect(read(#"{"id":null,"error":{}}"#) == .success(.response(id: nil, result: .failure(ResponseError(json: [:])))))
  }

  @Test func `bytes that are no JSON are a parse error without id`() throws {
    let error = try #require(errorCode("{\"id\": 1,"))
    #expect(error.id == nil)
    #expect(error.code == -32700)
  }

  @Test(arguments: [
    "[]", "1", "\"text\"", "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\"}]", "{}", "{\"method\": 1}",
    "{\"id\": null, \"method\": \"m\"}", "{\"id\": [1], \"method\": \"m\"}", "{\"id\": 1.5, \"method\": \"m\"}",
  ])
  func `JSON that is no message is an invalid request without id`(text: String) throws {
    let error = try #require(errorCode(text))
    #expect(error.id == nil)
    #expect(error.code == -32600)
  }

  @Test func `an invalid request is answered under its id`() throws {
    let error = try #require(errorCode(#"{"id": 7, "method": {}}"#))
    #expect(error.id == .number(7))
    #expect(error.code == -32600)
  }

  @Test func `messages are written with what the protocol demands`() {
    #expect(Message.request(id: .number(3), method: "m", params: .null).json == ["jsonrpc": "2.0", "id": 3, "method": "m"])
    #expect(Message.response(id: .string("x"), result: .success(.null)).json == ["jsonrpc": "2.0", "id": "x", "result": .null])
    #expect(
      Message.response(id: nil, result: .failure(ResponseError(.parseError, "why"))).json
        == ["jsonrpc": "2.0", "id": .null, "error": ["code": -32700, "message": "why"]])
  }

  @Test func `a member that is missing or of the wrong kind is named with its path`() {
    let params: JSONValue = ["textDocument": ["uri": "file:///a"], "position": ["line": 1, "character": "two"]]
    #expect(throws: JSONMismatch(path: "position.character", expected: "an integer")) {
      try DocumentPositionParams(json: params)
    }
    #expect(throws: JSONMismatch(path: "textDocument.uri", expected: "a string")) {
      try DocumentPositionParams(json: ["textDocument": [:]])
    }
    let change: JSONValue = [
      "textDocument": ["uri": "file:///a", "version": 2], "contentChanges": [["text": "a"], ["text": 1]],
    ]
    #expect(throws: JSONMismatch(path: "contentChanges.1.text", expected: "a string")) { try DidChangeParams(json: change) }
  }
}

@Suite("Heads of messages")
struct MessageHeadTests {
  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"a","params":{"id":2,"method":"b","x":"}],\"{"}}"#, RequestID.number(1), "a"),
    (#" { "params" : [[1,{"a":[]}],"\\"], "method" : "é\u0041" } "#, nil, "éA"),
    (#"{"id":"x","result":null}"#, .string("x"), nil), (#"{"result":-1.5e3,"id":3.0}"#, .number(3), nil), ("{}", nil, nil),
    (#"{"id":null,"method":7}"#, nil, nil), (#"{"id":1,"id":2}"#, .number(2), nil),
  ])
  func `are read without the rest`(text: String, id: RequestID?, method: String?) {
    let head = MessageHead(Array(text.utf8))
    #expect(head?.id == id)
    #expect(head?.method == method)
    #expect(head != nil)
  }

  @Test(arguments: ["", "[]", "1", "{a}", "{\"a\"", "{\"a\":1 \"b\":2", "{\"a", "{\"id\":[}", "\"{}\""])
  func `of what is no object are none, and nothing traps`(text: String) {
    _ = MessageHead(Array(text.utf8))
    if !text.hasPrefix("{") { #expect(MessageHead(Array(text.utf8)) == nil) }
  }

  @Test func `agree with the message, wherever the text is cut off`() throws {
    let message = Message.request(id: .string("\u{1F600}\"x"), method: "m\\", params: ["a": ["\"", "{", ["b": "]"]]])
    let bytes = message.json.serialized
    #expect(MessageHead(bytes) == MessageHead(Array(bytes)))
    #expect(MessageHead(bytes)?.id == .string("\u{1F600}\"x"))
    for length in bytes.indices { _ = MessageHead(Array(bytes[..<length])) }
  }
}
