import SourceText
import SwiftSyntax

/// A call: a modifier (`.sheet(…)`), an initialiser (`NavigationStack { … }`) or a function.
public struct Call: Sendable {
  public let node: FunctionCallExprSyntax
  /// The base name of what is called.
  public let name: String
  public let nameToken: TokenSyntax
  /// What a method is called on: for the first modifier in a branch of `#if`, the expression in front of that `#if`. Nil for free
  /// functions, initialisers and implicit members (`.init(…)`).
  public let base: ExprSyntax?
  /// Whether it is written with a dot.
  public let isMember: Bool

  /// Nil when what is called has no name, as in `closures[0]()`.
  public init?(_ node: FunctionCallExprSyntax) {
    self.node = node
    var called = node.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let member = called.as(MemberAccessExprSyntax.self) {
      nameToken = member.declName.baseName
      base = member.base ?? ExprSyntax(node).expressionInFrontOfCondition
      isMember = true
    } else if let reference = called.as(DeclReferenceExprSyntax.self) {
      nameToken = reference.baseName
      base = nil
      isMember = false
    } else {
      return nil
    }
    name = nameToken.text
  }

  /// The argument with a label, within the parentheses.
  public func argument(_ label: String) -> LabeledExprSyntax? { node.arguments.first { $0.label?.text == label } }

  /// The first argument when it has no label.
  public var unlabeledArgument: LabeledExprSyntax? { node.arguments.first.flatMap { $0.label == nil ? $0 : nil } }

  /// The labels within the parentheses, "" for those without one.
  public var labels: [String] { node.arguments.map { $0.label?.text ?? "" } }

  /// All closures written at the call, in source order: those among the arguments, then the trailing ones. The first trailing
  /// closure has no label.
  public var closures: [ClosureArgument] {
    var result = node.arguments.compactMap { argument in
      argument.expression.as(ClosureExprSyntax.self).map { ClosureArgument(label: argument.label?.text, closure: $0) }
    }
    if let trailing = node.trailingClosure { result.append(ClosureArgument(label: nil, closure: trailing, isTrailing: true)) }
    result += node.additionalTrailingClosures.map {
      ClosureArgument(label: $0.label.text, closure: $0.closure, isTrailing: true)
    }
    return result
  }

  /// The closure with a label, in parentheses or trailing.
  public func closure(_ label: String) -> ClosureExprSyntax? { closures.first { $0.label == label }?.closure }

  /// The range that findings about the call mark: the name with its first label, as in `sheet(isPresented:`, within one line.
  public var nameRange: TextRange {
    let start = nameToken.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let first = node.arguments.first, first.label != nil, let colon = first.colon, node.leftParen != nil,
      !first.leadingTrivia.containsNewline, !(node.leftParen?.trailingTrivia.containsNewline ?? false)
    else { return nameToken.textRange }
    return TextRange(start, colon.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Whether it is the first modifier in a branch of `#if`, so that its base stands in front of that `#if`.
  public var startsBranch: Bool {
    base != nil && node.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil && isMember
  }

  /// For a modifier: the range from its dot to its end, which is what has to go or move with it. Nil for the first one in a
  /// branch of `#if`, which cannot go without the `#if`.
  public var modifierRange: TextRange? {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil else { return nil }
    return TextRange(
      member.period.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The modifier that is called on this one's result, in the same branch of `#if`.
  public var nextModifier: Call? {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(node).id,
      let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(member).id
    else { return nil }
    return Call(call)
  }

  /// The whole chain's expression: this call with all the modifiers behind it, up to the next `#if`.
  public var wholeChain: FunctionCallExprSyntax {
    var current = self
    while let next = current.nextModifier { current = next }
    return current.node
  }
}

/// A closure written at a call.
public struct ClosureArgument: Sendable {
  /// Nil for the first trailing closure and for closures without a label.
  public let label: String?
  public let closure: ClosureExprSyntax
  public let isTrailing: Bool

  init(label: String?, closure: ClosureExprSyntax, isTrailing: Bool = false) {
    self.label = label
    self.closure = closure
    self.isTrailing = isTrailing
  }
}

extension Trivia {
  /// Whether a line break is among the pieces.
  public var containsNewline: Bool { contains { $0.isNewline } }
}
