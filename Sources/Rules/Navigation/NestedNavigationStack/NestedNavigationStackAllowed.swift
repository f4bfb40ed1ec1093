import Linting

extension NestedNavigationStack {
  static let allowed: [Example] = [
    Example(
      "A sheet, a cover and a popover start hierarchies of their own",
      code: """
        struct Home: View {
          @State private var showsSettings = false
          @State private var showsTour = false
          @State private var showsHelp = false

          var body: some View {
            NavigationStack {
              Text("Home")
                .sheet(isPresented: $showsSettings) { NavigationStack { Text("Settings") } }
                .fullScreenCover(isPresented: $showsTour) { Tour() }
                .popover(isPresented: $showsHelp) { NavigationStack { Text("Help") } }
            }
          }
        }

        struct Tour: View {
          var body: some View { NavigationStack { Text("Welcome") } }
        }
        """),
    Example(
      "One stack for each tab",
      code: """
        struct Main: View {
          var body: some View {
            NavigationStack {
              TabView {
                NavigationStack { Text("Feed") }
                  .tabItem { Label("Feed", systemImage: "list.bullet") }
              }
            }
          }
        }
        """),
    Example(
      "A stack in a column of a split view, and what a link in the leading column shows there",
      code: """
        struct Mail: View {
          var body: some View {
            NavigationSplitView {
              List { NavigationLink("Inbox") { Inbox() } }
            } detail: {
              NavigationStack { Text("No message") }
            }
          }
        }

        struct Inbox: View {
          var body: some View { NavigationStack { Text("No messages") } }
        }
        """),
    Example(
      "An inspector",
      code: """
        struct Editor: View {
          @State private var showsInspector = true

          var body: some View {
            NavigationStack {
              Text("Text")
                .inspector(isPresented: $showsInspector) { NavigationStack { Text("Font") } }
            }
          }
        }
        """),
    Example(
      "Two columns made by hand",
      code: """
        struct Columns: View {
          var body: some View {
            NavigationStack {
              HStack(spacing: 0) {
                NavigationStack { Text("First") }
                Divider()
                NavigationStack { Text("Second") }
              }
            }
          }
        }
        """),
    Example(
      "The view asks whether it needs a stack",
      code: """
        struct Home: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Settings") { Settings(isPushed: true) }
            }
          }
        }

        struct Settings: View {
          let isPushed: Bool

          var body: some View {
            if isPushed { content } else { NavigationStack { content } }
          }

          private var content: some View { Text("Settings") }
        }
        """),
    Example(
      "A container of the project's own decides what is shown where",
      code: """
        struct Drawer<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { Text("Drawer").sheet(isPresented: .constant(true)) { content } }
        }

        struct Home: View {
          var body: some View {
            NavigationStack {
              Drawer { NavigationStack { Text("Settings") } }
            }
          }
        }
        """),
    Example(
      "A preview around a view with a stack",
      code: """
        struct Settings: View {
          var body: some View { NavigationStack { Text("Settings") } }
        }

        #Preview {
          NavigationStack { Settings() }
        }
        """),
    Example(
      "An old `NavigationView` shows what it pushes in a column",
      code: """
        struct Mail: View {
          var body: some View {
            NavigationView {
              List { NavigationLink("Inbox") { NavigationView { Text("No messages") } } }
              Text("No message")
            }
          }
        }
        """),
    Example(
      "A type of the project's own",
      code: """
        struct NavigationStack<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { content }
        }

        struct Home: View {
          var body: some View { NavigationStack { NavigationStack { Text("Home") } } }
        }
        """),
    Example(
      "The stack is in one branch of an `#if`, and the link in the other.",
      code: """
        struct Sailmaker: View {
          var body: some View {
            #if os(macOS)
              Sails()
            #else
              NavigationStack {
                NavigationLink("Sails") { Sails() }
              }
            #endif
          }
        }

        struct Sails: View {
          var body: some View {
            #if os(macOS)
              NavigationStack { Text("Jib") }
            #else
              Text("Jib")
            #endif
          }
        }
        """),
    Example(
      "A property that is only shown in the mode that is not pushed",
      code: """
        struct BellHelp: View {
          var isPushed = false

          var body: some View {
            if isPushed { content } else { framed }
          }

          private var framed: some View {
            NavigationStack { content }
          }

          private var content: some View { Text("Bells").navigationTitle("Bells") }
        }

        struct BellList: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Help") { BellHelp(isPushed: true) }
            }
          }
        }
        """),
    Example(
      "The same with a view of its own around the stack",
      code: """
        struct BellHelp: View {
          var isPushed = false

          var body: some View {
            if isPushed { Text("Bells") } else { BellFrame() }
          }
        }

        struct BellFrame: View {
          var body: some View {
            NavigationStack { Text("Bells").navigationTitle("Bells") }
          }
        }

        struct BellList: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Help") { BellHelp(isPushed: true) }
            }
          }
        }
        """),
    Example(
      "A route's method that also makes what a sheet shows",
      code: """
        enum ValleyRoute: Hashable, Identifiable {
          case mill
          var id: Self { self }
          @ViewBuilder func screen() -> some View { MillScreen() }
        }

        struct MillScreen: View {
          var body: some View {
            NavigationStack { Text("Mill").navigationTitle("Mill") }
          }
        }

        struct ValleyRoot: View {
          @State private var route: ValleyRoute?

          var body: some View {
            Button("Mill") { route = .mill }
              .sheet(item: $route) { $0.screen() }
          }
        }
        """),
  ]
}
