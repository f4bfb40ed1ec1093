import Linting

extension Rule {
  /// A popover whose content depends on an optional must be presented by that optional.
  public static let itemDrivenPopover = Rule(
    id: "item-driven-popover", severity: .warning, fixLevel: .safe, chapter: .sheets,
    title: "a Boolean that presents a popover for a separate optional",
    why: """
      A popover that a Boolean presents while an optional beside it says what to show can come up empty the first time. \
      `popover(item:)` presents when there is a value and hands it to the content; the popover stays anchored where it is.
      """,
    anchor: "popover", triggers: ["popover("], flagged: flaggedPopovers, allowed: allowedPopovers
  ) { context in
    ItemDriven.popovers(in: context)
  }
}

private let flaggedPopovers = [
  Example(
    "A popover with a flag beside its tag.",
    code: """
      struct Tag: Identifiable { let id: Int; var name: String }

      struct TagBar: View {
        let tag: Tag
        @State private var showsTag = false
        @State private var shown: Tag?

        var body: some View {
          Button("Info") {
            shown = tag
            showsTag = true
          }
          .⟦popover(isPresented:⟧ $showsTag, arrowEdge: .bottom) {
            if let shown { Text(shown.name) }
          }
        }
      }
      """,
    fixed: """
      struct Tag: Identifiable { let id: Int; var name: String }

      struct TagBar: View {
        let tag: Tag
        @State private var shown: Tag?

        var body: some View {
          Button("Info") {
            shown = tag
          }
          .popover(item: $shown, arrowEdge: .bottom) { shown in
            Text(shown.name)
          }
        }
      }
      """),
  Example(
    "A further condition stays.",
    code: """
      struct Tag: Identifiable { let id: Int; var name: String }

      struct TagBar: View {
        let tag: Tag
        @State private var showsTag = false
        @State private var shown: Tag?

        var body: some View {
          Button("Info") {
            shown = tag
            showsTag = true
          }
          .⟦popover(isPresented:⟧ $showsTag) {
            if let shown, !shown.name.isEmpty {
              Text(shown.name)
            }
          }
        }
      }
      """,
    fixed: """
      struct Tag: Identifiable { let id: Int; var name: String }

      struct TagBar: View {
        let tag: Tag
        @State private var shown: Tag?

        var body: some View {
          Button("Info") {
            shown = tag
          }
          .popover(item: $shown) { shown in
            if !shown.name.isEmpty {
              Text(shown.name)
            }
          }
        }
      }
      """),
  Example(
    "A toggled flag: whether it opens is not to be seen, so a word and no fix.",
    code: """
      struct Tag: Identifiable { let id: Int; var name: String }

      struct TagBar: View {
        let tag: Tag
        @State private var showsTag = false
        @State private var shown: Tag?

        var body: some View {
          Button("Info") {
            shown = tag
            showsTag.toggle()
          }
          .⟦popover(isPresented:⟧ $showsTag) {
            if let shown { Text(shown.name) }
          }
        }
      }
      """, severity: .hint),
]

private let allowedPopovers = [
  Example(
    "The optional presents the popover.",
    code: """
      struct Tag: Identifiable { let id: Int; var name: String }

      struct TagBar: View {
        let tag: Tag
        @State private var shown: Tag?

        var body: some View {
          Button("Info") {
            shown = tag
          }
          .popover(item: $shown) { tag in Text(tag.name) }
        }
      }
      """),
  Example(
    "A popover with nothing to select.",
    code: """
      struct Tag: Identifiable { let id: Int; var name: String }

      struct TagBar: View {
        let tag: Tag
        @State private var showsTag = false
        @State private var shown: Tag?

        var body: some View {
          Button("Info") {
            shown = tag
          }
          .popover(isPresented: $showsTag) { Text("Tags") }
        }
      }
      """),
  Example(
    "In a preview, where nothing can race.",
    code: """
      struct Tag: Identifiable { let id: Int; var name: String }

      struct TagBar_Previews: PreviewProvider {
        struct Demo: View {
          @State private var shows = false
          @State private var tag: Tag?
          var body: some View {
            Button("Show") { tag = Tag(id: 1, name: "A"); shows = true }
              .popover(isPresented: $shows) { if let tag { Text(tag.name) } }
          }
        }
        static var previews: some View { Demo() }
      }
      """),
]
