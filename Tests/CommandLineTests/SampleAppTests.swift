import Foundation
import Testing

/// The sample app that the README starts with.
@Suite("The sample app") struct SampleAppTests {
  static let rules: [(file: String, rules: Set<String>)] = [
    ("GearList.swift", ["sheet-owns-actions", "presentation-mode"]),
    ("HutBrowser.swift", ["destination-in-lazy-container", "navigation-modifier-outside-stack"]),
    ("PackingList.swift", ["destructive-role"]),
    ("PhotoGallery.swift", ["item-driven-cover", "item-driven-popover"]),
    ("RoutePlanner.swift", ["presentation-modifier-misplaced"]),
    ("TrailList.swift", ["item-driven-sheet"]),
    ("TripJournal.swift", ["enum-sheets", "item-driven-sheet"]),
    ("TripLibrary.swift", ["split-column-width-misplaced"]),
    ("TripNotes.swift", ["inspector-width-misplaced"]),
  ]

  /// A copy of the app, away from the settings of this package.
  private func copy() throws -> TestFolder {
    let folder = try TestFolder()
    let app = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "SampleApp")
    try FileManager.default.copyItem(at: app, to: URL(filePath: folder("SampleApp")))
    return folder
  }

  private func findings(in folder: TestFolder) throws -> [(file: String, rule: String, fix: String?)] {
    let run = try CommandLineRun("check", "SampleApp", "--severity", "hint", "--format", "json", in: folder)
    #expect(run.status < 2, "\(run.errors)")
    let findings = try #require(try run.json()["findings"] as? [[String: Any]])
    return try findings.map { finding in
      let file = try #require(finding["file"] as? String)
      let rule = try #require(finding["rule"] as? String)
      return (URL(filePath: file).lastPathComponent, rule, (finding["fix"] as? [String: Any])?["level"] as? String)
    }
  }

  @Test("shows what each file is about") func shown() throws {
    let findings = try findings(in: copy())
    for (file, rules) in Self.rules {
      let found = Set(findings.filter { $0.file == file }.map(\.rule))
      #expect(found.isSuperset(of: rules), "\(file)")
    }
  }

  @Test("has one file in which nothing is wrong") func silence() throws {
    #expect(try findings(in: copy()).filter { $0.file == "HutBooking.swift" }.map(\.rule) == [])
  }

  @Test("keeps no finding with a safe fix when it is fixed, and no warning where the fix solved it") func fixed() throws {
    let folder = try copy()
    let run = try CommandLineRun("fix", "SampleApp", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let left = try findings(in: folder)
    #expect(left.filter { $0.fix == "safe" }.map { "\($0.file): \($0.rule)" } == [])
    #expect(!left.contains { $0.file == "TrailList.swift" })
  }

  @Test("is the same after it was fixed twice") func fixedTwice() throws {
    let folder = try copy()
    _ = try CommandLineRun("fix", "SampleApp", in: folder)
    let again = try CommandLineRun("fix", "SampleApp", "--diff", in: folder)
    #expect(again.status == 0)
    #expect(again.output == "")
  }
}
