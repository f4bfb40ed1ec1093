import Linting

extension SplitDetailStack {
  private static let album = """
    struct Album: Hashable {
      let title: String
    }
    """

  private static func code(_ body: String, other: String = "") -> String {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    return """
      \(album)

      struct MusicSplit: View {
        let albums: [Album]
        @State private var shelf: Int?

        var body: some View {
      \(indented)
        }
      }
      \(other)
      """
  }

  private static let sidebar = """
    NavigationSplitView {
      List(0..<9, id: \\.self, selection: $shelf) { Text("Shelf \\($0)") }
    }
    """

  static let flagged: [Example] = [
    Example(
      "Links in the detail",
      code: code(
        sidebar + """
           detail: {
            List(albums, id: \\.self) { album in
              // Leads on.
              ⟦NavigationLink⟧(album.title, value: album)
            }
            .navigationTitle("Albums")
          }
          """),
      fixed: code(
        sidebar + """
           detail: {
            NavigationStack {
              List(albums, id: \\.self) { album in
                // Leads on.
                NavigationLink(album.title, value: album)
              }
              .navigationTitle("Albums")
            }
          }
          """), level: .review),
    Example(
      "A destination in the detail",
      code: code(
        sidebar + """
           detail: {
            Text("Albums").⟦navigationDestination(for:⟧ Album.self) { Text($0.title) }
          }
          """),
      fixed: code(
        sidebar + """
           detail: {
            NavigationStack {
              Text("Albums").navigationDestination(for: Album.self) { Text($0.title) }
            }
          }
          """), level: .review),
    Example(
      "In a view that the detail shows",
      code: code(
        sidebar + " detail: { AlbumList(albums: albums) }",
        other: """

          struct AlbumList: View {
            let albums: [Album]

            var body: some View {
              List(albums, id: \\.self) { album in
                ⟦NavigationLink⟧(album.title, value: album)
              }
            }
          }
          """),
      fixed: code(
        sidebar + " detail: { NavigationStack { AlbumList(albums: albums) } }",
        other: """

          struct AlbumList: View {
            let albums: [Album]

            var body: some View {
              List(albums, id: \\.self) { album in
                NavigationLink(album.title, value: album)
              }
            }
          }
          """), level: .review),
    Example(
      "Branches, which belong into one stack or into two",
      code: code(
        sidebar + """
           detail: {
            if shelf == nil {
              Text("No shelf")
            } else {
              List(albums, id: \\.self) { ⟦NavigationLink⟧($0.title, value: $0) }
            }
          }
          """)),
    Example(
      "A stack in one of the branches already",
      code: """
        struct MailView: View {
          let isOpen: Bool

          var body: some View {
            NavigationSplitView {
              Text("Inbox")
            } detail: {
              if isOpen {
                NavigationStack { Text("Message") }
              } else {
                ⟦NavigationLink⟧("Next", value: 1)
              }
            }
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example(
      "A stack in the detail",
      code: code(
        sidebar + """
           detail: {
            NavigationStack {
              List(albums, id: \\.self) { NavigationLink($0.title, value: $0) }
                .navigationDestination(for: Album.self) { Text($0.title) }
            }
          }
          """)),
    Example(
      "Links in the sidebar",
      code: code(
        """
        NavigationSplitView {
          List(albums, id: \\.self) { NavigationLink($0.title, value: $0) }
        } detail: {
          Text("No album")
        }
        """)),
    Example(
      "A stack in the view that the detail shows",
      code: code(
        sidebar + " detail: { AlbumList(albums: albums) }",
        other: """

          struct AlbumList: View {
            let albums: [Album]

            var body: some View {
              NavigationStack {
                List(albums, id: \\.self) { NavigationLink($0.title, value: $0) }
              }
            }
          }
          """)),
    Example(
      "A sheet with a stack of its own",
      code: code(
        sidebar + """
           detail: {
            Text("Albums")
              .sheet(isPresented: .constant(true)) {
                NavigationStack {
                  List(albums, id: \\.self) { NavigationLink($0.title, value: $0) }
                }
              }
          }
          """)),
    Example(
      "A view that stacks show too",
      code: code(
        sidebar + " detail: { AlbumList(albums: albums) }",
        other: """

          struct AlbumList: View {
            let albums: [Album]

            var body: some View {
              List(albums, id: \\.self) { NavigationLink($0.title, value: $0) }
            }
          }

          struct AlbumTab: View {
            var body: some View { NavigationStack { AlbumList(albums: []) } }
          }
          """)),
    Example(
      "A destination outside of the column's own stack is another mistake",
      code: """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              Text("Inbox")
            } detail: {
              NavigationStack {
                NavigationLink("Next", value: 1)
              }
              .navigationDestination(for: Int.self) { Text("\\($0)") }
            }
          }
        }
        """),
    Example(
      "A model's method of that name",
      code: """
        final class Model {
          func navigationDestination(for number: Int) -> String { "\\(number)" }
        }

        struct MailView: View {
          let model = Model()

          var body: some View {
            NavigationSplitView {
              Text("Inbox")
            } detail: {
              Text(model.navigationDestination(for: 1))
            }
          }
        }
        """),
  ]
}
