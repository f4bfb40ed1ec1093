import Linting
import SwiftUIProject

enum PopoverAdaptationExamples {
  /// A view with a popover of the given content.
  private static func popover(_ content: String, rest: String = "") -> String {
    """
    struct Help: View {
      @State private var isShown = false

      var body: some View {
        Button("What is this?") { isShown = true }
          .⟦popover(isPresented:⟧ $isShown) {
            \(content.replacing("\n", with: "\n        "))
          }
      }
    \(rest)}
    """
  }

  private static func allowed(
    _ note: String, _ content: String, rest: String = "", settings: ExampleSettings = ExampleSettings(),
    otherFiles: [String: String] = [:]
  ) -> Example {
    Example(
      note, code: popover(content, rest: rest).filter { $0 != "⟦" && $0 != "⟧" }, settings: settings, otherFiles: otherFiles)
  }

  private static func flagged(_ note: String, _ before: String, _ after: String?, rest: String = "") -> Example {
    Example(
      note, code: popover(before, rest: rest),
      fixed: after.map { popover($0, rest: rest).filter { $0 != "⟦" && $0 != "⟧" } },
      level: after == nil ? FixLevel.none : .review)
  }

  static let flagged = [
    flagged(
      "A short explanation",
      """
      Text("Drag to reorder.")
        .padding()
      """,
      """
      Text("Drag to reorder.")
        .padding()
        .presentationCompactAdaptation(.popover)
      """),
    Example(
      "A view that an item drives, in one line",
      code: """
        struct Place: Identifiable { let id: Int }

        struct Map: View {
          @State private var place: Place?

          var body: some View {
            Button("Here") { place = Place(id: 1) }
              .⟦popover(item:⟧ $place, arrowEdge: .bottom) { PlaceNote(place: $0) }
          }
        }

        struct PlaceNote: View {
          let place: Place
          var body: some View { Text("\\(place.id)") }
        }
        """,
      fixed: """
        struct Place: Identifiable { let id: Int }

        struct Map: View {
          @State private var place: Place?

          var body: some View {
            Button("Here") { place = Place(id: 1) }
              .popover(item: $place, arrowEdge: .bottom) { PlaceNote(place: $0).presentationCompactAdaptation(.popover) }
          }
        }

        struct PlaceNote: View {
          let place: Place
          var body: some View { Text("\\(place.id)") }
        }
        """, level: .review),
    flagged(
      "Two branches",
      """
      if isShown {
        Text("Drag to reorder.") // short
      } else {
        VStack {
          Text("Nothing")
        }
      }
      """,
      """
      if isShown {
        Text("Drag to reorder.") // short
          .presentationCompactAdaptation(.popover)
      } else {
        VStack {
          Text("Nothing")
        }
        .presentationCompactAdaptation(.popover)
      }
      """),
    flagged(
      "A helper of the view",
      "tip",
      """
      tip
        .presentationCompactAdaptation(.popover)
      """,
      rest: """

          private var tip: some View { Text("Drag to reorder.") }

        """),
    flagged(
      "Two views, of which neither is the content",
      """
      Text("Drag")
      Text("to reorder.")
      """, nil),
    Example(
      "A function that is handed over",
      code: """
        struct Help: View {
          @State private var isShown = false

          var body: some View {
            Button("What is this?") { isShown = true }
              .⟦popover(isPresented:⟧ $isShown, content: tip)
          }

          private func tip() -> some View { Text("Drag to reorder.") }
        }
        """),
  ]

  static let allowed = [
    allowed(
      "It stays a popover",
      """
      Text("Drag to reorder.")
        .presentationCompactAdaptation(.popover)
      """),
    allowed(
      "The sheet is meant",
      """
      Text("Drag to reorder.")
        .presentationDetents([.medium])
      """),
    allowed(
      "The view that it shows decides", "Tip()",
      otherFiles: [
        "Tip.swift": """
        struct Tip: View {
          var body: some View {
            Text("Drag to reorder.").presentationCompactAdaptation(horizontal: .none, vertical: .sheet)
          }
        }
        """
      ]),
    allowed(
      "Content with a bar, made for a sheet as well", #"NavigationStack { Text("Drag to reorder.").navigationTitle("Help") }"#),
    allowed(
      "A modifier of the project's own decides", #"Text("Drag to reorder.").asTip()"#,
      rest: """
        }

        extension View {
          func asTip() -> some View { padding().presentationCompactAdaptation(.popover) }

        """),
    allowed(
      "Older systems have no choice", #"Text("Drag to reorder.")"#,
      settings: ExampleSettings(targets: DeploymentTargets([.iOS: "16.0"]))),
    allowed(
      "An app for the Mac, where no width is compact", #"Text("Drag to reorder.")"#,
      settings: ExampleSettings(targets: DeploymentTargets([.macOS: "15.0"]))),
    Example(
      "Code for the Mac, and a preview",
      code: """
        struct Help: View {
          @State private var isShown = false

          var body: some View {
            #if os(macOS)
              Text("Help").popover(isPresented: $isShown) { Text("Drag to reorder.") }
            #else
              Text("Help")
            #endif
          }
        }

        #Preview {
          Text("Help").popover(isPresented: .constant(true)) { Text("Drag to reorder.") }
        }
        """),
    Example(
      "Another presentation at compact width",
      code: """
        struct Help: View {
          @Environment(\\.horizontalSizeClass) private var sizeClass
          @State private var isShown = false

          var body: some View {
            if sizeClass == .regular {
              Text("Help").popover(isPresented: $isShown) { Text("Drag to reorder.") }
            } else {
              Text("Help").sheet(isPresented: $isShown) { Text("Drag to reorder.") }
            }
          }
        }
        """),
    Example(
      "Content that comes from elsewhere",
      code: """
        struct Help<Content: View>: View {
          @State private var isShown = false
          @ViewBuilder let content: () -> Content

          var body: some View {
            Text("Help").popover(isPresented: $isShown) { content() }
          }
        }
        """),
    Example(
      "A controller of UIKit, which fills a sheet",
      code: """
        import UIKit

        struct Help: View {
          @State private var isShown = false

          var body: some View {
            Text("Help").popover(isPresented: $isShown) { ShareSheet() }
          }
        }

        struct ShareSheet: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        """),
    Example(
      "On the presenter, where it is misplaced",
      code: """
        struct Help: View {
          @State private var isShown = false

          var body: some View {
            Text("Help")
              .popover(isPresented: $isShown) { Text("Drag to reorder.") }
              .presentationCompactAdaptation(.popover)
          }
        }
        """),
    Example(
      "A method of the same name",
      code: """
        final class Shelf {
          func popover(isPresented: Bool, content: () -> Void) {}
          func open() { self.popover(isPresented: true) { print("Open") } }
        }
        """),
  ]
}
