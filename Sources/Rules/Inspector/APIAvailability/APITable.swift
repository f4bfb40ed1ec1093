import Linting
import SwiftUIModel
import SwiftUIProject

/// The first systems of the APIs that this product knows, from Apple's interfaces and documentation pages. iPadOS counts as iOS.
enum APITable {
  static let entries =
    sheets + alerts + dialogs + navigation + splitViews + inspector + presented + values + state + bars

  private static let sheets: [APIEntry] = [
    APIEntry(1, .modifier("sheet", ["isPresented"]), .iOS13),
    APIEntry(2, .modifier("sheet", ["item"]), .iOS13),
    APIEntry(3, .modifier("fullScreenCover", ["isPresented"]), .iOS14.without(.macOS)),
    APIEntry(4, .modifier("fullScreenCover", ["item"]), .iOS14.without(.macOS)),
    APIEntry(5, .modifier("popover", ["isPresented"]), .iOS13.without(.tvOS, .watchOS)),
    APIEntry(6, .modifier("popover", ["item"]), .iOS13.without(.tvOS, .watchOS)),
    APIEntry(7, .type("PopoverAttachmentAnchor"), .iOS13),
  ]

  private static let alerts: [APIEntry] = [
    APIEntry(8, .modifier("alert", ["", "isPresented"]), .iOS15),
    APIEntry(9, .modifier("alert", ["", "isPresented", "message"]), .iOS15),
    APIEntry(10, .modifier("alert", ["", "isPresented", "presenting"]), .iOS15),
    APIEntry(11, .modifier("alert", ["", "isPresented", "presenting", "message"]), .iOS15),
    APIEntry(12, .modifier("alert", ["isPresented", "error"]), .iOS15),
    APIEntry(13, .modifier("alert", ["isPresented", "error", "message"]), .iOS15),
    APIEntry(14, .modifier("alert", ["", "item"]), .iOS15),
    APIEntry(15, .modifier("alert", ["", "item", "message"]), .iOS15),
    APIEntry(16, .type("AlertScene"), [.macOS: "15.0"]),
    APIEntry(17, .modifier("alert", ["isPresented"]), .iOS13),
    APIEntry(18, .modifier("alert", ["item"]), .iOS13),
    APIEntry(19, .type("Alert"), .iOS13),
    APIEntry(20, .partOf("Alert"), .iOS13),
  ]

  private static let dialogs: [APIEntry] = [
    APIEntry(21, .modifier("actionSheet", ["isPresented"]), .iOS13.without(.macOS)),
    APIEntry(22, .modifier("actionSheet", ["item"]), .iOS13.without(.macOS)),
    APIEntry(23, .type("ActionSheet"), .iOS13.without(.macOS)),
    APIEntry(24, .modifier("confirmationDialog", ["", "isPresented"]), .iOS15),
    APIEntry(25, .modifier("confirmationDialog", ["", "isPresented", "message"]), .iOS15),
    APIEntry(26, .modifier("confirmationDialog", ["", "isPresented", "presenting"]), .iOS15),
    APIEntry(27, .modifier("confirmationDialog", ["", "isPresented", "presenting", "message"]), .iOS15),
    APIEntry(28, .modifier("confirmationDialog", ["", "item"]), .iOS15),
    APIEntry(29, .modifier("confirmationDialog", ["", "item", "message"]), .iOS15),
  ]

  private static let navigation: [APIEntry] = [
    APIEntry(30, .type("NavigationView"), navigationView),
    APIEntry(31, .modifier("navigationViewStyle"), navigationView),
    APIEntry(32, .type("NavigationStack"), .iOS16),
    APIEntry(33, .initializer("NavigationStack", ["path"]), .iOS16),
    APIEntry(34, .partOf("NavigationStack"), .iOS16),
    APIEntry(35, .modifier("navigationDestination", ["for"]), .iOS16),
    APIEntry(36, .modifier("navigationDestination", ["isPresented"]), .iOS16),
    APIEntry(37, .modifier("navigationDestination", ["item"]), .iOS17),
    APIEntry(38, .initializer("NavigationLink", ["destination", "label"]), .iOS13),
    APIEntry(39, .initializer("NavigationLink", [""]), .iOS13),
    APIEntry(40, .initializer("NavigationLink", ["destination"]), .iOS13),
    APIEntry(41, .initializer("NavigationLink", ["", "destination"]), .iOS13),
    APIEntry(42, .initializer("NavigationLink", ["value"]), .iOS16),
    APIEntry(43, .initializer("NavigationLink", ["", "value"]), .iOS16),
    APIEntry(44, .initializer("NavigationLink", ["isActive"]), .iOS13),
    APIEntry(45, .initializer("NavigationLink", ["tag", "selection"]), .iOS13),
    APIEntry(46, .type("NavigationPath"), .iOS16),
    APIEntry(47, .partOf("NavigationPath"), .iOS16),
    APIEntry(48, .partOf("NavigationPath"), .iOS16),
    APIEntry(49, .partOf("NavigationPath"), .iOS16),
  ]

  /// watchOS got it a year after the others.
  private static let navigationView: [Platform: PlatformVersion] = .iOS13.merging([.watchOS: "7.0"]) { $1 }

  private static let splitViews: [APIEntry] = [
    APIEntry(50, .type("NavigationSplitView"), .iOS16),
    APIEntry(51, .initializer("NavigationSplitView", ["content"]), .iOS16),
    APIEntry(52, .initializer("NavigationSplitView", ["columnVisibility"]), .iOS16),
    APIEntry(53, .initializer("NavigationSplitView", ["preferredCompactColumn"]), .iOS17),
    APIEntry(54, .initializer("NavigationSplitView", ["columnVisibility", "preferredCompactColumn"]), .iOS17),
    APIEntry(55, .type("NavigationSplitViewVisibility"), .iOS16),
    APIEntry(56, .type("NavigationSplitViewColumn"), .iOS17),
    APIEntry(57, .modifier("navigationSplitViewColumnWidth", [""]), .iOS16),
    APIEntry(58, .modifier("navigationSplitViewColumnWidth", ["ideal"]), .iOS16),
    APIEntry(59, .modifier("navigationSplitViewStyle"), .iOS16),
    APIEntry(60, .type("BalancedNavigationSplitViewStyle"), .iOS16),
    APIEntry(60, .type("ProminentDetailNavigationSplitViewStyle"), .iOS16),
    APIEntry(60, .type("AutomaticNavigationSplitViewStyle"), .iOS16),
    APIEntry(61, .modifier("toolbar", ["removing"]), .iOS17),
    APIEntry(62, .type("ToolbarDefaultItemKind"), .iOS17),
    APIEntry(62, .member("title", argument: "removing", of: ["toolbar"]), .iOS18),
    APIEntry(62, .member("search", argument: "removing", of: ["toolbar"]), .iOS26),
    APIEntry(63, .type("SidebarCommands"), .iOS14.without(.tvOS, .watchOS)),
  ]

  private static let inspector: [APIEntry] = [
    APIEntry(64, .modifier("inspector", ["isPresented"]), .iOS17.without(.tvOS, .watchOS, .visionOS)),
    APIEntry(65, .modifier("inspectorColumnWidth", [""]), .iOS17.without(.tvOS, .watchOS, .visionOS)),
    APIEntry(66, .modifier("inspectorColumnWidth", ["ideal"]), .iOS17.without(.tvOS, .watchOS, .visionOS)),
    APIEntry(67, .type("InspectorCommands"), .iOS17.without(.tvOS, .watchOS)),
  ]

  private static let presented: [APIEntry] = [
    APIEntry(68, .modifier("presentationDetents", [""]), .iOS16),
    APIEntry(69, .modifier("presentationDragIndicator", [""]), .iOS16),
    APIEntry(70, .modifier("presentationCompactAdaptation"), .iOS16Point4),
    APIEntry(71, .modifier("presentationBackground"), .iOS16Point4),
    APIEntry(72, .modifier("presentationCornerRadius", [""]), .iOS16Point4),
    APIEntry(73, .modifier("presentationBackgroundInteraction", [""]), .iOS16Point4),
    APIEntry(73, .modifier("presentationContentInteraction", [""]), .iOS16Point4),
    APIEntry(74, .modifier("presentationSizing", [""]), .iOS18),
    APIEntry(75, .modifier("interactiveDismissDisabled"), .iOS15),
  ]

  private static let values: [APIEntry] = [
    APIEntry(76, .environment("presentationMode"), .iOS13),
    APIEntry(77, .type("PresentationMode"), .iOS13),
    APIEntry(78, .environment("dismiss"), .iOS15),
    APIEntry(79, .environment("isPresented"), .iOS15),
    APIEntry(80, .environment("dismissSearch"), .iOS15),
    APIEntry(81, .environment("horizontalSizeClass"), .iOS13),
    APIEntry(82, .type("UserInterfaceSizeClass"), .iOS13),
    APIEntry(83, .type("UIDevice"), .iOS13.without(.macOS, .watchOS)),
    APIEntry(84, .partOf("UIDevice"), [:]),
    APIEntry(85, .type("ContentUnavailableView"), .iOS17),
  ]

  private static let state: [APIEntry] = [
    APIEntry(86, .attribute("SceneStorage"), .iOS14),
    APIEntry(87, .attribute("AppStorage"), .iOS14),
    APIEntry(88, .attribute("State"), .iOS13),
    APIEntry(89, .attribute("Binding"), .iOS13),
    APIEntry(90, .attribute("StateObject"), .iOS14),
    APIEntry(91, .attribute("ObservedObject"), .iOS13),
    APIEntry(91, .attribute("EnvironmentObject"), .iOS13),
    APIEntry(92, .attribute("Bindable"), .iOS17),
    APIEntry(93, .attribute("Observable"), .iOS17),
    APIEntry(94, .attribute("Environment"), .iOS13),
    APIEntry(94, .environmentObject, .iOS17),
  ]

  private static let items = SwiftUICatalogue.names(with: .placedToolbarItem)

  private static let bars: [APIEntry] = [
    APIEntry(95, .modifier("navigationBarTitle", [""]), .iOS13.without(.macOS)),
    APIEntry(96, .modifier("navigationBarTitle", ["", "displayMode"]), .iOS13.without(.macOS, .tvOS, .watchOS)),
    APIEntry(97, .modifier("navigationBarItems"), .iOS13.without(.macOS, .watchOS)),
    APIEntry(98, .modifier("navigationBarHidden", [""]), .iOS13.without(.macOS)),
    APIEntry(99, .modifier("navigationTitle", [""]), .iOS14),
    APIEntry(99, .modifier("navigationTitle", ["$"]), .iOS16),
    APIEntry(100, .modifier("toolbar", ["", "for"]), .iOS16),
    APIEntry(101, .modifier("toolbarVisibility", ["", "for"]), .iOS18),
    APIEntry(102, .type("ToolbarItem"), .iOS14),
    APIEntry(103, .partOf("ToolbarItem"), .iOS14),
    APIEntry(104, .member("topBarLeading", argument: "placement", of: items), topBar),
    APIEntry(104, .member("topBarTrailing", argument: "placement", of: items), topBar),
    APIEntry(105, .member("navigationBarLeading", argument: "placement", of: items), .iOS14.without(.macOS, .watchOS)),
    APIEntry(105, .member("navigationBarTrailing", argument: "placement", of: items), .iOS14.without(.macOS, .watchOS)),
    APIEntry(106, .modifier("edgesIgnoringSafeArea", [""]), .iOS13),
    APIEntry(107, .modifier("ignoresSafeArea"), .iOS14),
  ]

  /// watchOS got the placements later than the others.
  private static let topBar: [Platform: PlatformVersion] = .iOS14.without(.macOS).merging([.watchOS: "10.0"]) { $1 }
}
