import Linting
import SourceText
import SwiftUIModel
import SwiftUIProject
import Testing

@Suite("Fix-all in one file")
struct FixAllTests {
  private func fixed(_ code: String, by rules: [Rule], review: Bool = false, only rule: String? = nil) -> String? {
    let file = Sample.file(code)
    let edits = FixAll(linter: Linter(rules: rules), includesReview: review, rule: rule).edits(of: file, project: NoProject())
    return file.text.applying(edits)?.string
  }

  @Test("applies every safe fix and answers the smallest edits")
  func all() {
    let file = Sample.file("let a = bad\r\nlet b = 1\r\nlet c = bad\r\n")
    let fixAll = FixAll(linter: Linter(rules: [Sample.rule("r", flags: "bad", writes: "bade")]))
    let edits = fixAll.edits(of: file, project: NoProject())
    #expect(edits.edits == [.insert("e", at: 11), .insert("e", at: 35)])
  }

  @Test("leaves fixes that need a person's look alone unless asked")
  func review() {
    let rules = [Sample.rule("r", flags: "bad", writes: "good", level: .review), Sample.rule("s", flags: "x", writes: "y")]
    #expect(fixed("x(bad)", by: rules) == "y(bad)")
    #expect(fixed("x(bad)", by: rules, review: true) == "y(good)")
    #expect(fixed("x(bad)", by: rules, review: true, only: "r") == "x(good)")
  }

  @Test("takes no fix that touches one taken before, and looks again")
  func overlap() {
    let whole = Sample.rule("whole", triggers: ["f"]) { context in
      let edits = [TextEdit(TextRange(0, context.file.text.count), "g(bad)")]
      let fix = Fix(title: "T", level: .safe, edits: edits)
      return context.file.names("f").map {
        Finding(rule: "whole", severity: .hint, range: $0, message: "M.", fix: fix, anchor: "a")
      }
    }
    #expect(fixed("f(bad)", by: [whole, Sample.rule("r", flags: "bad", writes: "good")]) == "g(good)")
  }

  @Test("counts edits side by side as in each other's way")
  func touching() {
    let calls = Sample.rule("calls", triggers: ["bad"]) { context in
      context.file.names("bad").map { range in
        let fix = Fix(title: "Call it", level: .safe, edits: [.insert("()", at: range.upper)])
        return Finding(rule: "calls", severity: .hint, range: range, message: "M.", fix: fix, anchor: "a")
      }
    }
    // Each fix was made for `bad`; of the two only the first is known to be right.
    #expect(fixed("bad", by: [Sample.rule("a", flags: "bad", writes: "good"), calls]) == "good")
  }

  @Test("writes nothing into lines that another fix indents anew")
  func depth() {
    let unwrap = Sample.rule("unwrap", triggers: ["f"]) { context in
      context.file.names("f").compactMap { range in
        let fix = Fix(
          title: "T", level: .safe,
          edits: [TextEdit(range, "g")] + [6, 12].map { .delete(TextRange(range.lower + $0, range.lower + $0 + 2)) })
        return Finding(rule: "unwrap", severity: .hint, range: range, message: "M.", fix: fix, anchor: "a")
      }
    }
    let add = Sample.rule("add", triggers: ["b"]) { context in
      context.file.names("b").compactMap { range in
        guard !context.file.text.string.contains("c()") else { return nil }
        let line = context.file.text.lines.line(of: range.lower)
        let text = "\n" + context.file.layout.indentation(ofLine: line) + "c()"
        let fix = Fix(title: "T", level: .safe, edits: [.insert(text, at: context.file.text.endOfLine(line))])
        return Finding(rule: "add", severity: .hint, range: range, message: "M.", fix: fix, anchor: "a")
      }
    }
    #expect(fixed("f() {\n  a()\n  b()\n}\n", by: [unwrap, add])?.contains("\nb()\nc()\n") == true)
  }

  @Test("ends when rules undo each other or make work for themselves")
  func ends() {
    #expect(fixed("a", by: [Sample.rule("r", flags: "a", writes: "b"), Sample.rule("s", flags: "b", writes: "a")]) == "a")
    #expect(fixed("a", by: [Sample.rule("r", flags: "a", writes: "a+a")])?.isEmpty == false)
  }

  @Test("drops a pass that adds a syntax error, and keeps the passes before it")
  func syntaxError() {
    let rules = [Sample.rule("r", flags: "bad", writes: "worse"), Sample.rule("s", flags: "worse", writes: ") (")]
    #expect(fixed("let x = bad", by: rules) == "let x = worse")
    #expect(fixed("let x = worse", by: rules) == "let x = worse")
  }

  @Test("does not fix what a comment suppresses")
  func suppressed() {
    let rules = [Sample.rule("r", flags: "bad", writes: "good")]
    let code = "f(bad) // swiftui-patterns:disable:this r\n"
    #expect(fixed(code + "f(bad)", by: rules) == code + "f(good)")
  }
}

@Suite("Fix-all over several files")
struct FixAllFilesTests {
  /// Renames `old` to `new` in the file it finds it in and in `/b`, all in one fix.
  static let renames = Sample.rule("renames", triggers: ["old"]) { context in
    guard let own = context.file.names("old").first, context.project.path != "/b" else { return [] }
    let other = context.project.files(mentioning: "old")?.first { $0.path == "/b" }
    let edits = other.flatMap { EditSet($0.file.names("old").map { TextEdit($0, "new") }) } ?? .empty
    let ownEdits = EditSet([TextEdit(own, "new")]) ?? .empty
    let files = [FileEdits(edits: ownEdits)] + (edits.isEmpty ? [] : [FileEdits(path: "/b", edits: edits)])
    let fix = Fix(title: "Rename", level: .safe, files: files)
    return [Finding(rule: "renames", severity: .hint, range: own, message: "M.", fix: fix, anchor: "a")]
  }

  struct Files: ProjectFacts {
    let inputs: RuleInputs
    let texts: [String: SourceText]

    func files(mentioning word: String) -> [ProjectFile]? {
      texts.keys.sorted().filter { $0 != path }.compactMap { path in
        texts[path].map { ProjectFile(path: path, file: ViewFile(text: $0)) }
      }
    }

    func hasLocalizedString(_ key: String) -> Knowledge { .unknown }
  }

  private func fixed(_ texts: [String: String], rules: [Rule], hidden: [String: String] = [:]) -> [String: String] {
    let linter = Linter(rules: rules)
    let hidden = hidden.mapValues { SourceText($0) }
    let originals = texts.mapValues { SourceText($0) }
    let edits = FixAll(linter: linter).edits(of: originals) { path, file, texts in
      linter.findings(in: file, project: Files(inputs: RuleInputs(path: path), texts: texts.merging(hidden) { own, _ in own }))
    }
    return originals.reduce(into: [:]) { result, entry in
      result[entry.key] = entry.value.applying(edits[entry.key] ?? .empty)?.string
    }
  }

  @Test("changes all files of a fix")
  func together() {
    #expect(fixed(["/a": "old()", "/b": "x(old)"], rules: [Self.renames]) == ["/a": "new()", "/b": "x(new)"])
  }

  @Test("changes none of them when one may not be changed")
  func outside() {
    #expect(fixed(["/a": "old()"], rules: [Self.renames], hidden: ["/b": "x(old)"]) == ["/a": "old()"])
  }

  @Test("takes only one of two fixes that meet in another file, and then looks again")
  func meeting() {
    let result = fixed(["/a": "old()", "/b": "x(old)", "/c": "old(1)"], rules: [Self.renames])
    #expect(result == ["/a": "new()", "/b": "x(new)", "/c": "new(1)"])
  }

  @Test("a file that a fix would break keeps its text, and the others are fixed all the same")
  func frozen() {
    let breaks = Sample.rule("breaks", flags: "worse", writes: ")")
    let rules = [breaks, Sample.rule("r", flags: "bad", writes: "good")]
    #expect(fixed(["/a": "f(worse)", "/b": "f(bad)"], rules: rules) == ["/a": "f(worse)", "/b": "f(good)"])
  }

  @Test("changes nothing in a fix's other file when its own would break")
  func allOrNone() {
    let rule = Sample.rule("r", triggers: ["old"]) { context in
      guard context.project.path == "/a", let own = context.file.names("old").first,
        let broken = EditSet([TextEdit(own, ")")]), let other = EditSet([.insert("y", at: 0)])
      else { return [] }
      let fix = Fix(title: "T", level: .safe, files: [FileEdits(edits: broken), FileEdits(path: "/b", edits: other)])
      return [Finding(rule: "r", severity: .hint, range: own, message: "M.", fix: fix, anchor: "a")]
    }
    #expect(fixed(["/a": "f(old)", "/b": "x()"], rules: [rule]) == ["/a": "f(old)", "/b": "x()"])
  }

  @Test("does not span files when only one was asked for")
  func single() {
    let file = Sample.file("old()")
    let linter = Linter(rules: [Self.renames])
    let project = Files(inputs: RuleInputs(path: "/a"), texts: ["/b": SourceText("old")])
    #expect(FixAll(linter: linter).edits(of: file, project: project).isEmpty)
  }
}
