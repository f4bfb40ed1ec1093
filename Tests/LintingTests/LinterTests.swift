import Linting
import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

@Suite("The linter")
struct LinterTests {
  let linter = Linter(rules: [
    Sample.rule("no-bad", flags: "bad", writes: "good"), Sample.rule("no-evil", flags: "evil", severity: .hint),
    Sample.rule("shy", flags: "shy", isEnabled: false),
  ])

  @Test("reports in order of the text, then of the rules")
  func order() {
    let both = Linter(rules: [Sample.rule("b", flags: "bad"), Sample.rule("a", flags: "bad"), Sample.rule("c", flags: "evil")])
    #expect(both.report("let x = evil + bad") == ["c: evil", "a: bad", "b: bad"])
  }

  @Test("reports one cause once")
  func duplicates() {
    let rule = Sample.rule("twice", triggers: ["x"]) { _ in
      (0..<2).map { _ in Finding(rule: "twice", severity: .hint, range: TextRange(0, 1), message: "M.", anchor: "a") }
    }
    #expect(Linter(rules: [rule]).report("x") == ["twice: x"])
  }

  @Test("runs a rule only on texts that contain one of its triggers")
  func triggers() {
    let rule = Sample.rule("eager", triggers: ["sheet", "cover"]) { _ in
      [Finding(rule: "eager", severity: .hint, range: TextRange(0, 1), message: "M.", anchor: "a")]
    }
    let linter = Linter(rules: [rule, Sample.rule("no-bad", flags: "bad")])
    #expect(linter.report("cover()") == ["eager: c"])
    #expect(linter.report("bad()") == ["no-bad: bad"])
    #expect(!linter.mayHaveFindings(SourceText("she et")))
    #expect(linter.mayHaveFindings(SourceText("a sheet")))
    #expect(linter.mayHaveFindings(SourceText("// swiftui-patterns:disable x")))
  }

  @Test("runs a rule about SwiftUI only on texts that name SwiftUI")
  func needsSwiftUI() {
    let rule = Rule(
      id: "eager", severity: .hint, fixLevel: .none, chapter: .sheets, title: "t", why: "W.", anchor: "a", triggers: ["sheet"],
      flagged: [], allowed: []
    ) { _ in [Finding(rule: "eager", severity: .hint, range: TextRange(0, 1), message: "M.", anchor: "a")] }
    let linter = Linter(rules: [rule, Sample.rule("no-bad", flags: "bad")])
    #expect(linter.report("a.sheet() // SwiftUI") == ["eager: a"])
    #expect(linter.report("a.sheet(bad)") == ["no-bad: bad"])
    for (text, matters) in [
      ("a.sheet()", false), ("import SwiftUI", false), ("import SwiftUI; a.sheet()", true), ("a.sheet(); import SwiftUI", true),
      ("a.bad()", true), ("// swiftui-patterns:disable x", true),
    ] { #expect(linter.mayHaveFindings(SourceText(text)) == matters, "\(text)") }
  }

  @Test("turns rules off, on and up as the settings say")
  func settings() {
    let code = "let x = bad + evil + shy"
    #expect(linter.report(code) == ["no-bad: bad", "no-evil: evil"])
    #expect(linter.report(code, settings: LintSettings(rules: ["no-bad": .off])) == ["no-evil: evil"])
    #expect(linter.report(code, settings: LintSettings(all: .off, rules: ["shy": .report(.hint)])) == ["shy: shy"])
    #expect(linter.report(code, settings: LintSettings(all: .report(.error))).count == 3)
    #expect(linter.report(code, settings: LintSettings(all: .off, only: ["shy"])) == ["shy: shy"])
  }

  @Test("reports each finding's own severity, or the one that was set for its rule")
  func severity() {
    let file = Sample.file("let x = bad + evil")
    let severities = { settings in linter.findings(in: file, project: NoProject(), settings: settings).map(\.severity) }
    #expect(severities(.standard) == [.warning, .hint])
    #expect(severities(LintSettings(rules: ["no-evil": .report(.error)])) == [.warning, .error])
    #expect(
      severities(LintSettings(all: .report(.information), rules: ["no-evil": .report(.error)])) == [.information, .error])
  }

  @Test("reads severities as the settings file writes them")
  func words() {
    #expect(SeverityOverride("off") == .off)
    #expect(SeverityOverride("information") == .report(.information))
    #expect(SeverityOverride("info") == nil)
  }

  @Test("refuses a fix on a line with a syntax error, and keeps the finding")
  func syntaxErrors() {
    let findings = linter.findings(in: Sample.file("let a = bad\nlet b = bad +* ) \n"), project: NoProject())
    #expect(findings.map { $0.fix == nil } == [false, true])
    #expect(findings.last?.refusal?.isEmpty == false)
  }

  @Test("says nothing about a file that nests too deeply to be parsed")
  func tooDeep() {
    let code = "let bad = " + String(repeating: "[", count: 50) + "bad // swiftui-patterns:disable:this nothing"
    #expect(linter.report(code).isEmpty)
  }
}

@Suite("The nearest names")
struct NearestNamesTests {
  let ids = ["item-driven-sheet", "item-driven-alert", "enum-sheets", "navigation-view", "navigation-loop"]

  @Test(
    "are those a slip or a word away",
    arguments: [
      ("item-driven-shet", "item-driven-sheet"), ("itme-driven-alert", "item-driven-alert"), ("enum-sheet", "enum-sheets"),
      ("NavigationView", "navigation-view"), ("driven-sheet-item", "item-driven-sheet"),
    ])
  func found(word: String, name: String) {
    #expect(ids.nearest(to: word).first == name)
  }

  @Test("are none for a word of its own", arguments: ["", "force-cast", "x", String(repeating: "sheet", count: 1000)])
  func none(word: String) {
    #expect(ids.nearest(to: word).isEmpty)
  }

  @Test("are no more than asked for")
  func limit() {
    #expect(ids.nearest(to: "navigation", limit: 1).count == 1)
    #expect(ids.nearest(to: "navigation").count == 2)
  }
}
