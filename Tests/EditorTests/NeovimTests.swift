import Foundation
import Testing

extension EditorTests {
  /// Neovim with the package of `editors/neovim`: findings, hover, fix, undo, fix on save, typing, explain, health.
  @Suite("Neovim") struct NeovimTests {
    @Test("0.10", .needs("nvim-0.10")) func version10() throws { try drive("nvim-0.10") }
    @Test("0.11", .needs("nvim-0.11")) func version11() throws { try drive("nvim-0.11") }
    @Test("0.12", .needs("nvim-0.12")) func version12() throws { try drive("nvim-0.12") }

    @Test("0.11 beside sourcekit-lsp", .needs("nvim-0.11"), .needsProgram("sourcekit-lsp")) func beside11() throws {
      try drive("nvim-0.11", "neovim-beside.lua", checks: 10)
    }

    @Test("0.12 beside sourcekit-lsp", .needs("nvim-0.12"), .needsProgram("sourcekit-lsp")) func beside12() throws {
      try drive("nvim-0.12", "neovim-beside.lua", checks: 10)
    }

    private func drive(_ editor: String, _ driver: String = "neovim.lua", checks: Int = 21) throws {
      let session = try Session()
      defer { session.remove() }
      let package = Editors.package.appending(path: "editors/neovim").path
      try session.drive(
        Editors.launcher(editor),
        ["--headless", "--clean", "--cmd", "set rtp^=\(package)", "-l", Editors.drivers.appending(path: driver).path]
          + [session.trailList.path, Editors.expected.appending(path: "TrailList.swift").path] + session.serverCommand,
        checks: checks)
      try session.expectConformingMessages()
    }
  }
}
