import Linting

extension SplitViewConfiguration {
  private static func code(_ split: String, state: String = "") -> String {
    let lines = split.split(separator: "\n", omittingEmptySubsequences: false)
    return """
      struct Mail: View {
      \(state)  var body: some View {
      \(lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n"))
        }
      }
      """
  }

  private static let visibility = "  @State private var visibility: NavigationSplitViewVisibility = .all\n\n"

  static let flagged: [Example] = [
    Example(
      "A value instead of a binding",
      code: code(
        """
        NavigationSplitView(columnVisibility: ⟦visibility⟧) {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        """, state: visibility),
      fixed: code(
        """
        NavigationSplitView(columnVisibility: $visibility) {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        """, state: visibility)),
    Example(
      "The old style",
      code: code(
        """
        NavigationSplitView {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        .⟦navigationViewStyle⟧(.columns)
        """),
      fixed: code(
        """
        NavigationSplitView {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        .navigationSplitViewStyle(.automatic)
        """)),
    Example(
      "A column that does not exist",
      code: code(
        """
        NavigationSplitView {
          Text("Folders")
        } ⟦contents⟧: {
          Text("Messages")
        } detail: {
          Text("Message")
        }
        """),
      fixed: code(
        """
        NavigationSplitView {
          Text("Folders")
        } content: {
          Text("Messages")
        } detail: {
          Text("Message")
        }
        """)),
    Example(
      "A visibility that cannot be written back",
      code: code(
        """
        NavigationSplitView(columnVisibility: ⟦.doubleColumn⟧) {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        """),
      fixed: code(
        """
        NavigationSplitView(columnVisibility: .constant(.doubleColumn)) {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        """)),
    Example(
      "A compact column of a model",
      code: """
        final class Columns: ObservableObject {
          @Published var compact: NavigationSplitViewColumn = .sidebar
        }

        struct Mail: View {
          @StateObject private var columns = Columns()

          var body: some View {
            NavigationSplitView(preferredCompactColumn: ⟦columns.compact⟧) { Text("Folders") } detail: { Text("Message") }
          }
        }
        """,
      fixed: """
        final class Columns: ObservableObject {
          @Published var compact: NavigationSplitViewColumn = .sidebar
        }

        struct Mail: View {
          @StateObject private var columns = Columns()

          var body: some View {
            NavigationSplitView(preferredCompactColumn: $columns.compact) { Text("Folders") } detail: { Text("Message") }
          }
        }
        """),
    Example(
      "A member in another spelling",
      code: code(
        """
        NavigationSplitView(columnVisibility: $visibility) {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        """, state: "  @State private var visibility: NavigationSplitViewVisibility = .⟦doublecolumn⟧\n\n"),
      fixed: code(
        """
        NavigationSplitView(columnVisibility: $visibility) {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        """, state: "  @State private var visibility: NavigationSplitViewVisibility = .doubleColumn\n\n")),
    Example(
      "A member of another type",
      code: code(
        """
        NavigationSplitView(columnVisibility: .constant(.⟦hidden⟧)) {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        """),
      fixed: code(
        """
        NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        """), level: .review),
    Example(
      "A member that nothing is like",
      code: code(
        """
        NavigationSplitView(columnVisibility: .constant(.⟦cosy⟧)) {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        """)),
    Example(
      "State of another type",
      code: code(
        """
        NavigationSplitView(columnVisibility: ⟦$showsSidebar⟧) {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        """, state: "  @State private var showsSidebar = true\n\n")),
    Example(
      "No state at all",
      code: code(
        """
        NavigationSplitView(columnVisibility: ⟦visibility⟧) {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        """, state: "  let visibility: NavigationSplitViewVisibility\n\n")),
    Example(
      "A style that a split view does not have",
      code: code(
        """
        NavigationSplitView {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        .⟦navigationViewStyle⟧(.stack)
        """)),
    Example(
      "An old style beside the new one",
      code: code(
        """
        NavigationSplitView {
          Text("Folders")
        } detail: {
          Text("Message")
        }
        .⟦navigationViewStyle⟧(.columns)
        .navigationSplitViewStyle(.balanced)
        """)),
  ]

  static let allowed: [Example] = [
    Example(
      "Bindings, columns and style as they should be",
      code: code(
        """
        NavigationSplitView(columnVisibility: $visibility) {
          Text("Folders")
        } content: {
          Text("Messages")
        } detail: {
          Text("Message")
        }
        .navigationSplitViewStyle(.balanced)
        """, state: visibility)),
    Example(
      "A constant",
      code: code(
        """
        NavigationSplitView(columnVisibility: .constant(.all)) { Text("Folders") } detail: { Text("Message") }
        """)),
    Example(
      "A binding that the view was given",
      code: code(
        """
        NavigationSplitView(columnVisibility: visibility) { Text("Folders") } detail: { Text("Message") }
        """, state: "  let visibility: Binding<NavigationSplitViewVisibility>\n\n")),
    Example(
      "A member of the project's own",
      code: code(
        """
        NavigationSplitView(columnVisibility: .constant(.usual)) { Text("Folders") } detail: { Text("Message") }
        """) + """


          extension NavigationSplitViewVisibility {
            static let usual = NavigationSplitViewVisibility.doubleColumn
          }
          """),
    Example(
      "A style for navigation views inside",
      code: code(
        """
        NavigationView { Text("Folders") }
          .navigationViewStyle(.automatic)
        """)),
  ]
}
