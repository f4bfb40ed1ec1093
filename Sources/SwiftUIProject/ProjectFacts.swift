import SourceText
import SwiftUIModel

/// A parsed file of the workspace.
public struct ProjectFile: Sendable {
  /// Absolute.
  public let path: String
  public let file: ViewFile

  public init(path: String, file: ViewFile) {
    self.path = path
    self.file = file
  }
}

/// What rules may ask about the project around a file. `Workspace` implements it; every answer can be unknown.
public protocol ProjectFacts: Sendable {
  /// What is known of the file without other files.
  var inputs: RuleInputs { get }
  /// All *other* files of the workspace whose text contains `word` as a whole word, parsed, in order of their paths; nil when
  /// the workspace is not loaded, or so many files match that an answer would be slow.
  func files(mentioning word: String) -> [ProjectFile]?
  /// All *other* files of the workspace that seem to declare or extend a type of this name, parsed, in order of their paths; nil
  /// when that is unknown.
  func files(declaring type: String) -> [ProjectFile]?
  /// Whether the project's string tables (`*.strings`, `*.xcstrings`) hold a key.
  func hasLocalizedString(_ key: String) -> Knowledge
  /// Whether all files that can be known are known, so that a rule's answer does not change by itself later. The default is
  /// true.
  var isLoaded: Bool { get }
}

extension ProjectFacts {
  public var isLoaded: Bool { true }
}

/// A single text with nothing around it: every question about the project is answered *unknown*.
public struct NoProject: ProjectFacts {
  public let inputs: RuleInputs

  public init(_ inputs: RuleInputs = RuleInputs()) { self.inputs = inputs }

  public func files(mentioning word: String) -> [ProjectFile]? { nil }

  public func hasLocalizedString(_ key: String) -> Knowledge { .unknown }
}

extension ProjectFacts {
  public func files(declaring type: String) -> [ProjectFile]? {
    files(mentioning: type)?.filter { $0.file.text.mayDeclareType(named: type) }
  }
}
