import Linting

extension NavigationModifierOutsideStack {
  static let flagged: [Example] = [
    Example(
      "A title behind the stack's brace",
      code: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              List { Text("No messages") }
            }
            .⟦navigationTitle⟧("Inbox")
          }
        }
        """,
      fixed: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              List { Text("No messages") }
                .navigationTitle("Inbox")
            }
          }
        }
        """),
    Example(
      "A destination that the stack does not find",
      code: """
        struct Inbox: View {
          @State private var path: [Int] = []

          var body: some View {
            NavigationStack(path: $path) {
              List {
                NavigationLink("First", value: 1)
              }
              .listStyle(.plain)
            }
            // Messages open by number.
            .⟦navigationDestination(for:⟧ Int.self) { number in
              Text("Message \\(number)")
            }
            .tint(.green)
          }
        }
        """,
      fixed: """
        struct Inbox: View {
          @State private var path: [Int] = []

          var body: some View {
            NavigationStack(path: $path) {
              List {
                NavigationLink("First", value: 1)
              }
              .listStyle(.plain)
              // Messages open by number.
              .navigationDestination(for: Int.self) { number in
                Text("Message \\(number)")
              }
            }
            .tint(.green)
          }
        }
        """),
    Example(
      "Buttons that no bar shows, in a sheet",
      code: """
        struct Inbox: View {
          @State private var isComposing = false

          var body: some View {
            Button("Compose") { isComposing = true }
              .sheet(isPresented: $isComposing) {
                NavigationStack {
                  Composer()
                }
                .⟦toolbar⟧ {
                  Button("Send") { isComposing = false }
                }
              }
          }
        }

        struct Composer: View {
          var body: some View { Text("Dear reader") }
        }
        """,
      fixed: """
        struct Inbox: View {
          @State private var isComposing = false

          var body: some View {
            Button("Compose") { isComposing = true }
              .sheet(isPresented: $isComposing) {
                NavigationStack {
                  Composer()
                    .toolbar {
                      Button("Send") { isComposing = false }
                    }
                }
              }
          }
        }

        struct Composer: View {
          var body: some View { Text("Dear reader") }
        }
        """),
    Example(
      "In a window for tools",
      code: """
        struct MailApp: App {
          var body: some Scene {
            UtilityWindow("Outbox", id: "outbox") {
              NavigationStack {
                Text("Nothing to send")
              }
              .⟦navigationTitle⟧("Outbox")
            }
          }
        }
        """,
      fixed: """
        struct MailApp: App {
          var body: some Scene {
            UtilityWindow("Outbox", id: "outbox") {
              NavigationStack {
                Text("Nothing to send")
                  .navigationTitle("Outbox")
              }
            }
          }
        }
        """),
    Example(
      "The content is a control",
      code: """
        struct Mute: View {
          @State private var isMuted = false

          var body: some View {
            NavigationStack {
              Toggle("Mute", isOn: $isMuted)
            }
            .⟦navigationTitle⟧("Sounds")
          }
        }
        """,
      fixed: """
        struct Mute: View {
          @State private var isMuted = false

          var body: some View {
            NavigationStack {
              Toggle("Mute", isOn: $isMuted)
                .navigationTitle("Sounds")
            }
          }
        }
        """),
    Example(
      "The content is a view that is not in sight",
      code: """
        struct Inbox<Messages: View>: View {
          let messages: Messages

          var body: some View {
            NavigationStack {
              messages
            }
            .⟦navigationBarTitleDisplayMode⟧(.inline)
          }
        }
        """,
      fixed: """
        struct Inbox<Messages: View>: View {
          let messages: Messages

          var body: some View {
            NavigationStack {
              messages
                .navigationBarTitleDisplayMode(.inline)
            }
          }
        }
        """, level: .review),
    Example(
      "The content has a title already",
      code: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              Messages()
            }
            .⟦navigationTitle⟧("Inbox")
          }
        }

        struct Messages: View {
          var body: some View { Text("No messages").navigationTitle("Messages") }
        }
        """,
      fixed: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              Messages()
            }
          }
        }

        struct Messages: View {
          var body: some View { Text("No messages").navigationTitle("Messages") }
        }
        """),
    Example(
      "A public view, which other modules may show anywhere",
      code: """
        public struct Inbox: View {
          public init() {}

          public var body: some View {
            NavigationStack {
              Text("No messages")
            }
            .⟦navigationTitle⟧("Inbox")
          }
        }
        """,
      fixed: """
        public struct Inbox: View {
          public init() {}

          public var body: some View {
            NavigationStack {
              Text("No messages")
                .navigationTitle("Inbox")
            }
          }
        }
        """, level: .review),
    Example(
      "Two titles",
      code: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              Text("No messages")
            }
            .⟦navigationTitle⟧("Inbox")
            .⟦navigationTitle⟧("Mail")
          }
        }
        """),
    Example(
      "A branch as the content",
      code: """
        struct Inbox: View {
          let isEmpty: Bool

          var body: some View {
            NavigationStack {
              if isEmpty { Text("No messages") } else { List { Text("Message") } }
            }
            .⟦navigationTitle⟧("Inbox")
          }
        }
        """,
      fixed: """
        struct Inbox: View {
          let isEmpty: Bool

          var body: some View {
            NavigationStack {
              Group {
                if isEmpty { Text("No messages") } else { List { Text("Message") } }
              }
              .navigationTitle("Inbox")
            }
          }
        }
        """),
    Example(
      "Several roots",
      code: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              Text("No messages")
              List { Text("Message") }
            }
            .⟦navigationTitle⟧("Inbox")
          }
        }
        """),
    Example(
      "One platform's bar",
      code: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              List { Text("No messages") }
            }
            #if os(iOS)
              .⟦toolbar⟧(.hidden, for: .navigationBar)
            #endif
          }
        }
        """),
    Example(
      "In a tab",
      code: """
        struct Main: View {
          var body: some View {
            TabView {
              NavigationStack { List { Text("No messages") } }
                .⟦navigationTitle⟧("Inbox")
                .tabItem { Label("Inbox", systemImage: "tray") }
            }
          }
        }
        """,
      fixed: """
        struct Main: View {
          var body: some View {
            TabView {
              NavigationStack { List { Text("No messages") }.navigationTitle("Inbox") }
                .tabItem { Label("Inbox", systemImage: "tray") }
            }
          }
        }
        """),
    Example(
      "The stack is in the property that the chain starts with.",
      code: """
        struct Trails: View {
          @State private var isOpen = false

          var body: some View {
            Button("Trails") { isOpen = true }
              .sheet(isPresented: $isOpen) {
                stack
                  .⟦navigationTitle⟧("Trails")
              }
          }

          private var stack: some View {
            NavigationStack {
              List { Text("Ridge") }
            }
          }
        }
        """,
      fixed: """
        struct Trails: View {
          @State private var isOpen = false

          var body: some View {
            Button("Trails") { isOpen = true }
              .sheet(isPresented: $isOpen) {
                stack
              }
          }

          private var stack: some View {
            NavigationStack {
              List { Text("Ridge") }
                .navigationTitle("Trails")
            }
          }
        }
        """),
    Example(
      "The content has a title of its own, beside one that it pushes",
      code: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("First") { Text("First").navigationTitle("Message") }
              }
              .navigationTitle("Mail")
            }
            .⟦navigationTitle⟧("Inbox")
          }
        }
        """,
      fixed: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("First") { Text("First").navigationTitle("Message") }
              }
              .navigationTitle("Mail")
            }
          }
        }
        """),
    Example(
      "Only a pushed screen has a title",
      code: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("First") { Text("First").navigationTitle("Message") }
              }
            }
            .⟦navigationTitle⟧("Inbox")
          }
        }
        """,
      fixed: """
        struct Inbox: View {
          var body: some View {
            NavigationStack {
              List {
                NavigationLink("First") { Text("First").navigationTitle("Message") }
              }
              .navigationTitle("Inbox")
            }
          }
        }
        """),
    Example(
      "The content has a title in one of its states",
      code: """
        struct Inbox: View {
          let isEmpty: Bool

          var body: some View {
            NavigationStack {
              VStack {
                if isEmpty { Text("No messages").navigationTitle("Empty") }
              }
            }
            .⟦navigationTitle⟧("Inbox")
          }
        }
        """),
    Example(
      "A destination on the stack of a detail column",
      code: """
        struct Inbox: View {
          var body: some View {
            NavigationSplitView {
              Text("Folders")
            } detail: {
              NavigationStack {
                NavigationLink("First", value: 1)
              }
              .⟦navigationDestination(for:⟧ Int.self) { Text("\\($0)") }
            }
          }
        }
        """,
      fixed: """
        struct Inbox: View {
          var body: some View {
            NavigationSplitView {
              Text("Folders")
            } detail: {
              NavigationStack {
                NavigationLink("First", value: 1)
                  .navigationDestination(for: Int.self) { Text("\\($0)") }
              }
            }
          }
        }
        """),
  ]
}
