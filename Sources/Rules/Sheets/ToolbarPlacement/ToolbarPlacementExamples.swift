import Linting
import SwiftUIProject

enum ToolbarPlacementExamples {
  /// A sheet with a stack and the given lines in its toolbar.
  private static func sheet(_ toolbar: String, helpers: String = "") -> String {
    """
    struct Books: View {
      @State private var isAdding = false

      var body: some View {
        Button("New") { isAdding = true }.sheet(isPresented: $isAdding) { AddBook() }
      }
    }

    struct AddBook: View {
      @Environment(\\.dismiss) private var dismiss
      @State private var title = ""

      var body: some View {
        NavigationStack {
          TextField("Title", text: $title)
            .toolbar {
              \(toolbar.replacing("\n", with: "\n          "))
            }
        }
      }
    \(helpers)}
    """
  }

  private static func flagged(
    _ note: String, _ before: String, _ after: String?, helpers: (before: String, after: String) = ("", ""),
    settings: ExampleSettings = ExampleSettings()
  ) -> Example {
    Example(
      note, code: sheet(before, helpers: helpers.before), fixed: after.map { sheet($0, helpers: helpers.after) },
      level: after == nil ? FixLevel.none : .review, settings: settings)
  }

  static let flagged = [
    flagged(
      "Leading and trailing",
      """
      ⟦ToolbarItem(placement:⟧ .topBarLeading) {
        Button("Cancel") { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { dismiss() }
      }
      """,
      """
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { dismiss() }
      }
      """),
    flagged(
      "Plain buttons, which get their items together",
      """
      ⟦Button⟧("Cancel") { dismiss() }
      // Keeps the book.
      Button("Save") {
        print(title)
        dismiss()
      }
      .disabled(title.isEmpty)
      Button("Scan") { print("Scan") }
      Text("Draft")
      """,
      """
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
      }
      // Keeps the book.
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") {
          print(title)
          dismiss()
        }
        .disabled(title.isEmpty)
      }
      ToolbarItem {
        Button("Scan") { print("Scan") }
      }
      ToolbarItemGroup {
        Text("Draft")
      }
      """),
    flagged(
      "An item without a placement, with a sign of progress in place of the button",
      """
      ⟦ToolbarItem⟧ {
        if title.isEmpty {
          ProgressView()
        } else {
          Button { dismiss() } label: { Text("Save").bold() }
        }
      }
      """,
      """
      ToolbarItem(placement: .confirmationAction) {
        if title.isEmpty {
          ProgressView()
        } else {
          Button { dismiss() } label: { Text("Save").bold() }
        }
      }
      """),
    flagged(
      "The two the wrong way round, with the words in the app's strings",
      """
      ⟦ToolbarItem(id:⟧ "cancel", placement: .confirmationAction) {
        Button(NSLocalizedString("Cancel", comment: "")) { dismiss() }
      }
      """,
      """
      ToolbarItem(id: "cancel", placement: .cancellationAction) {
        Button(NSLocalizedString("Cancel", comment: "")) { dismiss() }
      }
      """),
    flagged(
      "The items and a button in helpers of the view", "items", "items",
      helpers: (
        """

          @ToolbarContentBuilder private var items: some ToolbarContent {
            ⟦ToolbarItem(placement:⟧ .primaryAction) { done }
          }

          private var done: some View { Button("Done", action: { dismiss() }) }

        """,
        """

          @ToolbarContentBuilder private var items: some ToolbarContent {
            ToolbarItem(placement: .confirmationAction) { done }
          }

          private var done: some View { Button("Done", action: { dismiss() }) }

        """
      )),
    flagged(
      "“Add” that completes the sheet",
      """
      ⟦ToolbarItem(placement:⟧ .automatic) {
        Button("Add") {
          print(title)
          dismiss()
        }
      }
      """,
      """
      ToolbarItem(placement: .confirmationAction) {
        Button("Add") {
          print(title)
          dismiss()
        }
      }
      """),
    flagged(
      "A button that shares its item",
      """
      ⟦ToolbarItemGroup(placement:⟧ .topBarTrailing) {
        Button("Scan") { print("Scan") }
        Button("Save") { dismiss() }
      }
      """, nil),
    flagged(
      "A choice among plain buttons, which items cannot make on older systems",
      """
      if title.isEmpty {
        ⟦Button⟧("Cancel") { dismiss() }
      }
      """, nil, settings: ExampleSettings(targets: DeploymentTargets([.iOS: "15.0"]))),
    Example(
      "A cover whose content is written in place, in a branch for one platform",
      code: """
        struct Books: View {
          @State private var isShown = false

          var body: some View {
            Button("About") { isShown = true }
              .fullScreenCover(isPresented: $isShown) {
                NavigationStack {
                  Text("About")
                    .toolbar {
                      #if os(iOS)
                        ⟦ToolbarItem(placement:⟧ .navigationBarTrailing) { Button("Done") { isShown = false } }
                      #endif
                    }
                }
              }
          }
        }
        """,
      fixed: """
        struct Books: View {
          @State private var isShown = false

          var body: some View {
            Button("About") { isShown = true }
              .fullScreenCover(isPresented: $isShown) {
                NavigationStack {
                  Text("About")
                    .toolbar {
                      #if os(iOS)
                        ToolbarItem(placement: .confirmationAction) { Button("Done") { isShown = false } }
                      #endif
                    }
                }
              }
          }
        }
        """, level: .review),
  ]

  private static func allowed(_ note: String, _ toolbar: String, helpers: String = "") -> Example {
    Example(note, code: sheet(toolbar, helpers: helpers))
  }

  static let allowed = [
    allowed(
      "Placed by what they mean",
      """
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { dismiss() }
      }
      """),
    allowed(
      "Other bars",
      """
      ToolbarItem(placement: .bottomBar) {
        Button("Save") { dismiss() }
      }
      ToolbarItemGroup(placement: .keyboard) {
        Button("Done") { print("Keyboard") }
      }
      """),
    allowed(
      "Buttons that neither cancel nor confirm, and “Add” for a row",
      """
      ToolbarItem(placement: .topBarLeading) {
        Button("Close") { dismiss() }
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button("Add") { title = "New" }
      }
      """),
    allowed(
      "The only button closes the sheet",
      """
      ToolbarItem(placement: .cancellationAction) {
        Button("Done") { dismiss() }
      }
      """),
    allowed(
      "“Done” is the end of a mode here",
      """
      ToolbarItem(placement: .topBarTrailing) {
        if title.isEmpty {
          Button("Edit") { title = "New" }
        } else {
          Button("Done") { title = "" }
        }
      }
      """),
    allowed(
      "A placement of the project's own, and one that depends",
      """
      ToolbarItem(placement: .closing) {
        Button("Cancel") { dismiss() }
      }
      ToolbarItem(placement: title.isEmpty ? .topBarLeading : .topBarTrailing) {
        Button("Save") { dismiss() }
      }
      """,
      helpers: """
        }

        extension ToolbarItemPlacement {
          static var closing: Self { .cancellationAction }

        """),
    allowed(
      "Words that are no literals",
      """
      ToolbarItem(placement: .topBarTrailing) {
        Button(title) { dismiss() }
      }
      """),
    Example(
      "A view that is pushed in another place, and one that is no sheet",
      code: """
        struct Books: View {
          @State private var isAdding = false

          var body: some View {
            NavigationStack {
              NavigationLink("Edit") { EditBook() }
                .sheet(isPresented: $isAdding) { NavigationStack { EditBook() } }
                .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") { isAdding = true } } }
            }
          }
        }

        struct EditBook: View {
          var body: some View {
            Text("Book").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") {} } }
          }
        }
        """),
    Example(
      "Nothing in sight shows the view in a sheet",
      code: """
        struct EditBook: View {
          var body: some View {
            NavigationStack {
              Text("Book").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") {} } }
            }
          }
        }
        """),
    Example(
      "A preview",
      code: """
        #Preview {
          Text("Books").sheet(isPresented: .constant(true)) {
            NavigationStack { Text("Help").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Done") {} } } }
          }
        }
        """),
    Example(
      "A button of the project's own",
      code: """
        struct Books: View {
          @State private var isShown = false

          var body: some View {
            Text("Books").sheet(isPresented: $isShown) {
              NavigationStack { Text("Help").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Done") } } }
            }
          }
        }

        struct Button: View {
          let title: String
          init(_ title: String) { self.title = title }
          var body: some View { Text(title) }
        }
        """),
  ]
}
