import Linting
import SwiftUIProject

extension InspectorToggle {
  private static let macOS = ExampleSettings(targets: DeploymentTargets([.macOS: "14.0"]))
  private static let iOSAndMac = ExampleSettings(targets: DeploymentTargets([.iOS: "17.0", .macOS: "14.0"]))

  private static func photo(_ body: String, state: String = "@State private var showsInfo = false", other: String = "")
    -> String
  {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      struct PhotoViewer: View {
        \(state)

        var body: some View {
      \(indented)
        }
      }
      \(other)
      """
  }

  private static let viewer = photo(
    """
    Text("Photo")
      .inspector(isPresented: $showsInfo) { Text("f/2.8") }
      .toolbar { Button("Info") { showsInfo.toggle() } }
    """)

  static let flagged: [Example] = [
    Example(
      "A flag that nothing sets",
      code: photo(
        """
        Text("Photo")
          .⟦inspector(isPresented:⟧ $showsInfo) {
            Text("f/2.8")
          }
        """),
      fixed: photo(
        """
        Text("Photo")
          .inspector(isPresented: $showsInfo) {
            Text("f/2.8")
          }
          .toolbar {
            Button {
              showsInfo.toggle()
            } label: {
              Label("Inspector", systemImage: "sidebar.trailing")
            }
          }
        """), level: .review),
    Example(
      "Open at first, and closed for good",
      code: photo(
        """
        Text("Photo").⟦inspector(isPresented:⟧ $showsInfo) { Text("f/2.8") }
        """, state: "@State private var showsInfo = true"),
      fixed: photo(
        """
        Text("Photo").inspector(isPresented: $showsInfo) { Text("f/2.8") }
          .toolbar {
            Button {
              showsInfo.toggle()
            } label: {
              Label("Inspector", systemImage: "sidebar.trailing")
            }
          }
        """, state: "@State private var showsInfo = true"), level: .review),
    Example(
      "The button belongs to what the stack shows",
      code: photo(
        """
        NavigationStack {
          Text(showsInfo ? "Photo" : "Photo, large")
            .navigationTitle("Photo")
        }
        .⟦inspector(isPresented:⟧ $showsInfo) { Text("f/2.8") }
        """),
      fixed: photo(
        """
        NavigationStack {
          Text(showsInfo ? "Photo" : "Photo, large")
            .navigationTitle("Photo")
            .toolbar {
              Button {
                showsInfo.toggle()
              } label: {
                Label("Inspector", systemImage: "sidebar.trailing")
              }
            }
        }
        .inspector(isPresented: $showsInfo) { Text("f/2.8") }
        """), level: .review),
    Example(
      "A stack without a single content",
      code: photo(
        """
        NavigationStack {
          Text("Photo")
          Text("Album")
        }
        .⟦inspector(isPresented:⟧ $showsInfo) { Text("f/2.8") }
        """)),
    Example(
      "A split view whose detail is a stack",
      code: photo(
        """
        NavigationSplitView {
          Text("Albums")
        } detail: {
          NavigationStack { Text("Photo") }
        }
        .⟦inspector(isPresented:⟧ $showsInfo) { Text("f/2.8") }
        """)),
    Example(
      "An app for the Mac without the command",
      code: """
        struct Darkroom: App {
          var body: some Scene {
            ⟦WindowGroup⟧ {
              PhotoViewer()
            }
          }
        }
        """,
      fixed: """
        struct Darkroom: App {
          var body: some Scene {
            WindowGroup {
              PhotoViewer()
            }
            .commands {
              InspectorCommands()
            }
          }
        }
        """, level: .review, settings: iOSAndMac, otherFiles: ["PhotoViewer.swift": viewer]),
    Example(
      "An app for the iPad with other commands",
      code: """
        struct Darkroom: App {
          var body: some Scene {
            ⟦WindowGroup⟧ { PhotoViewer() }
              .commands {
                SidebarCommands()
              }
          }
        }
        """,
      fixed: """
        struct Darkroom: App {
          var body: some Scene {
            WindowGroup { PhotoViewer() }
              .commands {
                InspectorCommands()
                SidebarCommands()
              }
          }
        }
        """, level: .review, severity: .hint, otherFiles: ["PhotoViewer.swift": viewer]),
    Example(
      "An app that runs on older systems too",
      code: """
        struct Darkroom: App {
          var body: some Scene {
            ⟦WindowGroup⟧ { PhotoViewer() }
          }
        }
        """, settings: ExampleSettings(targets: DeploymentTargets([.iOS: "16.0", .macOS: "14.0"])),
      otherFiles: ["PhotoViewer.swift": viewer]),
  ]

  static let allowed: [Example] = [
    Example("A toolbar button", code: viewer),
    Example(
      "Toggled elsewhere through a binding",
      code: photo(
        """
        Text("Photo").inspector(isPresented: $showsInfo) { Text("f/2.8") }
        """, state: "@Binding var showsInfo: Bool")),
    Example(
      "Handed on as a binding",
      code: photo(
        """
        VStack {
          Text("Photo")
          Toggle("Info", isOn: $showsInfo)
        }
        .inspector(isPresented: $showsInfo) { Text("f/2.8") }
        """)),
    Example(
      "Opened and closed with a selection",
      code: photo(
        """
        Text("Photo").inspector(isPresented: Binding(get: { photo != nil }, set: { if !$0 { photo = nil } })) {
          if let photo { Text(photo) }
        }
        """, state: "@State private var photo: String?")),
    Example(
      "A flag that follows something else",
      code: photo(
        """
        Text("Photo")
          .onAppear { showsInfo = true }
          .inspector(isPresented: $showsInfo) { Text("f/2.8") }
        """)),
    Example(
      "A setting, which other views may have too",
      code: photo(
        """
        Text("Photo").inspector(isPresented: $showsInfo) { Text("f/2.8") }
        """, state: "@AppStorage(\"showsInfo\") private var showsInfo = true")),
    Example(
      "A model's flag",
      code: photo(
        """
        Text("Photo").inspector(isPresented: $model.showsInfo) { Text("f/2.8") }
        """, state: "@StateObject private var model = Model()",
        other: """

          final class Model: ObservableObject {
            @Published var showsInfo = false
          }
          """)),
    Example(
      "Toggled by an extension in another file",
      code: photo(
        """
        Text("Photo").inspector(isPresented: $showsInfo) { Text("f/2.8") }
        """, state: "@State var showsInfo = false"),
      otherFiles: [
        "Actions.swift": """
        extension PhotoViewer {
          func toggle() { showsInfo.toggle() }
        }
        """
      ]),
    Example(
      "A Mac app whose menu has the command",
      code: photo(
        """
        Text("Photo").inspector(isPresented: $showsInfo) { Text("f/2.8") }
        """,
        other: """

          struct Darkroom: App {
            var body: some Scene {
              WindowGroup { PhotoViewer() }
                .commands { InspectorCommands() }
            }
          }
          """), settings: macOS),
    Example(
      "A shortcut of the view's own",
      code: """
        struct Darkroom: App {
          var body: some Scene {
            WindowGroup { PhotoViewer() }
          }
        }
        """, settings: iOSAndMac,
      otherFiles: [
        "PhotoViewer.swift": photo(
          """
          Text("Photo")
            .inspector(isPresented: $showsInfo) { Text("f/2.8") }
            .toolbar {
              Button("Info") { showsInfo.toggle() }
                .keyboardShortcut("i")
            }
          """)
      ]),
    Example(
      "A menu of the app's own",
      code: """
        struct Darkroom: App {
          var body: some Scene {
            WindowGroup { PhotoViewer() }
              .commands {
                CommandMenu("View") { Button("Show Inspector") {} }
              }
          }
        }
        """, settings: iOSAndMac, otherFiles: ["PhotoViewer.swift": viewer]),
    Example(
      "An app without inspectors",
      code: """
        struct Darkroom: App {
          var body: some Scene {
            WindowGroup { Text("Photo") }
          }
        }
        """, settings: iOSAndMac),
  ]
}
