import Files
import Supervision
import Workspace

/// An editor that `doctor` knows, and what to paste into it.
struct EditorSetup: Sendable {
  let name: String
  /// Programs that start it, and where macOS has it.
  let programs: [String]
  /// What tells its version; nil for none that would not open a window.
  var versionOption: String?
  /// Where to paste, a phrase.
  let place: String
  /// What to paste. `{editors}` stands for the folder with the editors' packages, `{program}` for the server's program.
  let snippet: String
  /// What an old version takes instead.
  var older: (version: String, snippet: String)?
  /// What is added where the program is not on `PATH`, as `{program}`.
  let programLine: String

  static let all = [
    EditorSetup(
      name: "Neovim", programs: ["nvim"], versionOption: "--version", place: "in ~/.config/nvim/init.lua",
      snippet: """
        vim.opt.runtimepath:append('{editors}/neovim')
        vim.lsp.enable('swiftui_patterns')
        """,
      older: (
        "NVIM v0.10",
        """
        vim.opt.runtimepath:append('{editors}/neovim')
        vim.api.nvim_create_autocmd('FileType', {
          pattern = 'swift',
          callback = function(event) require('swiftui_patterns').start(event.buf, { cmd = { '{program}', 'lsp' } }) end,
        })
        """
      ),
      programLine: "vim.lsp.config('swiftui_patterns', { cmd = { '{program}', 'lsp' } })"),
    EditorSetup(
      name: "Emacs", programs: ["emacs", "/Applications/Emacs.app/Contents/MacOS/Emacs"], versionOption: "--version",
      place: "in your init file",
      snippet: """
        (add-to-list 'load-path "{editors}/emacs")
        (require 'swiftui-patterns)
        (swiftui-patterns-eglot-setup) ; Eglot; lsp-mode needs no such line
        """,
      programLine: #"(setq swiftui-patterns-executable "{program}")"#),
    EditorSetup(
      name: "VS Code",
      programs: [
        "code", "codium", "cursor", "code-insiders", "/Applications/Visual Studio Code.app/Contents/Resources/app/bin/code",
      ],
      place: "in a terminal",
      snippet: """
        python3 "{editors}/vscode/pack.py" swiftui-patterns.vsix
        "{editor}" --install-extension swiftui-patterns.vsix
        """,
      programLine: #"# and in settings.json: "swiftuiPatterns.path": "{program}""#),
    EditorSetup(
      name: "Helix", programs: ["hx", "helix"], versionOption: "--version", place: "in ~/.config/helix/languages.toml",
      snippet: """
        [[language]]
        name = "swift"
        language-servers = ["sourcekit-lsp", "swiftui-patterns"]

        [language-server.swiftui-patterns]
        args = ["lsp"]
        command = "{program}"
        """,
      programLine: ""),
  ]

  /// The program found, nil when none is.
  var program: String? {
    programs.lazy.compactMap { $0.hasPrefix("/") ? FilePath.resolved($0) : Executable.find($0) }.first
  }

  /// The first line of what the editor says of its version.
  func version(_ path: String) -> String? {
    versionOption.flatMap { Executable.firstLine(of: "'\(path.replacing("'", with: "'\\''"))' \($0)") }
  }

  /// What to paste.
  /// - Parameter program: the server's program, nil where it is on `PATH`
  func text(version: String?, program: String?, editors: String) -> String {
    var text = snippet
    if let older, version?.hasPrefix(older.version) == true {
      text = older.snippet
    } else if program != nil, !programLine.isEmpty {
      text += "\n\(programLine)"
    }
    return text.replacing("{program}", with: program ?? "swiftui-patterns").replacing("{editors}", with: editors)
      .replacing("{editor}", with: self.program ?? "code")
  }

  /// The folder with the editors' packages: beside an installed program, or in the package that the program was built in.
  static var packages: String? {
    (ProgramFile.own.map { FilePath.folders(above: $0) } ?? []).map { FilePath.join($0, "editors") }
      .first { FileStamp(FilePath.join($0, "neovim")) != nil }
  }

  /// The same, or a placeholder.
  static var packagesFolder: String { packages ?? "/path/to/swiftui-patterns/editors" }
}
