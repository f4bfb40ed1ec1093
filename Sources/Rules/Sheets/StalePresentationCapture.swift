import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// State that only the content of a presentation reads, and that is set together with the flag that opens it.
  public static let stalePresentationCapture = Rule(
    id: "stale-presentation-capture", severity: .warning, fixLevel: .none, chapter: .sheets,
    title: "state that only the content of a presentation reads, set beside its flag",
    why: """
      SwiftUI notes which state `body` reads. A state that only the content of a sheet reads may not count, so the flag can open \
      a content that was made with the old value.
      """,
    anchor: "sheet-stale-capture", triggers: ["sheet(", "fullScreenCover(", "popover("], flagged: flaggedCaptures,
    allowed: allowedCaptures
  ) { context in
    let kinds: [Presentation.Kind] = [.sheet, .fullScreenCover, .popover]
    return kinds.flatMap(context.presentations).compactMap { StaleCapture($0, in: context)?.finding() }
  }
}

/// A presentation by a flag whose content may be older than the state that it reads.
private struct StaleCapture {
  private let presentation: Presentation
  private let flag: StateProperty
  private let closure: ClosureExprSyntax
  private let type: TypeDeclaration
  private let file: ViewFile

  init?(_ presentation: Presentation, in context: RuleContext) {
    file = context.file
    guard !presentation.isItemDriven, !file.isInPreview(presentation.call.node),
      case .closure(let closure) = presentation.content,
      let name = presentation.source.propertyName, let type = file.type(around: presentation.call.node),
      let flag = file.property(named: name, of: type), flag.isBool, flag.storage == .state,
      // A separate optional is what the item-driven rules are about.
      SeparateSelection(presentation, in: context.semantics) == nil
    else { return nil }
    self.presentation = presentation
    self.flag = flag
    self.closure = closure
    self.type = type
  }

  func finding() -> Finding? {
    if let captured = workaround() { return report(captured) }
    let flagUses = file.references(to: flag, of: type)
    // Where `body` looks at the flag itself, it is made anew with it, and so is the content.
    let isFlagRead = flagUses.contains { $0.form != .projection && !$0.isWrite && !closure.textRange.contains($0.range) }
    guard !isFlagRead else { return nil }
    for reference in flagUses where reference.opens && !closure.textRange.contains(reference.range) {
      guard let statement = reference.statement, let stale = staleStates(setBeside: statement),
        !mayRenew(blocksAround: statement)
      else { continue }
      if let first = stale.first { return report(first.property, setAt: first.assignment) }
    }
    return nil
  }

  // MARK: The stale value

  /// The states that are set in the same statements and read in the content alone; nil when something there may make `body` anew.
  private func staleStates(setBeside statement: CodeBlockItemSyntax) -> [(property: StateProperty, assignment: Assignment)]? {
    var result: [(StateProperty, Assignment)] = []
    for item in statement.neighbours {
      if let declaration = item.item.as(VariableDeclSyntax.self), declaration.bindingSpecifier.tokenKind == .keyword(.let) {
        continue
      }
      guard let assignment = item.item.as(InfixOperatorExprSyntax.self).flatMap(Assignment.init),
        let path = assignment.target.plainPath, path.count == 1, let name = path.first,
        ScopeTree.localDeclaration(of: name, at: assignment.target) == nil || assignment.target.is(MemberAccessExprSyntax.self),
        let property = file.property(named: name, of: type), property.storage == .state, !property.isOptional
      else { return nil }
      let uses = file.references(to: property, of: type)
      guard file.foreignMentions(of: property, of: type).isEmpty,
        uses.allSatisfy({ $0.isWrite || closure.textRange.contains($0.range) })
      else { return nil }
      if uses.contains(where: isReadByContent), uses.allSatisfy({ $0.form == .value }) { result.append((property, assignment)) }
    }
    return result
  }

  /// Whether what runs in the same turn in the blocks around a statement, or is deferred there, may make `body` anew: it changes a
  /// state that `body` reads, or something that is not known.
  private func mayRenew(blocksAround statement: CodeBlockItemSyntax) -> Bool {
    let beside = Set(statement.neighbours.map(\.id))
    return statement.statementsOfSameTurn.filter { !beside.contains($0.id) }.contains { other in
      other.writtenPaths.contains { path in
        path != [flag.name] && file.remakesBody(path, of: type, besides: [closure])
      } || other.callsOwnMember(of: type, in: file)
    }
  }

  /// Whether a use is a look at the value while the content is made, not later in an action.
  private func isReadByContent(_ use: Reference) -> Bool {
    guard !use.isWrite, use.form == .value, closure.textRange.contains(use.range) else { return false }
    let between = file.closures(around: use.node).prefix { $0.closure.id != closure.id }
    return between.allSatisfy { enclosing in
      guard let call = enclosing.call, !call.isMember else { return false }
      return call.has(.buildsAtOnce) && enclosing.label != "action"
    }
  }

  private func report(_ property: StateProperty, setAt assignment: Assignment) -> Finding {
    let noun = presentation.noun
    return Finding(
      .stalePresentationCapture, range: presentation.call.nameRange,
      message: "The first time this \(noun) can show the old `\(property.name)`: it is set beside `\(flag.name)`, and only the "
        + "content reads it. Put it into an item for `\(presentation.kind.rawValue)(item:)`, or read it in `body` too.",
      related: [
        RelatedPlace(range: assignment.node.textRange, message: "Set together with `\(flag.name)`."),
        RelatedPlace(range: property.nameToken.textRange, message: "The state that only the content reads."),
      ])
  }

  // MARK: The known workaround

  /// The state that the content captures by name so that it is made anew: the flag, or what is set beside it.
  private func workaround() -> StateProperty? {
    guard let items = closure.signature?.capture?.items else { return nil }
    for item in items where item.initializer == nil && item.specifier == nil {
      guard let property = file.property(named: item.name.text, of: type), property.storage == .state else { continue }
      if property.name == flag.name { return property }
      let isSetBeside = file.references(to: flag, of: type).contains { reference in
        reference.opens && (reference.statement?.neighbours.contains { $0.isWrite(of: property.name) } ?? false)
      }
      if isSetBeside { return property }
    }
    return nil
  }

  private func report(_ captured: StateProperty) -> Finding {
    Finding(
      .stalePresentationCapture, range: presentation.call.nameRange,
      message:
        "The content captures `\(captured.name)` by name, which only hides that this \(presentation.noun) can show old state. "
        + "Let one optional hold what it shows, and present with `\(presentation.kind.rawValue)(item:)`.",
      related: [RelatedPlace(range: flag.nameToken.textRange, message: "The flag that opens it.")])
  }
}

extension CodeBlockItemSyntax {
  /// Whether it calls a method of the view or of an object, which may change any state.
  fileprivate func callsOwnMember(of type: TypeDeclaration, in file: ViewFile) -> Bool {
    guard let call = item.as(FunctionCallExprSyntax.self).flatMap(Call.init) else { return false }
    return file.member(named: call.name, of: type) != nil || call.isMember && call.name != "toggle"
  }
}

extension Reference {
  /// Whether it sets a flag to true, or toggles it.
  fileprivate var opens: Bool {
    switch use {
    case .assigned(let assignment): assignment.booleanValue == true
    case .toggled: true
    case .read, .mutated: false
    }
  }

  /// The statement of a write.
  fileprivate var statement: CodeBlockItemSyntax? {
    switch use {
    case .assigned(let assignment): assignment.node.asStatement
    case .toggled(let call): call.asStatement
    case .read, .mutated: nil
    }
  }
}

private let flaggedCaptures = [
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

private let allowedCaptures = [
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
