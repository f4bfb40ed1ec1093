import SwiftUI

struct Hut: Identifiable, Hashable {
  let id: Int
  var name: String
}

/// A destination inside the rows of a list, where it is not seen by the stack, and a title on the stack itself.
struct HutBrowser: View {
  @State private var huts = [Hut(id: 1, name: "Upper Hut"), Hut(id: 2, name: "Lower Hut")]

  var body: some View {
    NavigationStack {
      List {
        ForEach(huts) { hut in
          NavigationLink(hut.name, value: hut)
        }
        .navigationDestination(for: Hut.self) { hut in
          HutDetail(hut: hut)
        }
      }
    }
    .navigationTitle("Huts")
  }
}

struct HutDetail: View {
  let hut: Hut

  var body: some View {
    List {
      Text(hut.name)
      NavigationLink(destination: HutRules()) {
        Text("House rules")
      }
    }
  }
}

struct HutRules: View {
  var body: some View {
    Text("Boots stay at the door.")
  }
}
