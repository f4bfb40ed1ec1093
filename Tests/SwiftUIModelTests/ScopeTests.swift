import SourceText
import SwiftUIModel
import Testing

/// In each text `x` is a property of `V`. Uses that mean the property are marked `⟦x⟧`; every other `x` means something else.
@Suite("References to a property")
struct ScopeTests {
  static let texts: [(what: String, code: String)] = [
    ("plain, with self and projected", "struct V { var x = 0; func f() { ⟦x⟧ = 1; ⟦self.x⟧ = 2; g(⟦$x⟧); g(⟦self.$x⟧) } }"),
    ("the wrapper itself", "struct V { var x = 0; init() { ⟦_x⟧ = w; ⟦self._x⟧ = w } }"),
    (
      "members of other instances",
      "struct V { var x = 0; func f(other: V) { _ = other.x; _ = x().x } }"
        .replacing("x().x", with: "⟦x⟧.x")
    ),
    ("a parameter hides it", "struct V { var x = 0; func f(x: Int) { _ = x; _ = ⟦self.x⟧ } }"),
    ("an argument's label is no use", "struct V { var x = 0; func f(x y: Int) { g(x: ⟦x⟧) } }"),
    ("a let hides it from there on", "struct V { var x = 0; func f() { _ = ⟦x⟧; let x = 1; _ = x } }"),
    ("a let's own value is outside", "struct V { var x = 0; func f() { let x = ⟦x⟧; _ = x } }"),
    ("a closure's parameter", "struct V { var x = 0; func f() { g { x in _ = x }; g { (x: Int) in _ = x }; _ = ⟦x⟧ } }"),
    ("a capture reads it, and hides it inside", "struct V { var x = 0; func f() { g { [⟦x⟧] in _ = x } } }"),
    ("a capture with a value", "struct V { var x = 0; func f() { g { [x = ⟦x⟧ + 1] in _ = x } } }"),
    (
      "if let reads it, and hides it in the body",
      "struct V { var x: Int?; func f() { if let ⟦x⟧ { _ = x } else { _ = ⟦x⟧ } } }"
    ),
    ("if let with another name", "struct V { var x: Int?; func f() { if let y = ⟦x⟧ { _ = ⟦x⟧ } } }"),
    ("a later condition sees the binding", "struct V { var x: Int?; func f() { if let ⟦x⟧, x > 1 { _ = x } } }"),
    (
      "guard let hides it behind the guard",
      "struct V { var x: Int?; func f() { guard let ⟦x⟧ else { g(⟦x⟧); return }; _ = x } }"
    ),
    (
      "a pattern in a case",
      "struct V { var x = 0; func f() { switch e { case .a(let x): _ = x; case let .b(x): _ = x; default: _ = ⟦x⟧ } } }"
    ),
    ("a pattern in if case", "struct V { var x = 0; func f() { if case .a(let x) = e { _ = x }; _ = ⟦x⟧ } }"),
    ("a loop", "struct V { var x = [0]; func f() { for x in ⟦x⟧ { _ = x } } }"),
    ("a catch", "struct V { var x = 0; func f() { do {} catch let x { _ = x }; _ = ⟦x⟧ } }"),
    ("a local function", "struct V { var x = 0; func f() { func x() {}; _ = x } }"),
    ("a nested type cannot see it", "struct V { var x = 0; struct W { var x = 1; func f() { _ = x } } }"),
    ("an extension can", "struct V { var x = 0 }; extension V { func f() { _ = ⟦x⟧ } }; extension W { func f() { _ = x } }"),
    ("text and comments are no uses", #"struct V { var x = 0; func f() { print("x \(⟦x⟧)") /* x */ } }"#),
    ("a setter's parameter", "struct V { var x = 0; var y: Int { get { ⟦x⟧ } set(x) { _ = x } } }"),
    ("a key path is another's", #"struct V { var x = 0; func f() { _ = \Other.x } }"#),
    ("half-typed code", "struct V { var x = 0; func f() { if let ⟦x⟧ { _ = x"),
  ]

  @Test("are told from other uses of the name", arguments: texts.map(\.what))
  func references(what: String) throws {
    let marked = try #require(Self.texts.first { $0.what == what }).code
    let (code, ranges) = withoutMarks(marked)
    let file = ViewFile(text: SourceText(code))
    let type = try #require(file.types.first { $0.name == "V" && $0.kind == .structure })
    let property = try #require(type.properties.first { $0.name == "x" })
    #expect(file.references(to: property, of: type).map(\.range) == ranges)
  }

  @Test("say what is done with it")
  func uses() throws {
    let code = """
      struct V { var x = false
        func f() { x = true; x.toggle(); x += 1; g(&x); x.name = 2; x?.name = 3; x.append(4); (x, y) = (1, 2); g(x); _ = x == 1 } }
      """
    let file = ViewFile(text: SourceText(code))
    let type = try #require(file.types.first)
    let property = try #require(type.properties.first)
    let uses = file.references(to: property, of: type).map { reference in
      switch reference.use {
      case .read: "read"
      case .assigned: "assigned"
      case .toggled: "toggled"
      case .mutated: "mutated"
      }
    }
    #expect(
      uses == ["assigned", "toggled", "mutated", "mutated", "mutated", "mutated", "mutated", "mutated", "read", "read"])
  }

  @Test("from outside the type are foreign mentions")
  func foreign() throws {
    let code = """
      struct V { var x = 0; func f() { x = 1 } }
      func g(v: V) { _ = v.x; _ = V(x: 1); _ = W(x: 1); let x = 2; _ = x }
      """
    let file = ViewFile(text: SourceText(code))
    let type = try #require(file.types.first)
    let property = try #require(type.properties.first)
    let mentions = file.foreignMentions(of: property, of: type).map { file.text[$0.parent?.parent?.textRange ?? $0.textRange] }
    #expect(mentions == ["v.x", "x: 1"])
  }

  @Test("of other types are none, least of all of private properties")
  func otherTypes() throws {
    let code = """
      struct V { private var x = 0; var y = 0 }
      struct W { var x = 0; var y = 0; func f(w: W) { self.x = 1; self.y = 1; w.x = 2; w.y = 2 } }
      """
    let file = ViewFile(text: SourceText(code))
    let type = try #require(file.types.first)
    let mentions = type.properties.map { property in file.foreignMentions(of: property, of: type).count }
    #expect(mentions == [0, 1])
  }

  /// The code without its marks, and the UTF-8 ranges that were marked.
  private func withoutMarks(_ marked: String) -> (String, [TextRange]) {
    var code = ""
    var ranges: [TextRange] = []
    var start = 0
    for character in marked {
      switch character {
      case "⟦": start = code.utf8.count
      case "⟧": ranges.append(TextRange(start, code.utf8.count))
      default: code.append(character)
      }
    }
    return (code, ranges)
  }
}
