import SwiftUI

/// An inspector whose column width is set outside of its content.
struct TripNotes: View {
  let trip: Trip
  @State private var notes = ""
  @State private var showsInspector = true

  var body: some View {
    TextEditor(text: $notes)
      .inspector(isPresented: $showsInspector) {
        Form {
          LabeledContent("Trip", value: trip.title)
          LabeledContent("Length", value: "\(notes.count)")
        }
      }
      .inspectorColumnWidth(min: 200, ideal: 260, max: 320)
      .toolbar {
        Button("Inspector", systemImage: "sidebar.trailing") {
          showsInspector.toggle()
        }
      }
  }
}
