import SwiftUI

/// Sizes that are set on the presenter, where they do nothing, and links that carry their destinations in a stack with a path.
struct RoutePlanner: View {
  @State private var path: [Trail] = []
  @State private var showsFilter = false
  @State private var minimumLength = 5.0

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("By length") {
          Text("Trails from \(minimumLength, format: .number) km")
        }
        NavigationLink("By height") {
          Text("Trails by height")
        }
      }
      .toolbar {
        Button("Filter") { showsFilter = true }
      }
      .sheet(isPresented: $showsFilter) {
        Slider(value: $minimumLength, in: 1...30)
          .padding()
      }
      .presentationDetents([.medium])
      .navigationDestination(for: Trail.self) { trail in
        TrailSheet(trail: trail)
      }
    }
  }
}

#Preview {
  RoutePlanner()
}
