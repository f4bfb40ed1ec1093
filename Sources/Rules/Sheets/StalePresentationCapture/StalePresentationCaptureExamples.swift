import Linting

enum StalePresentationCaptureExamples {
  static let flagged: [Example] = [
    Example(
      "A page number that only the sheet looks at.",
      code: """
        struct Guide: View {
          @State private var page = 0
          @State private var isOpen = false

          var body: some View {
            Button("Summit") {
              page = 7
              isOpen = true
            }
            .⟦sheet(isPresented:⟧ $isOpen) { Text("Page \\(page)") }
          }
        }
        """),
    Example(
      "The order of the two does not matter.",
      code: """
        struct Guide: View {
          enum Topic: String { case snow, rain }

          @State private var topic = Topic.snow
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button("Rain") { isOpen.toggle(); topic = .rain }
              Button("Close") { isOpen = false }
            }
            .⟦fullScreenCover(isPresented:⟧ $isOpen) {
              VStack {
                Text(topic.rawValue)
                Button("Done") { isOpen = false }
              }
            }
          }
        }
        """),
    Example(
      "A capture list that forces a fresh content.",
      code: """
        struct Guide: View {
          @State private var page = 0
          @State private var isOpen = false

          var body: some View {
            Button("Summit") { page = 7; isOpen = true }
              .⟦popover(isPresented:⟧ $isOpen) { [isOpen] in
                Text(isOpen ? "Page \\(page)" : "")
              }
          }
        }
        """),
    Example(
      "The value itself is captured.",
      code: """
        struct Guide: View {
          @State private var page = 0
          @State private var isOpen = false

          var body: some View {
            Button("Summit") {
              page = 7
              isOpen = true
            }
            .⟦sheet(isPresented:⟧ $isOpen) { [page] in Text("Page \\(page)") }
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example(
      "`body` reads the state too.",
      code: """
        struct Guide: View {
          @State private var page = 0
          @State private var isOpen = false

          var body: some View {
            Button("Page \\(page)") {
              page = 7
              isOpen = true
            }
            .sheet(isPresented: $isOpen) { Text("Page \\(page)") }
          }
        }
        """),
    Example(
      "An item holds what is shown.",
      code: """
        struct Page: Identifiable { let id: Int }

        struct Guide: View {
          @State private var page: Page?

          var body: some View {
            Button("Summit") { page = Page(id: 7) }
              .sheet(item: $page) { page in Text("Page \\(page.id)") }
          }
        }
        """),
    Example(
      "The content gets a binding, which is always up to date.",
      code: """
        struct Guide: View {
          @State private var page = 0
          @State private var isOpen = false

          var body: some View {
            Button("Summit") {
              page = 7
              isOpen = true
            }
            .sheet(isPresented: $isOpen) { Stepper("Page", value: $page) }
          }
        }
        """),
    Example(
      "`body` looks at the flag, so the content is made anew with it.",
      code: """
        struct Guide: View {
          @State private var page = 0
          @State private var isOpen = false

          var body: some View {
            Button("Summit") {
              page = 7
              isOpen = true
            }
            .opacity(isOpen ? 0.5 : 1)
            .sheet(isPresented: $isOpen) { Text("Page \\(page)") }
          }
        }
        """),
    Example(
      "The state is set at another time.",
      code: """
        struct Guide: View {
          @State private var page = 0
          @State private var isOpen = false

          var body: some View {
            VStack {
              Button("Next") { page += 1 }
              Button("Open") { isOpen = true }
            }
            .sheet(isPresented: $isOpen) { Text("Page \\(page)") }
          }
        }
        """),
    Example(
      "Another state that `body` reads changes along with them.",
      code: """
        struct Guide: View {
          @State private var page = 0
          @State private var taps = 0
          @State private var isOpen = false

          var body: some View {
            Button("Opened \\(taps) times") {
              page = 7
              taps = 1
              isOpen = true
            }
            .sheet(isPresented: $isOpen) { Text("Page \\(page)") }
          }
        }
        """),
    Example(
      "Another state that `body` reads changes in a `defer`, or in the block around.",
      code: """
        struct Lookup: View {
          @State private var hits: [String] = []
          @State private var isSearching = false
          @State private var showsHits = false
          @State private var page = 0
          @State private var isOpen = false

          var body: some View {
            Button("Look up") { isSearching = true }
              .disabled(isSearching)
              .task(id: isSearching) {
                defer { isSearching = false }
                do {
                  hits = try await find()
                  showsHits = true
                } catch {
                  print(error)
                }
              }
              .sheet(isPresented: $showsHits) { Text(hits.joined()) }
            Button("Summit") {
              isSearching.toggle()
              if hits.isEmpty {
                page = 7
                isOpen = true
              }
            }
            .sheet(isPresented: $isOpen) { Text("Page \\(page)") }
          }

          private func find() async throws -> [String] { ["a"] }
        }
        """),
    Example(
      "The value is read when a button is tapped.",
      code: """
        struct Guide: View {
          @State private var page = 0
          @State private var isOpen = false

          var body: some View {
            Button("Summit") {
              page = 7
              isOpen = true
            }
            .sheet(isPresented: $isOpen) { Button("Print") { print(page) } }
          }
        }
        """),
  ]
}
