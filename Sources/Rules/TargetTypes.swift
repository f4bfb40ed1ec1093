import Linting
import SourceText
import SwiftUIModel

extension ViewFile {
  /// Whether the file mentions one of SwiftUI's names with a role, comments and strings included.
  func mentions(anyWith role: SwiftUIRole) -> Bool { SwiftUICatalogue.names(with: role).contains(where: mentions) }
}

extension RuleContext {
  /// The declarations and extensions outside the target of types that the target declares or extends too, none within another one.
  /// What they show may be written in the target, in a helper. Empty where the target is the whole file.
  var declarationsBesideTarget: [TypeDeclaration] {
    guard file.mayDeclareAgain(target) else { return [] }
    var result: [TypeDeclaration] = []
    for name in Set(types.map(\.qualifiedName)) {
      for declaration in file.declarations(of: name) where !isInTarget(declaration.range) {
        result.append(declaration)
      }
    }
    return result.filter { type in
      !result.contains { $0.range != type.range && $0.range.contains(type.range) }
    }
  }

  /// The presentations of some kinds of the file that may show what is written in the target, in source order.
  func presentationsShowingTarget(_ kinds: [Presentation.Kind]) -> [Presentation] {
    guard kinds.contains(where: { file.mentions($0.rawValue) }) else { return [] }
    let beside = declarationsBesideTarget.flatMap { type in kinds.flatMap { file.presentations($0, in: type.range) } }
    return (presentations(kinds) + beside).sorted { $0.call.nameRange < $1.call.nameRange }
  }
}
