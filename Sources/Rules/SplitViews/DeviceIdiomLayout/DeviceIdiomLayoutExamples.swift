import Linting

extension DeviceIdiomLayout {
  private static func code(_ body: String, state: String = "", other: String = "") -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      struct Library: View {
        var body: some View { List { Text("Book") } }
      }

      struct Bookshelf: View {
      \(state.isEmpty ? "" : state + "\n\n")  var body: some View {
      \(indented)
        }
      }
      \(other)
      """
  }

  private static let sizeClass = "  @Environment(\\.horizontalSizeClass) private var horizontalSizeClass"

  private static let sides = """
     {
      NavigationSplitView {
        Library()
      } detail: {
        Text("No book")
      }
    } else {
      NavigationStack { Library() }
    }
    """

  static let flagged: [Example] = [
    Example(
      "The idiom picks between split view and stack",
      code: code("if UIDevice.current.⟦userInterfaceIdiom⟧ == .pad" + sides),
      fixed: code("if horizontalSizeClass == .regular" + sides, state: sizeClass), level: .review),
    Example(
      "A second column for iPads only",
      code: code(
        """
        HStack(spacing: 0) {
          Library()
          if UIDevice.current.⟦userInterfaceIdiom⟧ != .phone && showsNotes {
            Divider()
            ScrollView { Text("Notes") }
              .frame(maxWidth: 320)
          }
        }
        """, state: "  @AppStorage(\"showsNotes\") private var showsNotes = true"),
      fixed: code(
        """
        HStack(spacing: 0) {
          Library()
          if horizontalSizeClass == .regular && showsNotes {
            Divider()
            ScrollView { Text("Notes") }
              .frame(maxWidth: 320)
          }
        }
        """,
        state: "  @AppStorage(\"showsNotes\") private var showsNotes = true\n" + sizeClass), level: .review),
    Example(
      "The width of the screen",
      code: code("if UIScreen.main.⟦bounds⟧.width > 700" + sides)),
    Example(
      "The orientation of the device picks between row and column",
      code: code(
        """
        if UIDevice.current.⟦orientation⟧.isLandscape {
          HStack { Library() }
        } else {
          VStack { Library() }
        }
        """), severity: .information),
    Example(
      "The name of the device",
      code: code("if UIDevice.current.⟦model⟧.hasPrefix(\"iPad\")" + sides)),
    Example(
      "Views of the project on both sides",
      code: code(
        """
        if UIDevice.current.⟦userInterfaceIdiom⟧ == .phone {
          PhoneShelf()
        } else {
          wide
        }
        """,
        state: sizeClass,
        other: """

          extension Bookshelf {
            private var wide: some View {
              NavigationSplitView { Library() } detail: { Text("No book") }
            }
          }

          struct PhoneShelf: View {
            var body: some View { NavigationStack { Library() } }
          }
          """),
      fixed: code(
        """
        if horizontalSizeClass == .compact {
          PhoneShelf()
        } else {
          wide
        }
        """,
        state: sizeClass,
        other: """

          extension Bookshelf {
            private var wide: some View {
              NavigationSplitView { Library() } detail: { Text("No book") }
            }
          }

          struct PhoneShelf: View {
            var body: some View { NavigationStack { Library() } }
          }
          """), level: .review),
    Example(
      "A `switch` over the idiom",
      code: code(
        """
        switch UIDevice.current.⟦userInterfaceIdiom⟧ {
        case .pad:
          NavigationSplitView { Library() } detail: { Text("No book") }
        default:
          NavigationStack { Library() }
        }
        """)),
    Example(
      "A helper of the project",
      code: code("if !UIDevice.⟦isPad⟧" + sides, other: "\n\nextension UIDevice {\n  static var isPad: Bool { true }\n}"),
      fixed: code(
        "if horizontalSizeClass == .compact" + sides, state: sizeClass,
        other: "\n\nextension UIDevice {\n  static var isPad: Bool { true }\n}"), level: .review),
    Example(
      "A property that may decide about more",
      code: code(
        "if ⟦isWide⟧" + sides,
        state: "  private var isWide: Bool { UIDevice.current.userInterfaceIdiom == .pad }")),
    Example(
      "Several kinds of devices",
      code: code(
        "if UIDevice.current.⟦userInterfaceIdiom⟧ == .pad || UIDevice.current.userInterfaceIdiom == .mac" + sides)),
    Example(
      "A layout by idiom",
      code: code(
        """
        let layout = UIDevice.current.⟦userInterfaceIdiom⟧ == .pad ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout { Library() }
        """),
      fixed: code(
        """
        let layout = horizontalSizeClass == .regular ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        layout { Library() }
        """, state: sizeClass), level: .review, severity: .information),
    Example(
      "In an extension of all views",
      code: """
        extension View {
          @ViewBuilder func onShelf() -> some View {
            if UIDevice.current.⟦userInterfaceIdiom⟧ == .pad {
              NavigationSplitView { self } detail: { Text("No book") }
            } else {
              NavigationStack { self }
            }
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example("The size class picks", code: code("if horizontalSizeClass == .regular" + sides, state: sizeClass)),
    Example(
      "The size class picks, and the device only narrows that down",
      code: code("if horizontalSizeClass == .regular && UIDevice.current.userInterfaceIdiom == .pad" + sides, state: sizeClass)),
    Example(
      "The idiom picks words",
      code: code(
        """
        if UIDevice.current.userInterfaceIdiom == .pad {
          Text("Tap with a finger or a pencil")
        } else {
          Text("Tap")
        }
        """)),
    Example(
      "Numbers of a layout",
      code: code(
        """
        Library()
          .padding(UIDevice.current.userInterfaceIdiom == .pad ? 24 : 12)
          .frame(maxWidth: UIScreen.main.bounds.width * 0.9)
        """)),
    Example("A Mac", code: code("if UIDevice.current.userInterfaceIdiom == .mac" + sides)),
    Example(
      "Scenes of an app, where no size class exists",
      code: """
        struct Bookshop: App {
          var body: some Scene {
            WindowGroup {
              if UIDevice.current.userInterfaceIdiom == .pad {
                NavigationSplitView { Text("Books") } detail: { Text("No book") }
              } else {
                NavigationStack { Text("Books") }
              }
            }
          }
        }
        """),
    Example(
      "The same layout on both sides",
      code: code(
        """
        if UIDevice.current.userInterfaceIdiom == .pad {
          NavigationStack { Library().padding() }
        } else {
          NavigationStack { Library() }
        }
        """)),
    Example(
      "A row with something more",
      code: code(
        """
        HStack {
          Text("Book")
          if UIDevice.current.userInterfaceIdiom == .pad {
            Text("Author")
          }
        }
        """)),
    Example(
      "What UIKit does",
      code: """
        final class Window {
          @MainActor func title() -> String {
            if UIDevice.current.userInterfaceIdiom == .pad { "NavigationSplitView" } else { "NavigationStack" }
          }
        }
        """),
  ]
}
