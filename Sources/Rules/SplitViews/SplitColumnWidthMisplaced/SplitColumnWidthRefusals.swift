import Linting

extension SplitColumnWidthMisplaced {
  /// Widths that stay where they are, or need a look.
  static let others: [Example] = [
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
}
