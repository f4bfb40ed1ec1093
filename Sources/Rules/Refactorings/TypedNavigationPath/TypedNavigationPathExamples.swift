import Linting

extension TypedNavigationPath {
  private static func home(_ path: String, _ body: String, _ rest: String = "") -> String {
    """
    enum Route: Hashable {
      case map
      case trail(Int)
    }

    struct Home: View {
      \(path)

      var body: some View {
        NavigationStack(path: $path) {
          \(body)
            .navigationDestination(for: Route.self) { _ in Text("Screen") }
        }
      }
    }\(rest)
    """
  }

  static let offered: [Example] = [
    Example(
      "One route type, with an append and a link",
      code: home(
        "⟦⟧@State private var path = NavigationPath()",
        """
        List {
                NavigationLink("Map", value: Route.map)
                Button("Trail") { path.append(Route.trail(1)) }
                Button("Home") { path = NavigationPath() }
              }
        """),
      fixed: home(
        "@State private var path: [Route] = []",
        """
        List {
                NavigationLink("Map", value: Route.map)
                Button("Trail") { path.append(Route.trail(1)) }
                Button("Home") { path = [] }
              }
        """), level: .review),
    Example(
      "The type is nested in the view; asked for at the stack",
      code: """
        struct Home: View {
          @State var path: NavigationPath = .init([Route.map])

          private var isDeep: Bool { path.count > 1 }

          var body: some View {
            NavigationStack⟦⟧(path: $path) {
              Button("Back") {
                if !path.isEmpty { path.removeLast() }
              }
              .disabled(isDeep)
              .navigationDestination(for: Route.self) { _ in Text("Map") }
            }
            .onChange(of: path) { print("Changed") }
          }

          enum Route: Hashable {
            case map
          }
        }
        """,
      fixed: """
        struct Home: View {
          @State var path: [Route] = [Route.map]

          private var isDeep: Bool { path.count > 1 }

          var body: some View {
            NavigationStack(path: $path) {
              Button("Back") {
                if !path.isEmpty { path.removeLast() }
              }
              .disabled(isDeep)
              .navigationDestination(for: Route.self) { _ in Text("Map") }
            }
            .onChange(of: path) { print("Changed") }
          }

          enum Route: Hashable {
            case map
          }
        }
        """, level: .review),
    Example(
      "A view of the same file gets the path",
      code: home(
        "⟦⟧@State private var path = NavigationPath()", "Menu(path: $path)",
        """


        private struct Menu: View {
          @Binding var path: NavigationPath

          var body: some View {
            Button("Map") { path.append(Route.map) }
          }
        }

        #Preview {
          Menu(path: .constant(NavigationPath()))
        }
        """),
      fixed: home(
        "@State private var path: [Route] = []", "Menu(path: $path)",
        """


        private struct Menu: View {
          @Binding var path: [Route]

          var body: some View {
            Button("Map") { path.append(Route.map) }
          }
        }

        #Preview {
          Menu(path: .constant([]))
        }
        """), level: .review),
  ]

  static let refused: [Example] = [
    Example(
      "Two types",
      code: home(
        "⟦⟧@State private var path = NavigationPath()",
        "Text(\"Home\")\n        .navigationDestination(for: Int.self) { _ in Text(\"Page\") }")),
    Example(
      "It is saved",
      code: home(
        "⟦⟧@State private var path = NavigationPath()", "Button(\"Save\") { print(path.codable as Any) }")),
    Example(
      "A value whose type is not in sight",
      code: home(
        "let routes: [String: Route]\n  ⟦⟧@State private var path = NavigationPath()",
        "Button(\"Open\") { if let route = routes[\"map\"] { path.append(route) } }")),
    Example(
      "A view of another file takes it",
      code: home("⟦⟧@State private var path = NavigationPath()", "Menu(path: $path)"),
      otherFiles: [
        "Menu.swift": """
        struct Menu: View {
          @Binding var path: NavigationPath

          var body: some View {
            Button("Map") { path.append(Route.map) }
          }
        }
        """
      ]),
    Example(
      "A function gets its binding",
      code: home(
        "⟦⟧@State private var path = NavigationPath()", "Button(\"Open\") { open(in: $path) }",
        "\n\nfunc open(in path: Binding<NavigationPath>) {\n  path.wrappedValue.append(Route.map)\n}")),
  ]

  static let absent: [Example] = [
    Example("It is typed", code: home("⟦⟧@State private var path: [Route] = []", "Text(\"Home\")")),
    Example(
      "No stack is bound to it",
      code:
        "struct Home: View {\n  ⟦⟧@State private var path = NavigationPath()\n  var body: some View { Text(\"\\(path.count)\") }\n}"
    ),
    Example(
      "A path of a model",
      code: """
        final class Router: ObservableObject {
          @Published var path = NavigationPath()
        }

        struct Home: View {
          @StateObject private var router = Router()

          var body: some View {
            ⟦⟧NavigationStack(path: $router.path) {
              Text("Home").navigationDestination(for: Int.self) { _ in Text("Page") }
            }
          }
        }
        """),
  ]
}
