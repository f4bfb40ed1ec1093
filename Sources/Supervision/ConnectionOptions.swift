import LanguageServerProtocol

/// How a server is connected with its client, and where it writes what else it says.
public struct ConnectionOptions: Sendable {
  /// Told to the client.
  public var version: String
  /// A file that gets every message as one JSON line; nil for none.
  public var messageLog: String?
  /// The file of the log; nil for standard error.
  public var logFile: String?
  public var logLevel: LogLevel
  /// File descriptors of the connection.
  public var input: Int32 = 0
  public var output: Int32 = 1

  public init(
    version: String = Product.version, messageLog: String? = nil, logFile: String? = nil, logLevel: LogLevel = .warning
  ) {
    self.version = version
    self.messageLog = messageLog
    self.logFile = logFile
    self.logLevel = logLevel
  }
}

extension ConnectionOptions {
  /// Reads the arguments, without the program's name, with which an editor starts the server; nil for all others, also where
  /// something about `lsp` has to be explained to a person.
  package init?(arguments: [String]) {
    guard arguments.first == "lsp" else { return nil }
    self.init()
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument == "--stdio" { continue }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let value = parts.count > 1 ? parts.last.map({ String($0) }) : rest.popFirst(), !value.isEmpty,
        !value.hasPrefix("-")
      else { return nil }
      switch parts.first {
      case "--log": logFile = value
      case "--log-messages": messageLog = value
      case "--log-level":
        guard let level = LogLevel(rawValue: value) else { return nil }
        logLevel = level
      default: return nil
      }
    }
  }
}

extension ConnectionOptions {
  package func makeLog() -> ServerLog { ServerLog(level: logLevel, path: logFile) }

  /// Nil where none is asked for, and where it cannot be written, which the log then tells.
  package func makeMessageLog(_ log: ServerLog) -> MessageLog? {
    guard let path = messageLog else { return nil }
    let messages = MessageLog(path: path)
    if messages == nil { log.write(.error, "Cannot write the message log \(path).") }
    return messages
  }
}
