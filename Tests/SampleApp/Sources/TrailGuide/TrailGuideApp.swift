import SwiftUI

@main
struct TrailGuideApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

struct RootView: View {
  @State private var gear: [GearItem] = [GearItem(id: 1, name: "Rope 🪢", isPacked: false)]

  private let trails = [Trail(id: 1, name: "Ridge Loop"), Trail(id: 2, name: "Lake Path")]

  var body: some View {
    TabView {
      NavigationStack { TrailList(trails: trails) }
        .tabItem { Label("Trails", systemImage: "map") }
      NavigationStack { GearList(gear: $gear) }
        .tabItem { Label("Gear", systemImage: "backpack") }
      TripJournal()
        .tabItem { Label("Journal", systemImage: "book") }
      HutBrowser()
        .tabItem { Label("Huts", systemImage: "house") }
      TripLibrary(trips: [Trip(id: 1, title: "Three Peaks")])
        .tabItem { Label("Library", systemImage: "books.vertical") }
      RoutePlanner()
        .tabItem { Label("Routes", systemImage: "point.topleft.down.to.point.bottomright.curvepath") }
      WeatherBoard(stations: [Station(id: 1, name: "Summit")])
        .tabItem { Label("Weather", systemImage: "cloud.snow") }
      SettingsScreen()
        .tabItem { Label("Settings", systemImage: "gear") }
    }
  }
}
