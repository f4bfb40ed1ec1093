import Linting

/// Sheets of which a model keeps the flag and the optional.
enum ItemDrivenModelExamples {
  static let flagged = fixed + ItemDrivenModelRefusals.flagged
  static let allowed = ItemDrivenModelRefusals.allowed

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
        """, severity: .information),
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
      level: .review, severity: .information,
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
      level: .review, severity: .information,
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
      level: .review, severity: .information,
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
    Example(
      "A model's optional that the content forces, and a flag that follows it.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        final class PlayerModel: ObservableObject {
          @Published var isEditing = false
          @Published var edited: Track?

          func edit(_ track: Track?) {
            edited = track
            isEditing = track != nil
          }
        }

        struct Player: View {
          @ObservedObject var model: PlayerModel

          var body: some View {
            Text("Now playing")
              .⟦sheet(isPresented:⟧ $model.isEditing) { Text(model.edited!.title) }
          }
        }
        """,
      fixed: """
        struct Track: Identifiable { let id: Int; var title: String }

        final class PlayerModel: ObservableObject {
          @Published var edited: Track?

          func edit(_ track: Track?) {
            edited = track
          }
        }

        struct Player: View {
          @ObservedObject var model: PlayerModel

          var body: some View {
            Text("Now playing")
              .sheet(item: $model.edited) { edited in Text(edited.title) }
          }
        }
        """,
      level: .review, severity: .information),
    Example(
      "A binding written by hand that only asks a model for nil.",
      code: """
        struct Track: Identifiable { let id: Int; var title: String }

        final class PlayerModel: ObservableObject {
          @Published var edited: Track?
        }

        struct Player: View {
          @StateObject private var model = PlayerModel()

          var body: some View {
            Text("Now playing")
              .⟦sheet(isPresented:⟧ Binding(get: { model.edited != nil }, set: { if !$0 { model.edited = nil } })) {
                if let track = model.edited { Text(track.title) }
              }
          }
        }
        """,
      fixed: """
        struct Track: Identifiable { let id: Int; var title: String }

        final class PlayerModel: ObservableObject {
          @Published var edited: Track?
        }

        struct Player: View {
          @StateObject private var model = PlayerModel()

          var body: some View {
            Text("Now playing")
              .sheet(item: $model.edited) { track in
                Text(track.title)
              }
          }
        }
        """, severity: .information),
  ]
}
