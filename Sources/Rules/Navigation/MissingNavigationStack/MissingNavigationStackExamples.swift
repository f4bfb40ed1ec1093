import Linting
import SwiftUIProject

extension MissingNavigationStack {
  static let flagged: [Example] = [
    Example(
      "A link in a sheet without a stack",
      code: """
        struct Home: View {
          @State private var showsSettings = false

          var body: some View {
            Button("Settings") { showsSettings = true }
              .sheet(isPresented: $showsSettings) {
                Settings()
              }
          }
        }

        struct Settings: View {
          var body: some View {
            Form {
              ⟦NavigationLink⟧("About") { Text("About") }
            }
          }
        }
        """,
      fixed: """
        struct Home: View {
          @State private var showsSettings = false

          var body: some View {
            Button("Settings") { showsSettings = true }
              .sheet(isPresented: $showsSettings) {
                NavigationStack {
                  Settings()
                }
              }
          }
        }

        struct Settings: View {
          var body: some View {
            Form {
              NavigationLink("About") { Text("About") }
            }
          }
        }
        """, level: .review),
    Example(
      "The root of an app, with a destination, a title and toolbar items",
      code: """
        @main struct Trails: App {
          var body: some Scene {
            WindowGroup {
              // The only window.
              TrailList()
                .tint(.green) // as in the logo
            }
          }
        }

        struct TrailList: View {
          @State private var showsMap = false

          var body: some View {
            List { Text("Coast path") }
              .navigationTitle("Trails")
              .⟦navigationDestination(isPresented:⟧ $showsMap) { Text("Map") }
              .toolbar { Button("Map") { showsMap = true } }
          }
        }
        """,
      fixed: """
        @main struct Trails: App {
          var body: some Scene {
            WindowGroup {
              // The only window.
              NavigationStack {
                TrailList()
                  .tint(.green) // as in the logo
              }
            }
          }
        }

        struct TrailList: View {
          @State private var showsMap = false

          var body: some View {
            List { Text("Coast path") }
              .navigationTitle("Trails")
              .navigationDestination(isPresented: $showsMap) { Text("Map") }
              .toolbar { Button("Map") { showsMap = true } }
          }
        }
        """, level: .review),
    Example(
      "The app is in another file, and a view and a helper lie between",
      code: """
        struct TrailRow: View {
          let name: String

          var body: some View {
            ⟦NavigationLink⟧(name) { Text(name) }
          }
        }
        """,
      fixed: """
        struct TrailRow: View {
          let name: String

          var body: some View {
            NavigationLink(name) { Text(name) }
          }
        }
        """, level: .review,
      otherFiles: [
        "TrailsApp.swift": """
        import SwiftUI

        @main struct TrailsApp: App {
          var body: some Scene {
            WindowGroup { TrailList().styled() }
          }
        }

        struct TrailList: View {
          var body: some View { VStack { rows } }

          private var rows: some View {
            ForEach(["Coast", "Hills"], id: \\.self) { TrailRow(name: $0) }
          }
        }

        extension View {
          func styled() -> some View { tint(.green).padding() }
        }
        """
      ]),
    Example(
      "In a tab",
      code: """
        @main struct Trails: App {
          var body: some Scene {
            WindowGroup {
              TabView {
                Text("Map")
                  .tabItem { Label("Map", systemImage: "map") }
                List { ⟦NavigationLink⟧("Coast path") { Text("Coast path") } }
                  .tint(.green)
                  .tabItem { Label("Trails", systemImage: "list.bullet") }
              }
            }
          }
        }
        """,
      fixed: """
        @main struct Trails: App {
          var body: some Scene {
            WindowGroup {
              TabView {
                Text("Map")
                  .tabItem { Label("Map", systemImage: "map") }
                NavigationStack {
                  List { NavigationLink("Coast path") { Text("Coast path") } }
                    .tint(.green)
                }
                .tabItem { Label("Trails", systemImage: "list.bullet") }
              }
            }
          }
        }
        """, level: .review),
    Example(
      "Shown in two places, so the view itself gets the stack",
      code: """
        struct Home: View {
          @State private var showsHelp = false
          @State private var showsTour = false

          var body: some View {
            VStack {
              Button("Help") { showsHelp = true }
              Button("Tour") { showsTour = true }
            }
            .sheet(isPresented: $showsHelp) { Help() }
            .fullScreenCover(isPresented: $showsTour) { Help() }
          }
        }

        struct Help: View {
          var body: some View {
            List {
              ⟦NavigationLink⟧("Contact") { Text("Contact") }
            }
          }
        }
        """,
      fixed: """
        struct Home: View {
          @State private var showsHelp = false
          @State private var showsTour = false

          var body: some View {
            VStack {
              Button("Help") { showsHelp = true }
              Button("Tour") { showsTour = true }
            }
            .sheet(isPresented: $showsHelp) { Help() }
            .fullScreenCover(isPresented: $showsTour) { Help() }
          }
        }

        struct Help: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Contact") { Text("Contact") }
              }
            }
          }
        }
        """, level: .review),
    Example(
      "A closure without a name for its value",
      code: """
        struct Trail: Identifiable { let id: Int }

        struct Home: View {
          @State private var trail: Trail?

          var body: some View {
            Text("Home")
              .sheet(item: $trail) { Settings(trail: $0) }
          }
        }

        struct Settings: View {
          let trail: Trail

          var body: some View {
            Form {
              ⟦NavigationLink⟧("About") { Text("\\(trail.id)") }
            }
          }
        }
        """,
      fixed: """
        struct Trail: Identifiable { let id: Int }

        struct Home: View {
          @State private var trail: Trail?

          var body: some View {
            Text("Home")
              .sheet(item: $trail) { item in NavigationStack { Settings(trail: item) } }
          }
        }

        struct Settings: View {
          let trail: Trail

          var body: some View {
            Form {
              NavigationLink("About") { Text("\\(trail.id)") }
            }
          }
        }
        """, level: .review),
    Example(
      "Two places show different views with the link",
      code: """
        struct Home: View {
          @State private var showsHelp = false
          @State private var showsTour = false

          var body: some View {
            Text("Home")
              .sheet(isPresented: $showsHelp) { VStack { Contact() } }
              .fullScreenCover(isPresented: $showsTour) { VStack { Contact() } }
          }
        }

        struct Contact: View {
          var body: some View { ⟦NavigationLink⟧("Contact") { Text("Contact") } }
        }
        """),
    Example(
      "The app also runs on systems without `NavigationStack`",
      code: """
        @main struct Trails: App {
          var body: some Scene {
            WindowGroup {
              List { ⟦NavigationLink⟧("Coast path") { Text("Coast path") } }
            }
          }
        }
        """, settings: ExampleSettings(targets: DeploymentTargets([.iOS: "15.0"]))),
    Example(
      "Another part of the root has a stack",
      code: """
        @main struct Trails: App {
          var body: some Scene {
            WindowGroup {
              VStack {
                ⟦NavigationLink⟧("Coast path") { Text("Coast path") }
                Map()
              }
            }
          }
        }

        struct Map: View {
          var body: some View { NavigationStack { Text("Map") } }
        }
        """),
    Example(
      "The view in the tab is named, and not the one with all tabs",
      code: """
        @main
        struct PierApp: App {
          var body: some Scene { WindowGroup { PierTabs() } }
        }

        struct PierTabs: View {
          var body: some View {
            TabView {
              NavigationStack { Text("Ferries").navigationTitle("Ferries") }
                .tabItem { Text("Ferries") }
              TidesTab()
                .tabItem { Text("Tides") }
            }
          }
        }

        struct TidesTab: View {
          var body: some View { Text("High").⟦navigationTitle⟧("Tides") }
        }
        """,
      fixed: """
        @main
        struct PierApp: App {
          var body: some Scene { WindowGroup { PierTabs() } }
        }

        struct PierTabs: View {
          var body: some View {
            TabView {
              NavigationStack { Text("Ferries").navigationTitle("Ferries") }
                .tabItem { Text("Ferries") }
              NavigationStack {
                TidesTab()
              }
              .tabItem { Text("Tides") }
            }
          }
        }

        struct TidesTab: View {
          var body: some View { Text("High").navigationTitle("Tides") }
        }
        """, level: .review),
  ]

  static let allowed: [Example] = [
    Example(
      "The stack is at the place that shows the view",
      code: """
        @main struct Trails: App {
          var body: some Scene {
            WindowGroup { NavigationStack { TrailList() } }
          }
        }

        struct TrailList: View {
          var body: some View {
            List { NavigationLink("Coast path") { Text("Coast path") } }
              .navigationTitle("Trails")
          }
        }
        """),
    Example(
      "UIKit pushes it",
      code: """
        import SwiftUI
        import UIKit

        struct Settings: View {
          var body: some View { Form { NavigationLink("About") { Text("About") } }.navigationTitle("Settings") }
        }

        @MainActor func show(on controller: UINavigationController) {
          controller.pushViewController(UIHostingController(rootView: Settings()), animated: true)
        }
        """),
    Example(
      "A hosting controller of the project's own",
      code: """
        import SwiftUI
        import UIKit

        struct Settings: View {
          var body: some View { Form { Text("Sounds") }.navigationTitle("Settings") }
        }

        final class SettingsController: UIHostingController<Settings> {
          init() { super.init(rootView: Settings()) }
          required init?(coder: NSCoder) { nil }
        }
        """),
    Example(
      "A link in the leading column of a split view",
      code: """
        struct Mail: View {
          var body: some View {
            NavigationSplitView { Folders() } detail: { Text("No message") }
          }
        }

        struct Folders: View {
          var body: some View { List { NavigationLink("Inbox") { Text("Inbox") } }.navigationTitle("Mail") }
        }
        """),
    Example(
      "Nothing in sight shows the view",
      code: """
        struct Settings: View {
          var body: some View { Form { NavigationLink("About") { Text("About") } }.navigationTitle("Settings") }
        }
        """),
    Example(
      "One of two places has a stack",
      code: """
        struct Home: View {
          @State private var showsHelp = false

          var body: some View {
            NavigationStack { NavigationLink("Help") { Help() } }
              .sheet(isPresented: $showsHelp) { Help() }
          }
        }

        struct Help: View {
          var body: some View { NavigationLink("Contact") { Text("Contact") } }
        }
        """),
    Example(
      "A modifier of the project's own brings the stack",
      code: """
        @main struct Trails: App {
          var body: some Scene { WindowGroup { TrailList().embedded() } }
        }

        struct TrailList: View {
          var body: some View { List { NavigationLink("Coast path") { Text("Coast path") } } }
        }

        extension View {
          func embedded() -> some View { NavigationStack { self } }
        }
        """),
    Example(
      "A view modifier or a container of the project's own brings it",
      code: """
        @main struct Trails: App {
          var body: some Scene {
            WindowGroup {
              TrailList().modifier(Embedded())
              Frame { TrailList() }
            }
          }
        }

        struct TrailList: View {
          var body: some View { List { NavigationLink("Coast path") { Text("Coast path") } } }
        }

        struct Embedded: ViewModifier {
          func body(content: Content) -> some View { Frame { content } }
        }

        struct Frame<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { NavigationStack { content } }
        }
        """),
    Example(
      "A title and a toolbar of a window on macOS",
      code: """
        @main struct Trails: App {
          var body: some Scene { WindowGroup { Text("Trails").navigationTitle("Trails").toolbar { Button("Add") {} } } }
        }
        """, settings: ExampleSettings(targets: DeploymentTargets([.macOS: "14.0"]))),
    Example(
      "Bars by name, and items above the keyboard",
      code: """
        @main struct Trails: App {
          @State private var name = ""

          var body: some Scene {
            WindowGroup {
              TextField("Name", text: $name)
                .toolbar(.hidden, for: .tabBar)
                .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
            }
          }
        }
        """),
    Example(
      "On the stack itself, which is another mistake",
      code: """
        @main struct Trails: App {
          var body: some Scene {
            WindowGroup { TrailList().navigationBarTitleDisplayMode(.inline) }
          }
        }

        struct TrailList: View {
          var body: some View { NavigationStack { Text("Trails") } }
        }
        """),
    Example(
      "A preview of a view that a stack shows",
      code: """
        struct Settings: View {
          var body: some View { Form { NavigationLink("About") { Text("About") } } }
        }

        #Preview { Settings() }
        """),
    Example(
      "A window's title in code for the Mac",
      code: """
        @main
        struct GaugeApp: App {
          var body: some Scene {
            WindowGroup { NavigationStack { Text("Gauges") } }
            #if os(macOS) || targetEnvironment(macCatalyst)
              WindowGroup(id: "panel") { Text("7 bar").navigationTitle("Panel") }
            #endif
          }
        }
        """),
    Example(
      "A model's method with the modifier's name",
      code: """
        final class Model {
          func navigationTitle(_ number: Int) -> String { "\\(number)" }
        }

        @main
        struct GaugeApp: App {
          let model = Model()
          var body: some Scene { WindowGroup { Text(model.navigationTitle(7)) } }
        }
        """),
    Example(
      "An empty link, which leads nowhere",
      code: """
        @main
        struct GaugeApp: App {
          var body: some Scene { WindowGroup { NavigationLink(destination: EmptyView()) { EmptyView() } } }
        }
        """),
  ]
}
