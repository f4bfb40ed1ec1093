import Linting
import SwiftUIProject

extension UntypedLinkExamples {
  static let onPath: [Example] = [
    Example(
      "Several links on a stack with a bound path",
      code: screens(
        """
        struct TrailHome: View {
          let trails: [Trail]
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              List {
                ⟦NavigationLink⟧("Map") { MapView() }
                ForEach(trails) { trail in
                  NavigationLink {
                    TrailDetail(trail: trail)
                      .navigationTitle(trail.name)
                  } label: {
                    Text(trail.name)
                  }
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
            case map
            case trailDetail(Trail)
          }

          let trails: [Trail]
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              List {
                NavigationLink("Map", value: Route.map)
                ForEach(trails) { trail in
                  NavigationLink(value: Route.trailDetail(trail)) {
                    Text(trail.name)
                  }
                }
              }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .map: MapView()
                case .trailDetail(let trail):
                  TrailDetail(trail: trail)
                    .navigationTitle(trail.name)
                }
              }
              .navigationTitle("Trails")
            }
          }
        }
        """), level: .review, severity: .hint),
    Example(
      "A screen without a name of its own takes that of its link",
      code: screens(
        """
        struct TrailHome: View {
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                ⟦NavigationLink⟧("About us") { Text("We hike.") }
                NavigationLink("Map") { MapView() }
              }
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          private enum Route: Hashable {
            case aboutUs
            case map
          }

          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                NavigationLink("About us", value: Route.aboutUs)
                NavigationLink("Map", value: Route.map)
              }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .aboutUs: Text("We hike.")
                case .map: MapView()
                }
              }
            }
          }
        }
        """), level: .review, severity: .hint),
    Example(
      "One link in rows of values",
      code: screens(
        """
        struct TrailHome: View {
          let trails: [Trail]
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              List(trails) { trail in row(trail) }
            }
          }

          private func row(_ trail: Trail) -> some View {
            ⟦NavigationLink⟧(trail.name) { TrailDetail(trail: trail) }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          let trails: [Trail]
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              List(trails) { trail in row(trail) }
                .navigationDestination(for: Trail.self) { trail in TrailDetail(trail: trail) }
            }
          }

          private func row(_ trail: Trail) -> some View {
            NavigationLink(trail.name, value: trail)
          }
        }
        """), level: .review, severity: .hint),
    Example(
      "A path of one type, which would need more cases",
      code: screens(
        """
        struct TrailHome: View {
          @State private var path: [Trail] = []

          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                Button("Best") { path = [Trail(id: 1)] }
                ⟦NavigationLink⟧("Map") { MapView() }
              }
              .navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
            }
          }
        }
        """), severity: .hint),
    Example(
      "A value that is not Hashable",
      code: screens(
        """
        struct Photo: Identifiable {
          let id: Int
        }

        struct PhotoView: View {
          let photo: Photo
          var body: some View { Text("\\(photo.id)") }
        }

        struct TrailHome: View {
          let photos: [Photo]
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              List(photos) { photo in
                ⟦NavigationLink⟧("Photo") { PhotoView(photo: photo) }
              }
            }
          }
        }
        """), severity: .hint),
  ]

  static let allowed: [Example] = [
    Example(
      "Value links and a destination",
      code: screens(
        """
        struct TrailHome: View {
          let trails: [Trail]
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              List(trails) { NavigationLink($0.name, value: $0) }
                .navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
            }
          }
        }
        """)),
    Example(
      "Links with closures where no path is kept",
      code: screens(
        """
        struct TrailHome: View {
          var body: some View {
            NavigationStack {
              List { NavigationLink("Map") { MapView() } }
            }
          }
        }
        """)),
    Example(
      "A view that offers no stack of its own",
      code: screens(
        """
        struct TrailRow: View {
          var body: some View { NavigationLink("Map") { MapView() } }
        }
        """)),
    Example(
      "A link in a sheet's own stack, beside one with a path",
      code: screens(
        """
        struct TrailHome: View {
          @State private var path = NavigationPath()
          @State private var showsInfo = false

          var body: some View {
            NavigationStack(path: $path) {
              Button("Info") { showsInfo = true }
                .sheet(isPresented: $showsInfo) {
                  NavigationStack { NavigationLink("Map") { MapView() } }
                }
            }
          }
        }
        """)),
    Example(
      "The app still runs on iOS 15",
      code: screens(
        """
        struct TrailHome: View {
          @State private var showsMap = false
          var body: some View {
            NavigationView { NavigationLink("Map", isActive: $showsMap) { MapView() } }
          }
        }
        """), settings: ExampleSettings(targets: DeploymentTargets([.iOS: "15.0"]))),
    Example(
      "A link of the project's own",
      code: """
        struct NavigationLink<Destination: View>: View {
          let title: String
          @Binding var isActive: Bool
          @ViewBuilder let destination: Destination

          init(_ title: String, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
            self.title = title
            _isActive = isActive
            self.destination = destination()
          }

          var body: some View { destination }
        }

        struct TrailHome: View {
          @State private var showsMap = false
          var body: some View { NavigationLink("Map", isActive: $showsMap) { Text("Map") } }
        }
        """),
    Example(
      "The store of an architecture that opens screens in its own way",
      code: screens(
        """
        struct Store {
          func flag(_ name: String) -> Binding<Bool> { .constant(false) }
        }

        struct TrailHome: View {
          let viewStore: Store
          var body: some View {
            NavigationStack { NavigationLink("Map", isActive: viewStore.flag("map")) { MapView() } }
          }
        }
        """)),
    Example(
      "A path in a preview",
      code: screens(
        """
        #Preview {
          NavigationStack(path: .constant(NavigationPath())) { NavigationLink("Map") { MapView() } }
        }
        """)),
  ]
}
