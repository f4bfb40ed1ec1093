import Linting
import SwiftUIProject

extension InspectorByHand {
  private static func code(
    _ body: String, state: String = "@State private var showsLayers = false", other: String = ""
  ) -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      struct Canvas: View {
        var body: some View { Rectangle() }
      }

      struct Layers: View {
        var body: some View { Form { Text("Layer") } }
      }

      struct Editor: View {
        \(state)

        var body: some View {
      \(indented)
        }
      }
      \(other)
      """
  }

  private static let byHand = code(
    """
    ⟦HStack⟧(spacing: 0) {
      Canvas()
      if showsLayers {
        Divider()
        Layers()
          .frame(width: 260)
      }
    }
    .toolbar { Button("Layers") { showsLayers.toggle() } }
    """)

  static let flagged: [Example] = [
    Example(
      "A panel behind a divider", code: byHand,
      fixed: code(
        """
        Canvas()
          .inspector(isPresented: $showsLayers) {
            Layers()
              .inspectorColumnWidth(260)
          }
        .toolbar { Button("Layers") { showsLayers.toggle() } }
        """), level: .review),
    Example(
      "A branch for compact width",
      code: code(
        """
        if sizeClass == .compact {
          Canvas()
            .⟦sheet(isPresented:⟧ $showsLayers) { Layers() }
        } else {
          Canvas()
            .inspector(isPresented: $showsLayers) { Layers() }
        }
        """,
        state: """
          @Environment(\\.horizontalSizeClass) private var sizeClass
            @Binding var showsLayers: Bool
          """),
      fixed: code(
        """
        Canvas()
          .inspector(isPresented: $showsLayers) { Layers() }
        """,
        state: """
          @Environment(\\.horizontalSizeClass) private var sizeClass
            @Binding var showsLayers: Bool
          """), level: .review),
    Example(
      "A flexible panel, shown by a model",
      code: code(
        """
        ⟦HStack⟧ {
          Canvas()
            .padding()
          if model.showsLayers {
            Divider()
            Layers().frame(minWidth: 200, idealWidth: 260, maxWidth: 400)
          }
        }
        """, state: "@StateObject private var model = Model()",
        other: """

          final class Model: ObservableObject {
            @Published var showsLayers = false
          }
          """),
      fixed: code(
        """
        Canvas()
          .padding()
          .inspector(isPresented: $model.showsLayers) {
            Layers().inspectorColumnWidth(min: 200, ideal: 260, max: 400)
          }
        """, state: "@StateObject private var model = Model()",
        other: """

          final class Model: ObservableObject {
            @Published var showsLayers = false
          }
          """), level: .review),
    Example(
      "A column of the window's own, by name an inspector",
      code: code(
        """
        ⟦HStack⟧(spacing: 0) {
          List { Text("Layer") }
          Divider()
          if showsInspector {
            Layers()
              .frame(maxWidth: 300)
          }
        }
        """, state: "@AppStorage(\"showsInspector\") private var showsInspector = true"),
      fixed: code(
        """
        List { Text("Layer") }
          .inspector(isPresented: $showsInspector) {
            Layers()
              .inspectorColumnWidth(ideal: 300, max: 300)
          }
        """, state: "@AppStorage(\"showsInspector\") private var showsInspector = true"), level: .review),
    Example(
      "A flag that is only handed in",
      code: code(
        """
        ⟦HStack⟧ {
          Canvas()
          if showsLayers {
            Divider()
            Layers().frame(width: 260)
          }
        }
        """, state: "let showsLayers: Bool")),
    Example(
      "Comments between the columns",
      code: code(
        """
        ⟦HStack⟧ {
          Canvas()
          // Layers are on the right.
          if showsLayers {
            Divider()
            Layers().frame(width: 260)
          }
        }
        """)),
    Example(
      "A frame with more than a width",
      code: code(
        """
        ⟦HStack⟧ {
          Canvas()
          if showsLayers {
            Divider()
            Layers().frame(width: 260, alignment: .top)
          }
        }
        """)),
    Example(
      "Columns with an alignment",
      code: code(
        """
        ⟦HStack⟧(alignment: .top) {
          Canvas()
          if showsLayers {
            Divider()
            Layers().frame(width: 260)
          }
        }
        """)),
    Example(
      "Branches that differ",
      code: code(
        """
        if isWide {
          Canvas().padding().inspector(isPresented: $showsLayers) { Layers() }
        } else {
          Canvas().⟦sheet(isPresented:⟧ $showsLayers) { Layers() }
        }
        """,
        state: """
          @Environment(\\.horizontalSizeClass) private var sizeClass
            @Binding var showsLayers: Bool

            private var isWide: Bool { sizeClass == .regular }
          """)),
    Example(
      "A sheet that does something when it goes away",
      code: code(
        """
        if sizeClass == .regular {
          Canvas().inspector(isPresented: $showsLayers) { Layers() }
        } else {
          Canvas().⟦sheet(isPresented:⟧ $showsLayers, onDismiss: { print("closed") }) { Layers() }
        }
        """,
        state: """
          @Environment(\\.horizontalSizeClass) private var sizeClass
            @Binding var showsLayers: Bool
          """)),
  ]

  static let allowed: [Example] = [
    Example(
      "An inspector",
      code: code(
        """
        Canvas()
          .inspector(isPresented: $showsLayers) { Layers() }
          .toolbar { Button("Layers") { showsLayers.toggle() } }
        """)),
    Example(
      "A second column that is a feature of its own",
      code: code(
        """
        HStack(spacing: 0) {
          TabView { Canvas() }
          if sizeClass == .regular && showsActivity {
            Divider()
            ScrollView { Layers() }
              .frame(maxWidth: 360)
          }
        }
        """,
        state: """
          @Environment(\\.horizontalSizeClass) private var sizeClass
            @AppStorage("showsActivity") private var showsActivity = true
          """)),
    Example(
      "Systems without inspectors",
      code: code(
        """
        HStack {
          Canvas()
          if showsLayers {
            Divider()
            Layers().frame(width: 260)
          }
        }
        """), settings: ExampleSettings(targets: DeploymentTargets([.iOS: "16.0"]))),
    Example(
      "A row",
      code: code(
        """
        HStack {
          Text("Layer")
          if showsLayers {
            Divider()
            Canvas().frame(width: 24)
          }
        }
        """)),
    Example(
      "A panel without a width of its own",
      code: code(
        """
        HStack {
          Canvas()
          if showsLayers {
            Divider()
            Layers()
          }
        }
        """)),
    Example(
      "Sheets for older systems",
      code: code(
        """
        if #available(iOS 17, *) {
          Canvas()
            .inspector(isPresented: $showsLayers) { Layers() }
        } else {
          Canvas()
            .sheet(isPresented: $showsLayers) { Layers() }
        }
        """, state: "@Binding var showsLayers: Bool")),
    Example(
      "A sheet that shows something else",
      code: code(
        """
        if sizeClass == .compact {
          Canvas()
            .sheet(isPresented: $showsHelp) { Layers() }
        } else {
          Canvas()
            .inspector(isPresented: $showsLayers) { Layers() }
        }
        """,
        state: """
          @Environment(\\.horizontalSizeClass) private var sizeClass
            @Binding var showsLayers: Bool
            @State private var showsHelp = false
          """)),
  ]
}
