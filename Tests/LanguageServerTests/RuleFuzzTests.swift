import Linting
import Rules
import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

@Suite("Mutated code", .timeLimit(.minutes(60)))
struct RuleFuzzTests {
  /// The mutated file's surroundings.
  private struct Project: ProjectFacts {
    let inputs: RuleInputs
    /// None for a project that is not known yet.
    let others: [ProjectFile]?

    func files(mentioning word: String) -> [ProjectFile]? {
      others?.filter { !$0.file.text.offsets(ofWord: word).isEmpty }
    }

    func hasLocalizedString(_ key: String) -> Knowledge { .unknown }
  }

  private static let linter = Linter(rules: AllRules.rules, refactorings: AllRefactorings.refactorings)

  private static let examples: [Example] = {
    let ofRules = AllRules.rules.flatMap { $0.flagged + $0.allowed }
    return ofRules + AllRefactorings.refactorings.flatMap { $0.offered + $0.refused + $0.absent }
  }()

  @Test func `leaves rules, fixes and rewrites in order`() async {
    let settings = LintSettings(all: .report(.warning))
    await Fuzzing.run("rules", count: 1_000, share: 0.8) { random in
      let (text, project) = Self.input(&random)
      Fuzzing.keep(text.utf8, as: "rules.swift")
      let file = ViewFile(text: text)
      let findings = Self.linter.findings(in: file, project: project, settings: settings)
      for finding in findings {
        if let fault = Self.fault(of: finding, in: file, project) { return "\(finding.rule): \(fault)\n\(text.string)" }
      }
      let place = Int.random(in: 0...text.count, using: &random)
      for rewrite in Self.linter.refactorings {
        guard case .change(let fix) = rewrite.offer(at: TextRange(at: place), in: file, project: project) else { continue }
        if let fault = Self.fault(of: fix, in: file, project) { return "\(rewrite.id) at \(place): \(fault)\n\(text.string)" }
      }
      guard findings.contains(where: { $0.fix != nil }), Int.random(in: 0..<4, using: &random) == 0 else { return nil }
      let all = FixAll(linter: Self.linter, includesReview: true)
      guard let fixed = text.applying(all.edits(of: file, project: project, settings: settings)) else {
        return "fix-all does not fit\n\(text.string)"
      }
      let errors = ViewFile(text: fixed).syntaxErrors.count
      return errors > file.syntaxErrors.count ? "fix-all breaks\n\(text.string)" : nil
    }
  }

  /// A mutated text in a project of others, some of which are mutated too.
  private static func input(_ random: inout SeededGenerator) -> (text: SourceText, project: Project) {
    let picked = (0..<3).compactMap { _ in examples.randomElement(using: &random) }
    var code = "import SwiftUI\n"
    for example in picked.prefix(Int.random(in: 1...2, using: &random)) { code += "\n" + example.plainCode }
    var others = [picked.last?.plainCode ?? ""]
    for example in picked.dropLast() { others += example.otherFiles.sorted { $0.key < $1.key }.map(\.value) }
    let parsed = others.enumerated().map { index, code in
      let code = Array("import SwiftUI\n\(code)".utf8)
      let bytes = Bool.random(using: &random) ? code : Fuzzing.mutated(code, pieces: codePieces, using: &random)
      let file = ViewFile(text: SourceText(String(decoding: bytes, as: UTF8.self)))
      return ProjectFile(path: "/Project/Other\(index).swift", file: file)
    }
    let bytes = Fuzzing.mutated(Array(code.utf8), pieces: codePieces, using: &random)
    let isKnown = Int.random(in: 0..<4, using: &random) > 0
    let inputs = RuleInputs(
      path: "/Project/Main.swift", targets: DeploymentTargets([.iOS: "18.0"]), sdk: Bool.random(using: &random) ? 26 : 27)
    let project = Project(inputs: inputs, others: isKnown ? parsed : nil)
    return (SourceText(String(decoding: bytes, as: UTF8.self)), project)
  }

  private static func fault(of finding: Finding, in file: ViewFile, _ project: Project) -> String? {
    guard file.text.isBoundary(finding.range.lower), file.text.isBoundary(finding.range.upper) else {
      return "a range outside the text"
    }
    for place in finding.related {
      let text = place.path.map { path in project.others?.first { $0.path == path }?.file.text } ?? file.text
      guard let text, text.isBoundary(place.range.lower), text.isBoundary(place.range.upper) else {
        return "a related place outside the text: \(place)"
      }
    }
    return finding.fix.flatMap { fault(of: $0, in: file, project) }
  }

  private static func fault(of fix: Fix, in file: ViewFile, _ project: Project) -> String? {
    if fix.files.isEmpty { return "a fix without edits" }
    for edits in fix.files {
      let before = edits.path == nil ? file : project.others?.first { $0.path == edits.path }?.file
      guard let before else { return "a fix of a file that is not there: \(edits.path ?? "")" }
      guard let fixed = before.text.applying(edits.edits) else { return "a fix that does not fit" }
      if fixed == before.text { return "a fix that changes nothing" }
      if fix.level == .safe, ViewFile(text: fixed).syntaxErrors.count > before.syntaxErrors.count { return "a fix that breaks" }
    }
    return nil
  }

  private static let codePieces = [
    "{", "}", "(", ")", "[", "]", "\"", "\\(", "\"\"\"", "//", "/*", "*/", "#if a\n", "#else\n", "#endif\n", "\r\n", "\r", "😀",
    "\u{301}", "`",
    "$0", "if let ", "else ", "guard ", "return ", "switch a {\ncase .b: ", ".sheet(isPresented: $a) {",
    ".sheet(item: $b) { b in ",
    ".alert(", "content: ", ", ", ": ", " = ", "@State ", "private ", "var ", "extension ", "self.", "?.", "!", "= nil", "true",
    "@",
    "// swiftui-patterns:disable all\n", "// swiftui-patterns:enable all\n", "NavigationLink(destination: ", "<", "a<b>",
    "async ",
    "\u{0}", "where ", "in ", "import ", "#Preview {", "struct ", "func ",
  ].map { Array($0.utf8) }
}
