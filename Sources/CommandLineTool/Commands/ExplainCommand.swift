import LanguageServerProtocol
import Linting

extension Command {
  /// Explains a rule, an API or a message.
  static let explain = Command(
    name: "explain", operands: "WORDS…", summary: "Explain a rule, an API or a runtime message.",
    details: "WORDS are a rule's id, an API's name such as \"sheet(item:)\", a runtime message or free words.",
    options: [
      Option("--format", "FORMAT", help: "How the answer is printed, text if not given.", choices: ["text", "json"])
    ],
    run: { arguments throws(Failure) in
      let query = arguments.words.joined(separator: " ")
      if query.isEmpty { throw Failure("Say what to explain: a rule, an API, a message or free words.") }
      guard let answer = Explanation(of: query) else {
        let names = Explanation.names.nearest(to: query)
        let hint = names.isEmpty ? "\"swiftui-patterns rules\" lists the rules." : "Nearest: \(names.joined(separator: ", "))."
        throw Failure("Nothing is known about \"\(query)\". \(hint)")
      }
      if arguments.value("--format") == "json" {
        Terminal.print(JSONFormat.text(answer.json))
      } else {
        Terminal.page(answer.text)
      }
      return 0
    })
}
