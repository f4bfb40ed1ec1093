import Handbook
import Testing

@Suite("Links to Apple's pages")
struct APILinksTests {
  private static let root = "https://developer.apple.com/documentation/"

  @Test(
    "follow the symbol's lower-case path",
    arguments: [
      ("sheet(item:onDismiss:content:)", "swiftui/view/sheet(item:ondismiss:content:)"),
      (".sheet(isPresented:)", "swiftui/view/sheet(ispresented:ondismiss:content:)"),
      ("alert(_:item:actions:message:)", "swiftui/view/alert(_:item:actions:message:)"),
      ("alert(item:)", "swiftui/view/alert(item:content:)"),
      ("NavigationStack", "swiftui/navigationstack"),
      ("NavigationStack(path:root:)", "swiftui/navigationstack"),
      ("NavigationLink(_:destination:)", "swiftui/navigationlink"),
      ("\\.dismiss", "swiftui/environmentvalues/dismiss"),
      ("@SceneStorage", "swiftui/scenestorage"),
      ("NavigationPath.removeLast(_:)", "swiftui/navigationpath/removelast(_:)"),
      ("NavigationSplitViewVisibility.doubleColumn", "swiftui/navigationsplitviewvisibility/doublecolumn"),
      ("inspectorColumnWidth(min:ideal:max:)", "swiftui/view/inspectorcolumnwidth(min:ideal:max:)"),
      ("@Observable", "observation/observable()"),
      ("UIDevice.userInterfaceIdiom", "uikit/uidevice/userinterfaceidiom"),
      ("navigationTitle(_:)", "swiftui/configure-your-apps-navigation-titles"),
    ])
  func page(api: String, path: String) {
    #expect(APILinks.url(forAPI: api) == Self.root + path)
  }

  @Test("are there for every API of the handbook, and hold no character that an address cannot", arguments: KnownAPIs.subjects)
  func everyAPI(api: String) throws {
    let url = try #require(APILinks.url(forAPI: api))
    #expect(url.wholeMatch(of: /https:\/\/developer\.apple\.com\/documentation(\/[a-z0-9_():-]+)+/) != nil, "\(url)")
  }

  @Test("are not guessed for unknown names")
  func unknown() {
    #expect(APILinks.url(forAPI: "frobnicate(item:)") == nil)
    #expect(APILinks.url(forAPI: "sheet(when:)") == nil)
    #expect(APILinks.url(forAPI: "") == nil)
  }

  @Test("of a section lead to what it is about, or else to what it mentions")
  func section() {
    #expect(
      Handbook.section(anchor: "inspector")?.documentationURL == Self.root + "swiftui/view/inspector(ispresented:content:)")
    #expect(
      Handbook.section(anchor: "sheet-enum")?.documentationURL == Self.root + "swiftui/view/sheet(item:ondismiss:content:)")
    #expect(Handbook.section(anchor: "checklist")?.documentationURL == nil)
  }
}
