import Linting

extension PresentationInMenu {
  private static let models = """
    struct Trail: Identifiable {
      let id: Int
      var name = ""
    }


    """

  static let flagged: [Example] = [
    Example(
      "A dialog on a menu's button",
      code: #"""
        struct PhotoCard: View {
          @State private var asks = false

          var body: some View {
            Menu("Actions") {
              Button("Delete", role: .destructive) { asks = true }
                .⟦confirmationDialog⟧("Delete this photo?", isPresented: $asks) {
                  Button("Delete", role: .destructive) {}
                }
            }
          }
        }
        """#,
      fixed: #"""
        struct PhotoCard: View {
          @State private var asks = false

          var body: some View {
            Menu("Actions") {
              Button("Delete", role: .destructive) { asks = true }
            }
            .confirmationDialog("Delete this photo?", isPresented: $asks) {
              Button("Delete", role: .destructive) {}
            }
          }
        }
        """#,
      level: .review),
    Example(
      "A sheet in a context menu",
      code: #"""
        struct PhotoCard: View {
          @State private var edits = false

          var body: some View {
            Text("Photo")
              .padding()
              .contextMenu {
                Section {
                  Button("Edit") { edits = true }
                    .⟦sheet(isPresented:⟧ $edits) { Text("Editor") }
                }
              }
          }
        }
        """#,
      fixed: #"""
        struct PhotoCard: View {
          @State private var edits = false

          var body: some View {
            Text("Photo")
              .padding()
              .contextMenu {
                Section {
                  Button("Edit") { edits = true }
                }
              }
              .sheet(isPresented: $edits) { Text("Editor") }
          }
        }
        """#,
      level: .review),
    Example(
      "Swipe actions of rows: out to the list",
      code: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var doomed: Trail?

          var body: some View {
            List {
              ForEach(trails) { trail in
                Text(trail.name)
                  .swipeActions {
                    Button("Edit") { doomed = trail }
                      .⟦sheet(item:⟧ $doomed) { Text($0.name) }
                  }
              }
            }
          }
        }
        """#,
      fixed: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var doomed: Trail?

          var body: some View {
            List {
              ForEach(trails) { trail in
                Text(trail.name)
                  .swipeActions {
                    Button("Edit") { doomed = trail }
                  }
              }
            }
            .sheet(item: $doomed) { Text($0.name) }
          }
        }
        """#,
      level: .review),
    Example(
      "In a toolbar's menu, through a helper",
      code: #"""
        struct TrailScreen: View {
          @State private var shares = false

          var body: some View {
            Text("Trail").toolbar {
              ToolbarItem(placement: .primaryAction) {
                Menu { shareButton } label: { Text("More") }
              }
            }
          }

          private var shareButton: some View {
            Button("Share") { shares = true }
              .⟦sheet(isPresented:⟧ $shares) { Text("Share") }
          }
        }
        """#,
      fixed: #"""
        struct TrailScreen: View {
          @State private var shares = false

          var body: some View {
            Text("Trail").toolbar {
              ToolbarItem(placement: .primaryAction) {
                Menu { shareButton } label: { Text("More") }
                  .sheet(isPresented: $shares) { Text("Share") }
              }
            }
          }

          private var shareButton: some View {
            Button("Share") { shares = true }
          }
        }
        """#,
      level: .review),
    Example(
      "A dialog on the row whose menu it is for",
      code: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var doomed: Int?

          var body: some View {
            List(trails) { trail in
              Text(trail.name)
                .contextMenu {
                  Button("Delete") { doomed = trail.id }
                    .⟦confirmationDialog⟧(
                      "Delete?", isPresented: Binding(get: { doomed == trail.id }, set: { if !$0 { doomed = nil } })
                    ) {
                      Button("Delete", role: .destructive) {}
                    }
                }
            }
          }
        }
        """#,
      fixed: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var doomed: Int?

          var body: some View {
            List(trails) { trail in
              Text(trail.name)
                .contextMenu {
                  Button("Delete") { doomed = trail.id }
                }
                .confirmationDialog(
                  "Delete?", isPresented: Binding(get: { doomed == trail.id }, set: { if !$0 { doomed = nil } })
                ) {
                  Button("Delete", role: .destructive) {}
                }
            }
          }
        }
        """#,
      level: .review),
    Example(
      "A dialog in a row with one state for all rows",
      code: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var asks = false

          var body: some View {
            List(trails) { trail in
              Text(trail.name)
                .swipeActions {
                  Button("Delete") { asks = true }
                    .⟦confirmationDialog⟧("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) {} }
                }
            }
          }
        }
        """#),
    Example(
      "What the sheet shows is known only in the menu",
      code: models + #"""
        struct TrailMenu: View {
          let trails: [Trail]
          @State private var shows = false

          var body: some View {
            Menu("Trails") {
              ForEach(trails) { trail in
                Button(trail.name) { shows = true }
                  .⟦sheet(isPresented:⟧ $shows) { Text(trail.name) }
              }
            }
          }
        }
        """#),
    Example(
      "The view with the menu presents something already",
      code: #"""
        struct PhotoCard: View {
          @State private var edits = false
          @State private var showsHelp = false

          var body: some View {
            Text("Photo")
              .contextMenu {
                Button("Edit") { edits = true }
                  .⟦sheet(isPresented:⟧ $edits) { Text("Editor") }
              }
              .sheet(isPresented: $showsHelp) { Text("Help") }
          }
        }
        """#),
  ]

  static let allowed: [Example] = [
    Example(
      "On the menu itself",
      code: #"""
        struct PhotoCard: View {
          @State private var asks = false

          var body: some View {
            Menu("Actions") {
              Button("Delete", role: .destructive) { asks = true }
            }
            .confirmationDialog("Delete this photo?", isPresented: $asks) {
              Button("Delete", role: .destructive) {}
            }
          }
        }
        """#),
    Example(
      "On a menu's label, which stays, and in a context menu's preview",
      code: #"""
        struct PhotoCard: View {
          @State private var showsTip = false

          var body: some View {
            Menu {
              Button("Help") { showsTip = true }
            } label: {
              Text("More").popover(isPresented: $showsTip) { Text("Tip") }
            }
          }
        }
        """#),
    Example(
      "A toolbar button outside of a menu",
      code: #"""
        struct TrailScreen: View {
          @State private var filters = false

          var body: some View {
            Text("Trail").toolbar {
              Button("Filter") { filters = true }
                .popover(isPresented: $filters) { Text("Filter") }
            }
          }
        }
        """#),
    Example(
      "A helper that is also used outside of the menu",
      code: #"""
        struct TrailScreen: View {
          @State private var shares = false

          var body: some View {
            shareButton
            Menu("More") { shareButton }
          }

          private var shareButton: some View {
            Button("Share") { shares = true }
              .sheet(isPresented: $shares) { Text("Share") }
          }
        }
        """#),
    Example(
      "A view of one's own named `Menu`",
      code: #"""
        struct Menu<Content: View>: View {
          @ViewBuilder let content: () -> Content

          var body: some View { content() }
        }

        struct Kitchen: View {
          @State private var shows = false

          var body: some View {
            Menu { Text("Soup").sheet(isPresented: $shows) { Text("Recipe") } }
          }
        }
        """#),
    Example(
      "A menu inside of what is presented, which presents on its own",
      code: #"""
        struct Gallery: View {
          @State private var edits = false
          @State private var asks = false

          var body: some View {
            Text("Gallery").sheet(isPresented: $edits) {
              Menu("Actions") { Button("Delete") { asks = true } }
                .alert("Delete?", isPresented: $asks) {}
            }
          }
        }
        """#),
  ]
}
