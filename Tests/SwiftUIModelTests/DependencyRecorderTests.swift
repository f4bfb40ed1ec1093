import SourceText
import SwiftUIModel
import Testing

/// What a question depends on, so that its answer can be kept until that changes.
@Suite("The dependencies of a question")
struct DependencyRecorderTests {
  private static let file = ViewFile(
    text: SourceText(
      """
      import SwiftUI
      struct Home: View {
        @State private var isShown = false
        var body: some View { Text("Home").sheet(isPresented: $isShown) { Trail() } }
        func open() { isShown = true }
      }
      struct Trail: View { var body: some View { NavigationLink("On") { Home() } } }

      """))

  /// The range of `Home`.
  private static let home = file.declarationRanges[1]

  private static func dependencies(of question: (ViewFile) -> Void) -> Dependencies {
    let recorder = DependencyRecorder()
    question(file.recording(into: recorder))
    return recorder.dependencies
  }

  /// A question and what has to be recorded of it; what else is recorded only costs time.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let question: @Sendable (ViewFile) -> Void
    let expected: @Sendable (Dependencies) -> Bool

    init(
      _ name: String, _ question: @escaping @Sendable (ViewFile) -> Void,
      _ expected: @escaping @Sendable (Dependencies) -> Bool
    ) {
      testDescription = name
      self.question = question
      self.expected = expected
    }
  }

  static let byName: [Case] = [
    Case("whether a word is there", { _ = $0.mentions("Trail") }, { $0.words == ["Trail"] }),
    Case("tokens by name", { _ = $0.tokens(named: "$isShown") }, { $0.words == ["isShown"] }),
    Case("types that mention words", { _ = $0.types(mentioning: ["a", "b"]) }, { $0.words == ["a", "b"] }),
    Case("imports", { _ = $0.imports }, { $0.words == ["import"] }),
    Case("stored properties by name", { _ = $0.properties(named: "isShown") }, { $0.words == ["isShown"] }),
    Case("calls by name", { _ = $0.calls(named: "sheet") }, { $0.calls == ["sheet"] && $0.words.isEmpty }),
    Case("calls by a name in backticks", { _ = $0.calls(named: "`default`") }, { $0.calls == ["default"] }),
    Case("presentations of a kind", { _ = $0.presentations(.sheet) }, { $0.calls.contains("sheet") }),
    Case(
      "presentations that are given an item", { _ = $0.itemPresentations },
      { $0.calls.isSuperset(of: Presentation.Kind.allCases.map(\.rawValue)) }),
    Case(
      "links that carry their destination", { _ = $0.destinationLinks },
      { $0.calls == ["NavigationLink"] && $0.types.contains("NavigationLink") }),
    Case("containers of a kind", { _ = $0.navigationContainers(.stack) }, { $0.calls == ["NavigationStack"] }),
    Case("methods by name", { _ = $0.methods(named: "open") }, { $0.members == ["open"] }),
    Case("members by name", { _ = $0.members(named: "body") }, { $0.members == ["body"] }),
    Case("types by name", { _ = $0.types(named: "Trail") }, { $0.types == ["Trail"] }),
    Case("declarations of a nested type", { _ = $0.declarations(of: "Home.Kind") }, { $0.types == ["Home"] }),
    Case("whether declarations pass a test", { _ = $0.mayHold(.mentions("Trail")) }, { $0.words == ["Trail"] }),
  ]

  @Test("by name is the name", arguments: byName)
  func names(test: Case) {
    let dependencies = Self.dependencies(of: test.question)
    #expect(test.expected(dependencies) && !dependencies.isWhole, "\(dependencies)")
  }

  static let ofAll: [Case] = [
    Case("all calls", { _ = $0.calls }, { $0.isWhole }),
    Case("all types", { _ = $0.types }, { $0.isWhole }),
    Case("all assignments", { _ = $0.assignments }, { $0.isWhole }),
    Case("all syntax errors", { _ = $0.syntaxErrors }, { $0.isWhole }),
    Case("the trees", { _ = $0.trees }, { $0.isWhole }),
    Case("the layout", { _ = $0.layout }, { $0.usesLayout && !$0.isWhole }),
    Case("whether brackets match", { _ = $0.hasUnmatchedBrackets }, { $0.usesBrackets && !$0.isWhole }),
  ]

  @Test("about everything is everything", arguments: ofAll)
  func everything(test: Case) {
    let dependencies = Self.dependencies(of: test.question)
    #expect(test.expected(dependencies), "\(dependencies)")
  }

  /// Whoever asks about a declaration asks again when it changes.
  static let inRanges: [(name: String, question: @Sendable (ViewFile, TextRange) -> Void)] = [
    ("calls by name", { _ = $0.calls(named: "sheet", in: $1) }),
    ("calls", { _ = $0.calls(in: $1) }),
    ("assignments", { _ = $0.assignments(in: $1) }),
    ("types", { _ = $0.types(in: $1) }),
    ("types that mention words", { _ = $0.types(in: $1, mentioning: ["Trail"]) }),
    ("types that pass a test", { _ = $0.types(in: $1, where: .mentions("Trail")) }),
    ("tokens by name", { _ = $0.tokens(named: "Trail", within: [$1]) }),
    ("calls of a method on names", { file, range in _ = file.calls(ofMethod: "sheet", in: range) { _ in true } }),
  ]

  @Test("about one declaration is nothing", arguments: inRanges.indices)
  func declarations(index: Int) {
    let test = Self.inRanges[index]
    let dependencies = Self.dependencies { test.question($0, Self.home) }
    #expect(dependencies.isEmpty, "\(test.name): \(dependencies)")
  }

  @Test("about a range that is all of the file is as if it had no range", arguments: inRanges.indices)
  func whole(index: Int) {
    let test = Self.inRanges[index]
    let dependencies = Self.dependencies { test.question($0, $0.range) }
    #expect(!dependencies.isEmpty, "\(test.name)")
  }

  @Test("is recorded again though the answer is known by now")
  func memo() {
    let first = Self.dependencies { _ = $0.imports }
    let second = Self.dependencies { _ = $0.imports }
    #expect(first == second && !second.isEmpty)
  }

  @Test("is recorded for whom asks alone")
  func separate() {
    let (one, other) = (DependencyRecorder(), DependencyRecorder())
    _ = Self.file.recording(into: one).mentions("a")
    _ = Self.file.recording(into: other).mentions("b")
    #expect(one.dependencies.words == ["a"] && other.dependencies.words == ["b"])
  }

  @Test("meets what it shares a name of one kind with")
  func intersection() {
    var calls = Dependencies()
    calls.calls = ["sheet", "cover"]
    var words = Dependencies()
    words.words = ["sheet"]
    #expect(!calls.intersects(words) && !words.intersects(calls))
    words.calls = ["cover"]
    #expect(calls.intersects(words) && words.intersects(calls))
    #expect(!Dependencies().intersects(calls))
    calls.formUnion(words)
    #expect(calls.words == ["sheet"] && calls.calls == ["sheet", "cover"])
  }
}
