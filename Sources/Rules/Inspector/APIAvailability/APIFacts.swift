import Linting
import SourceText
import SwiftUIModel
import SwiftUIProject

/// What is known of an API at a place in a file.
public struct APIFacts: Sendable {
  /// `inspector(isPresented:)`.
  public let title: String
  /// The first version of each platform that has it; empty when that is not known.
  public let since: [Platform: PlatformVersion]

  /// The API that a name at a UTF-8 offset stands for, nil when it is none of the table.
  public init?(name: String, at offset: Int, in file: ViewFile) {
    let entries = APITable.entries.filter { $0.name == name }
    let uses = APIUse.all(of: entries, in: RuleContext(file: file, project: NoProject()))
    guard let use = uses.first(where: { $0.range.touches(offset) }) else { return nil }
    self.init(title: use.title, since: use.entry.since)
  }

  /// The value of the environment with a key, nil when it is none of the table.
  public init?(environmentKey key: String) {
    guard let entry = APITable.entries.first(where: { $0.form == .environment(key) }) else { return nil }
    self.init(title: "\\.\(key)", since: entry.since)
  }

  private init(title: String, since: [Platform: PlatformVersion]) {
    self.title = title
    self.since = since
  }
}
