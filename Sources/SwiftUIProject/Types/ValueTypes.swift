import SwiftSyntax
import SwiftUIModel

/// A type that the workspace or the standard library declares. Equal names mean the same type.
public struct ValueType: Hashable {
  /// With the types around it: `Home.Route`, `String`, `[Trail]`, `Trail.ID` where nothing says what that is.
  public let name: String
  public var isOptional = false

  public init(name: String, isOptional: Bool = false) {
    self.name = name
    self.isOptional = isOptional
  }

  public var unwrapped: ValueType { ValueType(name: name) }

  public var optional: ValueType { ValueType(name: name, isOptional: true) }

  /// The element of an array or set; nil for other types.
  public var element: ValueType? {
    let inner: Substring
    if name.hasPrefix("["), name.hasSuffix("]") {
      inner = name.dropFirst().dropLast()
    } else if name.hasPrefix("Set<"), name.hasSuffix(">") {
      inner = name.dropFirst(4).dropLast()
    } else {
      return nil
    }
    return inner.hasSuffix("?") ? ValueType(name: String(inner.dropLast()), isOptional: true) : ValueType(name: String(inner))
  }

  public var isSet: Bool { name.hasPrefix("Set<") }

  /// The last component, for words and names.
  public var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// What stands for the identity of a type that does not say what its `id` is.
  public var isOpaqueIdentity: Bool { name.hasSuffix(".ID") }
}

/// Finds the types of names and expressions by the declarations of the workspace. Nil means that only a type checker can tell.
public struct ValueTypes {
  public let semantics: SemanticModel

  public init(semantics: SemanticModel) { self.semantics = semantics }

  // MARK: Names

  /// The type that is written so in the members of a type.
  public func type(named written: String, in scope: TypeDeclaration?, depth: Int = 0) -> ValueType? {
    var text = written.filter { !$0.isWhitespace }
    guard depth < 6, !text.contains("&"), !text.contains("->"), !written.hasPrefix("any "), !written.hasPrefix("some ") else {
      return nil
    }
    if text.hasSuffix("?") || text.hasSuffix("!") {
      return type(named: String(text.dropLast()), in: scope, depth: depth + 1)?.optional
    }
    if let inner = text.argument(of: "Optional") { return type(named: inner, in: scope, depth: depth + 1)?.optional }
    if text.hasPrefix("["), text.hasSuffix("]") {
      guard !text.contains(":") else { return nil }
      return type(named: String(text.dropFirst().dropLast()), in: scope, depth: depth + 1).map { list("[", $0, "]") }
    }
    for collection in ["Array", "FetchedResults", "Results", "ArraySlice"] {
      guard let inner = text.argument(of: collection) else { continue }
      return type(named: inner, in: scope, depth: depth + 1).map { list("[", $0, "]") }
    }
    if let inner = text.argument(of: "Set") {
      return type(named: inner, in: scope, depth: depth + 1).map { list("Set<", $0, ">") }
    }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) else { return nil }
    for module in ["Swift.", "Foundation.", "SwiftUI."] where text.hasPrefix(module) { text.removeFirst(module.count) }
    if text == "Self" { return scope.map { ValueType(name: $0.qualifiedName) } }
    return plainType(named: text, in: scope, depth: depth)
  }

  private func list(_ open: String, _ element: ValueType, _ close: String) -> ValueType {
    ValueType(name: open + element.name + (element.isOptional ? "?" : "") + close)
  }

  private func plainType(named text: String, in scope: TypeDeclaration?, depth: Int) -> ValueType? {
    if let scope, isGenericParameter(text.split(separator: ".").first.map(String.init) ?? text, of: scope) { return nil }
    let declared = semantics.declarations(ofType: text, in: scope).filter {
      $0.type.kind != .extension && $0.type.kind != .protocol
    }
    if declared.count == 1, let only = declared.first { return ValueType(name: only.type.qualifiedName) }
    guard declared.isEmpty else { return nil }
    if let scope, let alias = alias(text, in: scope) { return type(named: alias, in: scope, depth: depth + 1) }
    if text.hasSuffix(".ID"), let base = type(named: String(text.dropLast(3)), in: scope, depth: depth + 1) {
      return identity(of: base)
    }
    return StandardTypes.isValue(text) ? ValueType(name: text) : nil
  }

  private func isGenericParameter(_ name: String, of scope: TypeDeclaration) -> Bool {
    if scope.genericParameters.contains(name) { return true }
    guard scope.kind == .extension else { return false }
    return semantics.declarations(ofType: scope.qualifiedName).contains { $0.type.genericParameters.contains(name) }
  }

  private func alias(_ name: String, in scope: TypeDeclaration) -> String? {
    semantics.declarations(ofType: scope.qualifiedName).compactMap { $0.type.aliases[name] }.first
  }

  /// The type of the `id` of a type.
  public func identity(of type: ValueType) -> ValueType? {
    if StandardTypes.isValue(type.name) { return nil }
    let declarations = semantics.declarations(ofType: type.name)
    guard let main = declarations.first(where: { $0.type.kind != .extension })?.type else { return nil }
    // Protocols may bring an `id` along.
    if let id = self.type(ofMember: "id", of: type) { return id }
    let hasOwn = declarations.contains { declaration in
      declaration.type.properties.contains { $0.name == "id" } || declaration.type.members.contains { $0.name == "id" }
    }
    if main.attributes.contains("Model"), !hasOwn { return ValueType(name: "PersistentIdentifier") }
    return ValueType(name: type.name + ".ID")
  }

  /// The type of a stored property of a type.
  public func type(of property: StateProperty, in owner: TypeDeclaration) -> ValueType? {
    property.typeInSight.flatMap { type(named: $0, in: owner) }
  }

  /// The type of a property of a type.
  public func type(ofMember name: String, of owner: ValueType) -> ValueType? {
    if name == "count", owner.element != nil { return ValueType(name: "Int") }
    for declaration in semantics.declarations(ofType: owner.name) {
      let type = declaration.type
      let property = type.properties.first { $0.name == name && !$0.isStatic }
      let member = type.members.first { $0.name == name && $0.isProperty && !$0.modifiers.contains("static") }
      if property != nil || member != nil {
        guard let written = property.map(\.typeInSight) ?? member?.resultType else { return nil }
        // `id: ID` says no more than that there is one.
        return written == "ID" || written.hasSuffix(".ID") && name == "id" ? nil : self.type(named: written, in: type)
      }
      if name == "rawValue", type.kind == .enumeration, let raw = type.inheritedTypes.first, ["String", "Int"].contains(raw) {
        return ValueType(name: raw)
      }
    }
    return nil
  }

  private func type(ofStatic name: String, of owner: ValueType, isCall: Bool) -> ValueType? {
    for declaration in semantics.declarations(ofType: owner.name) {
      let type = declaration.type
      if type.cases.contains(where: { $0.name.text == name && ($0.parameterClause != nil) == isCall }) { return owner }
      if name == "allCases", !isCall, type.kind == .enumeration { return ValueType(name: "[\(owner.name)]") }
      if let property = type.properties.first(where: { $0.name == name && $0.isStatic }), !isCall {
        return property.typeInSight.flatMap { self.type(named: $0, in: type) }
      }
      if let member = type.members.first(where: { $0.name == name && $0.modifiers.contains("static") }),
        member.isProperty != isCall
      {
        return member.resultType.flatMap { self.type(named: $0, in: type) }
      }
    }
    return nil
  }

  // MARK: Expressions

  public func type(of expression: ExprSyntax, in file: ViewFile, depth: Int = 0) -> ValueType? {
    guard depth < 12 else { return nil }
    let inner = { (next: ExprSyntax) in self.type(of: next, in: file, depth: depth + 1) }
    let scope = file.type(around: expression)
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: return ValueType(name: "String")
    case .integerLiteralExpr: return ValueType(name: "Int")
    case .floatLiteralExpr: return ValueType(name: "Double")
    case .booleanLiteralExpr: return ValueType(name: "Bool")
    case .forceUnwrapExpr(let node): return inner(node.expression)?.unwrapped
    case .optionalChainingExpr(let node): return inner(node.expression)?.unwrapped
    case .tupleExpr(let node): return node.elements.count == 1 ? node.elements.first.flatMap { inner($0.expression) } : nil
    case .asExpr(let node):
      guard node.questionOrExclamationMark?.tokenKind != .postfixQuestionMark else { return nil }
      return type(named: node.type.trimmedDescription, in: scope)
    case .ternaryExpr(let node):
      let first = inner(node.thenExpression)
      return first == inner(node.elseExpression) ? first : nil
    case .infixOperatorExpr(let node):
      let symbol = node.operator.trimmedDescription
      guard symbol == "..<" || symbol == "..." else { return nil }
      let bounds = [node.leftOperand, node.rightOperand].compactMap(inner)
      return bounds.contains(ValueType(name: "Int")) ? ValueType(name: "[Int]") : nil
    case .declReferenceExpr(let node): return type(of: node, in: file, scope, depth: depth)
    case .memberAccessExpr(let node):
      guard let base = node.base else { return nil }
      let name = node.declName.baseName.text
      if let owner = typeName(base, in: scope) { return type(ofStatic: name, of: owner, isCall: false) }
      if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
        return scope.flatMap { self.type(ofMember: name, of: ValueType(name: $0.qualifiedName)) }
      }
      guard let owner = inner(base), !owner.isOptional else { return nil }
      return type(ofMember: name, of: owner)
    case .functionCallExpr(let node): return Call(node).flatMap { type(of: $0, in: file, scope, depth: depth) }
    default: return nil
    }
  }

  private func typeName(_ expression: ExprSyntax, in scope: TypeDeclaration?) -> ValueType? {
    guard let path = expression.memberPath, path.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return type(named: path.joined(separator: "."), in: scope)
  }

  private func type(of call: Call, in file: ViewFile, _ scope: TypeDeclaration?, depth: Int) -> ValueType? {
    if !call.isMember {
      guard call.name.first?.isUppercase == true else { return helperResult(call.name, in: scope) }
      // Conversions such as `Int("1")` and `URL(string:)` may give nil.
      if StandardTypes.isValue(call.name), !["UUID", "NavigationPath", "Date"].contains(call.name) { return nil }
      if call.argument("rawValue") != nil { return nil }
      return type(named: call.name, in: scope)
    }
    guard let base = call.base else { return nil }
    if let owner = typeName(base, in: scope) { return type(ofStatic: call.name, of: owner, isCall: true) }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
      return helperResult(call.name, in: scope)
    }
    guard ["sorted", "filter", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast"].contains(call.name) else {
      return nil
    }
    return type(of: base, in: file, depth: depth + 1).flatMap { $0.element.map { ValueType(name: "[\($0.name)]") } }
  }

  private func helperResult(_ name: String, in scope: TypeDeclaration?) -> ValueType? {
    guard let scope else { return nil }
    let found = semantics.declarations(ofType: scope.qualifiedName).flatMap(\.type.members).filter {
      $0.name == name && !$0.isProperty
    }
    return found.count == 1 ? found.first?.resultType.flatMap { type(named: $0, in: scope) } : nil
  }

  private func type(
    of node: DeclReferenceExprSyntax, in file: ViewFile, _ scope: TypeDeclaration?, depth: Int
  ) -> ValueType? {
    let name = node.baseName.text
    if case .dollarIdentifier = node.baseName.tokenKind, name.dropFirst().allSatisfy(\.isNumber) {
      guard name == "$0", let closure = node.firstAncestor(ClosureExprSyntax.self), closure.signature == nil else { return nil }
      return element(of: closure, in: file, depth: depth)
    }
    if node.baseName.tokenKind == .keyword(.self) { return scope.map { ValueType(name: $0.qualifiedName) } }
    return type(ofName: name, at: Syntax(node), in: file, scope, depth: depth)
  }

  private func type(
    ofName name: String, at node: Syntax, in file: ViewFile, _ scope: TypeDeclaration?, depth: Int
  ) -> ValueType? {
    let plain = String(name.trimmingPrefix("$"))
    if let local = ScopeTree.localDeclaration(of: plain, at: node) ?? ScopeTree.localDeclaration(of: "$" + plain, at: node),
      plain == name || local.hasProjection
    {
      return type(ofLocal: local, in: file, scope, depth: depth)
    }
    return scope.flatMap { type(ofMember: plain, of: ValueType(name: $0.qualifiedName)) }
  }

  private func type(
    ofLocal local: Syntax, in file: ViewFile, _ scope: TypeDeclaration?, depth: Int
  ) -> ValueType? {
    let named = { (type: TypeSyntax) in self.type(named: type.trimmedDescription, in: scope) }
    if let parameter = local.as(FunctionParameterSyntax.self) { return named(parameter.type) }
    if let parameter = local.as(ClosureParameterSyntax.self), let type = parameter.type { return named(type) }
    if local.is(ClosureParameterSyntax.self) || local.is(ClosureShorthandParameterSyntax.self) {
      guard let closure = local.firstAncestor(ClosureExprSyntax.self) else { return nil }
      return element(of: closure, in: file, depth: depth)
    }
    if let capture = local.as(ClosureCaptureSyntax.self) {
      guard depth < 12, let closure = capture.firstAncestor(ClosureExprSyntax.self) else { return nil }
      if let value = capture.initializer?.value { return type(of: value, in: file, depth: depth + 1) }
      return type(ofName: capture.name.text, at: Syntax(closure), in: file, scope, depth: depth + 1)
    }
    if let binding = local.parent?.as(PatternBindingSyntax.self) {
      if let annotation = binding.typeAnnotation { return named(annotation.type) }
      return binding.initializer.flatMap { type(of: $0.value, in: file, depth: depth + 1) }
    }
    if let condition = local.parent?.as(OptionalBindingConditionSyntax.self) {
      if let annotation = condition.typeAnnotation { return named(annotation.type)?.unwrapped }
      if let value = condition.initializer?.value { return type(of: value, in: file, depth: depth + 1)?.unwrapped }
      // `if let selected` without a value takes the member of that name.
      guard let scope, let name = local.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      return type(ofMember: name, of: ValueType(name: scope.qualifiedName))?.unwrapped
    }
    if let loop = local.parent?.as(ForStmtSyntax.self) { return type(of: loop.sequence, in: file, depth: depth + 1)?.element }
    return nil
  }

  /// The type of the values that a row's closure gets.
  private func element(of closure: ClosureExprSyntax, in file: ViewFile, depth: Int) -> ValueType? {
    guard let call = ViewFile.call(taking: closure), let data = call.rowData, call.rowClosure?.id == closure.id else {
      return nil
    }
    return type(of: data, in: file, depth: depth + 1)?.element
  }
}

extension Call {
  /// The data of a `ForEach` or `List` that makes a row for each value; nil for anything else.
  public var rowData: ExprSyntax? {
    guard !isMember, has(.rowsOfElements), rowClosure != nil else { return nil }
    guard let data = unlabeledArgument?.expression, argument("children") == nil else { return nil }
    return data
  }

  /// The closure that makes the rows of a `ForEach` or `List` with data.
  public var rowClosure: ClosureExprSyntax? {
    guard unlabeledArgument != nil else { return nil }
    return closures.first { $0.label == nil || $0.label == "content" || $0.label == "rowContent" }?.closure
  }
}

extension StateProperty {
  /// The type as written, that of `@Environment(Model.self)` included.
  fileprivate var typeInSight: String? {
    if let type { return type }
    if case .environment(let name) = storage, name.first?.isUppercase == true { return name }
    return nil
  }
}

extension String {
  /// The `T` of `Name<T>`; nil for other names.
  fileprivate func argument(of name: String) -> String? {
    hasPrefix(name + "<") && hasSuffix(">") ? String(dropFirst(name.count + 1).dropLast()) : nil
  }
}

extension Syntax {
  /// Whether a local declaration gives `$name` a meaning: `@Bindable var model = model`, or `{ $row in … }`.
  fileprivate var hasProjection: Bool {
    if trimmedDescription.hasPrefix("$") { return true }
    return parent?.is(PatternBindingSyntax.self) ?? false && firstAncestor(VariableDeclSyntax.self)?.attributes.isEmpty == false
  }
}
