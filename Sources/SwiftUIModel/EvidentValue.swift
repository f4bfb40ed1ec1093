import SwiftSyntax

extension ViewFile {
  /// Whether an expression is evidently no optional, by what this file says: a literal, an initialiser call, an unwrapped or
  /// row value, a property that is declared without `?`. False where only a type checker can tell.
  /// - Parameter type: the type whose members bare names mean
  public func isEvidentlyUnwrapped(_ value: ExprSyntax, in type: TypeDeclaration) -> Bool {
    isEvidentlyUnwrapped(value, in: type, depth: 0)
  }

  private func isEvidentlyUnwrapped(_ value: ExprSyntax, in type: TypeDeclaration, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    let isUnwrapped = { (next: ExprSyntax) in self.isEvidentlyUnwrapped(next, in: type, depth: depth + 1) }
    switch value.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .arrayExpr, .dictionaryExpr,
      .forceUnwrapExpr:
      return true
    case .tryExpr(let node):
      return node.questionOrExclamationMark?.tokenKind != .postfixQuestionMark && isUnwrapped(node.expression)
    case .awaitExpr(let node): return isUnwrapped(node.expression)
    case .tupleExpr(let node):
      return node.elements.count == 1 && node.elements.first.map { isUnwrapped($0.expression) } ?? false
    case .ternaryExpr(let node): return isUnwrapped(node.thenExpression) && isUnwrapped(node.elseExpression)
    case .infixOperatorExpr(let node):
      return node.operator.trimmedDescription == "??" && isUnwrapped(node.rightOperand)
    case .functionCallExpr(let node): return Call(node).map { isUnwrappedCall($0, in: type) } ?? false
    case .subscriptCallExpr(let node):
      // An element of an array; a dictionary's is optional.
      guard let path = node.calledExpression.plainPath, path.count == 1, let name = path.first,
        ScopeTree.localDeclaration(of: name, at: node) == nil, let array = property(named: name, of: type)?.type
      else { return false }
      return array.hasPrefix("[") && !array.contains(":") && !array.hasSuffix("?") && !array.hasSuffix("?]")
    case .declReferenceExpr(let node): return isUnwrappedName(node, in: type, depth: depth)
    case .memberAccessExpr(let node):
      guard let base = node.base else { return node.declName.baseName.text != "none" }
      if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
        return isUnwrappedMember(node.declName.baseName.text, of: type)
      }
      guard node.memberPathWithoutChaining else { return false }
      return node.declName.baseName.text == "localizedDescription" || isUnwrappedAnywhere(node)
    default: return false
    }
  }

  /// Whether every property of this name that the file declares is no optional, and there is one.
  private func isUnwrappedAnywhere(_ node: MemberAccessExprSyntax) -> Bool {
    let name = node.declName.baseName.text
    let found = properties(named: name)
    return !found.isEmpty && found.allSatisfy { $0.type != nil && !$0.isOptional && $0.type?.hasSuffix("!") == false }
  }

  private func isUnwrappedCall(_ call: Call, in type: TypeDeclaration) -> Bool {
    if call.name.first?.isUppercase ?? false || call.name == "init" {
      // Initialisers that are known to fail: `URL(string:)`, `Int("1")`, `UIImage(named:)`, `Mode(rawValue:)`.
      let first = call.node.arguments.first?.label?.text
      if let first, ["string", "named", "data", "rawValue", "exactly", "contentsOfFile", "uuidString"].contains(first) {
        return false
      }
      return
        !(first == nil && !call.node.arguments.isEmpty && ["Int", "Double", "Float", "UInt", "Decimal"].contains(call.name))
    }
    if call.isMember, call.base == nil { return true }
    guard !call.isMember || call.base?.trimmedDescription == "self", let result = member(named: call.name, of: type)?.resultType
    else { return false }
    return !result.hasSuffix("?")
  }

  private func isUnwrappedMember(_ name: String, of type: TypeDeclaration) -> Bool {
    if let property = property(named: name, of: type) {
      return property.type != nil && !property.isOptional && property.type?.hasSuffix("!") == false
    }
    guard let result = member(named: name, of: type)?.resultType else { return false }
    return !result.hasSuffix("?")
  }

  private func isUnwrappedName(_ node: DeclReferenceExprSyntax, in type: TypeDeclaration, depth: Int) -> Bool {
    let name = node.baseName.text
    if case .dollarIdentifier = node.baseName.tokenKind { return name.dropFirst().allSatisfy(\.isNumber) }
    guard let local = ScopeTree.localDeclaration(of: name, at: node) else { return isUnwrappedMember(name, of: type) }
    if let parameter = local.as(FunctionParameterSyntax.self) { return !parameter.type.isOptionalType }
    if let parameter = local.as(ClosureParameterSyntax.self) { return parameter.type?.isOptionalType != true }
    if let parameter = local.as(ClosureShorthandParameterSyntax.self) { return parameter.isEvidentlyElement }
    if local.is(CatchClauseSyntax.self) { return true }
    guard local.parent?.is(PatternBindingSyntax.self) ?? false, let binding = local.parent?.as(PatternBindingSyntax.self) else {
      // Bound by `if let`, `for` or `case let`.
      return local.is(IdentifierPatternSyntax.self) || local.is(TokenSyntax.self)
    }
    if let annotation = binding.typeAnnotation { return !annotation.type.isOptionalType }
    return binding.initializer.map { isEvidentlyUnwrapped($0.value, in: type, depth: depth + 1) } ?? false
  }
}

extension TypeSyntax {
  fileprivate var isOptionalType: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || trimmedDescription.hasPrefix("Optional<")
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is a path of plain names, without `?` in it.
  fileprivate var memberPathWithoutChaining: Bool { ExprSyntax(self).memberPath != nil }
}

extension ClosureShorthandParameterSyntax {
  /// Whether it is the closure's only parameter, or one of a row; of several others one may be an optional result.
  fileprivate var isEvidentlyElement: Bool {
    guard let list = parent?.as(ClosureShorthandParameterListSyntax.self), list.count > 1 else { return true }
    let call = firstAncestor(ClosureExprSyntax.self).flatMap(ViewFile.call(taking:))
    return call?.has(.rowMaker) ?? false
  }
}
