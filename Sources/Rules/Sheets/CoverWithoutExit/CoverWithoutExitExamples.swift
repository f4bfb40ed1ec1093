import Linting
import SwiftUIProject

extension CoverWithoutExit {
  static let flagged: [Example] = [
    Example(
      "The scanner has no button that closes it.",
      code: """
        struct TicketList: View {
          @State private var isScanning = false

          var body: some View {
            Button("Scan") { isScanning = true }
              .⟦fullScreenCover(isPresented:⟧ $isScanning) {
                Scanner()
              }
          }
        }

        struct Scanner: View {
          var body: some View {
            Text("Point at the code")
          }
        }
        """),
    Example(
      "The photo can be zoomed, but not left.",
      code: """
        struct Photo: Identifiable {
          let id: Int
          let name: String
        }

        struct Album: View {
          let photos: [Photo]
          @State private var opened: Photo?

          var body: some View {
            List(photos) { photo in
              Button(photo.name) { opened = photo }
            }
            .⟦fullScreenCover(item:⟧ $opened) { photo in
              PhotoScreen(photo: photo)
            }
          }
        }
        """,
      otherFiles: [
        "PhotoScreen.swift": """
        struct PhotoScreen: View {
          let photo: Photo
          @State private var isLarge = false

          var body: some View {
            NavigationStack {
              Image(photo.name)
                .onTapGesture { isLarge.toggle() }
                .navigationTitle(photo.name)
            }
          }
        }
        """
      ]),
    Example(
      "The content stands in the closure, and the button opens the cover only.",
      code: """
        struct Poster: View {
          @State private var isLarge = false

          var body: some View {
            Button("Enlarge") { isLarge.toggle() }
              .⟦fullScreenCover(isPresented:⟧ $isLarge) {
                VStack {
                  Text("Summer fair")
                  Text("Open from ten to six")
                }
              }
          }
        }
        """),
    Example(
      "The model is only read, and the child's binding is the content's own.",
      code: """
        final class Quiz: ObservableObject {
          @Published var question = "Which way is north?"
        }

        struct QuizHome: View {
          @StateObject private var quiz = Quiz()
          @State private var isPlaying = false

          var body: some View {
            Button("Play") { isPlaying = true }
              .⟦fullScreenCover(isPresented:⟧ $isPlaying) {
                QuizScreen(quiz: quiz)
              }
          }
        }

        struct QuizScreen: View {
          @ObservedObject var quiz: Quiz
          @State private var answer = ""

          var body: some View {
            Text(quiz.question)
            AnswerField(answer: $answer)
          }
        }

        struct AnswerField: View {
          @Binding var answer: String

          var body: some View {
            TextField("Answer", text: $answer)
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example(
      "The content closes itself.",
      code: """
        struct TicketList: View {
          @State private var isScanning = false

          var body: some View {
            Button("Scan") { isScanning = true }
              .fullScreenCover(isPresented: $isScanning) { Scanner() }
          }
        }

        struct Scanner: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Button("Close") { dismiss() }
          }
        }
        """),
    Example(
      "The presenter closes it, in its content or when something happens.",
      code: """
        struct Gate: View {
          @State private var isLocked = false
          @State private var isPlaying = false
          let isUnlocked: Bool

          var body: some View {
            Text("Home")
              .fullScreenCover(isPresented: $isPlaying) {
                Button("Stop") { isPlaying = false }
              }
            Text("Safe")
              .onChange(of: isUnlocked) { isLocked = false }
              .fullScreenCover(isPresented: $isLocked) {
                Text("Locked")
              }
          }
        }
        """),
    Example(
      "A model, a binding or a parameter drives it, and whoever owns that may close it.",
      code: """
        final class Flow: ObservableObject {
          @Published var isPaying = false
        }

        struct Shop: View {
          @ObservedObject var flow: Flow
          @Binding var showsOffer: Bool
          let isClosed: Binding<Bool>

          var body: some View {
            Text("Shop").fullScreenCover(isPresented: $flow.isPaying) { Text("Paying") }
            Text("Offer").fullScreenCover(isPresented: $showsOffer) { Text("Ten percent") }
            Text("Closed").fullScreenCover(isPresented: isClosed) { Text("Come back tomorrow") }
          }
        }
        """),
    Example(
      "tvOS and watchOS bring a way back of their own.",
      code: """
        struct Film: View {
          @State private var isPlaying = false

          var body: some View {
            Button("Play") { isPlaying = true }
              .fullScreenCover(isPresented: $isPlaying) { Text("Film") }
          }
        }
        """,
      settings: ExampleSettings(targets: DeploymentTargets([.tvOS: "18.0", .watchOS: "11.0"]))),
    Example(
      "The branch is for tvOS alone.",
      code: """
        struct Film: View {
          @State private var isPlaying = false

          var body: some View {
            Button("Play") { isPlaying = true }
              #if os(tvOS)
              .fullScreenCover(isPresented: $isPlaying) { Text("Film") }
              #endif
          }
        }
        """,
      settings: ExampleSettings(targets: .unknown)),
    Example(
      "The binding is handed on, so the content can clear it.",
      code: """
        struct Door: View {
          @State private var isOpen = false

          var body: some View {
            Button("Open") { isOpen = true }
              .fullScreenCover(isPresented: $isOpen) { Room(isOpen: $isOpen) }
          }
        }

        struct Room: View {
          @Binding var isOpen: Bool

          var body: some View {
            Toggle("Open", isOn: $isOpen)
          }
        }
        """),
    Example(
      "What the model's method does is not in sight: it may swap the root of the app.",
      code: """
        final class Session: ObservableObject {
          @Published var isSignedIn = false

          func signIn() { isSignedIn = true }
        }

        struct Welcome: View {
          @State private var isSigningIn = false

          var body: some View {
            Button("Sign in") { isSigningIn = true }
              .fullScreenCover(isPresented: $isSigningIn) { SignIn() }
          }
        }

        struct SignIn: View {
          @EnvironmentObject private var session: Session

          var body: some View {
            Button("Go") { session.signIn() }
          }
        }
        """),
    Example(
      "A function or closure that the presenter was given runs in the content.",
      code: """
        struct Steps: View {
          let onDone: () -> Void
          @State private var isRunning = false
          @State private var isWaiting = false

          private func finish() { onDone() }

          var body: some View {
            Button("Run") { isRunning = true }
              .fullScreenCover(isPresented: $isRunning) { StopButton(stop: onDone) }
            Button("Wait") { isWaiting = true }
              .fullScreenCover(isPresented: $isWaiting) { Button("Finish", action: finish) }
          }
        }

        struct StopButton: View {
          let stop: () -> Void

          var body: some View {
            Button("Stop") { stop() }
          }
        }
        """),
    Example(
      "The zoom transition lets people drag the cover down.",
      code: """
        struct Cover: View {
          @Namespace private var namespace
          @State private var isOpen = false

          var body: some View {
            Button("Open") { isOpen = true }
              .fullScreenCover(isPresented: $isOpen) {
                Text("Story").navigationTransition(.zoom(sourceID: "story", in: namespace))
              }
          }
        }
        """),
    Example(
      "The content is given by whoever makes the view.",
      code: """
        struct Presenter<Content: View>: View {
          @ViewBuilder let content: () -> Content
          @State private var isOpen = false

          var body: some View {
            Button("Open") { isOpen = true }
              .fullScreenCover(isPresented: $isOpen) { content() }
          }
        }
        """),
    Example(
      "A controller of UIKit closes itself.",
      code: """
        import UIKit

        struct Guide: View {
          @State private var isOpen = false

          var body: some View {
            Button("Open") { isOpen = true }
              .fullScreenCover(isPresented: $isOpen) { Browser() }
          }
        }

        struct Browser: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """),
    Example(
      "The next step takes the view away that has the cover.",
      code: """
        struct Tour: View {
          @State private var step = 0
          @State private var isOpen = false

          var body: some View {
            if step == 0 {
              Button("Start") { isOpen = true }
                .fullScreenCover(isPresented: $isOpen) { Button("Next") { step = 1 } }
            } else {
              Text("Done")
            }
          }
        }
        """),
    Example(
      "A modifier of the project adds the button.",
      code: """
        struct Report: View {
          @State private var isOpen = false

          var body: some View {
            Button("Open") { isOpen = true }
              .fullScreenCover(isPresented: $isOpen) { Text("Report").closable() }
          }
        }
        """,
      otherFiles: [
        "Closable.swift": """
        struct CloseButton: View {
          @Environment(\\.dismiss) private var dismiss

          var body: some View {
            Button("Close") { dismiss() }
          }
        }

        extension View {
          func closable() -> some View {
            toolbar { CloseButton() }
          }
        }
        """
      ]),
  ]
}
