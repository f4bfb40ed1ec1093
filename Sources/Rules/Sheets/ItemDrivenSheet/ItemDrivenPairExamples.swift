import Linting

/// Flags and optionals that are not, or not only, a pair of which one comes too late.
enum ItemDrivenPairExamples {
  private static let track = "struct Track: Identifiable { let id: Int; var title: String }\n\n"

  static let flagged = [
    Example(
      "Another state that `body` reads changes in the same turn, so only the design is worth a word.",
      code: track + """
        struct Player: View {
          @State private var isEditing = false
          @State private var edited: Track?
          @State private var isBusy = false

          var body: some View {
            Button(isBusy ? "Busy" : "Edit") {
              edited = Track(id: 1, title: "Intro")
              isBusy.toggle()
              isEditing = true
            }
            .⟦sheet(isPresented:⟧ $isEditing) { if let edited { Text(edited.title) } }
          }
        }
        """,
      fixed: track + """
        struct Player: View {
          @State private var edited: Track?
          @State private var isBusy = false

          var body: some View {
            Button(isBusy ? "Busy" : "Edit") {
              edited = Track(id: 1, title: "Intro")
              isBusy.toggle()
            }
            .sheet(item: $edited) { edited in Text(edited.title) }
          }
        }
        """, severity: .information),
    Example(
      "A state that only an action reads does not make `body` run again.",
      code: track + """
        struct Player: View {
          @State private var isEditing = false
          @State private var edited: Track?
          @State private var count = 0

          var body: some View {
            Button("Edit") {
              edited = Track(id: count, title: "Intro")
              count += 1
              isEditing = true
            }
            .⟦sheet(isPresented:⟧ $isEditing) { if let edited { Text(edited.title) } }
          }
        }
        """,
      fixed: track + """
        struct Player: View {
          @State private var edited: Track?
          @State private var count = 0

          var body: some View {
            Button("Edit") {
              edited = Track(id: count, title: "Intro")
              count += 1
            }
            .sheet(item: $edited) { edited in Text(edited.title) }
          }
        }
        """),
    Example(
      "The optional is forced only where it has a value, so nothing traps.",
      code: track + """
        struct Player: View {
          @State private var isEditing = false
          @State private var edited: Track?

          var body: some View {
            Button("Edit") {
              edited = Track(id: 1, title: "Intro")
              isEditing = true
            }
            .⟦sheet(isPresented:⟧ $isEditing) { if edited != nil { Text(edited!.title) } }
          }
        }
        """),
    Example(
      "Two optionals that the content forces are one value, and none of them presents alone.",
      code: track + """
        struct Mix: View {
          @State private var first: Track?
          @State private var second: Track?
          @State private var isMixing = false

          var body: some View {
            Button("Mix") {
              first = Track(id: 1, title: "Intro")
              second = Track(id: 2, title: "Outro")
              isMixing = true
            }
            .⟦sheet(isPresented:⟧ $isMixing) {
              VStack {
                Text(first!.title)
                Text(second!.title)
              }
            }
          }
        }
        """),
    Example(
      "One is unwrapped, the other has a default.",
      code: track + """
        struct Mix: View {
          @State private var first: Track?
          @State private var second: Track?
          @State private var isMixing = false

          var body: some View {
            Button("Mix") {
              first = Track(id: 1, title: "Intro")
              second = Track(id: 2, title: "Outro")
              isMixing = true
            }
            .⟦sheet(isPresented:⟧ $isMixing) {
              if let first { Text(first.title + (second?.title ?? "")) }
            }
          }
        }
        """),
    Example(
      "The model goes on using what it shows.",
      code: track + """
        final class PlayerModel: ObservableObject {
          @Published var edited: Track?
          @Published var isEditing = false

          func edit(_ track: Track) {
            edited = track
            isEditing = true
          }

          func save() { print(edited?.title ?? "") }
        }

        struct Player: View {
          @StateObject private var model = PlayerModel()

          var body: some View {
            Button("Edit") { model.edit(Track(id: 1, title: "Intro")) }
              .⟦sheet(isPresented:⟧ $model.isEditing) { if let track = model.edited { Text(track.title) } }
          }
        }
        """, severity: .hint),
    Example(
      "A model opens the sheet before it waits for what the sheet shows.",
      code: track + """
        final class PlayerModel: ObservableObject {
          @Published var edited: Track?
          @Published var isEditing = false

          @MainActor func edit() async {
            isEditing = true
            edited = await load()
          }

          private func load() async -> Track { Track(id: 1, title: "Intro") }
        }

        struct Player: View {
          @StateObject private var model = PlayerModel()

          var body: some View {
            Button("Edit") { Task { await model.edit() } }
              .⟦sheet(isPresented:⟧ $model.isEditing) { if let track = model.edited { Text(track.title) } }
          }
        }
        """,
      fixed: track + """
        final class PlayerModel: ObservableObject {
          @Published var edited: Track?

          @MainActor func edit() async {
            edited = await load()
          }

          private func load() async -> Track { Track(id: 1, title: "Intro") }
        }

        struct Player: View {
          @StateObject private var model = PlayerModel()

          var body: some View {
            Button("Edit") { Task { await model.edit() } }
              .sheet(item: $model.edited) { track in Text(track.title) }
          }
        }
        """, level: .review),
    Example(
      "Two views present one pair, so one of them alone cannot change.",
      code: track + """
        final class PlayerModel: ObservableObject {
          @Published var edited: Track?
          @Published var isEditing = false

          func edit(_ track: Track) {
            edited = track
            isEditing = true
          }
        }

        struct Player: View {
          @ObservedObject var model: PlayerModel

          var body: some View {
            Button("Edit") { model.edit(Track(id: 1, title: "Intro")) }
              .⟦sheet(isPresented:⟧ $model.isEditing) { if let track = model.edited { Text(track.title) } }
          }
        }

        struct MiniPlayer: View {
          @ObservedObject var model: PlayerModel

          var body: some View {
            Text("Playing").⟦sheet(isPresented:⟧ $model.isEditing) { if let track = model.edited { Text(track.title) } }
          }
        }
        """, severity: .information),
    Example(
      "The author's `self.` stays, and a comment goes with its line.",
      code: track + """
        struct Player: View {
          @State private var isEditing = false
          @State private var edited: Track?

          var body: some View {
            Button("Edit") {
              self.edited = Track(id: 1, title: "Intro")
              // Only now, so that the sheet finds its track.
              self.isEditing = true
            }
            .⟦sheet(isPresented:⟧ self.$isEditing) {
              if let track = self.edited {
                Button(track.title) { self.isEditing = false }
              }
            }
          }
        }
        """,
      fixed: track + """
        struct Player: View {
          @State private var edited: Track?

          var body: some View {
            Button("Edit") {
              self.edited = Track(id: 1, title: "Intro")
            }
            .sheet(item: self.$edited) { track in
              Button(track.title) { self.edited = nil }
            }
          }
        }
        """),
  ]

  static let allowed = [
    Example(
      "What is loaded, and never set beside the flag, is no selection: a word at most.",
      code: track + """
        struct Player: View {
          @State private var track: Track?
          @State private var isEditing = false

          var body: some View {
            VStack {
              Text(track?.title ?? "Loading")
              Button("Edit") { isEditing = true }
            }
            .sheet(isPresented: $isEditing) { if let track { Text(track.title) } }
            .task { track = Track(id: 1, title: "Intro") }
          }
        }
        """, severity: .hint),
    Example(
      "A part of a value that was passed in cannot be bound.",
      code: """
        struct Album { var title: String; var notes: String? }

        struct AlbumPage: View {
          let album: Album
          @State private var showsNotes = false

          var body: some View {
            Button("Notes") { showsNotes = true }
              .disabled(album.notes == nil)
              .sheet(isPresented: $showsNotes) { if let notes = album.notes { Text(notes) } }
          }
        }
        """),
    Example(
      "What a model is about, and a flag that it sets alone.",
      code: track + """
        final class PlayerModel: ObservableObject {
          @Published var isEditing = false
          private(set) var track: Track?

          func load(_ track: Track?) { self.track = track }
          func tapped() { isEditing = true }
        }

        struct Player: View {
          @ObservedObject var model: PlayerModel

          var body: some View {
            Button("Edit") { model.tapped() }
              .sheet(isPresented: $model.isEditing) { if let track = model.track { Text(track.title) } }
          }
        }
        """),
    Example(
      "The presented view replaces what it shows, through the model or by a method of it.",
      code: track + """
        final class PlayerModel: ObservableObject {
          @Published var isShown = false
          @Published var track: Track?

          func next() { track = Track(id: 2, title: "Outro") }
        }

        struct TrackPage: View {
          let track: Track
          @ObservedObject var model: PlayerModel

          var body: some View { Button("Next") { model.next() } }
        }

        struct Player: View {
          @StateObject private var model = PlayerModel()

          var body: some View {
            Button("Show") {
              model.track = Track(id: 1, title: "Intro")
              model.isShown = true
            }
            .sheet(isPresented: $model.isShown) {
              if let track = model.track { TrackPage(track: track, model: model) }
            }
          }
        }
        """),
    Example(
      "An extension makes an array of these elements an item.",
      code: track + """
        extension [Track]: @retroactive Identifiable {
          public var id: Int { count }
        }

        struct Mix: View {
          @State private var tracks: [Track]?

          var body: some View {
            Button("Mix") { tracks = [] }.sheet(item: $tracks) { tracks in Text("\\(tracks.count)") }
          }
        }
        """),
  ]
}
