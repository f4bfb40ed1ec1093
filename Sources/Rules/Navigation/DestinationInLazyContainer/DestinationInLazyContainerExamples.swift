import Linting
import SwiftUIProject

extension DestinationInLazyContainer {
  private static let models = """
    struct Trail: Identifiable, Hashable {
      let id: Int
      var name = ""
    }

    struct TrailDetail: View {
      let trail: Trail
      var body: some View { Text(trail.name) }
    }


    """

  private static func code(_ view: String) -> String { models + view }

  static let flagged: [Example] = [
    Example(
      "A destination on a row",
      code: code(
        """
        struct TrailList: View {
          let trails: [Trail]

          var body: some View {
            NavigationStack {
              List(trails) { trail in
                NavigationLink(trail.name, value: trail)
                  .⟦navigationDestination(for:⟧ Trail.self) { trail in
                    TrailDetail(trail: trail)
                  }
              }
              .navigationTitle("Trails")
            }
          }
        }
        """),
      fixed: code(
        """
        struct TrailList: View {
          let trails: [Trail]

          var body: some View {
            NavigationStack {
              List(trails) { trail in
                NavigationLink(trail.name, value: trail)
              }
              .navigationDestination(for: Trail.self) { trail in
                TrailDetail(trail: trail)
              }
              .navigationTitle("Trails")
            }
          }
        }
        """)),
    Example(
      "On a lazy stack inside a scroll view, through `ForEach`, with comments",
      code: code(
        """
        struct TrailGallery: View {
          let trails: [Trail]
          @State private var showsMap = false

          var body: some View {
            ScrollView {
              LazyVStack {
                ForEach(trails) { trail in
                  Text(trail.name)
                    .padding()
                    // The map of all trails.
                    .⟦navigationDestination(isPresented:⟧ $showsMap) { Text("Map") } // one for all rows
                    .bold()
                }
              }
            }
          }
        }
        """),
      fixed: code(
        """
        struct TrailGallery: View {
          let trails: [Trail]
          @State private var showsMap = false

          var body: some View {
            ScrollView {
              LazyVStack {
                ForEach(trails) { trail in
                  Text(trail.name)
                    .padding()
                    .bold()
                }
              }
              // The map of all trails.
              .navigationDestination(isPresented: $showsMap) { Text("Map") } // one for all rows
            }
          }
        }
        """)),
    Example(
      "In a helper that makes the rows",
      code: code(
        """
        struct TrailSections: View {
          let trails: [Trail]

          var body: some View {
            List { Section("All") { rows } }
          }

          private var rows: some View {
            ForEach(trails) { NavigationLink($0.name, value: $0) }
              .⟦navigationDestination(for:⟧ Trail.self) { TrailDetail(trail: $0) }
          }
        }
        """),
      fixed: code(
        """
        struct TrailSections: View {
          let trails: [Trail]

          var body: some View {
            List { Section("All") { rows } }
              .navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
          }

          private var rows: some View {
            ForEach(trails) { NavigationLink($0.name, value: $0) }
          }
        }
        """)),
    Example(
      "It shows the row's own value, which the list does not know",
      code: code(
        """
        struct TrailList: View {
          let trails: [Trail]
          @State private var isOpen = false

          var body: some View {
            List(trails) { trail in
              Button(trail.name) { isOpen = true }
                .⟦navigationDestination(isPresented:⟧ $isOpen) { TrailDetail(trail: trail) }
            }
          }
        }
        """)),
    Example(
      "A helper that gets the row's value",
      code: code(
        """
        struct TrailList: View {
          let trails: [Trail]
          @State private var isOpen = false

          var body: some View {
            List(trails) { row($0) }
          }

          private func row(_ trail: Trail) -> some View {
            Text(trail.name).⟦navigationDestination(isPresented:⟧ $isOpen) { TrailDetail(trail: trail) }
          }
        }
        """)),
    Example(
      "Two destinations for one type",
      code: code(
        """
        struct TrailList: View {
          let best: Trail
          let next: Trail

          var body: some View {
            List {
              NavigationLink("Best", value: best)
                .⟦navigationDestination(for:⟧ Trail.self) { TrailDetail(trail: $0) }
              NavigationLink("Next", value: next)
                .⟦navigationDestination(for:⟧ Trail.self) { TrailDetail(trail: $0) }
            }
          }
        }
        """)),
    Example(
      "A destination that one platform has",
      code: code(
        """
        struct TrailList: View {
          let trails: [Trail]

          var body: some View {
            List(trails) { trail in
              #if os(iOS)
                NavigationLink(trail.name, value: trail)
                  .⟦navigationDestination(for:⟧ Trail.self) { TrailDetail(trail: $0) }
              #else
                Text(trail.name)
              #endif
            }
          }
        }
        """)),
    Example(
      "A destination for newer systems only",
      code: code(
        """
        struct TrailList: View {
          let trails: [Trail]
          @State private var opened: Trail?

          var body: some View {
            List {
              if #available(iOS 17.0, *) {
                Text("Open").⟦navigationDestination(item:⟧ $opened) { TrailDetail(trail: $0) }
              }
            }
          }
        }
        """), settings: ExampleSettings(targets: DeploymentTargets([.iOS: "16.0"]))),
    Example(
      "A helper that a list and another place use",
      code: code(
        """
        struct TrailOverview: View {
          let best: Trail
          @State private var isLong = false

          var body: some View {
            if isLong { List { link } } else { VStack { link } }
          }

          private var link: some View {
            NavigationLink("Best", value: best)
              .⟦navigationDestination(for:⟧ Trail.self) { TrailDetail(trail: $0) }
          }
        }
        """)),
    Example(
      "One line",
      code: code(
        """
        struct TrailGrid: View {
          let trails: [Trail]

          var body: some View {
            LazyVGrid(columns: [GridItem()]) { ForEach(trails) { Text($0.name).⟦navigationDestination(for:⟧ Trail.self) { TrailDetail(trail: $0) } } }
          }
        }
        """),
      fixed: code(
        """
        struct TrailGrid: View {
          let trails: [Trail]

          var body: some View {
            LazyVGrid(columns: [GridItem()]) { ForEach(trails) { Text($0.name) } }
              .navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
          }
        }
        """)),
    Example(
      "A form is only list-like",
      code: """
        struct Preferences: View {
          @State private var showsFonts = false

          var body: some View {
            Form {
              Button("Fonts") { showsFonts = true }
                .⟦navigationDestination(isPresented:⟧ $showsFonts) { Text("Fonts") }
            }
          }
        }
        """,
      fixed: """
        struct Preferences: View {
          @State private var showsFonts = false

          var body: some View {
            Form {
              Button("Fonts") { showsFonts = true }
            }
            .navigationDestination(isPresented: $showsFonts) { Text("Fonts") }
          }
        }
        """, level: .review, severity: .hint),
  ]

  static let allowed: [Example] = [
    Example(
      "On the list itself",
      code: code(
        """
        struct TrailList: View {
          let trails: [Trail]

          var body: some View {
            List(trails) { trail in
              NavigationLink(trail.name, value: trail)
            }
            .navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
          }
        }
        """)),
    Example(
      "In a plain stack, which makes all its rows at once",
      code: code(
        """
        struct TrailCards: View {
          let best: Trail

          var body: some View {
            VStack {
              NavigationLink(best.name, value: best)
                .navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
            }
          }
        }
        """)),
    Example(
      "In a sheet that a row presents, with a stack of its own",
      code: code(
        """
        struct TrailList: View {
          let trails: [Trail]
          @State private var isPlanning = false

          var body: some View {
            List(trails) { trail in
              Text(trail.name)
                .sheet(isPresented: $isPlanning) {
                  NavigationStack {
                    Text("Plan").navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
                  }
                }
            }
          }
        }
        """)),
    Example(
      "In the screen that a row's link pushes",
      code: code(
        """
        struct TrailList: View {
          let trails: [Trail]

          var body: some View {
            List(trails) { trail in
              NavigationLink(trail.name) {
                Text("Stages").navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
              }
            }
          }
        }
        """)),
    Example(
      "A helper that is used outside the list",
      code: code(
        """
        struct TrailScreen: View {
          let trails: [Trail]

          var body: some View { content }

          private var content: some View {
            List(trails) { NavigationLink($0.name, value: $0) }
              .navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
          }
        }
        """)),
    Example(
      "In what a modifier of the project's own shows",
      code: code(
        """
        struct TrailList: View {
          let trails: [Trail]
          @State private var isPlanning = false

          var body: some View {
            List(trails) { trail in
              Text(trail.name).drawer(isOpen: $isPlanning) {
                Text("Plan").navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
              }
            }
          }
        }

        extension View {
          func drawer<Content: View>(isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
            sheet(isPresented: isOpen) { NavigationStack { content() } }
          }
        }
        """)),
    Example(
      "In a preview",
      code: code(
        """
        struct TrailList_Previews: PreviewProvider {
          static var previews: some View {
            List { Text("One").navigationDestination(for: Trail.self) { TrailDetail(trail: $0) } }
          }
        }
        """)),
    Example(
      "The project's own List",
      code: """
        struct List<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { VStack { content } }
        }

        struct Links: View {
          var body: some View {
            List { Text("One").navigationDestination(for: Int.self) { Text("\\($0)") } }
          }
        }
        """),
    Example(
      "A model's method of that name",
      code: """
        final class Garden {
          func navigationDestination(for plant: String) -> String { plant }
        }

        struct Plants: View {
          let garden: Garden

          var body: some View {
            List(["Rose"], id: \\.self) { plant in
              NavigationLink(value: garden.navigationDestination(for: plant)) { Text(plant) }
            }
          }
        }
        """),
  ]
}
