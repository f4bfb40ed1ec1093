import Linting

extension NestedNavigationStack {
  static let flagged: [Example] = [
    Example(
      "A link pushes a stack",
      code: """
        struct Home: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Map") {
                  ⟦NavigationStack⟧ {
                    MapScreen()
                      .navigationTitle("Map")
                  }
                }
              }
            }
          }
        }

        struct MapScreen: View {
          var body: some View { Text("Map") }
        }
        """,
      fixed: """
        struct Home: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Map") {
                  MapScreen()
                    .navigationTitle("Map")
                }
              }
            }
          }
        }

        struct MapScreen: View {
          var body: some View { Text("Map") }
        }
        """, level: .review),
    Example(
      "A pushed view of another file brings its own stack",
      code: """
        struct Settings: View {
          var body: some View {
            ⟦NavigationStack⟧ {
              // All of them are saved at once.
              Form {
                Text("Sounds")
              }
              .navigationTitle("Settings")
            }
            .tint(.orange)
          }
        }
        """,
      fixed: """
        struct Settings: View {
          var body: some View {
            // All of them are saved at once.
            Form {
              Text("Sounds")
            }
            .navigationTitle("Settings")
            .tint(.orange)
          }
        }
        """, level: .review,
      otherFiles: [
        "Home.swift": """
        import SwiftUI

        enum Route: Hashable {
          case settings
        }

        struct Home: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Settings", value: Route.settings)
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .settings: Settings()
                  }
                }
            }
          }
        }
        """
      ]),
    Example(
      "A stack as the content of a stack, through a helper and a child view",
      code: """
        struct Home: View {
          var body: some View {
            NavigationStack {
              VStack { header }
            }
          }

          private var header: some View {
            Group { Header() }
          }
        }

        struct Header: View {
          var body: some View {
            ⟦NavigationStack⟧ { Text("Welcome") }
              .padding()
          }
        }
        """,
      fixed: """
        struct Home: View {
          var body: some View {
            NavigationStack {
              VStack { header }
            }
          }

          private var header: some View {
            Group { Header() }
          }
        }

        struct Header: View {
          var body: some View {
            Text("Welcome")
              .padding()
          }
        }
        """, level: .review),
    Example(
      "Several views, which stay together",
      code: """
        struct Home: View {
          @State private var showsHelp = false

          var body: some View {
            NavigationStack {
              Text("Home")
                .navigationDestination(isPresented: $showsHelp) {
                  ⟦NavigationStack⟧ {
                    Text("Help")
                    Text("More help")
                  }
                  .padding()
                }
            }
          }
        }
        """,
      fixed: """
        struct Home: View {
          @State private var showsHelp = false

          var body: some View {
            NavigationStack {
              Text("Home")
                .navigationDestination(isPresented: $showsHelp) {
                  Group {
                    Text("Help")
                    Text("More help")
                  }
                  .padding()
                }
            }
          }
        }
        """, level: .review),
    Example(
      "The inner stack has a path of its own",
      code: """
        struct Home: View {
          @State private var path: [Int] = []

          var body: some View {
            NavigationStack {
              NavigationLink("Numbers") {
                ⟦NavigationStack⟧(path: $path) {
                  Text("Numbers")
                }
              }
            }
          }
        }
        """),
    Example(
      "A view that is pushed here and presented elsewhere",
      code: """
        struct Home: View {
          @State private var showsSettings = false

          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Settings") { ⟦Settings⟧() }
                Button("Settings") { showsSettings = true }
              }
            }
            .sheet(isPresented: $showsSettings) { Settings() }
          }
        }

        struct Settings: View {
          var body: some View {
            NavigationStack { Text("Settings") }
          }
        }
        """),
    Example(
      "A helper that is shown in a stack and in a sheet",
      code: """
        struct Home: View {
          @State private var showsSettings = false

          var body: some View {
            NavigationStack {
              NavigationLink("Settings") { settings }
            }
            .sheet(isPresented: $showsSettings) { settings }
          }

          private var settings: some View {
            ⟦NavigationStack⟧ { Text("Settings") }
          }
        }
        """),
    Example(
      "A stack whose content is not written as a closure",
      code: """
        struct Home: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Settings") {
                ⟦NavigationStack⟧(root: settings)
              }
            }
          }

          @ViewBuilder private func settings() -> some View { Text("Settings") }
        }
        """),
    Example(
      "A comment behind the content",
      code: """
        struct Home: View {
          var body: some View {
            NavigationStack {
              ⟦NavigationStack⟧ {
                Text("Home") // for now
              }.padding()
            }
          }
        }
        """),
    Example(
      "Each branch of an `#if` has a stack.",
      code: """
        struct Chandlery: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Ropes") { Ropes() }
            }
          }
        }

        struct Ropes: View {
          var body: some View {
            #if os(macOS)
              ⟦NavigationStack⟧ { Text("Hemp") }
            #else
              ⟦NavigationStack⟧ { Text("Hemp").padding() }
            #endif
          }
        }
        """),
    Example(
      "A route's method makes the screen",
      code: """
        enum ValleyRoute: Hashable {
          case mill

          @ViewBuilder func screen() -> some View {
            switch self {
            case .mill: MillScreen()
            }
          }
        }

        struct MillScreen: View {
          var body: some View {
            ⟦NavigationStack⟧ {
              Text("Mill").navigationTitle("Mill")
            }
          }
        }

        struct ValleyRoot: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Mill", value: ValleyRoute.mill)
                .navigationDestination(for: ValleyRoute.self) { $0.screen() }
            }
          }
        }
        """,
      fixed: """
        enum ValleyRoute: Hashable {
          case mill

          @ViewBuilder func screen() -> some View {
            switch self {
            case .mill: MillScreen()
            }
          }
        }

        struct MillScreen: View {
          var body: some View {
            Text("Mill").navigationTitle("Mill")
          }
        }

        struct ValleyRoot: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Mill", value: ValleyRoute.mill)
                .navigationDestination(for: ValleyRoute.self) { $0.screen() }
            }
          }
        }
        """, level: .review),
    Example(
      "Without it, what hides its bar would hide the outer one",
      code: """
        struct Greenhouse: View {
          var body: some View {
            ⟦NavigationStack⟧ {
              Text("Seedlings").toolbar(.hidden, for: .navigationBar)
            }
          }
        }

        struct GreenhouseMenu: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Greenhouse") { Greenhouse() }
            }
          }
        }
        """),
  ]
}
