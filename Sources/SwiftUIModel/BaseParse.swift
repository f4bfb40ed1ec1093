import SourceText
import SwiftParser
import SwiftSyntax

/// A full parse from which later versions of the text are reparsed. Reparsing always goes from here with all edits since:
/// chained incremental parsing is wrong in the toolchain's parser (swift-syntax issue 3397).
public struct BaseParse: Sendable {
  /// The text of the full parse.
  public let text: SourceText
  private let result: IncrementalParseResult?

  /// More edits than this cost more to follow than a full parse.
  public static let editLimit = 200

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
  public var file: ViewFile { ViewFile(text: text, parsed: result?.tree, origin: ParseOrigin(base: self, edits: [])) }

  /// The facts of a later version.
  /// - Parameters:
  ///   - text: the later version
  ///   - edits: all edits that lead from `self.text` to it, each in the text after the one before
  public func file(after edits: [TextEdit], text: SourceText) -> ViewFile {
    guard let result, edits.count <= Self.editLimit, NestingGuard.admits(text) else { return ViewFile(text: text) }
    let sourceEdits = edits.map { edit in
      SourceEdit(
        range: AbsolutePosition(utf8Offset: edit.range.lower)..<AbsolutePosition(utf8Offset: edit.range.upper),
        replacement: edit.replacement)
    }
    let transition = IncrementalParseTransition(
      previousIncrementalParseResult: result, edits: ConcurrentEdits(fromSequential: sourceEdits))
    let next = text.utf8.withUnsafeBufferPointer { Parser.parseIncrementally(source: $0, parseTransition: transition) }
    return ViewFile(text: text, parsed: next.tree, origin: ParseOrigin(base: self, edits: edits))
  }
}

/// The full parse that a file was parsed from, and the edits since.
struct ParseOrigin: Sendable {
  let base: BaseParse
  let edits: [TextEdit]
}

extension ViewFile {
  /// The facts of the text after edits, parsed from the full parse that this file comes from; nil when they do not fit the text.
  /// Needs a large stack.
  public func applying(_ set: EditSet) -> ViewFile? {
    // From the last one to the first, so that each leaves the places of those before it alone.
    text.applying(set).map { origin.base.file(after: origin.edits + set.edits.reversed(), text: $0) }
  }
}
