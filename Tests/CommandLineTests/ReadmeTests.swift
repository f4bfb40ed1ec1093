import Foundation
import Testing

/// What the README shows and tells to paste, taken from it.
@Suite("The README") struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private let text: String
  private let folder: TestFolder

  init() throws {
    text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    folder = try TestFolder()
  }

  /// The code blocks of a language.
  private func snippets(_ language: String) -> [String] {
    text.matches(of: /(?m)^```(\w+)\n([\s\S]*?)^```/).filter { $0.1 == language }.map { String($0.2) }
  }

  private func snippet(_ language: String, _ words: String) throws -> String {
    try #require(snippets(language).first { $0.contains(words) })
  }

  /// Runs a script in the folder, with an installed program on `PATH`.
  private func run(_ script: String, environment: [String: String] = [:]) throws -> CommandLineRun {
    let prefix = folder("home/.local")
    if !FileManager.default.fileExists(atPath: prefix) {
      #expect(try CommandLineRun("install", "--prefix", prefix, in: folder).status == 0)
    }
    let path = "\(prefix)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
    return try CommandLineRun(
      ["-c", script], in: folder,
      environment: ["PATH": path, "HOME": folder("home"), "SRCROOT": folder("App")].merging(environment) { $1 },
      program: "/bin/sh")
  }

  @Test("shows findings and fixes as they are") func pairs() throws {
    let before = try snippet("swift", "isPresented: $showsTrail")
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    let declarations = "import SwiftUI\n\nstruct Trail: Identifiable { let id: Int; var name: String }\n\n"
    try folder.write("TrailList.swift", declarations + code)
    let short = try CommandLineRun("check", "--format", "short", in: folder).output
    let message = lines.filter { $0.hasPrefix("//") }.joined(separator: " ").replacing(/~+|\/\/ */, with: "")
    let words = message.split(separator: " ").joined(separator: " ")
    #expect(short.contains(words), "\(short)\n\(words)")
    #expect(try CommandLineRun("fix", in: folder).status == 0)
    #expect(try folder.read("TrailList.swift") == declarations + snippet("swift", "{ tappedTrail in"))
    let app = Self.root.appending(path: "Tests/SampleApp").path
    let diff = try CommandLineRun("fix", "--diff", app, in: folder).output
    for part in snippets("diff") { #expect(diff.contains(part), "\(part)") }
    #expect(snippets("diff").count == 2)
  }

  @Test("has a hook that stops a commit with a finding, and lets others pass") func hook() throws {
    try folder.write(".gitignore", "home/\n")
    #expect(try run("git init -q && git config user.email a@example.com && git config user.name a").status == 0)
    try folder.write(".git/hooks/pre-commit", try snippet("sh", "diff-filter"))
    let commit = "chmod +x .git/hooks/pre-commit && git add . && git commit -q -m text"
    try folder.write("Clean.swift", Sample.clean)
    #expect(try run(commit).status == 0)
    try folder.write("A folder/Flagged.swift", Sample.flagged)
    let refused = try run(commit)
    #expect(refused.status != 0 && "\(refused.output)\(refused.errors)".contains("item-driven-sheet"))
    try folder.write("A folder/Flagged.swift", Sample.fixed)
    #expect(try run(commit).status == 0)
  }

  @Test("has a build phase that names files in full and never fails") func buildPhase() throws {
    try folder.write("App/Flagged.swift", Sample.flagged)
    let script = try snippet("sh", "SRCROOT")
    let run = try run("cd App\n\(script)", environment: ["XCODE_VERSION_ACTUAL": "2600"])
    #expect(run.status == 0 && run.output.hasPrefix("\(folder("App/Flagged.swift")):17:20: warning: "), "\(run.output)")
    let missing = try CommandLineRun(
      ["-c", script], in: folder, environment: ["PATH": "/usr/bin:/bin", "HOME": folder("none")], program: "/bin/sh")
    #expect(missing.status == 0 && missing.output.isEmpty)
  }

  @Test("has steps for a workflow that run") func workflow() throws {
    try folder.write("Flagged.swift", Sample.flagged)
    let steps = try snippet("yaml", "upload-sarif").matches(of: /- run: (~.*)/).map { String($0.1) }
    #expect(steps.count == 2)
    let sarif = try run(steps[0])
    #expect(sarif.status == 0, "\(sarif.errors)")
    #expect(try folder.read("swiftui-patterns.sarif").contains(#""ruleId""#))
    let github = try run(steps[1])
    #expect(github.status == 1 && github.output.hasPrefix("::warning file=Flagged.swift,line=17"))
  }

  @Test("has commands for agents that do what it says") func agents() throws {
    try folder.write("CHANGED.swift", Sample.flagged)
    let commands = try snippet("sh", "CHANGED.swift").split(separator: "\n").map { String($0) }
    let runs = try commands.map { try run($0) }
    #expect(runs.map(\.status) == [1, 0, 0])
    #expect(try runs[0].json()["findings"] is [Any])
    #expect(try folder.read("CHANGED.swift") == Sample.fixed)
    #expect(runs[2].output.contains("item-driven-sheet"))
  }
}
