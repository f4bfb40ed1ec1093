import Linting
import SwiftUIProject

extension SheetOwnsActions {
  static let allowed: [Example] = [
    Example(
      "The sheet closes itself",
      code: #"""
        struct TrailList: View {
          @State private var showsFilter = false

          var body: some View {
            Text("Trails").sheet(isPresented: $showsFilter) { FilterSheet() }
          }
        }

        struct FilterSheet: View {
          @Environment(\.dismiss) private var dismiss

          var body: some View { Button("Done") { dismiss() } }
        }
        """#),
    Example(
      "A callback for a choice",
      code: #"""
        struct Palette: View {
          @State private var picks = false
          @State private var name = ""

          var body: some View {
            Text(name).sheet(isPresented: $picks) {
              ColorList(onPick: { picked in
                name = picked
                picks = false
              })
            }
          }
        }

        struct ColorList: View {
          let onPick: (String) -> Void

          var body: some View { Button("Red") { onPick("Red") } }
        }
        """#),
    Example(
      "The project still runs on iOS 14",
      code: #"""
        struct TrailList: View {
          @State private var showsFilter = false

          var body: some View {
            Text("Trails").sheet(isPresented: $showsFilter) { FilterSheet(onCancel: { showsFilter = false }) }
          }
        }

        struct FilterSheet: View {
          let onCancel: () -> Void

          var body: some View { Button("Cancel") { onCancel() } }
        }
        """#,
      settings: ExampleSettings(targets: DeploymentTargets([.iOS: "14.0"]))),
    Example(
      "A view that is also used without a presentation",
      code: #"""
        struct Icons: View {
          @State private var picks = false
          @State private var isOpen = true

          var body: some View {
            Text("Icons").sheet(isPresented: $picks) { IconGrid(onDone: { picks = false }) }
            if isOpen { IconGrid(onDone: { isOpen = false }) }
          }
        }

        struct IconGrid: View {
          let onDone: () -> Void

          var body: some View { Button("Done") { onDone() } }
        }
        """#),
    Example(
      "A view that other packages use",
      code: #"""
        struct Demo: View {
          @State private var shows = false

          var body: some View {
            Text("Demo").sheet(isPresented: $shows) { PublicPage(onClose: { shows = false }) }
          }
        }

        public struct PublicPage: View {
          let onClose: () -> Void

          public var body: some View { Button("Close") { onClose() } }
        }
        """#),
    Example(
      "A view of UIKit, and one that UIKit shows",
      code: #"""
        import SwiftUI
        import UIKit

        struct Scanner: View {
          @State private var scans = false
          @State private var helps = false

          var body: some View {
            VStack {
              Text("Scan").sheet(isPresented: $scans) { Camera(onDone: { scans = false }) }
              Text("Help").sheet(isPresented: $helps) { ScanHelp(onDone: { helps = false }) }
            }
          }
        }

        struct Camera: UIViewControllerRepresentable {
          let onDone: () -> Void

          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) { onDone() }
        }

        struct ScanHelp: View {
          let onDone: () -> Void

          var body: some View { Button("Done") { onDone() } }
        }

        @MainActor func help() -> UIViewController { UIHostingController(rootView: ScanHelp(onDone: {})) }
        """#),
    Example(
      "Closures that are asked for, handed on or kept",
      code: #"""
        struct Steps: View {
          @State private var shows = false

          var body: some View {
            Text("Steps").sheet(isPresented: $shows) {
              StepSheet(onSkip: { shows = false }, onBack: { shows = false }, onEnd: { shows = false })
            }
          }
        }

        struct StepSheet: View {
          var onSkip: (() -> Void)?
          let onBack: () -> Void
          let onEnd: () -> Void
          @State private var ending: (() -> Void)?

          var body: some View {
            VStack {
              if let onSkip { Button("Skip", action: onSkip) }
              BackButton(go: onBack)
              Button("Keep") { ending = onEnd }
            }
          }
        }

        struct BackButton: View {
          let go: () -> Void

          var body: some View { Button("Back", action: go) }
        }
        """#),
    Example(
      "The flag is also read",
      code: #"""
        struct Search: View {
          @State private var searches = false

          var body: some View {
            Text("Search").sheet(isPresented: $searches) { SearchPage(isActive: $searches) }
          }
        }

        struct SearchPage: View {
          @Binding var isActive: Bool

          var body: some View {
            Text(isActive ? "Searching" : "Done")
            Button("Done") { isActive = false }
          }
        }
        """#),
    Example(
      "A binding by hand may do more when the sheet closes",
      code: #"""
        struct Draft: View {
          @State private var edits = false

          var body: some View {
            Text("Draft").sheet(isPresented: Binding(get: { edits }, set: { if !$0 { edits = false; save() } })) {
              DraftEditor(onDiscard: { edits = false })
            }
          }

          private func save() {}
        }

        struct DraftEditor: View {
          let onDiscard: () -> Void

          var body: some View { Button("Discard") { onDiscard() } }
        }
        """#),
    Example(
      "In a preview, and a closure that closes something else",
      code: #"""
        struct Tour: View {
          @State private var shows = false
          @State private var showsBanner = true

          var body: some View {
            Text(showsBanner ? "Tour" : "").sheet(isPresented: $shows) { TourPage(onHide: { showsBanner = false }) }
          }
        }

        struct TourPage: View {
          let onHide: () -> Void

          var body: some View { Button("Hide the banner") { onHide() } }
        }

        struct TourDemo: View {
          let onClose: () -> Void

          var body: some View { Button("Close") { onClose() } }
        }

        struct Tour_Previews: PreviewProvider {
          struct Host: View {
            @State private var shows = true

            var body: some View { Text("Host") }
          }

          @State static var shows = true
          static var previews: some View {
            Text("Preview").sheet(isPresented: $shows) { TourDemo(onClose: { shows = false }) }
          }
        }
        """#),
  ]
}
