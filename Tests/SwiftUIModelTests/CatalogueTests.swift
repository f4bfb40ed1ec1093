import SourceText
import Testing

@testable import SwiftUIModel

@Suite("The catalogue of SwiftUI's names")
struct CatalogueTests {
  /// A role with names that have it and names that are near to it and do not.
  struct Role: Sendable, CustomTestStringConvertible {
    let role: SwiftUIRole
    let members: [String]
    let others: [String]

    init(_ role: SwiftUIRole, _ members: String, not others: String) {
      self.role = role
      self.members = members.split(separator: " ").map(String.init)
      self.others = others.split(separator: " ").map(String.init)
    }

    var testDescription: String { "\(role)" }
  }

  static let roles: [Role] = [
    Role(.view, "List Text NavigationLink", not: "WindowGroup sheet ToolbarItem TrailList"),
    Role(.scene, "WindowGroup Window DocumentGroup Settings MenuBarExtra ImmersiveSpace UtilityWindow", not: "App TabView"),
    Role(.mainScene, "WindowGroup DocumentGroup", not: "Window Settings MenuBarExtra ImmersiveSpace UtilityWindow"),
    Role(.modifier, "padding sheet environment navigationTitle", not: "modifier Text dismiss trailStyle"),
    Role(.toolbarItem, "ToolbarItem ToolbarItemGroup ToolbarSpacer DefaultToolbarItem", not: "toolbar Button"),
    Role(.placedToolbarItem, "ToolbarItem ToolbarItemGroup", not: "DefaultToolbarItem"),
    Role(.commands, "CommandMenu CommandGroup InspectorCommands", not: "commands Menu"),
    Role(.ownCommands, "CommandMenu CommandGroup", not: "InspectorCommands"),
    Role(.environmentKey, "dismiss openURL modelContext", not: "environment sheet"),
    Role(.closureRunner, "withAnimation withTransaction", not: "animation task"),
    Role(.placement, "cancellationAction topBarLeading keyboard", not: "toolbar leading"),
    Role(.host, "UIHostingController NSHostingController NSHostingView UIHostingConfiguration", not: "UIViewController"),
    Role(.builtIn, "List Toggle ToolbarItem Chart Task", not: "WindowGroup DefaultToolbarItem TrailList"),
    Role(.commonView, "List Text NavigationLink", not: "Toggle NavigationStack"),
    Role(.navigationContainer, "NavigationStack NavigationView NavigationSplitView", not: "TabView NavigationLink"),
    Role(.stackContainer, "NavigationStack NavigationView", not: "NavigationSplitView"),
    Role(.lazyContainer, "List LazyVStack LazyHStack LazyVGrid LazyHGrid Table Form", not: "ForEach ScrollView VStack"),
    Role(.layout, "VStack List Button Label TabView NavigationStack", not: "Group Text NavigationSplitView Menu overlay"),
    Role(.transparent, "Group AnyView", not: "VStack Section GeometryReader"),
    Role(.partOfPage, "GeometryReader Menu ToolbarItem Toggle", not: "Group VStack Button"),
    Role(.reader, "GeometryReader ScrollViewReader ViewThatFits", not: "TimelineView ScrollView"),
    Role(.sizeReader, "GeometryReader ViewThatFits", not: "ScrollViewReader"),
    Role(.sideBySide, "HStack LazyHStack HSplitView", not: "VStack LazyHGrid VSplitView"),
    Role(.tab, "TabView Tab", not: "TabSection tabItem"),
    Role(.tabSection, "TabSection", not: "Tab Section"),
    Role(.plainStack, "HStack VStack ZStack", not: "LazyVStack Group"),
    Role(.rowMaker, "ForEach List Table OutlineGroup", not: "Section Form"),
    Role(.rowsOfElements, "ForEach List", not: "Table OutlineGroup"),
    Role(.spreadsModifiers, "ForEach Section Group", not: "List VStack"),
    Role(.rowGroup, "Section Group DisclosureGroup", not: "ForEach OutlineGroup"),
    Role(.opaqueRows, "OutlineGroup AnyView TabView", not: "ForEach Group"),
    Role(.page, "List Form ScrollView TabView NavigationSplitView Map", not: "VStack ForEach Text"),
    Role(.pageWrapper, "VStack ZStack Group GeometryReader ScrollViewReader", not: "HStack List"),
    Role(.buildsAtOnce, "VStack Form Section NavigationStack", not: "ForEach Button TabView"),
    Role(.contentHolder, "List Group NavigationStack NavigationLink", not: "Grid Menu NavigationSplitView"),
    Role(.piece, "Text Button Divider Picker", not: "List Map HStack"),
    Role(.inert, "Text HStack Image Font", not: "Button Toggle NavigationLink"),
    Role(.placeholder, "ProgressView EmptyView Spacer Group", not: "Text Divider"),
    Role(.valueMaker, "Color Font Text Animation", not: "Button List"),
    Role(.push, "NavigationLink navigationDestination", not: "NavigationStack Link sheet"),
    Role(.menu, "Menu contextMenu swipeActions toolbarTitleMenu", not: "CommandMenu Picker toolbar"),
    Role(.tapped, "Button Link Toggle onTapGesture", not: "Text onAppear"),
    Role(.mayHoldExit, "Button onTapGesture gesture toolbar modifier", not: "Text padding"),
    Role(.tagsRows, "tag NavigationLink ForEach OutlineGroup", not: "id List"),
    Role(.viewTaker, "AnyView background overlay NavigationLink modifier", not: "Group sheet"),
    Role(.tapReaction, "onTapGesture gesture swipeActions contextMenu", not: "onAppear Button"),
    Role(.appliesModifier, "modifier", not: "padding"),
    Role(
      .presentation, "sheet fullScreenCover popover alert confirmationDialog actionSheet inspector",
      not: "navigationDestination presentationDetents"),
    Role(.pagePresentation, "sheet fullScreenCover popover", not: "alert inspector"),
    Role(.presentationSetting, "presentationDetents interactiveDismissDisabled", not: "sheet inspectorColumnWidth"),
    Role(
      .sheetShape, "presentationCompactAdaptation presentationDetents presentationDragIndicator", not: "presentationBackground"),
    Role(.bar, "toolbar navigationTitle navigationBarHidden toolbarTitleMenu", not: "navigationDestination searchable"),
    Role(.needsBar, "toolbar navigationTitle navigationBarItems", not: "navigationBarHidden toolbarVisibility"),
    Role(.barTitle, "navigationTitle navigationBarTitle", not: "navigationBarTitleDisplayMode"),
    Role(.barItems, "toolbar navigationBarItems", not: "navigationTitle"),
    Role(.barVisibility, "toolbar toolbarVisibility", not: "toolbarBackground"),
    Role(.tabMark, "tabItem tag badge", not: "Tab tabViewStyle"),
    Role(.decoration, "overlay background safeAreaInset toolbar mask", not: "contextMenu sheet padding"),
    Role(.layer, "overlay background", not: "mask ZStack"),
    Role(.attachment, "contextMenu swipeActions tabItem", not: "overlay toolbarTitleMenu"),
    Role(.setsValue, "environment environmentObject", not: "transformEnvironment modelContext"),
    Role(.setsModelContext, "modelContext modelContainer", not: "environment managedObjectContext"),
    Role(
      .setsEnvironment, "environment environmentObject transformEnvironment modelContainer modelContext", not: "font dismiss"),
    Role(.runsOnAppear, "onAppear task", not: "onChange onDisappear"),
    Role(.runsByItself, "onAppear task onChange onReceive", not: "onTapGesture"),
    Role(.padding, "padding safeAreaPadding", not: "frame"),
    Role(.event, "task onReceive onOpenURL userActivity", not: "onAppear onTapGesture"),
    Role(.dismissal, "dismiss presentationMode", not: "dismissWindow dismissSearch"),
    Role(.exit, "dismiss presentationMode dismissWindow navigationTransition", not: "dismissSearch"),
    Role(.closesNothing, "openURL dismissSearch modelContext", not: "dismiss dismissWindow"),
    Role(.dataContext, "managedObjectContext modelContext", not: "modelContainer"),
    Role(.barSpot, "automatic topBarLeading cancellationAction", not: "keyboard bottomBar"),
    Role(.needsNoBar, "keyboard ornament bottomOrnament", not: "principal topBarLeading"),
  ]

  @Test("gives a name its roles", arguments: roles)
  func membership(_ specified: Role) {
    for name in specified.members { #expect(SwiftUICatalogue.has(name, specified.role), "\(name)") }
    for name in specified.others { #expect(!SwiftUICatalogue.has(name, specified.role), "\(name)") }
    #expect(Set(specified.members).isSubset(of: SwiftUICatalogue.names(with: specified.role)))
  }

  @Test("has no role that this does not specify")
  func allRoles() { #expect(Self.roles.map(\.role) == SwiftUIRole.allCases) }

  @Test("knows nothing of other names")
  func unknown() {
    #expect(SwiftUICatalogue.roles(of: "TrailList") == SwiftUIRoles())
    #expect(!SwiftUICatalogue.contains("TrailList"))
    #expect(SwiftUICatalogue.contains("List"))
    #expect(SwiftUICatalogue.names(with: .mainScene) == ["WindowGroup", "DocumentGroup"])
  }

  // MARK: Order in the tables

  /// The kinds of names. What is called with a dot and what is called without one are never of one name.
  static let kinds: [SwiftUIRole] = [
    .view, .scene, .modifier, .toolbarItem, .commands, .environmentKey, .closureRunner, .placement, .host,
  ]

  @Test("lists a name once, and again only as another kind of thing")
  func once() {
    var rows: [String: [SwiftUIRoles]] = [:]
    for row in SwiftUICatalogue.rows {
      for name in row.names { rows[name, default: []].append(row.roles) }
    }
    for (name, roles) in rows where roles.count > 1 {
      let kinds = roles.map { roles in Self.kinds.filter(roles.contains) }
      #expect(Set(kinds).count == kinds.count && !kinds.contains([]), "\(name)")
    }
  }

  /// Roles that contradict each other.
  static let contradictions: [(SwiftUIRole, SwiftUIRole)] = [
    // A name is of one kind; `modelContext` alone is a modifier and a key.
    (.view, .scene), (.view, .modifier), (.view, .toolbarItem), (.view, .commands), (.view, .environmentKey), (.view, .host),
    (.scene, .modifier), (.scene, .builtIn), (.modifier, .closureRunner), (.modifier, .placement),
    (.modifier, .appliesModifier),
    // A container either is something itself or lets its content through.
    (.layout, .transparent), (.layout, .partOfPage), (.transparent, .partOfPage), (.navigationContainer, .transparent),
    (.navigationContainer, .lazyContainer), (.plainStack, .lazyContainer), (.tab, .tabSection),
    // What a modifier has in its closure is in the same page or on another one.
    (.decoration, .attachment), (.decoration, .presentation), (.attachment, .presentation), (.presentation, .bar),
    (.presentation, .presentationSetting), (.push, .presentation),
    // What can be tapped is not inert, and what closes is not harmless.
    (.inert, .tapped), (.placeholder, .tapped), (.piece, .page), (.closesNothing, .exit), (.barSpot, .needsNoBar),
  ]

  @Test("contradicts itself nowhere", arguments: contradictions)
  func consistency(_ first: SwiftUIRole, _ second: SwiftUIRole) {
    let both = Set(SwiftUICatalogue.names(with: first)).intersection(SwiftUICatalogue.names(with: second))
    #expect(both.isEmpty, "\(first) and \(second)")
  }

  /// Roles that are a special case of another one.
  static let special: [(SwiftUIRole, of: SwiftUIRole)] = [
    (.mainScene, .scene), (.ownCommands, .commands), (.placedToolbarItem, .toolbarItem), (.commonView, .builtIn),
    (.view, .builtIn), (.navigationContainer, .view), (.stackContainer, .navigationContainer), (.lazyContainer, .layout),
    (.layout, .view), (.plainStack, .layout), (.sizeReader, .reader), (.reader, .partOfPage), (.rowsOfElements, .rowMaker),
    (.presentation, .modifier), (.presentationSetting, .modifier), (.sheetShape, .presentationSetting),
    (.pagePresentation, .presentation),
    (.bar, .modifier),
    (.needsBar, .bar), (.barTitle, .needsBar), (.barItems, .needsBar), (.barVisibility, .bar), (.decoration, .modifier),
    (.layer, .decoration), (.attachment, .modifier), (.setsValue, .setsEnvironment), (.setsModelContext, .setsEnvironment),
    (.runsOnAppear, .runsByItself), (.dismissal, .exit), (.dataContext, .closesNothing), (.barSpot, .placement),
    (.needsNoBar, .placement),
  ]

  @Test("gives the general role with the special one", arguments: special)
  func generality(_ role: SwiftUIRole, of general: SwiftUIRole) {
    #expect(Set(SwiftUICatalogue.names(with: role)).isSubset(of: SwiftUICatalogue.names(with: general)))
  }

  @Test("agrees with the kinds of presentations and containers")
  func kinds() {
    let presentations = Presentation.Kind.allCases.filter { $0 != .destination }.map(\.rawValue)
    #expect(Set(SwiftUICatalogue.names(with: .presentation)) == Set(presentations))
    let containers = NavigationContainer.Kind.allCases.map(\.rawValue)
    #expect(Set(SwiftUICatalogue.names(with: .navigationContainer)) == Set(containers))
  }
}
