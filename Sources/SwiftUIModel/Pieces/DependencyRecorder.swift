import SourceText

/// Collects what is asked of a file.
///
/// What is asked about a part of the file is not recorded: the part is known to whoever asks, and is asked about again when it
/// changes. A question about a range that is all of the file counts as one about the file.
public final class DependencyRecorder: Sendable {
  private let state = Locked(Dependencies())

  public init() {}

  /// All that was asked so far.
  public var dependencies: Dependencies { state.withLock { $0 } }

  /// Adds to what was asked.
  func record(_ question: (inout Dependencies) -> Void) { state.withLock { question(&$0) } }
}

/// Every question of `ViewFile` that can be answered by another declaration than the one it is about calls one of these, before it
/// looks at a memo.
extension ViewFile {
  func record(word: String) { recorder?.record { $0.words.insert(word) } }

  func record(type: String) { recorder?.record { $0.types.insert(type) } }

  func record(calls name: String) { recorder?.record { $0.calls.insert(name.withoutBackticks) } }

  func record(member name: String) { recorder?.record { $0.members.insert(name) } }

  func recordWhole() { recorder?.record { $0.isWhole = true } }

  func recordLayout() { recorder?.record { $0.usesLayout = true } }

  func recordBrackets() { recorder?.record { $0.usesBrackets = true } }

  /// Whether a range is all of the file, so that what is asked about it may be answered by any declaration.
  func isWhole(_ range: TextRange) -> Bool { range.lower <= 0 && text.count <= range.upper }

  func record(calls name: String, in range: TextRange) { if isWhole(range) { record(calls: name) } }

  func recordWhole(in range: TextRange) { if isWhole(range) { recordWhole() } }

  func record(words: some Sequence<String>, in range: TextRange) {
    if isWhole(range) { for word in words { record(word: word) } }
  }
}
