import Foundation
import Testing

extension EditorTests {
  /// Editors that have nothing but what the READMEs of `editors` say: the program is installed into an empty home, and the
  /// snippets are those of the READMEs, so that none of them can go stale.
  @Suite("Set up as the README says") struct SetupTests {
    @Test("Neovim 0.10", .needs("nvim-0.10")) func neovim10() throws { try neovim("nvim-0.10", snippet: "FileType") }
    @Test("Neovim 0.11", .needs("nvim-0.11")) func neovim11() throws { try neovim("nvim-0.11", snippet: "vim.lsp.enable") }
    @Test("Neovim 0.12", .needs("nvim-0.12")) func neovim12() throws { try neovim("nvim-0.12", snippet: "vim.lsp.enable") }

    private func neovim(_ editor: String, snippet: String) throws {
      let home = try Home()
      defer { home.remove() }
      let readme = try Readme("neovim")
      try home.write(
        ".config/nvim/init.lua", try readme.snippet("lua", snippet) + readme.snippet("lua", "BufWritePre"))
      try home.drive(
        editor,
        ["--headless", home.session.trailList.path, "-c"]
          + ["luafile \(Editors.drivers.appending(path: "neovim-readme.lua").path)"], checks: 14)
    }

    @Test("Neovim: the other snippets are Lua that it takes", .needs("nvim-0.12")) func neovimSnippets() throws {
      let home = try Home()
      defer { home.remove() }
      let file = home.session.app.appending(path: "all.lua")
      try Data(try Readme("neovim").snippets("lua").joined(separator: "\n").utf8).write(to: file)
      let (status, output, complaints) = try home.run("nvim-0.12", ["--headless", "-u", file.path, "-c", "qall"])
      #expect(status == 0 && output.isEmpty && complaints.isEmpty, "\(output)\(complaints)")
    }

    @Test("Emacs 28", .needs("emacs-28"), .needsProgram("git")) func emacs28() throws { try emacs("emacs-28", packages: []) }

    @Test("Emacs 30 with swift-mode", .needs("emacs-30"), .needsProgram("git")) func emacs30() throws {
      try emacs("emacs-30", packages: Editors.packagePath)
    }

    private func emacs(_ editor: String, packages: [String]) throws {
      let home = try Home()
      defer { home.remove() }
      let readme = try Readme("emacs")
      // Emacs watches the folders of a project, which it finds by its repository.
      #expect(try home.run("/usr/bin/env", ["git", "init", "--quiet"]).status == 0)
      // What is set stands before what uses it.
      try home.write(
        ".emacs.d/init.el",
        try readme.snippet("elisp", "setq swiftui-patterns-settings") + readme.snippet("elisp", "eglot-setup")
          + readme.snippet("elisp", "define-key") + readme.snippet("elisp", "fix-on-save-mode"))
      try home.drive(
        editor,
        ["-Q", "--batch"] + packages + ["-l", Editors.drivers.appending(path: "swift-major-mode.el").path]
          + ["-l", home.path(".emacs.d/init.el"), "-l", Editors.drivers.appending(path: "drive-readme.el").path, "--"]
          + [home.session.trailList.path, Editors.expected.appending(path: "TrailList.swift").path], checks: 13)
    }

    @Test("VS Code, on the stand-in", .needsProgram("node"), .needsProgram("python3")) func visualStudioCode() throws {
      let home = try Home()
      defer { home.remove() }
      let readme = try Readme("vscode")
      // A `code` that unpacks an extension where VS Code keeps them.
      try home.write(
        "bin/code",
        """
        #!/bin/sh
        test "$1" = --install-extension && python3 -m zipfile -e "$2" "$HOME/.vscode/extensions/swiftui-patterns"
        """)
      let commands = try readme.snippet("sh", "--install-extension").split(separator: "\n").dropFirst().joined(separator: "\n")
      let (status, output, complaints) = try home.run("/bin/sh", ["-ec", commands])
      #expect(status == 0, "\(output)\(complaints)")
      let extensionFolder = home.path(".vscode/extensions/swiftui-patterns/extension")
      let settings = try readme.snippets("json").map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
      #expect(settings.count == 2)
      try home.drive(
        "/usr/bin/env",
        ["node", Editors.drivers.appending(path: "vscode/drive.js").path, extensionFolder, home.session.trailList.path]
          + [Editors.expected.appending(path: "TrailList.swift").path, "swiftui-patterns", "lsp"], checks: 30)
    }

    @Test("Vim with ALE", .needs("vim")) func vim() throws {
      let home = try Home()
      defer { home.remove() }
      let readme = try Readme("")
      try home.write(".vim/ale_linters/swift/swiftui_patterns.vim", try readme.snippet("vim", "ale#linter#Define"))
      try home.write(".vimrc", try readme.snippet("vim", "g:ale_linters"))
      try home.drive(
        "vim",
        ["-N", "-es", "-u", home.path(".vimrc"), "-S", Editors.drivers.appending(path: "drive-ale.vim").path], checks: 4)
    }

    @Test("Helix", .needs("hx", "python")) func helix() throws {
      let home = try Home()
      defer { home.remove() }
      try home.write(".config/helix/languages.toml", try Readme("").snippet("toml", "language-server"))
      try home.drive(
        "python",
        [Editors.drivers.appending(path: "drive_helix.py").path, home.session.trailList.path]
          + [Editors.expected.appending(path: "TrailList.swift").path, Editors.launcher("hx").path], checks: 4)
    }
  }

  /// An empty home with the program installed in it.
  private struct Home {
    let session: Session
    private let folder: URL

    init() throws {
      session = try Session()
      folder = session.folder
      let (status, _, complaints) = try session.run(Editors.server, ["install"])
      try #require(status == 0, "\(complaints)")
    }

    func remove() { session.remove() }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    func write(_ name: String, _ text: String) throws {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    private var environment: [String: String] {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return [
        "PATH": "\(self.path(".local/bin")):\(self.path("bin")):\(path)", "XDG_CONFIG_HOME": self.path(".config"),
        "FILE": session.trailList.path, "EXPECTED": Editors.expected.appending(path: "TrailList.swift").path,
      ]
    }

    /// Runs one of the launchers, or a program by its path.
    func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String, complaints: String) {
      try session.run(url(program), arguments, environment: environment)
    }

    func drive(
      _ program: String, _ arguments: [String], checks: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      try session.drive(url(program), arguments, environment: environment, checks: checks, sourceLocation: sourceLocation)
    }

    private func url(_ program: String) -> URL {
      program.hasPrefix("/") ? URL(filePath: program) : Editors.launcher(program)
    }
  }

  /// The snippets of a README below `editors`.
  private struct Readme {
    private let text: String

    init(_ folder: String) throws {
      text = try String(contentsOf: Editors.package.appending(path: "editors/\(folder)/README.md"), encoding: .utf8)
    }

    /// The code blocks of a language. Those inside a list are indented.
    func snippets(_ language: String) -> [String] {
      text.matches(of: /(?m)^( *)```(\w+)\n([\s\S]*?)^ *```/).filter { $0.2 == language }.map { match in
        match.3.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.hasPrefix(match.1) ? $0.dropFirst(match.1.count) : $0 }.joined(separator: "\n")
      }
    }

    /// The first code block of a language that contains some words.
    func snippet(_ language: String, _ words: String) throws -> String {
      try #require(snippets(language).first { $0.contains(words) }, "no \(language) with \(words)")
    }
  }
}
