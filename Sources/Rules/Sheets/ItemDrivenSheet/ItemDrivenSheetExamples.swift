import Linting

enum ItemDrivenSheetExamples {
  static let flagged: [Example] = [
    Example(
      "A flag beside an optional, set together.",
      code: """
        struct Trail: Identifiable {
            let id: Int
            var name: String
        }

        struct TrailList: View {
            let trails: [Trail]
            @State private var showTrail = false
            @State private var tappedTrail: Trail?

            var body: some View {
                List(trails) { trail in
                    Button(trail.name) {
                        tappedTrail = trail
                        showTrail = true
                    }
                }
                .⟦sheet(isPresented:⟧ $showTrail) {
                    if let tappedTrail {
                        // Opens at the map.
                        Text(tappedTrail.name)
                    }
                }
            }
        }
        """,
      fixed: """
        struct Trail: Identifiable {
            let id: Int
            var name: String
        }

        struct TrailList: View {
            let trails: [Trail]
            @State private var tappedTrail: Trail?

            var body: some View {
                List(trails) { trail in
                    Button(trail.name) {
                        tappedTrail = trail
                    }
                }
                .sheet(item: $tappedTrail) { tappedTrail in
                    // Opens at the map.
                    Text(tappedTrail.name)
                }
            }
        }
        """),
    Example(
      "A Done button and a clean-up that go through the flag.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Player: View {
          let track: Track
          @State private var showEditor = false
          @State private var edited: Track?

          var body: some View {
            Button("Edit") { edited = track; showEditor = true }
              .⟦sheet(isPresented:⟧ $showEditor, onDismiss: { edited = nil }) {
                if let edited {
                  VStack {
                    Text(edited.title)
                    Button("Done") { showEditor = false }
                  }
                }
              }
          }
        }
        """,
      fixed: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Player: View {
          let track: Track
          @State private var edited: Track?

          var body: some View {
            Button("Edit") { edited = track }
              .sheet(item: $edited) { edited in
                VStack {
                  Text(edited.title)
                  Button("Done") { self.edited = nil }
                }
              }
          }
        }
        """),
    Example(
      "The content forces the optional, which traps when it is still nil.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Player: View {
          let track: Track
          @State private var isEditing = false
          @State private var edited: Track?

          var body: some View {
            Button("Edit") {
              edited = track
              isEditing = true
            }
            .disabled(isEditing || track.title.isEmpty)
            .⟦sheet(isPresented:⟧ $isEditing) { [isEditing] in Text(edited!.title) }
          }
        }
        """,
      fixed: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Player: View {
          let track: Track
          @State private var edited: Track?

          var body: some View {
            Button("Edit") {
              edited = track
            }
            .disabled(edited != nil || track.title.isEmpty)
            .sheet(item: $edited) { edited in Text(edited.title) }
          }
        }
        """),
    Example(
      "The type has an id but does not say that it is Identifiable.",
      code: """
        struct Track { let id: Int; var title: String }

        struct Player: View {
          let track: Track
          @State private var isEditing = false
          @State private var edited: Track?

          var body: some View {
            Button("Edit") {
              edited = track
              isEditing = true
            }
            .⟦sheet(isPresented:⟧ $isEditing) { if let edited { Text(edited.title) } }
          }
        }
        """,
      fixed: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Player: View {
          let track: Track
          @State private var edited: Track?

          var body: some View {
            Button("Edit") {
              edited = track
            }
            .sheet(item: $edited) { edited in Text(edited.title) }
          }
        }
        """),
    Example(
      "A binding written by hand that only asks for nil.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Player: View {
          @State private var edited: Track?

          var body: some View {
            Text("Now playing")
              .⟦sheet(isPresented:⟧ Binding(get: { edited != nil }, set: { if !$0 { edited = nil } })) {
                if let track = edited {
                  Text(track.title)
                }
              }
          }
        }
        """,
      fixed: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Player: View {
          @State private var edited: Track?

          var body: some View {
            Text("Now playing")
              .sheet(item: $edited) { track in
                Text(track.title)
              }
          }
        }
        """, severity: .information),
    Example(
      "The optional also marks the row, so a person has to look.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Album: View {
          let tracks: [Track]
          @State private var isEditing = false
          @State private var edited: Track?

          var body: some View {
            List(tracks) { track in
              Button(track.title) {
                edited = track
                isEditing = true
              }
              .bold(edited?.id == track.id)
            }
            .⟦sheet(isPresented:⟧ $isEditing) {
              if let edited { Text(edited.title) }
            }
          }
        }
        """,
      fixed: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Album: View {
          let tracks: [Track]
          @State private var edited: Track?

          var body: some View {
            List(tracks) { track in
              Button(track.title) {
                edited = track
              }
              .bold(edited?.id == track.id)
            }
            .sheet(item: $edited) { edited in
              Text(edited.title)
            }
          }
        }
        """, level: .review, severity: .hint),
    Example(
      "`.constant` cannot be closed by a swipe.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Player: View {
          @State private var edited: Track?

          var body: some View {
            Button("Edit") { edited = Track(id: 1, title: "Intro") }
              .⟦sheet(isPresented:⟧ .constant(edited != nil)) {
                edited.map { Text($0.title) }
              }
          }
        }
        """,
      fixed: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Player: View {
          @State private var edited: Track?

          var body: some View {
            Button("Edit") { edited = Track(id: 1, title: "Intro") }
              .sheet(item: $edited) { Text($0.title) }
          }
        }
        """, level: .review, severity: .information),
    Example(
      "A link is no item: `URL` is not Identifiable, so there is no fix.",
      code: """
        struct Links: View {
          let links: [URL]
          @State private var showsLink = false
          @State private var link: URL?

          var body: some View {
            Button("Open") {
              link = links.first
              showsLink = true
            }
            .⟦sheet(isPresented:⟧ $showsLink) {
              if let link { Text(link.absoluteString) }
            }
          }
        }
        """),
    Example(
      "Two optionals behind one flag are reported once and left to a person.",
      code: """
        struct Pair: View {
          @State private var isComparing = false
          @State private var left: Int?
          @State private var right: Int?

          var body: some View {
            Button("Compare") {
              left = 1
              right = 2
              isComparing = true
            }
            .⟦sheet(isPresented:⟧ $isComparing) {
              if let left, let right { Text("\\(left) \\(right)") }
            }
          }
        }
        """),
    Example(
      "The flag goes to another view, so it has to stay.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Player: View {
          let track: Track
          @State private var isEditing = false
          @State private var edited: Track?

          var body: some View {
            VStack {
              Toggle("Edit", isOn: $isEditing)
              Button("Edit") {
                edited = track
                isEditing = true
              }
            }
            .⟦sheet(isPresented:⟧ $isEditing) { if let edited { Text(edited.title) } }
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example(
      "The optional presents the sheet.",
      code: """
        struct Trail: Identifiable { let id: Int; var name: String }

        struct TrailList: View {
          @State private var tappedTrail: Trail?

          var body: some View {
            Button("Show") { tappedTrail = Trail(id: 1, name: "Ridge") }
              .sheet(item: $tappedTrail) { trail in Text(trail.name) }
          }
        }
        """),
    Example(
      "A sheet with nothing to select.",
      code: """
        struct Home: View {
          @State private var showsHelp = false

          var body: some View {
            Button("Help") { showsHelp = true }
              .sheet(isPresented: $showsHelp) { Text("Help") }
          }
        }
        """),
    Example(
      "Nil is a meaning: the editor makes a new track.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }
        struct Editor: View { var existing: Track?; var body: some View { Text(existing?.title ?? "New") } }

        struct Album: View {
          let tracks: [Track]
          @State private var showEditor = false
          @State private var editedTrack: Track?

          var body: some View {
            List(tracks) { track in
              Button(track.title) {
                editedTrack = track
                showEditor = true
              }
            }
            .toolbar {
              Button("New") {
                editedTrack = nil
                showEditor = true
              }
            }
            .sheet(isPresented: $showEditor) { Editor(existing: editedTrack) }
          }
        }
        """),
    Example(
      "Paging in place: an item sheet would close and open again.",
      code: """
        struct Page: Identifiable { let id: Int }

        struct Reader: View {
          @State private var show = false
          @State private var page: Page?

          var body: some View {
            Button("Read") {
              page = Page(id: 1)
              show = true
            }
            .sheet(isPresented: $show) {
              if let page {
                Button("Next") { self.page = Page(id: page.id + 1) }
              }
            }
          }
        }
        """),
    Example(
      "The optional comes from a parent, so it cannot be bound here.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        struct Player: View {
          let track: Track?
          @State private var showsDetail = false

          var body: some View {
            Button("Detail") { showsDetail = true }
              .sheet(isPresented: $showsDetail) { if let track { Text(track.title) } }
          }
        }
        """),
    Example(
      "An own method of the same name on something that is no view.",
      code: """
        struct Report {
          var title: String?
          func sheet(isPresented: Bool, content: () -> String?) -> Report { self }
          func make() -> Report {
            let title: String? = nil
            return self.sheet(isPresented: true) { title.map { $0 } }
          }
        }
        """),
    Example(
      "Selection first, sheet later: a word at most.",
      code: """
        struct Item: Identifiable { let id: Int }

        struct Shelf: View {
          let items: [Item]
          @State private var picked: Int?
          @State private var editing = false

          var body: some View {
            List(items, selection: $picked) { Text("\\($0.id)") }
              .toolbar { Button("Edit") { editing = true } }
              .sheet(isPresented: $editing) { if let picked { Text("\\(picked)") } }
          }
        }
        """, severity: .hint),
  ]
}
