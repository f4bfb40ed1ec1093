import Linting

extension SplitColumnWidthMisplaced {
  private static let views = """
    struct FolderList: View {
      var body: some View { List { Text("Inbox") } }
    }


    """

  static func code(_ view: String) -> String { views + view }

  static let flagged: [Example] = moved + others

  private static let moved: [Example] = [
    Example(
      "On the split view itself",
      code: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              FolderList()
            } detail: {
              Text("Message")
            }
            .⟦navigationSplitViewColumnWidth(min:⟧ 180, ideal: 220)
          }
        }
        """),
      fixed: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              FolderList()
                .navigationSplitViewColumnWidth(min: 180, ideal: 220)
            } detail: {
              Text("Message")
            }
          }
        }
        """), level: .review),
    Example(
      "On a view inside the column",
      code: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              VStack {
                FolderList()
                  // Wide enough for the longest name.
                  .⟦navigationSplitViewColumnWidth⟧(240)
                  .listStyle(.sidebar)
                Text("Synced")
              }
              .padding()
            } detail: {
              Text("Message")
            }
          }
        }
        """),
      fixed: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              VStack {
                FolderList()
                  .listStyle(.sidebar)
                Text("Synced")
              }
              .padding()
              // Wide enough for the longest name.
              .navigationSplitViewColumnWidth(240)
            } detail: {
              Text("Message")
            }
          }
        }
        """)),
    Example(
      "A frame on the column's content",
      code: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              FolderList()
                .⟦frame(width:⟧ 260)
            } detail: {
              Text("Message")
            }
          }
        }
        """),
      fixed: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              FolderList()
                .navigationSplitViewColumnWidth(260)
            } detail: {
              Text("Message")
            }
          }
        }
        """)),
    Example(
      "On the split view, for a sidebar with branches",
      code: code(
        """
        struct MailView: View {
          let isEmpty: Bool

          var body: some View {
            NavigationSplitView {
              if isEmpty {
                Text("No folders")
              } else {
                FolderList()
                  .listStyle(.sidebar)
              }
            } detail: {
              Text("Message")
            }
            .⟦navigationSplitViewColumnWidth⟧(220)
            .navigationSplitViewStyle(.balanced)
          }
        }
        """),
      fixed: code(
        """
        struct MailView: View {
          let isEmpty: Bool

          var body: some View {
            NavigationSplitView {
              if isEmpty {
                Text("No folders")
                  .navigationSplitViewColumnWidth(220)
              } else {
                FolderList()
                  .listStyle(.sidebar)
                  .navigationSplitViewColumnWidth(220)
              }
            } detail: {
              Text("Message")
            }
            .navigationSplitViewStyle(.balanced)
          }
        }
        """), level: .review),
    Example(
      "On one line",
      code: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView { FolderList() } detail: { Text("Message") }.⟦navigationSplitViewColumnWidth⟧(220)
          }
        }
        """),
      fixed: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView { FolderList().navigationSplitViewColumnWidth(220) } detail: { Text("Message") }
          }
        }
        """), level: .review),
    Example(
      "In a helper that fills the column",
      code: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              sidebar
            } detail: {
              Text("Message")
            }
          }

          private var sidebar: some View {
            VStack {
              FolderList().⟦navigationSplitViewColumnWidth⟧(220)
            }
          }
        }
        """),
      fixed: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              sidebar
                .navigationSplitViewColumnWidth(220)
            } detail: {
              Text("Message")
            }
          }

          private var sidebar: some View {
            VStack {
              FolderList()
            }
          }
        }
        """)),
    Example(
      "In a view of its own that is used as a column",
      code: """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              Sidebar()
            } detail: {
              Text("Message")
            }
          }
        }

        struct Sidebar: View {
          var body: some View {
            ScrollView {
              VStack { Text("Inbox") }
                .⟦navigationSplitViewColumnWidth⟧(220)
            }
          }
        }
        """,
      fixed: """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              Sidebar()
            } detail: {
              Text("Message")
            }
          }
        }

        struct Sidebar: View {
          var body: some View {
            ScrollView {
              VStack { Text("Inbox") }
            }
            .navigationSplitViewColumnWidth(220)
          }
        }
        """),
    Example(
      "The sidebar's content is made by a function, called with `self.`",
      code: """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              self.folders("Mail")
            } detail: {
              Text("Message")
            }
            .⟦navigationSplitViewColumnWidth⟧(180)
          }

          private func folders(_ name: String) -> some View { List { Text(name) } }
        }
        """,
      fixed: """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              self.folders("Mail")
                .navigationSplitViewColumnWidth(180)
            } detail: {
              Text("Message")
            }
          }

          private func folders(_ name: String) -> some View { List { Text(name) } }
        }
        """, level: .review),
    Example(
      "Two widths inside one column, which takes one",
      code: """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              VStack {
                Text("Mail")
                  .⟦navigationSplitViewColumnWidth⟧(180)
                List { Text("Inbox") }
                  .navigationSplitViewColumnWidth(min: 220, ideal: 280)
              }
            } detail: {
              Text("Message")
            }
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example(
      "On the column's content",
      code: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              FolderList()
                .navigationSplitViewColumnWidth(min: 180, ideal: 220)
            } detail: {
              Text("Message")
            }
          }
        }
        """)),
    Example(
      "On the root of each branch",
      code: code(
        """
        struct MailView: View {
          let isEmpty: Bool

          var body: some View {
            NavigationSplitView {
              if isEmpty {
                Text("No folders").navigationSplitViewColumnWidth(200)
              } else {
                FolderList().navigationSplitViewColumnWidth(260)
              }
            } detail: {
              Group {
                #if os(macOS)
                  Text("Message").navigationSplitViewColumnWidth(500)
                #else
                  Text("Message")
                #endif
              }
            }
          }
        }
        """)),
    Example(
      "On the root of a view that is used as a column",
      code: """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              Sidebar()
            } detail: {
              Text("Message")
            }
          }
        }

        struct Sidebar: View {
          var body: some View {
            List { Text("Inbox") }
              .navigationSplitViewColumnWidth(220)
          }
        }
        """),
    Example(
      "On the root of a view whose places are not in sight",
      code: """
        struct Sidebar: View {
          var body: some View {
            VStack {
              List { Text("Inbox") }.navigationSplitViewColumnWidth(220)
            }
          }
        }
        """),
    Example(
      "In a helper that fills the column",
      code: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              sidebar
            } detail: {
              Text("Message")
            }
          }

          private var sidebar: some View {
            FolderList().navigationSplitViewColumnWidth(220)
          }
        }
        """)),
    Example(
      "Frames that are no column's width",
      code: code(
        """
        struct MailView: View {
          let isEmpty: Bool

          var body: some View {
            NavigationSplitView {
              VStack {
                FolderList().frame(width: 180)
                Text("Synced")
              }
              .frame(minWidth: 200)
            } detail: {
              if isEmpty { Text("No message").frame(width: 300) } else { FolderList().frame(width: 600) }
            }
          }
        }
        """)),
    Example(
      "Inside a container of the project's own, which may be no layout at all",
      code: code(
        """
        struct Themed<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content }
        }

        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              Themed { FolderList().navigationSplitViewColumnWidth(220) }
            } detail: {
              Text("Message")
            }
          }
        }
        """)),
    Example(
      "A sheet over the column, with a split view of its own",
      code: code(
        """
        struct MailView: View {
          @State private var isSearching = false

          var body: some View {
            NavigationSplitView {
              FolderList()
                .sheet(isPresented: $isSearching) {
                  NavigationSplitView {
                    FolderList().navigationSplitViewColumnWidth(220)
                  } detail: {
                    Text("Message")
                  }
                }
            } detail: {
              Text("Message")
            }
          }
        }
        """)),
  ]
}
