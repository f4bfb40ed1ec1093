import SwiftSyntax
import SwiftUIModel

/// A use of a view's state in another file, which an edit of this file would break.
public struct OutsideUse {
  /// A sentence without its full stop.
  public let reason: FindingMessage
  public let place: Place

  public enum Place {
    case inExtension
    case argument
    /// Other files were not looked at.
    case unknown
  }
}

extension SemanticModel {
  /// A use of a property that is not private in another file: by an extension, or as an argument. Nil where there is none.
  public func outsideUse(of property: StateProperty, in type: TypeDeclaration) -> OutsideUse? {
    guard !property.isPrivate, !type.isPrivate else { return nil }
    let name = property.name
    guard let others = project.files(mentioning: name) else {
      return OutsideUse(reason: "`\(name)` is not private, and other files were not looked at", place: .unknown)
    }
    for other in others {
      let file = other.path.lastPathComponent
      if other.file.declarations(named: type.name).contains(where: { $0.kind == .extension }) {
        return OutsideUse(reason: "`\(name)` is not private, and an extension in \(file) names it", place: .inExtension)
      }
      let isArgument = other.file.tokens(named: name).contains { token in
        token.parent?.as(LabeledExprSyntax.self)?.firstAncestor(FunctionCallExprSyntax.self)?.calledExpression
          .trimmedDescription
          == type.name
      }
      if isArgument { return OutsideUse(reason: "`\(name)` is not private, and \(file) names it", place: .argument) }
    }
    return nil
  }
}
