import Linting

enum ItemDrivenPopoverExamples {
  static let flagged: [Example] = [
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

  static let allowed: [Example] = [
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
}
