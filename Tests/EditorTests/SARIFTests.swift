import Foundation
import Testing

extension EditorTests {
  /// The report that other programs read, held to its schema by one that is not ours.
  @Suite("SARIF") struct SARIFTests {
    @Test("A report with fixes, related places and odd names is what the schema says", .needs("python")) func report() throws {
      let session = try Session()
      defer { session.remove() }
      let name = "Sources/TrailGuide/Übersicht 100%, 2😀.swift"
      try FileManager.default.copyItem(at: session.trailList, to: session.app.appending(path: name))
      // A file that does not lie below the folder has an absolute URI.
      let outside = session.app.deletingLastPathComponent().appending(path: "Outside.swift")
      try FileManager.default.copyItem(at: session.trailList, to: outside)
      let everything = #"{"rules": {"all": "hint"}}"#
      try Data(everything.utf8).write(to: session.app.appending(path: ".swiftui-patterns.json"))
      let (status, output, complaints) = try session.run(
        Editors.server, ["check", "--format", "sarif", "--severity", "hint", ".", outside.path])
      #expect(status == 1, "\(complaints)")
      for part in ["fixes", "relatedLocations", "%C3%9Cbersicht%20100%25%2C%202%F0%9F%98%80.swift", "file:///"] {
        #expect(output.contains(part))
      }
      let log = session.app.appending(path: "report.sarif")
      try Data(output.utf8).write(to: log)
      let validator = Editors.drivers.appending(path: "validate_sarif.py").path
      let (validity, count, faults) = try session.run(Editors.launcher("python"), [validator, log.path])
      #expect(validity == 0, "\(count)\(faults.suffix(4_000))")
      #expect(Int(count.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0 >= 3)
    }
  }
}
