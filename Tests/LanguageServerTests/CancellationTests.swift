import SourceText
import Testing
import Workspace

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Cancelled and outdated requests", .timeLimit(.minutes(10)))
struct CancellationTests {
  private let gate = Gate()
  private let hover: JSONValue = ["textDocument": ["uri": .string(TestClient.uri)], "position": position(0, 1)]

  private func waitingClient() async throws -> TestClient {
    let client = try await TestClient.started(rules: [TestRules.waiting(gate)])
    client.open("slow")
    await gate.arrival()
    return client
  }

  @Test func `a cancelled request is answered as such, once`() async throws {
    let client = try await waitingClient()
    let id = client.begin("textDocument/hover", hover)
    client.notify("$/cancelRequest", ["id": id.json])
    guard case .failure(let error) = try await client.result(of: id) else { Issue.record("answered"); return }
    #expect(error.code == ErrorCode.requestCancelled.rawValue)
    gate.open()
    _ = try await client.diagnostics()
    // A hover after it is answered, the cancelled one is not answered again.
    #expect(try await client.request("textDocument/hover", hover)["range"] == range(0, 0, 4))
    #expect(try await client.settled().allSatisfy { $0.json["id"] != id.json })
  }

  @Test func `cancelling what is not pending does nothing`() async throws {
    let client = try await TestClient.started()
    client.notify("$/cancelRequest", ["id": 99])
    client.notify("$/cancelRequest", ["id": "text"])
    client.notify("$/cancelRequest", [])
    #expect(try await client.settled().isEmpty)
  }

  @Test func `a request whose document changes is given up`() async throws {
    let client = try await waitingClient()
    let id = client.begin("textDocument/hover", hover)
    client.change(version: 2, edit(0, 0, 0, " "))
    guard case .failure(let error) = try await client.result(of: id) else { Issue.record("answered"); return }
    #expect(error.code == ErrorCode.contentModified.rawValue)
    gate.open(times: 2)
    #expect(try await client.diagnostics()["version"] == 2)
  }

  @Test func `a request whose document is closed gets an empty answer`() async throws {
    let client = try await waitingClient()
    let id = client.begin("textDocument/hover", hover)
    client.notify("textDocument/didClose", ["textDocument": ["uri": .string(TestClient.uri)]])
    #expect(try await client.result(of: id).get() == .null)
    gate.open()
  }

  @Test func `shutdown answers what is pending`() async throws {
    let client = try await waitingClient()
    let id = client.begin("textDocument/hover", hover)
    _ = try await client.request("shutdown", .null)
    guard case .failure(let error) = try await client.result(of: id) else { Issue.record("answered"); return }
    #expect(error.code == ErrorCode.serverCancelled.rawValue)
    gate.open()
  }

  @Test func `an id that is in use is refused and the first request stays`() async throws {
    let client = try await waitingClient()
    let id = client.begin("textDocument/hover", hover)
    client.deliver([.request(id: id, method: "textDocument/hover", params: hover)])
    guard case .failure(let error) = try await client.result(of: id) else { Issue.record("answered"); return }
    #expect(error.code == ErrorCode.invalidRequest.rawValue)
    gate.open()
    #expect(try await client.result(of: id).get()["range"] == range(0, 0, 4))
  }

  @Test func `work that nobody waits for any more is told so`() async throws {
    let asked = Locked(0)
    let rules = [TestRules.waiting(gate), TestRules.counting(asked)]
    let client = try await TestClient.started(rules: rules)
    client.open("slow count")
    await gate.arrival()
    client.change(version: 2, edit(0, 5, 10, "other"))
    #expect(try await client.settled().isEmpty)
    gate.open(times: 2)
    #expect(try await client.diagnostics()["version"] == 2)
    // The rule behind the one that waited was not asked about the old text.
    #expect(asked.withLock { $0 } == 0)
  }

  @Test func `the server answers other documents while one is slow`() async throws {
    let client = try await TestClient.started(rules: [TestRules.waiting(gate), TestRules.safe])
    client.open("slow", uri: "file:///project/Slow.swift")
    await gate.arrival()
    client.open("bad")
    #expect(try await client.diagnostics()["uri"] == .string(TestClient.uri))
    #expect(try await client.hover(0, 1)["range"] == range(0, 0, 3))
    gate.open()
  }
}
