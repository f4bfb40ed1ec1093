import Foundation
import Testing

@Suite struct CheckTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("B/Trails.swift", Sample.flagged)
    try folder.write("A.swift", Sample.clean)
  }

  @Test func exitStatusFollowsFailOn() throws {
    #expect(try CommandLineRun("check", in: folder).status == 1)
    #expect(try CommandLineRun("check", "A.swift", in: folder).status == 0)
    #expect(try CommandLineRun("check", "--fail-on", "error", in: folder).status == 0)
    #expect(try CommandLineRun("check", "--fail-on=hint", in: folder).status == 1)
    #expect(try CommandLineRun("check", "--rule", "presentation-mode", in: folder).status == 0)
  }

  @Test func shortLinesHaveColumnsInBytesFromOne() throws {
    let run = try CommandLineRun("check", "--format", "short", in: folder)
    #expect(run.output.hasPrefix("B/Trails.swift:17:20: warning: "))
    #expect(run.output.hasSuffix(" [item-driven-sheet]\n"))
    #expect(run.output.split(separator: "\n").count == 1 && run.errors.isEmpty)
  }

  @Test func textShowsTheSourceLineUnderlined() throws {
    let lines = try CommandLineRun("check", in: folder).output.split(separator: "\n").map { String($0) }
    let source = try #require(lines.firstIndex { $0.hasPrefix("17 | ") })
    #expect(lines[source].hasSuffix("/* 🗺️ */ .sheet(isPresented: $showTrail) {"))
    #expect(lines[source + 1].hasSuffix("^^^^^^^^^^^^^^^^^^") || lines[source + 1].contains("^^^^^"))
    #expect(lines.contains { $0.contains("= fix: ") })
    #expect(lines.last == "2 files checked, 1 warning in 1 file.")
    #expect(!lines.contains { $0.contains("\u{1B}") })
  }

  @Test func jsonHasTheWholeShape() throws {
    let json = try CommandLineRun("check", "--format", "json", in: folder).json()
    #expect(json["version"] as? Int == 1)
    let summary = try #require(json["summary"] as? [String: Int])
    #expect(summary == ["files": 2, "errors": 0, "warnings": 1, "information": 0, "hints": 0])
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(
      Set(finding.keys) == ["file", "rule", "severity", "range", "message", "related", "refused", "fix"])
    #expect(finding["file"] as? String == "B/Trails.swift" && finding["rule"] as? String == "item-driven-sheet")
    #expect(finding["severity"] as? String == "warning" && finding["refused"] is NSNull)
    let range = try #require(finding["range"] as? [String: [String: Int]])
    // In UTF-16 the emoji before it takes three units, not seven bytes.
    #expect(range["start"] == ["line": 16, "character": 15])
    let fix = try #require(finding["fix"] as? [String: Any])
    #expect(fix["level"] as? String == "safe" && fix["title"] is String)
    let edit = try #require((fix["edits"] as? [[String: Any]])?.first)
    #expect(Set(edit.keys) == ["file", "range", "newText"] && edit["file"] as? String == "B/Trails.swift")
    let related = try #require((finding["related"] as? [[String: Any]])?.first)
    #expect(Set(related.keys) == ["file", "range", "message"])
  }

  @Test func sarifNamesRulesAndFixes() throws {
    let json = try CommandLineRun("check", "--format", "sarif", in: folder).json()
    #expect(json["version"] as? String == "2.1.0")
    let run = try #require((json["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect((driver["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == ["item-driven-sheet"])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "item-driven-sheet" && result["level"] as? String == "warning")
    let location = try #require((result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
    #expect(location["artifactLocation"] as? [String: String] == ["uri": "B/Trails.swift", "uriBaseId": "SRCROOT"])
    #expect((location["region"] as? [String: Int])?["startLine"] == 17)
    #expect((location["region"] as? [String: Int])?["startColumn"] == 16)
    #expect((result["fixes"] as? [Any])?.count == 1)
  }

  @Test func githubAnnotations() throws {
    let output = try CommandLineRun("check", "--format", "github", in: folder).output
    #expect(output.hasPrefix("::warning file=B/Trails.swift,line=17,endLine=17,col=16,endColumn="))
    #expect(output.contains(",title=item-driven-sheet::"))
  }

  @Test func outputIsInOrderOfPaths() throws {
    for number in 0..<30 { try folder.write("C/\(number).swift", Sample.flagged) }
    let first = try CommandLineRun("check", "--format", "short", in: folder).output
    let files = first.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(files.count == 31 && files == files.sorted())
    #expect(try CommandLineRun("check", "--format", "short", "C", "B", in: folder).output == first)
  }

  @Test func severityHidesAndSaysSo() throws {
    let run = try CommandLineRun("check", "--severity", "error", in: folder)
    #expect(run.output == "2 files checked, nothing found; 1 finding below --severity not shown.\n")
    #expect(run.status == 1)
  }

  @Test func standardInput() throws {
    let run = try CommandLineRun(
      "check", "--stdin", "--stdin-filename", "B/New.swift", "--format", "short", in: folder, input: Sample.flagged)
    #expect(run.status == 1 && run.output.hasPrefix("B/New.swift:17:20: warning: "))
    let nameless = try CommandLineRun("check", "--stdin", "--format", "short", in: folder, input: Sample.flagged)
    #expect(nameless.status == 1 && nameless.output.hasPrefix("<stdin>:17:20: "))
    #expect(try CommandLineRun("check", "--stdin", in: folder).status == 0)
  }

  @Test func settingsOfTheNearestFile() throws {
    try folder.write("B/.swiftui-patterns.json", "{rules: {'item-driven-sheet': 'error'}} // why not")
    #expect(try CommandLineRun("check", "--format", "short", in: folder).output.contains(": error: "))
    try folder.write("off.json", "{rules: {all: 'off'}}")
    #expect(try CommandLineRun("check", "--settings", "off.json", in: folder).status == 0)
    try folder.write("B/.swiftui-patterns.json", "{exclude: ['*.swift']}")
    #expect(try CommandLineRun("check", "B", in: folder).output == "0 files checked, nothing found.\n")
    let named = try CommandLineRun("check", "B/Trails.swift", in: folder)
    #expect(named.status == 0 && named.errors == "B/Trails.swift is left alone, since B/.swiftui-patterns.json excludes it.\n")
    let input = try CommandLineRun(
      "check", "--stdin", "--stdin-filename", "B/New.swift", in: folder, input: Sample.flagged)
    #expect(input.status == 0)
  }

  @Test func faultsInSettings() throws {
    try folder.write(".swiftui-patterns.json", "{\n  rules: {'item-driven-shet': 'off'},\n}")
    let unknown = try CommandLineRun("check", in: folder)
    #expect(unknown.status == 1)
    #expect(
      unknown.errors
        == ".swiftui-patterns.json:2:11: warning: There is no rule \"item-driven-shet\"; did you mean \"item-driven-sheet\"?\n"
    )
    try folder.write(".swiftui-patterns.json", "{sdk: 'x'}")
    let broken = try CommandLineRun("check", in: folder)
    #expect(broken.status == 2 && broken.errors.hasPrefix(".swiftui-patterns.json:1:7: error: "))
    #expect(try CommandLineRun("check", "--settings", "missing.json", in: folder).status == 2)
  }

  @Test func suppressionComments() throws {
    let suppressed = Sample.flagged.replacing(
      "    /* 🗺️ */", with: "    // swiftui-patterns:disable:next item-driven-sheet - wanted\n    /* 🗺️ */")
    try folder.write("B/Trails.swift", suppressed)
    #expect(try CommandLineRun("check", in: folder).status == 0)
  }
}
