import Foundation
import Testing

@testable import LanguageServer
@testable import LanguageServerProtocol

@Suite("Hover and explanations", .timeLimit(.minutes(10)))
struct HoverTests {
  private let view = """
    import SwiftUI
    struct Card: View {
      @State private var item: Item?
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        NavigationStack { Text("sheet") }
          .sheet(item: $item) { item in Text(item.name) }
      }
      func sheet() { sheet() }
    }
    """

  @Test func `a finding's hover has the rule, the message, the reason and the section`() async throws {
    let client = try await TestClient.started(richCapabilities)
    client.open("let a = bad")
    let hover = try await client.hover(0, 9)
    #expect(hover["range"] == range(0, 8, 11))
    #expect(hover["contents"]["kind"] == "markdown")
    let text = try #require(hover["contents"]["value"].stringValue)
    for part in [
      "**No bad** · `use-good`", "“bad” is found here.", "Because bad is a test.", "Fix: Replace “bad” by “good”.",
      "### Let the item drive the sheet", "```swift", "[Apple’s documentation](https://developer.apple.com/",
    ] {
      #expect(text.contains(part))
    }
    #expect(!text.contains("](#"))
  }

  @Test func `a client without Markdown gets plain text`() async throws {
    let client = try await TestClient.started(["textDocument": ["hover": ["contentFormat": ["plaintext"]]]])
    client.open("worse")
    let hover = try await client.hover(0, 5)
    #expect(hover["contents"]["kind"] == "plaintext")
    let text = try #require(hover["contents"]["value"].stringValue)
    #expect(text.hasPrefix("No worse (use-fine)"))
    #expect(text.contains("Needs review: It may be meant."))
    #expect(!text.contains("```") && !text.contains("**"))
  }

  private static let names: [(Int, Int, JSONValue, String)] = [
    (6, 8, range(6, 7, 12), "Let the item drive the sheet"), (6, 12, range(6, 7, 12), "Let the item drive the sheet"),
    (5, 4, range(5, 4, 19), ""), (3, 18, range(3, 17, 24), ""),
  ]

  @Test(arguments: names)
  func `a SwiftUI name's hover is its section`(line: Int, character: Int, place: JSONValue, title: String) async throws {
    let client = try await TestClient.started(richCapabilities)
    client.open(view)
    let hover = try await client.hover(line, character)
    #expect(hover["range"] == place)
    #expect(hover["contents"]["value"].stringValue?.contains("\n\n### \(title)") == true)
  }

  @Test(arguments: [(5, 29), (8, 8), (8, 18), (2, 22), (6, 6), (7, 0), (99, 0), (0, 99)])
  func `elsewhere there is nothing`(line: Int, character: Int) async throws {
    let client = try await TestClient.started(richCapabilities)
    client.open(view)
    #expect(try await client.hover(line, character) == .null)
  }

  @Test func `a file without SwiftUI has no hovers on names`() async throws {
    let client = try await TestClient.started(richCapabilities)
    client.open("import UIKit\nlet a = b.sheet(item: c)")
    #expect(try await client.hover(1, 11) == .null)
  }

  @Test func `explaining opens a document where the client can`() async throws {
    let client = try await TestClient.started(richCapabilities)
    _ = try await client.request("workspace/executeCommand", explain("use-good"))
    let shown = try await client.serverRequest("window/showDocument")
    let path = try #require(DocumentURI(json: shown.params["uri"]).path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("no bad (use-good)") && text.contains("### Let the item drive the sheet"))
    client.answer(shown.id, ["success": true])
    #expect(try await client.settled().isEmpty)
    client.notify("exit", .null)
    _ = await client.exitStatus()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `explaining falls back to a message`() async throws {
    let rich = try await TestClient.started(richCapabilities)
    _ = try await rich.request("workspace/executeCommand", explain("use-good"))
    rich.answer(try await rich.serverRequest("window/showDocument").id, ["success": false])
    #expect(try await rich.notification("window/showMessage")["message"].stringValue?.contains("Let the item") == true)
    let plain = try await TestClient.started()
    _ = try await plain.request("workspace/executeCommand", explain("NavigationStack"))
    #expect(try await plain.notification("window/showMessage")["type"] == 3)
  }

  @Test func `what cannot be explained is an error`() async throws {
    let client = try await TestClient.started()
    let params: [JSONValue] = [explain("qqqq"), explain(""), ["command": "other"], ["command": "swiftuiPatterns.explain"]]
    for params in params { #expect(try await client.error(of: "workspace/executeCommand", params) != nil) }
  }

  private func explain(_ words: String) -> JSONValue {
    ["command": "swiftuiPatterns.explain", "arguments": [.string(words)]]
  }
}
