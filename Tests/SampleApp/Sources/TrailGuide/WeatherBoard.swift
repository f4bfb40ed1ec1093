import SwiftUI

struct Station: Identifiable, Hashable {
  let id: Int
  var name: String
}

/// Two columns made by hand: no size class, no stored switch and no cap on the width of the second one.
struct WeatherBoard: View {
  let stations: [Station]
  @State private var selection: Station.ID?
  @State private var showsWarnings = true

  var body: some View {
    HStack(spacing: 0) {
      List(stations, selection: $selection) { station in
        Text(station.name)
      }
      if showsWarnings {
        Divider()
        List {
          Text("Wind from the west")
          Text("Snow above 2,000 m")
        }
      }
    }
    .toolbar {
      Button("Warnings") { showsWarnings.toggle() }
    }
  }
}
