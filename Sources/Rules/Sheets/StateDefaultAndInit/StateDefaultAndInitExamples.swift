import Linting

let flaggedDefaults = [
  Example(
    "A draft that never gets the text it should start with.",
    code: """
      struct Editor: View {
        @State private var ⟦draft⟧ = ""

        init(text: String) {
          self.draft = text
        }

        var body: some View { TextField("Text", text: $draft) }
      }
      """,
    fixed: """
      struct Editor: View {
        @State private var draft: String

        init(text: String) {
          self._draft = State(initialValue: text)
        }

        var body: some View { TextField("Text", text: $draft) }
      }
      """, level: .review),
  Example(
    "A written type stays, and so do the other assignments.",
    code: """
      struct Recipe { var title: String }

      struct RecipeEditor: View {
        let recipe: Recipe
        @State private var ⟦title⟧: String? = nil  // What is typed.
        @State private var ⟦draft⟧ = Recipe(title: "")

        init(recipe: Recipe) {
          let text = recipe.title
          self.recipe = recipe
          title = text.isEmpty ? "New" : text
          draft = recipe
        }

        var body: some View { Text(title ?? draft.title) }
      }
      """,
    fixed: """
      struct Recipe { var title: String }

      struct RecipeEditor: View {
        let recipe: Recipe
        @State private var title: String?  // What is typed.
        @State private var draft = Recipe(title: "")

        init(recipe: Recipe) {
          let text = recipe.title
          self.recipe = recipe
          _title = State(initialValue: text.isEmpty ? "New" : text)
          draft = recipe
        }

        var body: some View { Text(title ?? draft.title) }
      }
      """, level: .review),
  Example(
    "The same value again.",
    code: """
      struct Player: View {
        @State private var ⟦isPlaying⟧ = false

        init() { isPlaying = false }

        var body: some View { Toggle("Play", isOn: $isPlaying) }
      }
      """,
    fixed: """
      struct Player: View {
        @State private var isPlaying = false

        init() { }

        var body: some View { Toggle("Play", isOn: $isPlaying) }
      }
      """, level: .review, severity: .hint),
  Example(
    "Set while another property has no value yet, which works up to SDK 26.",
    code: """
      struct Reader: View {
        @State private var ⟦page⟧ = 0
        private let titles: [String]

        init(start: Int, titles: [String]) {
          self.page = start
          self.titles = titles
        }

        var body: some View { Text(titles[page]) }
      }
      """,
    fixed: """
      struct Reader: View {
        @State private var page: Int
        private let titles: [String]

        init(start: Int, titles: [String]) {
          self._page = State(initialValue: start)
          self.titles = titles
        }

        var body: some View { Text(titles[page]) }
      }
      """, level: .review, severity: .hint),
  Example(
    "SDK 27 refuses it.",
    code: """
      struct Reader: View {
        @State private var ⟦page⟧ = 0
        private let titles: [String]

        init(start: Int, titles: [String]) {
          page = start
          self.titles = titles
        }

        var body: some View { Text(titles[page]) }
      }
      """,
    fixed: """
      struct Reader: View {
        @State private var page: Int
        private let titles: [String]

        init(start: Int, titles: [String]) {
          _page = State(initialValue: start)
          self.titles = titles
        }

        var body: some View { Text(titles[page]) }
      }
      """, level: .review, settings: ExampleSettings(sdk: 27)),
  Example(
    "The state itself again, with no parameter of its name.",
    code: """
      struct Gate: View {
        let title: String
        @State var ⟦isLit⟧ = false

        init(title: String) {
          self.title = title
          self.isLit = isLit
        }

        var body: some View { Toggle(title, isOn: $isLit) }
      }
      """,
    fixed: """
      struct Gate: View {
        let title: String
        @State var isLit = false

        init(title: String) {
          self.title = title
        }

        var body: some View { Toggle(title, isOn: $isLit) }
      }
      """, level: .review, severity: .hint),
  Example(
    "Another initialiser needs the default.",
    code: """
      struct Editor: View {
        @State private var ⟦draft⟧ = ""

        init() {}

        init(text: String) { draft = text }

        var body: some View { TextField("Text", text: $draft) }
      }
      """),
  Example(
    "Set under a condition only.",
    code: """
      struct Editor: View {
        @State private var ⟦draft⟧ = ""

        init(text: String?) {
          if let text { self.draft = text }
        }

        var body: some View { TextField("Text", text: $draft) }
      }
      """),
  Example(
    "A type that only the compiler knows.",
    code: """
      enum Colors { static let first = "red" }

      struct Editor: View {
        @State private var ⟦color⟧ = Colors.first

        init(color: String) { self.color = color }

        var body: some View { TextField("Color", text: $color) }
      }
      """),
  Example(
    "The view is used before the state is set.",
    code: """
      struct Editor: View {
        @State private var ⟦draft⟧ = ""

        init(text: String) {
          log()
          self.draft = text
        }

        private func log() {}

        var body: some View { TextField("Text", text: $draft) }
      }
      """),
]

let allowedDefaults = [
  Example(
    "State that starts with what `init` gets.",
    code: """
      struct Editor: View {
        @State private var draft: String

        init(text: String) {
          _draft = State(initialValue: text)
        }

        var body: some View { TextField("Text", text: $draft) }
      }
      """),
  Example(
    "State without a default, set by assignment.",
    code: """
      struct Editor: View {
        @State private var draft: String

        init(text: String) {
          self.draft = text
        }

        var body: some View { TextField("Text", text: $draft) }
      }
      """),
  Example(
    "A default that is set later, when the view appears or a closure runs.",
    code: """
      struct Editor: View {
        let text: String
        @State private var draft = ""
        private var load: () -> Void = {}

        init(text: String) {
          self.text = text
        }

        var body: some View {
          TextField("Text", text: $draft)
            .onAppear { draft = text }
        }
      }
      """),
  Example(
    "A plain property, and a parameter of the state's name.",
    code: """
      struct Editor: View {
        var title = ""
        @State private var draft = ""

        init(title: String) {
          self.title = title
          var draft = title
          draft = "\\(draft)!"
          print(draft)
        }

        var body: some View { TextField(title, text: $draft) }
      }
      """),
]
