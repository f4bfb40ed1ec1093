import Foundation
import Testing

@Suite struct UsageTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test(arguments: ["lsp", "check", "fix", "explain", "rules", "doctor", "install", "uninstall"])
  func helpOnEveryLevel(_ command: String) throws {
    let overview = try CommandLineRun("--help", in: folder)
    #expect(overview.status == 0 && overview.output.contains("  \(command) "))
    let help = try CommandLineRun(command, "--help", in: folder)
    #expect(help.status == 0 && help.output.contains("Usage: swiftui-patterns \(command)") && help.errors.isEmpty)
    #expect(try CommandLineRun("help", command, in: folder).output == help.output)
  }

  @Test func version() throws {
    let run = try CommandLineRun("--version", in: folder)
    #expect(
      run.status == 0 && run.output.wholeMatch(of: /swiftui-patterns \d+\.\d+\.\d+ \(parser of Swift \d+\.\d+.*\)\n/) != nil)
  }

  @Test(arguments: [
    (["chek"], #"Unknown command "chek". Did you mean "check"? "swiftui-patterns --help" lists the commands."#),
    (["--wat"], #"Unknown option --wat. "swiftui-patterns --help" lists the commands and options."#),
    (
      ["check", "--formt", "json"],
      #"Unknown option --formt. Did you mean --format? "swiftui-patterns check --help" lists the options."#
    ),
    (["check", "--format", "xml"], #"--format must be text, short, json, sarif or github, not "xml"."#),
    (["check", "--severity"], "--severity needs a value: --severity LEVEL."),
    (["fix", "--diff=yes"], "--diff takes no value."),
    (["check", "--rule", "enum"], #"There is no rule "enum". "swiftui-patterns rules" lists them."#),
    (
      ["check", "--rule", "item-driven-shet"],
      #"There is no rule "item-driven-shet". Did you mean "item-driven-sheet"? "swiftui-patterns rules" lists them."#
    ),
    (["check", "--stdin-filename", "a"], "--stdin-filename needs --stdin."),
    (["check", "--stdin", "a"], #"--stdin reads one text from standard input; leave out "a", or --stdin."#),
    (["rules", "a"], #""rules" takes no argument, but got "a"."#),
    (["explain"], "Say what to explain: a rule, an API, a message or free words."),
  ])
  func wrongUsage(_ arguments: [String], _ sentence: String) throws {
    let run = try CommandLineRun(arguments, in: folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix(sentence.prefix { $0 != "." }))
    #expect(run.errors.hasSuffix(".\n") || run.errors.hasSuffix("?\n"))
  }

  @Test func noCommandShowsTheCommands() throws {
    let run = try CommandLineRun(in: folder)
    #expect(run.status == 2 && run.errors.contains("Commands:"))
  }

  @Test func rulesAsTableAndJSON() throws {
    let table = try CommandLineRun("rules", in: folder)
    #expect(table.status == 0 && table.output.contains("\nitem-driven-sheet "))
    let run = try CommandLineRun("rules", "--format", "json", in: folder)
    let rules = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let rule = try #require(rules.first { $0["id"] as? String == "item-driven-sheet" })
    #expect(Set(rule.keys) == ["id", "severity", "enabled", "fix", "chapter", "title"])
    #expect(rule["severity"] as? String == "warning" && rule["enabled"] as? Bool == true && rule["fix"] as? String == "safe")
    #expect(table.output.split(separator: "\n").count == rules.count + 1)
  }

  @Test(arguments: ["item-driven-sheet", "sheet(item:)", "NavigationStack", ".sheet"])
  func explains(_ words: String) throws {
    let run = try CommandLineRun("explain", words, in: folder)
    #expect(run.status == 0 && run.output.contains("(#") || run.output.contains(", #"))
    let json = try CommandLineRun("explain", words, "--format", "json", in: folder).json()
    #expect((json["sections"] as? [[String: String]])?.isEmpty == false)
    #expect((json["rule"] is NSNull) == (words != "item-driven-sheet"))
  }

  @Test(arguments: [
    ("NavigationSpiltView", "split-2col", "NavigationSplitView"), ("confirmationdialog", "dialog-item", "confirmationDialog"),
    ("sheet isPresented", "sheet-item", nil), ("pop to root", "nav-pop", nil),
  ])
  func explainsWhatIsMeant(_ words: String, anchor: String, meant: String?) throws {
    let run = try CommandLineRun("explain", words, in: folder)
    #expect(run.output.contains(", #\(anchor))") && run.output.contains("See also, each with"))
    #expect(run.output.contains("There is no \"\(words)\"; this is about \(meant ?? "").") == (meant != nil))
    let json = try CommandLineRun("explain", words, "--format", "json", in: folder).json()
    #expect((json["sections"] as? [[String: String]])?.first?["anchor"] == anchor && json["meant"] as? String == meant)
  }

  @Test func unknownWordsSuggestTheNearest() throws {
    let run = try CommandLineRun("explain", "item-driven-shet", in: folder)
    #expect(run.status == 2 && run.errors.contains("item-driven-sheet") && run.output.isEmpty)
    #expect(try CommandLineRun("explain", "qwertzuiop", in: folder).status == 2)
  }

  @Test func doctorSaysWhatIsThere() throws {
    let run = try CommandLineRun("doctor", in: folder)
    #expect(run.status == 0 && run.output.contains("parser: ") && run.output.contains("settings: "))
    try folder.write(".swiftui-patterns.json", "{sdk: }")
    let broken = try CommandLineRun("doctor", in: folder)
    #expect(broken.status == 1 && broken.output.contains("WRONG settings: .swiftui-patterns.json:1:7: error: "))
  }

  @Test func theServerAnswersAndEnds() throws {
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ]
    func frame(_ messages: [String]) -> String {
      messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    }
    let run = try CommandLineRun("lsp", "--log-messages", "messages.jsonl", in: folder, input: frame(messages))
    #expect(run.status == 0 && run.output.contains(#""capabilities""#))
    #expect(try folder.read("messages.jsonl").contains(#""dir":"recv""#))
    #expect(try CommandLineRun("lsp", in: folder, input: frame([messages[0], messages[2]])).status == 1)
  }
}

@Suite struct BadInputTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("Good.swift", Sample.flagged)
  }

  /// Each bad file holds what a rule looks for, so that it is not just skipped.
  private static let trigger = Sample.flagged

  private static let bad: [(name: String, data: Data, reason: String)] = [
    ("binary", Data(trigger.utf8) + [0], "is left alone, since it is no text."),
    ("latin", Data(trigger.utf8) + [0xE9, 0x0A], "is left alone, since it is not valid UTF-8; save it as UTF-8."),
    ("large", Data(String(repeating: trigger, count: 10_000).utf8), "bytes are more than 2000000."),
    ("deep", Data((trigger + String(repeating: "[", count: 50_000)).utf8), "its brackets nest too deeply for the parser."),
  ]

  @Test(arguments: bad.map(\.name))
  func oneSentenceAndOtherFilesUnharmed(_ name: String) throws {
    let bad = try #require(Self.bad.first { $0.name == name })
    try folder.write("Bad.swift", data: bad.data)
    let all = try CommandLineRun("check", "--format", "short", in: folder)
    #expect(all.status == 1 && all.output.hasPrefix("Good.swift:17:20: "))
    #expect(all.errors.hasPrefix("Bad.swift ") && all.errors.hasSuffix("\(bad.reason)\n"))
    #expect(all.errors.split(separator: "\n").count == 1)
    let named = try CommandLineRun("check", "Bad.swift", "Good.swift", in: folder)
    #expect(named.status == 2 && named.output.contains("Good.swift:17:20"))
    let input = try CommandLineRun(["check", "--stdin"], in: folder, input: bad.data)
    #expect(input.status == 2 && input.errors.hasSuffix("\(bad.reason)\n"))
    #expect(try CommandLineRun("fix", in: folder).status == 0)
    #expect(try folder.read("Good.swift") == Sample.fixed)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder("Bad.swift"))) == bad.data)
  }

  @Test func missingPaths() throws {
    let run = try CommandLineRun("check", "Missing.swift", "Good.swift", "--format", "short", in: folder)
    #expect(run.status == 2 && run.output.hasPrefix("Good.swift:"))
    #expect(run.errors == "Missing.swift cannot be read: No such file or directory.\n")
  }
}
