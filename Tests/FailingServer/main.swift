import LanguageServer
import Linting
import SourceText
import Supervision

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The language server with rules that fail on purpose, for the tests of what contains such failures. It takes `--worker NUMBER`
// from its supervisor, `--patience SECONDS` and `--log-messages FILE`.

/// Reports each `bad`, so that it can be seen that documents are looked at.
private let finding = rule("bad") { context in
  let text = Array("bad".utf8)
  let utf8 = context.file.text.utf8
  return utf8.indices.filter { utf8[$0...].starts(with: text) }.map { offset in
    Finding(
      rule: "find-bad", severity: .warning, range: TextRange(offset, offset + 3), message: "Bad.", anchor: "sheet-item")
  }
}

private let trapping = rule("trap") { context in
  let numbers = [context.file.text.count]
  return numbers[numbers.count + 1] > 0 ? [] : []
}

private let overflowing = rule("overflow") { context in depth(below: context.file.text.count) > 0 ? [] : [] }

private let hanging = rule("hang") { context in
  while context.file.text.count > 0 { usleep(1_000) }
  return []
}

/// Ends the whole process when a file of the workspace does, without a document to blame.
private let slow = rule("slow") { _ in
  usleep(300_000)
  return []
}

private func depth(below number: Int) -> Int { number < 0 ? 0 : 1 &+ depth(below: number &+ 1) &+ depth(below: number &+ 2) }

private func rule(_ word: String, check: @escaping @Sendable (RuleContext) -> [Finding]) -> Rule {
  Rule(
    id: "find-\(word)", severity: .warning, fixLevel: .none, chapter: .sheets, title: "no \(word)", why: "It is a test.",
    anchor: "sheet-item", triggers: [word], needsSwiftUI: false, flagged: [], allowed: [], check: check)
}

private func value(of option: String) -> String? {
  let arguments = CommandLine.arguments
  guard let index = arguments.lastIndex(of: option), arguments.indices.contains(index + 1) else { return nil }
  return arguments[index + 1]
}

var options = ServerOptions(
  ConnectionOptions(version: "test", messageLog: value(of: "--log-messages")),
  rules: [finding, trapping, overflowing, hanging, slow],
  worker: value(of: "--worker").flatMap { Int($0) })
options.patience = value(of: "--patience").flatMap { Double($0) } ?? options.patience
exit(LanguageServer.run(options: options))
