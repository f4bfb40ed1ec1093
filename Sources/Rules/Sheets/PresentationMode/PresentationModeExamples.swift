import Linting
import SwiftUIProject

enum PresentationModeExamples {
  static let flagged = [
    Example(
      "A presented view closes itself",
      code: #"""
        struct TrailList: View {
          @State private var showsFilter = false

          var body: some View {
            Button("Filter") { showsFilter = true }
              .sheet(isPresented: $showsFilter) { FilterSheet() }
          }
        }

        struct FilterSheet: View {
          @Environment(\.⟦presentationMode⟧) private var presentationMode

          var body: some View {
            Button("Done") { presentationMode.wrappedValue.dismiss() }
          }
        }
        """#,
      fixed: #"""
        struct TrailList: View {
          @State private var showsFilter = false

          var body: some View {
            Button("Filter") { showsFilter = true }
              .sheet(isPresented: $showsFilter) { FilterSheet() }
          }
        }

        struct FilterSheet: View {
          @Environment(\.dismiss) private var dismiss

          var body: some View {
            Button("Done") { dismiss() }
          }
        }
        """#),
    Example(
      "A view that also asks whether it is shown gets a second value",
      code: #"""
        struct HutScreen: View {
          @Environment(\.⟦presentationMode⟧) var mode: Binding<PresentationMode>  // closes the hut

          var body: some View {
            if mode.wrappedValue.isPresented {
              Button("Close", action: close)
            }
          }
        }

        extension HutScreen {
          private func close() { self.mode.wrappedValue.dismiss() }
        }

        struct HutList: View {
          var body: some View {
            NavigationStack { NavigationLink("Hut") { HutScreen() } }
          }
        }
        """#,
      fixed: #"""
        struct HutScreen: View {
          @Environment(\.dismiss) var dismiss  // closes the hut
          @Environment(\.isPresented) var isPresented

          var body: some View {
            if isPresented {
              Button("Close", action: close)
            }
          }
        }

        extension HutScreen {
          private func close() { self.dismiss() }
        }

        struct HutList: View {
          var body: some View {
            NavigationStack { NavigationLink("Hut") { HutScreen() } }
          }
        }
        """#),
    Example(
      "At the root of a window `dismiss` closes the window, so the change needs a look",
      code: #"""
        @main struct TrailApp: App {
          var body: some Scene {
            WindowGroup { StartScreen() }
          }
        }

        struct StartScreen: View {
          @Environment(\.⟦presentationMode⟧) private var presentationMode

          var body: some View {
            Button("Close") { presentationMode.wrappedValue.dismiss() }
          }
        }
        """#,
      fixed: #"""
        @main struct TrailApp: App {
          var body: some Scene {
            WindowGroup { StartScreen() }
          }
        }

        struct StartScreen: View {
          @Environment(\.dismiss) private var dismiss

          var body: some View {
            Button("Close") { dismiss() }
          }
        }
        """#,
      level: .review),
    Example(
      "Where the view is shown is not in sight",
      code: #"""
        struct LoneSheet: View {
          @Environment(\.⟦presentationMode⟧)
          private var presentationMode

          var body: some View {
            Button("Done", action: { self.presentationMode.wrappedValue.dismiss() })
          }
        }
        """#,
      fixed: #"""
        struct LoneSheet: View {
          @Environment(\.dismiss)
          private var dismiss

          var body: some View {
            Button("Done", action: { self.dismiss() })
          }
        }
        """#,
      level: .review),
    Example(
      "A member named `dismiss` keeps its name",
      code: #"""
        struct NotesSheet: View {
          @Environment(\.⟦presentationMode⟧) private var presentationMode

          var body: some View {
            Button("Done", action: dismiss)
          }

          private func dismiss() { presentationMode.wrappedValue.dismiss() }
        }

        struct Notes: View {
          @State private var isEditing = false

          var body: some View {
            Text("Notes").sheet(isPresented: $isEditing) { NotesSheet() }
          }
        }
        """#,
      fixed: #"""
        struct NotesSheet: View {
          @Environment(\.dismiss) private var dismissView

          var body: some View {
            Button("Done", action: dismiss)
          }

          private func dismiss() { dismissView() }
        }

        struct Notes: View {
          @State private var isEditing = false

          var body: some View {
            Text("Notes").sheet(isPresented: $isEditing) { NotesSheet() }
          }
        }
        """#),
    Example(
      "A `dismiss` that is there already is used",
      code: #"""
        struct GearSheet: View {
          @Environment(\.dismiss) private var close
          @Environment(\.⟦presentationMode⟧) private var presentationMode

          var body: some View {
            Button("Done") { presentationMode.wrappedValue.dismiss() }
            Button("Cancel") { close() }
          }
        }

        struct Gear: View {
          @State private var isEditing = false

          var body: some View {
            Text("Gear").sheet(isPresented: $isEditing) { GearSheet() }
          }
        }
        """#,
      fixed: #"""
        struct GearSheet: View {
          @Environment(\.dismiss) private var close

          var body: some View {
            Button("Done") { close() }
            Button("Cancel") { close() }
          }
        }

        struct Gear: View {
          @State private var isEditing = false

          var body: some View {
            Text("Gear").sheet(isPresented: $isEditing) { GearSheet() }
          }
        }
        """#),
    Example(
      "An unused property goes",
      code: #"""
        struct Banner: View {
          @Environment(\.⟦presentationMode⟧) private var presentationMode
          let text: String

          var body: some View { Text(text) }
        }
        """#,
      fixed: #"""
        struct Banner: View {
          let text: String

          var body: some View { Text(text) }
        }
        """#),
    Example(
      "A coordinator closes the view that it belongs to",
      code: #"""
        struct CameraView: UIViewControllerRepresentable {
          @Environment(\.⟦presentationMode⟧) @Binding private var presentationMode

          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

          @MainActor final class Coordinator {
            let parent: CameraView
            init(parent: CameraView) { self.parent = parent }
            func cancel() { parent.presentationMode.dismiss() }
          }
        }

        struct Profile: View {
          @State private var takesPicture = false

          var body: some View {
            Text("Profile").fullScreenCover(isPresented: $takesPicture) { CameraView() }
          }
        }
        """#,
      fixed: #"""
        struct CameraView: UIViewControllerRepresentable {
          @Environment(\.dismiss) private var dismiss

          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

          @MainActor final class Coordinator {
            let parent: CameraView
            init(parent: CameraView) { self.parent = parent }
            func cancel() { parent.dismiss() }
          }
        }

        struct Profile: View {
          @State private var takesPicture = false

          var body: some View {
            Text("Profile").fullScreenCover(isPresented: $takesPicture) { CameraView() }
          }
        }
        """#),
    Example(
      "An extension in another file is changed too",
      code: #"""
        struct MapSheet: View {
          @Environment(\.⟦presentationMode⟧) var presentationMode

          var body: some View { Button("Done", action: done) }
        }
        """#,
      fixed: #"""
        struct MapSheet: View {
          @Environment(\.dismiss) var dismiss

          var body: some View { Button("Done", action: done) }
        }
        """#,
      level: .review,
      otherFiles: [
        "MapSheet+Done.swift": "extension MapSheet { func done() { presentationMode.wrappedValue.dismiss() } }"
      ]),
    Example(
      "A binding that is handed on is left to the author",
      code: #"""
        struct LoginSheet: View {
          @Environment(\.⟦presentationMode⟧) private var presentationMode

          var body: some View { CloseButton(mode: presentationMode) }
        }

        struct CloseButton: View {
          let mode: Binding<PresentationMode>

          var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
        }
        """#),
    Example(
      "Within a sheet's content it closes the presenter, which has to be meant first",
      code: #"""
        struct TourScreen: View {
          @Environment(\.⟦presentationMode⟧) private var presentationMode
          @State private var showsHelp = false

          var body: some View {
            Button("Help") { showsHelp = true }
              .sheet(isPresented: $showsHelp) {
                Button("Close") { presentationMode.wrappedValue.dismiss() }
              }
          }
        }
        """#),
    Example(
      "A closure that captures it is left to the author",
      code: #"""
        struct UploadSheet: View {
          @Environment(\.⟦presentationMode⟧) private var presentationMode

          var body: some View {
            Button("Upload") { [presentationMode] in presentationMode.wrappedValue.dismiss() }
          }
        }
        """#),
  ]

  static let allowed = [
    Example(
      "The current form",
      code: #"""
        struct FilterSheet: View {
          @Environment(\.dismiss) private var dismiss

          var body: some View { Button("Done") { dismiss() } }
        }
        """#),
    Example(
      "The project still runs on iOS 14",
      code: #"""
        struct FilterSheet: View {
          @Environment(\.presentationMode) private var presentationMode

          var body: some View { Button("Done") { presentationMode.wrappedValue.dismiss() } }
        }
        """#,
      settings: ExampleSettings(targets: DeploymentTargets([.iOS: "14.0"]))),
    Example(
      "A library for older systems, whose target is not in sight",
      code: #"""
        @available(iOS 13.0, macOS 10.15, *)
        struct FilterSheet: View {
          @Environment(\.presentationMode) private var presentationMode

          var body: some View { Button("Done") { presentationMode.wrappedValue.dismiss() } }
        }
        """#,
      settings: ExampleSettings(targets: .unknown)),
    Example(
      "A property of this name that is no environment value",
      code: #"""
        struct Slide: View {
          enum PresentationStyle { case full, small }
          @State private var presentationMode = PresentationStyle.full

          var body: some View { Button("Small") { presentationMode = .small } }
        }
        """#),
    Example(
      "The name in a comment or a string",
      code: #"""
        struct Tip: View {
          // presentationMode is the old way.
          var body: some View { Text("Use dismiss, not @Environment(\\.presentationMode).") }
        }
        """#),
  ]
}
