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
}
