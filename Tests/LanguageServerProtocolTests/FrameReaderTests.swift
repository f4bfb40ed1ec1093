import Testing

@testable import LanguageServerProtocol

@Suite("Frames of the base protocol")
struct FrameReaderTests {
  private func frames(_ input: String, maximumLength: Int = 1000) -> [FrameReader.Frame] {
    frames(Array(input.utf8), chunk: .max, maximumLength: maximumLength)
  }

  private func frames(_ input: [UInt8], chunk: Int, maximumLength: Int = 1000) -> [FrameReader.Frame] {
    var reader = FrameReader(maximumLength: maximumLength)
    var frames: [FrameReader.Frame] = []
    var rest = input[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(chunk))
      rest = rest.dropFirst(chunk)
      while let frame = reader.next() { frames.append(frame) }
    }
    return frames
  }

  private func body(_ text: String) -> FrameReader.Frame { .body(Array(text.utf8)) }

  @Test func `a body is cut by its length in bytes`() {
    #expect(frames("Content-Length: 4\r\n\r\n\"é\"") == [body("\"é\"")])
    #expect(frames("Content-Length: 2\r\n\r\n{}Content-Length: 2\r\n\r\n[]") == [body("{}"), body("[]")])
  }

  @Test(arguments: [
    "content-length: 2\r\n\r\n{}", "CONTENT-LENGTH:2\r\n\r\n{}", "Content-Length: 2\n\n{}", "Content-Length:   2  \r\n\r\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n{}",
    "\r\n\nContent-Length: 2\r\n\r\n{}",
  ])
  func `headers may be written in several ways`(input: String) {
    #expect(frames(input) == [body("{}")])
  }

  @Test func `an empty body is a frame`() { #expect(frames("Content-Length: 0\r\n\r\n") == [body("")]) }

  @Test func `a frame may come in any pieces`() {
    let input = Array("Content-Length: 5\r\n\r\nabcdeContent-Length: 3\r\n\r\nxyz".utf8)
    for chunk in 1...input.count { #expect(frames(input, chunk: chunk) == [body("abcde"), body("xyz")]) }
  }

  @Test func `a frame that is cut off is not delivered`() {
    let input = Array("Content-Length: 5\r\n\r\nabcde".utf8)
    for length in 1..<input.count {
      var reader = FrameReader()
      reader.append(input.prefix(length))
      #expect(reader.next() == nil)
      #expect(reader.isInsideFrame)
    }
  }

  @Test(arguments: [
    "Content-Length: -2\r\n\r\n", "Content-Length: two\r\n\r\n", "Content-Length:\r\n\r\n", "Content-Length: 0x10\r\n\r\n",
    "Content-Length: 99999999999999999999999999\r\n\r\n", "Content-Type: text\r\n\r\n", "nonsense\r\n\r\n",
    "Content-Length: 2 3 x\r\n\r\n",
  ])
  func `a bad header is reported once and the next message is read`(header: String) throws {
    let result = frames(header + "{\"lost\": 1}Content-Length: 2\r\n\r\n{}")
    #expect(result.count == 2)
    guard case .malformed = try #require(result.first) else { Issue.record("not reported"); return }
    #expect(result.last == body("{}"))
  }

  @Test func `a body over the limit is skipped, not kept`() {
    let long = String(repeating: "x", count: 1001)
    let result = frames("Content-Length: 1001\r\n\r\n\(long)Content-Length: 2\r\n\r\n{}")
    #expect(result == [.malformed("a message of 1001 bytes; the most that is read is 1000"), body("{}")])
    let endless = frames("Content-Length: \(Int.max)\r\n\r\nabcContent-Length: 2\r\n\r\n{}")
    #expect(endless.count == 2)
    #expect(endless.last == body("{}"))
  }

  @Test func `a header without end is given up`() {
    let result = frames("Content-Length: 2" + String(repeating: "y", count: 20_000) + "Content-Length: 2\r\n\r\n{}")
    #expect(result.count == 2)
    #expect(result.last == body("{}"))
  }

  @Test func `many bad headers in a row are one report`() {
    let bad = String(repeating: "Content-Length: x\r\n\r\n", count: 5000)
    #expect(frames(bad + "Content-Length: 2\r\n\r\n{}").count == 2)
  }

  @Test(arguments: 0..<200)
  func `random bytes do not hurt, and a message after them is read`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["Content-Length:", " 3", "\r\n", "\n", "\r\n\r\n", "-1", "{}", "é", ":", "\0", "Content-Length: 2\r\n\r\n"]
    var input: [UInt8] = []
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      if Bool.random(using: &random) {
        input.append(UInt8.random(in: 0...255, using: &random))
      } else if let piece = pieces.randomElement(using: &random) {
        input += Array(piece.utf8)
      }
    }
    // Whatever a random header asked for is used up by the filling.
    input += Array(repeating: UInt8(ascii: "."), count: 1000) + Array("\r\n\r\nContent-Length: 6\r\n\r\n\"last\"".utf8)
    let result = frames(input, chunk: Int.random(in: 1...50, using: &random))
    #expect(result.last == body("\"last\""))
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
