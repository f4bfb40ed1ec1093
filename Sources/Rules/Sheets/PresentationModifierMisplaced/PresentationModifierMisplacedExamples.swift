import Linting

extension PresentationModifierMisplaced {
  private static let app = """
    @main struct TrailApp: App {
      var body: some Scene {
        WindowGroup { TrailList() }
      }
    }


    """

  static let flagged: [Example] = [
    Example(
      "Detents behind the sheet",
      code: app + #"""
        struct TrailList: View {
          @State private var showsFilter = false

          var body: some View {
            Button("Filter") { showsFilter = true }
              .sheet(isPresented: $showsFilter) {
                Text("Filter")
              }
              .⟦presentationDetents⟧([.medium, .large])
          }
        }
        """#,
      fixed: app + #"""
        struct TrailList: View {
          @State private var showsFilter = false

          var body: some View {
            Button("Filter") { showsFilter = true }
              .sheet(isPresented: $showsFilter) {
                Text("Filter")
                  .presentationDetents([.medium, .large])
              }
          }
        }
        """#),
    Example(
      "On each branch of the content, with a comment",
      code: app + #"""
        struct TrailList: View {
          @State private var edits = false
          @State private var isDirty = false

          var body: some View {
            NavigationStack {
              Text("Trails")
                .sheet(isPresented: $edits) {
                  if isDirty {
                    Text("Edited").padding()
                  } else {
                    Text("Unchanged")
                      .bold()
                  }
                }
                // Nothing may get lost.
                .⟦interactiveDismissDisabled⟧(isDirty)
                .navigationTitle("Trails")
            }
          }
        }
        """#,
      fixed: app + #"""
        struct TrailList: View {
          @State private var edits = false
          @State private var isDirty = false

          var body: some View {
            NavigationStack {
              Text("Trails")
                .sheet(isPresented: $edits) {
                  if isDirty {
                    Text("Edited").padding()
                      // Nothing may get lost.
                      .interactiveDismissDisabled(isDirty)
                  } else {
                    Text("Unchanged")
                      .bold()
                      // Nothing may get lost.
                      .interactiveDismissDisabled(isDirty)
                  }
                }
                .navigationTitle("Trails")
            }
          }
        }
        """#),
    Example(
      "A popover's adaptation, in a view of a tab in another file",
      code: #"""
        struct MapTab: View {
          @State private var showsLegend = false

          var body: some View {
            VStack {
              Button("Legend") { showsLegend = true }
                .popover(isPresented: $showsLegend) { Text("Paths") }
                .⟦presentationCompactAdaptation⟧(.popover)
            }
          }
        }
        """#,
      fixed: #"""
        struct MapTab: View {
          @State private var showsLegend = false

          var body: some View {
            VStack {
              Button("Legend") { showsLegend = true }
                .popover(isPresented: $showsLegend) {
                  Text("Paths")
                    .presentationCompactAdaptation(.popover)
                }
            }
          }
        }
        """#,
      otherFiles: [
        "App.swift": #"""
        @main struct TrailApp: App {
          var body: some Scene { WindowGroup { Tabs() } }
        }

        struct Tabs: View {
          var body: some View { TabView { MapTab().tabItem { Text("Map") } } }
        }
        """#
      ]),
    Example(
      "The view may be presented itself: nobody shows it in sight",
      code: #"""
        struct Hut: View {
          @State private var books = false

          var body: some View {
            Text("Hut")
              .sheet(isPresented: $books) { Text("Booking") }
              .⟦presentationDragIndicator⟧(.visible)
          }
        }
        """#,
      severity: .hint),
    Example(
      "Two presentations in front of it",
      code: app + #"""
        struct TrailList: View {
          @State private var sorts = false
          @State private var filters = false

          var body: some View {
            Text("Trails")
              .sheet(isPresented: $sorts) { Text("Sort") }
              .popover(isPresented: $filters) { Text("Filter") }
              .⟦presentationCornerRadius⟧(8)
          }
        }
        """#),
    Example(
      "A name that means something else in the closure",
      code: app + #"""
        struct Height: Identifiable {
          let id: Double
        }

        struct TrailList: View {
          @State private var shown: Height?
          private let height = 200.0

          var body: some View {
            Text("Trails")
              .sheet(item: $shown) { height in Text("Height \(height.id)") }
              .⟦presentationDetents⟧([.height(height)])
          }
        }
        """#),
    Example(
      "The content has its own",
      code: app + #"""
        struct TrailList: View {
          @State private var shows = false

          var body: some View {
            Text("Trails")
              .sheet(isPresented: $shows) { Text("Help").presentationDetents([.large]) }
              .⟦presentationDetents⟧([.medium])
          }
        }
        """#),
    Example(
      "The content is no closure",
      code: app + #"""
        struct HelpPage: View {
          var body: some View { Text("Help") }
        }

        struct TrailList: View {
          @State private var shows = false

          var body: some View {
            Text("Trails")
              .sheet(isPresented: $shows, content: HelpPage.init)
              .⟦presentationBackground⟧(.thinMaterial)
          }
        }
        """#),
    Example(
      "The sheet is attached in the property that the chain starts with.",
      code: """
        struct Harbour: View {
          @State private var showsTide = false

          var body: some View {
            pier
              .⟦presentationDetents⟧([.medium])
          }

          private var pier: some View {
            Button("Tide") { showsTide = true }
              .sheet(isPresented: $showsTide) { Text("Low") }
          }
        }

        @main struct HarbourApp: App {
          var body: some Scene { WindowGroup { Harbour() } }
        }
        """,
      fixed: """
        struct Harbour: View {
          @State private var showsTide = false

          var body: some View {
            pier
          }

          private var pier: some View {
            Button("Tide") { showsTide = true }
              .sheet(isPresented: $showsTide) {
                Text("Low")
                  .presentationDetents([.medium])
              }
          }
        }

        @main struct HarbourApp: App {
          var body: some Scene { WindowGroup { Harbour() } }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example(
      "A public view that nothing in sight shows sets the detents of its own sheet",
      code: #"""
        public struct Composer: View {
          @State private var shows = false

          public init() {}

          public var body: some View {
            Button("Compose") { shows = true }
              .sheet(isPresented: $shows) { Text("Stanza") }
              .presentationDetents([.large])
          }
        }
        """#),
    Example(
      "On the content",
      code: app + #"""
        struct TrailList: View {
          @State private var shows = false

          var body: some View {
            Text("Trails").sheet(isPresented: $shows) { Text("Help").presentationDetents([.medium]) }
          }
        }
        """#),
    Example(
      "The view is presented itself, and the detents are its own",
      code: #"""
        struct Gallery: View {
          @State private var edits = false

          var body: some View {
            Text("Gallery").sheet(isPresented: $edits) { Editor() }
          }
        }

        struct Photo: Identifiable {
          let id: Int
        }

        struct Editor: View {
          @State private var photo: Photo?

          var body: some View {
            Form { Text("Photos") }
              .sheet(item: $photo) { Text("Photo \($0.id)") }
              .presentationDetents([.large])
          }
        }
        """#),
    Example(
      "Presented by an extension in another file, beside other places",
      code: #"""
        struct Composer: View {
          @State private var picks = false

          var body: some View {
            Text("Composer")
              .sheet(isPresented: $picks) { Text("Pick") }
              .interactiveDismissDisabled()
          }
        }

        struct Wrapper: View {
          var body: some View { NavigationStack { Composer() } }
        }
        """#,
      otherFiles: [
        "Sheets.swift": #"""
        import SwiftUI
        import UIKit

        extension View {
          func composing(_ isComposing: Binding<Bool>) -> some View {
            sheet(isPresented: isComposing) { Group { Wrapper() } }
          }
        }

        @MainActor func composer() -> UIViewController { UIHostingController(rootView: Composer()) }
        """#
      ]),
    Example(
      "Inside the content, which presents something else",
      code: app + #"""
        struct TrailList: View {
          @State private var shows = false
          @State private var showsMore = false

          var body: some View {
            Text("Trails").sheet(isPresented: $shows) { help }
          }

          private var help: some View {
            Text("Help")
              .sheet(isPresented: $showsMore) { Text("More") }
              .presentationDetents([.medium])
          }
        }
        """#),
    Example(
      "A dialog takes the adaptation from the view that it is attached to",
      code: app + #"""
        struct TrailList: View {
          @State private var shows = false
          @State private var asks = false

          var body: some View {
            Text("Trails")
              .sheet(isPresented: $shows) { Text("Help") }
              .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) {} }
              .presentationCompactAdaptation(.popover)
          }
        }
        """#),
    Example(
      "A method of the same name on something else",
      code: #"""
        struct Style {
          func sheet(isPresented: Bool) -> Style { self }
          func presentationDetents(_ detents: [Int]) -> Style { self }
          static let standard = Style().sheet(isPresented: true).presentationDetents([1])
        }
        """#),
  ]
}
