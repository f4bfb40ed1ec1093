import Linting

/// How loud several sheets on one view are depends on what can ask for a second one while the first is up.
enum EnumSheetsAskExamples {
  private static func library(_ members: String, _ modifiers: String, before: String = "") -> String {
    """
    \(before)struct Library: View {
      @State private var showSettings = false
      @State private var showTags = false
    \(members)
      var body: some View {
        HStack {
          Button("Settings") { showSettings = true }
          Button("Tags") { showTags = true }
        }
    \(modifiers)
      }
    }
    """
  }

  static let flagged = [
    Example(
      "The content of the first asks for the second.",
      code: library(
        "",
        """
            .⟦sheet(isPresented:⟧ $showSettings) { Toggle("Tags", isOn: $showTags) }
            .sheet(isPresented: $showTags) { Text("Tags") }
        """), severity: .information),
    Example(
      "A reply may come while the other one is up.",
      code: library(
        """

          private func load() async {
            showTags = true
          }

        """,
        """
            .task { await load() }
            .⟦sheet(isPresented:⟧ $showSettings) { Text("Settings") }
            .sheet(isPresented: $showTags) { Text("Tags") }
        """),
      fixed: """
        struct Library: View {
          enum Sheet: Identifiable {
            case settings
            case tags

            var id: String {
              switch self {
              case .settings: "settings"
              case .tags: "tags"
              }
            }
          }

          @State private var presentedSheet: Sheet?

          private func load() async {
            presentedSheet = .tags
          }

          var body: some View {
            HStack {
              Button("Settings") { presentedSheet = .settings }
              Button("Tags") { presentedSheet = .tags }
            }
            .task { await load() }
            .sheet(item: $presentedSheet) { sheet in
              switch sheet {
              case .settings:
                Text("Settings")
              case .tags:
                Text("Tags")
              }
            }
          }
        }
        """, level: .review, severity: .information),
    Example(
      "Of three sheets and a cover the sheets become one.",
      code: """
        struct Gallery: View {
          @State private var showsInfo = false
          @State private var showsFrames = false
          @State private var showsTour = false

          var body: some View {
            HStack {
              Button("Info") { self.showsInfo = true }
              Button("Frames") { self.showsFrames = true }
              Button("Tour") { self.showsTour = true }
            }
            .⟦sheet(isPresented:⟧ self.$showsInfo) { Text("Info") }
            .sheet(isPresented: self.$showsFrames) { Text("Frames") }
            .fullScreenCover(isPresented: self.$showsTour) { Text("Tour") }
          }
        }
        """,
      fixed: """
        struct Gallery: View {
          enum Sheet: Identifiable {
            case info
            case frames

            var id: String {
              switch self {
              case .info: "info"
              case .frames: "frames"
              }
            }
          }

          @State private var presentedSheet: Sheet?
          @State private var showsTour = false

          var body: some View {
            HStack {
              Button("Info") { self.presentedSheet = .info }
              Button("Frames") { self.presentedSheet = .frames }
              Button("Tour") { self.showsTour = true }
            }
            .sheet(item: self.$presentedSheet) { sheet in
              switch sheet {
              case .info:
                Text("Info")
              case .frames:
                Text("Frames")
              }
            }
            .fullScreenCover(isPresented: self.$showsTour) { Text("Tour") }
          }
        }
        """, level: .review, severity: .information),
    Example(
      "Comments about a state go to its case, and names that say \"presenting\" are about what is presented.",
      code: """
        struct Leg: Identifiable { let id: Int }

        struct Itinerary: View {
          /// The map.
          @State private var isMapPresenting = false

          // The leg to edit.
          @State private var editedLeg: Leg?

          // Fare
          @State private var fare = ""

          var body: some View {
            VStack {
              TextField("Fare", text: $fare)
              Button("Map") { isMapPresenting = true }
              Button("Edit") { editedLeg = Leg(id: 1) }
            }
            .⟦sheet(isPresented:⟧ $isMapPresenting) { Text("Map") }
            .sheet(item: $editedLeg) { leg in Text("\\(leg.id)") }
          }
        }
        """,
      fixed: """
        struct Leg: Identifiable { let id: Int }

        struct Itinerary: View {
          enum Sheet: Identifiable {
            /// The map.
            case map
            // The leg to edit.
            case editedLeg(Leg)

            var id: String {
              switch self {
              case .map: "map"
              case .editedLeg(let leg): "editedLeg-\\(leg.id)"
              }
            }
          }

          @State private var presentedSheet: Sheet?

          // Fare
          @State private var fare = ""

          var body: some View {
            VStack {
              TextField("Fare", text: $fare)
              Button("Map") { presentedSheet = .map }
              Button("Edit") { presentedSheet = .editedLeg(Leg(id: 1)) }
            }
            .sheet(item: $presentedSheet) { sheet in
              switch sheet {
              case .map:
                Text("Map")
              case .editedLeg(let leg):
                Text("\\(leg.id)")
              }
            }
          }
        }
        """, level: .review, severity: .hint),
    Example(
      "An enum whose cases are listed and saved is a payload like any other.",
      code: """
        enum Sail: String, CaseIterable, Identifiable, Codable {
          case jib, main
          var id: String { rawValue }
        }

        struct SailLocker: View {
          @State private var isChoosing = false
          @State private var chosen: Sail?

          var body: some View {
            HStack {
              Button("Add") { isChoosing = true }
              Button("Jib") { chosen = .jib }
            }
            .⟦sheet(isPresented:⟧ $isChoosing) { Text("Choose") }
            .sheet(item: $chosen) { sail in Text(sail.rawValue) }
          }
        }
        """,
      fixed: """
        enum Sail: String, CaseIterable, Identifiable, Codable {
          case jib, main
          var id: String { rawValue }
        }

        struct SailLocker: View {
          enum Sheet: Identifiable {
            case choosing
            case sail(Sail)

            var id: String {
              switch self {
              case .choosing: "choosing"
              case .sail(let sail): "sail-\\(sail.id)"
              }
            }
          }

          @State private var presentedSheet: Sheet?

          var body: some View {
            HStack {
              Button("Add") { presentedSheet = .choosing }
              Button("Jib") { presentedSheet = .sail(.jib) }
            }
            .sheet(item: $presentedSheet) { sheet in
              switch sheet {
              case .choosing:
                Text("Choose")
              case .sail(let sail):
                Text(sail.rawValue)
              }
            }
          }
        }
        """, level: .review, severity: .hint),
    Example(
      "The presented view calls back and then closes itself, and would close the second with it.",
      code: """
        struct PackForm: View {
          @Environment(\\.dismiss) private var dismiss
          let chooseLabel: (Int) -> Void

          var body: some View {
            Button("Pack") {
              chooseLabel(7)
              dismiss()
            }
          }
        }

        struct PackLabel: Identifiable { let id: Int }

        struct PackButton: View {
          @State private var packs = false
          @State private var label: PackLabel?

          var body: some View {
            Button("Pack") { packs = true }
              .⟦sheet(isPresented:⟧ $packs) {
                PackForm { label = PackLabel(id: $0) }
              }
              .sheet(item: $label) { label in Text("\\(label.id)") }
          }
        }
        """, severity: .information),
    Example(
      "Two optionals behind one flag are no payload of one case.",
      code: """
        struct Book: Identifiable { let id: Int }

        struct Library: View {
          @State private var showHelp = false
          @State private var compares = false
          @State private var first: Book?
          @State private var second: Book?

          var body: some View {
            HStack {
              Button("Help") { showHelp = true }
              Button("Compare") {
                first = Book(id: 1)
                second = Book(id: 2)
                compares = true
              }
            }
            .⟦sheet(isPresented:⟧ $showHelp) { Text("Help") }
            .sheet(isPresented: $compares) { Text("\\(first!.id) \\(second!.id)") }
          }
        }
        """, severity: .hint),
    Example(
      "State in a wrapper of the project, and a computed binding.",
      code: """
        @propertyWrapper struct PanelState: DynamicProperty {
          @State private var stored = false

          init(wrappedValue: Bool) { _stored = State(initialValue: wrappedValue) }

          var wrappedValue: Bool {
            get { stored }
            nonmutating set { stored = newValue }
          }

          var projectedValue: Binding<Bool> { $stored }
        }

        struct Cabin: View {
          @PanelState private var showsStove = false
          @PanelState private var showsBunks = false

          var body: some View {
            HStack {
              Button("Stove") { showsStove = true }
              Button("Bunks") { showsBunks = true }
            }
            .⟦sheet(isPresented:⟧ $showsStove) { Text("Stove") }
            .sheet(isPresented: $showsBunks) { Text("Bunks") }
          }
        }

        struct Marks: View {
          @State private var edited: Int?
          @State private var adds = false

          var body: some View {
            Button("Add") { adds = true }
              .⟦sheet(isPresented:⟧ $adds) { Text("Add") }
              .sheet(isPresented: edits) { Text("Edit") }
          }

          private var edits: Binding<Bool> { Binding(get: { edited != nil }, set: { if !$0 { edited = nil } }) }
        }
        """, severity: .hint),
  ]

  static let allowed = [
    Example(
      "One sheet and one cover that nothing asks for at once.",
      code: library(
        "",
        """
            .sheet(isPresented: $showSettings) { Text("Settings") }
            .fullScreenCover(isPresented: $showTags) { Button("Close") { showTags = false } }
        """)),
    Example(
      "The slots of a coordinator.",
      code: """
        enum Page: Identifiable {
          case settings, tags
          var id: Self { self }
        }

        final class Coordinator: ObservableObject {
          @Published var sheet: Page?
          @Published var cover: Page?
        }

        struct Library: View {
          @StateObject private var coordinator = Coordinator()

          var body: some View {
            Button("Tags") { coordinator.sheet = .tags }
              .sheet(item: $coordinator.sheet) { _ in Text("Sheet") }
              .fullScreenCover(item: $coordinator.cover) { _ in Text("Cover") }
          }
        }
        """),
    Example(
      "On a section of several rows: each row has them, which is another rule's finding.",
      code: """
        struct LabelSection: View {
          @State private var prints = false
          @State private var reads = false

          var body: some View {
            Section("Label") {
              Button("Read") { reads = true }
              Button("Print") { prints = true }
            }
            .sheet(isPresented: $prints) { Text("Print") }
            .sheet(isPresented: $reads) { Text("Read") }
          }
        }
        """),
  ]
}
