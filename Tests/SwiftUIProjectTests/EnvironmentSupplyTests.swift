import SwiftSyntax
import SwiftUIModel
import SwiftUIProject
import Testing

/// Does something around a view put a value into its environment?
@Suite("Environment around a view")
struct EnvironmentSupplyTests {
  private func supply(_ own: String, others: [String: String] = [:]) -> Knowledge? {
    let project = SmallProject(own + "\nclass Store: ObservableObject {}", others: others)
    guard let here = project.own.calls(named: "Here").first,
      let setter = project.own.calls(named: "environmentObject").first,
      let value = EnvironmentValue(setBy: setter, in: project.own, semantics: project.semantics)
    else { return nil }
    return EnvironmentSupply(of: value, in: project.semantics).around(Syntax(here.node), in: project.semantics.checkedFile)
  }

  private static let setter = "struct Other: View { var body: some View { Text(t).environmentObject(Store()) } }\n"
  private static let app = "@main struct A: App { var body: some Scene { WindowGroup { Home() } } }\n"

  @Test func aModifierAroundDoes() {
    #expect(supply("struct Home: View { var body: some View { VStack { Here() }.environmentObject(Store()) } }") == .yes)
  }

  @Test func aModifierWhereTheViewIsMadeDoes() {
    let text = "@main struct A: App { var body: some Scene { WindowGroup { Home().environmentObject(Store()) } } }\n"
    #expect(supply(text + "struct Home: View { var body: some View { Here() } }") == .yes)
  }

  @Test func upToTheAppNothingDoes() {
    #expect(supply(Self.setter + Self.app + "struct Home: View { var body: some View { NavigationStack { Here() } } }") == .no)
  }

  @Test func aViewThatReadsTheObjectHasIt() {
    let text = "struct Home: View { @EnvironmentObject var store: Store; var body: some View { Here() } }"
    #expect(supply(Self.setter + Self.app + text) == .yes)
  }

  @Test func anOwnContainerMayDoItIfItSetsSomething() {
    let home = "struct Home: View { var body: some View { Card { Here() } } }\n"
    let plain = "struct Card<C: View>: View { let c: C; var body: some View { c } }"
    let setting = "struct Card<C: View>: View { let c: C; var body: some View { c.environment(\\.a, 1) } }"
    #expect(supply(Self.setter + Self.app + home + plain) == .no)
    #expect(supply(Self.setter + Self.app + home + setting) == .unknown)
    #expect(supply(Self.setter + Self.app + home) == .unknown)
  }

  @Test func aVariableThatKeepsTheViewLeavesItUnknown() {
    #expect(supply(Self.setter + Self.app + "struct Home: View { var body: some View { let v = Here(); v } }") == .unknown)
  }

  @Test func whatIsHandedToUIKitHasNothingAround() {
    #expect(supply(Self.setter + "let c = UIHostingController(rootView: VStack { Here() })") == .no)
    #expect(supply(Self.setter + "let c = OwnController(rootView: VStack { Here() })") == .unknown)
  }

  @Test func aPublicViewIsShownByThoseWhoUseThePackage() {
    #expect(supply(Self.setter + "public struct Home: View { public var body: some View { Here() } }") == .unknown)
    #expect(supply(Self.setter + "struct Home: View { var body: some View { Here() } }") == .no)
  }

  @Test func previewsDoNotCount() {
    let text = "struct Home: View { var body: some View { Here() } }\n#Preview { Home().environmentObject(Store()) }"
    #expect(supply(Self.app + text) == .no)
  }
}
