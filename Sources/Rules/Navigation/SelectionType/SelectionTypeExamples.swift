import Linting

extension SelectionType {
  private static let trail = """
    struct Trail: Identifiable, Hashable {
      let id: Int
      let name: String
    }
    """

  static let flagged: [Example] = [
    Example(
      "The rows stand for ids, the state for trails.",
      code: """
        struct TrailList: View {
          let trails: [Trail]
          @State private var selected: Trail?

          var body: some View {
            List(trails, ⟦selection: $selected⟧) { trail in
              Text(trail.name)
            }
          }
        }

        \(trail)
        """,
      fixed: """
        struct TrailList: View {
          let trails: [Trail]
          @State private var selected: Trail.ID?

          var body: some View {
            List(trails, selection: $selected) { trail in
              Text(trail.name)
            }
          }
        }

        \(trail)
        """, level: .review),
    Example(
      "The detail reads the trail, so the rows get it as their tag.",
      code: """
        struct TrailBrowser: View {
          let trails: [Trail]
          @State private var selected: Trail?

          var body: some View {
            NavigationSplitView {
              List(⟦selection: $selected⟧) {
                ForEach(trails) { trail in
                  Text(trail.name)
                }
              }
            } detail: {
              Text(selected?.name ?? "No trail")
            }
          }
        }

        \(trail)
        """,
      fixed: """
        struct TrailBrowser: View {
          let trails: [Trail]
          @State private var selected: Trail?

          var body: some View {
            NavigationSplitView {
              List(selection: $selected) {
                ForEach(trails) { trail in
                  Text(trail.name)
                    .tag(trail)
                }
              }
            } detail: {
              Text(selected?.name ?? "No trail")
            }
          }
        }

        \(trail)
        """, level: .review),
    Example(
      "Several can be selected, but a set of trails holds no ids.",
      code: """
        struct TrailPicker: View {
          let trails: [Trail]
          @State private var chosen: Set<Trail> = []

          var body: some View {
            List(trails, ⟦selection: $chosen⟧) { Text($0.name) }
              .disabled(chosen.isEmpty)
              .onDisappear { chosen = [] }
          }
        }

        \(trail)
        """,
      fixed: """
        struct TrailPicker: View {
          let trails: [Trail]
          @State private var chosen: Set<Trail.ID> = []

          var body: some View {
            List(trails, selection: $chosen) { Text($0.name) }
              .disabled(chosen.isEmpty)
              .onDisappear { chosen = [] }
          }
        }

        \(trail)
        """, level: .review),
    Example(
      "The tag is the id, the state of the model is a trail.",
      code: """
        @Observable final class Guide {
          var trails: [Trail] = []
          var current: Trail?
        }

        struct GuideList: View {
          @Bindable var guide: Guide

          var body: some View {
            List(⟦selection: $guide.current⟧) {
              Section("All") {
                ForEach(guide.trails) { trail in
                  Label(trail.name, systemImage: "map").tag(trail.id)
                }
              }
            }
          }
        }

        \(trail)
        """,
      fixed: """
        @Observable final class Guide {
          var trails: [Trail] = []
          var current: Trail?
        }

        struct GuideList: View {
          @Bindable var guide: Guide

          var body: some View {
            List(selection: $guide.current) {
              Section("All") {
                ForEach(guide.trails) { trail in
                  Label(trail.name, systemImage: "map").tag(trail)
                }
              }
            }
          }
        }

        \(trail)
        """, level: .review),
    Example(
      "The rows are told apart by name, the selection is a number that is used elsewhere.",
      code: """
        struct TrailNames: View {
          let trails: [Trail]
          @State private var selected: Int?

          var body: some View {
            List(trails, id: \\.name, ⟦selection: $selected⟧) { Text($0.name) }
              .onChange(of: selected) { print("Changed") }
          }
        }

        \(trail)
        """),
  ]

  static let allowed: [Example] = [
    Example(
      "The state has the ids' type, under one of its names.",
      code: """
        struct TrailList: View {
          let trails: [Trail]
          @State private var selected: Trail.ID?
          @State private var second: Int?
          @State private var chosen: Set<Int> = []

          var body: some View {
            List(trails, selection: $selected) { Text($0.name) }
            List(trails, selection: $second) { Text($0.name) }
            List(trails, selection: $chosen) { Text($0.name) }
          }
        }

        \(trail)
        """),
    Example(
      "Tags or `id: \\.self` say what a row stands for.",
      code: """
        struct TrailList: View {
          let trails: [Trail]
          @State private var selected: Trail?

          var body: some View {
            List(trails, selection: $selected) { Text($0.name).tag($0) }
            List(trails, id: \\.self, selection: $selected) { Text($0.name) }
            List(selection: $selected) {
              ForEach(trails) { trail in
                if trail.name.isEmpty {
                  Text("No name").tag(trail)
                } else {
                  Text(trail.name).tag(Optional(trail))
                }
              }
            }
          }
        }

        \(trail)
        """),
    Example(
      "A value link in a selectable list selects.",
      code: """
        enum Panel: Hashable { case home, settings }

        struct Sidebar: View {
          let trails: [Trail]
          @State private var panel: Panel?
          @State private var selected: Trail?

          var body: some View {
            List(selection: $panel) { NavigationLink(value: Panel.home) { Text("Home") } }
            List(trails, selection: $selected) { trail in NavigationLink(trail.name, value: trail) }
          }
        }

        \(trail)
        """),
    Example(
      "What the identity is cannot be resolved.",
      code: """
        protocol Place: Identifiable, Hashable {}

        struct Town: Place {
          var id: some Hashable { name }
          let name: String
        }

        struct TownList: View {
          let towns: [Town]
          @State private var selected: Town?

          var body: some View {
            List(towns, selection: $selected) { Text($0.name) }
          }
        }
        """),
    Example(
      "The row's own view tags itself.",
      code: """
        struct TrailList: View {
          let trails: [Trail]
          @State private var selected: Trail?

          var body: some View {
            List(trails, selection: $selected) { TrailRow(trail: $0) }
          }
        }

        \(trail)
        """,
      otherFiles: [
        "TrailRow.swift": """
        struct TrailRow: View {
          let trail: Trail

          var body: some View { Text(trail.name).tag(trail) }
        }
        """
      ]),
    Example(
      "Some rows can be selected, others are for something else.",
      code: """
        struct Sidebar: View {
          enum Panel: Hashable { case all, recent }

          let trails: [Trail]
          @State private var panel: Panel?

          var body: some View {
            List(selection: $panel) {
              Text("All").tag(Panel.all)
              Section("Trails") { ForEach(trails) { Text($0.name) } }
            }
          }
        }

        \(trail)
        """),
    Example(
      "An enum that is its own identity.",
      code: """
        enum Tab: String, CaseIterable, Identifiable {
          case map, list

          var id: Self { self }
        }

        struct TabList: View {
          @State private var tab: Tab?

          var body: some View {
            List(Tab.allCases, selection: $tab) { Text($0.rawValue) }
          }
        }
        """),
    Example(
      "A binding that is made by hand, or of a type that is not in sight.",
      code: """
        struct TrailList<Value: Hashable>: View {
          let trails: [Trail]
          @Binding var value: Value?
          @State private var name: String?

          var body: some View {
            List(trails, selection: $value) { Text($0.name) }
            List(trails, selection: Binding(get: { name.flatMap { Int($0) } }, set: { name = $0.map { String($0) } })) {
              Text($0.name)
            }
          }
        }

        \(trail)
        """),
    Example(
      "The rows are made by a helper, a link or a number.",
      code: """
        struct Numbers: View {
          @State private var number: Int?

          var body: some View {
            List(0..<5, selection: $number) { Text("\\($0)") }
            List(selection: $number) { rows }
          }

          @ViewBuilder private var rows: some View {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
        }
        """),
  ]
}
