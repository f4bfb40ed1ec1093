import Linting
import SwiftUIProject

extension LegacyLayoutNames {
  private static func code(_ body: String, members: String = "") -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    return """
      struct Cover: View {
      \(members)  var body: some View {
      \(lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n"))
        }
      }
      """
  }

  static let flagged: [Example] = [
    Example(
      "A title",
      code: code(#"Text("Welcome").⟦navigationBarTitle⟧("Cover")"#),
      fixed: code(#"Text("Welcome").navigationTitle("Cover")"#)),
    Example(
      "A title and its display mode",
      code: code(
        """
        Text("Welcome")
          .⟦navigationBarTitle⟧(Text("Cover"), displayMode: .inline) // short
          .padding()
        """),
      fixed: code(
        """
        Text("Welcome")
          .navigationTitle(Text("Cover"))
          .navigationBarTitleDisplayMode(.inline) // short
          .padding()
        """)),
    Example(
      "A safe area's edge that no keyboard takes",
      code: code("Color.blue.⟦edgesIgnoringSafeArea⟧(.top)"),
      fixed: code("Color.blue.ignoresSafeArea(edges: .top)")),
    Example(
      "All edges, where the keyboard may come in",
      code: code("Color.blue.⟦edgesIgnoringSafeArea⟧(.all)"),
      fixed: code("Color.blue.ignoresSafeArea()"), level: .review),
    Example(
      "All edges on a platform without a software keyboard",
      code: code("Color.blue.⟦edgesIgnoringSafeArea⟧(.all)"),
      fixed: code("Color.blue.ignoresSafeArea()"),
      settings: ExampleSettings(targets: DeploymentTargets([.macOS: "13.0"]))),
    Example(
      "Edges by name",
      code: code("Color.blue.⟦edgesIgnoringSafeArea⟧([.leading, .trailing])"),
      fixed: code("Color.blue.ignoresSafeArea(edges: [.leading, .trailing])")),
    Example(
      "Items of the bar",
      code: code(
        """
        Text("Welcome")
          .⟦navigationBarItems⟧(
            leading: Button("Back") {
              // Nothing to save.
            },
            trailing: Image(systemName: "star"))
        """),
      fixed: code(
        """
        Text("Welcome")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button("Back") {
                // Nothing to save.
              }
            }
            ToolbarItem(placement: .topBarTrailing) {
              Image(systemName: "star")
            }
          }
        """), level: .review),
    Example(
      "A hidden bar",
      code: code("Text(\"Welcome\").⟦navigationBarHidden⟧(true)"),
      fixed: code("Text(\"Welcome\").toolbar(.hidden, for: .navigationBar)"), level: .review),
    Example(
      "A bar that is hidden at times",
      code: code("Text(\"Welcome\").⟦navigationBarHidden⟧(isFull)", members: "  let isFull: Bool\n\n"),
      fixed: code(
        "Text(\"Welcome\").toolbar(isFull ? .hidden : .visible, for: .navigationBar)", members: "  let isFull: Bool\n\n"),
      level: .review),
    Example(
      "A comment between the arguments",
      code: code(
        """
        Text("Welcome")
          .⟦navigationBarTitle⟧(
            "Cover", // as on the book
            displayMode: .inline)
        """)),
    Example(
      "An argument of several lines stays as it is written",
      code: """
        struct Mural: View {
          let isWide: Bool

          var body: some View {
            Color.blue
              .⟦edgesIgnoringSafeArea⟧(
                isWide
                  ? .horizontal
                  : []
              )
          }
        }
        """,
      fixed: """
        struct Mural: View {
          let isWide: Bool

          var body: some View {
            Color.blue
              .ignoresSafeArea(
                edges: isWide
                  ? .horizontal
                  : []
              )
          }
        }
        """, level: .review),
    Example(
      "A bar item that may be nil becomes a branch",
      code: """
        struct Buffet: View {
          let showsClose: Bool

          var body: some View {
            Text("Buffet")
              .⟦navigationBarItems⟧(leading: showsClose ? Button("Close") {} : nil)
          }
        }
        """,
      fixed: """
        struct Buffet: View {
          let showsClose: Bool

          var body: some View {
            Text("Buffet")
              .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                  if showsClose {
                    Button("Close") {}
                  }
                }
              }
          }
        }
        """, level: .review),
    Example(
      "A comparison needs no parentheses",
      code: """
        struct Balcony: View {
          let isOpen: Bool

          var body: some View {
            Text("Balcony").⟦navigationBarHidden⟧(isOpen == false)
          }
        }
        """,
      fixed: """
        struct Balcony: View {
          let isOpen: Bool

          var body: some View {
            Text("Balcony").toolbar(isOpen == false ? .hidden : .visible, for: .navigationBar)
          }
        }
        """, level: .review),
    Example(
      "On a group, whose views would each bring the items",
      code: """
        struct Sailing: View {
          var body: some View {
            Group {
              Spacer()
              Text("Sailing")
            }
            .⟦navigationBarItems⟧(leading: Button("Anchor") {})
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example("The current names", code: code(#"Color.blue.ignoresSafeArea(edges: .top).navigationTitle("Cover")"#)),
    Example(
      "A modifier of the project's own",
      code: code(
        "Text(\"Welcome\").navigationBarTitle(count: 3)") + """


          extension View {
            func navigationBarTitle(count: Int) -> some View { navigationTitle("\\(count) books") }
          }
          """),
    Example(
      "The new names are missing on the oldest system",
      code: code(#"Text("Welcome").navigationBarTitle("Cover").edgesIgnoringSafeArea(.top)"#),
      settings: ExampleSettings(targets: DeploymentTargets([.iOS: "13.0"]))),
    Example(
      "A hidden bar before iOS 16",
      code: code("Text(\"Welcome\").navigationBarHidden(true)"),
      settings: ExampleSettings(targets: DeploymentTargets([.iOS: "15.0"]))),
    Example(
      "Something that is no view",
      code: """
        struct Page {
          func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Page { self }
        }

        func fill(_ page: Page) -> Page { page.edgesIgnoringSafeArea(.all) }
        """),
    Example(
      "In a declaration that its author calls deprecated",
      code: """
        @available(*, deprecated, message: "Use Mural")
        struct OldMural: View {
          var body: some View { Color.blue.edgesIgnoringSafeArea(.all) }
        }
        """),
  ]
}
