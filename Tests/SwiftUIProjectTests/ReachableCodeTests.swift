import SwiftUIModel
import SwiftUIProject
import Testing

/// Which code does a closure show?
@Suite("Code that a view reaches")
struct ReachableCodeTests {
  /// What the content of the first `NavigationStack` reaches.
  private func reach(
    _ own: String, others: [String: String] = [:], includesPresented: Bool = false
  ) throws -> ReachableCode {
    let project = SmallProject(own, others: others)
    let stack = try #require(project.own.navigationContainers(.stack).first?.content)
    return ReachableCode(of: stack, in: project.semantics, includesPresented: includesPresented)
  }

  private func home(_ content: String, members: String = "") -> String {
    "import SwiftUI\nstruct Home: View { var body: some View { NavigationStack { \(content) } }\n\(members) }\n"
  }

  private func destinations(_ reach: ReachableCode) -> [String] {
    reach.calls(named: "navigationDestination").map { $0.path?.split(separator: "/").last.map(String.init) ?? "own" }
  }

  private static let destination = "List {}.navigationDestination(for: Int.self) { Text($0) }"

  @Test func theContentItselfCounts() throws {
    #expect(try destinations(reach(home(Self.destination))) == ["own"])
  }

  @Test func aHelperCountsIfTheContentUsesIt() throws {
    let members = "var list: some View { \(Self.destination) }"
    #expect(try destinations(reach(home("list", members: members))) == ["own"])
    #expect(try destinations(reach(home("Text(a)", members: members))) == [])
  }

  @Test func viewsOfOtherFilesCount() throws {
    let others = ["Rows.swift": "struct Rows: View { var body: some View { \(Self.destination) } }"]
    #expect(try destinations(reach(home("Rows()"), others: others)) == ["Rows.swift"])
  }

  @Test func whatIsPresentedCountsIfAsked() throws {
    let text = home("Text(a).sheet(isPresented: $b) { \(Self.destination) }")
    #expect(try destinations(reach(text)) == [])
    #expect(try destinations(reach(text, includesPresented: true)) == ["own"])
  }

  @Test func aViewOfAnotherModuleIsUnresolved() throws {
    #expect(try reach(home("Card()")).unresolved == ["Card"])
    #expect(try reach(home("Text(a)")).unresolved == [])
  }

  @Test func contentThatTheViewIsGivenIsUnresolved() throws {
    let text = """
      import SwiftUI
      struct Home<Content: View>: View { let content: Content
        var body: some View { NavigationStack { content } } }
      """
    #expect(try reach(text).unresolved == ["content"])
  }

  @Test func viewsThatShowEachOtherEnd() throws {
    let others = ["A.swift": "struct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { A() } }"]
    #expect(try reach(home("A()"), others: others).unresolved == [])
  }
}
