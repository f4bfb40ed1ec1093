import SwiftSyntax

/// Unqualified name look-up within bodies: whether a name at some place means a local declaration or reaches the members of
/// the enclosing type. Nothing public in the toolchain answers this.
public enum ScopeTree {
  /// The declaration inside a body that `name` means at `node`: a parameter, `let`, pattern, capture, `if let`, local function;
  /// nil when the name reaches the members of the enclosing type or the file.
  public static func localDeclaration(of name: String, at node: some SyntaxProtocol) -> Syntax? {
    var child = Syntax(node)
    while let scope = child.parent {
      if scope.is(MemberBlockSyntax.self) || scope.is(SourceFileSyntax.self) { return nil }
      if let found = declaration(of: name, in: scope, visibleFrom: child) { return found }
      child = scope
    }
    return nil
  }

  /// All names that declarations inside bodies give a meaning at `node`, for choosing one that does not collide.
  public static func isTaken(_ name: String, within node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name
        && (token.parent?.is(IdentifierPatternSyntax.self) ?? false
          || token.parent?.is(ClosureShorthandParameterSyntax.self) ?? false
          || token.parent?.is(ClosureParameterSyntax.self) ?? false || token.parent?.is(FunctionParameterSyntax.self) ?? false
          || token.parent?.is(DeclReferenceExprSyntax.self) ?? false)
    }
  }

  private static func declaration(of name: String, in scope: Syntax, visibleFrom child: Syntax) -> Syntax? {
    if let list = scope.as(CodeBlockItemListSyntax.self) { return statement(in: list, before: child, declaring: name) }
    if let closure = scope.as(ClosureExprSyntax.self) {
      guard !child.is(ClosureSignatureSyntax.self) else { return nil }
      return parameter(of: closure, named: name)
    }
    if let function = scope.as(FunctionDeclSyntax.self) {
      return parameter(of: function.signature.parameterClause, named: name)
    }
    if let initializer = scope.as(InitializerDeclSyntax.self) {
      return parameter(of: initializer.signature.parameterClause, named: name)
    }
    if let subscripting = scope.as(SubscriptDeclSyntax.self) { return parameter(of: subscripting.parameterClause, named: name) }
    if let accessor = scope.as(AccessorDeclSyntax.self) { return accessor.declares(name) ? scope : nil }
    if let conditional = scope.as(IfExprSyntax.self) {
      guard child.is(CodeBlockSyntax.self), child.id == Syntax(conditional.body).id else { return nil }
      return condition(in: conditional.conditions, declaring: name)
    }
    if let loop = scope.as(WhileStmtSyntax.self), child.is(CodeBlockSyntax.self) {
      return condition(in: loop.conditions, declaring: name)
    }
    // A later condition sees what the earlier ones bind.
    if let list = scope.as(ConditionElementListSyntax.self) {
      for element in list {
        if Syntax(element).id == child.id { break }
        if let found = condition(element, declaring: name) { return found }
      }
      return nil
    }
    if let loop = scope.as(ForStmtSyntax.self) {
      guard child.id != Syntax(loop.sequence).id else { return nil }
      return loop.pattern.binding(of: name)
    }
    if let switchCase = scope.as(SwitchCaseSyntax.self) {
      guard case .case(let label) = switchCase.label else { return nil }
      for item in label.caseItems { if let found = item.pattern.binding(of: name) { return found } }
      return nil
    }
    if let handler = scope.as(CatchClauseSyntax.self) {
      if handler.catchItems.isEmpty { return name == "error" && child.is(CodeBlockSyntax.self) ? scope : nil }
      for item in handler.catchItems { if let found = item.pattern?.binding(of: name) { return found } }
    }
    return nil
  }

  private static func statement(
    in list: CodeBlockItemListSyntax, before child: Syntax, declaring name: String
  ) -> Syntax? {
    // Members of a file are no locals, though `#if` at file level wraps them in the same kind of list.
    if list.parent?.is(SourceFileSyntax.self) ?? true { return nil }
    var found: Syntax?
    for item in list {
      if Syntax(item).id == child.id { break }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { found = binding.pattern.binding(of: name) ?? found }
      } else if let check = item.item.as(GuardStmtSyntax.self) {
        found = condition(in: check.conditions, declaring: name) ?? found
      }
    }
    if let found { return found }
    for item in list {
      if let function = item.item.as(FunctionDeclSyntax.self), function.name.text == name { return Syntax(function) }
    }
    return nil
  }

  private static func condition(in list: ConditionElementListSyntax, declaring name: String) -> Syntax? {
    var found: Syntax?
    for element in list { found = condition(element, declaring: name) ?? found }
    return found
  }

  private static func condition(_ element: ConditionElementSyntax, declaring name: String) -> Syntax? {
    switch element.condition {
    case .optionalBinding(let binding): binding.pattern.binding(of: name)
    case .matchingPattern(let match): match.pattern.binding(of: name)
    default: nil
    }
  }

  private static func parameter(of closure: ClosureExprSyntax, named name: String) -> Syntax? {
    guard let signature = closure.signature else { return nil }
    if let captures = signature.capture {
      for item in captures.items where item.name.text == name { return Syntax(item) }
    }
    switch signature.parameterClause {
    case .simpleInput(let list)?:
      for item in list where item.name.text == name { return Syntax(item) }
    case .parameterClause(let clause)?:
      for item in clause.parameters where (item.secondName ?? item.firstName).text == name { return Syntax(item) }
    default: break
    }
    return nil
  }

  private static func parameter(of clause: FunctionParameterClauseSyntax, named name: String) -> Syntax? {
    for item in clause.parameters where (item.secondName ?? item.firstName).text == name { return Syntax(item) }
    return nil
  }
}

extension AccessorDeclSyntax {
  /// Whether the accessor's own parameter, written or implied, has this name.
  fileprivate func declares(_ name: String) -> Bool {
    if let parameters { return parameters.name.text == name }
    switch accessorSpecifier.tokenKind {
    case .keyword(.set), .keyword(.willSet): return name == "newValue"
    case .keyword(.didSet): return name == "oldValue"
    default: return false
    }
  }
}

extension PatternSyntax {
  /// The identifier pattern in it that binds a name.
  func binding(of name: String) -> Syntax? {
    if let identifier = self.as(IdentifierPatternSyntax.self) { return identifier.identifier.text == name ? Syntax(self) : nil }
    if let tuple = self.as(TuplePatternSyntax.self) {
      for element in tuple.elements { if let found = element.pattern.binding(of: name) { return found } }
      return nil
    }
    if let value = self.as(ValueBindingPatternSyntax.self) { return value.pattern.binding(of: name) }
    // `case .editor(let recipe)` keeps its patterns inside an expression, and `case let .editor(recipe)` its bare names.
    if let expression = self.as(ExpressionPatternSyntax.self) {
      let isBinding = parent?.is(ValueBindingPatternSyntax.self) ?? false
      for token in expression.tokens(viewMode: .sourceAccurate) where token.text == name {
        if token.parent?.is(IdentifierPatternSyntax.self) ?? false { return Syntax(token) }
        if isBinding, let reference = token.parent?.as(DeclReferenceExprSyntax.self),
          reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        {
          return Syntax(token)
        }
      }
    }
    return nil
  }
}
