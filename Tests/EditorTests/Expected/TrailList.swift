import SwiftUI

struct Trail: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct TrailList: View {
  let trails: [Trail]
  // The trail that was tapped last.
  @State private var tappedTrail: Trail?

  var body: some View {
    List(trails) { trail in
      Button("🥾 \(trail.name)") {
        tappedTrail = trail
      }
    }
    .navigationTitle("Trails")
    /* 🗺️ */ .sheet(item: $tappedTrail) { tappedTrail in
      // Opens at the trailhead.
      TrailSheet(trail: tappedTrail)
    }
  }
}

struct TrailSheet: View {
  let trail: Trail

  var body: some View {
    VStack(alignment: .leading) {
      Text(trail.name)
        .font(.title)
      Text("Bring water and a map.")
    }
    .padding()
  }
}
