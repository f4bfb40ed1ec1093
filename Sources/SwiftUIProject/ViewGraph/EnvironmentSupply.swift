import SourceText
import SwiftSyntax
import SwiftUIModel

/// Whether the views around a node put a value into its environment.
public struct EnvironmentSupply {
  public let value: EnvironmentValue
  public let semantics: SemanticModel

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
    guard let methods = semantics.methods(named: modifier.name), !methods.isEmpty else { return .unknown }
    return methods.contains { $0.file.setsEnvironment(within: $0.node.range) } ? .unknown : .no
  }

  /// Whether a type of the workspace may set it for what is inside.
  private func typeSets(_ name: String) -> Knowledge {
    let declarations = semantics.declarations(ofType: name)
    if declarations.isEmpty { return .unknown }
    return declarations.contains { $0.file.setsEnvironment(within: $0.type.range) } ? .unknown : .no
  }

  /// Whether something around a node of a file sets it: *no* only if everything around is in sight, up to the window or to a view
  /// that nothing in sight shows. Previews do not count.
  public func around(_ node: Syntax, in file: SourceFile) -> Knowledge {
    if file.file.isInPreview(node) { return .no }
    // The walk ends with the first *yes*, and an *unknown* stays one.
    var answer = Knowledge.no
    func note(_ found: Knowledge) -> Bool {
      if found != .no { answer = found }
      return found != .yes
    }
    var walk = OutwardWalk(
      semantics, to: .app, while: { note(supply(atEndOf: $0)) }, seeing: { answer != .yes && note(supply($0)) })
    walk.follow(file.located(node))
    return answer
  }

  private func supply(_ sight: OutwardWalk.Sight) -> Knowledge {
    switch sight {
    case .node(let node): return modifiersSupply(around: node.node, in: node.file)
    case .step(let step):
      guard let ancestor = step.ancestor, !step.isHosted else { return .no }
      return contentSupply(ancestor, in: step.place.file)
    case .view(let view):
      if isRead(by: view.type, in: view.file) { return .yes }
      // A view of a package is shown by those who use the package.
      return view.type.isPublic && isShownInPreviewsOnly(view.type) ? .unknown : .no
    }
  }

  private func supply(atEndOf way: ViewUsage) -> Knowledge {
    switch way.end {
    case .app, .cycle: return .no
    case .unused(let type): return type.isPublic ? .unknown : .no
    // What is handed to UIKit or AppKit has no ancestors.
    case .role:
      return way.place.call?.has(.host) == true ? .no : .unknown
    case .unknown: return .unknown
    }
  }

  private func isShownInPreviewsOnly(_ type: TypeDeclaration) -> Bool {
    semantics.initializations(of: type.name)?.allSatisfy { $0.file.isInPreview($0.node) } ?? true
  }

  /// Whether a view itself expects the object of its ancestors.
  public func isRead(by type: TypeDeclaration, in file: ViewFile) -> Bool {
    value.isObject
      && file.declarations(of: type.qualifiedName).contains { declaration in
        declaration.properties.contains { EnvironmentValue(readBy: $0, of: type, semantics: semantics) == value }
      }
  }

  private func modifiersSupply(around node: Syntax, in file: ViewFile) -> Knowledge {
    let certain = node.modifiersAround
    let answers = certain.map { isSet(by: $0, in: file) }
    if answers.contains(.yes) { return .yes }
    if answers.contains(.unknown) { return .unknown }
    // A branch of `#if` may not be compiled.
    let seen = Set(certain.map(\.node.id))
    let isFree = node.modifiersAroundInAllBranches.allSatisfy { seen.contains($0.node.id) || isSet(by: $0, in: file) == .no }
    return isFree ? .no : .unknown
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
