import SourceText
import SwiftSyntax

/// The facts of one version of one file.
public struct ViewFile: Sendable {
  public let text: SourceText
  /// Folded: `x = y` is an `InfixOperatorExprSyntax`.
  public let tree: SourceFileSyntax
}
