import SwiftUIModel
import SwiftUIProject
import Testing

/// Where is this view shown? Each answer is one way out, innermost step first.
@Suite("Ways out of a view")
struct WaysOutTests {
  private func ways(
    _ own: String, others: [String: String] = [:], to border: ViewUsage.Border = .container
  ) -> [String] {
    SmallProject(own, others: others).ways(to: border)
  }

  private static let app = "@main struct A: App { var body: some Scene { WindowGroup { Home() } } }\n"

  // MARK: Within a view

  @Test func aViewIsInTheContainersAroundIt() {
    #expect(
      ways("struct Home: View { var body: some View { NavigationStack { List { Here() } } } }") == ["layout > NavigationStack"])
  }

  @Test func aHelperIsFollowedToEachOfItsUses() {
    let text = """
      struct Home: View {
        var body: some View { NavigationStack { row }.sheet(isPresented: $a) { Group { row } } }
        var row: some View { Here() }
      }
      """
    #expect(ways(text) == ["NavigationStack", "group > sheet"])
  }

  @Test func aFunctionWithAViewBuilderIsAHelper() {
    let text = """
      struct Home: View {
        var body: some View { NavigationStack { row(1) } }
        @ViewBuilder func row(_ n: Int) -> some View { if n > 0 { Here() } }
      }
      """
    #expect(ways(text) == ["NavigationStack"])
  }

  @Test func branchesAreNoSteps() {
    let text = """
      struct Home: View { var body: some View { NavigationStack {
        switch kind {
        case .a: if flag { Here() }
        default: EmptyView()
        }
      } } }
      """
    #expect(ways(text) == ["NavigationStack"])
  }

  @Test func conditionalCompilationIsNoStep() {
    let text = """
      struct Home: View { var body: some View { NavigationStack {
        #if os(iOS)
          Here()
        #endif
      } } }
      """
    #expect(ways(text) == ["NavigationStack"])
  }

  @Test func decorationsAndColumnsByHandAreSteps() {
    #expect(
      ways("struct Home: View { var body: some View { HStack { Text(t).overlay { Here() } }.sheet(isPresented: $a) {} } }")
        == ["decoration > side by side > Home > unused Home"])
  }

  @Test func aVariableThatKeepsTheViewEndsTheWay() {
    let text = "struct Home: View { var body: some View { NavigationStack { let row = Here(); row } } }"
    #expect(ways(text) == ["unknown"])
    let assigned = "struct Home: View { var body: some View { Button(t) { shown = AnyView(Here()) } } }"
    #expect(ways(assigned) == ["group > unknown"])
  }

  @Test func whatAnOwnContainerDoesIsNotKnown() {
    let text = "struct Home: View { var body: some View { NavigationStack { Card { Here() } } } }"
    #expect(ways(text) == ["own container > unknown"])
    #expect(ways("struct List: View { let a: Int }\n" + text.replacing("Card", with: "List")) == ["own container > unknown"])
  }

  @Test func whatAFunctionDoesIsNotKnown() {
    #expect(ways("struct Home: View { var body: some View { wrap { Here() } } }") == ["? > unknown"])
  }

  // MARK: Screens

  @Test func presentationsEndTheWay() {
    for name in ["sheet", "fullScreenCover", "popover", "inspector"] {
      #expect(ways("struct Home: View { var body: some View { Text(t).\(name)(isPresented: $a) { Here() } } }") == [name])
    }
    #expect(ways("struct Home: View { var body: some View { Text(t).sheet(item: $a, content: Here.init) } }") == ["no Here"])
  }

  @Test func aModifierOfThisViewWithoutADotPresents() {
    #expect(ways("extension View { func help() -> some View { sheet(isPresented: .constant(true)) { Here() } } }") == ["sheet"])
  }

  @Test func aPushLeadsOnToTheStack() {
    let text = """
      struct Home: View { var body: some View { NavigationStack { NavigationLink { Here() } label: { Text(t) } } } }
      """
    #expect(ways(text) == ["pushed > NavigationStack"])
    #expect(ways(text, to: .screen) == ["pushed"])
    let destination = """
      struct Home: View { var body: some View {
        NavigationStack { List {}.navigationDestination(for: Int.self) { _ in Here() } }
      } }
      """
    #expect(ways(destination) == ["pushed > NavigationStack"])
  }

  @Test func theLabelOfALinkIsNotPushed() {
    #expect(
      ways("struct Home: View { var body: some View { NavigationStack { NavigationLink(value: 1) { Here() } } } }")
        == ["layout > NavigationStack"])
  }

  @Test func aColumnEndsTheWay() {
    let text = """
      struct Home: View { var body: some View { NavigationSplitView { List {} } detail: { VStack { Here() } } } }
      """
    #expect(ways(text) == ["layout > detail"])
    #expect(ways("struct Home: View { var body: some View { NavigationSplitView { Here() } detail: {} } }") == ["sidebar"])
  }

  @Test func aTabLeadsOn() {
    let text = Self.app + "struct Home: View { var body: some View { TabView { Tab(t) { Here() } } } }"
    #expect(ways(text) == ["tab > tab > Home > WindowGroup"])
    #expect(ways(text, to: .screen) == ["tab"])
  }

  @Test(arguments: SwiftUICatalogue.names(with: .scene))
  func everySceneEndsTheWay(scene: String) {
    #expect(ways("@main struct A: App { var body: some Scene { \(scene)(t) { Here() } } }") == [scene])
  }

  @Test func aHostingControllerEndsTheWay() {
    #expect(ways("let controller = UIHostingController(rootView: VStack { Here() })") == ["layout > hosted"])
    #expect(ways("class C: UIHostingController<Here> { init() { super.init(rootView: Here()) } }") == ["hosted"])
  }

  @Test func thePresentationBorderPassesColumnsAndTabs() {
    let text = Self.app + "struct Home: View { var body: some View { NavigationSplitView { Here() } detail: {} } }"
    #expect(ways(text, to: .presentation) == ["sidebar > Home > WindowGroup"])
  }

  @Test func theAppBorderPassesEverything() {
    let text = Self.app + "struct Home: View { var body: some View { NavigationStack { Card { Here() } } } }"
    #expect(ways(text, to: .app) == ["own container > NavigationStack > Home > WindowGroup > app"])
  }

  // MARK: Over views and files

  @Test func aViewIsFollowedToThePlacesThatMakeIt() {
    let others = [
      "Root.swift": Self.app, "Other.swift": "struct O: View { var body: some View { NavigationStack { Home() } } }",
    ]
    #expect(
      ways("struct Home: View { var body: some View { Here() } }", others: others)
        == ["Home > NavigationStack", "Home > WindowGroup"])
  }

  @Test func aHelperInAnExtensionIsFollowedToAnotherFile() {
    let others = ["Home.swift": Self.app + "struct Home: View { var body: some View { row } }"]
    #expect(ways("extension Home { var row: some View { Here() } }", others: others) == ["Home > WindowGroup"])
  }

  @Test func aViewThatNothingMakesIsUnused() {
    #expect(ways("struct Home: View { var body: some View { Here() } }") == ["Home > unused Home"])
  }

  @Test func aPreviewIsNoWay() {
    #expect(ways("#Preview { Here() }") == [])
    #expect(ways("struct Home: View { var body: some View { Here() } }\n#Preview { Home() }") == [])
    let text = Self.app + "struct Home: View { var body: some View { Here() } }\n#Preview { NavigationStack { Home() } }"
    #expect(ways(text) == ["Home > WindowGroup"])
  }

  @Test func aViewThatShowsItselfIsACycle() {
    let text = """
      struct Tree: View { var body: some View { Here(); Leaf() } }
      struct Leaf: View { var body: some View { Tree() } }
      """
    #expect(ways(text) == ["Tree > Leaf > cycle of Tree"])
  }

  @Test func twoViewsOfOneNameLeaveItUnknown() {
    let others = ["Mac.swift": "struct Home: View { var body: some View { Text(t) } }", "App.swift": Self.app]
    #expect(ways("struct Home: View { var body: some View { Here() } }", others: others) == ["Home > unknown"])
  }

  @Test func aModifierOfTheProjectLeavesItUnknown() {
    #expect(
      ways("struct M: ViewModifier { func body(content: Content) -> some View { content; Here() } }") == ["unknown"])
  }
}
