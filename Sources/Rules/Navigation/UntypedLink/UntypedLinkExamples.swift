import Linting
import SwiftUIProject

enum UntypedLinkExamples {
  static let flagged: [Example] = driven + tagged + onPath

  static func screens(_ code: String) -> String {
    """
    struct Trail: Identifiable, Hashable {
      let id: Int
      var name = ""
    }

    struct TrailDetail: View {
      var trail = Trail(id: 1)
      var body: some View { Text(trail.name) }
    }

    struct MapView: View {
      var body: some View { Text("Map") }
    }


    """ + code
  }

  static let ios16 = ExampleSettings(targets: DeploymentTargets([.iOS: "16.0"]))

  // MARK: isActive

  private static let driven: [Example] = [
    Example(
      "A hidden link that code opens",
      code: screens(
        """
        struct TrailHome: View {
          @State private var showsMap = false

          var body: some View {
            NavigationStack {
              List {
                Button("Open the map") { showsMap = true }
              }
              .background(
                ⟦NavigationLink⟧(destination: MapView(), isActive: $showsMap) { EmptyView() }
              )
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          @State private var showsMap = false

          var body: some View {
            NavigationStack {
              List {
                Button("Open the map") { showsMap = true }
              }
              .navigationDestination(isPresented: $showsMap) { MapView() }
            }
          }
        }
        """), level: .review),
    Example(
      "A hidden link among the views of a stack, with comments",
      code: screens(
        """
        struct TrailHome: View {
          @ObservedObject var model: TrailModel

          var body: some View {
            NavigationStack {
              VStack {
                Button("Open the map") { model.showsMap = true }
                // Opens by itself.
                ⟦NavigationLink⟧("", isActive: $model.showsMap) {
                  // The big one.
                  MapView()
                }
                .hidden()
              }
              .padding()
            }
          }
        }

        final class TrailModel: ObservableObject {
          @Published var showsMap = false
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          @ObservedObject var model: TrailModel

          var body: some View {
            NavigationStack {
              VStack {
                Button("Open the map") { model.showsMap = true }
              }
              .navigationDestination(isPresented: $model.showsMap) {
                // The big one.
                MapView()
              }
              .padding()
            }
          }
        }

        final class TrailModel: ObservableObject {
          @Published var showsMap = false
        }
        """), level: .review),
    Example(
      "A row that code opens too becomes a button, and its destination leaves the list",
      code: screens(
        """
        struct TrailHome: View {
          @State private var showsMap = false

          var body: some View {
            NavigationStack {
              List {
                ⟦NavigationLink⟧(isActive: $showsMap) {
                  MapView()
                } label: {
                  Label("Map", systemImage: "map")
                }
              }
              .onAppear { showsMap = true }
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          @State private var showsMap = false

          var body: some View {
            NavigationStack {
              List {
                Button {
                  showsMap = true
                } label: {
                  Label("Map", systemImage: "map")
                }
              }
              .navigationDestination(isPresented: $showsMap) {
                MapView()
              }
              .onAppear { showsMap = true }
            }
          }
        }
        """), level: .review),
    Example(
      "A flag that nothing else uses goes",
      code: screens(
        """
        struct TrailHome: View {
          @State private var showsMap = false
          @State private var name = ""

          var body: some View {
            NavigationStack {
              ⟦NavigationLink⟧("Map", destination: MapView(), isActive: $showsMap)
              TextField("Name", text: $name)
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          @State private var name = ""

          var body: some View {
            NavigationStack {
              NavigationLink("Map") { MapView() }
              TextField("Name", text: $name)
            }
          }
        }
        """), level: .review),
    Example(
      "Two links in a `NavigationView` are converted together with it",
      code: screens(
        """
        struct TrailHome: View {
          @State private var showsMap = false
          @State private var showsBest = false

          var body: some View {
            NavigationView {
              ZStack {
                Button("Map") { showsMap = true }
                Button("Best") { showsBest = true }
                ⟦NavigationLink⟧(destination: MapView(), isActive: $showsMap) {}
                ⟦NavigationLink⟧(destination: TrailDetail(), isActive: $showsBest) {}
              }
            }
            .navigationViewStyle(.stack)
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          @State private var showsMap = false
          @State private var showsBest = false

          var body: some View {
            NavigationStack {
              ZStack {
                Button("Map") { showsMap = true }
                Button("Best") { showsBest = true }
              }
              .navigationDestination(isPresented: $showsMap) { MapView() }
              .navigationDestination(isPresented: $showsBest) { TrailDetail() }
            }
          }
        }
        """), level: .review),
    Example(
      "A binding that looks for nil: the optional opens the screen itself",
      code: screens(
        """
        struct TrailHome: View {
          @State private var opened: Trail?

          var body: some View {
            NavigationStack {
              VStack {
                Button("Open") { opened = Trail(id: 2) }
              }
              .background {
                ⟦NavigationLink⟧(isActive: Binding(get: { opened != nil }, set: { if !$0 { opened = nil } })) {
                  if let opened {
                    TrailDetail(trail: opened)
                  }
                } label: {
                  EmptyView()
                }
              }
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          @State private var opened: Trail?

          var body: some View {
            NavigationStack {
              VStack {
                Button("Open") { opened = Trail(id: 2) }
              }
              .navigationDestination(item: $opened) { opened in
                TrailDetail(trail: opened)
              }
            }
          }
        }
        """), level: .review),
    Example(
      "The same before iOS 17",
      code: screens(
        """
        struct TrailHome: View {
          @State private var opened: Trail?

          var body: some View {
            NavigationStack {
              Button("Open") { opened = Trail(id: 2) }
                .background {
                  ⟦NavigationLink⟧(isActive: Binding(get: { opened != nil }, set: { if !$0 { opened = nil } })) {
                    if let opened { TrailDetail(trail: opened) }
                  } label: {
                    EmptyView()
                  }
                }
            }
          }
        }
        """), settings: ios16),
    Example(
      "A screen that a flag opens and an optional fills",
      code: screens(
        """
        struct TrailHome: View {
          @State private var opened: Trail?
          @State private var isOpen = false

          var body: some View {
            NavigationStack {
              VStack {
                Button("Open") { opened = Trail(id: 2); isOpen = true }
                ⟦NavigationLink⟧("", isActive: $isOpen) {
                  if let opened { TrailDetail(trail: opened) }
                }
              }
            }
          }
        }
        """)),
    Example(
      "A screen that uses the row's own value",
      code: screens(
        """
        struct TrailHome: View {
          let trails: [Trail]
          @State private var isOpen = false

          var body: some View {
            NavigationStack {
              List(trails) { trail in
                ⟦NavigationLink⟧(trail.name, isActive: $isOpen) { TrailDetail(trail: trail) }
                  .onAppear { isOpen = false }
              }
            }
          }
        }
        """)),
    Example(
      "A view that a `NavigationView` elsewhere shows",
      code: screens(
        """
        struct TrailHome: View {
          @State private var showsMap = false

          var body: some View {
            VStack {
              Button("Map") { showsMap = true }
              ⟦NavigationLink⟧("", isActive: $showsMap) { MapView() }
            }
          }
        }
        """),
      otherFiles: [
        "App.swift": """
        import SwiftUI

        struct Root: View {
          var body: some View { NavigationView { TrailHome() } }
        }
        """
      ]),
    Example(
      "A view that only a stack shows, in another file",
      code: screens(
        """
        struct TrailHome: View {
          @Binding var showsMap: Bool

          var body: some View {
            VStack {
              Button("Map") { showsMap = true }
              ⟦NavigationLink⟧("", isActive: $showsMap) { MapView() }
            }
          }
        }
        """),
      fixed: screens(
        """
        struct TrailHome: View {
          @Binding var showsMap: Bool

          var body: some View {
            VStack {
              Button("Map") { showsMap = true }
            }
            .navigationDestination(isPresented: $showsMap) { MapView() }
          }
        }
        """), level: .review,
      otherFiles: [
        "App.swift": """
        import SwiftUI

        struct Root: View {
          @State private var showsMap = false

          var body: some View {
            TabView {
              NavigationStack { TrailHome(showsMap: $showsMap) }
              NavigationView { Text("Old") }
            }
          }
        }
        """
      ]),
    Example(
      "A row that a list elsewhere shows",
      code: screens(
        """
        struct TrailRow: View {
          @State private var showsMap = false

          var body: some View {
            VStack {
              Button("Map") { showsMap = true }
              ⟦NavigationLink⟧("", isActive: $showsMap) { MapView() }
            }
          }
        }
        """),
      otherFiles: [
        "App.swift": """
        import SwiftUI

        struct Root: View {
          var body: some View { NavigationStack { List(0..<9) { _ in TrailRow() } } }
        }
        """
      ]),
    Example(
      "In a column of a split view",
      code: screens(
        """
        struct TrailHome: View {
          @State private var showsMap = false

          var body: some View {
            NavigationSplitView {
              List {
                Button("Map") { showsMap = true }
                ⟦NavigationLink⟧("", isActive: $showsMap) { MapView() }
              }
            } detail: {
              Text("Choose")
            }
          }
        }
        """)),
    Example(
      "In a preview it is a hint",
      code: screens(
        """
        #Preview {
          NavigationStack { ⟦NavigationLink⟧("Map", isActive: .constant(false)) { MapView() } }
        }
        """), severity: .hint),
  ]
}
