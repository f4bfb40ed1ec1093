import Linting

enum RedundantItemResetExamples {
  static let flagged = [
    Example(
      "An action that clears the item at its end",
      code: #"""
        struct Trip: Identifiable { let id: Int }

        struct TripList: View {
          @State private var doomed: Trip?

          var body: some View {
            Text("Trips")
              .alert("Delete this trip?", item: $doomed) { trip in
                Button("Delete", role: .destructive) {
                  delete(trip)
                  ⟦doomed = nil⟧
                }
              }
          }

          private func delete(_ trip: Trip) {}
        }
        """#,
      fixed: #"""
        struct Trip: Identifiable { let id: Int }

        struct TripList: View {
          @State private var doomed: Trip?

          var body: some View {
            Text("Trips")
              .alert("Delete this trip?", item: $doomed) { trip in
                Button("Delete", role: .destructive) {
                  delete(trip)
                }
              }
          }

          private func delete(_ trip: Trip) {}
        }
        """#, settings: ExampleSettings(sdk: 27)),
    Example(
      "A cancel button needs no action at all",
      code: #"""
        final class Model: ObservableObject { @Published var fault: String? }

        struct Board: View {
          @StateObject private var model = Model()

          var body: some View {
            Text("Board")
              .confirmationDialog("Failed", item: $model.fault) { _ in
                Button("Close", role: .cancel) { ⟦self.model.fault = nil⟧ }
              }
          }
        }
        """#,
      fixed: #"""
        final class Model: ObservableObject { @Published var fault: String? }

        struct Board: View {
          @StateObject private var model = Model()

          var body: some View {
            Text("Board")
              .confirmationDialog("Failed", item: $model.fault) { _ in
                Button("Close", role: .cancel) {}
              }
          }
        }
        """#, settings: ExampleSettings(sdk: 27)),
    Example(
      "An older alert does it too",
      code: #"""
        struct Fault: Identifiable { let id: Int }

        struct Board: View {
          @State private var fault: Fault?

          var body: some View {
            Text("Board").alert(item: $fault) { _ in
              Alert(title: Text("Failed"), dismissButton: .default(Text("Retry"), action: { retry(); ⟦fault = nil⟧ }))
            }
          }

          private func retry() {}
        }
        """#,
      fixed: #"""
        struct Fault: Identifiable { let id: Int }

        struct Board: View {
          @State private var fault: Fault?

          var body: some View {
            Text("Board").alert(item: $fault) { _ in
              Alert(title: Text("Failed"), dismissButton: .default(Text("Retry"), action: { retry() }))
            }
          }

          private func retry() {}
        }
        """#),
    Example(
      "The only statement of an `Alert.Button`, which needs no action",
      code: """
        struct Reply: Identifiable { let id: Int }

        struct Telegraph: View {
          @State private var reply: Reply?

          var body: some View {
            Button("Send") { reply = Reply(id: 1) }
              .alert(item: $reply) { _ in
                Alert(title: Text("Sent"), dismissButton: .default(Text("OK"), action: {
                  ⟦self.reply = nil⟧
                }))
              }
          }
        }
        """,
      fixed: """
        struct Reply: Identifiable { let id: Int }

        struct Telegraph: View {
          @State private var reply: Reply?

          var body: some View {
            Button("Send") { reply = Reply(id: 1) }
              .alert(item: $reply) { _ in
                Alert(title: Text("Sent"), dismissButton: .default(Text("OK")))
              }
          }
        }
        """),
    Example(
      "The same behind a button without a title",
      code: """
        struct Reply: Identifiable { let id: Int }

        struct Telegraph: View {
          @State private var reply: Reply?

          var body: some View {
            Button("Send") { reply = Reply(id: 1) }
              .alert(item: $reply) { _ in
                Alert(title: Text("Sent"), dismissButton: .cancel { ⟦reply = nil⟧ })
              }
          }
        }
        """,
      fixed: """
        struct Reply: Identifiable { let id: Int }

        struct Telegraph: View {
          @State private var reply: Reply?

          var body: some View {
            Button("Send") { reply = Reply(id: 1) }
              .alert(item: $reply) { _ in
                Alert(title: Text("Sent"), dismissButton: .cancel())
              }
          }
        }
        """),
  ]

  static let allowed = [
    Example(
      "The next alert comes from the same state",
      code: #"""
        struct Fault: Identifiable { let id: Int }

        struct Board: View {
          @State private var fault: Fault?

          var body: some View {
            Text("Board").alert(item: $fault) { _ in
              Alert(title: Text("Failed"), dismissButton: .default(Text("Next")) { fault = Fault(id: 2) })
            }
          }
        }
        """#),
    Example(
      "Another state is cleared",
      code: #"""
        struct Fault: Identifiable { let id: Int }

        struct Board: View {
          @State private var fault: Fault?
          @State private var selection: Fault?

          var body: some View {
            Text("Board").alert(item: $fault) { _ in
              Alert(title: Text("Failed"), dismissButton: .default(Text("OK")) { selection = nil })
            }
          }
        }
        """#),
    Example(
      "A sheet's button has to close it",
      code: #"""
        struct Fault: Identifiable { let id: Int }

        struct Board: View {
          @State private var fault: Fault?

          var body: some View {
            Text("Board").sheet(item: $fault) { _ in Button("Close") { fault = nil } }
          }
        }
        """#),
    Example(
      "Something comes behind it",
      code: #"""
        struct Fault: Identifiable { let id: Int }

        struct Board: View {
          @State private var fault: Fault?

          var body: some View {
            Text("Board").alert(item: $fault) { _ in
              Alert(title: Text("Failed"), dismissButton: .default(Text("OK")) { fault = nil; print(fault == nil) })
            }
          }
        }
        """#),
  ]
}
