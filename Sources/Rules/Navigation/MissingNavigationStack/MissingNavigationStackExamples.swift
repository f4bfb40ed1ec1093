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
}
