import Linting

extension NavigationModifierOutsideStack {
  static let allowed: [Example] = [
    Example(
      "On the content",
      code: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              List { Text("No messages") }
                .navigationTitle("Inbox")
                .toolbar { Button("Compose") {} }
            }
          }
        }
        """),
    Example(
      "For the tab bar around the stack",
      code: """
        struct Inbox: View {
          var body: some View {
            NavigationStack { List { Text("No messages") } }
              .toolbar(.hidden, for: .tabBar)
              .searchable(text: .constant(""))
          }
        }
        """),
    Example(
      "A view that is pushed from a place that is hard to follow",
      code: """
        enum Route: Hashable {
          case inbox

          @ViewBuilder func screen() -> some View {
            switch self {
            case .inbox: Inbox()
            }
          }
        }

        struct Inbox: View {
          var body: some View {
            NavigationStack { Text("No messages") }
              .navigationTitle("Inbox")
          }
        }
        """),
    Example(
      "A bar without a back button belongs to a container around the stack",
      code: """
        struct Inbox: View {
          var body: some View {
            NavigationStack { Text("No messages") }
              .navigationTitle("Inbox")
              .navigationBarBackButtonHidden(true)
          }
        }
        """),
    Example(
      "A stack in a split view's column, which reads titles too",
      code: """
        struct Mail: View {
          var body: some View {
            NavigationSplitView {
              Text("Folders")
            } detail: {
              NavigationStack { Text("Message") }
                .navigationTitle("Message")
            }
          }
        }
        """),
    Example(
      "A stack that another one pushes",
      code: """
        struct Mail: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Inbox") { Inbox() }
            }
          }
        }

        struct Inbox: View {
          var body: some View {
            NavigationStack { Text("No messages") }
              .navigationTitle("Inbox")
          }
        }
        """),
    Example(
      "A window's title on macOS",
      code: """
        struct Inbox: View {
          var body: some View {
            NavigationStack { List { Text("No messages") } }
              #if os(macOS)
                .navigationTitle("Inbox")
              #endif
          }
        }
        """),
    Example(
      "Items above the keyboard",
      code: """
        struct Composer: View {
          @State private var text = ""

          var body: some View {
            NavigationStack { TextField("Text", text: $text) }
              .toolbar {
                ToolbarItem(placement: .keyboard) { Button("Done") {} }
              }
          }
        }
        """),
    Example(
      "In a container of the project's own",
      code: """
        struct Framed<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { NavigationStack { content } }
        }

        struct Inbox: View {
          var body: some View {
            Framed {
              NavigationStack { Text("No messages") }
                .navigationTitle("Inbox")
            }
          }
        }
        """),
    Example(
      "A preview",
      code: """
        struct Inbox_Previews: PreviewProvider {
          static var previews: some View {
            NavigationStack { Text("No messages") }
              .navigationTitle("Inbox")
          }
        }
        """),
    Example(
      "A window's title on macOS or as Mac Catalyst",
      code: """
        struct Inbox: View {
          var body: some View {
            #if os(macOS) || targetEnvironment(macCatalyst)
              NavigationStack { Text("No messages") }.navigationTitle("Inbox")
            #endif
          }
        }
        """),
  ]
}
