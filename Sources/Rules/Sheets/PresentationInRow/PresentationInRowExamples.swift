import Linting

extension PresentationInRow {
  private static let models = """
    struct Trail: Identifiable {
      let id: Int
      var name = ""
    }


    """

  static let flagged: [Example] = [
    Example(
      "One flag opens the sheet of every row",
      code: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var showsDetail = false

          var body: some View {
            List(trails) { trail in
              Button(trail.name) { showsDetail = true }
                .⟦sheet(isPresented:⟧ $showsDetail) {
                  Text(trail.name)
                }
            }
          }
        }
        """#,
      fixed: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var presentedTrail: Trail?

          var body: some View {
            List(trails) { trail in
              Button(trail.name) { presentedTrail = trail }
            }
            .sheet(item: $presentedTrail) { trail in
              Text(trail.name)
            }
          }
        }
        """#,
      level: .review),
    Example(
      "An item that every row presents",
      code: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var shown: Trail?

          var body: some View {
            ScrollView {
              LazyVStack {
                ForEach(trails) { row($0) }
              }
            }
          }

          private func row(_ trail: Trail) -> some View {
            Button(trail.name) { shown = trail }
              // The details.
              .⟦fullScreenCover(item:⟧ $shown) { Text($0.name) }
              .bold()
          }
        }
        """#,
      fixed: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var shown: Trail?

          var body: some View {
            ScrollView {
              LazyVStack {
                ForEach(trails) { row($0) }
              }
              // The details.
              .fullScreenCover(item: $shown) { Text($0.name) }
            }
          }

          private func row(_ trail: Trail) -> some View {
            Button(trail.name) { shown = trail }
              .bold()
          }
        }
        """#,
      level: .review),
    Example(
      "A `ForEach` hands its modifiers to each row",
      code: models + #"""
        struct TrailForm: View {
          let trails: [Trail]
          @State private var asks = false

          var body: some View {
            Form {
              ForEach(trails) { trail in
                Button(trail.name) { asks = true }
              }
              .⟦alert⟧("Delete?", isPresented: $asks) {
                Button("Delete", role: .destructive) {}
              }
            }
          }
        }
        """#,
      fixed: models + #"""
        struct TrailForm: View {
          let trails: [Trail]
          @State private var asks = false

          var body: some View {
            Form {
              ForEach(trails) { trail in
                Button(trail.name) { asks = true }
              }
            }
            .alert("Delete?", isPresented: $asks) {
              Button("Delete", role: .destructive) {}
            }
          }
        }
        """#,
      level: .review),
    Example(
      "A `Section` with several rows",
      code: #"""
        struct Settings: View {
          @State private var showsHelp = false

          var body: some View {
            List {
              Section {
                Text("Units")
                Button("Help") { showsHelp = true }
              }
              .⟦sheet(isPresented:⟧ $showsHelp) { Text("Help") }
            }
          }
        }
        """#,
      fixed: #"""
        struct Settings: View {
          @State private var showsHelp = false

          var body: some View {
            List {
              Section {
                Text("Units")
                Button("Help") { showsHelp = true }
              }
            }
            .sheet(isPresented: $showsHelp) { Text("Help") }
          }
        }
        """#,
      level: .review, severity: .information),
    Example(
      "A section of its own: what is around it is in another view",
      code: #"""
        struct HelpSection: View {
          @State private var showsHelp = false

          var body: some View {
            Group {
              Text("Units")
              Button("Help") { showsHelp = true }
            }
            .⟦sheet(isPresented:⟧ $showsHelp) { Text("Help") }
          }
        }
        """#,
      fixed: #"""
        struct HelpSection: View {
          @State private var showsHelp = false

          var body: some View {
            Group {
              Text("Units")
              Button("Help") { showsHelp = true }
                .sheet(isPresented: $showsHelp) { Text("Help") }
            }
          }
        }
        """#,
      level: .review, severity: .information),
    Example(
      "One row of a lazy list has the sheet, and may go away with it",
      code: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var showsFirst = false

          var body: some View {
            List(trails) { trail in
              if trail.id == 1 {
                Button("First") { showsFirst = true }
                  .⟦sheet(isPresented:⟧ $showsFirst) { Text("First") }
              }
            }
          }
        }
        """#,
      fixed: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var showsFirst = false

          var body: some View {
            List(trails) { trail in
              if trail.id == 1 {
                Button("First") { showsFirst = true }
              }
            }
            .sheet(isPresented: $showsFirst) { Text("First") }
          }
        }
        """#,
      level: .review, severity: .hint),
    Example(
      "An alert that names its row needs an item of its own",
      code: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var asks = false

          var body: some View {
            List(trails) { trail in
              Button(trail.name) { asks = true }
                .⟦alert⟧("Delete?", isPresented: $asks) {} message: { Text(trail.name) }
            }
          }
        }
        """#),
    Example(
      "The container has a sheet already",
      code: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var shown: Trail?
          @State private var showsHelp = false

          var body: some View {
            List(trails) { trail in
              Button(trail.name) { shown = trail }
                .⟦sheet(item:⟧ $shown) { Text($0.name) }
            }
            .sheet(isPresented: $showsHelp) { Text("Help") }
          }
        }
        """#),
    Example(
      "Other uses of the flag",
      code: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var showsDetail = false

          var body: some View {
            List(trails) { trail in
              Button(trail.name) { showsDetail.toggle() }
                .⟦sheet(isPresented:⟧ $showsDetail) { Text(trail.name) }
            }
          }
        }
        """#),
    Example(
      "Rows whose type is not `Identifiable`, or not in sight",
      code: #"""
        struct NameList: View {
          let names: [String]
          @State private var showsName = false
          @State private var showsNumber = false

          var body: some View {
            VStack {
              ForEach(names, id: \.self) { name in
                Button(name) { showsName = true }.⟦sheet(isPresented:⟧ $showsName) { Text(name) }
              }
            }
            VStack {
              ForEach(0..<3, id: \.self) { number in
                Button("Number") { showsNumber = true }.⟦sheet(isPresented:⟧ $showsNumber) { Text("\(number)") }
              }
            }
          }
        }
        """#),
    Example(
      "In a branch of `#if`, which the container is not in.",
      code: """
        struct Kites: View {
          let names: [String]
          @State private var isOpen = false

          var body: some View {
            List {
              ForEach(names, id: \\.self) { name in
                Button(name) { isOpen = true }
                  #if os(iOS)
                    .⟦sheet(isPresented:⟧ $isOpen) { Text("Wind") }
                  #endif
              }
            }
          }
        }
        """),
  ]

  static let allowed: [Example] = [
    Example(
      "On the list",
      code: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var shown: Trail?

          var body: some View {
            List(trails) { trail in
              Button(trail.name) { shown = trail }
            }
            .sheet(item: $shown) { Text($0.name) }
          }
        }
        """#),
    Example(
      "A dialog keeps the anchor of its row, the binding compares with the row",
      code: models + #"""
        struct TrailList: View {
          let trails: [Trail]
          @State private var doomed: Trail?

          var body: some View {
            List {
              ForEach(trails) { trail in
                Button(trail.name) { doomed = trail }
                  .confirmationDialog(
                    "Delete?", isPresented: Binding(get: { doomed?.id == trail.id }, set: { if !$0 { doomed = nil } })
                  ) {
                    Button("Delete", role: .destructive) {}
                  }
              }
            }
          }
        }
        """#),
    Example(
      "A sheet whose binding compares with the row, or belongs to it",
      code: models + #"""
        struct Stop: Identifiable {
          let id: Int
          var isOpen = false
        }

        struct TrailList: View {
          let trails: [Trail]
          @State private var stops: [Stop] = []
          @State private var open: Int?

          var body: some View {
            List {
              ForEach(trails) { trail in
                Text(trail.name)
                  .sheet(isPresented: Binding(get: { open == trail.id }, set: { open = $0 ? trail.id : nil })) { Text(trail.name) }
              }
              ForEach($stops) { $stop in
                Text("Stop").sheet(isPresented: $stop.isOpen) { Text("Stop") }
              }
              ForEach(trails) { Text($0.name).sheet(isPresented: isOpen($0)) { Text("Trail") } }
            }
          }

          private func isOpen(_ trail: Trail) -> Binding<Bool> { .constant(false) }
        }
        """#),
    Example(
      "A row view with a state of its own",
      code: models + #"""
        struct TrailList: View {
          let trails: [Trail]

          var body: some View {
            List(trails) { TrailRow(trail: $0) }
          }
        }

        struct TrailRow: View {
          let trail: Trail
          @State private var showsDetail = false

          var body: some View {
            Button(trail.name) { showsDetail = true }
              .sheet(isPresented: $showsDetail) { Text(trail.name) }
          }
        }
        """#),
    Example(
      "Static rows, and popovers",
      code: models + #"""
        struct Settings: View {
          let trails: [Trail]
          @State private var showsHelp = false
          @State private var showsTip = false

          var body: some View {
            Form {
              Button("Help") { showsHelp = true }
                .sheet(isPresented: $showsHelp) { Text("Help") }
              ForEach(trails) { trail in
                Button(trail.name) { showsTip = true }
                  .popover(isPresented: $showsTip) { Text("Tip") }
              }
            }
          }
        }
        """#),
    Example(
      "A `Group` around one branch",
      code: #"""
        struct Loader: View {
          @State private var showsHelp = false
          let isLoaded: Bool

          var body: some View {
            Group {
              if isLoaded {
                Text("Loaded")
              } else {
                Text("Loading")
              }
            }
            .sheet(isPresented: $showsHelp) { Text("Help") }
            Group {
              switch isLoaded {
              case true: Text("Loaded")
              case false: Text("Loading")
              }
            }
            .alert("Help", isPresented: $showsHelp) {}
          }
        }
        """#),
    Example(
      "Rows inside a sheet of their own, and pages of a tab view",
      code: models + #"""
        struct TrailPages: View {
          let trails: [Trail]
          @State private var shows = false
          @State private var showsMore = false

          var body: some View {
            TabView {
              ForEach(trails) { trail in
                Text(trail.name).sheet(isPresented: $shows) { Text("Page") }
              }
            }
            List(trails) { trail in
              NavigationLink(trail.name) {
                Text(trail.name).sheet(isPresented: $showsMore) { Text("More") }
              }
            }
          }
        }
        """#),
    Example(
      "A type of one's own named `ForEach`",
      code: #"""
        struct ForEach<Content: View>: View {
          let names: [String]
          @ViewBuilder let content: (String) -> Content

          init(_ names: [String], @ViewBuilder content: @escaping (String) -> Content) {
            self.names = names
            self.content = content
          }

          var body: some View { content(names.first ?? "") }
        }

        struct Names: View {
          @State private var shows = false

          var body: some View {
            ForEach(["Ada"]) { name in
              Text(name).sheet(isPresented: $shows) { Text(name) }
            }
          }
        }
        """#),
  ]
}
