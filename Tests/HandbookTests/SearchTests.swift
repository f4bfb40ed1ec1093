import Handbook
import Testing

@Suite("Searching")
struct SearchTests {
  @Test(
    "a console message leads to its section, whatever names are in it",
    arguments: [
      (
        "Currently, only presenting a single sheet is supported. The next sheet will be presented when the currently presented "
          + "sheet gets dismissed.", "sheet-enum"
      ),
      ("only presenting a single sheet is supported", "sheet-enum"),
      (
        "A navigationDestination for “Song” was declared earlier on the stack. Only the destination declared closest to the root "
          + "view of the stack will be used.", "nav-destination-duplicate"
      ),
      (
        "A NavigationLink is presenting a value of type “Music.Track” but there is no matching navigationDestination declaration "
          + "visible from the location of the link. The link cannot be activated.", "nav-destination-missing"
      ),
      (
        "Do not put a navigation destination modifier inside a \"lazy” container, like `List` or `LazyVStack`.",
        "nav-destination"
      ),
      (
        "There's a misplaced `navigationDestination(for:destination:)` modifier for type `Trip`. It will be ignored.",
        "nav-destination"
      ),
      (
        "The `navigationDestination` modifier only works inside a `NavigationStack` or `NavigationSplitView`.",
        "nav-stack-missing"
      ),
      (
        "NavigationLink presenting a value must appear inside a NavigationContent-based NavigationView. Link will be disabled.",
        "navigation-view"
      ),
      (
        "SwiftUI/EnvironmentObject.swift:92: Fatal error: No ObservableObject of type Cart found. A "
          + "View.environmentObject(_:) for Cart may be missing as an ancestor of this view.", "sheet-environment"
      ),
      ("Instance method 'sheet(item:onDismiss:content:)' requires that 'Trip' conform to 'Identifiable'", "sheet-identity"),
      ("Fatal error: Can't remove last element from an empty collection", "nav-pop"),
      ("'inspector(isPresented:content:)' is unavailable in visionOS", "inspector"),
    ])
  func message(text: String, anchor: String) {
    #expect(Handbook.search(text).first?.anchor == anchor)
  }

  @Test(
    "free words lead there too",
    arguments: [
      ("empty sheet first time", "sheet-item"), ("dismiss closes the window", "dismiss-scope"),
      ("popover becomes sheet on iPhone", "popover-adaptation"), ("sidebar width", "split-width"),
      ("nested stack", "nav-nested"), ("item-driven-sheet", "sheet-item"), ("iphone duo fold", "split-max-width"),
      ("sheet or cover", "presentation-choice"), ("restore path", "restoration"), ("inspector width", "inspector-width"),
      ("presentationDetents has no effect", "presentation-config"), ("deprecated", "deprecations"),
      ("HStack or NavigationSplitView", "choose-split"), ("detail column blank", "split-selection"),
    ])
  func words(text: String, anchor: String) {
    #expect(Handbook.search(text, limit: 3).contains { $0.anchor == anchor })
  }

  @Test(
    "what people ask most has its section on top, whatever small words are in it",
    arguments: [
      ("how to close a sheet", "dismiss"), ("multiple sheets", "sheet-enum"), ("sheet opens empty", "sheet-item"),
      ("dismiss not working", "dismiss-scope"), ("how do I pop to root", "nav-pop"), ("deep link", "nav-path"),
      ("navigation link does nothing", "nav-destination-missing"), ("two navigation bars", "nav-nested"),
      ("hide the sidebar button", "split-sidebar-toggle"), ("save navigation state", "restoration"),
      ("'NavigationView' was deprecated in iOS 16", "navigation-view"), ("columns by hand", "manual-split"),
      ("prevent dismissing a sheet", "presentation-config"), ("inspector keyboard shortcut", "inspector-commands"),
      ("toolbar not showing in sheet", "sheet-toolbar"), ("split view on iPhone", "split-platform"),
    ])
  func questions(text: String, anchor: String) {
    #expect(Handbook.search(text).first?.anchor == anchor)
  }

  @Test("unknown words, none at all and odd limits find nothing")
  func nothing() {
    #expect(Handbook.search("zyzzyva").isEmpty)
    #expect(Handbook.search("").isEmpty)
    #expect(Handbook.search("sheet", limit: 0).isEmpty)
    #expect(Handbook.search("sheet", limit: -1).isEmpty)
    #expect(Handbook.search("sheet", limit: 2).count == 2)
  }
}
