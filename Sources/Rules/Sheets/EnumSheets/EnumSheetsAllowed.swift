import Linting

let allowedEnumSheets = [
  Example(
    "One enum for all sheets.",
    code: """
      struct Library: View {
        enum Sheet: String, Identifiable {
          case settings, tags
          var id: String { rawValue }
        }

        @State private var sheet: Sheet?

        var body: some View {
          HStack {
            Button("Settings") { sheet = .settings }
            Button("Tags") { sheet = .tags }
          }
          .sheet(item: $sheet) { sheet in Text(sheet.rawValue) }
        }
      }
      """),
  Example(
    "A sheet on top of another one, attached inside its content.",
    code: """
      struct Library: View {
        @State private var showSettings = false
        @State private var showTags = false

        var body: some View {
          Button("Settings") { showSettings = true }
            .sheet(isPresented: $showSettings) {
              Button("Tags") { showTags = true }
                .sheet(isPresented: $showTags) { Text("Tags") }
            }
        }
      }
      """),
  Example(
    "Sheets on views of their own.",
    code: """
      struct Library: View {
        @State private var showSettings = false
        @State private var showTags = false

        var body: some View {
          HStack {
            Button("Settings") { showSettings = true }
              .sheet(isPresented: $showSettings) { Text("Settings") }
            Button("Tags") { showTags = true }
              .sheet(isPresented: $showTags) { Button("Done") { showTags = false } }
          }
        }
      }
      """),
  Example(
    "Branches that exclude each other.",
    code: """
      struct Help: View {
        let isCompact: Bool
        @State private var showShort = false
        @State private var showLong = false

        var body: some View {
          if isCompact {
            Button("Help") { showShort = true }.sheet(isPresented: $showShort) { Text("Short") }
          } else {
            Button("Help") { showLong = true }.sheet(isPresented: $showLong) { Text("Long") }
          }
        }
      }
      """),
  Example(
    "A sheet beside an alert.",
    code: """
      struct Library: View {
        @State private var showSettings = false
        @State private var showWarning = false

        var body: some View {
          Button("Settings") { showSettings = true }
            .sheet(isPresented: $showSettings) { Button("Reset") { showWarning = true } }
            .alert("Reset?", isPresented: $showWarning) { Button("Reset") {} }
        }
      }
      """),
  Example(
    "One presentation for each platform.",
    code: """
      struct Guide: View {
        @State private var showHelp = false
        @State private var showTour = false

        var body: some View {
          Button("Help") { showHelp = true; showTour = true }
            #if os(macOS)
              .sheet(isPresented: $showHelp) { Text("Help") }
            #else
              .fullScreenCover(isPresented: $showTour) { Text("Tour") }
            #endif
        }
      }
      """),
  Example(
    "One flag whose form of presentation depends on something else.",
    code: """
      struct Guide: View {
        let isCompact: Bool
        @State private var showHelp = false

        private var sheet: Binding<Bool> { Binding(get: { showHelp && !isCompact }, set: { showHelp = $0 }) }

        var body: some View {
          Button("Help") { showHelp = true }
            .sheet(isPresented: Binding(get: { showHelp && !isCompact }, set: { showHelp = $0 })) { Text("Help") }
            .fullScreenCover(isPresented: Binding(get: { showHelp && isCompact }, set: { showHelp = $0 })) { Text("Help") }
        }
      }
      """),
  Example(
    "The second sheet is opened when the first has gone.",
    code: """
      struct Setup: View {
        @State private var showFirst = false
        @State private var showSecond = false

        var body: some View {
          VStack {
            Button("Start") { showFirst = true }
              .sheet(isPresented: $showFirst) {
                Button("Next") {
                  showFirst = false
                  showSecond = true
                }
              }
            Text("Second").sheet(isPresented: $showSecond) { Text("Second") }
          }
        }
      }
      """),
  Example(
    "A store drives them.",
    code: """
      struct Feature {
        var showSettings = false
        var showTags = false
      }

      struct Library: View {
        @State private var store = Feature()

        var body: some View {
          Text("Library")
            .sheet(isPresented: $store.showSettings) { Text("Settings") }
            .sheet(isPresented: $store.showTags) { Text("Tags") }
        }
      }
      """),
]
