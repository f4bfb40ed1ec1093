import Linting

extension ExtractRouteEnum {
  private static func screens(_ code: String) -> String {
    """
    struct Trail: Identifiable, Hashable {
      let id: Int
    }

    struct TrailDetail: View {
      let trail: Trail
      var body: some View { Text("Trail") }
    }

    struct MapView: View {
      var body: some View { Text("Map") }
    }


    """ + code
  }

  static let offered: [Example] = [
    Example(
      "Rows and a page",
      code: screens(
        """
        struct TrailHome: View {
          let trails: [Trail]

          var body: some View {
            ⟦⟧NavigationStack {
              List {
                ForEach(trails) { trail in
                  NavigationLink("Trail \\(trail.id)") { TrailDetail(trail: trail) }
                }
                NavigationLink {
                  MapView()
                } label: {
                  Label("Map", systemImage: "map")
                }
              }
              .navigationTitle("Trails")
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          private enum Route: Hashable {
            case trailDetail(Trail)
            case map
          }

          let trails: [Trail]

          var body: some View {
            NavigationStack {
              List {
                ForEach(trails) { trail in
                  NavigationLink("Trail \\(trail.id)", value: Route.trailDetail(trail))
                }
                NavigationLink(value: Route.map) {
                  Label("Map", systemImage: "map")
                }
              }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .trailDetail(let trail): TrailDetail(trail: trail)
                case .map: MapView()
                }
              }
              .navigationTitle("Trails")
            }
          }
        }
        """), level: .review),
    Example(
      "One link, asked for there; what its screen links to stays as it is",
      code: screens(
        """
        struct TrailHome: View {
          var body: some View {
            NavigationStack {
              VStack {
                Navigation⟦⟧Link("Map") {
                  VStack {
                    MapView()
                    NavigationLink("Again") { MapView() }
                  }
                }
              }
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          private enum Route: Hashable {
            case map
          }

          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Map", value: Route.map)
              }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .map:
                  VStack {
                    MapView()
                    NavigationLink("Again") { MapView() }
                  }
                }
              }
            }
          }
        }
        """), level: .review),
    Example(
      "Links in a helper, beside a destination that is there",
      code: screens(
        """
        struct TrailHome: View {
          let trails: [Trail]

          var body: some View {
            NavigationStack {⟦⟧
              List {
                NavigationLink("One", value: 1)
                rows
              }
              .navigationDestination(for: Int.self) { _ in Text("Number") }
            }
          }

          private var rows: some View {
            ForEach(trails) { trail in
              NavigationLink("Trail") { TrailDetail(trail: trail) }
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          private enum Route: Hashable {
            case trailDetail(Trail)
          }

          let trails: [Trail]

          var body: some View {
            NavigationStack {
              List {
                NavigationLink("One", value: 1)
                rows
              }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .trailDetail(let trail): TrailDetail(trail: trail)
                }
              }
              .navigationDestination(for: Int.self) { _ in Text("Number") }
            }
          }

          private var rows: some View {
            ForEach(trails) { trail in
              NavigationLink("Trail", value: Route.trailDetail(trail))
            }
          }
        }
        """), level: .review),
    Example(
      "A number of a range",
      code: """
        struct Pages: View {
          var body: some View {
            NavigationStack⟦⟧ {
              List(0..<5) { number in
                NavigationLink("Page") { Text("Page \\(number)") }
              }
            }
          }
        }
        """,
      fixed: """
        struct Pages: View {
          private enum Route: Hashable {
            case page(Int)
          }

          var body: some View {
            NavigationStack {
              List(0..<5) { number in
                NavigationLink("Page", value: Route.page(number))
              }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .page(let number): Text("Page \\(number)")
                }
              }
            }
          }
        }
        """, level: .review),
    Example(
      "Nothing but the link",
      code: screens(
        """
        struct TrailHome: View {
          var body: some View {
            ⟦⟧NavigationStack {
              NavigationLink("Map") { MapView() }
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          private enum Route: Hashable {
            case map
          }

          var body: some View {
            NavigationStack {
              NavigationLink("Map", value: Route.map)
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .map: MapView()
                  }
                }
            }
          }
        }
        """), level: .review),
  ]

  static let refused: [Example] = [
    Example(
      "A payload that is not Hashable",
      code: """
        struct Hut {
          var name = ""
        }

        struct Huts: View {
          let huts: [Hut]

          var body: some View {
            ⟦⟧NavigationStack {
              List {
                ForEach(huts, id: \\.name) { hut in
                  NavigationLink(hut.name) { Text(hut.name) }
                }
              }
            }
          }
        }
        """),
    Example(
      "A path that holds values of one type",
      code: screens(
        """
        struct TrailHome: View {
          @State private var path: [Trail] = []

          var body: some View {
            ⟦⟧NavigationStack(path: $path) {
              List {
                NavigationLink("Map") { MapView() }
              }
            }
          }
        }
        """)),
    Example(
      "A helper with the link is used twice",
      code: screens(
        """
        struct TrailHome: View {
          var body: some View {
            ⟦⟧NavigationStack {
              VStack {
                mapLink
                mapLink
              }
            }
          }

          private var mapLink: some View { NavigationLink("Map") { MapView() } }
        }
        """)),
  ]

  static let absent: [Example] = [
    Example(
      "The links have values",
      code: screens(
        """
        struct TrailHome: View {
          var body: some View {
            ⟦⟧NavigationStack {
              List {
                NavigationLink("Trail", value: Trail(id: 1))
              }
              .navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
            }
          }
        }
        """)),
    Example(
      "Elsewhere in the stack",
      code: screens(
        """
        struct TrailHome: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Map") { MapView() }
              }
              ⟦⟧.navigationTitle("Home")
            }
          }
        }
        """)),
    Example(
      "A preview",
      code: screens(
        """
        #Preview {
          ⟦⟧NavigationStack {
            List {
              NavigationLink("Map") { MapView() }
            }
          }
        }
        """)),
  ]
}
