import SourceText
import SwiftSyntax

/// A place where code names an instance member, whatever it is a member of.
public struct MemberUse: Sendable {
  public enum Receiver: Sendable {
    /// `flag`, `self.flag` and `self?.flag`: a member of the type around it, or something global.
    case own
    /// `model.flag`, `$model.flag`, `model?.flag`: what stands before the dot, without `?` and `!`.
    case value(ExprSyntax)
    /// `\Model.flag`; nil for `\.flag`, whose root only a type checker knows.
    case keyPath(root: TypeSyntax?)
  }

  public let receiver: Receiver
  /// The node is the whole access, what stands before the dot included.
  public let reference: Reference

  /// What it is reached through: `["model"]` of `$model?.flag`, empty for a member of the type around it.
  public var receiverPath: [String] {
    guard case .value(let base) = receiver else { return [] }
    return base.accessPath.map { $0.isProjection ? String($0.dropFirst()) : $0 }
  }

  /// Whether it is called, as a method is.
  public var isCalled: Bool {
    guard let call = reference.node.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return Syntax(call.calledExpression).id == reference.node.id
  }
}

extension String {
  /// Whether it is `$name`, and not the `$0` of a closure.
  fileprivate var isProjection: Bool { hasPrefix("$") && dropFirst().first?.isNumber == false }
}

extension ViewFile {
  /// The uses of instance members of this name, whatever they are members of, in source order. Locals, labels, declarations and
  /// members of types (`Mode.flag`, `.flag`) are none.
  public func memberUses(named name: String) -> [MemberUse] {
    var result: [MemberUse] = []
    for (spelling, form) in [(name, Reference.Form.value), ("$" + name, .projection), ("_" + name, .storage)] {
      result += tokens(named: spelling).compactMap { memberUse($0, form: form, name: name) }
    }
    return result.sorted { $0.reference.range < $1.reference.range }
  }

  private func memberUse(_ token: TokenSyntax, form: Reference.Form, name: String) -> MemberUse? {
    let isLocal = { (node: Syntax) in ScopeTree.localDeclaration(of: name, at: node) != nil }
    let own = { (node: Syntax, form: Reference.Form, use: Reference.Use) in
      MemberUse(receiver: .own, reference: Reference(token: token, node: node, form: form, use: use))
    }
    guard let parent = token.parent else { return nil }
    if let use = parent.as(DeclReferenceExprSyntax.self) {
      if use.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false {
        guard use.firstAncestor(AttributeSyntax.self) == nil, let path = use.firstAncestor(KeyPathExprSyntax.self) else {
          return nil
        }
        // `\Screen.model.flag` starts at the screen, and is the model's.
        let isFirst = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.id == use.id
        return MemberUse(
          receiver: .keyPath(root: isFirst ? path.root : nil),
          reference: Reference(token: token, node: Syntax(use), form: form, use: .read))
      }
      guard let member = use.parent?.as(MemberAccessExprSyntax.self), member.declName.id == use.id else {
        return isLocal(Syntax(use)) ? nil : own(Syntax(use), form, Reference.use(of: ExprSyntax(use)))
      }
      return member.base.flatMap { memberUse(token, of: member, base: $0.withoutChaining, form: form) }
    }
    if let pattern = parent.as(IdentifierPatternSyntax.self),
      let condition = pattern.parent?.as(OptionalBindingConditionSyntax.self), condition.initializer == nil
    {
      return isLocal(condition.parent.map(Syntax.init) ?? Syntax(condition)) ? nil : own(Syntax(pattern), .shorthand, .read)
    }
    if let capture = parent.as(ClosureCaptureSyntax.self), capture.name.id == token.id, capture.initializer == nil,
      let closure = capture.firstAncestor(ClosureExprSyntax.self)
    {
      return isLocal(Syntax(closure)) ? nil : own(Syntax(capture), .capture, .read)
    }
    return nil
  }

  private func memberUse(
    _ token: TokenSyntax, of member: MemberAccessExprSyntax, base: ExprSyntax, form: Reference.Form
  ) -> MemberUse? {
    if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
      return MemberUse(
        receiver: .own,
        reference: Reference(token: token, node: Syntax(member), form: form, use: Reference.use(of: ExprSyntax(member))))
    }
    // `Mode.flag` is a member of the type itself.
    if let path = base.memberPath, path.allSatisfy({ $0.first?.isUppercase == true }) { return nil }
    let isBinding = base.accessPath.first?.isProjection ?? false
    return MemberUse(
      receiver: .value(base),
      reference: Reference(
        token: token, node: Syntax(member), form: isBinding ? .projection : form, use: Reference.use(of: ExprSyntax(member))))
  }
}

extension ExprSyntax {
  /// Without the `?` or `!` behind it.
  var withoutChaining: ExprSyntax {
    self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
  }

  /// What a value is reached through, so that two ways to write it compare equal: `model?.selected` and `self.model.selected` are
  /// both `["model", "selected"]`. What is no name is one component as it is written.
  public var accessPath: [String] {
    let plain = withoutChaining
    if let reference = plain.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.tokenKind == .keyword(.self) ? [] : [reference.baseName.text]
    }
    if let member = plain.as(MemberAccessExprSyntax.self), let base = member.base {
      return base.accessPath + [member.declName.baseName.text]
    }
    return [plain.trimmedDescription]
  }
}
