import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The conversion of a presentation with a separate selection into one that the item drives.
struct ItemDrivenFix {
  let selection: SeparateSelection
  let uses: SelectionUses
  let file: ViewFile

  private var layout: Layout { file.layout }

  /// The optional as the user writes it.
  private var name: String { selection.selectionName }

  /// The name of the closure's parameter.
  private var parameter: String { selection.unwrapping.boundName ?? uses.optional.name }

  /// The edits, or the reason for which there are none.
  func edits() -> Result<ProjectEdits, Refusal> {
    if let helper = selection.helper {
      return .failure(Refusal("The unwrapping is in `\(helper)`; move it into the closure of the presentation first."))
    }
    if selection.unwrapping.furtherOptionals > 0 {
      return .failure(Refusal("The content unwraps several optionals; one item would have to hold them all."))
    }
    if let obstacle = uses.obstacle { return .failure(Refusal(obstacle)) }
    var edits: [TextEdit] = []
    let argument = selection.presentation.bindingArgument
    let prefix = argument.expression.selfPrefix
    edits.append(TextEdit(TextRange(argument.textRange.lower, argument.expression.textRange.upper), "item: \(prefix)$\(name)"))
    switch contentEdits() {
    case .failure(let refusal): return .failure(refusal)
    case .success(let content): edits += content
    }
    edits += shadowedWrites()
    switch dismissalEdits() {
    case .failure(let refusal): return .failure(refusal)
    case .success(let dismissal): edits += dismissal
    }
    var result = ProjectEdits()
    result.add(edits, to: nil)
    if let flag = uses.flag {
      let removal = FlagRemoval(flag: flag, uses: uses) { use in
        use.isIn(selection.closure.textRange) && parameter == uses.optional.name && use.receiver.isEmpty
      }
      result.add(removal.edits(except: isInDismissal))
    }
    return .success(result.withoutNested)
  }

  // MARK: The content

  private func contentEdits() -> Result<[TextEdit], Refusal> {
    switch selection.unwrapping.shape {
    case .ifLet(let conditional): ifLetEdits(conditional)
    case .guardLet(let check): guardEdits(check)
    case .forced: forcedEdits()
    case .map(let closure): mapEdits(closure)
    case .optional: .failure(Refusal("The content takes `\(name)` as an optional, so nil may be meant."))
    }
  }

  /// Puts `x in` behind the closure's brace, in place of a signature that only captures the flag.
  private func signatureEdits(naming name: String) -> Result<[TextEdit], Refusal> {
    let closure = selection.closure
    guard let signature = closure.signature else {
      return .success([.insert(" \(name) in", at: closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)])
    }
    guard signature.parameterClause == nil, signature.effectSpecifiers == nil, signature.returnClause == nil,
      signature.attributes.isEmpty, let captures = signature.capture
    else { return .failure(Refusal("The content's closure has a signature of its own.")) }
    let kept = captures.items.filter { item in !uses.flagCaptures.contains { $0.range == item.textRange } }
    let capturesOptional = kept.contains { $0.name.text == uses.optional.name }
    guard !capturesOptional else { return .failure(Refusal("The content captures `\(name)` by name.")) }
    let list =
      kept.isEmpty ? "" : "[" + kept.map { $0.with(\.trailingComma, nil).trimmedDescription }.joined(separator: ", ") + "] "
    return .success([TextEdit(TextRange(signature.textRange.lower, signature.inKeyword.textRange.upper), "\(list)\(name) in")])
  }

  private func ifLetEdits(_ conditional: IfExprSyntax) -> Result<[TextEdit], Refusal> {
    guard selection.unwrapping.isSilentWhenNil else {
      return .failure(Refusal("The `else` branch shows something when there is no value."))
    }
    if let refusal = strayOptionalUse { return .failure(refusal) }
    if let elseBody = conditional.elseBody, elseBody.description.contains("//") || elseBody.description.contains("/*") {
      return .failure(Refusal("There is a comment in the `else` branch."))
    }
    guard case .success(var edits) = signatureEdits(naming: parameter) else { return signatureEdits(naming: parameter) }
    if conditional.conditions.count > 1, let condition = selection.unwrapping.condition {
      // The other conditions stay as they are.
      guard let next = conditional.conditions.dropFirst().first else { return .success(edits) }
      edits.append(.delete(TextRange(condition.textRange.lower, next.textRange.lower)))
      return .success(edits)
    }
    edits += file.removalOfUnwrapping(conditional)
    return .success(edits)
  }

  private func guardEdits(_ check: GuardStmtSyntax) -> Result<[TextEdit], Refusal> {
    guard selection.unwrapping.isSilentWhenNil, check.conditions.count == 1 else {
      return .failure(Refusal("The `guard` does more than to unwrap `\(name)`."))
    }
    if let refusal = strayOptionalUse { return .failure(refusal) }
    return signatureEdits(naming: parameter).map { $0 + [.delete(layout.removal(of: check))] }
  }

  private func forcedEdits() -> Result<[TextEdit], Refusal> {
    if let taken = nameInTheWay { return .failure(Refusal("`\(parameter)` on \(taken) means something else.")) }
    var edits: [TextEdit] = []
    for use in uses.contentUses where !use.isWrite {
      guard use.form == .value, let forced = use.node.parent?.as(ForceUnwrapExprSyntax.self) else {
        return .failure(Refusal("\(use.place.capitalizedFirst) of the content takes `\(name)` as an optional."))
      }
      edits.append(TextEdit(forced.textRange, parameter))
    }
    return signatureEdits(naming: parameter).map { $0 + edits }
  }

  private func mapEdits(_ closure: ClosureExprSyntax) -> Result<[TextEdit], Refusal> {
    guard selection.closure.signature == nil, let only = selection.closure.statements.first else {
      return .failure(Refusal("The content's closure has a signature of its own."))
    }
    if let refusal = strayOptionalUse { return .failure(refusal) }
    // The closure of `map` becomes the content; on several lines it moves one level out.
    let text = file.text[TextRange(closure.textRange.lower, closure.textRange.upper)]
    let isMultiline = text.contains(where: \.isNewline)
    guard !isMultiline || layout.isAlone(only.textRange) else {
      return .failure(Refusal("The content is laid out in a way that an automatic edit would spoil."))
    }
    let from = layout.indentation(at: only.textRange.lower)
    let to = layout.indentation(at: selection.closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    let moved = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index > 0 && line.hasPrefix(from) ? to + line.dropFirst(from.count) : String(line)
    }
    return .success([TextEdit(selection.closure.textRange, moved.joined(separator: "\n"))])
  }

  /// A use of the optional in the content that the parameter does not cover.
  private var strayOptionalUse: Refusal? {
    guard let use = uses.contentUses.first(where: { !$0.isWrite }) else { return nil }
    return Refusal("\(use.place.capitalizedFirst) of the content reads `\(name)` as an optional besides the unwrapping.")
  }

  /// Where the content names something else as the value would be named that it takes from a model.
  private var nameInTheWay: FindingMessage? {
    guard uses.optional.isShared else { return nil }
    let other = file.tokens(named: parameter, within: [selection.closure.textRange]).first { token in
      guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self) else {
        return !(token.parent?.is(LabeledExprSyntax.self) ?? false)
      }
      return member.declName.baseName.id != token.id
    }
    return other.map { "line \(file.line(of: $0.textRange))" }
  }

  // MARK: The flag

  /// Bare writes of the optional that the parameter now shadows get a `self.`.
  private func shadowedWrites() -> [TextEdit] {
    guard parameter == uses.optional.name else { return [] }
    return uses.contentUses.filter { $0.isWrite && !$0.node.is(MemberAccessExprSyntax.self) }.map {
      .insert("self.", at: $0.range.lower)
    }
  }

  private func isInDismissal(_ use: StateUse) -> Bool {
    selection.presentation.onDismiss.map { use.isIn($0.textRange) } ?? false
  }

  // MARK: onDismiss

  /// Clean-up that the item form does by itself goes; a closure that did nothing else goes with it.
  private func dismissalEdits() -> Result<[TextEdit], Refusal> {
    guard let dismissal = selection.presentation.onDismiss, let argument = selection.presentation.call.argument("onDismiss")
    else {
      return .success([])
    }
    var cleanUp: [CodeBlockItemSyntax] = uses.dismissalResets.compactMap(\.statement)
    for (use, _) in uses.closingFlagWrites where isInDismissal(use) {
      guard let statement = use.statement else { return .failure(Refusal("`onDismiss` reads the flag.")) }
      cleanUp.append(statement)
    }
    cleanUp += uses.redundantFlagWrites.filter(isInDismissal).compactMap(\.statement)
    guard !cleanUp.isEmpty else { return .success([]) }
    guard let closure = dismissal.as(ClosureExprSyntax.self),
      closure.statements.allSatisfy({ statement in cleanUp.contains { $0.id == statement.id } })
    else { return .success(cleanUp.map { .delete(layout.removal(of: $0)) }) }
    return .success([.delete(rangeWithComma(of: argument))])
  }

  /// An argument with the comma that joined it to the one before.
  private func rangeWithComma(of argument: LabeledExprSyntax) -> TextRange {
    let arguments = Array(selection.presentation.call.node.arguments)
    if let index = arguments.firstIndex(where: { $0.id == argument.id }), index > 0 {
      return TextRange(arguments[index - 1].expression.textRange.upper, argument.expression.textRange.upper)
    }
    return TextRange(argument.textRange.lower, argument.trailingComma?.endPosition.utf8Offset ?? argument.textRange.upper)
  }
}
