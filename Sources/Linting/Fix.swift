import SourceText
import SwiftUIProject

/// The edits of one file that belong to a fix.
public struct FileEdits: Sendable, Hashable {
  /// The absolute path of another file of the workspace; nil for the file that the finding is in.
  public let path: String?
  /// Against the text that the workspace has of that file.
  public let edits: EditSet

  public init(path: String? = nil, edits: EditSet) {
    self.path = path
    self.edits = edits
  }
}

/// A change that removes the cause of a finding.
public struct Fix: Sendable, Hashable {
  /// What applying it will do, as an imperative sentence without a full stop.
  public let title: String
  /// `safe` or `review`.
  public let level: FixLevel
  let cautionSentence: FindingMessage?
  /// One entry for each file that changes, the finding's own first.
  public let files: [FileEdits]

  public init(title: String, level: FixLevel, caution: FindingMessage? = nil, files: [FileEdits]) {
    self.title = title
    self.level = level
    cautionSentence = caution
    self.files = files.filter { !$0.edits.isEmpty }
  }

  /// A fix within the finding's own file; nil when the edits overlap, which means silence rather than a guess.
  public init?(title: String, level: FixLevel, caution: FindingMessage? = nil, edits: [TextEdit]) {
    guard let set = EditSet(edits), !set.isEmpty else { return nil }
    self.init(title: title, level: level, caution: caution, files: [FileEdits(edits: set)])
  }

  /// Why a person has to look at it, one sentence; nil for safe fixes.
  public var caution: String? { cautionSentence?.text }

  /// The edits of the finding's own file.
  public var ownEdits: EditSet { files.first { $0.path == nil }?.edits ?? .empty }

  /// Whether it changes other files too.
  public var spansFiles: Bool { files.contains { $0.path != nil } }
}
