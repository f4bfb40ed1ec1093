import LanguageServer
import Supervision

extension Command {
  /// Serves an editor.
  static let lsp = Command(
    name: "lsp", operands: "", summary: "Serve an editor: the language server on standard input and output.",
    details: "Exit status: 0 after \"shutdown\" and \"exit\", 1 after \"exit\" alone.",
    options: [
      Option("--stdio", help: "Changes nothing; some editors always add it."),
      Option("--log", "FILE", help: "Write the log to this file instead of standard error."),
      Option(
        "--log-level", "LEVEL", help: "How much is logged, warning if not given.", choices: LogLevel.allCases.map(\.rawValue)),
      Option("--log-messages", "FILE", help: "Write every message as one JSON line to this file."),
      Option("--worker", "NUMBER", help: "Given by the server to the process that does its work.", isHidden: true),
    ],
    run: { arguments throws(Failure) in
      let level = arguments.value("--log-level").flatMap { LogLevel(rawValue: $0) } ?? .warning
      return LanguageServer.run(
        options: ServerOptions(
          ConnectionOptions(
            messageLog: arguments.value("--log-messages"), logFile: arguments.value("--log"), logLevel: level),
          worker: arguments.value("--worker").flatMap { Int($0) }))
    })
}
