import SourceText
import SwiftSyntax

/// A closure around a node, with the call that it is written at.
public struct EnclosingClosure: Sendable {
  public let closure: ClosureExprSyntax
  /// Nil for a closure that is no argument of a named call.
  public let call: Call?
  /// The closure's label at the call; nil for the first trailing one.
  public let label: String?
}

extension ViewFile {
  /// The closures around a node within its member (function, property), innermost first.
  public func closures(around node: some SyntaxProtocol) -> [EnclosingClosure] {
    var result: [EnclosingClosure] = []
    var current = node.parent
    while let scope = current, !scope.is(MemberBlockSyntax.self), !scope.is(FunctionDeclSyntax.self) {
      if let closure = scope.as(ClosureExprSyntax.self) {
        let call = Self.call(taking: closure)
        result.append(
          EnclosingClosure(
            closure: closure, call: call, label: call?.closures.first { $0.closure.id == closure.id }?.label))
      }
      current = scope.parent
    }
    return result
  }

  /// The call that a closure is an argument of.
  public static func call(taking closure: ClosureExprSyntax) -> Call? {
    guard let parent = closure.parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id { return Call(call) }
    if parent.is(MultipleTrailingClosureElementSyntax.self) || parent.is(LabeledExprSyntax.self) {
      return parent.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    }
    return nil
  }

  /// The function, initialiser or computed property around a node, by its declaration.
  public func member(around node: some SyntaxProtocol) -> Member? {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let facts = piece(at: offset)?.facts else { return nil }
    let members = facts.type(at: offset)?.members ?? facts.globals
    return members.first { $0.range.lower <= offset && offset < $0.range.upper }
  }

  /// A member of the same type, declared in it or in an extension of this file, by name. Nil when several share the name.
  public func member(named name: String, of type: TypeDeclaration) -> Member? {
    let found = declarations(of: type.qualifiedName).flatMap(\.members).filter { $0.name == name }
    return found.count == 1 ? found.first : nil
  }

  /// A stored property of the type, by name.
  public func property(named name: String, of type: TypeDeclaration) -> StateProperty? {
    declarations(of: type.qualifiedName).lazy.flatMap(\.properties).first { $0.name == name }
  }

  /// Whether a type is a view by what this file says of it.
  public func isView(_ type: TypeDeclaration) -> Bool {
    record(type: type.qualifiedName.split(separator: ".").first.map(String.init) ?? type.name)
    return type.declaresView || type.declaresViewModifier
      || (type.kind == .extension && (type.name == "View" || type.members.contains(where: \.isView)))
      || declarations(of: type.qualifiedName, where: .any([.mentions("View"), .mentions("ViewModifier")])).contains {
        $0.declaresView || $0.declaresViewModifier
      }
  }

  /// Whether modifiers of views are meant at a node: it stands in a view, a view modifier, a preview, or in a member or closure
  /// that makes a view. Other code may have methods of the same names.
  public func isViewContext(_ node: some SyntaxProtocol) -> Bool {
    if isInPreview(node) { return true }
    if let type = type(around: node), isView(type) || type.isPreview || type.inheritedTypes.contains("App") { return true }
    if let member = member(around: node) { return member.isView }
    return false
  }

  /// Whether a node stands in a `#Preview` or a `PreviewProvider`.
  public func isInPreview(_ node: some SyntaxProtocol) -> Bool {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let piece = piece(at: offset) else { return false }
    if piece.facts.typeIndex.previews.contains(where: { $0.range.touches(offset) }) { return true }
    let macros = previewMacros(in: piece).filter { $0.position.utf8Offset <= offset && offset <= $0.endPosition.utf8Offset }
    guard !macros.isEmpty else { return false }
    var current = node.parent
    while let scope = current {
      if macros.contains(where: { $0.id == scope.id }) { return true }
      current = scope.parent
    }
    return false
  }

  /// All uses of `#Preview` in a piece, in order.
  private func previewMacros(in piece: FilePiece) -> [Syntax] {
    piece.facts.previewMacros.value {
      tokens(named: "Preview", in: piece).compactMap { token in
        guard let parent = token.parent else { return nil }
        let name = parent.as(MacroExpansionExprSyntax.self)?.macroName ?? parent.as(MacroExpansionDeclSyntax.self)?.macroName
        return name?.id == token.id ? parent : nil
      }
    }
  }

  /// The `#if` clauses around a node, innermost first. Nodes with the same list are compiled together.
  public func conditionalClauses(around node: some SyntaxProtocol) -> [IfConfigClauseSyntax] {
    var result: [IfConfigClauseSyntax] = []
    var current = node.parent
    while let scope = current {
      if let clause = scope.as(IfConfigClauseSyntax.self) { result.append(clause) }
      current = scope.parent
    }
    return result
  }

  /// Whether two nodes stand in the same `#if` branches.
  public func areCompiledTogether(_ first: some SyntaxProtocol, _ second: some SyntaxProtocol) -> Bool {
    conditionalClauses(around: first).map(\.id) == conditionalClauses(around: second).map(\.id)
  }

  /// Whether a region without syntax errors is wholly around or beside a range; fixes stay out of such regions.
  public func hasSyntaxError(in range: TextRange) -> Bool { !syntaxErrors(touching: range).isEmpty }

  /// Whether this file declares a type of this name itself, so that SwiftUI's is not meant.
  public func declaresType(named name: String) -> Bool { !types(named: name).isEmpty }
}

extension IfConfigClauseSyntax {
  /// Whether it is that of an `#if false`, which is how code is set aside.
  var isNeverCompiled: Bool {
    condition?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
  }
}
