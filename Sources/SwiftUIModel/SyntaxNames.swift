import SwiftSyntax

extension AttributeListSyntax {
  /// The names of the attributes, those in `#if` left out.
  var names: [String] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return attribute.attributeName.written
    }
  }
}

extension DeclModifierListSyntax {
  /// `private`, `static`, …; a setter's `private(set)` is `private(set)`.
  var names: [String] { map { $0.detail == nil ? $0.name.text : "\($0.name.text)(\($0.detail?.detail.text ?? ""))" } }
}

extension TypeSyntax {
  /// The token of the last component: `Sheet` of `Cookbook.Sheet`.
  var lastNameToken: TokenSyntax? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name }
    if let type = self.as(MemberTypeSyntax.self) { return type.name }
    return nil
  }

  /// As it is written. The usual forms are put together from their tokens, since a trimmed copy of a node is dear.
  var written: String {
    if let type = self.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil, !hasError { return type.name.text }
    if let type = self.as(OptionalTypeSyntax.self), let wrapped = type.wrappedType.as(IdentifierTypeSyntax.self),
      wrapped.genericArgumentClause == nil, wrapped.trailingTriviaLength.utf8Length == 0, !hasError
    {
      return wrapped.name.text + "?"
    }
    return trimmedDescription
  }

  /// The dotted name without generic arguments.
  var plainTypeName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) { return "\(type.baseType.plainTypeName).\(type.name.text)" }
    return trimmedDescription
  }

  /// What an inheritance clause names, without attributes such as `@MainActor` or `@unchecked`.
  public var plainInheritedName: String {
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainTypeName }
    return plainTypeName
  }
}

extension AccessorBlockSyntax {
  /// The statements that compute the value; nil for stored properties with observers, and for protocol requirements.
  var getterBody: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): return statements
    case .accessors(let list):
      return list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    @unknown default: return nil
    }
  }
}

extension StateProperty {
  init(name: TokenSyntax, binding: PatternBindingSyntax, declaration: VariableDeclSyntax) {
    self.name = name.text
    nameToken = name
    self.binding = binding
    self.declaration = declaration
    storage = Storage(attributes: declaration.attributes)
    isLet = declaration.bindingSpecifier.tokenKind == .keyword(.let)
    modifiers = declaration.modifiers.names
    isStatic = modifiers.contains("static") || modifiers.contains("class")
    attributes = declaration.attributes.names
    defaultValue = binding.initializer?.value
    // In `var a, b: Bool` the annotation behind the last name holds for those before it.
    let annotation =
      binding.typeAnnotation
      ?? (binding.initializer == nil ? declaration.bindings.last?.typeAnnotation : nil)
    type = annotation?.type.written ?? binding.initializer?.value.evidentType
  }
}

extension ExprSyntax {
  /// The type that a literal or an initialiser call shows; nil for anything that needs a type checker.
  var evidentType: String? {
    if self.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if self.is(StringLiteralExprSyntax.self) { return "String" }
    if self.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if self.is(FloatLiteralExprSyntax.self) { return "Double" }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if let array = call.calledExpression.as(ArrayExprSyntax.self), array.elements.count == 1, call.arguments.isEmpty {
      return array.trimmedDescription
    }
    let reference = call.calledExpression.as(DeclReferenceExprSyntax.self)
    let name =
      reference.flatMap { $0.argumentNames == nil && !$0.hasError ? $0.baseName.text : nil }
      ?? call.calledExpression.trimmedDescription
    guard let last = name.split(separator: ".").last, last.first?.isUppercase == true || name.hasPrefix("Optional<") else {
      return nil
    }
    return name.hasPrefix(".") ? nil : name
  }
}

extension String {
  public var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension SyntaxProtocol {
  /// Whether it uses `$0`, `$1` and the like of a closure around it, which would mean something else in a closure of its own.
  public var usesParametersAround: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard case .dollarIdentifier(let name) = token.tokenKind, name.dropFirst().allSatisfy(\.isNumber) else { return false }
      guard let closure = token.firstAncestor(ClosureExprSyntax.self) else { return true }
      return !textRange.contains(closure.textRange)
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it is `@Bindable var model = model`, which gives an object of the environment its bindings.
  public var isBindable: Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Bindable" }
  }
}

extension ExprSyntax {
  /// The text without blanks and line breaks, by which conditions are compared.
  public var plainText: String { description.filter { !$0.isWhitespace } }
}
