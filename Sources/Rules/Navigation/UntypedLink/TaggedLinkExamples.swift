import Linting

extension UntypedLinkExamples {
  static let tagged: [Example] = [
    Example(
      "A selection that code sets",
      code: screens(
        """
        struct TrailHome: View {
          enum Page { case map, best }
          @State private var page: Page?

          var body: some View {
            NavigationStack {
              VStack {
                Button("Map") { page = .map }
                ⟦NavigationLink⟧(destination: MapView(), tag: .map, selection: $page) {}
                ⟦NavigationLink⟧(destination: TrailDetail(), tag: .best, selection: $page) {}
              }
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          enum Page { case map, best }
          @State private var page: Page?

          var body: some View {
            NavigationStack {
              VStack {
                Button("Map") { page = .map }
              }
              .navigationDestination(item: $page) { tag in
                switch tag {
                case .map: MapView()
                case .best: TrailDetail()
                }
              }
            }
          }
        }
        """), level: .review),
    Example(
      "A selection that only the links know",
      code: screens(
        """
        struct TrailHome: View {
          @State private var page: Int?

          var body: some View {
            NavigationStack {
              List {
                ⟦NavigationLink⟧("Map", tag: 1, selection: $page) { MapView() }
                ⟦NavigationLink⟧(tag: 2, selection: $page) {
                  TrailDetail()
                    .navigationTitle("Best")
                } label: {
                  Text("Best")
                }
              }
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("Map", value: 1)
                NavigationLink(value: 2) {
                  Text("Best")
                }
              }
              .navigationDestination(for: Int.self) { tag in
                switch tag {
                case 1: MapView()
                case 2:
                  TrailDetail()
                    .navigationTitle("Best")
                default: EmptyView()
                }
              }
            }
          }
        }
        """), level: .review),
    Example(
      "Rows with a selection that nothing else uses",
      code: screens(
        """
        struct TrailHome: View {
          let trails: [Trail]
          @State private var opened: Int?

          var body: some View {
            NavigationStack {
              List(trails) { trail in
                ⟦NavigationLink⟧(destination: TrailDetail(trail: trail), tag: trail.id, selection: $opened) {
                  Text(trail.name)
                }
              }
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          let trails: [Trail]

          var body: some View {
            NavigationStack {
              List(trails) { trail in
                NavigationLink { TrailDetail(trail: trail) } label: {
                  Text(trail.name)
                }
              }
            }
          }
        }
        """), level: .review),
    Example(
      "A screen that the `NavigationView` of another view in the file shows",
      code: screens(
        """
        struct TrailHome: View {
          var body: some View {
            NavigationView { Steps() }.navigationViewStyle(.stack)
          }
        }

        struct Steps: View {
          @State private var page: Int?

          var body: some View {
            VStack {
              Button("Map") { page = 1 }
              ⟦NavigationLink⟧(destination: MapView(), tag: 1, selection: $page) {}
              ⟦NavigationLink⟧(destination: Steps(), tag: 2, selection: $page) {}
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          var body: some View {
            NavigationStack { Steps() }
          }
        }

        struct Steps: View {
          @State private var page: Int?

          var body: some View {
            VStack {
              Button("Map") { page = 1 }
            }
            .navigationDestination(item: $page) { tag in
              switch tag {
              case 1: MapView()
              case 2: Steps()
              default: EmptyView()
              }
            }
          }
        }
        """), level: .review),
    Example(
      "Rows whose selection code sets",
      code: screens(
        """
        struct TrailHome: View {
          let trails: [Trail]
          @State private var opened: Int?

          var body: some View {
            NavigationStack {
              List(trails) { trail in
                ⟦NavigationLink⟧(trail.name, tag: trail.id, selection: $opened) { TrailDetail(trail: trail) }
              }
              .onAppear { opened = trails.first?.id }
            }
          }
        }
        """)),
    Example(
      "A selection that code sets, before iOS 17",
      code: screens(
        """
        struct TrailHome: View {
          @State private var page: Int?

          var body: some View {
            NavigationStack {
              VStack {
                Button("Map") { page = 1 }
                ⟦NavigationLink⟧("", tag: 1, selection: $page) { MapView() }
              }
            }
          }
        }
        """), settings: ios16),
  ]
}
