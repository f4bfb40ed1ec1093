import Workspace

/// An editor that `doctor` knows, and what to paste into it.
struct EditorSetup: Sendable {
  let name: String
  /// Programs that start it.
  let programs: [String]
  /// Where to paste, a phrase.
  let place: String
  /// What to paste. `{program}` stands for the server's program, `{editors}` for the folder with the editors' packages.
  let snippet: String

  static let all = [
    EditorSetup(
      name: "Neovim 0.11 or later", programs: ["nvim"], place: "in init.lua",
      snippet: """
        vim.opt.runtimepath:append('{editors}/neovim')
        vim.lsp.config('swiftui_patterns', { cmd = { '{program}', 'lsp' } })
        vim.lsp.enable('swiftui_patterns')
        """),
    EditorSetup(
      name: "Emacs 28.1 or later", programs: ["emacs"], place: "in init.el",
      snippet: """
        (add-to-list 'load-path "{editors}/emacs")
        (require 'swiftui-patterns)
        (setq swiftui-patterns-executable "{program}")
        (swiftui-patterns-eglot-setup) ; Eglot; lsp-mode needs no further line
        """),
    EditorSetup(
      name: "VS Code", programs: ["code", "codium", "cursor", "code-insiders"], place: "in a terminal",
      snippet: """
        python3 "{editors}/vscode/pack.py" swiftui-patterns.vsix && code --install-extension swiftui-patterns.vsix
        # and in settings.json: "swiftuiPatterns.path": "{program}"
        """),
    EditorSetup(
      name: "Helix", programs: ["hx", "helix"], place: "in languages.toml",
      snippet: """
        [language-server.swiftui-patterns]
        command = "{program}"
        args = ["lsp"]

        [[language]]
        name = "swift"
        language-servers = ["sourcekit-lsp", "swiftui-patterns"]
        """),
  ]

  /// The program found, nil when none is.
  var program: String? { programs.lazy.compactMap { Executable.find($0) }.first }

  /// Where and what to paste.
  func text(program: String, editors: String) -> (place: String, snippet: String) {
    func fill(_ text: String) -> String { text.replacing("{program}", with: program).replacing("{editors}", with: editors) }
    return (fill(place), fill(snippet))
  }

  /// The folder with the editors' packages: beside an installed program, or in the package that the program was built in.
  static var packages: String? {
    (Executable.own.map { FilePath.folders(above: $0) } ?? []).map { FilePath.join($0, "editors") }
      .first { FileStamp(FilePath.join($0, "neovim")) != nil }
  }

  /// The same, or a placeholder.
  static var packagesFolder: String { packages ?? "/path/to/swiftui-patterns/editors" }
}
