import SourceText
import SwiftSyntax

/// One use of a stored property inside its type and the type's extensions.
public struct Reference: Sendable {
  /// How it is written.
  public enum Form: Sendable, Equatable {
    /// `flag` or `self.flag`.
    case value
    /// `$flag` or `self.$flag`.
    case projection
    /// `_flag`: the wrapper itself.
    case storage
    /// `if let flag` with no initialiser.
    case shorthand
    /// `[flag] in`.
    case capture
  }

  /// What is done with it.
  public enum Use: Sendable {
    case read
    /// `flag = value`
    case assigned(Assignment)
    /// `flag.toggle()`
    case toggled(FunctionCallExprSyntax)
    /// Written in another way: `+=`, `&flag`, `flag.name = …`, part of a tuple.
    case mutated

    /// Whether a presentation may open by it: a toggle, or an assignment of something else than nil and the literal `false`.
    public var mayOpen: Bool {
      switch self {
      case .assigned(let assignment): assignment.mayOpen
      case .toggled: true
      case .read, .mutated: false
      }
    }
  }

  public let token: TokenSyntax
  /// `flag`, `self.flag` or `$flag` as a whole; for shorthands and captures the pattern or item.
  public let node: Syntax
  public let form: Form
  public let use: Use

  /// UTF-8 offsets of the whole, `self.` included.
  public var range: TextRange { node.textRange }

  /// Whether `self.` is written.
  public var hasSelf: Bool { node.is(MemberAccessExprSyntax.self) }

  public var isWrite: Bool {
    if case .read = use { false } else { true }
  }
}

extension ViewFile {
  /// The innermost type declaration around a node.
  public func type(around node: some SyntaxProtocol) -> TypeDeclaration? {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return piece(at: offset)?.facts.type(at: offset)
  }

  /// All uses of a property within its type: in the declaration and in the extensions of this file. Uses through another
  /// instance (`other.flag`) are none; see `foreignMentions`.
  public func references(to property: StateProperty, of type: TypeDeclaration) -> [Reference] {
    let scopes = declarations(of: type.qualifiedName).map(\.range)
    return memo.references.value(for: FileMemo.PropertyKey(property: property.nameToken.id, type: type.qualifiedName)) {
      findReferences(to: property, of: type, within: scopes)
    }
  }

  private func findReferences(
    to property: StateProperty, of type: TypeDeclaration, within scopes: [TextRange]
  ) -> [Reference] {
    var result: [Reference] = []
    for (spelling, form) in [
      (property.name, Reference.Form.value), ("$" + property.name, .projection), ("_" + property.name, .storage),
    ] {
      for token in tokens(named: spelling, within: scopes) where token.id != property.nameToken.id {
        if let reference = reference(token, form: form, name: property.name, type: type) { result.append(reference) }
      }
    }
    return result.sorted { $0.range < $1.range }
  }

  private func reference(_ token: TokenSyntax, form: Reference.Form, name: String, type: TypeDeclaration) -> Reference? {
    guard let parent = token.parent, self.type(around: token)?.qualifiedName == type.qualifiedName else { return nil }
    if let use = parent.as(DeclReferenceExprSyntax.self) {
      // `\.flag` reads the property of another root, as in `@Environment(\.dismiss) private var dismiss`.
      if use.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false { return nil }
      if let member = use.parent?.as(MemberAccessExprSyntax.self), member.declName.id == use.id {
        guard let base = member.base?.as(DeclReferenceExprSyntax.self), base.baseName.tokenKind == .keyword(.self) else {
          return nil
        }
        return Reference(token: token, node: Syntax(member), form: form, use: Reference.use(of: ExprSyntax(member)))
      }
      guard ScopeTree.localDeclaration(of: name, at: use) == nil else { return nil }
      return Reference(token: token, node: Syntax(use), form: form, use: Reference.use(of: ExprSyntax(use)))
    }
    if let pattern = parent.as(IdentifierPatternSyntax.self),
      let condition = pattern.parent?.as(OptionalBindingConditionSyntax.self), condition.initializer == nil
    {
      guard ScopeTree.localDeclaration(of: name, at: condition.parent.map(Syntax.init) ?? Syntax(condition)) == nil else {
        return nil
      }
      return Reference(token: token, node: Syntax(pattern), form: .shorthand, use: .read)
    }
    if let capture = parent.as(ClosureCaptureSyntax.self), capture.name.id == token.id, capture.initializer == nil {
      guard let closure = capture.firstAncestor(ClosureExprSyntax.self),
        ScopeTree.localDeclaration(of: name, at: closure) == nil
      else { return nil }
      return Reference(token: token, node: Syntax(capture), form: .capture, use: .read)
    }
    return nil
  }

  /// Whether anything outside the type's own scope in this file mentions the property: `other.flag`, `Screen(flag: …)`.
  public func foreignMentions(of property: StateProperty, of type: TypeDeclaration) -> [TokenSyntax] {
    let own = Set(references(to: property, of: type).map(\.token.id))
    // A private property cannot be named outside the type and its extensions.
    let isPrivate = property.modifiers.contains("private")
    let scopes = declarations(of: type.qualifiedName).map(\.range)
    let mentions =
      isPrivate ? tokens(named: property.name, within: scopes) : tokens(ofMemberOrLabel: property.name)
    return mentions.filter { token in
      guard token.id != property.nameToken.id, !own.contains(token.id), let parent = token.parent else { return false }
      if let reference = parent.as(DeclReferenceExprSyntax.self) {
        if reference.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false {
          return reference.firstAncestor(AttributeSyntax.self) == nil
        }
        // `other.flag`; a bare name that is no reference of ours is a local or another type's member, as is one behind `self`.
        guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
          return false
        }
        return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind != .keyword(.self)
      }
      if let argument = parent.as(LabeledExprSyntax.self), argument.label?.id == token.id {
        return argument.firstAncestor(FunctionCallExprSyntax.self).flatMap(Call.init)?.name == type.name
      }
      return false
    }
  }
}

extension Reference {
  static func use(of expression: ExprSyntax) -> Use {
    guard let parent = expression.parent else { return .read }
    if let infix = parent.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == expression.id {
      if let assignment = Assignment(infix) { return .assigned(assignment) }
      if let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text, name.hasSuffix("="),
        !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
      {
        return .mutated
      }
      return .read
    }
    if parent.is(InOutExprSyntax.self) { return .mutated }
    if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == expression.id {
      if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id {
        if member.declName.baseName.text == "toggle", call.arguments.isEmpty { return .toggled(call) }
        let mutating = ["append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "formUnion"]
        return mutating.contains(member.declName.baseName.text) ? .mutated : .read
      }
      return isWrittenThrough(ExprSyntax(member)) ? .mutated : .read
    }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      || parent.is(SubscriptCallExprSyntax.self),
      let outer = parent.as(ExprSyntax.self)
    {
      return isWrittenThrough(outer) ? .mutated : .read
    }
    if parent.is(LabeledExprSyntax.self), let tuple = parent.parent?.parent?.as(TupleExprSyntax.self),
      let infix = tuple.parent?.as(InfixOperatorExprSyntax.self), infix.leftOperand.id == ExprSyntax(tuple).id,
      infix.operator.is(AssignmentExprSyntax.self)
    {
      return .mutated
    }
    return .read
  }

  /// Whether an access path that starts at the property ends as the target of a write.
  private static func isWrittenThrough(_ expression: ExprSyntax) -> Bool {
    switch use(of: expression) {
    case .read: false
    case .assigned, .toggled, .mutated: true
    }
  }
}

extension SyntaxProtocol {
  /// The nearest enclosing node of a kind, this one left out.
  public func firstAncestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(kind) { return found }
      node = current.parent
    }
    return nil
  }
}
