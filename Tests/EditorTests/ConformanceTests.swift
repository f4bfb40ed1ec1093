import Foundation
import Testing

/// The built server in real editors. One at a time: each of them needs a core, and the server another.
@Suite("Editors", .serialized) struct EditorTests {
  /// A client that reads every message with the types of the protocol, and takes no other.
  @Suite("Protocol") struct ConformanceTests {
    @Test("A session with pytest-lsp as VS Code, Neovim, Emacs and Helix", .needs("python")) func session() throws {
      let session = try Session()
      defer { session.remove() }
      let (status, output, complaints) = try session.run(
        Editors.launcher("python"),
        ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", Editors.drivers.appending(path: "pytest.ini").path]
          + [Editors.drivers.appending(path: "test_session.py").path],
        environment: [
          "SERVER": Editors.server.path, "APP": session.app.path,
          "EXPECTED": Editors.expected.appending(path: "TrailList.swift").path, "LOG": session.log.path,
        ])
      #expect(status == 0, "\(output.suffix(6_000))\(complaints.suffix(2_000))")
      let logs = try session.logs()
      #expect(logs.count == 20, "one log for each client and test")
      try session.expectConformingMessages(logs)
    }
  }
}
