import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Presentation flags that nothing looks at any more.
  public static let orphanPresentationFlag = Rule(
    id: "orphan-presentation-flag", severity: .warning, fixLevel: .review, chapter: .sheets,
    title: "a presentation flag that presents nothing",
    why: """
      A flag that is set but bound to no presentation does nothing when its button is tapped, and one that is set to false closes \
      nothing. Both compile; a half-done change to an item leaves exactly these behind.
      """,
    anchor: "orphan-flag", triggers: ["@State"], flagged: flaggedFlags, allowed: allowedFlags
  ) { context in
    let file = context.file
    guard file.importsSwiftUI else { return [] }
    let test = TextTest.all([.mentions("State"), .declaresUnboundState(OrphanFlag.isPresentationName)])
    return context.types(where: test).flatMap { type in
      type.properties.compactMap { OrphanFlag($0, of: type, in: file)?.finding() }
    }
  }
}

/// A private flag of a view that is never read.
private struct OrphanFlag {
  private let flag: StateProperty
  private let file: ViewFile
  private let writes: [Reference]

  init?(_ flag: StateProperty, of type: TypeDeclaration, in file: ViewFile) {
    guard flag.storage == .state, flag.isBool, flag.isPrivate, !flag.isStatic, Self.isPresentationName(flag.name),
      !file.isInPreview(flag.declaration)
    else { return nil }
    let scopes = file.declarations(of: type.qualifiedName).map(\.range)
    let mentions = { (name: String) in
      file.tokens(named: name, within: scopes).filter { file.type(around: $0)?.qualifiedName == type.qualifiedName }
    }
    // Nearly every flag is bound to something, which is quick to see.
    guard mentions("$" + flag.name).isEmpty, !Self.mayBeHalfTyped(flag, of: type, in: file) else { return nil }
    let uses = file.references(to: flag, of: type)
    guard uses.allSatisfy({ $0.form == .value && $0.isWrite }), file.foreignMentions(of: flag, of: type).isEmpty else {
      return nil
    }
    self.flag = flag
    self.file = file
    writes = uses
    // Whatever else the name means in this type may be a use that is not understood: a local of the same name, a macro's.
    let known = Set(uses.map(\.token.id) + [flag.nameToken.id])
    guard ["", "_"].flatMap({ mentions($0 + flag.name) }).allSatisfy({ known.contains($0.id) }) else { return nil }
  }

  /// Whether the use of a flag may be still to come: its type has a syntax error, or a bracket is missing so that something of
  /// the type may stand outside of it.
  private static func mayBeHalfTyped(_ flag: StateProperty, of type: TypeDeclaration, in file: ViewFile) -> Bool {
    if file.hasUnmatchedBrackets
      || file.declarations(of: type.qualifiedName).contains(where: { file.hasSyntaxError(in: $0.range) })
    {
      return true
    }
    // Other types of the file can name it too.
    return !flag.modifiers.contains("private") && file.hasSyntaxError(whereMentioned: flag.name)
  }

  private static let verbs: Set = ["show", "shows", "showing", "present", "presents", "presenting"]
  private static let states: Set = ["presented", "presenting", "shown", "showing", "visible", "displayed", "open"]
  private static let nouns: Set = ["sheet", "alert", "popover", "cover", "modal", "dialog"]

  /// `showEditor`, `isShowingTags`, `editorSheetPresented`, `alertIsVisible`
  static func isPresentationName(_ name: String) -> Bool {
    let words = name.camelWords
    guard let first = words.first, let last = words.last, words.count > 1 else { return false }
    let second = words.dropFirst().first ?? ""
    return verbs.contains(first) || first == "is" && (verbs.contains(second) || states.contains(last) && words.count > 2)
      || nouns.contains(last) || nouns.contains(where: words.contains) && states.contains(last)
      || first == "is" && second == "presented"
  }

  func finding() -> Finding {
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) {
      fix = try removal()
    } catch {
      refusal = error.reason
    }
    return Finding(
      .orphanPresentationFlag, severity: writes.isEmpty ? .hint : .warning, range: flag.nameToken.textRange,
      message: message,
      related: writes.map { RelatedPlace(range: $0.node.textRange, message: "Set here, to no effect.") },
      tags: writes.isEmpty ? [.unnecessary] : [], fix: fix, refusal: refusal)
  }

  private var message: String {
    guard !writes.isEmpty else { return "`\(flag.name)` is never used: no presentation is bound to it." }
    let opens = writes.contains { write in
      if case .assigned(let assignment) = write.use { assignment.booleanValue != false } else { true }
    }
    return
      "`\(flag.name)` is set, but never read and bound to no presentation, so what sets it \(opens ? "opens" : "closes") nothing. "
      + "Bind it to its presentation, set the state that drives that now, or remove it."
  }

  private func removal() throws(Refusal) -> Fix {
    guard flag.isOnlyName else { throw Refusal("`\(flag.name)` is declared together with other properties.") }
    var edits: [TextEdit] = []
    for write in writes {
      let line = file.line(of: write.range)
      let statement: CodeBlockItemSyntax?
      switch write.use {
      case .assigned(let assignment):
        guard
          assignment.value.is(BooleanLiteralExprSyntax.self) || assignment.value.plainPath != nil
            || assignment.value.is(PrefixOperatorExprSyntax.self)
        else { throw Refusal("The value that `\(flag.name)` gets on line \(line) may do more than to be a value.") }
        statement = assignment.node.asStatement
      case .toggled(let call): statement = call.asStatement
      case .read, .mutated: statement = nil
      }
      guard let statement else { throw Refusal("`\(flag.name)` is set within an expression on line \(line).") }
      guard statement.parent?.parent?.is(SwitchCaseSyntax.self) != true || !statement.neighbours.isEmpty else {
        throw Refusal("The branch of `switch` on line \(line) would be left empty.")
      }
      edits.append(.delete(file.layout.removal(of: statement)))
    }
    guard file.areCompiledTogether(flag.declaration, writes.first?.node ?? Syntax(flag.declaration)),
      writes.allSatisfy({ file.areCompiledTogether($0.node, flag.declaration) })
    else { throw Refusal("`\(flag.name)` is set in a branch of `#if`.") }
    edits.append(.delete(file.layout.removal(of: flag.declaration)))
    guard
      let fix = Fix(
        title: writes.isEmpty ? "Remove `\(flag.name)`" : "Remove `\(flag.name)` and what sets it", level: .review,
        caution: "A presentation may be missing instead.", edits: edits)
    else { throw Refusal("The parts to remove lie too close together.") }
    return fix
  }
}

extension String {
  /// The words of a camel-case or snake-case name, in lower case.
  fileprivate var camelWords: [String] {
    var words: [String] = []
    var word = ""
    for character in self {
      if character == "_" || character.isUppercase {
        words.append(word)
        word = ""
      }
      if character != "_" { word += character.lowercased() }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }
}

private let flaggedFlags = [
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
        // The tags.

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

private let allowedFlags = [
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
