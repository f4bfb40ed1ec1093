import Linting
import SwiftUIProject

let flaggedEnumSheets =
  [
    Example(
      "Two sheets with a flag each.",
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
            .sheet(isPresented: $showTags) { Text("Tags") }
          }
        }
        """,
      fixed: """
        struct Library: View {
          enum Sheet: Identifiable {
            case settings
            case tags

            var id: String {
              switch self {
              case .settings: "settings"
              case .tags: "tags"
              }
            }
          }

          @State private var presentedSheet: Sheet?

          var body: some View {
            HStack {
              Button("Settings") { presentedSheet = .settings }
              Button("Tags") { presentedSheet = .tags }
            }
            .sheet(item: $presentedSheet) { sheet in
              switch sheet {
              case .settings:
                Text("Settings")
              case .tags:
                Text("Tags")
              }
            }
          }
        }
        """, level: .review, severity: .hint),
    Example(
      "A flag with the optional that it shows becomes a case that carries the value.",
      code: """
        struct Book: Identifiable { let id: Int; var title: String }

        struct Library: View {
          let books: [Book]
          // What is open.
          @State private var showNew = false  // The form.
          @State private var isShowingEditorSheet = false
          @State private var edited: Book?

          var body: some View {
            List(books) { book in
              Button(book.title) { edited = book; isShowingEditorSheet = true }
            }
            .toolbar { Button("New") { self.showNew.toggle() } }
            // Books that nobody has yet.
            .⟦sheet(isPresented:⟧ $showNew) {
              // Starts empty.
              Button("Done") { showNew = false }
            }
            // Books of ours.
            .sheet(isPresented: $isShowingEditorSheet) {
              if let edited {
                VStack {
                  Text(edited.title)
                  Button("Done") {
                    isShowingEditorSheet = false
                    self.edited = nil
                  }
                }
              }
            }  // The editor.
          }
        }
        """,
      fixed: #"""
        struct Book: Identifiable { let id: Int; var title: String }

        struct Library: View {
          enum Sheet: Identifiable {
            case new
            case editor(Book)

            var id: String {
              switch self {
              case .new: "new"
              case .editor(let book): "editor-\(book.id)"
              }
            }
          }

          let books: [Book]
          // What is open.
          @State private var presentedSheet: Sheet?  // The form.

          var body: some View {
            List(books) { book in
              Button(book.title) { presentedSheet = .editor(book) }
            }
            .toolbar { Button("New") { self.presentedSheet = .new } }
            // Books that nobody has yet.
            .sheet(item: $presentedSheet) { sheet in
              switch sheet {
              case .new:
                // Starts empty.
                Button("Done") { presentedSheet = nil }
              case .editor(let book):
                // Books of ours.
                // The editor.
                VStack {
                  Text(book.title)
                  Button("Done") {
                    presentedSheet = nil
                  }
                }
              }
            }
          }
        }
        """#, level: .review, severity: .hint),
    Example(
      "An item beside a flag, where only the last sheet works.",
      code: """
        struct Trip: Identifiable { let id: Int; var name: String }

        struct Trips: View {
          @State private var showHelp = false
          @State private var selectedTrip: Trip?

          var body: some View {
            VStack {
              Button("Help") { showHelp = true }
              Button("First") { selectedTrip = Trip(id: 1, name: "Alps") }
            }
            .⟦sheet(isPresented:⟧ $showHelp, onDismiss: { showHelp = false }) {
              Button("First") {
                showHelp = false
                selectedTrip = Trip(id: 1, name: "Alps")
              }
            }
            .sheet(item: $selectedTrip) { trip in Text(trip.name) }
          }
        }
        """,
      fixed: #"""
        struct Trip: Identifiable { let id: Int; var name: String }

        struct Trips: View {
          enum Sheet: Identifiable {
            case help
            case trip(Trip)

            var id: String {
              switch self {
              case .help: "help"
              case .trip(let trip): "trip-\(trip.id)"
              }
            }
          }

          @State private var presentedSheet: Sheet?

          var body: some View {
            VStack {
              Button("Help") { presentedSheet = .help }
              Button("First") { presentedSheet = .trip(Trip(id: 1, name: "Alps")) }
            }
            .sheet(item: $presentedSheet) { sheet in
              switch sheet {
              case .help:
                Button("First") {
                  presentedSheet = .trip(Trip(id: 1, name: "Alps"))
                }
              case .trip(let trip):
                Text(trip.name)
              }
            }
          }
        }
        """#, level: .review, settings: ExampleSettings(targets: DeploymentTargets([.iOS: "14.0"]))),
    Example(
      "Covers, a forced optional, names that are taken, and clean-up that is the same for both.",
      code: """
        struct Photo: Identifiable { let id: Int; var name: String }
        private enum Cover { case front }

        struct Gallery: View {
          let photos: [Photo]
          @State private var isPresented = false
          @State private var showPhoto = false
          @State private var opened: Photo?
          @State private var closings = 0

          var body: some View {
            List(photos) { photo in
              Button(photo.name) {
                showPhoto = true
                opened = photo
              }
            }
            .toolbar { Button("Import") { isPresented = true } }
            .⟦fullScreenCover(isPresented:⟧ $isPresented, onDismiss: { closings += 1 }) { ImportView() }
            .fullScreenCover(isPresented: $showPhoto, onDismiss: { closings += 1 }, content: {
              Text(opened!.name)
            })
          }
        }

        struct ImportView: View {
          var body: some View { Text("Import") }
        }
        """,
      fixed: #"""
        struct Photo: Identifiable { let id: Int; var name: String }
        private enum Cover { case front }

        struct Gallery: View {
          enum PresentedCover: Identifiable {
            case `import`
            case photo(Photo)

            var id: String {
              switch self {
              case .import: "import"
              case .photo(let photo): "photo-\(photo.id)"
              }
            }
          }

          let photos: [Photo]
          @State private var presentedCover: PresentedCover?
          @State private var closings = 0

          var body: some View {
            List(photos) { photo in
              Button(photo.name) {
                presentedCover = .photo(photo)
              }
            }
            .toolbar { Button("Import") { presentedCover = .import } }
            .fullScreenCover(item: $presentedCover, onDismiss: { closings += 1 }) { cover in
              switch cover {
              case .import:
                ImportView()
              case .photo(let photo):
                Text(photo.name)
              }
            }
          }
        }

        struct ImportView: View {
          var body: some View { Text("Import") }
        }
        """#, level: .review, severity: .hint),
    Example(
      "Payload of a private type, a content that stands empty, a state that stays.",
      code: """
        private struct Book: Identifiable { let id: Int; var title: String }

        struct Library: View {

          private let books = [Book(id: 1, title: "Emma")]
          @State private var showNone = false
          @State private var showEditor = false
          @State private var edited: Book?
          @State private var count = 0

          var body: some View {
            List(books) { chosen in
              Button(chosen.title) {
                edited = chosen
                count += 1
                showEditor = true
              }
            }
            .toolbar { Button("New") { count = 0; showNone = true } }
            .⟦sheet(isPresented:⟧ $showNone) {}
            .font(.body)
            .sheet(isPresented: $showEditor) {
              if let book = edited { Text(book.title) }
            }
          }
        }
        """,
      fixed: #"""
        private struct Book: Identifiable { let id: Int; var title: String }

        struct Library: View {
          private enum Sheet: Identifiable {
            case showNone
            case editor(Book)

            var id: String {
              switch self {
              case .showNone: "showNone"
              case .editor(let book): "editor-\(book.id)"
              }
            }
          }

          private let books = [Book(id: 1, title: "Emma")]
          @State private var presentedSheet: Sheet?
          @State private var count = 0

          var body: some View {
            List(books) { chosen in
              Button(chosen.title) {
                count += 1
                presentedSheet = .editor(chosen)
              }
            }
            .toolbar { Button("New") { count = 0; presentedSheet = .showNone } }
            .sheet(item: $presentedSheet) { sheet in
              switch sheet {
              case .showNone:
                EmptyView()
              case .editor(let book):
                Text(book.title)
              }
            }
            .font(.body)
          }
        }
        """#, level: .review, severity: .hint),
  ] + refusedEnumSheets
