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
    anchor: "sheet-stale-capture", triggers: ["sheet(", "fullScreenCover(", "popover("],
    flagged: StalePresentationCaptureExamples.flagged,
    allowed: StalePresentationCaptureExamples.allowed
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
