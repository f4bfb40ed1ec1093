import Linting

let flaggedFlags = [
  Example(
    "What a half-done change to an item leaves behind.",
    code: """
      struct Trail: Identifiable { let id: Int; var name: String }

      struct TrailList: View {
        let trails: [Trail]
        @State private var selected: Trail?
        @State private var ⟦showTrail⟧ = false

        var body: some View {
          List(trails) { trail in
            Button(trail.name) { showTrail = true }
          }
          .sheet(item: $selected) { trail in
            Text(trail.name)
            Button("Done") {
              showTrail = false
            }
          }
        }
      }
      """,
    fixed: """
      struct Trail: Identifiable { let id: Int; var name: String }

      struct TrailList: View {
        let trails: [Trail]
        @State private var selected: Trail?

        var body: some View {
          List(trails) { trail in
            Button(trail.name) { }
          }
          .sheet(item: $selected) { trail in
            Text(trail.name)
            Button("Done") {
            }
          }
        }
      }
      """, level: .review),
  Example(
    "A flag that is only toggled.",
    code: """
      struct Library: View {
        @State private var count = 0
        // The tags.
        @State private var ⟦isShowingTags⟧: Bool = false

        var body: some View {
          Button("Tags \\(count)") {
            count += 1
            self.isShowingTags.toggle()
          }
        }
      }
      """,
    fixed: """
      struct Library: View {
        @State private var count = 0

        var body: some View {
          Button("Tags \\(count)") {
            count += 1
          }
        }
      }
      """, level: .review),
  Example(
    "A flag that is never set either.",
    code: """
      struct Library: View {
        @State private var ⟦showTags⟧ = false

        var body: some View { Text("Library") }
      }
      """,
    fixed: """
      struct Library: View {
        var body: some View { Text("Library") }
      }
      """, level: .review, severity: .hint),
  Example(
    "A flag that only ever gets the value that it starts with.",
    code: """
      struct Crane: View {
        @State private var ⟦showCargo⟧ = false

        var body: some View {
          Button("Stop") {
            print("stop")
            showCargo = false
          }
        }
      }
      """,
    fixed: """
      struct Crane: View {
        var body: some View {
          Button("Stop") {
            print("stop")
          }
        }
      }
      """, level: .review, severity: .hint),
  Example(
    "A failure that nobody is told of: the alert is missing, not the flag too many.",
    code: """
      struct Seals: View {
        @State private var ⟦showsAlert⟧ = false
        @State private var failureText = ""

        var body: some View {
          Button("Seal") {
            do {
              try press()
            } catch {
              failureText = error.localizedDescription
              showsAlert = true
            }
          }
        }

        private func press() throws {}
      }
      """),
  Example(
    "A flag that only closes, in a branch that would be left empty.",
    code: """
      struct Library: View {
        let page: Int
        @State private var ⟦editorSheetPresented⟧ = true

        var body: some View {
          Button("Done") {
            switch page {
            case 0: editorSheetPresented = false
            default: break
            }
          }
        }
      }
      """),
  Example(
    "A value that is computed by a call.",
    code: """
      struct Library: View {
        @State private var ⟦showTags⟧ = false

        private func load() -> Bool { true }

        var body: some View {
          Button("Tags") { showTags = load() }
        }
      }
      """),
]

let allowedFlags = [
  Example(
    "A flag that presents.",
    code: """
      struct Library: View {
        @State private var showTags = false

        var body: some View {
          Button("Tags") { showTags = true }
            .sheet(isPresented: $showTags) { Text("Tags") }
        }
      }
      """),
  Example(
    "A flag that an extension reads.",
    code: """
      struct Library: View {
        @State private var showTags = false

        var body: some View {
          Button("Tags") { showTags = true }
        }
      }

      extension Library {
        private var tags: String { showTags ? "all" : "none" }
      }
      """),
  Example(
    "A flag that is passed on, through a binding and through its wrapper.",
    code: """
      struct Library: View {
        @State private var showTags = false
        @State private var showHelp: Bool

        init(help: Bool) { _showHelp = State(initialValue: help) }

        var body: some View {
          VStack {
            Toggle("Tags", isOn: $showTags)
            Button("Help") { showHelp = true }
            if showHelp { Text("Help") }
          }
        }
      }
      """),
  Example(
    "A flag that decides about the body, and one that is watched.",
    code: """
      struct Library: View {
        @State private var showTags = false
        @State private var showHelp = false

        var body: some View {
          VStack {
            if showTags { Text("Tags") }
            Button("Tags") { showTags = true }
            Button("Help") { showHelp = true }
          }
          .onChange(of: showHelp) { print("help") }
        }
      }
      """),
  Example(
    "Other state that is only written is no presentation.",
    code: """
      struct Library: View {
        @State private var didLoad = false

        var body: some View {
          Text("Library").onAppear { didLoad = true }
        }
      }
      """),
  Example(
    "A flag that is not private may be read elsewhere.",
    code: """
      struct Library: View {
        @State var showTags = false

        var body: some View {
          Button("Tags") { showTags = true }
        }
      }
      """),
  Example(
    "A flag that another type of the file reads.",
    code: """
      struct Library: View {
        @State fileprivate var showTags = false

        var body: some View {
          Button("Tags") { showTags = true }
        }
      }

      func areTagsShown(in library: Library) -> Bool { library.showTags }
      """),
]
