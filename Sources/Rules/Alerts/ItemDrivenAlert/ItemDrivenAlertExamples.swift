import Linting

enum ItemDrivenAlertExamples {
  static let sdk27 = ExampleSettings(sdk: 27)

  static let flagged =
    [
      Example(
        "A flag beside the optional: with SDK 27 the optional alone presents.",
        code: """
          struct Track { let title: String }

          struct TrackRow: View {
            let track: Track
            let remove: (Track) -> Void
            @State private var isAsking = false
            @State private var doomed: Track?

            var body: some View {
              Button("Remove") {
                doomed = track
                isAsking = true
              }
              .⟦alert⟧("Remove track?", isPresented: $isAsking) {
                Button("Remove", role: .destructive) {
                  if let doomed { remove(doomed) }
                }
              }
            }
          }
          """,
        fixed: """
          struct Track { let title: String }

          struct TrackRow: View {
            let track: Track
            let remove: (Track) -> Void
            @State private var doomed: Track?

            var body: some View {
              Button("Remove") {
                doomed = track
              }
              .alert("Remove track?", item: $doomed) { doomed in
                Button("Remove", role: .destructive) {
                  remove(doomed)
                }
              }
            }
          }
          """, settings: sdk27),
      Example(
        "Before SDK 27 `presenting:` hands the value to the closures.",
        code: """
          struct Uploads: View {
            @State private var hasFailed = false
            @State private var failedFile: String?

            var body: some View {
              Button("Upload") {
                failedFile = "notes.txt"
                hasFailed = true
              }
              .⟦alert⟧("Upload failed", isPresented: $hasFailed) {
                Button("OK") {}
              } message: {
                Text(failedFile ?? "")
              }
            }
          }
          """,
        fixed: """
          struct Uploads: View {
            @State private var hasFailed = false
            @State private var failedFile: String?

            var body: some View {
              Button("Upload") {
                failedFile = "notes.txt"
                hasFailed = true
              }
              .alert("Upload failed", isPresented: $hasFailed, presenting: failedFile) { _ in
                Button("OK") {}
              } message: { failedFile in
                Text(failedFile)
              }
            }
          }
          """),
      Example(
        "A binding that only asks for nil is what the item form does.",
        code: """
          struct Uploads: View {
            @State private var failedFile: String?

            var body: some View {
              Button("Upload") { failedFile = "notes.txt" }
                .⟦alert⟧(
                  "Upload failed",
                  isPresented: Binding(get: { failedFile != nil }, set: { if !$0 { failedFile = nil } }),
                  presenting: failedFile
                ) { _ in
                  Button("OK") { failedFile = nil }
                } message: { file in
                  Text(file)
                }
            }
          }
          """,
        fixed: """
          struct Uploads: View {
            @State private var failedFile: String?

            var body: some View {
              Button("Upload") { failedFile = "notes.txt" }
                .alert(
                  "Upload failed",
                  item: $failedFile
                ) { _ in
                  Button("OK") {}
                } message: { file in
                  Text(file)
                }
            }
          }
          """, settings: sdk27),
      Example(
        "A flag and `presenting:` are that same pair, wherever the optional lives in the view.",
        code: """
          struct Track { let title: String }

          struct TrackList: View {
            let tracks: [Track]
            @State private var isAsking = false
            @State private var doomed: Track?

            var body: some View {
              ForEach(tracks, id: \\.title) { track in
                Button(track.title) { self.doomed = track; self.isAsking = true }
              }
              .⟦alert⟧("Remove?", isPresented: $isAsking, presenting: doomed) { track in
                Button("Remove \\(track.title)", role: .destructive) { isAsking = false }
                Button("Keep", role: .cancel) {
                  print("kept")
                  doomed = nil
                }
              }
            }
          }
          """,
        fixed: """
          struct Track { let title: String }

          struct TrackList: View {
            let tracks: [Track]
            @State private var doomed: Track?

            var body: some View {
              ForEach(tracks, id: \\.title) { track in
                Button(track.title) { self.doomed = track }
              }
              .alert("Remove?", item: $doomed) { track in
                Button("Remove \\(track.title)", role: .destructive) {}
                Button("Keep", role: .cancel) {
                  print("kept")
                }
              }
            }
          }
          """, settings: sdk27),
      Example(
        "A function that an action calls gets the value, since the optional may be nil again when it runs.",
        code: """
          struct Track { let title: String }

          struct TrackRow: View {
            let track: Track
            @State private var isAsking = false
            @State private var doomed: Track?

            var body: some View {
              Button("Remove") {
                doomed = track
                isAsking = true
              }
              .⟦alert⟧("Remove track?", isPresented: $isAsking) {
                Button("Remove", role: .destructive, action: remove)
                Button("Archive") { archive(quietly: true) }
              }
            }

            private func remove() {
              guard let track = doomed else { return }
              print(track.title)
            }

            private func archive(quietly: Bool) {
              print(doomed!.title)
              isAsking = false
            }
          }
          """,
        fixed: """
          struct Track { let title: String }

          struct TrackRow: View {
            let track: Track
            @State private var doomed: Track?

            var body: some View {
              Button("Remove") {
                doomed = track
              }
              .alert("Remove track?", item: $doomed) { doomed in
                Button("Remove", role: .destructive, action: { remove(doomed) })
                Button("Archive") { archive(doomed, quietly: true) }
              }
            }

            private func remove(_ track: Track) {
              print(track.title)
            }

            private func archive(_ doomed: Track, quietly: Bool) {
              print(doomed.title)
              self.doomed = nil
            }
          }
          """, settings: sdk27),
      Example(
        "An error has an item form too.",
        code: """
          enum UploadError: LocalizedError { case offline }

          struct Uploads: View {
            @State private var showsError = false
            @State private var error: UploadError?

            var body: some View {
              Button("Upload") { error = .offline; showsError = true }
                .⟦alert(isPresented:⟧ $showsError, error: error) { Button("OK") {} }
            }
          }
          """,
        fixed: """
          enum UploadError: LocalizedError { case offline }

          struct Uploads: View {
            @State private var error: UploadError?

            var body: some View {
              Button("Upload") { error = .offline }
                .alert(error: $error) { Button("OK") {} }
            }
          }
          """, settings: sdk27),
      Example(
        "An optional of a model, through a binding by hand.",
        code: """
          struct Fault { let title: String; var hint: String? }

          final class Model: ObservableObject {
            @Published var fault: Fault?
            func fail() { fault = Fault(title: "No paper") }
          }

          struct Board: View {
            @StateObject private var model = Model()

            var body: some View {
              Text("Board")
                .⟦alert⟧("Failed", isPresented: .init(get: { model.fault != nil }, set: { _ in model.fault = nil })) {
                  Button("OK") {}
                } message: {
                  Text(model.fault?.title ?? "")
                  Text(model.fault?.hint ?? "No hint")
                }
            }
          }
          """,
        fixed: """
          struct Fault { let title: String; var hint: String? }

          final class Model: ObservableObject {
            @Published var fault: Fault?
            func fail() { fault = Fault(title: "No paper") }
          }

          struct Board: View {
            @StateObject private var model = Model()

            var body: some View {
              Text("Board")
                .alert("Failed", item: $model.fault) { _ in
                  Button("OK") {}
                } message: { fault in
                  Text(fault.title)
                  Text(fault.hint ?? "No hint")
                }
            }
          }
          """, settings: sdk27),
      Example(
        "The optional has another job, so a person has to look.",
        code: """
          struct Album: View {
            let tracks: [String]
            @State private var isAsking = false
            @State private var doomed: String?

            var body: some View {
              List(tracks, id: \\.self) { track in
                Button(track) {
                  doomed = track
                  isAsking = true
                }
                .bold(doomed == track)
              }
              .⟦alert⟧("Remove?", isPresented: $isAsking) {
                Button("Remove", role: .destructive) { print(doomed!) }
              }
            }
          }
          """,
        fixed: """
          struct Album: View {
            let tracks: [String]
            @State private var doomed: String?

            var body: some View {
              List(tracks, id: \\.self) { track in
                Button(track) {
                  doomed = track
                }
                .bold(doomed == track)
              }
              .alert("Remove?", item: $doomed) { doomed in
                Button("Remove", role: .destructive) { print(doomed) }
              }
            }
          }
          """, level: .review, severity: .hint, settings: sdk27),
      Example(
        "What is set may be nil, and then an empty alert came up that comes up no more.",
        code: """
          struct Uploads: View {
            let lastError: String?
            @State private var hasFailed = false
            @State private var reason: String?

            var body: some View {
              Button("Upload") {
                reason = lastError
                hasFailed = true
              }
              .⟦alert⟧("Upload failed", isPresented: $hasFailed) {
                Button("OK") {}
              } message: {
                if let reason { Text(reason) }
              }
            }
          }
          """,
        fixed: """
          struct Uploads: View {
            let lastError: String?
            @State private var hasFailed = false
            @State private var reason: String?

            var body: some View {
              Button("Upload") {
                reason = lastError
                hasFailed = true
              }
              .alert("Upload failed", isPresented: $hasFailed, presenting: reason) { _ in
                Button("OK") {}
              } message: { reason in
                Text(reason)
              }
            }
          }
          """, level: .review),
      Example(
        "`.constant` cannot close the alert; the item form does.",
        code: """
          struct Uploads: View {
            @State private var failedFile: String?

            var body: some View {
              Button("Upload") { failedFile = "notes.txt" }
                .⟦alert⟧("Upload failed", isPresented: .constant(failedFile != nil)) {
                  Button("OK") { failedFile = nil }
                } message: {
                  Text(failedFile ?? "")
                }
            }
          }
          """,
        fixed: """
          struct Uploads: View {
            @State private var failedFile: String?

            var body: some View {
              Button("Upload") { failedFile = "notes.txt" }
                .alert("Upload failed", item: $failedFile) { _ in
                  Button("OK") {}
                } message: { failedFile in
                  Text(failedFile)
                }
            }
          }
          """, level: .review, settings: sdk27),
    ] + refused
}
