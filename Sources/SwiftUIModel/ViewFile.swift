import SourceText
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The facts of one version of one file.
public struct ViewFile: Sendable {
  public let text: SourceText
  /// Folded: `x = y` is an `InfixOperatorExprSyntax`.
  public let tree: SourceFileSyntax
  /// Where the text has syntax errors.
  public let syntaxErrors: [TextRange]

  public init(text: SourceText) {
    self.text = text
    let parsed = Parser.parse(source: text.string)
    syntaxErrors = ParseDiagnosticsGenerator.diagnostics(for: parsed).map { TextRange(at: $0.position.utf8Offset) }
    tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }.as(SourceFileSyntax.self) ?? parsed
  }
}
