import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The contents of several presentations on their way into the cases of one `switch`.
struct SheetContents {
  let slots: [SheetSlot]
  let file: ViewFile

  private var layout: Layout { file.layout }

  // MARK: Names

  /// What the case of a slot calls its value; nil where it has none, or the content does not use it.
  func boundName(of slot: SheetSlot) -> String? {
    guard let optional = slot.optional else { return nil }
    guard let unwrapping = slot.unwrapping else {
      if slot.closure.signature != nil { return Presentation.parameterName(of: slot.closure) }
      return freePayloadName(of: slot) ?? optional.name
    }
    let old = unwrapping.boundName ?? slot.payloadName
    guard hasBorrowedName(unwrapping) else { return old }
    return freePayloadName(of: slot) ?? old
  }

  /// `if let recipe` and `recipe!` have no name of the value's own, only that of the optional.
  private func hasBorrowedName(_ unwrapping: Unwrapping) -> Bool {
    guard let condition = unwrapping.condition?.condition.as(OptionalBindingConditionSyntax.self) else { return true }
    return condition.initializer == nil
  }

  /// The payload's name, when nothing else in the content has it and every use can be renamed.
  private func freePayloadName(of slot: SheetSlot) -> String? {
    let name = slot.payloadName
    let content = slot.closure.textRange
    if name == slot.unwrapping?.boundName { return name }
    let isTaken = file.tokens(named: name, within: [content]).contains {
      content.contains($0.textRange) && !$0.isLabelOrMemberName
    }
    if isTaken { return nil }
    guard let unwrapping = slot.unwrapping, let old = unwrapping.boundName, case .ifLet = unwrapping.shape else { return name }
    let others = file.tokens(named: old, within: [content]).filter {
      content.contains($0.textRange) && !$0.isLabelOrMemberName && !($0.parent?.is(DeclReferenceExprSyntax.self) ?? false)
        && !(unwrapping.place?.contains($0.textRange) ?? false)
    }
    return others.isEmpty ? name : nil
  }

  /// The edits that give the values their new names.
  func renames(names: EnumSheetNames) throws(Refusal) -> [TextEdit] {
    var edits: [TextEdit] = []
    for slot in slots {
      guard let optional = slot.optional, let new = boundName(of: slot) else { continue }
      let content = slot.closure.textRange
      if let unwrapping = slot.unwrapping, case .ifLet = unwrapping.shape, let old = unwrapping.boundName, old != new {
        edits += file.tokens(named: old, within: [content]).filter { token in
          guard content.contains(token.textRange), !token.isLabelOrMemberName, let place = unwrapping.place,
            let reference = token.parent?.as(DeclReferenceExprSyntax.self)
          else { return false }
          return ScopeTree.localDeclaration(of: old, at: reference).map { place.contains($0.textRange) } ?? false
        }.map { TextEdit($0.textRange, new) }
      }
      if case .forced? = slot.unwrapping?.shape, let type = file.type(around: slot.closure) {
        edits += file.references(to: optional, of: type).compactMap { slot.forcedUse($0) }.map { TextEdit($0.textRange, new) }
      }
      if slot.flag == nil, slot.closure.signature == nil {
        edits += file.tokens(named: "$0", within: [content]).filter {
          $0.firstAncestor(ClosureExprSyntax.self)?.id == slot.closure.id
        }
        .map { TextEdit($0.textRange, new) }
      }
    }
    return edits
  }

  // MARK: Text

  /// The text of a range after those of some edits that lie in it.
  func text(of range: TextRange, applying edits: [TextEdit]) -> String {
    var result = ""
    var position = range.lower
    for edit in Array(Set(edits)).sorted(by: { $0.range < $1.range })
    where range.contains(edit.range) && edit.range.lower >= position {
      result += file.text[TextRange(position, edit.range.lower)] + edit.replacement
      position = edit.range.upper
    }
    return result + file.text[TextRange(position, range.upper)]
  }

  /// Comments among the arguments have no place in the new modifier.
  func checkComments(of slot: SheetSlot) throws(Refusal) {
    let call = slot.presentation.call
    for token in call.node.tokens(viewMode: .sourceAccurate) {
      let range = token.textRange
      guard range.lower >= call.nameToken.textRange.lower, !slot.closure.textRange.contains(range),
        !(slot.presentation.onDismiss?.textRange.contains(range) ?? false)
      else { continue }
      let isFirst = token.id == call.nameToken.id
      let isLast = range.upper == call.node.textRange.upper
      if !isFirst && token.leadingTrivia.hasComment || !isLast && token.trailingTrivia.hasComment {
        throw Refusal("There is a comment among the arguments for `\(slot.presentation.driverName)`.")
      }
    }
  }

  /// The content's lines, without the unwrapping, at an indentation.
  func lines(of slot: SheetSlot, applying edits: [TextEdit], indentation: String) throws(Refusal) -> [String] {
    let closure = slot.closure
    var start = closure.leftBrace.textRange.upper
    if let signature = closure.signature {
      try check(signature, of: slot)
      start = signature.inKeyword.textRange.upper
    }
    if closure.returnsExplicitly {
      throw Refusal("The content for `\(slot.presentation.driverName)` returns its view by a statement.")
    }
    let whole = TextRange(start, closure.rightBrace.textRange.lower)
    guard case .ifLet(let conditional)? = slot.unwrapping?.shape else {
      return try lines(of: whole, applying: edits, indentation: indentation)
    }
    if let elseBody = conditional.elseBody, Syntax(elseBody).description.contains("/") {
      throw Refusal("There is a comment in an `else` branch.")
    }
    let body = TextRange(conditional.body.leftBrace.textRange.upper, conditional.body.rightBrace.textRange.lower)
    return try lines(of: TextRange(whole.lower, conditional.textRange.lower), applying: edits, indentation: indentation)
      + lines(of: body, applying: edits, indentation: indentation)
      + lines(of: TextRange(conditional.textRange.upper, whole.upper), applying: edits, indentation: indentation)
  }

  private func check(_ signature: ClosureSignatureSyntax, of slot: SheetSlot) throws(Refusal) {
    let captured = signature.capture?.items.map(\.name.text) ?? []
    guard captured.allSatisfy({ name in slot.states.contains { $0.name == name } }), signature.effectSpecifiers == nil,
      signature.attributes.isEmpty
    else { throw Refusal("The content for `\(slot.presentation.driverName)` captures other values by name.") }
  }

  private func lines(of range: TextRange, applying edits: [TextEdit], indentation: String) throws(Refusal) -> [String] {
    let text = text(of: range, applying: edits)
    var lines = text.split(separator: layout.lineBreak, omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.first else { return [] }
    let later = lines.dropFirst()
    // What starts behind the brace is aligned with the brace's line.
    let isBehindBrace = first.contains { !$0.isWhitespace } && !first.isComment
    let from =
      isBehindBrace
      ? layout.indentation(at: range.lower)
      : String(later.first { $0.contains { !$0.isWhitespace } }?.prefix { $0 == " " || $0 == "\t" } ?? "")
    let isMovable = later.allSatisfy { line in line.hasPrefix(from) || line.allSatisfy(\.isWhitespace) }
    if !isMovable, text.contains("\"\"\"") { throw Refusal("A multi-line string in the content cannot be moved as it is.") }
    lines =
      [indentation + first.trimmed]
      + later.map { line in
        line.hasPrefix(from) ? indentation + line.dropFirst(from.count) : line
      }
    lines = lines.map { line in line.contains { !$0.isWhitespace } ? line : "" }
    lines = Array(lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
    return lines.enumerated().map { $0.offset == lines.count - 1 ? $0.element.trimmedEnd : $0.element }
  }
}

extension TokenSyntax {
  /// Whether it is an argument's label, or a member's name behind a dot.
  fileprivate var isLabelOrMemberName: Bool {
    if let argument = parent?.as(LabeledExprSyntax.self), argument.label?.id == id { return true }
    if let closure = parent?.as(MultipleTrailingClosureElementSyntax.self), closure.label.id == id { return true }
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
  }
}

extension ClosureExprSyntax {
  /// Whether a `return` of its own is in it, so that it is no view builder.
  fileprivate var returnsExplicitly: Bool {
    statements.tokens(viewMode: .sourceAccurate).contains { token in
      guard token.tokenKind == .keyword(.return) else { return false }
      var scope = token.parent
      while let node = scope, !node.is(ClosureExprSyntax.self),
        !node.is(CodeBlockSyntax.self) || !(node.parent?.is(FunctionDeclSyntax.self) ?? false)
      {
        scope = node.parent
      }
      return scope?.id == Syntax(self).id
    }
  }
}

extension Trivia {
  fileprivate var hasComment: Bool { contains { $0.isComment } }
}

extension String {
  fileprivate var isComment: Bool { trimmed.hasPrefix("//") || trimmed.hasPrefix("/*") }
  fileprivate var trimmed: String { String(drop(while: \.isWhitespace)).trimmedEnd }
  fileprivate var trimmedEnd: String { String(reversed().drop(while: \.isWhitespace).reversed()) }
}
