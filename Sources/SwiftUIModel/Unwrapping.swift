import SourceText
import SwiftSyntax

/// How the content of a presentation unwraps an optional that it is about.
public struct Unwrapping: Sendable {
  public enum Shape: Sendable {
    /// The whole content is `if let x { … }`.
    case ifLet(IfExprSyntax)
    /// The content starts with `guard let x else { … }`.
    case guardLet(GuardStmtSyntax)
    /// `x!` within the content.
    case forced
    /// The whole content is `x.map { … }`.
    case map(ClosureExprSyntax)
    /// The optional is handed on or read as one: `Editor(existing: x)`, `x?.name ?? ""`.
    case optional
  }

  public let shape: Shape
  /// The optional as its names, `self.` left out: `["selected"]`, `["model", "selected"]`.
  public let path: [String]
  /// The name of the unwrapped value in the content; nil for the shapes that give it none.
  public let boundName: String?
  /// The condition that binds it.
  public let condition: ConditionElementSyntax?
  /// Where the optional is named to be unwrapped: the condition, or what `map` is called on; nil for the other shapes.
  public let place: TextRange?
  /// Whether what happens without a value is nothing: no `else`, or an empty one.
  public let isSilentWhenNil: Bool
  /// How many further optionals the same statement unwraps.
  public let furtherOptionals: Int
  /// Whether some `x!` of the content traps where there is no value: it stands behind no look for nil.
  public var canTrap = false
}

extension ViewFile {
  /// The unwrapping that a content's statements are, or start with; nil when the whole content is something else.
  public func unwrapping(of statements: CodeBlockItemListSyntax) -> Unwrapping? {
    guard let first = statements.first?.item else { return nil }
    if let check = first.as(GuardStmtSyntax.self) { return unwrapping(of: check) }
    guard statements.count == 1 else { return nil }
    var expression = first.as(ExprSyntax.self) ?? first.as(ExpressionStmtSyntax.self)?.expression
    if let statement = first.as(ReturnStmtSyntax.self) { expression = statement.expression }
    if let conditional = expression?.as(IfExprSyntax.self) { return unwrapping(of: conditional) }
    if let node = expression?.as(FunctionCallExprSyntax.self), let call = Call(node), call.name == "map", let base = call.base,
      let path = base.plainPath, let closure = call.closures.first?.closure, call.closures.count == 1
    {
      return Unwrapping(
        shape: .map(closure), path: path, boundName: Presentation.parameterName(of: closure), condition: nil,
        place: base.textRange, isSilentWhenNil: true, furtherOptionals: 0)
    }
    return nil
  }

  private func unwrapping(of conditional: IfExprSyntax) -> Unwrapping? {
    let bindings = conditional.conditions.compactMap { $0.unwrapped }
    guard let first = bindings.first, first.condition.id == conditional.conditions.first?.id else { return nil }
    return Unwrapping(
      shape: .ifLet(conditional), path: first.path, boundName: first.name, condition: first.condition,
      place: first.condition.textRange, isSilentWhenNil: conditional.elseBody.map(\.isEmptyView) ?? true,
      furtherOptionals: bindings.count - 1)
  }

  private func unwrapping(of check: GuardStmtSyntax) -> Unwrapping? {
    let bindings = check.conditions.compactMap { $0.unwrapped }
    guard let first = bindings.first, first.condition.id == check.conditions.first?.id else { return nil }
    return Unwrapping(
      shape: .guardLet(check), path: first.path, boundName: first.name, condition: first.condition,
      place: first.condition.textRange, isSilentWhenNil: check.body.statements.isEmptyView, furtherOptionals: bindings.count - 1
    )
  }
}

extension ConditionElementSyntax {
  /// The optional path and the new name of `let x`, `let y = x` and `let y = self.x`; nil for other conditions and for `var`.
  fileprivate var unwrapped: (path: [String], name: String, condition: ConditionElementSyntax)? {
    guard let binding = condition.as(OptionalBindingConditionSyntax.self),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      binding.bindingSpecifier.tokenKind == .keyword(.let)
    else { return nil }
    guard let value = binding.initializer?.value else { return ([name], name, self) }
    return value.plainPath.map { ($0, name, self) }
  }
}

extension ExprSyntax {
  /// `x`, `self.x`, `model.x` as names, `self` left out; nil for other expressions.
  public var plainPath: [String]? {
    guard let path = memberPath else { return nil }
    return path.first == "self" ? Array(path.dropFirst()) : path
  }
}

extension ExprSyntax {
  /// The author's `self.` in front of a name or path, which what is written in its place keeps; empty without one.
  public var selfPrefix: String {
    guard let first = firstToken(viewMode: .sourceAccurate), first.tokenKind == .keyword(.self),
      first.parent?.parent?.is(MemberAccessExprSyntax.self) ?? false
    else { return "" }
    return "self."
  }
}

extension IfExprSyntax.ElseBody {
  /// Whether the branch shows and does nothing.
  public var isEmptyView: Bool {
    switch self {
    case .codeBlock(let block): block.statements.isEmptyView
    default: false
    }
  }
}

extension CodeBlockItemListSyntax {
  /// Nothing, or nothing but `EmptyView()`, also returned or wrapped in `AnyView`.
  public var isEmptyView: Bool {
    guard count <= 1 else { return false }
    guard let only = first else { return true }
    let text = only.trimmedDescription
    return ["EmptyView()", "return EmptyView()", "return AnyView(EmptyView())", "AnyView(EmptyView())", "return"].contains(text)
  }
}

extension ViewFile {
  /// An optional state property of the type that a content forces (`x!`) or hands on as an optional.
  public func optionalUse(in closure: ClosureExprSyntax, of type: TypeDeclaration) -> Unwrapping? {
    let optionals = declarations(of: type.qualifiedName).flatMap(\.properties).filter {
      $0.isOptional && !$0.isLet && !$0.isStatic && ($0.storage == .state || $0.storage == .binding)
    }
    var handedOn: Unwrapping?
    for property in optionals {
      let uses = references(to: property, of: type).filter { closure.textRange.contains($0.range) && $0.form == .value }
      guard !uses.isEmpty else { continue }
      func unwrapping(_ shape: Unwrapping.Shape) -> Unwrapping {
        Unwrapping(
          shape: shape, path: [property.name], boundName: property.name, condition: nil, place: nil,
          isSilentWhenNil: true, furtherOptionals: 0)
      }
      let forced = uses.compactMap { $0.node.parent?.as(ForceUnwrapExprSyntax.self) }
      if !forced.isEmpty {
        var found = unwrapping(.forced)
        found.canTrap = forced.contains { !$0.isBehindNilCheck(within: closure) }
        return found
      }
      if uses.contains(where: { !$0.isWrite }) { handedOn = handedOn ?? unwrapping(.optional) }
    }
    return handedOn
  }
  /// The first property of an object that a content forces: `model.selected!`.
  public func forcedMember(of object: String, in closure: ClosureExprSyntax) -> Unwrapping? {
    for token in closure.tokens(viewMode: .sourceAccurate) where token.tokenKind == .exclamationMark {
      guard let forced = token.parent?.as(ForceUnwrapExprSyntax.self), let path = forced.expression.plainPath, path.count == 2,
        path.first == object, ScopeTree.localDeclaration(of: object, at: forced) == nil
      else { continue }
      return Unwrapping(
        shape: .forced, path: path, boundName: path.last, condition: nil, place: nil, isSilentWhenNil: true,
        furtherOptionals: 0, canTrap: !forced.isBehindNilCheck(within: closure))
    }
    return nil
  }
}
