import SourceText
import SwiftUIProject

/// The edits of several files on their way to a fix.
public struct ProjectEdits {
  private var lists: [String?: [TextEdit]] = [:]

  public init() {}

  /// - Parameter path: the absolute path of another file; nil for the checked one
  public mutating func add(_ edits: [TextEdit], to path: String?) { lists[path, default: []] += edits }

  public mutating func add(_ edits: FileEdits) { add(edits.edits.edits, to: edits.path) }

  public mutating func add(_ other: ProjectEdits) {
    for (path, edits) in other.lists { add(edits, to: path) }
  }

  /// Those of the checked file.
  public var own: [TextEdit] { lists[nil] ?? [] }

  /// Whether other files change too.
  public var spansFiles: Bool { lists.contains { $0.key != nil && !$0.value.isEmpty } }

  /// Without the edits of text that another one deletes whole.
  public var withoutNested: ProjectEdits {
    var copy = self
    copy.lists = lists.mapValues(\.withoutNested)
    return copy
  }

  /// In the order that a fix keeps them: those of the checked file first.
  public func files() throws(Refusal) -> [FileEdits] {
    var files: [FileEdits] = []
    for (path, list) in lists.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      guard let set = EditSet(list.filter { !$0.range.isEmpty || !$0.replacement.isEmpty }) else {
        throw Refusal("The parts of the change lie too close together to be edited safely.")
      }
      if path == nil || !set.isEmpty { files.append(FileEdits(path: path, edits: set)) }
    }
    return files
  }
}

extension [TextEdit] {
  /// Without the edits of text that another one deletes whole.
  public var withoutNested: [TextEdit] {
    filter { edit in
      !contains { outer in
        outer.replacement.isEmpty && outer != edit && outer.range.count > edit.range.count && outer.range.contains(edit.range)
          && (!edit.range.isEmpty || outer.range.lower < edit.range.lower && edit.range.upper < outer.range.upper)
      }
    }
  }
}
