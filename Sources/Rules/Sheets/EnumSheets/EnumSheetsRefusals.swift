import Linting

/// Sheets of one view that no fix can join.
let refusedEnumSheets = [
  Example(
    "A sheet and a cover share the one place, but no modifier; the sheet's content asks for the cover.",
    code: """
      struct Library: View {
        @State private var showSettings = false
        @State private var showCamera = false

        var body: some View {
          HStack {
            Button("Settings") { showSettings = true }
            Button("Camera") { showCamera = true }
          }
          .⟦sheet(isPresented:⟧ $showSettings) { Button("Camera") { showCamera = true } }
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
      """, severity: .hint),
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
      """, severity: .hint),
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
      """, severity: .hint),
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
      """, severity: .hint),
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
      """, severity: .hint),
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
      """, severity: .hint),
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
      """, severity: .hint),
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
      """, severity: .hint),
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
      """, severity: .hint),
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
      """, severity: .hint),
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
      """, severity: .hint),
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
      """, severity: .hint,
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
  Example(
    "Two in branches of `#if` that are compiled together with the others.",
    code: """
      struct Lobby: View {
        @State private var showMap = false
        @State private var showKeys = false
        @State private var showRules = false

        var body: some View {
          HStack {
            Button("Map") { showMap = true }
            Button("Keys") { showKeys = true }
            Button("Rules") { showRules = true }
          }
          #if !os(tvOS)
            .⟦sheet(isPresented:⟧ $showRules) { Text("Rules") }
          #endif
          .sheet(isPresented: $showMap) { Text("Map") }
          #if os(iOS)
            .sheet(isPresented: $showKeys) { Text("Keys") }
          #endif
        }
      }
      """, severity: .information),
  Example(
    "One of them is attached in the helper that the chain starts with.",
    code: """
      struct Rink: View {
        let names: [String]
        @State private var sharpens = false
        @State private var rents = false

        var body: some View {
          rows
            .refreshable { rents = true }
            .⟦sheet(isPresented:⟧ $rents) { Text("Size 42") }
        }
      }

      extension Rink {
        private var rows: some View {
          List(names, id: \\.self) { name in
            Button(name) { sharpens = true }
          }
          .sheet(isPresented: $sharpens) { Text("Ready in an hour") }
        }
      }
      """, severity: .hint),
]

/// Sheets that are not on one view at the same time.
let separateSheets = [
  Example(
    "Two `#if` blocks that exclude each other.",
    code: """
      struct Guide: View {
        @State private var showKeys = false
        @State private var showGestures = false

        var body: some View {
          Button("Help") {
            showKeys = true
            showGestures = true
          }
          #if os(macOS)
            .sheet(isPresented: $showKeys) { Text("Keys") }
          #endif
          .padding()
          #if !os(macOS)
            .sheet(isPresented: $showGestures) { Text("Gestures") }
          #endif
        }
      }
      """),
  Example(
    "A helper that is used in two places, each of which has one more view around it.",
    code: """
      struct Rink: View {
        @State private var sharpens = false
        @State private var rents = false

        var body: some View {
          VStack {
            counter
            Button("Rent") { rents = true }
              .sheet(isPresented: $rents) { Text("Size 42") }
          }
        }

        private var counter: some View {
          Button("Sharpen") { sharpens = true }
            .sheet(isPresented: $sharpens) { Text("Ready in an hour") }
        }
      }
      """),
]
