import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// State that has a default and is set again in `init`, where that does nothing.
  public static let stateDefaultAndInit = Rule(
    id: "state-default-and-init", severity: .warning, fixLevel: .review, chapter: .sheets,
    title: "state with a default that `init` sets again",
    why: """
      A `@State` with a default is complete before `init` runs, and a view that is not on screen yet has nowhere to keep another \
      value: what `init` assigns is lost, and the newest compiler refuses it.
      """,
    anchor: "sdk27-state", triggers: ["@State"], flagged: flaggedDefaults, allowed: allowedDefaults
  ) { context in
    let file = context.file
    guard file.importsSwiftUI else { return [] }
    let types = context.typesWithStateSetByInitializers
    return types.filter { $0.kind == .structure && !file.isInPreview($0.nameToken) && !$0.isPreview }.flatMap { type in
      type.properties.compactMap { LostAssignment($0, of: type, context: context)?.finding() }
    }
  }
}

/// A default and an assignment in `init` that is lost.
private struct LostAssignment {
  private let property: StateProperty
  private let value: ExprSyntax
  private let type: TypeDeclaration
  private let context: RuleContext
  /// Each with the initialiser that it stands in.
  private let assignments: [(assignment: Assignment, initializer: InitializerDeclSyntax)]

  private var file: ViewFile { context.file }

  init?(_ property: StateProperty, of type: TypeDeclaration, context: RuleContext) {
    guard property.storage == .state, !property.isStatic, !property.isLet, let value = property.defaultValue else { return nil }
    guard context.file.declarations(of: type.qualifiedName).contains(where: { !$0.initializers.isEmpty }) else { return nil }
    let uses = context.file.references(to: property, of: type)
    let inInitializers = uses.compactMap { use -> (Reference, InitializerDeclSyntax)? in
      guard let initializer = use.node.initializerAround,
        context.file.type(around: use.node)?.qualifiedName == type.qualifiedName
      else { return nil }
      return (use, initializer)
    }
    // Where the wrapper itself is set too, what counts is not to be seen at one glance.
    guard !inInitializers.contains(where: { $0.0.form == .storage }) else { return nil }
    assignments = inInitializers.compactMap { use, initializer in
      guard case .assigned(let assignment) = use.use, use.form == .value else { return nil }
      return (assignment, initializer)
    }
    guard !assignments.isEmpty else { return nil }
    self.property = property
    self.value = value
    self.type = type
    self.context = context
  }

  func finding() -> Finding? {
    guard let first = assignments.first else { return nil }
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) {
      fix = try self.fix()
    } catch {
      refusal = error.reason
    }
    return Finding(
      .stateDefaultAndInit, severity: isHarmless ? .hint : .warning, range: property.nameToken.textRange,
      message: message,
      related: [RelatedPlace(range: first.assignment.node.textRange, message: "This has no effect.")], fix: fix,
      refusal: refusal)
  }

  /// Whether what is lost is the default itself.
  private var isHarmless: Bool {
    assignments.allSatisfy { $0.assignment.value.trimmedDescription == value.trimmedDescription }
  }

  private var message: String {
    let name = property.name
    let written = value.trimmedDescription.firstLine
    if isHarmless {
      return
        "`init` sets `\(name)` to its default `\(written)` again, which has no effect, and which the newest compiler refuses."
    }
    return "`\(name)` has a default, `\(written)`, so what `init` assigns to it is lost. Drop the default, and start with "
      + "`_\(name) = State(initialValue:)`."
  }

  private func fix() throws(Refusal) -> Fix {
    let name = property.name
    guard property.isOnlyName else { throw Refusal("`\(name)` is declared together with other properties.") }
    guard let annotation = property.type else {
      throw Refusal("Without its default the type of `\(name)` has to be written down, and it is not to be seen here.")
    }
    try checkInitializers()
    var edits: [TextEdit] = []
    let pattern = property.binding.pattern.textRange
    if let written = property.binding.typeAnnotation {
      edits.append(.delete(TextRange(written.textRange.upper, value.textRange.upper)))
    } else {
      edits.append(TextEdit(TextRange(pattern.upper, value.textRange.upper), ": \(annotation)"))
    }
    for (assignment, _) in assignments {
      let wrapper = assignment.target.is(MemberAccessExprSyntax.self) ? "self._\(name)" : "_\(name)"
      edits.append(TextEdit(assignment.target.textRange, wrapper))
      edits.append(.insert("State(initialValue: ", at: assignment.value.textRange.lower))
      edits.append(.insert(")", at: assignment.value.textRange.upper))
    }
    guard
      let fix = Fix(
        title: "Start with `State(initialValue:)` and drop the default", level: .review,
        caution: "The view now starts with what `init` sets; later changes of the argument still do not reach the state.",
        edits: edits)
    else { throw Refusal("The assignment is laid out in a way that cannot be edited safely.") }
    return fix
  }

  /// Without a default each initialiser has to set the state, before it uses the view.
  private func checkInitializers() throws(Refusal) {
    let name = property.name
    let declarations = context.semantics.declarations(ofType: type.qualifiedName)
    guard declarations.allSatisfy({ $0.type.kind != .extension || $0.type.initializers.isEmpty }) else {
      throw Refusal("An extension has initialisers too, which would need the default.")
    }
    for initializer in type.initializers {
      let own = assignments.filter { $0.initializer.id == initializer.id }
      guard let only = own.first, own.count == 1, let body = initializer.body else {
        throw Refusal(
          own.isEmpty
            ? "Another initialiser does not set `\(name)`, so it needs the default." : "`\(name)` is set several times.")
      }
      guard file.areCompiledTogether(only.assignment.node, property.declaration) else {
        throw Refusal("`\(name)` is set in a branch of `#if`.")
      }
      guard let statement = only.assignment.node.asStatement, statement.parent?.id == Syntax(body.statements).id else {
        throw Refusal("`\(name)` is not set in every case, so it needs the default.")
      }
      for earlier in body.statements.prefix(while: { $0.id != statement.id }) where earlier.mayUseView {
        throw Refusal("`init` uses the view before it sets `\(name)`.")
      }
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether a statement of an initialiser may need the whole view: anything but a local value or an assignment to a member.
  fileprivate var mayUseView: Bool {
    if let assignment = item.as(InfixOperatorExprSyntax.self).flatMap(Assignment.init) {
      return assignment.target.plainPath?.count != 1 || assignment.value.mentionsSelf
    }
    return !item.is(VariableDeclSyntax.self) || Syntax(item).mentionsSelf
  }
}

extension SyntaxProtocol {
  fileprivate var mentionsSelf: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) } }

  /// The initialiser whose statements hold a node by themselves, not in a closure that runs later.
  fileprivate var initializerAround: InitializerDeclSyntax? {
    var current = parent
    while let scope = current {
      if let initializer = scope.as(InitializerDeclSyntax.self) { return initializer }
      if scope.is(ClosureExprSyntax.self) || scope.is(FunctionDeclSyntax.self) || scope.is(MemberBlockSyntax.self) {
        return nil
      }
      current = scope.parent
    }
    return nil
  }
}

extension String {
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }
}

private let flaggedDefaults = [
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
        @State private var isPlaying: Bool

        init() { _isPlaying = State(initialValue: false) }

        var body: some View { Toggle("Play", isOn: $isPlaying) }
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

private let allowedDefaults = [
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
