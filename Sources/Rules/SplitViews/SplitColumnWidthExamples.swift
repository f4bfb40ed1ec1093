import Linting

extension SplitColumnWidthMisplaced {
  private static let views = """
    struct FolderList: View {
      var body: some View { List { Text("Inbox") } }
    }


    """

  private static func code(_ view: String) -> String { views + view }

  static let flagged: [Example] = [
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
        """)),
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
        """)),
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
        """)),
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
      "Three columns: nothing says which one is meant",
      code: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              FolderList()
            } content: {
              List { Text("Message") }
            } detail: {
              Text("Message")
            }
            .⟦navigationSplitViewColumnWidth⟧(220)
          }
        }
        """)),
    Example(
      "The sidebar has a width already",
      code: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              FolderList().navigationSplitViewColumnWidth(200)
            } detail: {
              Text("Message")
            }
            .⟦navigationSplitViewColumnWidth⟧(500)
          }
        }
        """)),
    Example(
      "A fixed and a flexible width on one column",
      code: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              FolderList()
                .navigationSplitViewColumnWidth(200)
                .⟦navigationSplitViewColumnWidth(min:⟧ 180, ideal: 220)
            } detail: {
              Text("Message")
            }
          }
        }
        """)),
    Example(
      "A width inside a group and another one on it",
      code: code(
        """
        struct MailView: View {
          let isEmpty: Bool

          var body: some View {
            NavigationSplitView {
              Group {
                if isEmpty { Text("No folders") } else { FolderList().navigationSplitViewColumnWidth(220) }
              }
              .⟦navigationSplitViewColumnWidth⟧(200)
            } detail: {
              Text("Message")
            }
          }
        }
        """)),
    Example(
      "A width that holds only at times",
      code: code(
        """
        struct MailView: View {
          let isWide: Bool

          var body: some View {
            NavigationSplitView {
              VStack {
                if isWide { FolderList().⟦navigationSplitViewColumnWidth⟧(320) } else { FolderList() }
              }
            } detail: {
              Text("Message")
            }
          }
        }
        """)),
    Example(
      "A width that depends on what the container measures",
      code: code(
        """
        struct MailView: View {
          let accounts: [String]

          var body: some View {
            NavigationSplitView {
              List(accounts, id: \\.self) { account in
                Text(account).⟦navigationSplitViewColumnWidth⟧(account.isEmpty ? 100 : 200)
              }
            } detail: {
              Text("Message")
            }
          }
        }
        """)),
    Example(
      "A platform's own width",
      code: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              FolderList()
            } detail: {
              Text("Message")
            }
            #if os(macOS)
              .⟦navigationSplitViewColumnWidth⟧(220)
            #endif
          }
        }
        """)),
    Example(
      "A frame beside a width",
      code: code(
        """
        struct MailView: View {
          var body: some View {
            NavigationSplitView {
              FolderList()
                .⟦frame(width:⟧ 260)
                .navigationSplitViewColumnWidth(min: 200, ideal: 260)
            } detail: {
              Text("Message")
            }
          }
        }
        """)),
    Example(
      "A frame whose width may be optional",
      code: code(
        """
        struct MailView: View {
          let layout: MailLayout

          var body: some View {
            NavigationSplitView {
              FolderList().⟦frame(width:⟧ layout.sidebarWidth)
            } detail: {
              Text("Message")
            }
          }
        }

        struct MailLayout {
          let sidebarWidth: CGFloat = 220
        }
        """),
      fixed: code(
        """
        struct MailView: View {
          let layout: MailLayout

          var body: some View {
            NavigationSplitView {
              FolderList().navigationSplitViewColumnWidth(layout.sidebarWidth)
            } detail: {
              Text("Message")
            }
          }
        }

        struct MailLayout {
          let sidebarWidth: CGFloat = 220
        }
        """), level: .review),
    Example(
      "A frame that is nil at times",
      code: code(
        """
        struct MailView: View {
          let isNarrow: Bool

          var body: some View {
            NavigationSplitView {
              FolderList().⟦frame(width:⟧ isNarrow ? 180 : nil)
            } detail: {
              Text("Message")
            }
          }
        }
        """)),
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
