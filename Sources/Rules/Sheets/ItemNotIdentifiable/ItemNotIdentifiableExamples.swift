import Linting

let flaggedIdentities = [
  Example(
    "An item with an `id`, but no conformance.",
    code: """
      struct Trail {
        let id: Int
        var name: String
      }

      struct TrailList: View {
        @State private var selected: Trail?

        var body: some View {
          Button("Alps") { selected = Trail(id: 1, name: "Alps") }
            .⟦sheet(item:⟧ $selected) { trail in Text(trail.name) }
        }
      }
      """,
    fixed: """
      struct Trail: Identifiable {
        let id: Int
        var name: String
      }

      struct TrailList: View {
        @State private var selected: Trail?

        var body: some View {
          Button("Alps") { selected = Trail(id: 1, name: "Alps") }
            .sheet(item: $selected) { trail in Text(trail.name) }
        }
      }
      """),
  Example(
    "A computed `id` that is another one at each look.",
    code: """
      struct Draft: Identifiable {
        var ⟦id⟧: UUID { UUID() }
        var text: String
      }
      """,
    fixed: """
      struct Draft: Identifiable {
        let id: UUID = UUID()
        var text: String
      }
      """, level: .review, severity: .information),
  Example(
    "Two cases with one id, which was copied.",
    code: """
      enum Sheet: Identifiable {
        case new, tags

        var ⟦id⟧: String {
          switch self {
          case .new: return "new"
          case .tags: return "new"
          }
        }
      }
      """,
    fixed: """
      enum Sheet: Identifiable {
        case new, tags

        var id: String {
          switch self {
          case .new: return "new"
          case .tags: return "tags"
          }
        }
      }
      """, level: .review),
  Example(
    "An enum without payloads is its own identity.",
    code: """
      enum Panel: String {
        case help
        case tags  // All of them.
      }

      struct Start: View {
        @State private var panel: Panel?

        var body: some View {
          Button("Help") { panel = .help }
            .⟦fullScreenCover(item:⟧ $panel) { Text($0.rawValue) }
            .toolbar { Text("Start").popover(item: $panel) { Text($0.rawValue) } }
        }
      }
      """,
    fixed: """
      enum Panel: String, Identifiable {
        case help
        case tags  // All of them.

        var id: Self { self }
      }

      struct Start: View {
        @State private var panel: Panel?

        var body: some View {
          Button("Help") { panel = .help }
            .fullScreenCover(item: $panel) { Text($0.rawValue) }
            .toolbar { Text("Start").popover(item: $panel) { Text($0.rawValue) } }
        }
      }
      """),
  Example(
    "The type stands in another file.",
    code: """
      struct TrailList: View {
        @State private var selected: Trail?

        var body: some View {
          Button("Alps") { selected = Trail(id: 1, name: "Alps") }
            .⟦sheet(item:⟧ $selected) { trail in Text(trail.name) }
        }
      }
      """,
    fixed: """
      struct TrailList: View {
        @State private var selected: Trail?

        var body: some View {
          Button("Alps") { selected = Trail(id: 1, name: "Alps") }
            .sheet(item: $selected) { trail in Text(trail.name) }
        }
      }
      """, level: .review,
    otherFiles: [
      "Trail.swift": """
      struct Trail: Hashable {
        let id: Int
        var name: String
      }
      """
    ]),
  Example(
    "A public type: its conformances are everybody's.",
    code: """
      public struct Trail {
        public let id: Int
      }

      final class TrailModel: ObservableObject {
        @Published var selected: Trail?
      }

      struct TrailList: View {
        @StateObject private var model = TrailModel()

        var body: some View {
          Text("Trails")
            .⟦sheet(item:⟧ $model.selected) { trail in Text("\\(trail.id)") }
        }
      }
      """,
    fixed: """
      public struct Trail: Identifiable {
        public let id: Int
      }

      final class TrailModel: ObservableObject {
        @Published var selected: Trail?
      }

      struct TrailList: View {
        @StateObject private var model = TrailModel()

        var body: some View {
          Text("Trails")
            .sheet(item: $model.selected) { trail in Text("\\(trail.id)") }
        }
      }
      """, level: .review),
  Example(
    "A type without an `id`, and a private one.",
    code: """
      struct Trail {
        private let id = 1
        var name: String
      }

      struct TrailList: View {
        @State private var selected: Trail?

        var body: some View {
          Button("Alps") { selected = Trail(name: "Alps") }
            .⟦sheet(item:⟧ $selected) { trail in Text(trail.name) }
        }
      }
      """),
  Example(
    "A link has no identity of its own.",
    code: """
      struct Links: View {
        @State private var page: URL?

        var body: some View {
          Text("Links")
            .⟦sheet(item:⟧ $page) { page in Text(page.absoluteString) }
        }
      }
      """),
  Example(
    "An id that cannot be stored: in an enum.",
    code: """
      enum Sheet: Identifiable {
        case new, tags
        var ⟦id⟧: String { return UUID().uuidString }
      }
      """, severity: .information),
  Example(
    "An id that cannot be stored: it would be compared.",
    code: """
      struct Draft: Identifiable, Equatable {
        var ⟦id⟧: UUID { UUID() }
        var text: String
      }
      """, severity: .information),
  Example(
    "An id that cannot be stored: it would be encoded.",
    code: """
      struct Draft: Codable {
        var text: String
      }

      extension Draft: Identifiable {
        var ⟦id⟧: UUID { UUID() }
      }

      final class Note: Identifiable, Codable {
        var ⟦id⟧: UUID { UUID() }
        var text = ""
      }
      """, severity: .information),
  Example(
    "A class stores its id.",
    code: """
      final class Note: Identifiable {
        var ⟦id⟧: String { UUID().uuidString }  // Unique.
        var text = ""
      }
      """,
    fixed: """
      final class Note: Identifiable {
        let id: String = UUID().uuidString  // Unique.
        var text = ""
      }
      """, level: .review, severity: .information),
  Example(
    "The id forgets the payload.",
    code: """
      struct Recipe: Identifiable { let id: Int; var title: String }

      struct Cookbook: View {
        enum Sheet: Identifiable {
          case new
          case editor(Recipe)

          var ⟦id⟧: String {
            switch self {
            case .new: "new"
            case .editor: "editor"
            }
          }
        }

        @State private var sheet: Sheet?

        var body: some View {
          Button("New") { sheet = .new }
            .sheet(item: $sheet) { Text($0.id) }
        }
      }
      """,
    fixed: #"""
      struct Recipe: Identifiable { let id: Int; var title: String }

      struct Cookbook: View {
        enum Sheet: Identifiable {
          case new
          case editor(Recipe)

          var id: String {
            switch self {
            case .new: "new"
            case .editor(let recipe): "editor-\(recipe.id)"
            }
          }
        }

        @State private var sheet: Sheet?

        var body: some View {
          Button("New") { sheet = .new }
            .sheet(item: $sheet) { Text($0.id) }
        }
      }
      """#, level: .review, severity: .hint),
  Example(
    "Cases that share an id on purpose.",
    code: """
      struct Cookbook: View {
        enum Sheet: Identifiable {
          case new, edit, tags

          var ⟦id⟧: String {
            switch self {
            case .new, .edit: "editor"
            case .tags: "tags"
            }
          }
        }

        @State private var sheet: Sheet?

        var body: some View {
          Button("New") { sheet = .new }
            .sheet(item: $sheet) { Text($0.id) }
        }
      }
      """, severity: .hint),
]

let allowedIdentities = [
  Example(
    "A stored id.",
    code: """
      struct Trail: Identifiable {
        let id = UUID()
        var name: String
      }

      struct TrailList: View {
        @State private var selected: Trail?

        var body: some View {
          Button("Alps") { selected = Trail(name: "Alps") }
            .sheet(item: $selected) { trail in Text(trail.name) }
        }
      }
      """),
  Example(
    "Cases with ids of their own, the payload's in it.",
    code: """
      struct Recipe: Identifiable { let id: Int; var title: String }

      enum Sheet: Identifiable {
        case new
        case editor(Recipe)

        var id: String {
          switch self {
          case .new: "new"
          case .editor(let recipe): "editor-\\(recipe.id)"
          }
        }
      }
      """),
  Example(
    "An enum that is its own id, and one whose raw value is.",
    code: """
      enum Panel: Identifiable {
        case help, tags
        var id: Self { self }
      }

      enum Page: String, Identifiable {
        case help, tags
        var id: String { rawValue }
      }

      struct Start: View {
        @State private var panel: Panel?
        @State private var page: Page?

        var body: some View {
          HStack {
            Text("Panel").sheet(item: $panel) { _ in Text("Panel") }
            Text("Page").sheet(item: $page) { Text($0.rawValue) }
          }
        }
      }
      """),
  Example(
    "A conformance through a protocol, and one in another file.",
    code: """
      protocol Entity: Identifiable {
        var id: Int { get }
      }

      struct Trail: Entity { let id: Int }

      struct TrailList: View {
        @State private var trail: Trail?
        @State private var hut: Hut?

        var body: some View {
          VStack {
            Text("Trail").sheet(item: $trail) { Text("\\($0.id)") }
            Text("Hut").popover(item: $hut) { Text("\\($0.id)") }
          }
        }
      }
      """,
    otherFiles: [
      "Hut.swift": """
      struct Hut { let id: Int }
      """,
      "Conformances.swift": """
      extension Hut: Identifiable {}
      """,
    ]),
  Example(
    "A conformance through a superclass, and one that the project gives to a type of the system.",
    code: """
      class Entity: Identifiable { let id = 1 }
      final class Trail: Entity {}

      extension URL: @retroactive Identifiable {
        public var id: String { absoluteString }
      }

      struct TrailList: View {
        @State private var trail: Trail?
        @State private var page: URL?

        var body: some View {
          VStack {
            Text("Trail").sheet(item: $trail) { Text("\\($0.id)") }
            Text("Page").popover(item: $page) { Text($0.absoluteString) }
          }
        }
      }
      """),
  Example(
    "SDK 27's alerts and dialogs ask for no conformance.",
    code: """
      struct Trail { var name: String }

      struct TrailList: View {
        @State private var doomed: Trail?

        var body: some View {
          Text("Trails")
            .alert("Delete?", item: $doomed) { trail in Button(trail.name, role: .destructive) {} }
        }
      }
      """, settings: ExampleSettings(sdk: 27)),
  Example(
    "One id for several cases keeps one sheet open, on purpose.",
    code: """
      enum Sheet: Identifiable {
        case new, edit, tags

        var id: String {
          switch self {
          case .new, .edit: "editor"
          case .tags: "tags"
          }
        }
      }
      """),
  Example(
    "An id that falls back on a new one is no item's business here.",
    code: """
      struct Draft: Identifiable {
        let stored: UUID
        var id: UUID { stored }
        func copy() -> UUID { UUID() }
      }
      """),
]
