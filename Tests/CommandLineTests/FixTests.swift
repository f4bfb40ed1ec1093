import Foundation
import Testing

@Suite struct FixTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("Trails.swift", Sample.flagged)
    try folder.write("Plain.swift", Sample.clean)
  }

  @Test func inPlace() throws {
    let run = try CommandLineRun("fix", in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output == "fixed Trails.swift\n1 file changed, 0 findings left.\n")
    #expect(try folder.read("Trails.swift") == Sample.fixed)
    #expect(try folder.read("Plain.swift") == Sample.clean)
    #expect(try folder.names == ["Plain.swift", "Trails.swift"])
    #expect(try CommandLineRun("check", in: folder).status == 0)
    #expect(try CommandLineRun("fix", in: folder).output == "0 files changed, 0 findings left.\n")
  }

  @Test func keepsModeLineEndsAndLinks() throws {
    try folder.write("Real.txt", Sample.flagged.replacing("\n", with: "\r\n"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder("Real.txt"))
    try FileManager.default.createSymbolicLink(atPath: folder("Link.swift"), withDestinationPath: "Real.txt")
    #expect(try CommandLineRun("fix", "Link.swift", in: folder).status == 0)
    #expect(try folder.read("Real.txt") == Sample.fixed.replacing("\n", with: "\r\n"))
    let mode = try FileManager.default.attributesOfItem(atPath: folder("Real.txt"))[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("Link.swift")) == "Real.txt")
  }

  @Test func aDiffThatPatchAppliesAndNothingIsWritten() throws {
    let run = try CommandLineRun("fix", "--diff", in: folder)
    #expect(run.status == 1)
    #expect(try folder.read("Trails.swift") == Sample.flagged)
    #expect(run.output.hasPrefix("--- a/Trails.swift\n+++ b/Trails.swift\n@@ -4,20 +4,16 @@\n"))
    try folder.write("fix.patch", run.output)
    try patch()
    #expect(try folder.read("Trails.swift") == Sample.fixed)
    #expect(try CommandLineRun("fix", "--diff", in: folder).status == 0)
  }

  @Test func aDiffWithoutALastLineBreak() throws {
    try folder.write("Trails.swift", String(Sample.flagged.dropLast()))
    try folder.write("fix.patch", try CommandLineRun("fix", "--diff", in: folder).output)
    try patch()
    #expect(try folder.read("Trails.swift") == String(Sample.fixed.dropLast()))
  }

  /// Applies `fix.patch` with git, which reads unified diffs strictly.
  private func patch() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "apply", "fix.patch"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func standardInputComesBackFixed() throws {
    let run = try CommandLineRun("fix", "--stdin", "--stdin-filename", "New.swift", in: folder, input: Sample.flagged)
    #expect(run.status == 0 && run.output == Sample.fixed)
    #expect(try CommandLineRun("fix", "--stdin", in: folder, input: Sample.clean).output == Sample.clean)
    let diff = try CommandLineRun("fix", "--stdin", "--diff", in: folder, input: Sample.flagged)
    #expect(diff.status == 1 && diff.output.hasPrefix("--- a/<stdin>\n"))
  }

  @Test func whatIsLeftInAFormat() throws {
    let json = try CommandLineRun("fix", "--format", "json", in: folder).json()
    #expect((json["findings"] as? [Any])?.isEmpty == true)
    #expect(try folder.read("Trails.swift") == Sample.fixed)
  }

  @Test func onlyChosenRules() throws {
    #expect(try CommandLineRun("fix", "--rule", "presentation-mode", in: folder).status == 0)
    #expect(try folder.read("Trails.swift") == Sample.flagged)
  }

  @Test func brokenSettingsChangeNothing() throws {
    try folder.write(".swiftui-patterns.json", "{exclude: 1}")
    let run = try CommandLineRun("fix", in: folder)
    #expect(run.status == 2 && run.errors.contains("Nothing was changed"))
    #expect(try folder.read("Trails.swift") == Sample.flagged)
    #expect(try CommandLineRun("fix", "--stdin", in: folder, input: Sample.flagged).output.isEmpty)
  }

  @Test func aFixThatSpansFilesIsAppliedToAllOrNone() throws {
    let declaration = "struct Trail: Identifiable { let id: Int; var name: String }\n"
    let model = "struct Trail { let id: Int; var name: String }\n"
    let view = Sample.flagged.replacing(declaration, with: "")
    try folder.write("Trails.swift", view)
    try folder.write("Model.swift", model)
    let safe = try CommandLineRun("fix", in: folder)
    #expect(safe.output == "0 files changed, 1 finding left; --unsafe applies fixes of 1 finding more.\n")
    let part = try CommandLineRun("fix", "--unsafe", "Trails.swift", in: folder)
    #expect(part.errors == "A fix also changes Model.swift, which is not among the paths; add it to apply that fix.\n")
    #expect(try folder.read("Trails.swift") == view && folder.read("Model.swift") == model)
    let all = try CommandLineRun("fix", "--unsafe", in: folder)
    #expect(all.output == "fixed Model.swift\nfixed Trails.swift\n2 files changed, 0 findings left.\n")
    #expect(try folder.read("Trails.swift") == Sample.fixed.replacing(declaration, with: ""))
    #expect(try folder.read("Model.swift") == declaration)
  }

  @Test func aFixThatMakesTheFixOfAnotherFileSafe() throws {
    let declaration = "struct Trail: Identifiable { let id: Int; var name: String }\n"
    let view = Sample.flagged.replacing(declaration, with: "").replacing("List(trails)", with: "List(trails, id: \\.id)")
    let model = """
      import SwiftUI

      struct Trail { let id: Int; var name: String }

      struct TrailMap: View {
        @State private var trail: Trail?

        var body: some View {
          Text("Map").sheet(item: $trail) { trail in
            Text(trail.name)
          }
        }
      }

      """
    try folder.write("Trails.swift", view)
    try folder.write("Model.swift", model)
    let run = try CommandLineRun("fix", in: folder)
    #expect(run.output == "fixed Model.swift\nfixed Trails.swift\n2 files changed, 0 findings left.\n")
    #expect(try folder.read("Model.swift") == model.replacing("struct Trail {", with: "struct Trail: Identifiable {"))
    #expect(try folder.read("Trails.swift").contains(".sheet(item: $tappedTrail)"))
    #expect(try CommandLineRun("fix", in: folder).output == "0 files changed, 0 findings left.\n")
  }

  // The new text is written beside the file under a longer name, which the system refuses here, whoever runs the test.
  @Test func nothingIsChangedWhenOneFileCannotBeWritten() throws {
    let name = String(repeating: "L", count: 248) + ".swift"
    try folder.write(name, Sample.flagged)
    let run = try CommandLineRun("fix", in: folder)
    #expect(run.status == 2 && run.errors.hasPrefix("\(name) cannot be written: File name too long."))
    #expect(try folder.read("Trails.swift") == Sample.flagged)
    #expect(try folder.read(name) == Sample.flagged)
  }
}
