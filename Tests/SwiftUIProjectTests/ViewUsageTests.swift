import SwiftUIModel
import SwiftUIProject
import Testing

/// To which screens do the places that make a view lead?
@Suite("Usages of a view")
struct ViewUsageTests {
  private let project = SmallProject(
    """
    @main struct TrailApp: App { var body: some Scene { WindowGroup { NavigationStack { Home() } } } }
    struct Home: View { @State var a = false
      var body: some View {
        VStack { Row(); NavigationLink { Target() } label: { Cell() } }
          .sheet(isPresented: $a) { NavigationStack { Target() } }
          .fullScreenCover(isPresented: $a, content: Target.init)
          .sheet(isPresented: $a) { helper }
      }
      private var helper: some View { Group { if a { Target() } } } }
    struct Row: View { var body: some View { Text("") } }
    struct Cell: View { var body: some View { Text("") } }
    struct Target: View { var body: some View { Text("") } }
    #Preview { Target() }
    let c = UIHostingController(rootView: Target())
    """)

  private func usages(of name: String) -> [ViewUsage] { project.semantics.usages(ofView: name) ?? [] }

  @Test func eachPlaceIsOneUsage() {
    #expect(project.usages(of: "Home") == ["NavigationStack > WindowGroup"])
    #expect(
      project.usages(of: "Target") == ["pushed", "NavigationStack > sheet", "fullScreenCover", "group > sheet", "hosted"])
  }

  @Test func aViewInAnotherIsShownWhereThatIsShown() {
    #expect(project.usages(of: "Row") == ["layout > Home > NavigationStack > WindowGroup"])
  }

  @Test func theLabelOfALinkIsShownWithTheLink() {
    #expect(project.usages(of: "Cell") == ["layout > layout > Home > NavigationStack > WindowGroup"])
  }

  @Test func groupsStacksAndBranchesKeepARoot() {
    #expect(usages(of: "Target").map(\.isRoot) == [true, true, true, true, true])
    #expect(usages(of: "Row").map(\.isRoot) == [false])
  }

  @Test func aStackOnTheWayIsNavigation() {
    #expect(usages(of: "Target").map(\.isInNavigation) == [false, true, false, false, false])
  }

  @Test func aHelperInTheBodyIsPartOfTheView() {
    let project = SmallProject(
      """
      @main struct A: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View { VStack { list } }
        var list: some View { List { Row() } }
      }
      struct Row: View { var body: some View { Text("") } }
      """)
    #expect(project.usages(of: "Row") == ["layout > layout > Home > WindowGroup"])
  }

  @Test func aCycleIsNoUsage() {
    let project = SmallProject(
      """
      @main struct A: App { var body: some Scene { WindowGroup { Tree() } } }
      struct Tree: View { var body: some View { Leaf() } }
      struct Leaf: View { var body: some View { Tree() } }
      """)
    #expect(project.usages(of: "Tree") == ["WindowGroup"])
  }

  @Test func ofTwoViewsWithOneNameNothingIsKnown() {
    let project = SmallProject("struct Home: View {}", others: ["Mac.swift": "struct Home: View {}"])
    #expect(project.usages(of: "Home") == nil)
  }
}
