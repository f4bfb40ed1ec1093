import SourceText
import SwiftUIModel
import Testing

/// What changed between two versions of a file, and what of that matters to whom.
@Suite("The difference between two versions of a file")
struct DeclarationDiffTests {
  private static let start = """
    import SwiftUI
    struct Home { func open() { sheet() } }
    struct Trail { var name = 1 }
    extension Trail { var length: Int { name } }
    struct Peak {}

    """

  /// The difference that replacing a piece of the text makes.
  private func diff(_ old: String, _ new: String, in text: String = start) -> DeclarationDiff {
    let earlier = ViewFile(text: SourceText(text), isEdited: true)
    return DeclarationDiff(from: earlier, to: ViewFile(text: SourceText(text.replacing(old, with: new)), after: earlier))
  }

  private func offset(of word: String) -> Int {
    Self.start.utf8.firstRange(of: word.utf8).map { Self.offset($0.lowerBound) } ?? -1
  }

  private static func offset(_ index: String.Index) -> Int { start.utf8.distance(from: start.startIndex, to: index) }

  // MARK: Which declarations

  @Test("is the declarations whose text is another one")
  func replaced() {
    let diff = diff("= 1", "= 22")
    #expect(diff.replaced == 2..<3 && diff.replacements == 2..<3)
    #expect((0..<5).map(diff.earlier) == [0, 1, nil, 3, 4])
  }

  @Test("is empty if nothing changed")
  func nothing() {
    let diff = diff("= 1", "= 1")
    #expect(diff.replaced.isEmpty && diff.replacements.isEmpty)
    #expect((0..<5).map(diff.earlier) == [0, 1, 2, 3, 4])
  }

  /// The declaration after it counts as replaced too, since the line break between them could be of either.
  @Test("gives the numbers that declarations had before one was added or removed")
  func numbers() {
    let added = diff("struct Trail", "struct New {}\nstruct Trail")
    #expect((0..<6).map(added.earlier) == [0, 1, nil, nil, 3, 4])
    let removed = diff("struct Trail { var name = 1 }\n", "")
    #expect((0..<4).map(removed.earlier) == [0, 1, nil, 4])
  }

  // MARK: Where things are now

  @Test("moves places after the change, and knows none within it")
  func places() {
    let diff = diff("= 1", "= 100")
    let (before, within, after) = (offset(of: "sheet"), offset(of: "name"), offset(of: "length"))
    #expect(diff.place(of: before) == before)
    #expect(diff.place(of: within) == nil)
    #expect(diff.place(of: after) == after + 2)
    #expect(diff.range(of: TextRange(before, before + 5)) == TextRange(before, before + 5))
    #expect(diff.range(of: TextRange(after, after + 6)) == TextRange(after + 2, after + 8))
    #expect(diff.range(of: TextRange(before, after)) == nil)
  }

  // MARK: What is affected

  private static func questions(_ ask: (inout Dependencies) -> Void) -> Dependencies {
    var dependencies = Dependencies()
    ask(&dependencies)
    return dependencies
  }

  /// A question, an edit, and whether the answer may be another one after it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let question: Dependencies
    let edit: (String, String)
    let isAffected: Bool

    init(_ name: String, _ edit: (String, String), _ isAffected: Bool, ask: (inout Dependencies) -> Void) {
      testDescription = name
      question = questions(ask)
      self.edit = edit
      self.isAffected = isAffected
    }
  }

  static let cases: [Case] = [
    Case("a word, another declaration changed", ("= 1", "= 2"), false) { $0.words = ["sheet"] },
    Case("a word, a declaration that holds it changed", ("open()", "close()"), true) { $0.words = ["sheet"] },
    Case("a word, it comes into a declaration", ("= 1", "= sheet"), true) { $0.words = ["sheet"] },
    Case("a word, it goes from a declaration", ("sheet()", "cover()"), true) { $0.words = ["sheet"] },
    Case("a word, it comes into a comment", ("= 1", "= 1 // sheet"), true) { $0.words = ["sheet"] },
    Case("calls, one comes", ("= 1", "= sheet()"), true) { $0.calls = ["sheet"] },
    Case("calls, only the word comes", ("= 1", "= sheet"), false) { $0.calls = ["sheet"] },
    Case("calls, one goes", ("sheet()", "cover()"), true) { $0.calls = ["sheet"] },
    Case("members, a method of the name comes", ("= 1", "= 1; func open() {}"), true) { $0.members = ["open"] },
    Case("members, a call of the name comes", ("= 1", "= open()"), false) { $0.members = ["open"] },
    Case("members, a property of the name changes", ("{ name }", "{ 2 }"), true) { $0.members = ["length"] },
    Case("a type, its declaration changed", ("= 1", "= 2"), true) { $0.types = ["Trail"] },
    Case("a type, its extension changed", ("{ name }", "{ 2 }"), true) { $0.types = ["Trail"] },
    Case("a type, it is used elsewhere", ("sheet()", "sheet(Trail())"), false) { $0.types = ["Trail"] },
    Case("a type, it is declared once more", ("sheet() }", "sheet() }; struct Trail {}"), true) { $0.types = ["Trail"] },
    Case("the whole text, anything changed", ("= 1", "= 2"), true) { $0.isWhole = true },
    Case("the layout, a value changed", ("= 1", "= 2"), false) { $0.usesLayout = true },
    Case("the brackets, a value changed", ("= 1", "= 2"), false) { $0.usesBrackets = true },
    Case("the brackets, one is missing now", ("{ name }", "{ name"), true) { $0.usesBrackets = true },
    Case("nothing, anything changed", ("= 1", "= 2"), false) { _ in },
  ]

  @Test("affects what it may have to do with", arguments: cases)
  func affects(test: Case) {
    let affected = diff(test.edit.0, test.edit.1).affected(test.question)
    #expect(test.question.intersects(affected) == test.isAffected)
  }

  @Test("affects the layout if lines are indented in another way")
  func layout() {
    let text = "struct A {\n  var a = 1\n  var b = 2\n}\nstruct B {\n  var c = 1\n}\n"
    var question = Dependencies()
    question.usesLayout = true
    #expect(question.intersects(diff("  ", "\t", in: text).affected(question)))
    #expect(!question.intersects(diff("= 2", "= 3", in: text).affected(question)))
  }
}
