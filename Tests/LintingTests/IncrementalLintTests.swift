import SourceText
import SwiftUIModel
import SwiftUIProject
import Synchronization
import Testing

@testable import Linting

/// Of a later version only that is looked at which may have other findings than before.
@Suite("A lint after another one")
struct IncrementalLintTests {
  private static let start = """
    import SwiftUI
    struct Home { func open() { sheet() } }
    struct Trail { var name = 1 }
    struct Peak { var probe = 2 }

    """

  /// A rule with one question. It notes which declarations it is asked about, and finds the names `probe` in each.
  private final class Probe: Sendable {
    private let targets = Mutex<[String]>([])
    let question: @Sendable (RuleContext) -> Void

    init(_ question: @escaping @Sendable (RuleContext) -> Void) { self.question = question }

    var linter: Linter {
      Linter(rules: [
        Sample.rule("probe", triggers: ["probe"]) { [self] context in
          let code = context.file.text[context.target]
          targets.withLock { $0.append(Self.name(in: code)) }
          question(context)
          return context.file.tokens(named: "probe", within: [context.target]).map { token in
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            return Finding(
              rule: "probe", severity: .warning, range: TextRange(start, start + 5), message: "A probe.", anchor: "a")
          }
        }
      ])
    }

    /// The second word of a declaration: what it is called.
    private static func name(in code: String) -> String {
      code.split(whereSeparator: \.isWhitespace).dropFirst().first.map(String.init) ?? ""
    }

    /// The declarations that it was asked about since the last call.
    func asked() -> [String] {
      targets.withLock { names in
        defer { names = [] }
        return names.sorted()
      }
    }
  }

  private static func file(_ text: String, after earlier: ViewFile? = nil) -> ViewFile {
    earlier.map { ViewFile(text: SourceText(text), after: $0) } ?? ViewFile(text: SourceText(text), isEdited: true)
  }

  /// The declarations that a rule with a question is asked about again after an edit.
  private func askedAgain(
    _ edit: (String, String), _ question: @escaping @Sendable (RuleContext) -> Void
  ) throws -> [String] {
    let probe = Probe(question)
    let linter = probe.linter
    let first = Self.file(Self.start)
    let snapshot = try #require(linter.lint(first, project: NoProject()))
    #expect(probe.asked() == ["Home", "Peak", "SwiftUI", "Trail"])
    let second = Self.file(Self.start.replacing(edit.0, with: edit.1), after: first)
    let later = try #require(linter.lint(second, after: snapshot, project: NoProject()))
    let asked = probe.asked()
    #expect(later.findings == linter.findings(in: Self.file(second.text.string), project: NoProject()))
    return asked
  }

  private static let all = ["Home", "Peak", "SwiftUI", "Trail"]

  @Test("asks a rule without questions only about what changed")
  func noQuestion() throws {
    #expect(try askedAgain(("= 1", "= 3")) { _ in } == ["Trail"])
    #expect(try askedAgain(("= 1", "= 1")) { _ in } == [])
  }

  /// The declaration after them counts as changed too, since the line break between them could be of either.
  @Test("asks a rule without questions only about what is new, and what follows it")
  func addition() throws {
    #expect(try askedAgain(("struct Trail", "struct New {}\nstruct Trail")) { _ in } == ["New", "Trail"])
    #expect(try askedAgain(("struct Trail { var name = 1 }\n", "")) { _ in } == ["Peak"])
  }

  @Test("asks a rule about everything if what it looked up may be another one")
  func lookUp() throws {
    #expect(try askedAgain(("sheet()", "cover()")) { _ = $0.file.calls(named: "sheet") } == Self.all)
    #expect(try askedAgain(("= 1", "= sheet()")) { _ = $0.file.calls(named: "sheet") } == Self.all)
    #expect(try askedAgain(("= 1", "= 3")) { _ = $0.file.types(named: "Trail") } == Self.all)
    #expect(try askedAgain(("= 1", "= 3")) { _ = $0.file.types } == Self.all)
    #expect(try askedAgain(("open()", "close()")) { _ = $0.file.methods(named: "close") } == Self.all)
  }

  @Test("does not ask a rule again if what it looked up stayed")
  func stays() throws {
    #expect(try askedAgain(("= 1", "= 3")) { _ = $0.file.calls(named: "sheet") } == ["Trail"])
    #expect(try askedAgain(("= 1", "= 3")) { _ = $0.file.types(named: "Home") } == ["Trail"])
    #expect(try askedAgain(("= 1", "= 3")) { _ = $0.file.mentions("open") } == ["Trail"])
  }

  @Test("does not count what a rule asks about its target")
  func target() throws {
    #expect(try askedAgain(("sheet()", "cover()")) { _ = $0.calls(named: "sheet") } == ["Home"])
    #expect(try askedAgain(("= 1", "= 3")) { _ = $0.types } == ["Trail"])
  }

  @Test("counts what a rule asks about all of the file through a context of its own")
  func wholeContext() throws {
    #expect(
      try askedAgain(("sheet()", "cover()")) { context in
        _ = RuleContext(file: context.file, project: context.project).calls(named: "sheet")
      } == Self.all)
  }

  // MARK: When nothing can be taken over

  /// The declarations that a rule without questions is asked about in a second lint of the same file.
  private func asked(
    secondly text: String, from start: String = start, settings: LintSettings = .standard
  ) throws -> [String] {
    let probe = Probe { _ in }
    let linter = probe.linter
    let first = Self.file(start)
    let snapshot = try #require(linter.lint(first, project: NoProject()))
    _ = probe.asked()
    _ = linter.lint(Self.file(text, after: first), after: snapshot, project: NoProject(), settings: settings)
    return probe.asked()
  }

  @Test("starts anew with other settings")
  func settings() throws {
    #expect(try asked(secondly: Self.start) == [])
    #expect(try asked(secondly: Self.start, settings: LintSettings(all: .report(.hint))) == Self.all)
  }

  @Test("starts anew if a rule runs that did not run before")
  func trigger() throws {
    let start = Self.start.replacing("probe", with: "other")
    #expect(try asked(secondly: Self.start, from: start) == Self.all)
  }

  @Test("starts anew after a version that nested too deeply")
  func tooDeep() throws {
    let deep = Self.start + "let a: " + String(repeating: "a<", count: 1_000)
    let linter = Probe { _ in }.linter
    let snapshot = try #require(linter.lint(Self.file(deep), project: NoProject()))
    #expect(snapshot.findings.isEmpty)
    #expect(try asked(secondly: Self.start, from: deep) == Self.all)
  }

  @Test("is nil when it is cancelled")
  func cancelled() {
    #expect(Probe { _ in }.linter.lint(Self.file(Self.start), project: NoProject(), isCancelled: { true }) == nil)
  }

  // MARK: Findings that move

  @Test("takes findings along with the code that they are about")
  func moves() throws {
    let linter = Probe { _ in }.linter
    let first = Self.file(Self.start)
    let snapshot = try #require(linter.lint(first, project: NoProject()))
    let second = Self.file("// One more line.\n" + Self.start, after: first)
    let later = try #require(linter.lint(second, after: snapshot, project: NoProject()))
    #expect(later.findings.map { second.text[$0.range] } == ["probe"])
    #expect(later.findings.map(\.range) != snapshot.findings.map(\.range))
  }
}
