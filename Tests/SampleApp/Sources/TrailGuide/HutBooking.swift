import SwiftUI

/// Nothing here is wrong: a selection that is presented later, a new-or-edit sheet, and a sheet with its own way out.
struct HutBooking: View {
  let huts: [Hut]
  @State private var selection: Hut.ID?
  @State private var bookedHut: Hut?
  @State private var showsHelp = false

  var body: some View {
    NavigationStack {
      List(huts, selection: $selection) { hut in
        Text(hut.name)
      }
      .navigationTitle("Book a hut")
      .toolbar {
        Button("Help") { showsHelp = true }
        Button("Book") {
          bookedHut = huts.first { $0.id == selection }
        }
        .disabled(selection == nil)
      }
      .sheet(item: $bookedHut) { hut in
        BookingForm(hut: hut)
          .presentationDetents([.medium, .large])
      }
    }
    .sheet(isPresented: $showsHelp) {
      Text("Pick a hut, then tap Book.")
    }
  }
}

struct BookingForm: View {
  let hut: Hut
  @Environment(\.dismiss) private var dismiss
  @State private var guests = 2

  var body: some View {
    NavigationStack {
      Form {
        Stepper("Guests: \(guests)", value: $guests, in: 1...8)
      }
      .navigationTitle(hut.name)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Book") { dismiss() }
        }
      }
    }
  }
}
