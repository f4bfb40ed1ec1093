import SourceText
import SwiftSyntax
import SwiftUIModel
import Testing

@Suite("The chain of a view")
struct ViewChainTests {
  private func file(_ members: String) -> ViewFile {
    ViewFile(text: SourceText("import SwiftUI\nstruct Rink: View {\n\(members)\n}"))
  }

  /// The chains of a modifier, each as the names of its modifiers from the view outwards, the view first.
  private func chains(of modifier: String, in members: String) throws -> [String] {
    let file = file(members)
    let call = try #require(file.calls(named: modifier).first)
    return file.chains(of: call).map { chain in
      ([chain.view.trimmedDescription] + chain.modifiers.reversed().map(\.name)).joined(separator: " ")
    }
  }

  @Test(arguments: [
    "var ice: some View { Text(\"\").padding() }", "private func ice() -> some View { return Text(\"\").padding() }",
    "@ViewBuilder var ice: some View { let a = 1; Text(\"\").padding() }", "var ice: AnyView { Text(\"\").padding() }",
  ])
  func `goes on in a helper that it starts with`(_ helper: String) throws {
    let use = helper.contains("func") ? "ice()" : "ice"
    for start in [use, "self." + use] {
      let members = "var body: some View { \(start).bold() }\n\(helper)"
      #expect(try chains(of: "bold", in: members) == ["Text(\"\") padding bold"])
      #expect(try chains(of: "padding", in: members) == ["Text(\"\") padding bold"])
    }
  }

  @Test func `goes on through several helpers and across #if`() throws {
    let members = """
      var body: some View {
        board
          #if os(iOS)
          .bold()
          #endif
      }
      var board: some View { ice.italic() }
      var ice: some View { Text("").padding() }
      """
    for name in ["bold", "italic", "padding"] {
      #expect(try chains(of: name, in: members) == ["Text(\"\") padding italic bold"])
    }
  }

  @Test func `goes on in an extension`() throws {
    let file = ViewFile(
      text: SourceText(
        """
        struct Rink: View { var body: some View { ice.bold() } }
        extension Rink { var ice: some View { Text("").padding() } }
        """))
    let bold = try #require(file.calls(named: "bold").first)
    let chain = file.chain(of: ExprSyntax(bold.node))
    #expect(chain.modifiers.map(\.name) == ["bold", "padding"])
  }

  @Test func `of a helper is one for each place that uses it`() throws {
    let members = """
      var body: some View {
        VStack {
          ice.bold()
          ice
        }
      }
      var ice: some View { Text("").padding() }
      """
    #expect(try chains(of: "padding", in: members) == ["Text(\"\") padding bold", "Text(\"\") padding"])
  }

  @Test(arguments: [
    // Several views, each of which gets the modifiers.
    "@ViewBuilder var ice: some View { Text(\"\").padding(); Divider() }",
    // One of two views.
    "@ViewBuilder var ice: some View { if a { Text(\"\").padding() } else { Divider() } }",
    "@ViewBuilder var ice: some View {\n#if DEBUG\nText(\"\").padding()\n#endif\n}",
    // No view.
    "var ice: Model { Model().padding() }",
    // Kept, not computed.
    "let ice = Text(\"\").padding()",
  ])
  func `ends at a name that is not always one view`(_ helper: String) throws {
    #expect(try chains(of: "bold", in: "var body: some View { ice.bold() }\n\(helper)") == ["ice bold"])
  }

  @Test func `ends at a name that means something else here`() throws {
    let members = """
      var body: some View { row(ice: Text("a")) }
      func row(ice: Text) -> some View { ice.bold() }
      var ice: some View { Text("").padding() }
      """
    #expect(try chains(of: "bold", in: members) == ["ice bold"])
    #expect(try chains(of: "padding", in: members) == ["Text(\"\") padding"])
  }

  @Test func `ends where helpers use each other`() throws {
    let members = "var a: some View { b.bold() }\nvar b: some View { a.italic() }"
    #expect(try chains(of: "bold", in: members).count == 1)
  }

  @Test func `keeps branches of #if that exclude each other apart`() throws {
    let file = file(
      """
      var body: some View {
        ice
          #if os(iOS)
          .bold()
          #else
          .italic()
          #endif
          .padding()
          #if !os(iOS)
          .underline()
          #endif
      }
      var ice: some View { Text("").tint(.red) }
      """)
    let bold = try #require(file.calls(named: "bold").first)
    let chain = try #require(file.chains(of: bold).first)
    func inside(_ name: String) -> [String] {
      chain.modifiers.filter { $0.name == name }.flatMap { chain.modifiers(inside: $0) { _ in true } }.map(\.name)
    }
    func outside(_ name: String) -> [String] {
      chain.modifiers.filter { $0.name == name }.flatMap { chain.modifiers(outside: $0) { _ in true } }.map(\.name)
    }
    #expect(inside("bold") == ["tint"])
    #expect(outside("bold") == ["padding"])
    #expect(inside("padding") == ["italic", "bold", "tint"])
    #expect(inside("underline") == ["padding", "italic", "tint"])
    #expect(chain.modifiers.last.map { chain.modifiers(outside: $0) { $0.name == "bold" } }?.map(\.name) == ["bold"])
    #expect(outside("tint") == ["underline", "padding", "italic", "bold"])
  }
}
