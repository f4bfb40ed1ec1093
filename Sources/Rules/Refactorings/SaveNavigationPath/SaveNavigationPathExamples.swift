import Linting
import SwiftUIProject

extension SaveNavigationPath {
  private static func shop(_ route: String, _ path: String, _ rest: String = "") -> String {
    """
    \(route)

    struct Shop: View {
      \(path)

      var body: some View {
        NavigationStack(path: $path) {
          Button("Cart") { path.append(ShopRoute.cart) }
            .navigationDestination(for: ShopRoute.self) { _ in Text("Cart") }
        }\(rest)
      }
    }
    """
  }

  private static let codableRoute = "enum ShopRoute: Hashable, Codable {\n  case cart\n}"
  private static let ios16 = ExampleSettings(targets: DeploymentTargets([.iOS: "16.0"]))

  static let offered: [Example] = [
    Example(
      "A path of one type",
      code: shop(codableRoute, "⟦⟧@State private var path: [ShopRoute] = []"),
      fixed: shop(
        codableRoute,
        """
        @State private var path: [ShopRoute] = []
          @SceneStorage("Shop.path") private var savedPath: Data?
        """,
        """

            .task {
              guard path.isEmpty, let savedPath else { return }
              path = (try? JSONDecoder().decode([ShopRoute].self, from: savedPath)) ?? []
            }
            .onChange(of: path) {
              savedPath = try? JSONEncoder().encode(path)
            }
        """), level: .review),
    Example(
      "A path of mixed types, asked for at the stack",
      code: """
        struct Trail: Hashable, Codable {
          let id: Int
        }

        struct Trails: View {
          @State private var path = NavigationPath() // Empty at first.
          @State private var name = ""

          var body: some View {
            Navigation⟦⟧Stack(path: $path) {
              List {
                NavigationLink("Trail", value: Trail(id: 1))
                NavigationLink("Page", value: 2)
              }
              .navigationDestination(for: Trail.self) { _ in Text("Trail") }
              .navigationDestination(for: Int.self) { _ in Text("Page") }
            }
            .tint(.green)
          }
        }
        """,
      fixed: """
        struct Trail: Hashable, Codable {
          let id: Int
        }

        struct Trails: View {
          @State private var path = NavigationPath() // Empty at first.
          @SceneStorage("Trails.path") private var savedPath: Data?
          @State private var name = ""

          var body: some View {
            NavigationStack(path: $path) {
              List {
                NavigationLink("Trail", value: Trail(id: 1))
                NavigationLink("Page", value: 2)
              }
              .navigationDestination(for: Trail.self) { _ in Text("Trail") }
              .navigationDestination(for: Int.self) { _ in Text("Page") }
            }
            .task {
              guard path.isEmpty, let savedPath,
                let representation = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: savedPath)
              else { return }
              path = NavigationPath(representation)
            }
            .onChange(of: path) {
              savedPath = path.codable.flatMap { try? JSONEncoder().encode($0) }
            }
            .tint(.green)
          }
        }
        """, level: .review),
    Example(
      "Before iOS 17, with a path that does not start empty",
      code: shop(codableRoute, "⟦@State private var path: [ShopRoute] = [.cart]⟧"),
      fixed: shop(
        codableRoute,
        """
        @State private var path: [ShopRoute] = [.cart]
          @SceneStorage("Shop.path") private var savedPath: Data?
        """,
        """

            .task {
              guard let savedPath else { return }
              path = (try? JSONDecoder().decode([ShopRoute].self, from: savedPath)) ?? []
            }
            .onChange(of: path) { newPath in
              savedPath = try? JSONEncoder().encode(newPath)
            }
        """), level: .review, settings: ios16),
    Example(
      "The routes are those of a screen in another file",
      code: """
        struct Home: View {
          @State private var path = NavigationPath()⟦⟧

          var body: some View {
            NavigationStack(path: $path) {
              HomeList()
            }
          }
        }
        """,
      fixed: """
        struct Home: View {
          @State private var path = NavigationPath()
          @SceneStorage("Home.path") private var savedPath: Data?

          var body: some View {
            NavigationStack(path: $path) {
              HomeList()
            }
            .task {
              guard path.isEmpty, let savedPath,
                let representation = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: savedPath)
              else { return }
              path = NavigationPath(representation)
            }
            .onChange(of: path) {
              savedPath = path.codable.flatMap { try? JSONEncoder().encode($0) }
            }
          }
        }
        """, level: .review,
      otherFiles: [
        "HomeList.swift": """
        struct HomeList: View {
          enum Page: String, Hashable, Codable {
            case news
          }

          var body: some View {
            List { NavigationLink("News", value: Page.news) }
              .navigationDestination(for: Page.self) { _ in Text("News") }
          }
        }
        """
      ]),
  ]

  private static func routed(_ storage: String, _ rest: String) -> String {
    """
    final class Router: ObservableObject {
      enum Screen: Hashable, Codable {
        case map
      }

      @Published var path: [Screen] = []
    }

    struct Root: View {
      @StateObject private var router = Router()\(storage)

      var body: some View {
        NavigationStack(path: $router.path) {
          Text("Map").navigationDestination(for: Router.Screen.self) { _ in Text("Map") }
        }\(rest)
      }
    }
    """
  }

  static let refused: [Example] = [
    Example(
      "A route that is not Codable",
      code: shop("enum ShopRoute: Hashable {\n  case cart\n}", "⟦⟧@State private var path: [ShopRoute] = []")),
    Example(
      "A route with raw values, which is not Codable by itself",
      code: shop("enum ShopRoute: String {\n  case cart\n}", "⟦⟧@State private var path = [ShopRoute]()")),
    Example(
      "One of several types that is not Codable",
      code: """
        struct Trail: Hashable {
          let id: Int
        }

        struct Trails: View {
          @State private var path = NavigationPath()

          var body: some View {
            ⟦⟧NavigationStack(path: $path) {
              Text("Trails")
                .navigationDestination(for: Int.self) { _ in Text("Page") }
                .navigationDestination(for: Trail.self) { _ in Text("Trail") }
            }
          }
        }
        """),
    Example(
      "Nothing tells what is on the path",
      code: """
        struct Trails: View {
          @State private var path = NavigationPath()

          var body: some View {
            ⟦⟧NavigationStack(path: $path) { Text("Trails") }
          }
        }
        """),
    Example(
      "One path for two stacks",
      code: """
        struct Pages: View {
          let isWide: Bool
          ⟦⟧@State private var path: [Int] = []

          var body: some View {
            if isWide {
              NavigationStack(path: $path) { Text("Wide") }
            } else {
              NavigationStack(path: $path) { Text("Narrow") }
            }
          }
        }
        """),
  ]

  static let absent: [Example] = [
    Example(
      "It is saved already",
      code: """
        struct Pages: View {
          @SceneStorage("pages") private var stored: Data?
          ⟦⟧@State private var path: [Int] = []

          var body: some View {
            NavigationStack(path: $path) { Text("Pages") }
              .onDisappear { stored = try? JSONEncoder().encode(path) }
          }
        }
        """),
    Example(
      "Its model saves it",
      code: """
        final class Router: ObservableObject {
          @Published var path = NavigationPath() {
            didSet { data = try? JSONEncoder().encode(path.codable) }
          }
          var data: Data?
        }

        struct Root: View {
          @StateObject private var router = Router()

          var body: some View {
            ⟦⟧NavigationStack(path: $router.path) {
              Text("Map").navigationDestination(for: Int.self) { _ in Text("Page") }
            }
          }
        }
        """),
    Example(
      "Elsewhere in the view",
      code: shop(codableRoute, "@State private var path: [ShopRoute] = []\n  @State private var ⟦⟧name = \"\"")),
    Example(
      "A stack without a path",
      code: "struct Pages: View {\n  var body: some View {\n    ⟦⟧NavigationStack { Text(\"Pages\") }\n  }\n}"),
  ]
}
