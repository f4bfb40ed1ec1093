import Linting

extension SheetOwnsActions {
  static let flagged: [Example] = fixed + unfixed

  private static let fixed: [Example] = [
    Example(
      "A closure that only closes the sheet",
      code: #"""
        struct TrailList: View {
          @State private var showsFilter = false

          var body: some View {
            Button("Filter") { showsFilter = true }
              .sheet(isPresented: $showsFilter) {
                FilterSheet(⟦onCancel⟧: { showsFilter = false })
              }
          }
        }

        struct FilterSheet: View {
          let onCancel: () -> Void

          var body: some View {
            Button("Cancel", action: onCancel)
          }
        }
        """#,
      fixed: #"""
        struct TrailList: View {
          @State private var showsFilter = false

          var body: some View {
            Button("Filter") { showsFilter = true }
              .sheet(isPresented: $showsFilter) {
                FilterSheet()
              }
          }
        }

        struct FilterSheet: View {
          @Environment(\.dismiss) private var dismiss

          var body: some View {
            Button("Cancel", action: { dismiss() })
          }
        }
        """#),
    Example(
      "A flag that is only set to false",
      code: #"""
        struct Profile: View {
          @State private var showsHelp = false

          var body: some View {
            Button("Help") { showsHelp = true }
              .fullScreenCover(isPresented: $showsHelp) {
                NavigationStack { HelpPage(topic: "Profile", ⟦isPresented⟧: $showsHelp) }
              }
          }
        }

        struct HelpPage: View {
          let topic: String
          @Binding var isPresented: Bool

          var body: some View {
            Button("Done") { isPresented = false }
            Button("Close") { withAnimation { self.isPresented.toggle() } }
          }
        }

        #Preview {
          HelpPage(topic: "Preview", isPresented: .constant(true))
        }
        """#,
      fixed: #"""
        struct Profile: View {
          @State private var showsHelp = false

          var body: some View {
            Button("Help") { showsHelp = true }
              .fullScreenCover(isPresented: $showsHelp) {
                NavigationStack { HelpPage(topic: "Profile") }
              }
          }
        }

        struct HelpPage: View {
          @Environment(\.dismiss) private var dismiss
          let topic: String

          var body: some View {
            Button("Done") { dismiss() }
            Button("Close") { withAnimation { dismiss() } }
          }
        }

        #Preview {
          HelpPage(topic: "Preview")
        }
        """#),
    Example(
      "When the first trailing closure goes, the next one loses its label",
      code: #"""
        struct Trail: Identifiable {
          let id: Int
        }

        struct Trails: View {
          @State private var edited: Trail?

          var body: some View {
            Button("Edit") { edited = Trail(id: 1) }
              .sheet(item: $edited) { trail in
                ⟦TrailEditor⟧(trail: trail) {
                  edited = nil
                } onRename: { name in
                  print(name)
                }
              }
          }
        }

        struct TrailEditor: View {
          let trail: Trail
          /// Closes the editor.
          let onCancel: @MainActor () -> Void
          let onRename: (String) -> Void

          var body: some View {
            Button("Cancel") { onCancel() }
            Button("Rename") {
              onRename("New")
              onCancel()
            }
          }
        }
        """#,
      fixed: #"""
        struct Trail: Identifiable {
          let id: Int
        }

        struct Trails: View {
          @State private var edited: Trail?

          var body: some View {
            Button("Edit") { edited = Trail(id: 1) }
              .sheet(item: $edited) { trail in
                TrailEditor(trail: trail) { name in
                  print(name)
                }
              }
          }
        }

        struct TrailEditor: View {
          @Environment(\.dismiss) private var dismiss
          let trail: Trail
          let onRename: (String) -> Void

          var body: some View {
            Button("Cancel") { dismiss() }
            Button("Rename") {
              onRename("New")
              dismiss()
            }
          }
        }
        """#),
    Example(
      "A written initialiser loses the parameter, a model's flag drives the sheet",
      code: #"""
        final class HutModel: ObservableObject {
          @Published var books = false
        }

        struct HutScreen: View {
          @ObservedObject var model: HutModel

          var body: some View {
            Text("Hut").sheet(isPresented: $model.books) { booking }
          }

          private var booking: some View {
            ⟦BookingForm⟧(nights: 2) {
              model.books = false
            }
            .padding()
          }
        }

        struct BookingForm: View {
          @Environment(\.colorScheme) private var colorScheme
          private let nights: Int
          private let close: () -> Void

          init(
            nights: Int,
            onClose: @escaping () -> Void
          ) {
            self.nights = nights
            close = onClose
          }

          var body: some View { Button("Close \(nights)") { close() } }
        }
        """#,
      fixed: #"""
        final class HutModel: ObservableObject {
          @Published var books = false
        }

        struct HutScreen: View {
          @ObservedObject var model: HutModel

          var body: some View {
            Text("Hut").sheet(isPresented: $model.books) { booking }
          }

          private var booking: some View {
            BookingForm(nights: 2)
              .padding()
          }
        }

        struct BookingForm: View {
          @Environment(\.colorScheme) private var colorScheme
          @Environment(\.dismiss) private var dismiss
          private let nights: Int

          init(
            nights: Int
          ) {
            self.nights = nights
          }

          var body: some View { Button("Close \(nights)") { dismiss() } }
        }
        """#),
    Example(
      "The view and its extension are in other files",
      code: #"""
        struct MapScreen: View {
          @State private var showsLegend = false

          var body: some View {
            Text("Map").popover(isPresented: $showsLegend) { Legend(⟦isShown⟧: $showsLegend) { Text("Paths") } }
          }
        }
        """#,
      fixed: #"""
        struct MapScreen: View {
          @State private var showsLegend = false

          var body: some View {
            Text("Map").popover(isPresented: $showsLegend) { Legend { Text("Paths") } }
          }
        }
        """#,
      level: .review,
      otherFiles: [
        "Legend.swift": #"""
        struct Legend<Content: View>: View {
          @Environment(\.dismiss) var leave
          @Binding var isShown: Bool
          @ViewBuilder let content: () -> Content

          var body: some View { VStack { content(); doneButton } }
        }

        #Preview { Legend(isShown: .constant(true)) { Text("Streets") } }
        """#,
        "LegendButtons.swift": #"""
        extension Legend {
          var doneButton: some View { Button("Done") { isShown = false } }
        }
        """#,
      ]),
    Example(
      "A view that is made in two places",
      code: #"""
        struct CampMap: View {
          @State private var showsKey = false
          @State private var showsHelp = false

          var body: some View {
            VStack {
              Text("Key").sheet(isPresented: $showsKey) { Page(text: "Key", ⟦close⟧: { showsKey = false }) }
              Text("Help").sheet(isPresented: $showsHelp) { Page(text: "Help", ⟦close⟧: { showsHelp = false }) }
            }
          }
        }

        private struct Page: View {
          let text: String
          let close: () -> Void

          var body: some View { Button(text) { close() } }
        }
        """#,
      fixed: #"""
        struct CampMap: View {
          @State private var showsKey = false
          @State private var showsHelp = false

          var body: some View {
            VStack {
              Text("Key").sheet(isPresented: $showsKey) { Page(text: "Key") }
              Text("Help").sheet(isPresented: $showsHelp) { Page(text: "Help") }
            }
          }
        }

        private struct Page: View {
          @Environment(\.dismiss) private var dismiss
          let text: String

          var body: some View { Button(text) { dismiss() } }
        }
        """#,
      level: .review),
    Example(
      "A closure and a member with the name that is needed",
      code: #"""
        struct Notes: View {
          @State private var writes = false
          @State private var draws = false

          var body: some View {
            VStack {
              Text("Notes").sheet(isPresented: $writes) { NoteEditor(⟦dismiss⟧: { writes = false }) }
              Text("Sketches").sheet(isPresented: $draws) { Sketch(⟦onDone⟧: { draws = false }) }
            }
          }
        }

        struct NoteEditor: View {
          var dismiss: () -> Void

          var body: some View { Button("Done") { dismiss() } }
        }

        struct Sketch: View {
          let onDone: () -> Void

          var body: some View { Button("Done", action: dismiss) }

          private func dismiss() { onDone() }
        }
        """#,
      fixed: #"""
        struct Notes: View {
          @State private var writes = false
          @State private var draws = false

          var body: some View {
            VStack {
              Text("Notes").sheet(isPresented: $writes) { NoteEditor() }
              Text("Sketches").sheet(isPresented: $draws) { Sketch(onDone: { draws = false }) }
            }
          }
        }

        struct NoteEditor: View {
          @Environment(\.dismiss) private var dismiss

          var body: some View { Button("Done") { dismiss() } }
        }

        struct Sketch: View {
          let onDone: () -> Void

          var body: some View { Button("Done", action: dismiss) }

          private func dismiss() { onDone() }
        }
        """#),
    Example(
      "A member with the name that is needed keeps it; what runs later needs a look",
      code: #"""
        struct Sketches: View {
          @State private var draws = false

          var body: some View {
            Text("Sketches").sheet(isPresented: $draws) { Sketch(⟦onDone⟧: { draws = false }) }
          }
        }

        struct Sketch: View {
          let onDone: () -> Void

          var body: some View { Button("Done", action: dismiss) }

          private func dismiss() {
            Task {
              await Task.yield()
              onDone()
            }
          }
        }
        """#,
      fixed: #"""
        struct Sketches: View {
          @State private var draws = false

          var body: some View {
            Text("Sketches").sheet(isPresented: $draws) { Sketch() }
          }
        }

        struct Sketch: View {
          @Environment(\.dismiss) private var dismissView

          var body: some View { Button("Done", action: dismiss) }

          private func dismiss() {
            Task {
              await Task.yield()
              dismissView()
            }
          }
        }
        """#,
      level: .review),
    Example(
      "Where the closure was left out, a button did nothing",
      code: #"""
        struct Tips: View {
          @State private var showsFirst = false
          @State private var showsSecond = false

          var body: some View {
            VStack {
              Text("First").sheet(isPresented: $showsFirst) { Tip(⟦onClose⟧: { showsFirst = false }) }
              Text("Second").sheet(isPresented: $showsSecond) { Tip() }
            }
          }
        }

        struct Tip: View {
          var onClose: (() -> Void)?

          var body: some View { Button("Close") { onClose?() } }
        }
        """#,
      fixed: #"""
        struct Tips: View {
          @State private var showsFirst = false
          @State private var showsSecond = false

          var body: some View {
            VStack {
              Text("First").sheet(isPresented: $showsFirst) { Tip() }
              Text("Second").sheet(isPresented: $showsSecond) { Tip() }
            }
          }
        }

        struct Tip: View {
          @Environment(\.dismiss) private var dismiss

          var body: some View { Button("Close") { dismiss() } }
        }
        """#,
      level: .review),
  ]
}
