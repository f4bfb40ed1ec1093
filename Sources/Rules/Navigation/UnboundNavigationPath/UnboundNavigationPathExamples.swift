import Linting

enum UnboundNavigationPathExamples {
  private static func shop(_ state: String, _ stack: String) -> String {
    """
    struct Shop: View {
      \(state)

      var body: some View {
        \(stack) {
          Button("Latest") { path.append(1) }
            .navigationDestination(for: Int.self) { Text("\\($0)") }
        }
      }
    }
    """
  }

  private static let state = "@State private var path = NavigationPath()"

  static let flagged: [Example] = [
    Example(
      "The path goes in without a `$`",
      code: shop(state, "⟦NavigationStack(path:⟧ path)"),
      fixed: shop(state, "NavigationStack(path: $path)")),
    Example(
      "The stack knows nothing of the path",
      code: shop("@State private var ⟦path⟧ = NavigationPath()", "NavigationStack"),
      fixed: shop(state, "NavigationStack(path: $path)"), level: .review),
    Example(
      "The path is no state",
      code: shop("var path = NavigationPath()", "⟦NavigationStack(path:⟧ $path)"),
      fixed: shop(state, "NavigationStack(path: $path)"), level: .review),
    Example(
      "A constant path, and no `$`",
      code: """
        struct Shop: View {
          let path: [Int] = []
          var body: some View {
            ⟦NavigationStack(path:⟧ path) { Text("Shop") }
          }
        }
        """,
      fixed: """
        struct Shop: View {
          @State private var path: [Int] = []
          var body: some View {
            NavigationStack(path: $path) { Text("Shop") }
          }
        }
        """, level: .review),
    Example(
      "An array as the path",
      code: shop("@State private var ⟦path⟧: [Int] = []", "NavigationStack"),
      fixed: shop("@State private var path: [Int] = []", "NavigationStack(path: $path)"), level: .review),
    Example(
      "The stack is bound to another path",
      code: """
        struct Shop: View {
          @State private var ⟦path⟧ = NavigationPath()
          @State private var history: [Int] = []

          var body: some View {
            NavigationStack(path: $history) { Text("Shop") }
          }
        }
        """,
      fixed: """
        struct Shop: View {
          @State private var history: [Int] = []

          var body: some View {
            NavigationStack(path: $history) { Text("Shop") }
          }
        }
        """, level: .review, severity: .hint),
    Example(
      "What is put on it goes nowhere, since the stack is bound to another path",
      code: """
        struct Shop: View {
          @State private var ⟦path⟧ = NavigationPath()
          @State private var history: [Int] = []

          var body: some View {
            NavigationStack(path: $history) { Button("Latest") { path.append(1) } }
          }
        }
        """),
    Example(
      "No stack at all",
      code: """
        struct Shop: View {
          @State private var ⟦path⟧ = NavigationPath()
          var body: some View { Button("Latest") { path.append(1) } }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example("Bound", code: shop(state, "NavigationStack(path: $path)")),
    Example("A binding from outside", code: shop("@Binding var path: NavigationPath", "NavigationStack(path: $path)")),
    Example(
      "A binding kept as such",
      code: """
        struct Shop: View {
          let path: Binding<NavigationPath>
          var body: some View { NavigationStack(path: path) { Text("Shop") } }
        }
        """),
    Example(
      "A view below binds it",
      code: """
        struct Frame: View {
          @Binding var path: NavigationPath
          var body: some View { NavigationStack(path: $path) { Text("Shop") } }
        }

        struct Shop: View {
          @State private var path = NavigationPath()
          var body: some View { Frame(path: $path) }
        }
        """),
    Example(
      "An array that only sounds like a path",
      code: """
        struct Crumbs: View {
          @State private var path: [String] = []
          var body: some View {
            NavigationStack { ForEach(path, id: \\.self) { Text($0) } }
          }
        }
        """),
    Example(
      "A path that a view only pushes on",
      code: """
        struct Row: View {
          @Binding var path: NavigationPath
          var body: some View { Button("Latest") { path.append(1) } }
        }
        """),
  ]
}
