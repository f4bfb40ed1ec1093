import Linting
import SwiftUIProject

extension SidebarToggleRemoved {
  private static func code(_ body: String, state: String = "", other: String = "") -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      struct Console: View {
        @State private var server: String?
      \(state.isEmpty ? "" : "  " + state + "\n")
        var body: some View {
      \(indented)
        }
      }
      \(other)
      """
  }

  private static let visibility = "@State private var columnVisibility = NavigationSplitViewVisibility.all"

  static let flagged: [Example] = [
    Example(
      "On the split view",
      code: code(
        """
        NavigationSplitView(columnVisibility: $columnVisibility) {
          List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
        } detail: {
          Text("Log")
        }
        .⟦toolbar(removing:⟧ .sidebarToggle)
        """, state: visibility),
      fixed: code(
        """
        NavigationSplitView(columnVisibility: $columnVisibility) {
          List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
            .toolbar(removing: .sidebarToggle)
        } detail: {
          Text("Log")
        }
        """, state: visibility)),
    Example(
      "In the detail",
      code: code(
        """
        NavigationSplitView(columnVisibility: $columnVisibility) {
          if server == nil {
            Text("No server")
          } else {
            List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
          }
        } detail: {
          NavigationStack {
            Text("Log")
              .⟦toolbar(removing:⟧ .sidebarToggle)
          }
        }
        """, state: visibility),
      fixed: code(
        """
        NavigationSplitView(columnVisibility: $columnVisibility) {
          if server == nil {
            Text("No server")
              .toolbar(removing: .sidebarToggle)
          } else {
            List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
              .toolbar(removing: .sidebarToggle)
          }
        } detail: {
          NavigationStack {
            Text("Log")
          }
        }
        """, state: visibility)),
    Example(
      "No way to bring the sidebar back",
      code: code(
        """
        NavigationSplitView {
          List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
            .⟦toolbar(removing:⟧ .sidebarToggle)
        } detail: {
          Text("Log")
        }
        """),
      fixed: """
        struct Console: View {
          @State private var server: String?
          @State private var columnVisibility = NavigationSplitViewVisibility.all

          var body: some View {
            NavigationSplitView(columnVisibility: $columnVisibility) {
              List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
                .toolbar(removing: .sidebarToggle)
            } detail: {
              Text("Log")
            }
          }
        }

        """, level: .review),
    Example(
      "Twice",
      code: code(
        """
        NavigationSplitView(columnVisibility: $columnVisibility) {
          List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
            .toolbar(removing: .sidebarToggle)
        } detail: {
          Text("Log").⟦toolbar(removing:⟧ .sidebarToggle)
        }
        """, state: visibility)),
    Example(
      "Under a condition",
      code: code(
        """
        NavigationSplitView(columnVisibility: $columnVisibility) {
          List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
        } detail: {
          if server != nil {
            Text("Log").⟦toolbar(removing:⟧ .sidebarToggle)
          } else {
            Text("No log")
          }
        }
        """, state: visibility)),
    Example(
      "In a view that is a detail",
      code: code(
        """
        NavigationSplitView {
          List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
        } detail: {
          Log()
        }
        """,
        other: """

          struct Log: View {
            var body: some View {
              Text("Log").⟦toolbar(removing:⟧ .sidebarToggle)
            }
          }
          """)),
  ]

  static let allowed: [Example] = [
    Example(
      "On the sidebar's content, with the visibility in state",
      code: code(
        """
        NavigationSplitView(columnVisibility: $columnVisibility) {
          List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
            .toolbar(removing: .sidebarToggle)
        } detail: {
          Text("Log")
        }
        """, state: visibility)),
    Example(
      "On a Mac, where people drag the divider",
      code: code(
        """
        NavigationSplitView {
          List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
            .toolbar(removing: .sidebarToggle)
        } detail: {
          Text("Log")
        }
        """), settings: ExampleSettings(targets: DeploymentTargets([.macOS: "14.0"]))),
    Example(
      "With the menu command",
      code: code(
        """
        NavigationSplitView {
          List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
            .toolbar(removing: .sidebarToggle)
        } detail: {
          Text("Log")
        }
        """),
      otherFiles: [
        "ConsoleApp.swift": """
        struct ConsoleApp: App {
          var body: some Scene {
            WindowGroup { Text("Console") }
              .commands { SidebarCommands() }
          }
        }
        """
      ]),
    Example(
      "A view whose places are not in sight",
      code: """
        struct Servers: View {
          var body: some View {
            Text("Servers").toolbar(removing: .sidebarToggle)
          }
        }
        """),
    Example(
      "Another item",
      code: code(
        """
        NavigationSplitView {
          List(["Alpha"], id: \\.self, selection: $server) { Text($0) }
        } detail: {
          Text("Log").toolbar(removing: .title)
        }
        """)),
  ]
}
