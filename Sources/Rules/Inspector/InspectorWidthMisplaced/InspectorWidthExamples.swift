import Linting

extension InspectorWidthMisplaced {
  private static func code(_ body: String, state: String = "", other: String = "") -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      struct LayerForm: View {
        var body: some View { Form { Text("Layer") } }
      }

      struct MapView: View {
        var body: some View { Text("Map") }
      }

      struct Editor: View {
        @State private var showsLayer = true
      \(state)
        var body: some View {
      \(indented)
        }
      }
      \(other)
      """
  }

  static let flagged: [Example] = [
    Example(
      "Behind the inspector instead of inside",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            LayerForm()
          }
          .⟦inspectorColumnWidth(min:⟧ 200, ideal: 260, max: 400)
          .navigationTitle("Map")
        """),
      fixed: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            LayerForm()
              .inspectorColumnWidth(min: 200, ideal: 260, max: 400)
          }
          .navigationTitle("Map")
        """)),
    Example(
      "A range without its ideal width",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            LayerForm()
              .⟦inspectorColumnWidth(min:⟧ 200, max: 400)
          }
        """),
      fixed: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            LayerForm()
              .inspectorColumnWidth(min: 200, ideal: 300, max: 400)
          }
        """)),
    Example(
      "A frame instead of the column's width",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            LayerForm().⟦frame(width:⟧ 280)
          }
        """),
      fixed: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            LayerForm().inspectorColumnWidth(280)
          }
        """)),
    Example(
      "On a view inside the inspector",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            VStack {
              LayerForm()
                .⟦inspectorColumnWidth⟧(280) // fits the labels
              Text("Saved")
            }
          }
        """),
      fixed: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            VStack {
              LayerForm()
              Text("Saved")
            }
            .inspectorColumnWidth(280) // fits the labels
          }
        """)),
    Example(
      "In front of the inspector, on the main content",
      code: code(
        """
        NavigationStack {
          MapView()
            .⟦inspectorColumnWidth⟧(280)
        }
        .inspector(isPresented: $showsLayer) {
          if showsLayer {
            LayerForm()
          } else {
            Text("Nothing selected")
          }
        }
        """),
      fixed: code(
        """
        NavigationStack {
          MapView()
        }
        .inspector(isPresented: $showsLayer) {
          if showsLayer {
            LayerForm()
              .inspectorColumnWidth(280)
          } else {
            Text("Nothing selected")
              .inspectorColumnWidth(280)
          }
        }
        """)),
    Example(
      "A least width alone",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) { LayerForm().⟦inspectorColumnWidth(min:⟧ least) }
        """, state: "  private let least: CGFloat = 220"),
      fixed: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) { LayerForm().inspectorColumnWidth(min: least, ideal: least) }
        """, state: "  private let least: CGFloat = 220")),
    Example(
      "A greatest width alone",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) { LayerForm().⟦inspectorColumnWidth(max:⟧ 400.5) }
        """),
      fixed: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) { LayerForm().inspectorColumnWidth(ideal: 400.5, max: 400.5) }
        """)),
    Example(
      "Two inspectors: nothing says which one is meant",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) { LayerForm() }
          .inspector(isPresented: $showsHelp) { Text("Help") }
          .⟦inspectorColumnWidth⟧(280)
        """, state: "  @State private var showsHelp = false")),
    Example(
      "The inspector has a width already",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) { LayerForm().inspectorColumnWidth(240) }
          .⟦inspectorColumnWidth⟧(280)
        """)),
    Example(
      "The inspector's view sets a width itself",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) { HelpPanel() }
          .⟦inspectorColumnWidth⟧(280)
        """,
        other: """

          struct HelpPanel: View {
            var body: some View { Text("Help").inspectorColumnWidth(240) }
          }
          """)),
    Example(
      "A width that holds only at times",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            VStack {
              if isWide { LayerForm().⟦inspectorColumnWidth⟧(400) } else { LayerForm() }
            }
          }
        """, state: "  let isWide: Bool")),
    Example(
      "A platform's own width",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) { LayerForm() }
          #if os(macOS)
            .⟦inspectorColumnWidth⟧(280)
          #endif
        """)),
    Example(
      "Inside a view that is used as an inspector",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) { HelpPanel() }
        """,
        other: """

          struct HelpPanel: View {
            var body: some View {
              VStack {
                Text("Help").⟦inspectorColumnWidth⟧(240)
              }
            }
          }
          """),
      fixed: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) { HelpPanel() }
        """,
        other: """

          struct HelpPanel: View {
            var body: some View {
              VStack {
                Text("Help")
              }
              .inspectorColumnWidth(240)
            }
          }
          """)),
    Example(
      "A frame that says more than a width",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            LayerForm().⟦frame(width:⟧ 280, alignment: .leading)
          }
        """)),
    Example(
      "A frame with padding behind it",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            LayerForm().⟦frame(width:⟧ 280).padding()
          }
        """),
      fixed: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            LayerForm().inspectorColumnWidth(280).padding()
          }
        """), level: .review),
    Example(
      "Two widths inside one inspector, which takes one",
      code: """
        struct Canvas: View {
          @State private var isShown = true

          var body: some View {
            Text("Canvas")
              .inspector(isPresented: $isShown) {
                VStack {
                  Text("Layer").⟦inspectorColumnWidth⟧(200)
                  Text("Fill").inspectorColumnWidth(300)
                }
              }
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example(
      "Inside the closure, on the content",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            LayerForm()
              .inspectorColumnWidth(min: 200, ideal: 260)
          }
        """)),
    Example(
      "On the root of each branch",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            if showsLayer {
              LayerForm().inspectorColumnWidth(ideal: 260)
            } else {
              Text("Nothing selected").frame(width: 220).inspectorColumnWidth(220)
            }
          }
        """)),
    Example(
      "On the root of a view that is used in an inspector",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) { HelpPanel() }
        """,
        other: """

          struct HelpPanel: View {
            var body: some View { Text("Help").inspectorColumnWidth(240) }
          }
          """)),
    Example(
      "A view whose places are not in sight",
      code: """
        struct HelpPanel: View {
          var body: some View {
            VStack { Text("Help").inspectorColumnWidth(240) }
          }
        }
        """),
    Example(
      "In a helper that is the content",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) { panel }
        """,
        other: """

          extension Editor {
            private var panel: some View {
              LayerForm().inspectorColumnWidth(260)
            }
          }
          """)),
    Example(
      "Frames of what is inside",
      code: code(
        """
        MapView()
          .inspector(isPresented: $showsLayer) {
            VStack {
              LayerForm().frame(width: 240)
              Image(systemName: "map").frame(width: 120)
            }
            .frame(minWidth: 200)
          }
        """)),
    Example(
      "An inspector of something else",
      code: """
        struct Probe {
          func inspectorColumnWidth(min: Int, max: Int) -> Probe { self }
        }

        func measure() -> Probe { Probe().inspectorColumnWidth(min: 1, max: 2) }
        """),
  ]
}
