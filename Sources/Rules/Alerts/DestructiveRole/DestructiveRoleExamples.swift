import Linting

enum DestructiveRoleExamples {
  static let flagged = [
    Example(
      "A dialog before something is deleted",
      code: #"""
        struct TripRow: View {
          @State private var asks = false
          let delete: () -> Void

          var body: some View {
            Button("Delete") { asks = true }
              .confirmationDialog("Delete this trip?", isPresented: $asks) {
                ⟦Button⟧("Delete trip") { delete() }
              }
          }
        }
        """#,
      fixed: #"""
        struct TripRow: View {
          @State private var asks = false
          let delete: () -> Void

          var body: some View {
            Button("Delete") { asks = true }
              .confirmationDialog("Delete this trip?", isPresented: $asks) {
                Button("Delete trip", role: .destructive) { delete() }
              }
          }
        }
        """#, level: .review),
    Example(
      "An alert's button with a label of its own",
      code: #"""
        struct CacheRow: View {
          @State private var asks = false
          let name: String

          var body: some View {
            Text(name).alert("Empty the cache?", isPresented: $asks) {
              ⟦Button⟧ { print("gone") } label: { Text("Erase \(name)").bold() }
            }
          }
        }
        """#,
      fixed: #"""
        struct CacheRow: View {
          @State private var asks = false
          let name: String

          var body: some View {
            Text(name).alert("Empty the cache?", isPresented: $asks) {
              Button(role: .destructive) { print("gone") } label: { Text("Erase \(name)").bold() }
            }
          }
        }
        """#, level: .review),
    Example(
      "A function as the action",
      code: #"""
        struct PhotoRow: View {
          @State private var doomed: String?
          @State private var asks = false

          var body: some View {
            Text("Photo").alert("Sure?", isPresented: $asks, presenting: doomed) { _ in
              ⟦Button⟧("Remove", action: remove)
            }
          }

          private func remove() {}
        }
        """#,
      fixed: #"""
        struct PhotoRow: View {
          @State private var doomed: String?
          @State private var asks = false

          var body: some View {
            Text("Photo").alert("Sure?", isPresented: $asks, presenting: doomed) { _ in
              Button("Remove", role: .destructive, action: remove)
            }
          }

          private func remove() {}
        }
        """#, level: .review),
    Example(
      "A default button of an older alert",
      code: #"""
        struct NoteRow: View {
          @State private var asks = false

          var body: some View {
            Text("Note").alert(isPresented: $asks) {
              Alert(title: Text("Sure?"), primaryButton: .⟦default⟧(Text("Delete")), secondaryButton: .cancel())
            }
          }
        }
        """#,
      fixed: #"""
        struct NoteRow: View {
          @State private var asks = false

          var body: some View {
            Text("Note").alert(isPresented: $asks) {
              Alert(title: Text("Sure?"), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
            }
          }
        }
        """#, level: .review),
  ]

  static let allowed = [
    Example(
      "The role is there, also where it depends",
      code: #"""
        struct TripRow: View {
          @State private var asks = false
          let isShared: Bool

          var body: some View {
            Text("Trip").confirmationDialog("Delete?", isPresented: $asks) {
              Button("Delete", role: .destructive) {}
              Button("Remove", role: isShared ? nil : .destructive) {}
            }
          }
        }
        """#),
    Example(
      "A button that only asks, outside of the dialog",
      code: #"""
        struct TripRow: View {
          @State private var asks = false

          var body: some View {
            Button("Delete") { asks = true }.alert("Delete?", isPresented: $asks) { Button("OK") {} }
          }
        }
        """#),
    Example(
      "Words that only begin alike, and labels that are no literals",
      code: #"""
        struct List2: View {
          @State private var asks = false
          let title: String

          var body: some View {
            Text("List").alert("Sort?", isPresented: $asks) {
              Button("Deleted last") {}
              Button("Removed items") {}
              Button(title) {}
            }
          }
        }
        """#),
    Example(
      "A sheet's own buttons",
      code: #"""
        struct Editor: View {
          @State private var edits = false

          var body: some View {
            Text("Trip").sheet(isPresented: $edits) { Button("Delete") {} }
          }
        }
        """#),
  ]
}
