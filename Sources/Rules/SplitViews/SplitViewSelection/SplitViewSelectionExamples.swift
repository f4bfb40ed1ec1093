import Linting
import SwiftUIProject

extension SplitViewSelection {
  static let trail = """
    struct Trail: Identifiable, Hashable {
      let id: Int
      let name: String
    }
    """

  static func code(_ body: String, state: String = "@State private var selected: Trail?", other: String = "") -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      \(trail)

      struct TrailGuide: View {
        let trails: [Trail]
        \(state)

        var body: some View {
      \(indented)
        }
      }
      \(other)
      """
  }

  static let sidebar = """
    NavigationSplitView {
      List(trails, id: \\.self, selection: $selected) { Text($0.name) }
    }
    """

  private static let iOS16 = ExampleSettings(targets: DeploymentTargets([.iOS: "16.0"]))

  static let flagged: [Example] = [
    Example(
      "A blank detail without a selection",
      code: code(
        sidebar + """
           detail: {
            ⟦if let trail = selected⟧ {
              Text(trail.name)
            }
          }
          """),
      fixed: code(
        sidebar + """
           detail: {
            if let trail = selected {
              Text(trail.name)
            } else {
              ContentUnavailableView("Select a Trail", systemImage: "doc")
            }
          }
          """), level: .review),
    Example(
      "A list that leads nowhere",
      code: code(
        """
        NavigationSplitView {
          ⟦List⟧(trails) { trail in
            Label(trail.name, systemImage: "map")
          }
        } detail: {
          Text("No trail")
        }
        """)),
    Example(
      "A middle column, in systems without ContentUnavailableView",
      code: code(
        sidebar + """
           content: {
            ⟦if let selected⟧ { List { Text(selected.name) } }
          } detail: {
            Text("No stop")
          }
          """),
      fixed: code(
        sidebar + """
           content: {
            if let selected { List { Text(selected.name) } } else { Text("Select an Item") }
          } detail: {
            Text("No stop")
          }
          """), level: .review, settings: iOS16),
    Example(
      "In a helper, within a stack",
      code: code(
        """
        NavigationSplitView {
          sidebar
        } detail: {
          NavigationStack { detail }
        }
        """, state: "@State private var selectedID: Trail.ID?",
        other: """

          extension TrailGuide {
            private var sidebar: some View {
              List(trails, selection: $selectedID) { Text($0.name) }
            }

            @ViewBuilder private var detail: some View {
              ⟦if let selectedID, let trail = trails.first(where: { $0.id == selectedID })⟧ {
                Text(trail.name)
              }
            }
          }
          """),
      fixed: code(
        """
        NavigationSplitView {
          sidebar
        } detail: {
          NavigationStack { detail }
        }
        """, state: "@State private var selectedID: Trail.ID?",
        other: """

          extension TrailGuide {
            private var sidebar: some View {
              List(trails, selection: $selectedID) { Text($0.name) }
            }

            @ViewBuilder private var detail: some View {
              if let selectedID, let trail = trails.first(where: { $0.id == selectedID }) {
                Text(trail.name)
              } else {
                ContentUnavailableView("Select an Item", systemImage: "doc")
              }
            }
          }
          """), level: .review),
    Example(
      "Compared with nil",
      code: code(
        sidebar + """
           detail: {
            ⟦if selected != nil⟧ {
              Text("A trail")
            }
          }
          """),
      fixed: code(
        sidebar + """
           detail: {
            if selected != nil {
              Text("A trail")
            } else {
              ContentUnavailableView("Select an Item", systemImage: "doc")
            }
          }
          """), level: .review),
    Example(
      "Rows of the project's own, without a link",
      code: code(
        """
        NavigationSplitView {
          ⟦List⟧ {
            Section("Trails") {
              ForEach(trails) { TrailRow(trail: $0) }
            }
          }
          .navigationTitle("Trails")
        } detail: {
          Text("No trail")
        }
        """,
        other: """

          struct TrailRow: View {
            let trail: Trail
            var body: some View { Text(trail.name) }
          }
          """)),
  ]

  static let allowed: [Example] = [
    Example(
      "A placeholder",
      code: code(
        sidebar + """
           detail: {
            if let trail = selected {
              Text(trail.name)
            } else {
              ContentUnavailableView("Select a Trail", systemImage: "map")
            }
          }
          """)),
    Example(
      "Rows that are links",
      code: code(
        """
        NavigationSplitView {
          List(trails) { trail in
            NavigationLink(trail.name, value: trail)
          }
        } detail: {
          Text("No trail")
        }
        """)),
    Example(
      "Something is selected from the start",
      code: code(
        sidebar + """
           detail: {
            if let trail = selected { Text(trail.name) }
          }
          .onAppear { selected = trails.first }
          """)),
    Example(
      "A selection with a default",
      code: code(
        """
        NavigationSplitView {
          List(selection: $selectedPage) { Text("Home").tag(0) }
        } detail: {
          if let selectedPage { Text("Page \\(selectedPage)") }
        }
        """, state: "@State private var selectedPage: Int? = 0")),
    Example(
      "A selection that a parent makes",
      code: code(
        sidebar + """
           detail: {
            if let trail = selected { Text(trail.name) }
          }
          """, state: "@Binding var selected: Trail?")),
    Example(
      "A placeholder over the column",
      code: code(
        sidebar + """
           detail: {
            Group {
              if let trail = selected { Text(trail.name) }
            }
            .overlay { if selected == nil { Text("No trail") } }
          }
          """)),
    Example(
      "A condition that is no selection",
      code: code(
        sidebar + """
           detail: {
            if let guide { Text(guide) }
          }
          """, state: "@State private var selected: Trail?\n  @State private var guide: String?")),
    Example(
      "Rows that react to taps, or may do so",
      code: code(
        """
        NavigationSplitView {
          List {
            ForEach(trails) { trail in
              Text(trail.name).onTapGesture { selected = trail }
            }
          }
        } detail: {
          Text(selected?.name ?? "No trail")
        }
        """)),
    Example(
      "A list of tools",
      code: code(
        """
        NavigationSplitView {
          List {
            Toggle("Compass", isOn: .constant(true))
          }
        } detail: {
          Text("Map")
        }
        """)),
    Example(
      "Rows of the project's own that are links",
      code: code(
        """
        NavigationSplitView {
          List(trails) { TrailRow(trail: $0) }
        } detail: {
          Text("No trail")
        }
        """),
      otherFiles: [
        "TrailRow.swift": """
        struct TrailRow: View {
          let trail: Trail
          var body: some View { NavigationLink(trail.name, value: trail) }
        }
        """
      ]),
  ]
}
