import Linting

/// Sheets of which a model keeps the flag and the optional, where one of them has to stay or nothing is wrong.
enum ItemDrivenModelRefusals {
  static let flagged = [
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
      code: model(heading: "final class PlayerModel: ObservableObject"), severity: .information,
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
