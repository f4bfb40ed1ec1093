import SwiftSyntax
import SwiftUIModel

/// How a view is made: its only written initialiser, or the memberwise one.
public struct ViewInitializer {
  public struct Parameter {
    /// Nil for `_`.
    public let label: String?
    public let name: String
    /// As written; nil where only a default value tells.
    public let type: String?
    public let hasDefault: Bool
    /// The stored property that gets the value; nil where an initialiser does something else with it.
    public let property: StateProperty?
    /// Nil for the memberwise initialiser.
    public let declaration: FunctionParameterSyntax?
    /// The statement that stores the value; nil for the memberwise initialiser.
    public let assignment: Assignment?

    public init(
      label: String?, name: String, type: String?, hasDefault: Bool, property: StateProperty?,
      declaration: FunctionParameterSyntax?, assignment: Assignment?
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.hasDefault = hasDefault
      self.property = property
      self.declaration = declaration
      self.assignment = assignment
    }
  }

  public let parameters: [Parameter]
  /// Nil for the memberwise initialiser.
  public let declaration: InitializerDeclSyntax?

  /// Nil where the view has several initialisers, or one in an extension beside the memberwise one.
  public init?(of type: TypeDeclaration, among declarations: [TypeDeclaration]) {
    let written = declarations.flatMap(\.initializers)
    guard let only = written.first else {
      declaration = nil
      parameters = type.properties.filter(\.isMemberwise).map { property in
        Parameter(
          label: property.name, name: property.name, type: property.type,
          hasDefault: property.defaultValue != nil || property.isOptional && !property.isLet, property: property,
          declaration: nil, assignment: nil)
      }
      return
    }
    guard written.count == 1, type.initializers.count == 1 else { return nil }
    declaration = only
    parameters = only.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let assignment = only.assignment(storing: name)
      let stored = assignment?.target.plainPath.flatMap { $0.count == 1 ? $0.first : nil }
      let property = stored.flatMap { stored in
        type.properties.first { $0.name == stored || "_" + $0.name == stored }
      }
      return Parameter(
        label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text, name: name,
        type: parameter.type.trimmedDescription, hasDefault: parameter.defaultValue != nil, property: property,
        declaration: parameter, assignment: assignment)
    }
  }

  /// The arguments of a call with the parameters that they are for; nil where a trailing closure could be for several.
  public func match(_ call: Call) -> [(argument: CallArgument, parameter: Parameter)]? {
    var result: [(argument: CallArgument, parameter: Parameter)] = []
    var position = 0
    let arguments = call.allArguments
    for (index, argument) in arguments.enumerated() {
      if case .firstTrailing = argument {
        let next = index + 1 < arguments.count ? arguments[index + 1].label?.text : nil
        guard let found = trailingPosition(from: position, before: next) else { return nil }
        result.append((argument, parameters[found]))
        position = found + 1
        continue
      }
      let label = argument.label?.text
      guard let found = parameters.indices.first(where: { $0 >= position && parameters[$0].label == label }) else { return nil }
      result.append((argument, parameters[found]))
      position = found + 1
    }
    return result
  }

  /// The parameter that an unlabelled trailing closure is for, found by a forward scan.
  private func trailingPosition(from start: Int, before label: String?) -> Int? {
    let end = label.flatMap { label in parameters.indices.first { $0 >= start && parameters[$0].label == label } }
    let candidates = parameters.indices.filter { $0 >= start && $0 < end ?? parameters.count && parameters[$0].mayBeFunction }
    guard let first = candidates.first else { return nil }
    guard candidates.count > 1 else { return first }
    // A first one with a default may be skipped in favour of one that needs a value.
    if !parameters[first].hasDefault { return parameters[first].isFunction ? first : nil }
    let required = candidates.filter { !parameters[$0].hasDefault }
    return required.count == 1 && candidates.allSatisfy { parameters[$0].isFunction } ? required.first : nil
  }
}

extension ViewInitializer.Parameter {
  public var isFunction: Bool { type?.contains("->") ?? false }

  /// Whether a closure can be its value: a name may stand for a function type.
  fileprivate var mayBeFunction: Bool {
    guard let type else { return property?.defaultValue?.is(ClosureExprSyntax.self) ?? false }
    if isFunction { return true }
    return ["Action", "Closure", "Handler", "Callback", "Block", "Completion"].contains { type.contains($0) }
  }
}

extension StateProperty {
  /// Whether the memberwise initialiser has a parameter for it.
  fileprivate var isMemberwise: Bool {
    if isStatic || isLet && defaultValue != nil { return false }
    switch storage {
    case .environment, .environmentObject, .focusState, .appStorage, .sceneStorage, .other: return false
    default: return !isPrivate || defaultValue == nil && !isOptional
    }
  }
}

extension InitializerDeclSyntax {
  /// The statement of the body that stores a parameter in a property, `self.x = x` or `_x = x`; nil where the parameter has any
  /// other use.
  fileprivate func assignment(storing name: String) -> Assignment? {
    guard let body else { return nil }
    let uses = body.tokens(viewMode: .sourceAccurate).filter { token in
      guard token.text == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
    }
    guard uses.count == 1 else { return nil }
    let found = body.statements.compactMap { $0.item.as(InfixOperatorExprSyntax.self).flatMap(Assignment.init) }
    return found.first { $0.value.as(DeclReferenceExprSyntax.self)?.baseName.id == uses.first?.id }
  }
}
