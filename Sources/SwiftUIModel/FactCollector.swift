import SwiftSyntax

/// The one walk over a file's tree.
final class FactCollector: SyntaxVisitor {
  /// The declarations so far, outer ones before those in them.
  private var found: [(header: TypeHeader, members: TypeMembers)] = []
  var types: [TypeDeclaration] {
    found.map { TypeDeclaration(TypeDeclaration.Facts($0.header, members: $0.members)) }
  }
  var calls: [Call] = []
  var assignments: [Assignment] = []
  var globals: [Member] = []
  /// Positions in `found` of the declarations around the visited node.
  private var open: [Int] = []
  /// How many function bodies and accessors lie between the visited node and the innermost type.
  private var depth: [Int] = [0]

  init() { super.init(viewMode: .sourceAccurate) }

  /// `#if false` is how code is set aside; what is never compiled holds no facts.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isNeverCompiled ? .skipChildren : .visitChildren
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.structure, node, name: node.name, inherits: node.inheritanceClause, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { end() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.class, node, name: node.name, inherits: node.inheritanceClause, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { end() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.enumeration, node, name: node.name, inherits: node.inheritanceClause, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { end() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.actor, node, name: node.name, inherits: node.inheritanceClause, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { end() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.protocol, node, name: node.name, inherits: node.inheritanceClause, generics: nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.extendedType.lastNameToken else { return .visitChildren }
    return begin(
      .extension, node, name: name, inherits: node.inheritanceClause, generics: nil,
      qualified: node.extendedType.plainTypeName)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { if node.extendedType.lastNameToken != nil { end() } }

  private func begin(
    _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, name: TokenSyntax, inherits: InheritanceClauseSyntax?,
    generics: GenericParameterClauseSyntax?, qualified: String? = nil
  ) -> SyntaxVisitorContinueKind {
    let outer = open.last.flatMap { found.indices.contains($0) ? found[$0].header.qualifiedName : nil }
    let own = qualified ?? name.text
    let header = TypeHeader(
      kind: kind, name: name, qualifiedName: outer.map { "\($0).\(own)" } ?? own,
      inheritedTypes: inherits?.inheritedTypes.map(\.type.plainInheritedName) ?? [], attributes: node.attributes.names,
      modifiers: node.modifiers.names, node: DeclSyntax(node), memberBlock: node.memberBlock,
      genericParameters: generics?.parameters.map(\.name.text) ?? [])
    found.append((header, TypeMembers()))
    open.append(found.count - 1)
    depth.append(0)
    return .visitChildren
  }

  private func end() {
    open.removeLast()
    depth.removeLast()
  }

  private func updateType(_ change: (inout TypeMembers) -> Void) {
    guard let position = open.last, found.indices.contains(position), depth.last == 0 else { return }
    change(&found[position].members)
  }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { depthUp() }
    guard depth.last == 0 else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      if let body = binding.accessorBlock?.getterBody {
        let member = Member(
          name: name.text, isProperty: true, resultType: binding.typeAnnotation?.type.written,
          node: DeclSyntax(node), body: body, parameters: [], attributes: node.attributes.names,
          modifiers: node.modifiers.names,
          range: node.textRange)
        if open.isEmpty { globals.append(member) } else { updateType { $0.members.append(member) } }
      } else {
        updateType { $0.properties.append(StateProperty(name: name, binding: binding, declaration: node)) }
      }
    }
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { depthDown() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth.last == 0 {
      let member = Member(
        name: node.name.text, isProperty: false, resultType: node.signature.returnClause?.type.written,
        node: DeclSyntax(node), body: node.body?.statements, parameters: Array(node.signature.parameterClause.parameters),
        attributes: node.attributes.names, modifiers: node.modifiers.names,
        range: node.textRange)
      if open.isEmpty { globals.append(member) } else { updateType { $0.members.append(member) } }
    }
    depthUp()
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depthDown() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    updateType { $0.initializers.append(node) }
    depthUp()
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depthDown() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    depthUp()
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { depthDown() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depthUp()
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depthDown() }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    updateType { $0.cases.append(node) }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    updateType { $0.aliases[node.name.text] = node.initializer.value.written }
    return .skipChildren
  }

  private func depthUp() { if let last = depth.popLast() { depth.append(last + 1) } }
  private func depthDown() { if let last = depth.popLast() { depth.append(max(0, last - 1)) } }
  // MARK: Expressions

  override func visitPost(_ node: FunctionCallExprSyntax) { if let call = Call(node) { calls.append(call) } }

  override func visitPost(_ node: InfixOperatorExprSyntax) {
    if let assignment = Assignment(node) { assignments.append(assignment) }
  }
}
