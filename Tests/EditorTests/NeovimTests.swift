import Foundation
import Testing

extension EditorTests {
  /// Neovim with the package of `editors/neovim`: findings, hover, fix, undo, fix on save, typing, explain, health.
  @Suite("Neovim") struct NeovimTests {
    @Test("0.10", .needs("nvim-0.10")) func version10() throws { try drive("nvim-0.10") }
    @Test("0.11", .needs("nvim-0.11")) func version11() throws { try drive("nvim-0.11") }
    @Test("0.12", .needs("nvim-0.12")) func version12() throws { try drive("nvim-0.12") }

    private func drive(_ editor: String) throws {
      let session = try Session()
      defer { session.remove() }
      let package = Editors.package.appending(path: "editors/neovim").path
      try session.drive(
        Editors.launcher(editor),
        ["--headless", "--clean", "--cmd", "set rtp^=\(package)", "-l", Editors.drivers.appending(path: "neovim.lua").path]
          + [session.trailList.path, Editors.expected.appending(path: "TrailList.swift").path] + session.serverCommand,
        checks: 21)
      try session.expectConformingMessages()
    }
  }
}
