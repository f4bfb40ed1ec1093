import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Rewrites code that reads an optional so that it reads a value of the same meaning that is never nil: the parameter of an
/// alert's closure, or of a function.
struct UnwrappedRewrite {
  /// The optional.
  let path: [String]
  /// Its type without the `?`, where known.
  let wrappedType: String?
  let type: TypeDeclaration
  /// The code in which the value is known.
  let region: TextRange
  let context: RuleContext

  struct Result {
    /// The value's name.
    let name: String
    /// Whether anything reads it.
    let isUsed: Bool
    var edits: [TextEdit]
    /// Why a person has to look, as ends of sentences.
    var cautions: [FindingMessage]
  }

  private var file: ViewFile { context.file }
  private var optional: String { path.joined(separator: ".") }
  private var uses: [Reference] {
    file.references(toPath: path, of: type).filter { region.contains($0.range) }
  }

  func result() throws(Refusal) -> Result {
    let uses = uses
    let name = try name(for: uses)
    var result = Result(name: name, isUsed: uses.contains { !$0.isWrite }, edits: [], cautions: [])
    for use in uses {
      if use.isWrite {
        guard case .assigned(let assignment) = use.use, assignment.isNil, use.form == .value else {
          throw Refusal("Line \(line(of: use.range)) changes `\(optional)` while the alert is about it.")
        }
        continue
      }
      try rewrite(use, into: &result)
    }
    return result
  }

  private func line(of range: TextRange) -> LineReference { file.line(of: range) }

  // MARK: The name

  /// The name that the code gives the unwrapped value, where it is only one, else the optional's own.
  private func name(for uses: [Reference]) throws(Refusal) -> String {
    let bound = Set(uses.compactMap { $0.boundName })
    let own = path.last ?? "value"
    for candidate in bound.count == 1 ? Array(bound) + [own] : [own] where !isTaken(candidate, uses: uses) { return candidate }
    throw Refusal("The name `\(own)` has another meaning in the closure.")
  }

  private func isTaken(_ name: String, uses: [Reference]) -> Bool {
    file.tokens(named: name, within: [region]).contains { token in
      guard region.contains(token.textRange), let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id,
        !uses.contains(where: { $0.range.contains(token.textRange) })
      else { return false }
      guard let declaration = ScopeTree.localDeclaration(of: name, at: reference) else { return true }
      return !region.contains(declaration.textRange)
    }
  }

  // MARK: Uses

  private func rewrite(_ use: Reference, into result: inout Result) throws(Refusal) {
    switch use.form {
    case .value, .shorthand: break
    case .projection, .storage: throw Refusal("Line \(line(of: use.range)) binds `\(optional)`.")
    case .capture: throw Refusal("A closure on line \(line(of: use.range)) captures `\(optional)`.")
    }
    if let condition = use.bindingCondition {
      result.edits += try edits(for: condition, named: use.boundName, name: result.name)
      return
    }
    guard let parent = use.node.parent else { return }
    let value = TextEdit(use.range, result.name)
    if let forced = parent.as(ForceUnwrapExprSyntax.self) {
      result.edits.append(TextEdit(forced.textRange, result.name))
    } else if let chaining = parent.as(OptionalChainingExprSyntax.self) {
      result.edits.append(TextEdit(chaining.textRange, result.name))
      try rewriteChain(ExprSyntax(chaining), of: use, into: &result)
    } else if let infix = parent.as(InfixOperatorExprSyntax.self) {
      if infix.isDefault(of: use.node) {
        result.edits.append(TextEdit(infix.textRange, result.name))
      } else if infix.operator.is(AssignmentExprSyntax.self), Syntax(infix.rightOperand).id == use.node.id {
        result.edits.append(value)
      } else {
        throw asOptional(use)
      }
    } else if parent.is(LabeledExprSyntax.self), parent.parent?.parent?.is(TupleExprSyntax.self) != true {
      if file.text[use.range] != result.name { result.edits.append(value) }
    } else {
      throw asOptional(use)
    }
  }

  private func asOptional(_ use: Reference) -> Refusal {
    Refusal("Line \(line(of: use.range)) takes `\(optional)` as an optional.")
  }

  /// `x?.name`, of which only the `?` goes; what is around it must bear that the result may not be optional any more.
  private func rewriteChain(_ start: ExprSyntax, of use: Reference, into result: inout Result) throws(Refusal) {
    var outer = start
    var members: [String] = []
    var isOptionalAnyway = false
    while let parent = outer.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == outer.id {
        members.append(member.declName.baseName.text)
        outer = ExprSyntax(member)
      } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == outer.id {
        outer = ExprSyntax(call)
      } else if let access = parent.as(SubscriptCallExprSyntax.self), access.calledExpression.id == outer.id {
        members.append("")
        outer = ExprSyntax(access)
      } else if let chaining = parent.as(OptionalChainingExprSyntax.self) {
        isOptionalAnyway = true
        outer = ExprSyntax(chaining)
      } else {
        break
      }
    }
    guard !isOptionalAnyway, let parent = outer.parent else { return }
    if parent.is(CodeBlockItemSyntax.self) || parent.is(AwaitExprSyntax.self) || parent.is(TryExprSyntax.self) { return }
    if let infix = parent.as(InfixOperatorExprSyntax.self) {
      if infix.isDefault(of: Syntax(outer)) {
        switch isOptional(members) {
        case .yes: return
        case .no:
          result.edits.append(.delete(TextRange(outer.textRange.upper, infix.textRange.upper)))
        case .unknown:
          result.cautions.append("the default on line \(line(of: use.range)) may have become needless")
        }
        return
      }
      let other = infix.leftOperand.id == outer.id ? infix.rightOperand : infix.leftOperand
      if ["==", "!="].contains(infix.operator.trimmedDescription), !other.is(NilLiteralExprSyntax.self) { return }
      if infix.operator.is(AssignmentExprSyntax.self) { return }
      throw asOptional(use)
    }
    if parent.is(LabeledExprSyntax.self), parent.parent?.parent?.is(TupleExprSyntax.self) != true { return }
    if isOptional(members) == .yes { return }
    throw asOptional(use)
  }

  /// Whether the last of some members of the value is optional.
  private func isOptional(_ members: [String]) -> Knowledge {
    guard let name = members.first, members.count == 1 else { return .unknown }
    if ["localizedDescription", "count", "isEmpty", "description"].contains(name) { return .no }
    guard let wrappedType else { return .unknown }
    if wrappedType.hasSuffix("Error"), ["errorDescription", "failureReason", "recoverySuggestion"].contains(name) {
      return .yes
    }
    for declaration in context.semantics.declarations(ofType: wrappedType, in: type).map(\.type) {
      if let property = declaration.properties.first(where: { $0.name == name && !$0.isStatic }), let type = property.type {
        return property.isOptional || type.hasSuffix("!") ? .yes : .no
      }
      if let member = declaration.members.first(where: { $0.name == name }), let type = member.resultType {
        return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") ? .yes : .no
      }
    }
    return .unknown
  }

  // MARK: Unwrappings

  private func edits(
    for condition: ConditionElementSyntax, named bound: String?, name: String
  ) throws(Refusal) -> [TextEdit] {
    guard let list = condition.parent?.as(ConditionElementListSyntax.self), let bound else {
      throw Refusal("Line \(line(of: condition.textRange)) unwraps `\(optional)` in a way of its own.")
    }
    if let check = list.parent?.as(GuardStmtSyntax.self) {
      guard check.body.statements.count <= 1 else {
        throw Refusal("The `guard` on line \(line(of: check.textRange)) does more than to leave.")
      }
      if list.count > 1 { return [try removal(of: condition, in: list, named: bound, name: name)] }
      if bound != name { return [TextEdit(check.textRange, "let \(bound) = \(name)")] }
      return [.delete(file.layout.removal(of: check))]
    }
    guard let branch = list.parent?.as(IfExprSyntax.self) else {
      throw Refusal("Line \(line(of: condition.textRange)) unwraps `\(optional)` in a loop.")
    }
    if let other = branch.elseBody {
      guard other.isEmptyView, !other.description.contains("//"), !other.description.contains("/*") else {
        throw Refusal("The `else` on line \(line(of: other.textRange)) does something when there is no value.")
      }
    }
    if list.count > 1 { return [try removal(of: condition, in: list, named: bound, name: name)] }
    let statement = branch.parent?.as(CodeBlockItemSyntax.self) ?? branch.parent?.parent?.as(CodeBlockItemSyntax.self)
    guard let statement, bound == name else {
      throw Refusal("Line \(line(of: branch.textRange)) gives the value a name of its own.")
    }
    let neighbours = statement.parent?.as(CodeBlockItemListSyntax.self)?.count ?? 1
    if neighbours > 1, branch.body.statements.contains(where: { $0.item.is(DeclSyntax.self) }) {
      throw Refusal("The names declared behind the `if` on line \(line(of: branch.textRange)) would get a wider meaning.")
    }
    if file.text[branch.textRange].contains("\"\"\"") {
      throw Refusal("The `if` on line \(line(of: branch.textRange)) holds a string of several lines that cannot be moved.")
    }
    return file.removalOfUnwrapping(branch)
  }

  /// One of several conditions, with the comma that joined it to a neighbour.
  private func removal(
    of condition: ConditionElementSyntax, in list: ConditionElementListSyntax, named bound: String, name: String
  ) throws(Refusal) -> TextEdit {
    guard bound == name else { throw Refusal("Line \(line(of: condition.textRange)) gives the value a name of its own.") }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == condition.id }) else {
      throw Refusal("The conditions on line \(line(of: condition.textRange)) cannot be taken apart.")
    }
    if let next = elements.dropFirst(index + 1).first {
      return .delete(TextRange(condition.textRange.lower, next.textRange.lower))
    }
    let before = elements.prefix(index).last?.condition.textRange.upper ?? condition.textRange.lower
    return .delete(TextRange(before, condition.textRange.upper))
  }
}

extension Reference {
  /// The `let y = x` that the optional is unwrapped by.
  var bindingCondition: ConditionElementSyntax? {
    guard
      let binding = node.parent?.as(OptionalBindingConditionSyntax.self)
        ?? node.parent?.as(InitializerClauseSyntax.self)?.parent?.as(OptionalBindingConditionSyntax.self)
    else { return nil }
    return binding.parent?.as(ConditionElementSyntax.self)
  }

  /// The name that the unwrapped value gets there; nil for `var` and patterns.
  fileprivate var boundName: String? {
    guard let binding = bindingCondition?.condition.as(OptionalBindingConditionSyntax.self),
      binding.bindingSpecifier.tokenKind == .keyword(.let)
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension InfixOperatorExprSyntax {
  /// Whether it is `x ?? …` for an operand.
  fileprivate func isDefault(of operand: Syntax) -> Bool {
    Syntax(leftOperand).id == operand.id && self.operator.trimmedDescription == "??"
  }
}
