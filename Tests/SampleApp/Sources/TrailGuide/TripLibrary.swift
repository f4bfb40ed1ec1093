import SwiftUI

struct Trip: Identifiable, Hashable {
  let id: Int
  var title: String
}

/// A column width on the split view instead of on the column, and a detail column that can be empty.
struct TripLibrary: View {
  let trips: [Trip]
  @State private var selection: Trip.ID?

  var body: some View {
    NavigationSplitView {
      List(trips, selection: $selection) { trip in
        Text(trip.title)
      }
      .navigationTitle("Trips")
    } detail: {
      if let trip = trips.first(where: { $0.id == selection }) {
        TripDetail(trip: trip)
      }
    }
    .navigationSplitViewColumnWidth(min: 220, ideal: 280, max: 360)
  }
}

struct TripDetail: View {
  let trip: Trip

  var body: some View {
    TripNotes(trip: trip)
      .navigationTitle(trip.title)
  }
}
