import Linting
import SwiftUIProject

extension SheetCloseButton {
  private static let ios15 = ExampleSettings(targets: DeploymentTargets([.iOS: "15.0"]))

  private static func home(_ modifier: String, _ rest: String = "") -> String {
    """
    struct Home: View {
      @State private var showsFilter = false
      @State private var place: Place?

      var body: some View {
        Button("Filter") { showsFilter = true }
          \(modifier.replacing("\n", with: "\n      "))
      }
    }

    struct Place: Identifiable {
      let id: Int
    }\(rest)
    """
  }

  static let offered: [Example] = [
    Example(
      "Inline content gets a stack and a button that sets the flag",
      code: home(
        """
        ⟦⟧.sheet(isPresented: $showsFilter) {
          Form {
            Text("Filter")
          }
          .navigationTitle("Filter")
        }
        """),
      fixed: home(
        """
        .sheet(isPresented: $showsFilter) {
          NavigationStack {
            Form {
              Text("Filter")
            }
            .navigationTitle("Filter")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Close") { showsFilter = false }
              }
            }
          }
        }
        """), level: .review),
    Example(
      "A view of the same file, which closes itself",
      code: home(
        ".fullScreen⟦⟧Cover(isPresented: $showsFilter) { Filter() }",
        """


        struct Filter: View {
          @State private var isOn = false

          var body: some View {
            NavigationStack {
              List {
                Toggle("Huts", isOn: $isOn)
              }
            }
          }
        }

        #Preview {
          Filter()
        }
        """),
      fixed: home(
        ".fullScreenCover(isPresented: $showsFilter) { Filter() }",
        """


        struct Filter: View {
          @State private var isOn = false
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            NavigationStack {
              List {
                Toggle("Huts", isOn: $isOn)
              }
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Close") { dismiss() }
                }
              }
            }
          }
        }

        #Preview {
          Filter()
        }
        """), level: .review),
    Example(
      "An item whose name the content has",
      code: home(
        """
        .sheet(item: $place) {⟦⟧ place in
          Text("Place \\(place.id)") // As in the list.
        }
        """),
      fixed: home(
        """
        .sheet(item: $place) { place in
          NavigationStack {
            Text("Place \\(place.id)") // As in the list.
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Close") { self.place = nil }
                }
              }
          }
        }
        """), level: .review),
    Example(
      "On one line, and a view that is shown elsewhere too",
      code: home(
        ".sheet(isPresented: $showsFilter⟦⟧) { Filter() }\n.overlay { Filter() }",
        "\n\nprivate struct Filter: View {\n  var body: some View { Text(\"Filter\") }\n}"),
      fixed: home(
        """
        .sheet(isPresented: $showsFilter) {
          NavigationStack {
            Filter()
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Close") { showsFilter = false }
                }
              }
          }
        }
        .overlay { Filter() }
        """, "\n\nprivate struct Filter: View {\n  var body: some View { Text(\"Filter\") }\n}"), level: .review),
    Example(
      "A toolbar that is there gets one more item",
      code: home(
        """
        .sheet(isPresented: $showsFilter) {⟦⟧
          NavigationStack {
            Text("Filter")
              .toolbar {
                ToolbarItem { Button("Reset") {} }
              }
          }
        }
        """),
      fixed: home(
        """
        .sheet(isPresented: $showsFilter) {
          NavigationStack {
            Text("Filter")
              .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                  Button("Close") { showsFilter = false }
                }
                ToolbarItem { Button("Reset") {} }
              }
          }
        }
        """), level: .review),
    Example(
      "A view of the same file without a stack",
      code: home(
        "⟦⟧.sheet(isPresented: $showsFilter) { Filter() }",
        "\n\nprivate struct Filter: View {\n  let limit = 2\n\n  var body: some View {\n    Text(\"Filter\")\n  }\n}"),
      fixed: home(
        ".sheet(isPresented: $showsFilter) { Filter() }",
        """


        private struct Filter: View {
          @Environment(\\.dismiss) private var dismiss
          let limit = 2

          var body: some View {
            NavigationStack {
              Text("Filter")
                .toolbar {
                  ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                  }
                }
            }
          }
        }
        """), level: .review),
    Example(
      "A view of another file with a stack of its own: the edit is there",
      code: home("⟦⟧.sheet(isPresented: $showsFilter) { Filter() }"),
      fixed: home(".sheet(isPresented: $showsFilter) { Filter() }"), level: .review, otherFiles: filter),
    Example(
      "A helper with a stack",
      code: home("⟦⟧.sheet(isPresented: $showsFilter) { filter }").addingFilter(
        """
        NavigationStack {
              Text("Filter")
            }
        """),
      fixed: home(".sheet(isPresented: $showsFilter) { filter }").addingFilter(
        """
        NavigationStack {
              Text("Filter")
                .toolbar {
                  ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { showsFilter = false }
                  }
                }
            }
        """), level: .review),
  ]

  private static let filter = [
    "Filter.swift": "struct Filter: View {\n  var body: some View {\n    NavigationStack { Text(\"Filter\") }\n  }\n}"
  ]

  static let refused: [Example] = [
    Example(
      "One of two views",
      code: home(
        """
        ⟦⟧.sheet(isPresented: $showsFilter) {
          if place == nil {
            Text("Filter")
          } else {
            Text("Place")
          }
        }
        """)),
    Example(
      "No stack on systems before iOS 16",
      code: home("⟦⟧.sheet(isPresented: $showsFilter) { Text(\"Filter\") }"), settings: ios15),
    Example(
      "A stack of its own in a view that is shown twice",
      code: home("⟦⟧.sheet(isPresented: $showsFilter) { Filter() }\n.background { Filter() }"), otherFiles: filter),
    Example(
      "The bar is hidden",
      code: home("⟦⟧.sheet(isPresented: $showsFilter) { Text(\"Filter\").toolbar(.hidden, for: .navigationBar) }")),
    Example(
      "A binding that cannot be followed",
      code: """
        struct Home: View {
          let flags: [Binding<Bool>]

          var body: some View {
            Text("Home")
              ⟦⟧.sheet(isPresented: flags[0]) { Text("Filter") }
          }
        }
        """),
  ]

  static let absent: [Example] = [
    Example(
      "It has a button",
      code: home(
        """
        ⟦⟧.sheet(isPresented: $showsFilter) {
          VStack {
            Text("Filter")
            Button("Done") { showsFilter = false }
          }
        }
        """)),
    Example(
      "Its view closes itself",
      code: home(
        "⟦⟧.sheet(isPresented: $showsFilter) { Filter() }",
        """


        struct Filter: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View { Button("Done") { dismiss() } }
        }
        """)),
    Example(
      "Its view is given the flag",
      code: home(
        "⟦⟧.sheet(isPresented: $showsFilter) { Filter(isShown: $showsFilter) }",
        """


        struct Filter: View {
          @Binding var isShown: Bool
          var body: some View { Button("Done") { isShown = false } }
        }
        """)),
    Example(
      "A helper with a button",
      code: home("⟦⟧.sheet(isPresented: $showsFilter) { filter }")
        .addingFilter("Button(\"Done\") { showsFilter = false }")),
    Example(
      "Its view is given what to do when it is done",
      code: home(
        "⟦⟧.sheet(isPresented: $showsFilter) { Filter(onDone: reset) }",
        """


        struct Filter: View {
          let onDone: () -> Void
          var body: some View { Button("Done", action: onDone) }
        }

        func reset() {}
        """)),
    Example("A popover", code: home("⟦⟧.popover(isPresented: $showsFilter) { Text(\"Filter\") }")),
    Example("In its content", code: home(".sheet(isPresented: $showsFilter) {\n  ⟦⟧Text(\"Filter\")\n}")),
  ]
}

extension String {
  /// With a helper of the view, written at the end of its body's level.
  fileprivate func addingFilter(_ body: String) -> String {
    replacing("\n}\n\nstruct Place", with: "\n\n  private var filter: some View {\n    \(body)\n  }\n}\n\nstruct Place")
  }
}
