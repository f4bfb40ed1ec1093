import SwiftUIModel

/// What a file means within its project: types and their conformances, stored properties and their uses, the views that show each
/// other, and the systems that code runs on.
///
/// Answers come from syntax alone, so each of them can be *unknown*, which means silence or review and never a guess.
public struct SemanticModel: Sendable {
  /// The file that is checked.
  public let file: ViewFile
  /// The other files, and what is known of the file from outside.
  public let project: any ProjectFacts

  public init(file: ViewFile, project: any ProjectFacts) {
    self.file = file
    self.project = project
  }
}
