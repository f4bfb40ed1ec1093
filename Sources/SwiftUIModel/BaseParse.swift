import SourceText
import SwiftParser
import SwiftSyntax

/// A full parse from which later versions of the text are reparsed. Reparsing always goes from here with all edits since:
/// chained incremental parsing is wrong in the toolchain's parser (swift-syntax issue 3397).
public struct BaseParse: Sendable {
  /// The text of the full parse.
  public let text: SourceText
  private let result: IncrementalParseResult?

  /// Parses the whole text. A text that nests too deeply for the parser is not parsed; its `ViewFile` is empty.
  public init(_ text: SourceText) {
    self.text = text
    guard NestingGuard.admits(text) else {
      result = nil
      return
    }
    result = text.utf8.withUnsafeBufferPointer { Parser.parseIncrementally(source: $0, parseTransition: nil) }
  }

  /// The facts of the text itself.
  public var file: ViewFile { ViewFile(text: text, parsed: result?.tree) }

  /// The facts of a later version.
  /// - Parameters:
  ///   - text: the later version
  ///   - edits: all edits that lead from `self.text` to it, each in the text after the one before
  public func file(after edits: [TextEdit], text: SourceText) -> ViewFile {
    guard let result, NestingGuard.admits(text) else { return ViewFile(text: text) }
    let sourceEdits = edits.map { edit in
      SourceEdit(
        range: AbsolutePosition(utf8Offset: edit.range.lower)..<AbsolutePosition(utf8Offset: edit.range.upper),
        replacement: edit.replacement)
    }
    let transition = IncrementalParseTransition(
      previousIncrementalParseResult: result, edits: ConcurrentEdits(fromSequential: sourceEdits))
    let next = text.utf8.withUnsafeBufferPointer { Parser.parseIncrementally(source: $0, parseTransition: transition) }
    return ViewFile(text: text, parsed: next.tree)
  }
}
