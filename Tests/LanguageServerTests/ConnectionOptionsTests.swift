import Supervision
import Testing

@Suite("The arguments of an editor")
struct ConnectionOptionsTests {
  @Test func `are those that the command line takes, in both forms`() throws {
    let plain = try #require(ConnectionOptions(arguments: ["lsp", "--stdio"]))
    #expect(plain.version == Product.version && plain.logLevel == .warning && plain.logFile == nil && plain.messageLog == nil)
    let full = try #require(
      ConnectionOptions(arguments: ["lsp", "--log", "a", "--log-level=debug", "--stdio", "--log-messages=b=c"]))
    #expect(full.logFile == "a" && full.logLevel == .debug && full.messageLog == "b=c")
  }

  @Test(arguments: [
    [], ["check"], ["lsp", "--help"], ["lsp", "--log"], ["lsp", "--log="], ["lsp", "--log", "--help"],
    ["lsp", "--log-level", "loud"],
    ["lsp", "--stdio=1"], ["lsp", "--worker", "1"], ["lsp", "word"], ["lsp", "--", "--stdio"],
  ])
  func `are left to the command line where they are wrong or ask for help`(_ arguments: [String]) {
    #expect(ConnectionOptions(arguments: arguments) == nil)
  }
}
