import Foundation
import Testing

/// The program that is called, in a folder with another engine than its own, or with none.
@Suite("The program and its engine") struct EngineTests {
  private let folder: TestFolder
  private var program: String { folder("bin/swiftui-patterns") }

  init() throws {
    folder = try TestFolder()
    try FileManager.default.createDirectory(atPath: folder("bin"), withIntermediateDirectories: true)
    // No program can be started that this process has open for writing, which each of its children has too for a moment.
    let copy = try CommandLineRun([CommandLineRun.program.path, program], in: folder, program: "/bin/cp")
    #expect(copy.status == 0)
  }

  /// The shell in the place of the engine: a command is the script of its name.
  private func makeEngine(_ command: String, _ script: String, engine: String = "/bin/sh") throws {
    try FileManager.default.createSymbolicLink(atPath: folder("bin/swiftui-patterns-engine"), withDestinationPath: engine)
    try folder.write(command, script)
  }

  private func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> CommandLineRun {
    try CommandLineRun(arguments, in: folder, input: Data(input.utf8), environment: environment, program: program)
  }

  @Test("say which file is missing", arguments: ["check", "lsp", "--version"])
  func missing(_ argument: String) throws {
    let run = try run(argument)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors
        == "\(program)-engine is missing. swiftui-patterns does its work with it: build or install it again, or copy both together.\n"
    )
  }

  @Test("are one process with the same arguments, input and status")
  func passesThrough() throws {
    try makeEngine("check", #"printf '<%s>' "$@"; cat; echo problem >&2; exit 7"#)
    let run = try run("check", "a b", "", "--format=json", "ä", input: "text\n")
    #expect(run.output == "<a b><><--format=json><ä>text\n")
    #expect(run.errors == "problem\n" && run.status == 7)
  }

  @Test("end by the same signal")
  func signals() throws {
    try makeEngine("check", "kill -KILL $$")
    #expect(try run("check").status == -SIGKILL)
  }

  @Test("are found through a link")
  func link() throws {
    try makeEngine("rules", "echo found")
    try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: "bin/swiftui-patterns")
    #expect(try CommandLineRun(["rules"], in: folder, program: folder("link")).output == "found\n")
  }

  @Test("answer an editor before the engine is started, and whether or not it can be", arguments: ["/bin/sh", "/"])
  func initialize(_ engine: String) throws {
    try makeEngine("lsp", "exec cat >/dev/null", engine: engine)
    let message = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"capabilities":{}}}"#
    let run = try run("lsp", "--stdio", input: "Content-Length: \(message.utf8.count)\r\n\r\n\(message)")
    #expect(run.output.contains(#""name":"swiftui-patterns""#), "\(run.errors)")
  }

  @Test(
    "leave what is to be explained to a person to the engine",
    arguments: [["lsp", "--help"], ["lsp", "--log"], ["lsp", "--log-level", "loud"], ["lsp", "--wat"], ["lsp", "word"]])
  func explains(_ arguments: [String]) throws {
    try makeEngine("lsp", #"echo lsp "$@""#)
    let run = try CommandLineRun(arguments, in: folder, program: program)
    #expect(run.output == arguments.joined(separator: " ") + "\n")
  }

  #if os(Linux)
    @Test("load the parser only with the engine")
    func libraries() throws {
      let run = try run("lsp", environment: ["LD_DEBUG": "libs"])
      #expect(run.errors.contains("calling init: ") && !run.errors.contains("libSwiftSyntax"))
    }
  #endif
}
