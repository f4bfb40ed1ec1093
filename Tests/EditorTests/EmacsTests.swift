import Foundation
import Testing

extension EditorTests {
  /// Emacs with the package of `editors/emacs`.
  @Suite("Emacs") struct EmacsTests {
    @Test("Eglot 1.9 of Emacs 28", .needs("emacs-28")) func eglot28() throws {
      try drive("emacs-28", "drive-eglot", checks: 17)
    }

    @Test("Eglot of Emacs 30", .needs("emacs-30")) func eglot30() throws {
      try drive("emacs-30", "drive-eglot", checks: 16)
    }

    @Test("Eglot beside sourcekit-lsp, through rass", .needs("emacs-30", "rass"), .needsProgram("sourcekit-lsp"))
    func eglotWithTwoServers() throws {
      try drive(
        "emacs-30", "drive-eglot", packages: true, environment: ["RASS": Editors.launcher("rass").path], checks: 15)
    }

    @Test("lsp-mode beside sourcekit-lsp", .needs("emacs-30"), .needsProgram("sourcekit-lsp")) func lspMode() throws {
      try drive("emacs-30", "drive-lsp-mode", packages: true, checks: 8)
    }

    @Test("Flymake of Emacs 28", .needs("emacs-28")) func flymake28() throws {
      try drive("emacs-28", "drive-flymake", server: false, checks: 12)
    }

    @Test("Flymake of Emacs 30", .needs("emacs-30")) func flymake30() throws {
      try drive("emacs-30", "drive-flymake", server: false, checks: 12)
    }

    @Test("Flycheck", .needs("emacs-30")) func flycheck() throws {
      try drive("emacs-30", "drive-flycheck", packages: true, server: false, checks: 4)
    }

    @Test("The package compiles without warnings and is documented", .needs("emacs-28", "emacs-30"))
    func package() throws {
      for editor in ["emacs-28", "emacs-30"] {
        let session = try Session()
        defer { session.remove() }
        try session.drive(
          Editors.launcher(editor),
          ["-Q", "--batch", "-l", Editors.drivers.appending(path: "check-package.el").path, "--"]
            + [Editors.package.appending(path: "editors/emacs/swiftui-patterns.el").path],
          checks: 2)
      }
    }

    @Test("The package keeps the rules of package archives", .needs("emacs-30")) func lint() throws {
      let session = try Session()
      defer { session.remove() }
      try session.drive(
        Editors.launcher("emacs-30"),
        ["-Q", "--batch"] + Editors.packagePath + ["-l", Editors.drivers.appending(path: "lint-package.el").path]
          + ["--", Editors.package.appending(path: "editors/emacs/swiftui-patterns.el").path],
        checks: 1)
    }

    /// Runs a driver; with `server` it talks to the language server, else it uses the command line alone.
    private func drive(
      _ editor: String, _ driver: String, packages: Bool = false, server: Bool = true,
      environment: [String: String] = [:], checks: Int
    ) throws {
      let session = try Session()
      defer { session.remove() }
      let paths = ["-L", Editors.package.appending(path: "editors/emacs").path, "-L", Editors.drivers.path]
      try session.drive(
        Editors.launcher(editor),
        ["-Q", "--batch"] + paths + (packages ? Editors.packagePath : []) + ["-l", driver, "--"]
          + [session.trailList.path, Editors.expected.appending(path: "TrailList.swift").path]
          + (server ? session.serverCommand : [Editors.server.path]),
        environment: environment, checks: checks)
      if server { try session.expectConformingMessages() }
    }
  }
}
