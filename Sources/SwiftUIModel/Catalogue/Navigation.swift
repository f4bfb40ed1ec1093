extension SwiftUICatalogue {
  /// Links, destinations, and what the bars of navigation containers and tab views get.
  static let navigation: [Row] = [
    Row("NavigationLink", .view, .builtIn, .commonView, .contentHolder, .push, .tagsRows, .viewTaker),
    Row("navigationDestination", .modifier, .push),

    // MARK: Bars
    Row("toolbar", .modifier, .decoration, .bar, .needsBar, .barItems, .barVisibility, .mayHoldExit),
    Row("navigationTitle navigationBarTitle", .modifier, .bar, .needsBar, .barTitle),
    Row("navigationBarTitleDisplayMode", .modifier, .bar, .needsBar),
    Row("navigationBarItems", .modifier, .bar, .needsBar, .barItems),
    Row("toolbarVisibility", .modifier, .bar, .barVisibility),
    Row("toolbarTitleMenu", .modifier, .bar, .menu),
    Row(
      "navigationBarHidden toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarTitleDisplayMode", .modifier,
      .bar),
    Row("navigationBarBackButtonHidden navigationSubtitle navigationDocument toolbarRole renameAction", .modifier),

    // MARK: Containers
    Row("navigationSplitViewColumnWidth navigationSplitViewStyle navigationViewStyle", .modifier),
    Row("navigationTransition", .modifier, .exit),
    Row("tabItem", .modifier, .attachment, .tabMark),
    Row("tag", .modifier, .tagsRows, .tabMark),
    Row("badge", .modifier, .tabMark),
    Row("tabViewStyle", .modifier),
  ]
}
