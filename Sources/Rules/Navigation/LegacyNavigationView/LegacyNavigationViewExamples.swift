import Linting
import SwiftUIProject

enum LegacyNavigationViewExamples {
  private static let detail = """
    struct TrailDetail: View {
      var name = "Ridge"
      var body: some View { Text(name) }
    }


    """

  private static func screen(_ body: String, members: String = "") -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return detail + """
      struct TrailList: View {
      \(members)  var body: some View {
      \(indented)
        }
      }
      """
  }

  private static let phone = ExampleSettings(targets: DeploymentTargets([.iOS: "17.0"]))
  private static let mac = ExampleSettings(targets: DeploymentTargets([.iOS: "17.0", .macOS: "14.0"]))

  static let flagged: [Example] = [
    Example(
      "Two views side by side become two columns",
      code: screen(
        """
        ⟦NavigationView⟧ {
          List {
            NavigationLink("Ridge") { TrailDetail() }
          }

          // Shown first on iPad.
          Text("Choose a trail")
        }
        """),
      fixed: screen(
        """
        NavigationSplitView {
          List {
            NavigationLink("Ridge") { TrailDetail() }
          }
        } detail: {
          // Shown first on iPad.
          Text("Choose a trail")
        }
        """), level: .review),
    Example(
      "In the stack style it always was a stack",
      code: screen(
        """
        ⟦NavigationView⟧ {
          List {
            NavigationLink("Ridge") { TrailDetail() }
          }
          .navigationTitle("Trails")
        }
        .navigationViewStyle(.stack)
        """),
      fixed: screen(
        """
        NavigationStack {
          List {
            NavigationLink("Ridge") { TrailDetail() }
          }
          .navigationTitle("Trails")
        }
        """), severity: .hint),
    Example(
      "Plain, with one view: on iPad it looks different as a stack",
      code: screen(
        """
        ⟦NavigationView⟧ {
          Text("Trails")
        }
        """),
      fixed: screen(
        """
        NavigationStack {
          Text("Trails")
        }
        """), level: .review, severity: .hint),
    Example(
      "In a sheet on iOS",
      code: screen(
        """
        Button("Info") { showsInfo = true }
          .sheet(isPresented: $showsInfo) {
            ⟦NavigationView⟧ { TrailDetail() }
          }
        """, members: "  @State private var showsInfo = false\n\n"),
      fixed: screen(
        """
        Button("Info") { showsInfo = true }
          .sheet(isPresented: $showsInfo) {
            NavigationStack { TrailDetail() }
          }
        """, members: "  @State private var showsInfo = false\n\n"), severity: .hint, settings: phone),
    Example(
      "A view that only sheets show",
      code: screen(
        """
        ⟦NavigationView⟧ { Form { TrailDetail() } }
        """),
      fixed: screen(
        """
        NavigationStack { Form { TrailDetail() } }
        """), severity: .hint, settings: phone,
      otherFiles: [
        "Home.swift": """
        import SwiftUI

        struct Home: View {
          @State private var lists = false
          var body: some View { Text("Home").sheet(isPresented: $lists) { TrailList() } }
        }
        """
      ]),
    Example(
      "A sheet that a Mac shows too",
      code: screen(
        """
        Text("Home").sheet(isPresented: $shows) { ⟦NavigationView⟧ { TrailDetail() } }
        """, members: "  @State private var shows = false\n\n"),
      fixed: screen(
        """
        Text("Home").sheet(isPresented: $shows) { NavigationStack { TrailDetail() } }
        """, members: "  @State private var shows = false\n\n"), level: .review, severity: .hint, settings: mac),
    Example(
      "A sheet of an app that has a Mac version by Catalyst",
      code: screen(
        """
        Text("Home").sheet(isPresented: $shows) { ⟦NavigationView⟧ { TrailDetail() } }
        """, members: "  @State private var shows = false\n\n"),
      fixed: screen(
        """
        Text("Home").sheet(isPresented: $shows) { NavigationStack { TrailDetail() } }
        """, members: "  @State private var shows = false\n\n"), level: .review, severity: .hint, settings: phone,
      otherFiles: [
        "Platform.swift": """
        #if targetEnvironment(macCatalyst)
          let isMac = true
        #else
          let isMac = false
        #endif
        """
      ]),
    Example(
      "A cover is as wide as the iPad",
      code: screen(
        """
        Text("Home").fullScreenCover(isPresented: $shows) { ⟦NavigationView⟧ { TrailDetail() } }
        """, members: "  @State private var shows = false\n\n"),
      fixed: screen(
        """
        Text("Home").fullScreenCover(isPresented: $shows) { NavigationStack { TrailDetail() } }
        """, members: "  @State private var shows = false\n\n"), level: .review, severity: .hint, settings: phone),
    Example(
      "In a preview",
      code: detail + """
        #Preview {
          ⟦NavigationView⟧ { TrailDetail() }
        }
        """,
      fixed: detail + """
        #Preview {
          NavigationStack { TrailDetail() }
        }
        """, severity: .hint),
    Example(
      "Stack style, but a view of another module may hold an old link",
      code: """
        struct Frame<Content: View>: View {
          @ViewBuilder let content: Content

          var body: some View {
            ⟦NavigationView⟧ { content }.navigationViewStyle(StackNavigationViewStyle())
          }
        }
        """,
      fixed: """
        struct Frame<Content: View>: View {
          @ViewBuilder let content: Content

          var body: some View {
            NavigationStack { content }
          }
        }
        """, level: .review, severity: .hint),
    Example(
      "The style comes from the view around it",
      code: screen(
        """
        TabView {
          ⟦NavigationView⟧ { TrailDetail() }
        }
        .⟦navigationViewStyle⟧(.stack)
        """),
      fixed: screen(
        """
        TabView {
          NavigationStack { TrailDetail() }
        }
        .navigationViewStyle(.stack)
        """), severity: .hint),
    Example(
      "A style that only one platform asks for goes with its `#if`",
      code: screen(
        """
        ⟦NavigationView⟧ {
          Text("Trails")
        }
        #if os(iOS)
          .navigationViewStyle(.stack)
        #endif
        """),
      fixed: screen(
        """
        NavigationStack {
          Text("Trails")
        }
        """), level: .review, severity: .hint),
    Example(
      "Three views, and links in the detail",
      code: screen(
        """
        ⟦NavigationView⟧ {
          Text("Regions")
          Text("Trails")
          List {
            NavigationLink("Ridge") { TrailDetail() }
          }
        }
        .navigationViewStyle(.columns)
        """),
      fixed: screen(
        """
        NavigationSplitView {
          Text("Regions")
        } content: {
          Text("Trails")
        } detail: {
          NavigationStack {
            List {
              NavigationLink("Ridge") { TrailDetail() }
            }
          }
        }
        """), level: .review),
    Example(
      "A style where nothing is a `NavigationView` any more",
      code: screen(
        """
        NavigationStack {
          TrailDetail()
        }
        .⟦navigationViewStyle⟧(.stack)
        """),
      fixed: screen(
        """
        NavigationStack {
          TrailDetail()
        }
        """), severity: .hint),
    Example(
      "An old link in the child has to be converted first",
      code: screen(
        """
        ⟦NavigationView⟧ { TrailEntry() }.navigationViewStyle(.stack)
        """), severity: .hint,
      otherFiles: [
        "TrailEntry.swift": """
        import SwiftUI

        struct TrailEntry: View {
          @State private var isOpen = false
          var body: some View { NavigationLink("Ridge", isActive: $isOpen) { TrailDetail() } }
        }
        """
      ]),
    Example(
      "Columns with one view: nothing says what the detail is",
      code: screen("⟦NavigationView⟧ { Text(\"Trails\") }.navigationViewStyle(.columns)")),
    Example(
      "Two views in the stack style, which shows only the first",
      code: screen(
        """
        ⟦NavigationView⟧ {
          Text("Trails")
          Text("Choose a trail")
        }
        .navigationViewStyle(.stack)
        """)),
    Example(
      "Inside another one",
      code: screen(
        """
        NavigationStack {
          ⟦NavigationView⟧ { Text("Trails") }
        }
        """), severity: .hint),
    Example(
      "A view that is pushed has a container already",
      code: screen("⟦NavigationView⟧ { Text(\"Trails\") }"), severity: .hint,
      otherFiles: [
        "Home.swift": """
        import SwiftUI

        struct Home: View {
          var body: some View { NavigationStack { NavigationLink("Trails") { TrailList() } } }
        }
        """
      ]),
    Example(
      "The deployment target is not known",
      code: screen("⟦NavigationView⟧ { Text(\"Trails\") }.navigationViewStyle(.stack)"),
      fixed: screen("NavigationStack { Text(\"Trails\") }"), level: .review, severity: .hint,
      settings: ExampleSettings(targets: .unknown)),
    Example(
      "The closure's label has another name at a stack",
      code: """
        struct Tour: View {
          var body: some View {
            ⟦NavigationView⟧(content: {
              Text("Start")
            })
            .navigationViewStyle(.stack)
          }
        }
        """,
      fixed: """
        struct Tour: View {
          var body: some View {
            NavigationStack(root: {
              Text("Start")
            })
          }
        }
        """, severity: .hint),
    Example(
      "The type is written out",
      code: """
        struct Tour: View {
          var body: some View { tour }

          private var tour: NavigationView<Text> {
            ⟦NavigationView⟧ { Text("Start") }
          }
        }
        """, severity: .hint),
    Example(
      "A method of an extension of `NavigationView`",
      code: """
        extension NavigationView {
          func tourBar() -> some View { tint(.blue) }
        }

        struct Tour: View {
          var body: some View {
            ⟦NavigationView⟧ { Text("Start") }.tourBar()
          }
        }
        """, severity: .hint),
    Example(
      "A `NavigationView` further inside takes its style from here",
      code: """
        struct Bridge: View {
          var body: some View {
            NavigationStack { Text("Bridge") }
          }
        }

        struct Deck: View {
          var body: some View { NavigationLink("Bridge") { Bridge() } }
        }

        struct Ship: View {
          @State private var isOpen = false

          var body: some View {
            ⟦NavigationView⟧ {
              Text("Ship")
                .sheet(isPresented: $isOpen) { ⟦NavigationView⟧ { Text("Bridge") } }
            }
            .navigationViewStyle(.stack)
          }
        }
        """,
      fixed: """
        struct Bridge: View {
          var body: some View {
            NavigationStack { Text("Bridge") }
          }
        }

        struct Deck: View {
          var body: some View { NavigationLink("Bridge") { Bridge() } }
        }

        struct Ship: View {
          @State private var isOpen = false

          var body: some View {
            NavigationStack {
              Text("Ship")
                .sheet(isPresented: $isOpen) { NavigationView { Text("Bridge") } }
            }
            .navigationViewStyle(.stack)
          }
        }
        """, severity: .hint),
  ]

  static let allowed: [Example] = [
    Example("A stack", code: screen("NavigationStack { TrailDetail() }")),
    Example(
      "The app still runs on iOS 15",
      code: screen("NavigationView { TrailDetail() }.navigationViewStyle(.stack)"),
      settings: ExampleSettings(targets: DeploymentTargets([.iOS: "15.0"]))),
    Example(
      "Where older systems have nothing else",
      code: screen(
        """
        if #available(iOS 16, *) {
          NavigationStack { TrailDetail() }
        } else {
          NavigationView { TrailDetail() }
        }
        """), settings: ExampleSettings(targets: DeploymentTargets([.iOS: "15.0"]))),
    Example(
      "A view of the project's own with this name",
      code: """
        struct NavigationView<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { VStack { content } }
        }

        struct Tour: View {
          var body: some View { NavigationView { Text("Start") } }
        }
        """),
    Example(
      "The same, from another file",
      code: "struct Tour: View {\n  var body: some View { NavigationView { Text(\"Start\") } }\n}\n",
      otherFiles: [
        "NavigationView.swift": """
        import SwiftUI

        struct NavigationView<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { VStack { content } }
        }
        """
      ]),
    Example(
      "A method of another type with the modifier's name",
      code: """
        struct Theme {
          func navigationViewStyle(_ name: String) -> Theme { self }
        }

        func plain(_ theme: Theme) -> Theme { theme.navigationViewStyle("plain") }
        """),
  ]
}
