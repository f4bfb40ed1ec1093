import SourceText
import SwiftSyntax
import SwiftUIModel

/// A sheet, cover or popover that a Boolean presents while an optional beside it says what to show: what the three
/// item-driven rules look for. Detection and fix share this value.
public struct SeparateSelection {
  /// What presents it.
  public enum Driver {
    /// A `Bool` property of the view.
    case flag(StateProperty)
    /// `Binding(get: { x != nil }, set: { … })`; the setter is one that only clears, or does more.
    case nilCheck(clearsOnly: Bool)
    /// `.constant(x != nil)`
    case constant
    /// A `Bool` of a model, `$model.flag`.
    case model(root: String)
  }

  public let presentation: Presentation
  public let driver: Driver
  public let type: TypeDeclaration
  /// The content's closure.
  public let closure: ClosureExprSyntax
  public let unwrapping: Unwrapping
  /// The optional where it is a property of the view itself.
  public let selection: StateProperty?
  /// The name of the helper that the content calls, when the unwrapping is in there.
  public let helper: String?

  /// The optional as the user writes it.
  public var selectionName: String { unwrapping.path.joined(separator: ".") }

  public init?(_ presentation: Presentation, in semantics: SemanticModel) {
    let file = semantics.file
    guard !presentation.isItemDriven, case .closure(let closure) = presentation.content,
      !file.isInPreview(presentation.call.node), let type = file.type(around: presentation.call.node)
    else { return nil }
    self.presentation = presentation
    self.type = type
    self.closure = closure
    guard let found = Self.unwrapping(in: closure, of: presentation, type: type, file: file) else { return nil }
    (unwrapping, helper) = found
    guard unwrapping.boundName != "self" else { return nil }
    if unwrapping.path.count == 1, let name = unwrapping.path.first {
      // Optionals from the environment, a parameter or a computed property are nobody's to bind here.
      guard let property = file.property(named: name, of: type), property.isOptional, !property.isLet, !property.isStatic,
        property.storage == .state || property.storage == .binding
      else { return nil }
      selection = property
    } else {
      guard let root = unwrapping.path.first, Self.isObject(root, at: presentation, of: type, file: file) else { return nil }
      selection = nil
    }
    guard let driver = Self.driver(of: presentation, path: unwrapping.path, type: type, semantics: semantics) else {
      return nil
    }
    self.driver = driver
  }

  /// Whether a name stands for an object or value whose properties a view may present by.
  private static func isObject(_ name: String, at presentation: Presentation, of type: TypeDeclaration, file: ViewFile) -> Bool
  {
    if let local = ScopeTree.localDeclaration(of: name, at: presentation.call.node) {
      return local.firstAncestor(VariableDeclSyntax.self)?.isBindable ?? false
    }
    guard let object = file.property(named: name, of: type) else { return false }
    return object.isObject || object.storage == .state || object.storage == .plain
  }

  /// Whether `$name` gives bindings where the presentation is.
  public func hasProjection(of name: String, in file: ViewFile) -> Bool {
    if let local = ScopeTree.localDeclaration(of: name, at: presentation.call.node) {
      return local.firstAncestor(VariableDeclSyntax.self)?.isBindable ?? false
    }
    return file.property(named: name, of: type).map { $0.isObject || $0.hasBinding } ?? false
  }

  private static func unwrapping(
    in closure: ClosureExprSyntax, of presentation: Presentation, type: TypeDeclaration, file: ViewFile
  ) -> (Unwrapping, String?)? {
    if let direct = file.unwrapping(of: closure.statements) { return (direct, nil) }
    if let used = file.optionalUse(in: closure, of: type) { return (used, nil) }
    if case .path(let root, _) = presentation.source, let forced = file.forcedMember(of: root, in: closure) {
      return (forced, nil)
    }
    // `{ detailSheet }` and `{ detailSheet() }`: the unwrapping hides in a helper of the type.
    guard closure.statements.count == 1, let only = closure.statements.first?.item.as(ExprSyntax.self) else { return nil }
    let called = only.as(FunctionCallExprSyntax.self)?.calledExpression ?? only
    guard let path = called.plainPath, path.count == 1, let name = path.first, let member = file.member(named: name, of: type),
      member.parameters.isEmpty, let body = member.body, let found = file.unwrapping(of: body)
    else { return nil }
    return (found, name)
  }

  private static func driver(
    of presentation: Presentation, path: [String], type: TypeDeclaration, semantics: SemanticModel
  ) -> Driver? {
    switch presentation.source {
    case .property(let name):
      guard let flag = semantics.file.property(named: name, of: type), flag.isBool, flag.hasBinding else { return nil }
      return .flag(flag)
    case .path(let root, _):
      return .model(root: root)
    case .derived(_, let get, let set):
      guard get.isNilCheck(of: path) else { return nil }
      return .nilCheck(clearsOnly: set.map { $0.onlyClears(path) } ?? false)
    case .constant(let value):
      return value.isNilCheck(of: path) ? .constant : nil
    case .store, .binding, .other:
      return nil
    }
  }
}

extension ClosureExprSyntax {
  /// Whether it is `{ x != nil }`.
  public func isNilCheck(of path: [String]) -> Bool {
    guard statements.count == 1, let only = statements.first?.item else { return false }
    let expression = only.as(ExprSyntax.self) ?? only.as(ReturnStmtSyntax.self)?.expression
    return expression?.isNilCheck(of: path) ?? false
  }

  /// Whether all that a setter does is to set `x` to nil, at most under a look at its own parameter.
  public func onlyClears(_ path: [String]) -> Bool {
    guard statements.count == 1, let only = statements.first?.item else { return false }
    if let conditional = only.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) ?? only.as(IfExprSyntax.self) {
      guard conditional.elseBody == nil, conditional.conditions.count == 1, conditional.body.statements.count == 1 else {
        return false
      }
      let names = ["$0"] + [Presentation.parameterName(of: self)].compactMap(\.self)
      let condition = conditional.conditions.trimmedDescription.filter { $0 != " " }
      guard names.contains(where: { condition == "!\($0)" || condition == "\($0)==false" }) else { return false }
      return conditional.body.statements.first?.item.clears(path) ?? false
    }
    return only.clears(path)
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate func clears(_ path: [String]) -> Bool {
    guard let assignment = self.as(InfixOperatorExprSyntax.self).flatMap({ Assignment($0) }),
      assignment.target.plainPath == path
    else { return false }
    if assignment.isNil { return true }
    // `x = $0 ? x : nil`
    guard let ternary = assignment.value.as(TernaryExprSyntax.self) else { return false }
    return ternary.thenExpression.plainPath == path && ternary.elseExpression.is(NilLiteralExprSyntax.self)
  }
}
