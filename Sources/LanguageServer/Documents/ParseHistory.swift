import SourceText
import SwiftUIModel

/// The last full parse of a document and the edits since, which is what an incremental parse starts from.
struct ParseHistory: Sendable {
  private var base: BaseParse?
  private var edits: [(revision: Int, edit: TextEdit)] = []
  /// Parses of earlier revisions cannot be taken over.
  private var start: Int

  init(since revision: Int = 0) { start = revision }

  mutating func append(_ edit: TextEdit, revision: Int) {
    edits.append((revision, edit))
    guard edits.count > BaseParse.editLimit else { return }
    self = ParseHistory(since: revision)
  }

  mutating func adopt(_ parse: BaseParse, of revision: Int) {
    guard revision >= start else { return }
    base = parse
    start = revision
    edits.removeAll { $0.revision <= revision }
  }

  /// The facts of the text after all edits, and the full parse if one was made. Needs a large stack.
  func parse(_ text: SourceText) -> (file: ViewFile, base: BaseParse?) {
    if let base { return (base.file(after: edits.map(\.edit), text: text), nil) }
    let parse = BaseParse(text)
    return (parse.file, parse)
  }
}
