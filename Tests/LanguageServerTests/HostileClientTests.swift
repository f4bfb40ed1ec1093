import Foundation
import LanguageServerProtocol
import Testing

/// The server as an editor starts it, with a client that does what no client should, or much of what clients do.
@Suite("Hostile and busy clients", .serialized, .timeLimit(.minutes(10)))
struct HostileClientTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `random bytes end in an orderly way`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let server = try ServerProcess("swiftui-patterns", ["lsp"])
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0..<20, using: &random) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes += (0..<Int.random(in: 0..<2000, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      case 1: bytes += Array("Content-Length: \(Int.random(in: 0..<200, using: &random))\r\n\r\n".utf8)
      case 2: bytes += FrameReader.frame(Array("{\"id\":\(seed),\"method\":\"initialize\",\"params\":{}}".utf8).dropLast(2))
      default: bytes += FrameReader.frame(Array("{\"id\":7,\"method\":\"shutdown\"}".utf8))
      }
    }
    server.sendBytes(bytes)
    try server.closeInput()
    #expect(server.end() == 1)
  }

  @Test(arguments: ["-2", "99999999999999999999999", "4611686018427387904", "9223372036854775807", "0x10", "", "1e3"])
  func `a length that cannot be is reported and the next request served`(length: String) async throws {
    let server = try ServerProcess("swiftui-patterns", ["lsp"])
    server.sendBytes(Array("Content-Length: \(length)\r\n\r\n".utf8))
    let answer = try await server.next { message in
      if case .response(nil, .failure) = message { true } else { false }
    }
    #expect(answer.json["error"]["code"] == -32700)
    try await server.initialize()
    #expect(try await server.shutDown() == 0)
  }

  @Test func `a frame that is cut off by the end of input is nothing`() async throws {
    let server = try ServerProcess("swiftui-patterns", ["lsp"])
    try await server.initialize()
    server.sendBytes(Array("Content-Length: 500\r\n\r\n{\"id\":1".utf8))
    try server.closeInput()
    #expect(server.end() == 1)
  }

  @Test func `ten thousand changes and two hundred files are followed in bounded memory`() async throws {
    let server = try ServerProcess("swiftui-patterns", ["lsp"])
    try await server.initialize()
    let code = flaggedTrailList + "\n"
    for number in 0..<200 { server.open(code, "File\(number).swift") }
    server.open(code)
    for version in 2...10_001 { server.change(version: version, edit(0, 0, 0, "/")) }
    server.change(version: 10_002, ["text": .string(code)])
    #expect(try await server.diagnostics(version: 10_002).map { $0["code"] } == ["item-driven-sheet"])
    for number in 0..<200 { #expect(try await server.diagnostics("File\(number).swift").count == 1) }
    for process in [server.id] + server.children {
      // Far more than is used, far less than what the texts would come to if they were kept for each change.
      if let kilobytes = ServerProcess.memory(of: process) { #expect(kilobytes < 400_000) }
    }
    #expect(try await server.shutDown() == 0)
  }

  @Test func `a text of five megabytes is left alone, and others are not`() async throws {
    let server = try ServerProcess("swiftui-patterns", ["lsp"])
    try await server.initialize()
    let code = "import SwiftUI\n\nstruct A: View {\n  var body: some View { NavigationView { Text(\"\") } }\n}\n"
    server.open(code + String(repeating: "// far too long\n", count: 330_000), "Long.swift")
    server.open(code)
    #expect(try await server.diagnostics().count == 1)
    #expect(try await server.diagnostics("Long.swift") == [])
    let message = try await server.notification("window/showMessage")["message"].stringValue
    #expect(message?.contains("Long.swift") == true)
    let lastLine: JSONValue = ["start": position(5, 0), "end": position(330_005, 0)]
    server.change("Long.swift", version: 2, ["range": lastLine, "text": ""])
    #expect(try await server.diagnostics("Long.swift", version: 2).count == 1)
    #expect(try await server.shutDown() == 0)
  }

  @Test func `a client that does not read does not lock the server up`() async throws {
    let server = try ServerProcess("swiftui-patterns", ["lsp"], reads: false)
    server.send(.request(id: .number(1), method: "initialize", params: ["capabilities": [:]]))
    server.notify("initialized", [:])
    // Much more than pipes hold, in both directions.
    for id in 2..<20_000 { server.send(.request(id: .number(id), method: "unknown/method", params: .null)) }
    server.startReading()
    for id in [1, 2, 10_000, 19_999] { _ = try await server.result(of: .number(id)) }
    #expect(try await server.shutDown() == 0)
  }

  @Test func `a client that is killed and started again finds a server as new`() async throws {
    for _ in 0..<3 {
      let server = try ServerProcess("swiftui-patterns", ["lsp"])
      try await server.initialize()
      server.open("import SwiftUI", version: 1)
      #expect(try await server.diagnostics() == [])
      // Whatever is on its way, and with nobody left who reads.
      server.send(.request(id: .number(90), method: "workspace/diagnostic", params: ["previousResultIds": []]))
      for version in 2...50 { server.change(version: version, ["text": .string("import SwiftUI // \(version)")]) }
      try server.closeInput()
      #expect(server.end() == 1)
    }
  }
}
