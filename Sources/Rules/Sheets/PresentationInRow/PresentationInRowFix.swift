import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Moves a presentation out of the rows, onto their container; one that shows its row gets an item for it.
struct PresentationInRowFix {
  let `case`: PresentationInRow
  /// Further presentations that the same section or group hands to its children.
  let others: [PresentationInRow]

  private var call: Call { `case`.presentation.call }
  private var file: ViewFile { `case`.file }
  private var noun: String { `case`.noun }

  func fix() throws(Refusal) -> Fix {
    if `case`.place.isGroup, `case`.container == nil || !others.isEmpty {
      return try PresentationOntoChild(cases: [`case`] + others).fix()
    }
    guard let container = `case`.container else {
      throw Refusal("What is around the `\(`case`.maker.name)` is in another view, so the \(noun) cannot be moved there.")
    }
    guard `case`.isOnlyPlace else { throw Refusal("The helper with this \(noun) is used in more than one place.") }
    guard file.areCompiledTogether(call.node, container.call.node) else {
      throw Refusal("The \(noun) and the `\(container.call.name)` are in different `#if` branches.")
    }
    if let other = container.call.presentation(beside: `case`.presentation, in: file) {
      throw Refusal(
        "The `\(container.call.name)` has `\(other.name)` already; let one state drive both first.")
    }
    if let sibling = sibling(in: container.call) {
      throw Refusal(
        "`\(sibling.driverName)` presents in these rows too, and the `\(container.call.name)` should have one \(noun): let one "
          + "state drive both first.")
    }
    let steps = `case`.position.steps.prefix { $0.call.node.id != container.call.node.id }
    if steps.contains(where: \.hasAvailability) {
      throw Refusal("The \(noun) is inside an `if #available`, so it may not compile on the `\(container.call.name)`.")
    }
    let names = `case`.localNames(inside: container.call.node)
    guard let name = names.first else { return try move(onto: container.call) }
    guard names.count == 1, `case`.position.helpers.isEmpty, let row = ItemForRow(case: `case`, name: name) else {
      throw Refusal(
        "The \(noun) uses the row's own `\(name)`, which the `\(container.call.name)` does not know; present it with an item.")
    }
    return try row.fix(onto: container.call)
  }

  /// Another presentation in rows that would have to move onto the same container.
  private func sibling(in container: Call) -> Presentation? {
    let kinds: [Presentation.Kind] = `case`.presentation.kind == .alert ? [.alert] : [.sheet, .fullScreenCover]
    return file.presentations(in: container.node.textRange).first { other in
      guard kinds.contains(other.kind), other.call.node.id != call.node.id else { return false }
      return PresentationInRow(other, in: `case`.context)?.container?.call.node.id == container.node.id
    }
  }

  private func move(onto container: Call) throws(Refusal) -> Fix {
    guard let move = ModifierMove(call, in: file),
      let fix = Fix(
        title: "Move the \(noun) onto the \(container.name)", level: .review,
        caution: "There is one \(noun) for all of them then.",
        edits: [.delete(move.removal), move.insertion(behind: container.node)])
    else { throw Refusal("The \(noun) cannot be cut out of its place here.") }
    return fix
  }
}

extension Call {
  /// A presentation on this view that would stand in the way of another one: of sheets and covers, and of alerts, a view should
  /// have one.
  func presentation(beside other: Presentation, in file: ViewFile) -> Call? {
    let kinds: Set<Presentation.Kind> = other.kind == .alert ? [.alert] : [.sheet, .fullScreenCover]
    return file.chains(of: self).flatMap(\.modifiers).first { modifier in
      guard let kind = Presentation.Kind(rawValue: modifier.name) else { return false }
      return kinds.isSuperset(of: [kind, other.kind]) && modifier.node.id != other.call.node.id
    }
  }
}

/// A presentation that a flag opens and that shows its row: the row becomes the item.
private struct ItemForRow {
  let `case`: PresentationInRow
  /// The row's name in the closure that makes it.
  let name: String
  private let flag: StateProperty
  private let type: TypeDeclaration
  private let content: ClosureExprSyntax
  private let rows: ClosureExprSyntax
  private var file: ViewFile { `case`.file }
  private var call: Call { `case`.presentation.call }

  /// Nil where it is no sheet or cover of a flag of this view.
  init?(case found: PresentationInRow, name: String) {
    let presentation = found.presentation
    guard [.sheet, .fullScreenCover].contains(presentation.kind), !presentation.isItemDriven,
      case .property(let flag) = presentation.source, let type = found.file.type(around: presentation.call.node),
      let property = found.file.property(named: flag, of: type), property.storage == .state,
      case .closure(let content) = presentation.content, let step = found.rowStep,
      let rows = found.position.steps[step].closure, Presentation.parameterName(of: rows) == name, !name.hasPrefix("$")
    else { return nil }
    `case` = found
    self.name = name
    self.flag = property
    self.type = type
    self.content = content
    self.rows = rows
  }

  func fix(onto container: Call) throws(Refusal) -> Fix {
    guard flag.isPrivate, flag.isOnlyName else {
      throw Refusal("`\(flag.name)` is not private and alone, so it cannot become an item here.")
    }
    guard flag.defaultValue?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false) else {
      throw Refusal("`\(flag.name)` does not start as false.")
    }
    guard content.signature == nil else { throw Refusal("The content's closure has a signature of its own.") }
    if let dismissal = `case`.presentation.onDismiss,
      dismissal.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name })
    {
      throw Refusal("`onDismiss:` uses the row's own `\(name)`, which the `\(container.name)` does not know.")
    }
    let (element, isSure) = try elementType()
    let item = try itemName(for: element)
    let (outer, inner) = try writes(as: item)
    guard let modifier = rewritten(inner, item: item), let move = ModifierMove(call, as: modifier, in: file) else {
      throw Refusal("The \(`case`.noun) cannot be cut out of its place here.")
    }
    let edits =
      [
        TextEdit(flag.binding.textRange, "\(item): \(element)?"), .delete(move.removal),
        move.insertion(behind: container.node),
      ] + outer
    let sure: FindingMessage = "`\(item)` holds the row that is presented, in place of `\(flag.name)`."
    guard
      let fix = Fix(
        title: "Present from the \(container.name) with '\(call.name)(item:)'", level: .review,
        caution: isSure ? sure : "\(sure) Whether `\(element)` is `Identifiable` is not in sight.", edits: edits)
    else { throw Refusal("The parts of the change lie too close together to be edited safely.") }
    return fix
  }

  /// The type of the rows' values, and whether it is known to be identifiable.
  private func elementType() throws(Refusal) -> (String, Bool) {
    let maker = `case`.maker
    guard let path = maker.unlabeledArgument?.expression.plainPath, path.count == 1, let source = path.first,
      ScopeTree.localDeclaration(of: source, at: maker.node) == nil
    else { throw Refusal("The type of the rows' values is not in sight.") }
    let written =
      file.property(named: source, of: type)?.type ?? file.member(named: source, of: type)?.resultType
    guard let written, let element = Self.element(of: written) else {
      throw Refusal("The type of the rows' values is not in sight.")
    }
    switch `case`.context.semantics.conformance(of: element, to: "Identifiable", in: type) {
    case .yes: return (element, true)
    case .no: throw Refusal("`\(element)`, the type of the rows, is not `Identifiable`.")
    case .unknown: return (element, maker.argument("id") == nil)
    }
  }

  private static func element(of type: String) -> String? {
    let inner: Substring
    if type.hasPrefix("["), type.hasSuffix("]") {
      inner = type.dropFirst().dropLast()
    } else if type.hasPrefix("Array<"), type.hasSuffix(">") {
      inner = type.dropFirst(6).dropLast()
    } else {
      return nil
    }
    let name = inner.trimmingPrefix(while: \.isWhitespace)
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } ? String(name) : nil
  }

  private func itemName(for element: String) throws(Refusal) -> String {
    let last = element.split(separator: ".").last.map(String.init) ?? element
    for candidate in ["presented\(last)", "shown\(last)"] where !`case`.context.semantics.isTaken(candidate, in: type) {
      return candidate
    }
    throw Refusal("`\(type.name)` already uses the names `presented\(last)` and `shown\(last)`.")
  }

  /// The flag's writes as writes of the item: those outside the presentation, and those inside.
  private func writes(as item: String) throws(Refusal) -> (outer: [TextEdit], inner: [TextEdit]) {
    var outer: [TextEdit] = []
    var inner: [TextEdit] = []
    let row = ScopeTree.localDeclaration(of: name, at: call.node)?.id
    for reference in file.references(to: flag, of: type) {
      if `case`.presentation.bindingArgument.textRange.contains(reference.range) { continue }
      let line = file.line(of: reference.range)
      guard reference.form == .value, case .assigned(let assignment) = reference.use, let value = assignment.booleanValue else {
        throw Refusal("`\(flag.name)` has another use on line \(line).")
      }
      if value, ScopeTree.localDeclaration(of: name, at: reference.node)?.id != row || !rows.textRange.contains(reference.range)
      {
        throw Refusal("`\(flag.name)` is set on line \(line), where no row is at hand.")
      }
      let prefix = reference.hasSelf ? "self." : ""
      let edit = TextEdit(assignment.node.textRange, "\(prefix)\(item) = \(value ? name : "nil")")
      if call.modifierRange?.contains(reference.range) ?? false { inner.append(edit) } else { outer.append(edit) }
    }
    return (outer, inner)
  }

  /// The modifier's text with `item:` and the closure's parameter.
  private func rewritten(_ writes: [TextEdit], item: String) -> String? {
    guard let range = call.modifierRange else { return nil }
    let argument = `case`.presentation.bindingArgument
    let edits =
      [
        TextEdit(
          TextRange(argument.textRange.lower, argument.expression.textRange.upper),
          "item: \(argument.expression.selfPrefix)$\(item)"),
        .insert(" \(name) in", at: content.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset),
      ] + writes
    let shifted = edits.map { TextEdit(TextRange($0.range.lower - range.lower, $0.range.upper - range.lower), $0.replacement) }
    return EditSet(shifted).flatMap { SourceText(file.text[range]).applying($0)?.string }
  }
}
