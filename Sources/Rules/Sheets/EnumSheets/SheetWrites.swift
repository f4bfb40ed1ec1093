import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// All that a view does with the states of its sheets, as edits towards one state.
struct SheetWrites {
  let type: TypeDeclaration
  let slots: [SheetSlot]
  let file: ViewFile
  /// The new state's name.
  let state: String
  /// Rewrites a value that becomes a payload.
  let valueText: (ExprSyntax) -> String

  private enum Kind {
    case opens
    case closes
    /// The optional gets a value.
    case value(ExprSyntax)
    /// The optional is set to nil.
    case clears
  }

  private struct Write {
    let slot: Int
    let kind: Kind
    let statement: CodeBlockItemSyntax
    let reference: Reference

    var isOpening: Bool {
      switch kind {
      case .opens, .value: true
      case .closes, .clears: false
      }
    }
  }

  func edits() throws(Refusal) -> [TextEdit] {
    var writes: [Write] = []
    for (index, slot) in slots.enumerated() {
      for property in slot.states { writes += try self.writes(of: property, slot: slot, index: index) }
    }
    var edits: [TextEdit] = []
    for segment in segments(of: writes) { edits += try self.edits(for: segment) }
    return edits
  }

  // MARK: What is written

  private func writes(of property: StateProperty, slot: SheetSlot, index: Int) throws(Refusal) -> [Write] {
    let name = property.name
    if let outside = file.foreignMentions(of: property, of: type).first {
      throw Refusal("`\(name)` is named from outside the view on line \(line(outside)).")
    }
    var result: [Write] = []
    for reference in file.references(to: property, of: type) where !slot.accountsFor(reference) {
      let line = line(reference.node)
      guard file.areCompiledTogether(reference.node, slot.presentation.call.nameToken) else {
        throw Refusal("`\(name)` is also used in another branch of `#if`, on line \(line).")
      }
      if reference.node.firstAncestor(InitializerDeclSyntax.self) != nil {
        throw Refusal("`\(name)` is set by an initialiser on line \(line).")
      }
      let isInOwnContent = slot.closure.textRange.contains(reference.range)
      switch (reference.form, reference.use) {
      case (.projection, _): throw Refusal("`$\(name)` is also handed on, on line \(line).")
      case (.storage, _): throw Refusal("`_\(name)` is used on line \(line).")
      case (.value, .assigned(let assignment)):
        guard let statement = assignment.node.asStatement else {
          throw Refusal("`\(name)` is set within an expression on line \(line).")
        }
        let kind = try kind(of: assignment, to: property, isFlag: property.name == slot.flag?.name, line: line)
        if case .value = kind, isInOwnContent {
          throw Refusal("`\(name)` gets another value inside its own presentation, on line \(line).")
        }
        result.append(Write(slot: index, kind: kind, statement: statement, reference: reference))
      case (.value, .toggled(let call)):
        guard let statement = ExprSyntax(call).asStatement else {
          throw Refusal("`\(name)` is toggled within an expression on line \(line).")
        }
        result.append(Write(slot: index, kind: isInOwnContent ? .closes : .opens, statement: statement, reference: reference))
      case (.value, .mutated): throw Refusal("`\(name)` is changed in place on line \(line).")
      case (.value, .read), (.shorthand, _), (.capture, _): throw Refusal("`\(name)` is also read on line \(line).")
      }
    }
    return result
  }

  private func kind(of assignment: Assignment, to property: StateProperty, isFlag: Bool, line: LineReference) throws(Refusal)
    -> Kind
  {
    if isFlag {
      guard let value = assignment.booleanValue else {
        throw Refusal("`\(property.name)` gets a computed value on line \(line).")
      }
      return value ? .opens : .closes
    }
    if assignment.isNil { return .clears }
    guard file.isEvidentlyUnwrapped(assignment.value, in: type) else {
      throw Refusal("Whether the value that `\(property.name)` gets on line \(line) can be nil is not to be seen.")
    }
    return .value(assignment.value)
  }

  private func line(_ node: some SyntaxProtocol) -> LineReference { file.line(of: node) }

  // MARK: What becomes of it

  /// Writes of one list of statements that take effect together: nothing waits between them.
  private func segments(of writes: [Write]) -> [[Write]] {
    var lists: [SyntaxIdentifier: [Write]] = [:]
    for write in writes { if let list = write.statement.parent { lists[list.id, default: []].append(write) } }
    var result: [[Write]] = []
    for list in lists.values {
      guard let items = list.first?.statement.parent?.as(CodeBlockItemListSyntax.self) else { continue }
      var segment: [Write] = []
      for item in items {
        let own = list.filter { $0.statement.id == item.id }
        if own.isEmpty, item.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.await) }),
          !segment.isEmpty
        {
          result.append(segment)
          segment = []
        }
        segment += own
      }
      if !segment.isEmpty { result.append(segment) }
    }
    return result
  }

  private func edits(for segment: [Write]) throws(Refusal) -> [TextEdit] {
    let openings = segment.filter(\.isOpening)
    guard let first = segment.first else { return [] }
    let line = line(first.statement)
    guard let opening = openings.last else { return try closing(segment, line: line) }
    guard openings.allSatisfy({ $0.slot == opening.slot }) else {
      throw Refusal("Two presentations are asked for at once on line \(line).")
    }
    for write in segment where write.slot == opening.slot {
      guard case .clears = write.kind else { continue }
      throw Refusal("`\(write.reference.token.text)` is nil when the presentation opens on line \(line), so nil may be meant.")
    }
    guard !segment.contains(where: { !$0.isOpening && $0.slot == opening.slot }), slots.indices.contains(opening.slot) else {
      throw Refusal("The presentation is closed and opened again on line \(line).")
    }
    let slot = slots[opening.slot]
    var value: ExprSyntax?
    for write in openings { if case .value(let written) = write.kind { value = written } }
    guard openings.count == slot.states.count, (value != nil) == (slot.optional != nil) else {
      throw Refusal("`\(slot.states.map(\.name).joined(separator: "` and `"))` are not set together on line \(line).")
    }
    if let value, openings.first?.reference.token.text != slot.flag?.name, openings.count > 1, value.plainPath == nil,
      !areNeighbours(openings.map(\.statement))
    {
      throw Refusal("The value for the presentation is made some lines before it is opened, on line \(line).")
    }
    let payload = value.map { "(\(valueText($0)))" } ?? ""
    var edits = [replacement(of: opening, by: ".\(slot.caseName)\(payload)")]
    edits += segment.filter { $0.statement.id != opening.statement.id }.map { .delete(file.layout.removal(of: $0.statement)) }
    return edits
  }

  /// Whatever is closed, nothing shows any more.
  private func closing(_ segment: [Write], line: LineReference) throws(Refusal) -> [TextEdit] {
    for write in segment {
      guard case .clears = write.kind, slots.indices.contains(write.slot), let flag = slots[write.slot].flag else { continue }
      let isClosedToo = segment.contains { other in
        if case .closes = other.kind { other.slot == write.slot } else { false }
      }
      if !isClosedToo { throw Refusal("`\(write.reference.token.text)` is cleared without `\(flag.name)` on line \(line).") }
    }
    guard let kept = segment.first else { return [] }
    return [replacement(of: kept, by: "nil")]
      + segment.dropFirst().map { .delete(file.layout.removal(of: $0.statement)) }
  }

  private func replacement(of write: Write, by value: String) -> TextEdit {
    TextEdit(write.statement.item.textRange, "\(write.reference.hasSelf ? "self." : "")\(state) = \(value)")
  }

  private func areNeighbours(_ statements: [CodeBlockItemSyntax]) -> Bool {
    guard let list = statements.first?.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    let positions = list.enumerated().filter { _, item in statements.contains { $0.id == item.id } }.map(\.offset)
    return zip(positions, positions.dropFirst()).allSatisfy { $1 - $0 == 1 }
  }
}

extension SheetSlot {
  /// Whether a use of one of its states goes with the modifier itself: the binding, the unwrapping, a capture for the content,
  /// clean-up when it is dismissed, a value that the content forces.
  func accountsFor(_ reference: Reference) -> Bool {
    if presentation.bindingArgument.textRange.contains(reference.range) { return true }
    if unwrapping?.place?.contains(reference.range) ?? false { return true }
    if reference.form == .capture, reference.node.firstAncestor(ClosureExprSyntax.self)?.id == closure.id { return true }
    if isDismissalOnlyCleanUp, let dismissal = presentation.onDismiss, dismissal.textRange.contains(reference.range) {
      return true
    }
    return forcedUse(reference) != nil
  }

  /// `x!` in the content, where the content gets at its value that way.
  func forcedUse(_ reference: Reference) -> ForceUnwrapExprSyntax? {
    guard case .forced? = unwrapping?.shape, closure.textRange.contains(reference.range), reference.form == .value else {
      return nil
    }
    return reference.node.parent?.as(ForceUnwrapExprSyntax.self)
  }

  /// Whether all that `onDismiss` does is to reset what has been reset already.
  var isDismissalOnlyCleanUp: Bool {
    guard let closure = presentation.onDismiss?.as(ClosureExprSyntax.self), !closure.statements.isEmpty else { return false }
    return closure.statements.allSatisfy { item in
      guard let assignment = item.item.as(InfixOperatorExprSyntax.self).flatMap(Assignment.init),
        assignment.isNil || assignment.booleanValue == false
      else { return false }
      return states.contains { assignment.target.plainPath == [$0.name] }
    }
  }
}
