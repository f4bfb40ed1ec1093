import Linting
import SwiftUIProject

enum LegacyAlertExamples {
  static let flagged = [
    Example(
      "An alert that asks before it deletes",
      code: #"""
        struct TripRow: View {
          @State private var asksToDelete = false
          let delete: () -> Void

          var body: some View {
            Button("Delete") { asksToDelete = true }
              .⟦alert⟧(isPresented: $asksToDelete) {
                Alert(
                  title: Text("Delete this trip?"),
                  message: Text("It cannot be brought back."),
                  primaryButton: .destructive(Text("Delete"), action: delete),
                  secondaryButton: .cancel(Text("Keep"))
                )
              }
          }
        }
        """#,
      fixed: #"""
        struct TripRow: View {
          @State private var asksToDelete = false
          let delete: () -> Void

          var body: some View {
            Button("Delete") { asksToDelete = true }
              .alert("Delete this trip?", isPresented: $asksToDelete) {
                Button("Delete", role: .destructive, action: delete)
                Button("Keep", role: .cancel) { }
              } message: {
                Text("It cannot be brought back.")
              }
          }
        }
        """#, severity: .hint),
    Example(
      "Of several on one view only the last is shown",
      code: #"""
        struct Planner: View {
          @State private var isSaved = false
          @State private var hasFailed = false

          var body: some View {
            Text("Trip")
              .⟦alert⟧(isPresented: $isSaved) { Alert(title: Text("Saved")) }
              .padding()
              .⟦alert⟧(isPresented: $hasFailed) { Alert(title: Text("Not saved")) }
          }
        }
        """#,
      fixed: #"""
        struct Planner: View {
          @State private var isSaved = false
          @State private var hasFailed = false

          var body: some View {
            Text("Trip")
              .alert("Saved", isPresented: $isSaved) { }
              .padding()
              .alert(isPresented: $hasFailed) { Alert(title: Text("Not saved")) }
          }
        }
        """#),
    Example(
      "A bare cancel button was translated by the system, so the change needs a look",
      code: #"""
        struct CacheScreen: View {
          @State private var asks = false

          var body: some View {
            Button("Clear") { asks = true }
              .⟦alert⟧(isPresented: $asks, content: {
                return Alert(title: Text("Clear the cache?"), primaryButton: .cancel(), secondaryButton: .default(Text("Clear")) {
                  // Images come back on their own.
                  clear()
                })
              })
          }

          private func clear() {}
        }
        """#,
      fixed: #"""
        struct CacheScreen: View {
          @State private var asks = false

          var body: some View {
            Button("Clear") { asks = true }
              .alert("Clear the cache?", isPresented: $asks) {
                Button("Cancel", role: .cancel) {}
                Button("Clear") {
                  // Images come back on their own.
                  clear()
                }
              }
          }

          private func clear() {}
        }
        """#, level: .review, severity: .hint),
    Example(
      "Titles that are no keys stay texts",
      code: #"""
        struct LoginScreen: View {
          @State private var failure = ""
          @State private var hasFailed = false
          let strings: [String]

          var body: some View {
            Text("Login")
              .⟦alert⟧(isPresented: $hasFailed) {
                .init(
                  title: Text(failure),
                  message: Text("Try again", comment: "Behind a failed login"),  // the server's words
                  primaryButton: .default(Text(verbatim: strings[0])) {
                    failure = ""
                  },
                  // Stays on the screen.
                  secondaryButton: .cancel(Text(strings[1]))
                )
              }
          }
        }
        """#,
      fixed: #"""
        struct LoginScreen: View {
          @State private var failure = ""
          @State private var hasFailed = false
          let strings: [String]

          var body: some View {
            Text("Login")
              .alert(Text(failure), isPresented: $hasFailed) {
                // the server's words
                Button {
                  failure = ""
                } label: {
                  Text(verbatim: strings[0])
                }
                // Stays on the screen.
                Button(role: .cancel) { } label: { Text(strings[1]) }
              } message: {
                Text("Try again", comment: "Behind a failed login")
              }
          }
        }
        """#, severity: .hint),
    Example(
      "An item drives it, and the SDK has alerts with items",
      code: #"""
        struct Fault: Identifiable {
          let id: Int
          let text: String
        }

        struct Status: View {
          @State private var fault: Fault?

          var body: some View {
            Text("Status")
              .⟦alert⟧(item: $fault) { fault in
                Alert(title: Text("No connection"), message: Text(fault.text), dismissButton: .default(Text("OK")))
              }
          }
        }
        """#,
      fixed: #"""
        struct Fault: Identifiable {
          let id: Int
          let text: String
        }

        struct Status: View {
          @State private var fault: Fault?

          var body: some View {
            Text("Status")
              .alert("No connection", item: $fault) { _ in
                Button("OK") { }
              } message: { fault in
                Text(fault.text)
              }
          }
        }
        """#, severity: .hint, settings: ExampleSettings(sdk: 27)),
    Example(
      "An item drives it, and the SDK has none",
      code: #"""
        struct Fault: Identifiable {
          let id: Int
          let text: String
        }

        struct Status: View {
          @State private var fault: Fault?

          var body: some View {
            Text("Status")
              .⟦alert⟧(item: $fault) {
                Alert(title: Text("No connection"), message: Text($0.text))
              }
          }
        }
        """#,
      fixed: #"""
        struct Fault: Identifiable {
          let id: Int
          let text: String
        }

        struct Status: View {
          @State private var fault: Fault?

          var body: some View {
            Text("Status")
              .alert(
                "No connection",
                isPresented: Binding(get: { fault != nil }, set: { if !$0 { fault = nil } }),
                presenting: fault
              ) { _ in } message: { item in
                Text(item.text)
              }
          }
        }
        """#, level: .review, severity: .hint),
    Example(
      "An action that may be nil",
      code: #"""
        struct Prompt: View {
          @State private var asks = false
          let retry: (() -> Void)?

          var body: some View {
            Text("Upload")
              .⟦alert⟧(isPresented: $asks) {
                Alert(title: Text("Failed"), dismissButton: Alert.Button.default(Text("Retry"), action: retry))
              }
          }
        }
        """#,
      fixed: #"""
        struct Prompt: View {
          @State private var asks = false
          let retry: (() -> Void)?

          var body: some View {
            Text("Upload")
              .alert("Failed", isPresented: $asks) {
                Button("Retry") { retry?() }
              }
          }
        }
        """#, severity: .hint),
    Example(
      "In a preview it is a hint, however many there are",
      code: #"""
        #Preview {
          Text("Trip")
            .⟦alert⟧(isPresented: .constant(true)) { Alert(title: Text("First")) }
            .⟦alert⟧(isPresented: .constant(false)) { Alert(title: Text("Second")) }
        }
        """#,
      fixed: #"""
        #Preview {
          Text("Trip")
            .alert("First", isPresented: .constant(true)) { }
            .alert(isPresented: .constant(false)) { Alert(title: Text("Second")) }
        }
        """#, severity: .hint),
    Example(
      "The title depends on the item",
      code: #"""
        struct Notice: Identifiable {
          let id: Int
          let title: String
        }

        struct Status: View {
          @State private var notice: Notice?

          var body: some View {
            Text("Status").⟦alert⟧(item: $notice) { notice in Alert(title: Text(notice.title)) }
          }
        }
        """#, severity: .hint),
    Example(
      "The closure chooses between alerts",
      code: #"""
        struct Export: View {
          @State private var isDone = false
          @State private var path = ""

          var body: some View {
            Text("Export").⟦alert⟧(isPresented: $isDone) {
              if path.isEmpty { return Alert(title: Text("Failed")) } else { return Alert(title: Text("Done")) }
            }
          }
        }
        """#, severity: .hint),
    Example(
      "A helper makes the alert",
      code: #"""
        struct Export: View {
          @State private var isDone = false

          var body: some View {
            Text("Export").⟦alert⟧(isPresented: $isDone) { doneAlert }
          }

          private var doneAlert: Alert { Alert(title: Text("Done")) }
        }
        """#, severity: .hint),
    Example(
      "The last one is around the property that this one is in.",
      code: """
        struct Rink: View {
          @State private var showsFall = false
          @State private var showsCrash = false

          var body: some View {
            buttons
              .⟦alert⟧(isPresented: $showsCrash) { Alert(title: Text("Crash")) }
          }

          private var buttons: some View {
            HStack {
              Button("Fall") { showsFall = true }
              Button("Crash") { showsCrash = true }
            }
            .⟦alert⟧(isPresented: $showsFall) { Alert(title: Text("Fall")) }
          }
        }
        """,
      fixed: """
        struct Rink: View {
          @State private var showsFall = false
          @State private var showsCrash = false

          var body: some View {
            buttons
              .alert("Crash", isPresented: $showsCrash) { }
          }

          private var buttons: some View {
            HStack {
              Button("Fall") { showsFall = true }
              Button("Crash") { showsCrash = true }
            }
            .alert(isPresented: $showsFall) { Alert(title: Text("Fall")) }
          }
        }
        """, severity: .hint),
    Example(
      "An action at an odd depth",
      code: """
        struct Cistern: View {
          @State private var asks = false

          var body: some View {
            Button("Empty") { asks = true }
              .⟦alert⟧(isPresented: $asks) {
                Alert(title: Text("Empty the cistern?"),
                      primaryButton: .default(Text("Empty")) {
                           print("emptied")
                      },
                      secondaryButton: .cancel(Text("Keep")))
              }
          }
        }
        """,
      fixed: """
        struct Cistern: View {
          @State private var asks = false

          var body: some View {
            Button("Empty") { asks = true }
              .alert("Empty the cistern?", isPresented: $asks) {
                Button("Empty") {
                  print("emptied")
                }
                Button("Keep", role: .cancel) { }
              }
          }
        }
        """, severity: .hint),
  ]

  static let allowed = [
    Example(
      "The current form",
      code: #"""
        struct TripRow: View {
          @State private var asksToDelete = false

          var body: some View {
            Text("Trip").alert("Delete this trip?", isPresented: $asksToDelete) {
              Button("Delete", role: .destructive) {}
            } message: {
              Text("It cannot be brought back.")
            }
          }
        }
        """#),
    Example(
      "The project still runs on iOS 14",
      code: #"""
        struct Planner: View {
          @State private var isSaved = false

          var body: some View {
            Text("Trip").alert(isPresented: $isSaved) { Alert(title: Text("Saved")) }
          }
        }
        """#,
      settings: ExampleSettings(targets: DeploymentTargets([.iOS: "14.0"]))),
    Example(
      "Older systems get the older alert",
      code: #"""
        struct Planner: View {
          @State private var isSaved = false

          var body: some View {
            if #available(iOS 15, *) {
              Text("Trip").alert("Saved", isPresented: $isSaved) {}
            } else {
              Text("Trip").alert(isPresented: $isSaved) { Alert(title: Text("Saved")) }
            }
          }
        }
        """#),
    Example(
      "An `Alert` of one's own",
      code: #"""
        struct Alert: View {
          let title: String
          var body: some View { Text(title) }
        }

        extension View {
          func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { overlay(content()) }
        }

        struct Planner: View {
          @State private var isSaved = false

          var body: some View {
            Text("Trip").alert(isPresented: $isSaved) { Alert(title: "Saved") }
          }
        }
        """#),
    Example(
      "An alert made from an error",
      code: #"""
        struct LoadError: LocalizedError {}

        struct Board: View {
          @State private var hasFailed = false
          @State private var error: LoadError?

          var body: some View {
            Text("Board").alert(isPresented: $hasFailed, error: error) { Button("OK") {} }
          }
        }
        """#),
    Example(
      "A method of the same name outside of views",
      code: #"""
        struct Alert { let title: String }

        final class Robot {
          func alert(isPresented: Bool, content: () -> Alert) {}
          func run() { self.alert(isPresented: true) { Alert(title: "Stop") } }
        }
        """#),
  ]
}
