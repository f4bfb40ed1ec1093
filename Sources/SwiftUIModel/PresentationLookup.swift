import SourceText
import SwiftSyntax

extension ViewFile {
  /// The presentation modifier that a call of this file is; nil for other calls, and on receivers that are evidently no views.
  public func presentation(_ call: Call) -> Presentation? {
    guard let presentation = Presentation(call), importsSwiftUI, isViewContext(call.node) else { return nil }
    // A branch of `#if false` holds no facts.
    let isSetAside = conditionalClauses(around: call.node).contains { clause in
      clause.condition?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
    }
    return isSetAside ? nil : presentation
  }

  /// The presentation modifiers of all kinds whose names stand in a range of UTF-8 offsets, in source order.
  public func presentations(in range: TextRange) -> [Presentation] {
    calls(in: range).compactMap(presentation).sorted { $0.call.nameRange < $1.call.nameRange }
  }

  /// The presentation modifiers in a type, in its declaration and its extensions of this file, types in it left out, in source
  /// order.
  public func presentations(of type: TypeDeclaration) -> [Presentation] {
    declarations(of: type.qualifiedName).flatMap { presentations(in: $0.range) }
      .filter { self.type(around: $0.call.node)?.qualifiedName == type.qualifiedName }
  }
}
