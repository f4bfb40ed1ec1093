/// A sub-command.
struct Command: Sendable {
  let name: String
  /// What stands for its arguments in help, empty for none.
  let operands: String
  /// What it does, a phrase for the list of commands.
  let summary: String
  /// More about it, below the list of its options.
  let details: String
  let options: [Option]
  /// Returns the exit status.
  let run: @Sendable (Arguments) throws(Failure) -> Int32

  static let all = [lsp, check, fix, explain, rules, doctor, install, uninstall]

  static let help = Option("--help", help: "Show this.")

  /// What `--help` shows.
  var helpText: String {
    var text = "\(summary)\n\nUsage: swiftui-patterns \(name)\(operands.isEmpty ? "" : " \(operands)") [options]\n"
    text +=
      "\nOptions:\n\(Self.columns((options.filter { !$0.isHidden } + [Self.help]).map { (Self.label($0), Self.describe($0)) }))"
    return details.isEmpty ? text : text + "\n\(details)\n"
  }

  /// What `swiftui-patterns --help` shows.
  static var overview: String {
    """
    Finds SwiftUI presentation and navigation patterns that go wrong, and fixes them.

    Usage: swiftui-patterns <command> [options]

    Commands:
    \(columns(all.map { ($0.name, $0.summary) }))
    Options:
    \(columns([("--help", "Show this, or the help of a command behind it."), ("--version", "Show the version.")]))
    """
  }

  private static func label(_ option: Option) -> String {
    option.placeholder.map { "\(option.name) \($0)" } ?? option.name
  }

  private static func describe(_ option: Option) -> String {
    option.choices.map { "\(option.help) One of \($0.joined(separator: ", "))." } ?? option.help
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, text in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(text)\n"
    }.joined()
  }
}
