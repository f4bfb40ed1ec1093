import SwiftUI

/// A dialog and an alert that each have a flag beside the value they ask about.
struct PackingList: View {
  @State private var items: [GearItem] = []
  @State private var asksBeforeDelete = false
  @State private var doomedItem: GearItem?
  @State private var showsWeight = false
  @State private var weighedItem: GearItem?

  var body: some View {
    List(items) { item in
      HStack {
        Text(item.name)
        Spacer()
        Button("Weigh") {
          weighedItem = item
          showsWeight = true
        }
        Button("Delete") {
          doomedItem = item
          asksBeforeDelete = true
        }
      }
    }
    .confirmationDialog("Delete this item?", isPresented: $asksBeforeDelete) {
      if let doomedItem {
        Button("Delete \(doomedItem.name)") {
          items.removeAll { $0.id == doomedItem.id }
        }
      }
    }
    .alert("Weight", isPresented: $showsWeight, presenting: weighedItem) { _ in
      Button("OK") {}
    } message: { item in
      Text("\(item.name) weighs little.")
    }
  }
}
