import Linting

extension MissingDestination {
  static let flagged: [Example] = [
    Example(
      "Links to a route that no destination knows",
      code: """
        enum Route: Hashable {
          case settings
          case trail(Trail)
        }

        struct Trail: Hashable {
          var name = ""
        }

        struct TrailList: View {
          let trails: [Trail]

          var body: some View {
            NavigationStack {
              List {
                ⟦NavigationLink⟧("Settings", value: Route.settings)
                ForEach(trails, id: \\.self) { trail in
                  NavigationLink(trail.name, value: Route.trail(trail))
                }
              }
              .navigationTitle("Trails")
            }
          }
        }

        struct TrailDetail: View {
          let trail: Trail
          var body: some View { Text(trail.name) }
        }
        """,
      fixed: """
        enum Route: Hashable {
          case settings
          case trail(Trail)
        }

        struct Trail: Hashable {
          var name = ""
        }

        struct TrailList: View {
          let trails: [Trail]

          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Settings", value: Route.settings)
                ForEach(trails, id: \\.self) { trail in
                  NavigationLink(trail.name, value: Route.trail(trail))
                }
              }
              .navigationTitle("Trails")
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .settings:
                  Text("Settings")
                case .trail(let trail):
                  TrailDetail(trail: trail)
                }
              }
            }
          }
        }

        struct TrailDetail: View {
          let trail: Trail
          var body: some View { Text(trail.name) }
        }
        """, level: .review),
    Example(
      "Pushed from a menu",
      code: """
        struct Counter: View {
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              Menu("Count") {
                Button("One") { path.⟦append⟧(1) }
              }
              .navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
        """,
      fixed: """
        struct Counter: View {
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              Menu("Count") {
                Button("One") { path.append(1) }
              }
              .navigationDestination(for: String.self) { Text($0) }
              .navigationDestination(for: Int.self) { int in
                Text(String(describing: int))
              }
            }
          }
        }
        """, level: .review),
    Example(
      "A value that is appended to a path, while the destination is for another type",
      code: """
        struct Counter: View {
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              Button("One") { path.⟦append⟧(1) }
                .navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
        """,
      fixed: """
        struct Counter: View {
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              Button("One") { path.append(1) }
                .navigationDestination(for: String.self) { Text($0) }
                .navigationDestination(for: Int.self) { int in
                  Text(String(describing: int))
                }
            }
          }
        }
        """, level: .review),
    Example(
      "A row of its own in one file, the stack in another",
      code: """
        struct RecipeRow: View {
          let recipe: Recipe

          var body: some View {
            ⟦NavigationLink(value:⟧ recipe) { Text(recipe.title) }
          }
        }
        """,
      fixed: """
        struct RecipeRow: View {
          let recipe: Recipe

          var body: some View {
            NavigationLink(value: recipe) { Text(recipe.title) }
          }
        }
        """, level: .review,
      otherFiles: [
        "Cookbook.swift": """
        import SwiftUI

        struct Recipe: Identifiable, Hashable {
          let id: Int
          var title = ""
        }

        struct Cookbook: View {
          let recipes: [Recipe]

          var body: some View {
            NavigationStack {
              List(recipes) { RecipeRow(recipe: $0) } // by name
            }
          }
        }
        """
      ]),
    Example(
      "A typed path",
      code: """
        struct Order: View {
          enum Step: Hashable {
            case address, payment(total: Int)
          }

          @State private var path: [Step] = []

          var body: some View {
            NavigationStack(path: $path) { Button("Order") { path.⟦append⟧(.address) } }
          }
        }

        struct AddressScreen: View {
          var body: some View { Text("Address") }
        }
        """,
      fixed: """
        struct Order: View {
          enum Step: Hashable {
            case address, payment(total: Int)
          }

          @State private var path: [Step] = []

          var body: some View {
            NavigationStack(path: $path) {
              Button("Order") { path.append(.address) }
                .navigationDestination(for: Order.Step.self) { step in
                  switch step {
                  case .address:
                    AddressScreen()
                  case .payment(let total):
                    Text("Payment \\(String(describing: total))")
                  }
                }
            }
          }
        }

        struct AddressScreen: View {
          var body: some View { Text("Address") }
        }
        """, level: .review),
    Example(
      "Two stacks show the link",
      code: """
        struct Home: View {
          var body: some View {
            TabView {
              NavigationStack { NumberLink() }
              NavigationStack { NumberLink() }
            }
          }
        }

        struct NumberLink: View {
          var body: some View { ⟦NavigationLink⟧("One", value: 1) }
        }
        """),
    Example(
      "Content with several roots",
      code: """
        struct Home: View {
          let isEmpty: Bool

          var body: some View {
            NavigationStack {
              if isEmpty { Text("Nothing") } else { ⟦NavigationLink⟧("One", value: 1) }
            }
          }
        }
        """),
    Example(
      "Content that differs between platforms",
      code: """
        struct Home: View {
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              #if os(iOS)
                Button("One") { path.⟦append⟧("One") }
              #else
                Text("One")
              #endif
            }
          }
        }
        """),
    Example(
      "Cases that not every platform has",
      code: """
        enum Route: Hashable {
          case home
          #if os(iOS)
            case camera
          #endif
        }

        struct Home: View {
          var body: some View {
            NavigationStack { ⟦NavigationLink⟧("Home", value: Route.home) }
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example(
      "The destination is on the root of the stack",
      code: """
        struct Home: View {
          var body: some View {
            NavigationStack {
              NavigationLink("One", value: 1)
                .navigationDestination(for: Int.self) { Text("\\($0)") }
            }
          }
        }
        """),
    Example(
      "A modifier of the project's own declares it in another file",
      code: """
        struct Home: View {
          var body: some View {
            NavigationStack { NavigationLink("Settings", value: Route.settings).routes() }
          }
        }
        """,
      otherFiles: [
        "Routes.swift": """
        import SwiftUI

        enum Route: Hashable { case settings }

        extension View {
          func routes() -> some View {
            navigationDestination(for: Route.self) { _ in Text("Settings") }
          }
        }
        """
      ]),
    Example(
      "A link in a list with a selection selects",
      code: """
        enum Panel: Hashable { case home }

        struct Sidebar: View {
          @State private var panel: Panel?

          var body: some View {
            NavigationStack {
              List(selection: $panel) { NavigationLink(value: Panel.home) { Text("Home") } }
            }
          }
        }
        """),
    Example(
      "The leading column of a split view",
      code: """
        struct Mail: View {
          var body: some View {
            NavigationSplitView {
              NavigationStack { NavigationLink("Inbox", value: "inbox") }
            } detail: {
              Text("No message")
            }
          }
        }
        """),
    Example(
      "A destination for any type of route",
      code: """
        protocol Screen: Hashable {
          associatedtype Content: View
          @MainActor var content: Content { get }
        }

        struct HomeScreen: Screen {
          var content: some View { Text("Home") }
        }

        extension View {
          func shows<S: Screen>(_ type: S.Type) -> some View { navigationDestination(for: S.self) { $0.content } }
        }

        struct Home: View {
          var body: some View {
            NavigationStack { NavigationLink("Home", value: HomeScreen()).shows(HomeScreen.self) }
          }
        }
        """),
    Example(
      "A type that only a type checker knows",
      code: """
        struct Home<Route: Hashable>: View {
          let route: Route

          var body: some View {
            NavigationStack { NavigationLink("Home", value: route) }
          }
        }
        """),
    Example(
      "The id of a type, under both of its names",
      code: """
        struct Trail: Identifiable {
          let id: Int
        }

        struct Trails: View {
          let trail: Trail

          var body: some View {
            NavigationStack {
              NavigationLink("Trail", value: trail.id)
                .navigationDestination(for: Trail.ID.self) { Text("\\($0)") }
            }
          }
        }
        """),
    Example(
      "An array that is no path",
      code: """
        struct Drawing: View {
          @State private var path: [Int] = []
          var body: some View { Button("Add") { path.append(1) } }
        }

        struct Home: View {
          @State private var path: [String] = []
          var body: some View { NavigationStack(path: $path) { Drawing() } }
        }
        """),
    Example(
      "A view that nothing in sight shows",
      code: """
        struct NumberLink: View {
          var body: some View { NavigationLink("One", value: 1) }
        }
        """),
    Example(
      "Content of a container that is the project's own",
      code: """
        struct Screens<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content.navigationDestination(for: Int.self) { Text("\\($0)") } }
        }

        struct Home: View {
          var body: some View {
            NavigationStack { Screens { NavigationLink("One", value: 1) } }
          }
        }
        """),
    Example(
      "A preview",
      code: """
        #Preview {
          NavigationStack { NavigationLink("One", value: 1) }
        }
        """),
  ]
}
