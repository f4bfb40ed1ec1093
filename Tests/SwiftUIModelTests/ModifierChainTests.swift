import SourceText
import SwiftSyntax
import SwiftUIModel
import Testing

@Suite("Chains of modifiers")
struct ModifierChainTests {
  private func start(of modifier: String, in code: String) throws -> String {
    let file = ViewFile(text: SourceText(code))
    let call = try #require(file.calls(named: modifier).first)
    return ExprSyntax(call.node).modifiedView.trimmedDescription
  }

  @Test func `start at a view, also across a condition`() throws {
    #expect(try start(of: "bold", in: "Text(name).padding().bold()") == "Text(name)")
    let code = """
      Text(name)
        .padding()
        #if os(iOS)
          .bold()
        #endif
        .italic()
      """
    #expect(try start(of: "bold", in: code) == "Text(name)")
    #expect(try start(of: "italic", in: code) == "Text(name)")
  }

  @Test func `start at a function of the type around, also through self`() throws {
    let inType = "struct A: View { var body: some View { self.card(1).bold() }; func card(_ n: Int) -> Text { Text(\"\") } }"
    #expect(try start(of: "bold", in: inType) == "self.card(1)")
    #expect(
      try start(of: "bold", in: "struct A {}\nextension A { var a: some View { self.card(1).bold() } }") == "self.card(1)")
    #expect(try start(of: "bold", in: "extension View { func a() -> some View { self.padding().bold() } }") == "self")
  }

  @Test func `that are half typed start at their first modifier`() throws {
    let code = """
      .padding()
      #if os(iOS)
        .bold()
      #endif
      .italic()
      """
    for modifier in ["bold", "italic", "padding"] { #expect(try start(of: modifier, in: code) == ".padding()") }
  }

  // MARK: Branches of `#if`

  private let branches = """
    Text(name)
      .padding()
      #if os(iOS)
        .bold()
        .sheet(isPresented: $shows) { Help() }
      #else
        .font(.title)
      #endif
      .italic()
    """

  private func call(_ name: String, in code: String) throws -> Call {
    try #require(ViewFile(text: SourceText(code)).calls(named: name).first)
  }

  @Test func `the first modifier in a branch is called on what stands in front of the #if`() throws {
    let first = try call("bold", in: branches)
    #expect(first.base?.trimmedDescription == "Text(name)\n  .padding()")
    #expect(first.startsBranch)
    #expect(first.modifierRange == nil)
    #expect(try call("font", in: branches).base?.trimmedDescription == first.base?.trimmedDescription)
    #expect(try !call("sheet", in: branches).startsBranch)
  }

  @Test func `the first modifier in a branch within a branch is called on what stands in front of both`() throws {
    let code = """
      Text(name)
        #if os(iOS)
          #if DEBUG
            .border(.red)
          #endif
          .bold()
        #endif
      """
    #expect(try call("border", in: code).base?.trimmedDescription == "Text(name)")
    #expect(try call("bold", in: code).node.modifiersAround.isEmpty)
  }

  @Test(arguments: ["Text(name)\n  #if DEBUG\n  .tint(.init(hue: 1))\n  #endif", "list.append(.init(name))", "return .none()"])
  func `an implicit member has no base`(_ code: String) throws {
    let file = ViewFile(text: SourceText("func f() {\n\(code)\n}"))
    let member = try #require(file.calls.first { $0.name == "init" || $0.name == "none" })
    #expect(member.base == nil)
    #expect(!member.startsBranch)
  }

  @Test func `the modifiers of an expression leave out other branches, or have them all`() throws {
    let last = ExprSyntax(try call("italic", in: branches).node)
    #expect(last.viewModifiers.map(\.name) == ["italic", "padding"])
    #expect(last.viewModifiersInAllBranches.map(\.name) == ["italic", "font", "sheet", "bold", "padding"])
    let inner = ExprSyntax(try call("sheet", in: branches).node)
    #expect(inner.viewModifiersInAllBranches.map(\.name) == ["sheet", "bold", "padding"])
  }

  @Test func `the modifiers around go on behind the #if`() throws {
    let text = try call("Text", in: branches).node
    #expect(text.modifiersAround.map(\.name) == ["padding", "italic"])
    #expect(text.modifiersAroundInAllBranches.map(\.name) == ["padding", "bold", "sheet", "font", "italic"])
    #expect(try call("bold", in: branches).node.modifiersAround.map(\.name) == ["sheet", "italic"])
  }

  @Test func `code that is set aside is no modifier`() throws {
    let code = """
      Text(name)
        #if false
          .bold()
        #endif
        .italic()
      """
    #expect(try call("Text", in: code).node.modifiersAroundInAllBranches.map(\.name) == ["italic"])
  }

  @Test(arguments: ["padding", "bold", "sheet", "font", "italic"])
  func `the whole chain is the same from each of its modifiers`(_ name: String) throws {
    #expect(try call(name, in: branches).wholeChainAcrossConditions.trimmedDescription == branches)
    #expect(try ExprSyntax(call(name, in: branches).node).chainRoot.trimmedDescription == "Text(name)")
  }

  @Test func `a presentation that starts a branch is one`() {
    let file = ViewFile(
      text: SourceText(
        """
        import SwiftUI
        struct Kites: View {
          @State private var shows = false
          var body: some View {
            List {}
              #if os(iOS)
              .sheet(isPresented: $shows) { Text("") }
              #endif
          }
        }
        """))
    #expect(file.presentations.map(\.kind) == [.sheet])
  }
}
