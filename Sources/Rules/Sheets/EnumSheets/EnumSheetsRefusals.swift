import Linting

/// Sheets of one view that no fix can join.
let refusedEnumSheets = [
  Example(
    "A sheet and a cover share the one place, but no modifier.",
    code: """
      struct Library: View {
        @State private var showSettings = false
        @State private var showCamera = false

        var body: some View {
          HStack {
            Button("Settings") { showSettings = true }
            Button("Camera") { showCamera = true }
          }
          .⟦sheet(isPresented:⟧ $showSettings) { Text("Settings") }
          .fullScreenCover(isPresented: $showCamera) { Text("Camera") }
        }
      }
      """, severity: .information),
  Example(
    "Each has something else to do when it closes.",
    code: """
      struct Library: View {
        @State private var showSettings = false
        @State private var showTags = false

        var body: some View {
          HStack {
            Button("Settings") { showSettings = true }
            Button("Tags") { showTags = true }
          }
          .⟦sheet(isPresented:⟧ $showSettings, onDismiss: { print("settings") }) { Text("Settings") }
          .sheet(isPresented: $showTags) { Text("Tags") }
        }
      }
      """, severity: .information),
  Example(
    "The next one is opened when the first closes.",
    code: """
      struct Setup: View {
        @State private var showFirst = false
        @State private var showSecond = false

        var body: some View {
          Button("Start") { showFirst = true }
            .⟦sheet(isPresented:⟧ $showFirst, onDismiss: { showSecond = true }) { Text("First") }
            .sheet(isPresented: $showSecond, onDismiss: { showSecond = true }) { Text("Second") }
        }
      }
      """, severity: .information),
  Example(
    "A flag that starts as true, and a second one.",
    code: """
      struct Library: View {
        @State private var showWelcome = true
        @State private var showTags = false

        var body: some View {
          Button("Tags") { showTags = true }
            .⟦sheet(isPresented:⟧ $showWelcome) { Text("Welcome") }
            .sheet(isPresented: $showTags) { Text("Tags") }
        }
      }
      """, severity: .information),
  Example(
    "A flag that another view gets too.",
    code: """
      struct Library: View {
        @State private var showSettings = false
        @State private var showTags = false

        var body: some View {
          VStack {
            Toggle("Settings", isOn: $showSettings)
            Button("Tags") { showTags = true }
          }
          .⟦sheet(isPresented:⟧ $showSettings) { Text("Settings") }
          .sheet(isPresented: $showTags) { Text("Tags") }
        }
      }
      """, severity: .information),
  Example(
    "A flag that the view also looks at, and one that gets a computed value.",
    code: """
      struct Library: View {
        @State private var showSettings = false
        @State private var showTags = false

        var body: some View {
          VStack {
            Text(showSettings ? "Open" : "Closed")
            Button("Tags") { showTags = true }
            Button("Settings") { showSettings = !showTags }
          }
          .⟦sheet(isPresented:⟧ $showSettings) { Text("Settings") }
          .sheet(isPresented: $showTags) { Text("Tags") }
        }
      }
      """, severity: .information),
  Example(
    "State of a model.",
    code: """
      final class LibraryModel: ObservableObject {
        @Published var showSettings = false
        @Published var showTags = false
      }

      struct Library: View {
        @StateObject private var model = LibraryModel()

        var body: some View {
          Button("Tags") { model.showTags = true }
            .⟦sheet(isPresented:⟧ $model.showSettings) { Text("Settings") }
            .sheet(isPresented: $model.showTags) { Text("Tags") }
        }
      }
      """, severity: .information),
  Example(
    "An extension of the protocol has no place for state.",
    code: """
      extension View {
        func librarySheets(settings: Binding<Bool>, tags: Binding<Bool>) -> some View {
          self
            .⟦sheet(isPresented:⟧ settings) { Text("Settings") }
            .sheet(isPresented: tags) { Text("Tags") }
        }
      }
      """, severity: .information),
  Example(
    "Flags that the presenter hands in.",
    code: """
      struct LibrarySheets: ViewModifier {
        @Binding var showSettings: Bool
        @Binding var showTags: Bool

        func body(content: Content) -> some View {
          content
            .⟦sheet(isPresented:⟧ $showSettings) { Text("Settings") }
            .sheet(isPresented: $showTags) { Text("Tags") }
        }
      }
      """, severity: .information),
  Example(
    "Nothing tells one link from the next.",
    code: """
      struct Links: View {
        let links: [URL]
        @State private var showHelp = false
        @State private var showPage = false
        @State private var page: URL?

        var body: some View {
          List(links, id: \\.self) { link in
            Button(link.absoluteString) { page = link; showPage = true }
          }
          .toolbar { Button("Help") { showHelp = true } }
          .⟦sheet(isPresented:⟧ $showHelp) { Text("Help") }
          .sheet(isPresented: $showPage) { if let page { Text(page.absoluteString) } }
        }
      }
      """, severity: .information),
  Example(
    "A value that may be missing.",
    code: """
      struct Book: Identifiable { let id: Int; var title: String }

      struct Library: View {
        let books: [Book]
        @State private var showHelp = false
        @State private var book: Book?

        var body: some View {
          HStack {
            Button("Help") { showHelp = true }
            Button("Newest") { book = books.first }
          }
          .⟦sheet(isPresented:⟧ $showHelp) { Text("Help") }
          .sheet(item: $book) { Text($0.title) }
        }
      }
      """, severity: .information),
  Example(
    "Two at once, which is what an enum cannot say.",
    code: """
      struct Library: View {
        @State private var showSettings = false
        @State private var showTags = false

        var body: some View {
          Button("Both") {
            showSettings = true
            showTags = true
          }
          .⟦sheet(isPresented:⟧ $showSettings) { Text("Settings") }
          .sheet(isPresented: $showTags) { Text("Tags") }
        }
      }
      """, severity: .information),
  Example(
    "A view that is handed over as a function.",
    code: """
      struct Library: View {
        @State private var showSettings = false
        @State private var showTags = false

        var body: some View {
          HStack {
            Button("Settings") { showSettings = true }
            Button("Tags") { showTags = true }
          }
          .⟦sheet(isPresented:⟧ $showSettings, content: Settings.init)
          .sheet(isPresented: $showTags) { Text("Tags") }
        }
      }

      struct Settings: View { var body: some View { Text("Settings") } }
      """, severity: .information),
  Example(
    "A new entry when nothing is selected: nil has a meaning.",
    code: """
      struct Book: Identifiable { let id: Int; var title: String }

      struct Library: View {
        let books: [Book]
        @State private var showTags = false
        @State private var showEditor = false
        @State private var edited: Book?

        var body: some View {
          List(books) { book in
            Button(book.title) { edited = book; showEditor = true }
          }
          .toolbar { Button("New") { edited = nil; showEditor = true } }
          .⟦sheet(isPresented:⟧ $showTags) { Button("Done") { showTags = false } }
          .sheet(isPresented: $showEditor) { Text(edited?.title ?? "New") }
        }
      }
      """, severity: .information),
  Example(
    "An enum is there already; the other sheet can become a case of it.",
    code: """
      struct Library: View {
        enum Sheet: String, Identifiable {
          case settings, tags
          var id: String { rawValue }
        }

        @State private var sheet: Sheet?
        @State private var showHelp = false

        var body: some View {
          HStack {
            Button("Settings") { sheet = .settings }
            Button("Help") { showHelp = true }
          }
          .⟦sheet(item:⟧ $sheet) { Text($0.rawValue) }
          .sheet(isPresented: $showHelp) { Text("Help") }
        }
      }
      """, severity: .information),
  Example(
    "A sheet that only one platform has.",
    code: """
      struct Library: View {
        @State private var showSettings = false
        @State private var showTags = false

        var body: some View {
          HStack {
            Button("Settings") { showSettings = true }
            Button("Tags") { showTags = true }
          }
          .⟦sheet(isPresented:⟧ $showSettings) { Text("Settings") }
          #if os(iOS)
            .font(.body)
            .sheet(isPresented: $showTags) { Text("Tags") }
          #endif
        }
      }
      """, severity: .information),
  Example(
    "An extension in another file uses a flag.",
    code: """
      struct Library: View {
        @State var showSettings = false
        @State var showTags = false

        var body: some View {
          toolbar
            .⟦sheet(isPresented:⟧ $showSettings) { Text("Settings") }
            .sheet(isPresented: $showTags) { Text("Tags") }
        }
      }
      """, severity: .information,
    otherFiles: [
      "Toolbar.swift": """
      extension Library {
        var toolbar: some View {
          HStack {
            Button("Settings") { showSettings = true }
            Button("Tags") { showTags = true }
          }
        }
      }
      """
    ]),
  Example(
    "The second is attached where the first covers it.",
    code: """
      struct Library: View {
        @State private var showSettings = false
        @State private var showTags = false

        var body: some View {
          VStack {
            Button("Settings") { showSettings = true }
              .sheet(isPresented: $showSettings) {
                Button("Tags") { showTags = true }
              }
            Text("Library")
              .⟦sheet(isPresented:⟧ $showTags) { Text("Tags") }
          }
        }
      }
      """, severity: .information),
]
