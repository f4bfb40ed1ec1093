import Linting

enum ItemParameterIgnoredExamples {
  static let flagged = [
    Example(
      "The content forces the optional",
      code: #"""
        struct Trip: Identifiable { let id: Int }

        struct TripList: View {
          @State private var selected: Trip?

          var body: some View {
            Text("Trips")
              .sheet(item: $selected) { ⟦_⟧ in
                Text("Trip \(selected!.id)")
                Button("Close") { selected = nil }
              }
          }
        }
        """#,
      fixed: #"""
        struct Trip: Identifiable { let id: Int }

        struct TripList: View {
          @State private var selected: Trip?

          var body: some View {
            Text("Trips")
              .sheet(item: $selected) { selected in
                Text("Trip \(selected.id)")
                Button("Close") { self.selected = nil }
              }
          }
        }
        """#),
    Example(
      "The content unwraps it again",
      code: #"""
        struct Trip: Identifiable { let id: Int }

        struct TripList: View {
          @State private var selected: Trip?

          var body: some View {
            Text("Trips")
              .fullScreenCover(item: $selected) { ⟦item⟧ in
                if let trip = selected {
                  Text("Trip \(trip.id)")
                    .bold()
                }
              }
          }
        }
        """#,
      fixed: #"""
        struct Trip: Identifiable { let id: Int }

        struct TripList: View {
          @State private var selected: Trip?

          var body: some View {
            Text("Trips")
              .fullScreenCover(item: $selected) { trip in
                Text("Trip \(trip.id)")
                  .bold()
              }
          }
        }
        """#),
    Example(
      "The message of an alert",
      code: #"""
        struct Board: View {
          @State private var fault: String?

          var body: some View {
            Text("Board")
              .alert("Failed", item: $fault) { _ in
                Button("OK") {}
              } message: { ⟦_⟧ in
                Text(fault!)
              }
          }
        }
        """#,
      fixed: #"""
        struct Board: View {
          @State private var fault: String?

          var body: some View {
            Text("Board")
              .alert("Failed", item: $fault) { _ in
                Button("OK") {}
              } message: { fault in
                Text(fault)
              }
          }
        }
        """#, settings: ExampleSettings(sdk: 27)),
    Example(
      "Something shows while there is no value",
      code: #"""
        struct Trip: Identifiable { let id: Int }

        struct TripList: View {
          @State private var selected: Trip?

          var body: some View {
            Text("Trips").sheet(item: $selected) { ⟦_⟧ in Text("Trip \(selected?.id ?? 0)") }
          }
        }
        """#),
  ]

  static let allowed = [
    Example(
      "The parameter is used",
      code: #"""
        struct Trip: Identifiable { let id: Int }

        struct TripList: View {
          @State private var selected: Trip?

          var body: some View {
            Text("Trips").sheet(item: $selected) { trip in
              Button("Close \(trip.id)") { if selected != nil { selected = nil } }
            }
          }
        }
        """#),
    Example(
      "The content does not need the value",
      code: #"""
        struct Trip: Identifiable { let id: Int }

        struct TripList: View {
          @State private var selected: Trip?

          var body: some View {
            Text("Trips").sheet(item: $selected) { _ in Button("Close") { selected = nil } }
          }
        }
        """#),
    Example(
      "A binding writes back, which the parameter cannot",
      code: #"""
        struct Trip: Identifiable { let id: Int }

        struct TripEditor: View {
          @Binding var trip: Trip?
          var body: some View { Text("Edit") }
        }

        struct TripList: View {
          @State private var selected: Trip?

          var body: some View {
            Text("Trips").sheet(item: $selected) { _ in TripEditor(trip: $selected) }
          }
        }
        """#),
    Example(
      "A change in place writes back",
      code: #"""
        struct Trip: Identifiable {
          let id: Int
          var title = ""
        }

        struct TripList: View {
          @State private var selected: Trip?

          var body: some View {
            Text("Trips").sheet(item: $selected) { _ in
              Button("Clear") {
                selected!.title = ""
                print(selected!.title)
              }
            }
          }
        }
        """#),
  ]
}
