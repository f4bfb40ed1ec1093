import SourceText
import SwiftUIModel

/// The comments of a file that silence rules.
public struct Suppressions: Sendable {
  /// The id of findings about suppression comments themselves.
  public static let rule = "suppression"
  /// What every such comment starts with.
  public static let mark = "swiftui-patterns:"

  public init(in file: ViewFile) {}

  func apply(
    to findings: [Finding], linter: Linter, project: any ProjectFacts, settings: LintSettings
  ) -> [Finding] { findings }
}
