import SwiftUIModel
import SwiftUIProject
import Testing

/// Is this view, or what it is part of, presented?
@Suite("Presented views")
struct PresentedTests {
  private func isPresented(_ own: String, others: [String: String] = [:]) -> Knowledge? {
    let project = SmallProject(own, others: others)
    return project.own.calls(named: "Here").first.map { project.semantics.isPresented(at: $0.node) }
  }

  private static let home = "struct Home: View { var body: some View { VStack { Here() } } }\n"

  @Test func whatASheetShowsIs() {
    #expect(
      isPresented("struct V: View { var body: some View { Text(t).sheet(isPresented: $a) { List { Here() } } } }") == .yes)
    #expect(
      isPresented(Self.home + "struct V: View { var body: some View { Text(t).popover(item: $a) { _ in Home() } } }") == .yes)
  }

  @Test(arguments: SwiftUICatalogue.names(with: .scene))
  func whatASceneShowsIsNot(scene: String) {
    #expect(isPresented("@main struct A: App { var body: some Scene { \(scene) { Here() } } }") == .no)
  }

  @Test func whatAnOwnContainerShowsMayBe() {
    let app = "@main struct A: App { var body: some Scene { WindowGroup { Home() } } }\n"
    #expect(isPresented(app + "struct Home: View { var body: some View { Drawer { Here() } } }") == .unknown)
  }

  @Test func whatAWindowShowsIsNot() {
    #expect(isPresented("@main struct A: App { var body: some Scene { WindowGroup { TabView { Here() } } } }") == .no)
    #expect(isPresented(Self.home + "@main struct A: App { var body: some Scene { ImmersiveSpace { Home() } } }") == .no)
  }

  @Test func oneSheetAmongSeveralPlacesIsEnough() {
    let others = [
      "A.swift": "@main struct A: App { var body: some Scene { WindowGroup { Home() } } }",
      "B.swift": "struct B: View { var body: some View { Text(t).sheet(isPresented: $a) { Home() } } }",
    ]
    #expect(isPresented(Self.home, others: others) == .yes)
  }

  @Test func aPushMayBeWithinASheet() {
    let text = "struct V: View { var body: some View { NavigationStack { NavigationLink(destination: Home()) { Text(t) } } } }"
    #expect(isPresented(Self.home + text) == .unknown)
  }

  @Test func anInspectorIsASheetOnSmallScreens() {
    #expect(isPresented("struct V: View { var body: some View { Text(t).inspector(isPresented: $a) { Here() } } }") == .unknown)
  }

  @Test func aViewThatNothingShowsMayBe() {
    #expect(isPresented(Self.home) == .unknown)
    #expect(isPresented(Self.home + "#Preview { Home() }") == .unknown)
  }
}
