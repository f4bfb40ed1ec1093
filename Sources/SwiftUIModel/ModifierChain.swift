import SwiftSyntax

extension Call {
  /// Whether it is written like a modifier; `Trails.Screen()` is none, and neither is `self.card()` in the type that has `card`.
  public var isModifier: Bool { isMember && name.first?.isUppercase != true && !isOwnFunction }

  /// Whether it calls a function of the type around it through `self`. In an extension of `View` or of a type of SwiftUI's, and in
  /// any other extension for a modifier of SwiftUI's, `self` is the view that is modified.
  private var isOwnFunction: Bool {
    guard let reference = base?.as(DeclReferenceExprSyntax.self), reference.baseName.tokenKind == .keyword(.self) else {
      return false
    }
    var scope = node.parent
    while let current = scope {
      if let declaration = current.as(ExtensionDeclSyntax.self) {
        let extended = declaration.extendedType.trimmedDescription
        return extended != "View" && !SwiftUICatalogue.contains(extended) && !has(.modifier)
      }
      if current.is(ProtocolDeclSyntax.self) { return false }
      if current.asProtocol((any DeclGroupSyntax).self) != nil { return true }
      scope = current.parent
    }
    return false
  }

  /// The whole chain with what lies beyond an `#if` that holds this modifier.
  public var wholeChainAcrossConditions: ExprSyntax { ExprSyntax(node).wholeChainAcrossConditions }
}

extension ExprSyntax {
  /// The modifiers of a chain, outermost first. Those in branches of `#if` are left out, but for the branch that the expression
  /// itself stands in.
  public var viewModifiers: [Call] { chainModifiers(withBranches: false) }

  /// The modifiers of a chain, outermost first, with those in all branches of `#if` on the way, also in branches that exclude each
  /// other.
  public var viewModifiersInAllBranches: [Call] { chainModifiers(withBranches: true) }

  private func chainModifiers(withBranches: Bool) -> [Call] {
    var result: [Call] = []
    var current: ExprSyntax? = self
    while let node = current {
      if let call = node.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.isModifier, let base = call.base {
        result.append(call)
        current = base
      } else if let conditional = node.as(PostfixIfConfigExprSyntax.self) {
        if withBranches { result += conditional.branchModifiers }
        current = conditional.expressionInFront
      } else {
        current = nil
      }
    }
    return result
  }

  /// The view that a chain of modifiers starts with; one within `#if` counts as on the chain around it.
  public var modifiedView: ExprSyntax {
    var current = self
    while true {
      if let call = current.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.isModifier, let base = call.base {
        current = base
      } else if let base = current.as(PostfixIfConfigExprSyntax.self)?.expressionInFront {
        current = base
      } else {
        return current
      }
    }
  }

  /// The expression with all modifiers behind it, also beyond `#if`.
  public var wholeChainAcrossConditions: ExprSyntax {
    var chain = self
    while let next = chain.oneModifierLonger { chain = next }
    return chain
  }

  private var oneModifierLonger: ExprSyntax? {
    if let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id,
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id
    {
      return ExprSyntax(call)
    }
    if let conditional = parent?.as(PostfixIfConfigExprSyntax.self), conditional.base?.id == id {
      return ExprSyntax(conditional)
    }
    return conditionAround.map(ExprSyntax.init)
  }

  /// The `#if` that the expression is a whole branch of.
  fileprivate var conditionAround: PostfixIfConfigExprSyntax? {
    guard let clause = parent?.as(IfConfigClauseSyntax.self), case .postfixExpression(let content)? = clause.elements,
      content.id == id
    else { return nil }
    // The clause is in a list, and that in the `#if … #endif`.
    return clause.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)
  }

  /// For the call or member that starts a branch of `#if`, or an `#if` that does: what stands in front of that `#if`. Nil for
  /// anything else, and in half-typed code.
  var expressionInFrontOfCondition: ExprSyntax? {
    var chain = self
    while let parent = chain.parent {
      if let conditional = chain.conditionAround { return conditional.expressionInFront }
      let goesOn =
        parent.as(MemberAccessExprSyntax.self)?.base?.id == chain.id
        || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == chain.id
        || parent.as(PostfixIfConfigExprSyntax.self)?.base?.id == chain.id
        || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == chain.id
        || parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        || parent.is(GenericSpecializationExprSyntax.self)
      guard goesOn, let longer = parent.as(ExprSyntax.self) else { return nil }
      chain = longer
    }
    return nil
  }
}

extension PostfixIfConfigExprSyntax {
  /// What the modifiers in its branches are called on; nil in half-typed code.
  var expressionInFront: ExprSyntax? {
    if let base, !base.is(MissingExprSyntax.self) { return base }
    return ExprSyntax(self).expressionInFrontOfCondition
  }

  /// The modifiers in its branches, the last branch first, those in one branch outermost first.
  fileprivate var branchModifiers: [Call] {
    config.clauses.reversed().flatMap { clause -> [Call] in
      guard !clause.isNeverCompiled, case .postfixExpression(let content)? = clause.elements else { return [] }
      var result: [Call] = []
      for modifier in content.viewModifiersInAllBranches {
        guard clause.textRange.contains(modifier.node.textRange) else { break }
        result.append(modifier)
      }
      return result
    }
  }
}

extension SyntaxProtocol {
  /// The modifiers that are called on this view, innermost first. Those in branches of `#if` are left out, but for the branch that
  /// the view itself stands in.
  public var modifiersAround: [Call] { modifiersAround(withBranches: false) }

  /// The modifiers that are called on this view, innermost first, with those in all branches of `#if` behind it.
  public var modifiersAroundInAllBranches: [Call] { modifiersAround(withBranches: true) }

  private func modifiersAround(withBranches: Bool) -> [Call] {
    var result: [Call] = []
    var child = Syntax(self)
    while let parent = child.parent {
      var next = parent
      if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == child.as(ExprSyntax.self)?.id {
        if let named = Call(call), named.isModifier { result.append(named) }
      } else if let conditional = parent.as(PostfixIfConfigExprSyntax.self) {
        if withBranches { result += conditional.branchModifiers.reversed() }
      } else if let conditional = child.as(ExprSyntax.self)?.conditionAround {
        next = Syntax(conditional)
      } else if !parent.is(MemberAccessExprSyntax.self) {
        break
      }
      child = next
    }
    return result
  }
}
