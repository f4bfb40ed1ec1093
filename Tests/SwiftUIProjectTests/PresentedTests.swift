import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject
import Testing

@Suite("Whether a view is presented")
struct PresentedTests {
  /// The answer for the first call of `Text`.
  private func isPresented(_ text: String) throws -> Knowledge {
    let project = SmallProject("import SwiftUI\n" + text)
    let view = try #require(project.own.calls(named: "Text").first)
    return project.semantics.isPresented(at: view.node)
  }

  @Test("What a scene shows is not presented", arguments: SwiftUICatalogue.names(with: .scene))
  func scene(_ name: String) throws {
    #expect(try isPresented("struct Mail: App { var body: some Scene { \(name) { Text(\"Inbox\") } } }") == .no)
  }

  @Test("What a presentation shows is presented, and an inspector may be", arguments: ["sheet", "popover", "inspector"])
  func presentation(_ name: String) throws {
    let text = "struct Inbox: View { var body: some View { List {}.\(name)(isPresented: $is) { Text(\"\") } } }"
    #expect(try isPresented(text) == (name == "inspector" ? .unknown : .yes))
  }

  @Test("What stands in a container that is not known may be presented")
  func unknown() throws {
    #expect(try isPresented("struct Inbox: View { var body: some View { Drawer { Text(\"\") } } }") == .unknown)
  }
}
