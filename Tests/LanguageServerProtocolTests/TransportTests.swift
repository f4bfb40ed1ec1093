import Foundation
import Testing

@testable import LanguageServerProtocol

@Suite("Reading and writing over descriptors")
struct TransportTests {
  @Test func `messages arrive in order, then the end of input`() async throws {
    let pipe = Pipe()
    let (stream, continuation) = AsyncStream<[Received]>.makeStream()
    #expect(MessageReader.start(descriptor: pipe.fileHandleForReading.fileDescriptor) { continuation.yield($0) })
    let writer = MessageWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    for number in 0..<1000 { writer.send(.notification(method: "n", params: ["number": .int(number)])) }
    try pipe.fileHandleForWriting.close()
    var received: [Received] = []
    for await batch in stream {
      received += batch
      if received.last == .endOfInput { break }
    }
    #expect(received.dropLast() == (0..<1000).map { .message(.notification(method: "n", params: ["number": .int($0)])) }[...])
  }

  @Test func `a closed pipe closes the writer and does not end the process`() throws {
    let pipe = Pipe()
    let writer = MessageWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    try pipe.fileHandleForReading.close()
    #expect(!writer.isClosed)
    writer.send(.notification(method: "n", params: .null))
    #expect(writer.isClosed)
    writer.send(.notification(method: "n", params: .null))
  }

  @Test func `the log holds every message as one line, as the server saw it`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("messages-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let log = try #require(MessageLog(path: file.path))
    var reader = MessageReader(log: log)
    _ = reader.read(FrameReader.frame(Array("{\"method\": \"a\",\n \"params\": {\"text\": \"x\\ny\"}}".utf8)))
    _ = reader.read(FrameReader.frame(Array("not JSON".utf8)))
    let pipe = Pipe()
    MessageWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor, log: log).send(
      .response(id: .number(1), result: .success(.null)))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(
      lines == [
        #"{"dir":"recv","msg":{"method":"a","params":{"text":"x\ny"}}}"#, #"{"dir":"unreadable","msg":"not JSON"}"#,
        #"{"dir":"send","msg":{"id":1,"jsonrpc":"2.0","result":null}}"#,
      ])
  }

  @Test func `input that is no message has an answer`() {
    var reader = MessageReader()
    let received = reader.read(Array("Content-Length: 3\r\n\r\n{a}bad\r\n\r\nContent-Length: 2\r\n\r\n{}".utf8))
    let codes = received.map { item -> Int? in
      guard case .unreadable(let unreadable) = item else { return nil }
      return unreadable.error.code
    }
    #expect(codes == [-32700, -32700, -32600])
  }
}
