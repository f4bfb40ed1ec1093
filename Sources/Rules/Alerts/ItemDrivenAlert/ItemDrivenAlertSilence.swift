import Linting
import SwiftUIProject

extension ItemDrivenAlertExamples {
  /// Flagged code that is left to a person.
  static let refused = [
    Example(
      "A function that is called from elsewhere too cannot be handed the value.",
      code: """
        struct Album: View {
          let track: String
          @State private var isAsking = false
          @State private var doomed: String?

          var body: some View {
            Button("Remove") {
              doomed = track
              isAsking = true
            }
            .onSubmit(remove)
            .⟦alert⟧("Remove?", isPresented: $isAsking) {
              Button("Remove", role: .destructive) { remove() }
            }
          }

          private func remove() { print(doomed ?? "") }
        }
        """, settings: sdk27),
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
            .⟦alert⟧("Result", isPresented: $isComparing) {
              Button("OK") {}
            } message: {
              if let left, let right { Text("\\(left) \\(right)") }
            }
          }
        }
        """, settings: sdk27),
    Example(
      "A default that says something: nil may be meant.",
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
              Text(reason ?? "Nobody knows why.")
            }
          }
        }
        """),
    Example(
      "The flag is set from another file, so it has to stay.",
      code: """
        struct Uploads: View {
          @State var hasFailed = false
          @State private var failedFile: String?

          var body: some View {
            Button("Upload") {
              failedFile = "notes.txt"
              hasFailed = true
            }
            .⟦alert⟧("Upload failed", isPresented: $hasFailed, presenting: failedFile) { file in Button("Retry \\(file)") {} }
          }
        }
        """, settings: sdk27,
      otherFiles: ["Home.swift": "struct Home: View { var body: some View { Uploads(hasFailed: false) } }"]),
    Example(
      "A setter that does more than to clear has to stay.",
      code: """
        struct Uploads: View {
          @State private var failedFile: String?

          var body: some View {
            Button("Upload") { failedFile = "notes.txt" }
              .⟦alert⟧(
                "Upload failed",
                isPresented: Binding(
                  get: { failedFile != nil },
                  set: { _ in
                    failedFile = nil
                    print("closed")
                  })
              ) {
                Button("OK") {}
              }
          }
        }
        """, settings: sdk27),
    Example(
      "A flag and an optional of a model: two properties to keep in step.",
      code: """
        @Observable final class Model {
          var showsFault = false
          var fault: String?

          func fail() {
            fault = "No paper"
            showsFault = true
          }
        }

        struct Board: View {
          @Bindable var model: Model

          var body: some View {
            Text("Board")
              .⟦alert⟧("Failed", isPresented: $model.showsFault) {
                Button("OK") {}
              } message: {
                if let fault = model.fault { Text(fault) }
              }
          }
        }
        """, settings: sdk27),
  ]

  static let allowed = [
    Example(
      "A flag and an optional of a model that nothing ever sets.",
      code: """
        @Observable final class Model {
          var showsFault = false
          var fault: String?
        }

        struct Board: View {
          @Bindable var model: Model

          var body: some View {
            Text("Board")
              .alert("Failed", isPresented: $model.showsFault) {
                Button("OK") { model.showsFault = false }
              } message: {
                Text(model.fault ?? "")
              }
          }
        }
        """),
    Example(
      "The item form.",
      code: """
        struct TrackRow: View {
          let track: String
          @State private var doomed: String?

          var body: some View {
            Button("Remove") { doomed = track }
              .alert("Remove track?", item: $doomed) { track in
                Button("Remove \\(track)", role: .destructive) {}
              }
          }
        }
        """, settings: sdk27),
    Example(
      "`presenting:` is as far as one gets before SDK 27.",
      code: """
        struct TrackRow: View {
          let track: String
          @State private var isAsking = false
          @State private var doomed: String?

          var body: some View {
            Button("Remove") { doomed = track; isAsking = true }
              .alert("Remove track?", isPresented: $isAsking, presenting: doomed) { track in
                Button("Remove \\(track)", role: .destructive) {}
              }
          }
        }
        """),
    Example(
      "An alert that shows no value.",
      code: """
        struct Settings: View {
          @State private var isAsking = false
          @State private var name: String?

          var body: some View {
            Button("Reset") { isAsking = true }
              .alert("Reset all settings?", isPresented: $isAsking) { Button("Reset", role: .destructive) { name = nil } }
          }
        }
        """, settings: sdk27),
    Example(
      "The title needs the value, and it is made before there is one.",
      code: """
        struct TrackRow: View {
          let track: String
          @State private var isAsking = false
          @State private var doomed: String?

          var body: some View {
            Button("Remove") { doomed = track; isAsking = true }
              .alert("Remove \\(doomed ?? "")?", isPresented: $isAsking) {
                Button("Remove", role: .destructive) { if let doomed { print(doomed) } }
              }
              .alert(question, isPresented: $isAsking, presenting: doomed) { _ in Button("Remove", role: .destructive) {} }
          }

          private var question: String { "Remove \\(doomed ?? "")?" }
        }
        """, settings: sdk27),
    Example(
      "The model decides: a setter that does nothing is intended.",
      code: """
        final class Operation: ObservableObject {
          @Published var question: String?
          func go() {}
        }

        struct Board: View {
          @ObservedObject var operation: Operation

          var body: some View {
            Text("Board")
              .alert(
                "Confirm", isPresented: Binding(get: { operation.question != nil }, set: { _ in }), presenting: operation.question
              ) { _ in Button("Go") { operation.go() } }
          }
        }
        """, settings: sdk27),
    Example(
      "Selection first, question later: the selection is not there for the alert.",
      code: """
        struct Shelf: View {
          let items: [String]
          @State private var picked: String?
          @State private var isAsking = false

          var body: some View {
            List(items, id: \\.self, selection: $picked) { Text($0) }
              .toolbar { Button("Delete") { isAsking = true } }
              .alert("Delete?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { if let picked { print(picked) } }
              }
          }
        }
        """, settings: sdk27),
    Example(
      "One question follows another from the same state, which the item form would clear.",
      code: """
        struct Wizard: View {
          @State private var isAsking = false
          @State private var step: Int?

          var body: some View {
            Button("Start") { step = 1; isAsking = true }
              .alert("Go on?", isPresented: $isAsking) {
                Button("Next") { if let current = step { step = current + 1 } }
              }
          }
        }
        """, settings: sdk27),
    Example(
      "Nil is presented on purpose.",
      code: """
        struct Uploads: View {
          @State private var hasFailed = false
          @State private var reason: String?

          var body: some View {
            VStack {
              Button("Upload") { reason = "Offline"; hasFailed = true }
              Button("Fail") { reason = nil; hasFailed = true }
            }
            .alert("Failed", isPresented: $hasFailed) { Button("OK") {} } message: { Text(reason ?? "No reason") }
          }
        }
        """, settings: sdk27),
    Example(
      "Systems below iOS 15 have none of these forms.",
      code: """
        struct Uploads: View {
          @State private var reason: String?

          var body: some View {
            Button("Upload") { reason = "Offline" }
              .alert("Failed", isPresented: Binding(get: { reason != nil }, set: { if !$0 { reason = nil } })) {
                Button("OK") {}
              } message: {
                Text(reason ?? "")
              }
          }
        }
        """, settings: ExampleSettings(targets: DeploymentTargets([.iOS: "14.0"]), sdk: 27)),
    Example(
      "A store of The Composable Architecture presents by itself.",
      code: """
        final class Store: ObservableObject {
          @Published var showsFault = false
          @Published var fault: String?
        }

        struct Board: View {
          @ObservedObject var store: Store

          var body: some View {
            Text("Board")
              .alert("Failed", isPresented: $store.showsFault) { Button("OK") {} } message: {
                if let fault = store.fault { Text(fault) }
              }
          }
        }
        """, settings: sdk27),
    Example(
      "An own method of the same name on something that is no view.",
      code: """
        struct Siren {
          var reason: String?
          func alert(_ title: String, isPresented: Bool, actions: () -> String?) -> Siren { self }
          func sound() -> Siren { alert("Fire", isPresented: reason != nil) { reason } }
        }
        """, settings: sdk27),
    Example(
      "A preview only shows how it looks.",
      code: """
        struct Pane: View { var body: some View { Text("Pane") } }

        struct Pane_Previews: PreviewProvider {
          @State static var reason: String?

          static var previews: some View {
            Pane()
              .alert("Failed", isPresented: Binding(get: { reason != nil }, set: { if !$0 { reason = nil } })) {
                Button("OK") {}
              } message: {
                Text(reason ?? "")
              }
          }
        }
        """, settings: sdk27),
  ]
}
