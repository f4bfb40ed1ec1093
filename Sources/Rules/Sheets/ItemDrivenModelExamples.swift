import Linting

/// Sheets of which a model keeps the flag and the optional.
enum ItemDrivenModelExamples {
  static let flagged = fixed + refused

  private static let fixed = [
    Example(
      "A model of this file that nobody else sees.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        @Observable private final class PlayerModel {
          var isEditing = false
          var edited: Track?

          func edit(_ track: Track) {
            edited = track
            isEditing = true
          }

          func stop() {
            isEditing = false
          }
        }

        struct Player: View {
          let track: Track
          @State private var model = PlayerModel()

          var body: some View {
            Button("Edit") { model.edit(track) }
              .⟦sheet(isPresented:⟧ $model.isEditing) {
                if let edited = model.edited {
                  Text(edited.title)
                  Button("Done") { model.isEditing = false }
                }
              }
          }
        }
        """,
      fixed: """
        struct Track: Identifiable { let id: Int; var title: String }

        @Observable private final class PlayerModel {
          var edited: Track?

          func edit(_ track: Track) {
            edited = track
          }

          func stop() {
            edited = nil
          }
        }

        struct Player: View {
          let track: Track
          @State private var model = PlayerModel()

          var body: some View {
            Button("Edit") { model.edit(track) }
              .sheet(item: $model.edited) { edited in
                Text(edited.title)
                Button("Done") { model.edited = nil }
              }
          }
        }
        """),
    Example(
      "A model in another file, and a third file that closes the sheet.",
      code: """
        struct TrailMap: View {
          @StateObject private var model = TrailModel()

          var body: some View {
            List(model.trails) { trail in
              Button(trail.name) { model.show(trail) }
            }
            .disabled(model.showsDetail)
            .⟦sheet(isPresented:⟧ $model.showsDetail, onDismiss: { model.shown = nil }) {
              if let trail = model.shown {
                TrailDetail(model: model, trail: trail)
              }
            }
          }
        }
        """,
      fixed: """
        struct TrailMap: View {
          @StateObject private var model = TrailModel()

          var body: some View {
            List(model.trails) { trail in
              Button(trail.name) { model.show(trail) }
            }
            .disabled(model.shown != nil)
            .sheet(item: $model.shown) { trail in
              TrailDetail(model: model, trail: trail)
            }
          }
        }
        """,
      level: .review,
      otherFiles: [
        "TrailModel.swift": """
        struct Trail: Identifiable { let id: Int; var name: String }

        final class TrailModel: ObservableObject {
          @Published var trails: [Trail] = []
          /// Whether the detail is up.
          @Published var showsDetail = false
          @Published var shown: Trail?

          func show(_ trail: Trail) {
            Task { [weak self] in
              self?.shown = trail
              self?.showsDetail = true
            }
          }
        }
        """,
        "TrailDetail.swift": """
        struct TrailDetail: View {
          @ObservedObject var model: TrailModel
          let trail: Trail

          var body: some View {
            Text(trail.name)
            Button("Close") { model.showsDetail = false }
          }
        }

        struct Badge { var showsDetail = true }

        func count(_ badges: [Badge], first: Badge) -> Int { first.showsDetail ? badges.count : 0 }
        """,
      ]),
    Example(
      "A model from the environment, which an extension in another file writes to.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        @Observable final class PlayerModel {
          var isEditing = false
          var edited: Track?
        }

        struct Player: View {
          @Environment(PlayerModel.self) private var player

          var body: some View {
            @Bindable var player = player
            Button("Edit") { player.editNext() }
              .⟦sheet(isPresented:⟧ $player.isEditing) {
                if let track = player.edited { Text(track.title) }
              }
          }
        }
        """,
      fixed: """
        struct Track: Identifiable { let id: Int; var title: String }

        @Observable final class PlayerModel {
          var edited: Track?
        }

        struct Player: View {
          @Environment(PlayerModel.self) private var player

          var body: some View {
            @Bindable var player = player
            Button("Edit") { player.editNext() }
              .sheet(item: $player.edited) { track in
                Text(track.title)
              }
          }
        }
        """,
      level: .review,
      otherFiles: [
        "PlayerModel+Next.swift": """
        extension PlayerModel {
          func editNext() {
            self.edited = Track(id: 2, title: "Outro")
            self.isEditing = true
          }

          func leave() {
            if isEditing { edited = nil; isEditing = false }
          }
        }
        """
      ]),
    Example(
      "The item's type and the model are both in another file.",
      code: """
        struct Album: View {
          @EnvironmentObject var library: Library

          var body: some View {
            Button("Open") {
              library.opened = library.first
              library.isOpen = true
            }
            .⟦sheet(isPresented:⟧ $library.isOpen) {
              if let song = library.opened {
                Text(song.title)
              }
            }
          }
        }
        """,
      fixed: """
        struct Album: View {
          @EnvironmentObject var library: Library

          var body: some View {
            Button("Open") {
              library.opened = library.first
            }
            .sheet(item: $library.opened) { song in
              Text(song.title)
            }
          }
        }
        """,
      level: .review,
      otherFiles: [
        "Library.swift": """
        struct Song { let id: Int; var title: String }

        final class Library: ObservableObject {
          @Published var isOpen = false
          @Published var opened: Song?
          let first = Song(id: 1, title: "Intro")
        }
        """
      ]),
  ]

  private static let refused = [
    Example(
      "A protocol asks for the flag, so it has to stay.",
      code: model(
        "protocol Editing { var isEditing: Bool { get set } }", heading: "final class PlayerModel: ObservableObject, Editing"),
      severity: .information),
    Example(
      "The flag has an observer.",
      code: model(
        heading: "final class PlayerModel: ObservableObject", flag: "@Published var isEditing = false { didSet { count += 1 } }"
      ),
      severity: .information),
    Example(
      "The model alone may set the optional, so the sheet could not clear it.",
      code: model(heading: "final class PlayerModel: ObservableObject", optional: "@Published private(set) var edited: Track?"),
      severity: .information),
    Example(
      "A saved model would be saved differently.",
      code: model(
        heading: "@Observable final class PlayerModel: Encodable", flag: "var isEditing = false", optional: "var edited: Int?"
      )
      .replacing("track.title", with: "\"\\(track)\"").replacing("self.edited = edited", with: "self.edited = edited.id"),
      severity: .information),
    Example(
      "A use in another file that may be the model's.",
      code: model(heading: "final class PlayerModel: ObservableObject"), severity: .information,
      otherFiles: [
        "Reset.swift": """
        func reset(_ models: [PlayerModel]) { models.forEach { $0.isEditing = false } }
        """
      ]),
    Example(
      "A use of the flag that needs a Boolean.",
      code: model(heading: "final class PlayerModel: ObservableObject"),
      otherFiles: [
        "Status.swift": """
        struct Status { let model: PlayerModel; var text: String { model.isEditing.description } }
        """
      ]),
    Example(
      "Another view sets the optional without the flag.",
      code: model(heading: "final class PlayerModel: ObservableObject"), severity: .hint,
      otherFiles: [
        "Row.swift": """
        struct Row: View {
          @ObservedObject var player: PlayerModel
          let track: Track

          var body: some View { Button(track.title) { player.edited = track } }
        }
        """
      ]),
    Example(
      "A subclass inherits the flag.",
      code: model(heading: "class PlayerModel: ObservableObject"), severity: .information,
      otherFiles: ["Radio.swift": "final class RadioModel: PlayerModel { func tune() { isEditing = false } }"]),
  ]

  /// A view that edits a track, with a model of one's own.
  private static func model(
    _ before: String = "", heading: String, flag: String = "@Published var isEditing = false",
    optional: String = "@Published var edited: Track?"
  ) -> String {
    """
    struct Track: Identifiable { let id: Int; var title: String }
    \(before)
    \(heading) {
      \(flag)
      \(optional)
      private var count = 0

      func edit(_ edited: Track) {
        self.edited = edited
        isEditing = true
      }
    }

    struct Player: View {
      @State var model: PlayerModel

      var body: some View {
        Text("Now playing")
          .⟦sheet(isPresented:⟧ $model.isEditing) {
            if let track = model.edited { Text(track.title) }
          }
      }
    }
    """.replacing("@State var", with: heading.contains("@Observable") ? "@State var" : "@ObservedObject var")
  }

  static let allowed = [
    Example(
      "What the model shows is computed, so nothing can be bound.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        final class PlayerModel: ObservableObject {
          @Published var isEditing = false
          @Published var tracks: [Track] = []
          var edited: Track? { tracks.first }
        }

        struct Player: View {
          @ObservedObject var model: PlayerModel

          var body: some View {
            Text("Now playing")
              .sheet(isPresented: $model.isEditing) {
                if let track = model.edited { Text(track.title) }
              }
          }
        }
        """),
    Example(
      "The optional presents the sheet, also in a model.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        @Observable final class PlayerModel {
          var edited: Track?
        }

        struct Player: View {
          @Bindable var model: PlayerModel

          var body: some View {
            Text("Now playing").sheet(item: $model.edited) { track in Text(track.title) }
          }
        }
        """),
    Example(
      "The sheet pages through what the model keeps.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        @Observable final class PlayerModel {
          var isShown = false
          var shown: Track?

          func show(_ track: Track) {
            shown = track
            isShown = true
          }
        }

        struct Player: View {
          @Bindable var model: PlayerModel

          var body: some View {
            Text("Now playing")
              .sheet(isPresented: $model.isShown) {
                if let track = model.shown {
                  Button("Next") { model.shown = Track(id: track.id + 1, title: "Next") }
                }
              }
          }
        }
        """),
    Example(
      "Nothing says what the model is.",
      code: """
        struct Player<Model: ObservableObject>: View {
          @ObservedObject var model: Model
          let isShown: ReferenceWritableKeyPath<Model, Bool>

          var body: some View {
            Text("Now playing").sheet(isPresented: $model[dynamicMember: isShown]) { Text("Track") }
          }
        }
        """),
    Example(
      "Chosen first, edited later: a word at most.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        @Observable final class PlayerModel {
          var isEditing = false
          var chosen: Track?
        }

        struct Player: View {
          @Bindable var model: PlayerModel
          let tracks: [Track]

          var body: some View {
            List(tracks) { track in Button(track.title) { model.chosen = track } }
              .toolbar { Button("Edit") { model.isEditing = true } }
              .sheet(isPresented: $model.isEditing) {
                if let track = model.chosen { Text(track.title) }
              }
          }
        }
        """, severity: .hint),
  ]
}
