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
    guard let first = assignments.first(where: { effect(of: $0) == worst }) else { return nil }
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) {
      fix = try worst == .none ? removal() : self.fix()
    } catch {
      refusal = error.reason
    }
    return Finding(
      .stateDefaultAndInit, severity: severity, range: property.nameToken.textRange, message: message,
      related: [RelatedPlace(range: first.assignment.node.textRange, message: note)], fix: fix, refusal: refusal)
  }

  /// What an assignment does to the state.
  private enum Effect: Equatable {
    /// It assigns the default, or the state itself.
    case none
    /// Another property has no value yet, so that Swift makes the wrapper anew with it.
    case kept(before: String)
    case lost
  }

  private func effect(of found: (assignment: Assignment, initializer: InitializerDeclSyntax)) -> Effect {
    if isRepetition(found.assignment) { return .none }
    let pending = type.properties.first {
      $0.needsValue && !found.assignment.isPreceded(byValueOf: $0.name, in: found.initializer)
    }
    return pending.map { .kept(before: $0.name) } ?? .lost
  }

  /// Whether the value is the default again, or the state itself.
  private func isRepetition(_ assignment: Assignment) -> Bool {
    if assignment.value.trimmedDescription == value.trimmedDescription { return true }
    guard assignment.value.plainPath == [property.name] else { return false }
    return assignment.value.is(MemberAccessExprSyntax.self)
      || ScopeTree.localDeclaration(of: property.name, at: assignment.value) == nil
  }

  private var worst: Effect {
    let effects = assignments.map(effect)
    return effects.first { $0 == .lost } ?? effects.first { $0 != .none } ?? .none
  }

  private var severity: Severity {
    switch worst {
    case .none: .hint
    case .kept: context.project.sdk >= 27 ? .warning : .hint
    case .lost: .warning
    }
  }

  /// About the first of the assignments.
  private var note: String {
    switch worst {
    case .none: "This does nothing."
    case .kept(let other): "Set while `\(other)` has no value yet."
    case .lost: "This has no effect."
    }
  }

  private var message: String {
    let name = property.name
    let written = value.trimmedDescription.firstLine
    let advice = "Drop the default, and start with `_\(name) = State(initialValue:)`."
    switch worst {
    case .none:
      return
        "`init` sets `\(name)` to what it is already, `\(written)`, which does nothing, and which the newest compiler refuses."
    case .kept(let other):
      return "`\(name)` has a default, `\(written)`, and `init` sets it again before `\(other)` has a value. That works up to "
        + "SDK 26, and SDK 27 refuses it. \(advice)"
    case .lost:
      return "`\(name)` has a default, `\(written)`, so what `init` assigns to it is lost. \(advice)"
    }
  }

  /// The lines that do nothing go, the default stays.
  private func removal() throws(Refusal) -> Fix {
    var edits: [TextEdit] = []
    for (assignment, _) in assignments {
      let line = file.line(of: assignment.node)
      guard let statement = assignment.node.asStatement else {
        throw Refusal("`\(property.name)` is set within an expression on line \(line).")
      }
      if statement.parent?.parent?.is(SwitchCaseSyntax.self) ?? false, statement.neighbours.isEmpty {
        throw Refusal("The branch of `switch` on line \(line) would be left empty.")
      }
      edits.append(.delete(file.layout.removal(of: statement)))
    }
    guard
      let fix = Fix(
        title: "Remove what sets `\(property.name)` in `init`", level: .review, caution: "It does nothing today.", edits: edits)
    else { throw Refusal("The assignment is laid out in a way that cannot be edited safely.") }
    return fix
  }

  private func fix() throws(Refusal) -> Fix {
    let name = property.name
    guard property.isOnlyName else { throw Refusal("`\(name)` is declared together with other properties.") }
    guard let annotation = property.type else {
      throw Refusal("Without its default the type of `\(name)` has to be written down, and it is not to be seen here.")
    }
    try checkInitializers()
    if let own = assignments.first(where: { $0.assignment.value.plainPath == [name] && effect(of: $0) == .none }) {
      let line = file.line(of: own.assignment.node)
      throw Refusal("Line \(line) sets `\(name)` to itself, so it needs the default.")
    }
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

extension StateProperty {
  /// Whether an initialiser has to give it a value: it has neither a default nor a wrapper that brings one.
  fileprivate var needsValue: Bool {
    guard !isStatic, defaultValue == nil, binding.accessorBlock == nil, isLet || !isOptional else { return false }
    switch storage {
    case .plain, .state, .binding, .stateObject, .observedObject, .bindable, .published:
      return !declaration.attributes.contains { element in
        guard case .attribute(let attribute) = element else { return true }
        return attribute.arguments != nil && storage != .plain
      }
    case .environmentObject, .appStorage, .sceneStorage, .focusState, .environment, .other: return false
    }
  }
}

extension Assignment {
  /// Whether the initialiser has given a property its value before this assignment, as far as the text shows.
  fileprivate func isPreceded(byValueOf name: String, in initializer: InitializerDeclSyntax) -> Bool {
    let start = node.textRange.lower
    return initializer.body?.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.textRange.lower < start else { return false }
      if token.tokenKind == .keyword(.`init`), token.parent?.parent?.is(MemberAccessExprSyntax.self) ?? false { return true }
      guard token.text == name || token.text == "_" + name, let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      else {
        return false
      }
      let member = reference.parent?.as(MemberAccessExprSyntax.self)
      let target = member?.declName.id == reference.id ? member.map { ExprSyntax($0) } : ExprSyntax(reference)
      guard let target, member == nil || member?.base?.trimmedDescription == "self",
        let infix = target.parent?.as(InfixOperatorExprSyntax.self)
      else { return false }
      return infix.operator.is(AssignmentExprSyntax.self) && infix.leftOperand.id == target.id
    } ?? false
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
