import SourceText
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The facts of one version of one file, collected in one walk. A value; rules read it and never walk the tree themselves.
public struct ViewFile: Sendable {
  public let text: SourceText
  /// Folded: `x = y` is an `InfixOperatorExprSyntax`. Empty when the text nests too deeply to be parsed.
  public let tree: SourceFileSyntax
  /// Whether brackets nest too deeply for the parser, so that the file was left alone.
  public let isTooDeep: Bool
  /// The smallest regions that the parser could not make sense of.
  public let syntaxErrors: [TextRange]
  /// Modules that the file imports, `SwiftUI` among them.
  public let imports: Set<String>
  /// All type declarations and extensions, nested ones too, in source order.
  public let types: [TypeDeclaration]
  /// All calls with parentheses or a trailing closure, in source order of their ends.
  public let calls: [Call]
  /// All assignments with `=`, in source order.
  public let assignments: [Assignment]
  /// Functions and computed properties at file level.
  public let globals: [Member]
  /// Positions in `calls`, by the called name.
  private let callsByName: [String: [Int]]

  /// Parses the whole text and collects its facts.
  public init(text: SourceText) { self = BaseParse(text).file }

  init(text: SourceText, parsed: SourceFileSyntax?) {
    self.text = text
    isTooDeep = parsed == nil
    let source = parsed ?? SourceFileSyntax(statements: [], endOfFileToken: .endOfFileToken())
    let folded = OperatorTable.standardOperators.foldAll(source) { _ in }
    tree = folded.as(SourceFileSyntax.self) ?? source
    syntaxErrors = tree.hasError ? SyntaxErrors.regions(in: tree) : []
    let collector = FactCollector()
    collector.walk(tree)
    imports = collector.imports
    types = collector.types
    calls = collector.calls
    assignments = collector.assignments
    globals = collector.globals
    var positions: [String: [Int]] = [:]
    for (position, call) in collector.calls.enumerated() { positions[call.name, default: []].append(position) }
    callsByName = positions
  }

  /// The calls of a function, method or initialiser by its base name (`sheet`, `NavigationStack`), in source order of their ends.
  public func calls(named name: String) -> [Call] {
    (callsByName[name] ?? []).compactMap { calls.indices.contains($0) ? calls[$0] : nil }
  }

  /// Whether SwiftUI's names are meant here at all.
  public var importsSwiftUI: Bool { imports.contains("SwiftUI") }
}

enum SyntaxErrors {
  /// The nodes that hold unexpected or missing tokens themselves, with half a line around them being the caller's choice.
  static func regions(in tree: SourceFileSyntax) -> [TextRange] {
    var regions: [TextRange] = []
    var pending: [Syntax] = [Syntax(tree)]
    while let node = pending.popLast() {
      guard node.hasError else { continue }
      if node.is(UnexpectedNodesSyntax.self) {
        regions.append(node.textRange)
        continue
      }
      if let token = node.as(TokenSyntax.self) {
        let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
        regions.append(token.presence == .missing ? TextRange(at: place) : token.textRange)
        continue
      }
      let children = node.children(viewMode: .all).filter(\.hasError)
      if children.isEmpty { regions.append(node.textRange) }
      pending += children
    }
    return regions.sorted()
  }
}

extension SyntaxProtocol {
  /// The UTF-8 offsets of the node without the trivia around it.
  public var textRange: TextRange {
    TextRange(positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
