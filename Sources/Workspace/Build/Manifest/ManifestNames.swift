import SwiftSyntax

/// The constants and functions that manifests and their helpers declare, by name.
struct ManifestNames {
  /// A constant or computed property, with the file that it is in.
  struct Constant {
    let value: ExprSyntax
    let file: ManifestFile
  }

  struct Function {
    let parameters: FunctionParameterListSyntax
    /// The type that it returns, such as `Project`; nil if none is written.
    let result: String?
    let body: CodeBlockItemListSyntax
    let file: ManifestFile

    var labels: [String] { parameters.map { $0.firstName.text == "_" ? "" : $0.firstName.text } }

    /// Whether a call with these labels, in this order, may mean it.
    func takes(_ labels: [String]) -> Bool {
      var rest = labels[...]
      for parameter in parameters {
        let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text
        if rest.first == label { rest = rest.dropFirst() } else if parameter.defaultValue == nil { return false }
      }
      return rest.isEmpty
    }
  }

  /// By name, and those of types by the last two names too, such as `Module.core`.
  private var constants: [String: Constant] = [:]
  private var functions: [String: [Function]] = [:]
  /// The raw values of cases of enums, in the same way.
  private var rawValues: [String: String] = [:]

  func constant(_ name: String) -> Constant? { constants[name] }

  func rawValue(_ name: String) -> String? { rawValues[name] }

  func function(_ name: String, labels: [String]) -> Function? { functions[name]?.first { $0.takes(labels) } }

  /// Takes over what a file declares. What is at file level in a helper counts everywhere; so do static members, since a manifest
  /// may write them with a dot in front.
  mutating func add(_ file: ManifestFile, isHelper: Bool) {
    for item in file.tree.statements {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      // A manifest's own constants are read in order with its statements.
      if declaration.is(VariableDeclSyntax.self), !isHelper { continue }
      add(declaration, type: nil, file: file, depth: 0)
    }
  }

  private mutating func add(_ declaration: DeclSyntax, type: String?, file: ManifestFile, depth: Int) {
    guard depth < 8 else { return }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { add(binding, type: type, file: file) }
    } else if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
      let value = Function(
        parameters: function.signature.parameterClause.parameters,
        result: function.signature.returnClause?.type.trimmedDescription, body: body.statements, file: file)
      for name in Self.names(function.name.text, type) { functions[name, default: []].append(value) }
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      let name = Self.name(of: group)
      for member in group.memberBlock.members {
        if let list = member.decl.as(EnumCaseDeclSyntax.self) { add(list, type: name) }
        add(member.decl, type: name, file: file, depth: depth + 1)
      }
    }
  }

  private mutating func add(_ binding: PatternBindingSyntax, type: String?, file: ManifestFile) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    var value = binding.initializer?.value
    if case .getter(let items)? = binding.accessorBlock?.accessors { value = items.onlyExpression }
    guard let value else { return }
    for name in Self.names(name, type) { constants[name] = Constant(value: value, file: file) }
  }

  private mutating func add(_ list: EnumCaseDeclSyntax, type: String) {
    for element in list.elements {
      let raw = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? element.name.text
      rawValues["\(type).\(element.name.text)"] = raw
    }
  }

  private static func names(_ name: String, _ type: String?) -> [String] { type.map { [name, "\($0).\(name)"] } ?? [name] }

  private static func name(of group: any DeclGroupSyntax) -> String {
    if let declaration = group.as(ExtensionDeclSyntax.self) {
      return declaration.extendedType.trimmedDescription.split(separator: ".").last.map { String($0) } ?? ""
    }
    return group.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
  }
}

extension CodeBlockItemListSyntax {
  /// The value of a body that is one expression, with or without `return`.
  var onlyExpression: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    if let statement = item.as(ReturnStmtSyntax.self) { return statement.expression }
    return item.as(ExprSyntax.self)
  }
}
