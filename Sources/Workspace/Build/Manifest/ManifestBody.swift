import SwiftSyntax

extension ManifestEvaluator {
  /// The value that a function's body returns.
  mutating func result(of body: CodeBlockItemListSyntax) -> ManifestValue {
    if let only = body.onlyExpression { return item(only).value }
    for statement in body {
      if let end = statement.item.as(ReturnStmtSyntax.self) { return end.expression.map { item($0).value } ?? .unknown }
      if statement.item.containsReturn { return .unknown }
      run(statement)
    }
    return .unknown
  }

  /// Runs the statements of a file in order; their constants are in `locals` after that.
  mutating func run(_ statements: CodeBlockItemListSyntax) {
    for statement in statements { run(statement) }
  }

  private mutating func run(_ statement: CodeBlockItemSyntax) {
    switch statement.item {
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { bind(binding) }
      } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        taint(Syntax(conditional))
      }
    case .expr(let expression): if !assign(expression) { taint(Syntax(expression)) }
    case .stmt(let other): taint(Syntax(other))
    @unknown default: break
    }
  }

  private mutating func bind(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    var value = binding.initializer?.value
    if case .getter(let items)? = binding.accessorBlock?.accessors { value = items.onlyExpression }
    guard let value else { return }
    var item = item(value)
    item.value = item.value.made(as: binding.typeAnnotation?.type.trimmedDescription)
    locals[name] = item
  }

  /// Runs `x = a`, `x += a`, `x.append(a)` and `x.append(contentsOf: a)`, also of `package.targets`. False for anything else.
  private mutating func assign(_ expression: ExprSyntax) -> Bool {
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first, sequence.elements.count >= 3,
      let sign = sequence.elements.dropFirst().first
    {
      let rest = ExprListSyntax(sequence.elements.dropFirst(2).map { $0 })
      let right = rest.count == 1 ? rest.first.map { item($0) } : item(ExprSyntax(SequenceExprSyntax(elements: rest)))
      guard let right else { return false }
      if sign.is(AssignmentExprSyntax.self) { return change(first) { _ in right.value } }
      guard sign.as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" else { return false }
      return change(first) { $0.joined(with: right.value) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let method = call.calledExpression.as(MemberAccessExprSyntax.self), method.declName.baseName.text == "append",
      let base = method.base, call.arguments.count == 1, let argument = call.arguments.first
    else { return false }
    let added = item(argument.expression)
    let isList = argument.label?.text == "contentsOf"
    return change(base) { $0.joined(with: isList ? added.value : .list(ManifestList(items: [added]))) }
  }

  /// Changes `x` or `x.label`.
  private mutating func change(_ target: ExprSyntax, _ new: (ManifestValue) -> ManifestValue) -> Bool {
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text, let old = locals[name] {
      locals[name]?.value = new(old.value)
      return true
    }
    guard let member = target.as(MemberAccessExprSyntax.self),
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, let object = locals[name],
      case .call(var call) = object.value
    else { return false }
    let label = member.declName.baseName.text
    let old = call[label] ?? ManifestItem(value: .list(ManifestList(items: [])), place: file.place(of: target))
    call.set(label, ManifestItem(value: new(old.isNone ? .list(ManifestList(items: [])) : old.value), place: old.place))
    locals[name]?.value = .call(call)
    return true
  }

  /// What a loop, a condition or anything else that is not understood may change is not wholly known any more.
  private mutating func taint(_ node: Syntax) {
    for statement in node.statementsOfConditions {
      // What a condition may add is written plainly, too; only whether it does is not known.
      if let expression = statement.item.as(ExprSyntax.self), expression.isAddition { _ = assign(expression) }
    }
    for token in node.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind, let old = locals[name] else { continue }
      let next = token.nextToken(viewMode: .sourceAccurate)
      if next?.tokenKind == .period, let label = next?.nextToken(viewMode: .sourceAccurate)?.text,
        case .call(var call) = old.value
      {
        let value = call[label] ?? ManifestItem(value: .list(ManifestList(items: [])), place: old.place)
        call.set(label, ManifestItem(value: value.value.joined(with: .unknown), place: value.place))
        locals[name]?.value = .call(call)
      } else if next.map({ Self.changes($0) }) ?? false {
        locals[name]?.value = old.value.joined(with: .unknown)
      }
    }
  }

  /// Whether a token behind a name may be the start of a change of it.
  private static func changes(_ token: TokenSyntax) -> Bool {
    switch token.tokenKind {
    case .equal, .period: true
    case .binaryOperator(let text): text.hasSuffix("=") && text != "=="
    default: false
    }
  }
}

extension Syntax {
  /// The statements in the branches of an `if` or `#if`, at its first level.
  fileprivate var statementsOfConditions: [CodeBlockItemSyntax] {
    if let conditional = self.as(IfConfigDeclSyntax.self) {
      return conditional.clauses.flatMap { clause -> [CodeBlockItemSyntax] in
        if case .statements(let items)? = clause.elements { Array(items) } else { [] }
      }
    }
    guard let conditional = self.as(IfExprSyntax.self) ?? self.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    else { return [] }
    var items = Array(conditional.body.statements)
    switch conditional.elseBody {
    case .codeBlock(let block): items += Array(block.statements)
    case .ifExpr(let other): items += Syntax(other).statementsOfConditions
    case nil: break
    @unknown default: break
    }
    return items
  }
}

extension ExprSyntax {
  /// Whether it is `x += a` or `x.append(a)`.
  fileprivate var isAddition: Bool {
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    }
    return self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      == "append"
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var containsReturn: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
  }
}
