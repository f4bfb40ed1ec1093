import Linting
import SwiftUIProject

extension ManualSplitColumns {
  private static func code(_ body: String, state: [String], other: String = "") -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      struct MainWindow: View {
      \(state.map { "  " + $0 }.joined(separator: "\n"))

        var body: some View {
      \(indented)
        }
      }
      \(other)
      """
  }

  private static let sizeClass = "@Environment(\\.horizontalSizeClass) private var horizontalSizeClass"
  private static let stored = "@AppStorage(\"showsActivity\") private var showsActivity = true"

  private static let key = """

    extension EnvironmentValues {
      var isSecondaryColumn: Bool {
        get { false }
        set {}
      }
    }
    """

  static let flagged: [Example] = [
    Example(
      "No greatest width",
      code: code(
        """
        ⟦HStack⟧(spacing: 0) {
          TabView { Text("Timeline") }
          if horizontalSizeClass == .regular && showsActivity {
            Divider()
            List { Text("Activity") }
          }
        }
        """, state: [sizeClass, stored]),
      fixed: code(
        """
        HStack(spacing: 0) {
          TabView { Text("Timeline") }
          if horizontalSizeClass == .regular && showsActivity {
            Divider()
            List { Text("Activity") }
              .frame(maxWidth: 400)
          }
        }
        """, state: [sizeClass, stored]), level: .review),
    Example(
      "Shown on phones too, by a flag that is forgotten",
      code: code(
        """
        ⟦HStack⟧ {
          TabView { Text("Timeline") }
          if showsActivity {
            Divider()
            ScrollView { Text("Activity") }.frame(width: 320)
          }
        }
        """, state: ["@State private var showsActivity = true"]),
      fixed: code(
        """
        HStack(spacing: 0) {
          TabView { Text("Timeline") }
          if horizontalSizeClass == .regular && showsActivity {
            Divider()
            ScrollView { Text("Activity") }.frame(width: 320)
          }
        }
        """, state: ["@AppStorage(\"showsActivity\") private var showsActivity = true", sizeClass]), level: .review),
    Example(
      "A list with what it selects beside it",
      code: code(
        """
        ⟦HStack⟧(spacing: 0) {
          List(["Inbox", "Sent"], id: \\.self, selection: $mailbox) { Text($0) }
            .frame(width: 240)
          if let mailbox {
            Divider()
            ScrollView {
              Text(mailbox)
            }
          }
        }
        """, state: ["@State private var mailbox: String?"]),
      fixed: code(
        """
        NavigationSplitView {
          List(["Inbox", "Sent"], id: \\.self, selection: $mailbox) { Text($0) }
            .navigationSplitViewColumnWidth(240)
        } detail: {
          if let mailbox {
            ScrollView {
              Text(mailbox)
            }
          } else {
            ContentUnavailableView("Select a Mailbox", systemImage: "doc")
          }
        }
        """, state: ["@State private var mailbox: String?"]), level: .review),
    Example(
      "A column that nobody can turn off",
      code: code(
        """
        ⟦HStack⟧(alignment: .top, spacing: 0) {
          timeline
          if horizontalSizeClass == .regular {
            activity
          }
        }
        """, state: [sizeClass],
        other: """

          extension MainWindow {
            private var timeline: some View { NavigationStack { Text("Timeline") } }
            private var activity: some View { List { Text("Activity") }.frame(maxWidth: 360) }
          }
          """),
      fixed: code(
        """
        HStack(alignment: .top, spacing: 0) {
          timeline
          if showsSecondColumn && horizontalSizeClass == .regular {
            activity
          }
        }
        """, state: [sizeClass, "@AppStorage(\"showsSecondColumn\") private var showsSecondColumn = true"],
        other: """

          extension MainWindow {
            private var timeline: some View { NavigationStack { Text("Timeline") } }
            private var activity: some View { List { Text("Activity") }.frame(maxWidth: 360) }
          }
          """), level: .review),
    Example(
      "All parts but one, in a project whose views adapt to a column",
      code: code(
        """
        ⟦HStack⟧(spacing: 0) {
          TabView { Text("Timeline") }
          if isShown {
            Divider().ignoresSafeArea()
            List { Text("Activity") }
          }
        }
        """, state: [sizeClass, stored],
        other: """

          extension MainWindow {
            private var isShown: Bool { horizontalSizeClass == .regular && showsActivity }
          }
          """ + "\n" + key),
      fixed: code(
        """
        HStack(spacing: 0) {
          TabView { Text("Timeline") }
          if isShown {
            Divider().ignoresSafeArea()
            List { Text("Activity") }
              .environment(\\.isSecondaryColumn, true)
              .frame(maxWidth: 400)
          }
        }
        """, state: [sizeClass, stored],
        other: """

          extension MainWindow {
            private var isShown: Bool { horizontalSizeClass == .regular && showsActivity }
          }
          """ + "\n" + key), level: .review),
    Example(
      "Alternatives in the condition",
      code: code(
        """
        ⟦HStack⟧(spacing: 0) {
          TabView { Text("Timeline") }
          if showsActivity || showsActivity {
            List { Text("Activity") }.frame(maxWidth: 360)
          }
        }
        """, state: [stored]),
      fixed: code(
        """
        HStack(spacing: 0) {
          TabView { Text("Timeline") }
          if horizontalSizeClass == .regular && (showsActivity || showsActivity) {
            List { Text("Activity") }.frame(maxWidth: 360)
          }
        }
        """, state: [stored, sizeClass]), level: .review),
    Example(
      "A flag with a first value from elsewhere",
      code: """
        struct MainWindow: View {
          @Environment(\\.horizontalSizeClass) private var horizontalSizeClass
          @State private var showsActivity: Bool

          init(showsActivity: Bool) {
            _showsActivity = State(initialValue: showsActivity)
          }

          var body: some View {
            ⟦HStack⟧(spacing: 0) {
              TabView { Text("Timeline") }
              if horizontalSizeClass == .regular && showsActivity {
                List { Text("Activity") }.frame(maxWidth: 360)
              }
            }
          }
        }
        """),
    Example(
      "Details that depend on a flag too",
      code: code(
        """
        ⟦HStack⟧(spacing: 0) {
          List(["Inbox", "Sent"], id: \\.self, selection: $mailbox) { Text($0) }
          if let mailbox, showsMail {
            Divider()
            ScrollView { Text(mailbox) }
          }
        }
        """, state: ["@State private var mailbox: String?", "@State private var showsMail = true"])),
    Example(
      "In a navigation container already",
      code: code(
        """
        NavigationStack {
          ⟦HStack⟧(spacing: 0) {
            List(["Inbox", "Sent"], id: \\.self, selection: $mailbox) { Text($0) }
            if let mailbox {
              Divider()
              ScrollView { Text(mailbox) }
            }
          }
        }
        """, state: ["@State private var mailbox: String?"])),
    Example(
      "Comments between the columns",
      code: code(
        """
        ⟦HStack⟧(spacing: 0) {
          List(["Inbox", "Sent"], id: \\.self, selection: $mailbox) { Text($0) }
          // Mail on the right.
          if let mailbox {
            Divider()
            ScrollView { Text(mailbox) }
          }
        }
        """, state: ["@State private var mailbox: String?"])),
    Example(
      "A list with a frame of its own kind",
      code: code(
        """
        ⟦HStack⟧(spacing: 0) {
          List(["Inbox", "Sent"], id: \\.self, selection: $mailbox) { Text($0) }
            .frame(width: 240, alignment: .top)
          if let mailbox {
            Divider()
            ScrollView { Text(mailbox) }
          }
        }
        """, state: ["@State private var mailbox: String?"])),
  ]

  static let allowed: [Example] = [
    Example(
      "All parts in place",
      code: code(
        """
        HStack(spacing: 0) {
          primaryColumn
          if showsSecondColumn {
            Divider().ignoresSafeArea()
            secondaryColumn
          }
        }
        """, state: [sizeClass, stored],
        other: """

          extension MainWindow {
            private var showsSecondColumn: Bool { horizontalSizeClass == .regular && showsActivity }

            private var primaryColumn: some View { TabView { Text("Timeline") } }

            private var secondaryColumn: some View {
              List { Text("Activity") }
                .environment(\\.isSecondaryColumn, true)
                .frame(maxWidth: .secondaryColumnWidth)
            }
          }

          extension CGFloat {
            static let secondaryColumnWidth: CGFloat = 400
          }
          """ + "\n" + key)),
    Example(
      "An ordinary row with an `if` in it",
      code: code(
        """
        HStack(spacing: 0) {
          Text("Message")
          if isNew { Text("New") }
        }
        """, state: ["@State private var isNew = true"])),
    Example(
      "Settings of a model, which may be stored and know the size",
      code: code(
        """
        HStack(spacing: 0) {
          TabView { Text("Timeline") }
          if preferences.showsActivity {
            Divider()
            List { Text("Activity") }.frame(maxWidth: 360)
          }
        }
        """, state: ["@EnvironmentObject private var preferences: Preferences"],
        other: """

          final class Preferences: ObservableObject {
            @Published var showsActivity = true
          }
          """)),
    Example(
      "A column of the Mac",
      code: code(
        """
        HStack(spacing: 0) {
          TabView { Text("Timeline") }
          if showsActivity {
            List { Text("Activity") }.frame(maxWidth: 360)
          }
        }
        """, state: [stored]), settings: ExampleSettings(targets: DeploymentTargets([.macOS: "14.0"]))),
    Example(
      "Only shown where there is room",
      code: code(
        """
        if horizontalSizeClass == .regular {
          columns
        } else {
          TabView { Text("Timeline") }
        }
        """, state: [sizeClass, stored],
        other: """

          extension MainWindow {
            private var columns: some View {
              HStack(spacing: 0) {
                TabView { Text("Timeline") }
                if showsActivity {
                  Divider()
                  List { Text("Activity") }.frame(maxWidth: 360)
                }
              }
            }
          }
          """)),
    Example(
      "A first column of a fixed width",
      code: code(
        """
        HStack(spacing: 0) {
          List { Text("Boxes") }.frame(width: 240)
          if horizontalSizeClass == .regular && showsActivity {
            Divider()
            ScrollView { Text("Mail") }
          }
        }
        """, state: [sizeClass, stored])),
    Example(
      "Columns side by side without a condition",
      code: code(
        """
        HStack(spacing: 0) {
          List { Text("Boxes") }
          Divider()
          ScrollView { Text("Mail") }
        }
        """, state: [stored])),
    Example(
      "A list with its selection, in systems without split views",
      code: code(
        """
        HStack(spacing: 0) {
          List(["Inbox", "Sent"], id: \\.self, selection: $mailbox) { Text($0) }
            .frame(width: 240)
          if horizontalSizeClass == .regular, let mailbox {
            Divider()
            ScrollView { Text(mailbox) }
          }
        }
        """, state: [sizeClass, "@State private var mailbox: String?"]),
      settings: ExampleSettings(targets: DeploymentTargets([.iOS: "15.0"]))),
  ]
}
