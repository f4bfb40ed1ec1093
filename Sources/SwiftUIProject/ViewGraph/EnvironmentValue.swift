import SourceText
import SwiftSyntax
import SwiftUIModel

/// A value in the environment, as views ask for it.
public enum EnvironmentValue: Hashable {
  /// `@EnvironmentObject`
  case classicObject(ValueType)
  /// `@Environment(Model.self)`
  case object(ValueType)
  /// `@Environment(\.key)`
  case key(String)

  /// What a modifier sets; nil where it sets none, or one whose type is not in sight.
  public init?(setBy modifier: Call, in file: ViewFile, semantics: SemanticModel) {
    guard let first = modifier.unlabeledArgument?.expression else { return nil }
    let types = ValueTypes(semantics: semantics)
    switch (modifier.name, modifier.node.arguments.count) {
    case ("environmentObject", 1):
      guard let type = types.type(of: first, in: file), !type.isOptional else { return nil }
      self = .classicObject(type)
    case ("environment", 1):
      guard let type = types.type(of: first, in: file), !type.isOptional else { return nil }
      self = .object(type)
    case ("environment", 2):
      guard let key = first.environmentKey else { return nil }
      self = .key(key)
    default: return nil
    }
  }

  /// What a property reads; nil for other properties.
  public init?(readBy property: StateProperty, of type: TypeDeclaration, semantics: SemanticModel) {
    let types = ValueTypes(semantics: semantics)
    switch property.storage {
    case .environmentObject:
      guard let read = property.type.flatMap({ types.type(named: $0, in: type) }) else { return nil }
      self = .classicObject(read.unwrapped)
    case .environment(let name):
      if name.first?.isUppercase == true {
        guard let read = types.type(named: name, in: type) else { return nil }
        self = .object(read)
      } else {
        self = .key(name)
      }
    default: return nil
    }
  }

  public var isObject: Bool { if case .key = self { false } else { true } }

  /// As the reading view names it: `Store`, `\.theme`.
  public var name: String {
    switch self {
    case .classicObject(let type), .object(let type): type.simpleName
    case .key(let key): "\\.\(key)"
    }
  }
}

extension ExprSyntax {
  /// The `theme` of `\.theme`; nil for longer paths.
  fileprivate var environmentKey: String? {
    let text = trimmedDescription
    for start in ["\\.", "\\EnvironmentValues."] where text.hasPrefix(start) {
      let key = String(text.dropFirst(start.count))
      return key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && key != "self" ? key : nil
    }
    return nil
  }
}

/// Whether the views around a node put a value into its environment.
public struct EnvironmentAncestors {
  public let value: EnvironmentValue
  public let semantics: SemanticModel
  private var visited: Set<String> = []

  public init(of value: EnvironmentValue, in semantics: SemanticModel) {
    self.value = value
    self.semantics = semantics
  }

  /// Whether a modifier sets the value. *Unknown* for one of the project that sets something, or whose declaration is not in
  /// sight, and for an object whose type only a compiler can tell.
  public func isSet(by modifier: Call, in file: ViewFile) -> Knowledge {
    switch modifier.name {
    case _ where modifier.has(.setsValue):
      guard let set = EnvironmentValue(setBy: modifier, in: file, semantics: semantics) else { return .unknown }
      return set == value ? .yes : .no
    case _ where modifier.has(.setsModelContext): return value == .key("modelContext") ? .yes : .no
    case "transformEnvironment": return .unknown
    default:
      if modifier.has(.modifier) { return .no }
      return projectModifierSets(modifier)
    }
  }

  private func projectModifierSets(_ modifier: Call) -> Knowledge {
    if modifier.name == "modifier" {
      guard
        let name = modifier.unlabeledArgument?.expression.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name
      else { return .unknown }
      return typeSets(name)
    }
    guard let others = semantics.project.files(mentioning: modifier.name) else { return .unknown }
    let found = ([semantics.file] + others.map(\.file)).flatMap { file in
      file.methods(named: modifier.name).map { (file: file, member: $0) }
    }
    if found.isEmpty { return .unknown }
    return found.contains { $0.file.setsEnvironment(within: $0.member.range) } ? .unknown : .no
  }

  /// Whether a type of the workspace may set it for what is inside.
  private func typeSets(_ name: String) -> Knowledge {
    let declarations = semantics.declarations(ofType: name)
    if declarations.isEmpty { return .unknown }
    return declarations.contains { $0.file.setsEnvironment(within: $0.type.range) } ? .unknown : .no
  }

  /// Whether something around a node of a file sets it: *no* only where everything around is in sight, up to the window or to
  /// a view that nothing in sight shows. Previews do not count.
  public mutating func supply(_ node: Syntax, in file: ViewFile) -> Knowledge {
    if file.isInPreview(node) { return .no }
    if node.isStoredInVariable { return .unknown }
    var answers = [modifiersSupply(around: node, in: file)]
    for position in ViewAncestors.all(of: node, in: file) {
      answers += position.uses.map { modifiersSupply(around: Syntax($0), in: file) }
      answers.append(supply(position, in: file))
      if answers.contains(.yes) { return .yes }
    }
    return answers.contains(.unknown) ? .unknown : .no
  }

  private mutating func supply(_ position: ViewAncestors, in file: ViewFile) -> Knowledge {
    var isUnknown = false
    for step in position.steps {
      // What is handed to UIKit or AppKit has no ancestors.
      if step.label == "rootView" {
        return step.call.has(.host) && !isUnknown ? .no : .unknown
      }
      let answers = [modifiersSupply(around: Syntax(step.call.node), in: file), contentSupply(step, in: file)]
      if answers.contains(.yes) { return .yes }
      if answers.contains(.unknown) { isUnknown = true }
    }
    guard let member = position.member, member.name == "body", let type = file.type(around: member.node),
      !type.declaresViewModifier
    else { return .unknown }
    if isRead(by: type, in: file) { return .yes }
    if type.inheritedTypes.contains("App") || type.inheritedTypes.contains("Scene") { return isUnknown ? .unknown : .no }
    guard file.isView(type), type.name != "View", visited.count < 40 else { return .unknown }
    guard visited.insert(type.name).inserted else { return isUnknown ? .unknown : .no }
    guard let initializations = semantics.initializations(of: type.name) else { return .unknown }
    let shown = initializations.filter { !$0.file.isInPreview($0.node) }
    // A view of a package is shown by those who use the package.
    if shown.isEmpty, type.isPublic { return .unknown }
    for making in shown {
      switch supply(making.node, in: making.file) {
      case .yes: return .yes
      case .unknown: isUnknown = true
      case .no: break
      }
    }
    return isUnknown ? .unknown : .no
  }

  /// Whether a view itself expects the object of its ancestors.
  public func isRead(by type: TypeDeclaration, in file: ViewFile) -> Bool {
    value.isObject
      && file.declarations(of: type.qualifiedName).contains { declaration in
        declaration.properties.contains { EnvironmentValue(readBy: $0, of: type, semantics: semantics) == value }
      }
  }

  private func modifiersSupply(around node: Syntax, in file: ViewFile) -> Knowledge {
    let answers = node.modifiersAround.map { isSet(by: $0, in: file) }
    if answers.contains(.yes) { return .yes }
    // A branch of `#if` may not be compiled.
    let all = answers + node.modifiersAroundInAllBranches.map { isSet(by: $0, in: file) }
    return all.allSatisfy { $0 == .no } ? .no : .unknown
  }

  private func contentSupply(_ step: ViewAncestors.Step, in file: ViewFile) -> Knowledge {
    let call = step.call
    if call.isMember, call.base != nil { return isSet(by: call, in: file) }
    if call.name.first?.isUppercase != true { return .unknown }
    let declarations = semantics.declarations(ofType: call.name)
    if declarations.isEmpty { return call.has(.builtIn) || call.has(.scene) ? .no : .unknown }
    return typeSets(call.name)
  }
}

extension ViewFile {
  private static let environmentModifiers = SwiftUICatalogue.names(with: .setsEnvironment)

  /// Whether code of a range sets anything in the environment.
  fileprivate func setsEnvironment(within range: TextRange) -> Bool {
    Self.environmentModifiers.contains { name in
      calls(named: name).contains { range.contains($0.nameRange) }
    }
  }
}

extension Syntax {
  /// Whether a variable or a value that is built first holds it.
  fileprivate var isStoredInVariable: Bool {
    var child = self
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self), !parent.is(ClosureExprSyntax.self) {
      if parent.is(InitializerClauseSyntax.self) || parent.is(InfixOperatorExprSyntax.self) { return true }
      child = parent
    }
    return false
  }
}
