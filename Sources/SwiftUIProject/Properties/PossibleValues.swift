import SourceText
import SwiftSyntax
import SwiftUIModel

extension SemanticModel {
  /// Whether some place of the workspace may give a property of this name a value other than false or nil: by a declaration, an
  /// assignment, a binding, a key path or an initialiser's argument. True if not all places are known.
  /// - Parameter binding: a place in this file that is not counted
  public func mayBeSet(_ name: String, besides binding: TextRange) -> Bool {
    guard project.isLoaded, let others = project.files(mentioning: name) else { return true }
    if file.maySet(name, besides: binding) { return true }
    return others.contains { $0.file.maySet(name, besides: nil) }
  }
}

extension ViewFile {
  fileprivate func maySet(_ name: String, besides binding: TextRange?) -> Bool {
    let isSet = memberUses(named: name).contains { use in
      if let binding, binding.contains(use.reference.token.textRange) { return false }
      if case .keyPath = use.receiver { return true }
      switch use.reference.form {
      case .projection, .storage: return true
      case .shorthand, .capture: return false
      case .value: break
      }
      switch use.reference.use {
      case .read: return use.receiverPath.first?.hasPrefix("$") == true || use.isProjectedOrShared
      case .mutated: return true
      case .toggled, .assigned: return use.reference.use.mayOpen
      }
    }
    return isSet
      || tokens(named: name).contains { token in
        if let argument = token.parent?.as(LabeledExprSyntax.self), argument.label?.id == token.id {
          return !argument.expression.isEmptyValue
        }
        guard let binding = token.parent?.parent?.as(PatternBindingSyntax.self),
          binding.firstAncestor(CodeBlockItemListSyntax.self)?.parent?.is(SourceFileSyntax.self) != false,
          let value = binding.initializer?.value
        else { return false }
        return !value.isEmptyValue
      }
  }
}

extension MemberUse {
  /// Whether it is named through a binding (`$model.flag`), as an `inout` argument, or among others on the left of `=`.
  fileprivate var isProjectedOrShared: Bool {
    if case .value(let base) = receiver, base.trimmedDescription.hasPrefix("$") { return true }
    let parent = reference.node.parent
    if parent?.is(InOutExprSyntax.self) == true { return true }
    guard let tuple = parent?.parent?.parent?.as(TupleExprSyntax.self) else { return false }
    return tuple.parent?.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) == true
  }
}

extension ExprSyntax {
  fileprivate var isEmptyValue: Bool {
    self.is(NilLiteralExprSyntax.self) || self.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
  }
}
