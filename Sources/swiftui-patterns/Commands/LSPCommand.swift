extension Command {
  /// Serves an editor.
  static let lsp = Command(
    name: "lsp", operands: "", summary: "Serve an editor: the language server on standard input and output.",
    details: "Exit status: 0 after \"shutdown\" and \"exit\", 1 after \"exit\" alone.",
    options: [
      Option("--log", "FILE", help: "Write the log to this file instead of standard error."),
      Option(
        "--log-level", "LEVEL", help: "How much is logged, warning if not given.",
        choices: ["error", "warning", "info", "debug"]),
      Option("--log-messages", "FILE", help: "Write every message as one JSON line to this file."),
    ],
    run: { arguments throws(Failure) in
      throw Failure("The language server is not built in.")
    })
}
