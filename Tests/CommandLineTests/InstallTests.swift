import Foundation
import Testing

/// Installs the program of this build, which is the debug build.
@Suite("Installing") struct InstallTests {
  private let home: TestFolder
  private let app: TestFolder

  init() throws {
    home = try TestFolder()
    app = try TestFolder()
    try app.write("Flagged.swift", Sample.flagged)
  }

  private func install(_ arguments: String...) throws -> CommandLineRun {
    try CommandLineRun(["install"] + arguments, in: app, environment: ["HOME": home.path, "PATH": "/usr/bin:/bin"])
  }

  /// A program that finds a fault, and answers an editor.
  private func expectWorks(_ program: String) throws {
    let check = try CommandLineRun(["check", "--format", "short"], in: app, program: program)
    #expect(check.status == 1 && check.output.hasPrefix("Flagged.swift:17:20: warning: "), "\(check.errors)")
    let message = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"capabilities":{}}}"#
    let frame = Data("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
    let server = try CommandLineRun(["lsp"], in: app, input: frame, program: program)
    #expect(server.output.contains(#""name":"swiftui-patterns""#), "\(server.errors)")
  }

  @Test("puts a link on PATH that leads to a program which works") func link() throws {
    let run = try install()
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains(#"export PATH="\#(home.path)/.local/bin:$PATH""#))
    try expectWorks(home(".local/bin/swiftui-patterns"))
  }

  @Test("says nothing about PATH where all is well, and warns of another program before it") func path() throws {
    func output(_ path: String) throws -> String {
      try CommandLineRun(["install"], in: app, environment: ["HOME": home.path, "PATH": path]).output
    }
    #expect(!(try output("\(home.path)/.local/bin:/usr/bin").contains("PATH")))
    try home.write("other/swiftui-patterns")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home("other/swiftui-patterns"))
    #expect(try output("\(home.path)/other:\(home.path)/.local/bin").contains("other/swiftui-patterns comes first on PATH"))
  }

  @Test("brings every library, so that a copy elsewhere needs no toolchain") func copy() throws {
    #expect(try install().status == 0)
    try FileManager.default.moveItem(atPath: home(".local/lib/swiftui-patterns"), toPath: home("copy"))
    try FileManager.default.removeItem(atPath: home(".local"))
    let program = home("copy/bin/swiftui-patterns")
    try expectWorks(program)
    #if os(Linux)
      let run = try CommandLineRun(["--version"], in: app, environment: ["LD_DEBUG": "libs"], program: program)
      let loaded = run.errors.split(separator: "\n").filter { $0.contains("calling init: ") }
      let swift = loaded.filter { $0.lowercased().contains("swift") }
      #expect(swift.contains { $0.contains("libSwiftParser") } && swift.contains { $0.contains("libswiftCore") })
      #expect(swift.allSatisfy { $0.contains(home.path) }, "\(swift)")
    #endif
  }

  @Test("can be done again over an older version, whose files go") func again() throws {
    #expect(try install().status == 0)
    let list = home(".local/lib/swiftui-patterns/files.txt")
    try home.write(".local/lib/swiftui-patterns/lib/swift/host/libOld.so")
    try Data((try String(contentsOfFile: list, encoding: .utf8) + "lib/swift/host/libOld.so\n").utf8)
      .write(to: URL(filePath: list))
    #expect(try install().status == 0)
    #expect(!FileManager.default.fileExists(atPath: home(".local/lib/swiftui-patterns/lib/swift/host/libOld.so")))
    try expectWorks(home(".local/bin/swiftui-patterns"))
  }

  @Test("can be undone, and leaves nothing") func undo() throws {
    #expect(try install("--prefix", home("place")).status == 0)
    let program = home("place/bin/swiftui-patterns")
    let run = try CommandLineRun(["uninstall", "--prefix", home("place")], in: app, program: program)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home("place")) == [])
    let second = try CommandLineRun(["uninstall", "--prefix", home("place")], in: app)
    #expect(second.status == 2 && second.errors == "Nothing is installed in \(home("place"))/lib/swiftui-patterns.\n")
  }

  @Test("leaves a program of somebody else alone") func foreign() throws {
    try home.write(".local/bin/swiftui-patterns", "mine")
    let run = try install()
    #expect(run.status == 2 && run.errors.contains(".local/bin/swiftui-patterns is another program already"))
    #expect(try home.read(".local/bin/swiftui-patterns") == "mine")
  }

  @Test("brings the editors' packages, to which the doctor points") func editors() throws {
    #expect(try install().status == 0)
    try home.write("bin/nvim")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home("bin/nvim"))
    let run = try CommandLineRun(
      ["doctor"], in: app, environment: ["HOME": home.path, "PATH": "\(home.path)/.local/bin:\(home.path)/bin:/usr/bin:/bin"],
      program: home(".local/bin/swiftui-patterns"))
    #expect(run.status == 0 && run.output.contains("\(home.path)/.local/lib/swiftui-patterns/editors/neovim"), "\(run.output)")
    #expect(run.output.contains("engine: \(home.path)/.local/lib/swiftui-patterns/bin/swiftui-patterns-engine\n"))
    // What is on PATH needs no path of its own in what is pasted, and no toolchain.
    #expect(!run.output.contains("vim.lsp.config") && !run.output.contains("from the toolchain"))
    #expect(FileManager.default.fileExists(atPath: home(".local/lib/swiftui-patterns/editors/neovim/lsp/swiftui_patterns.lua")))
  }
}
