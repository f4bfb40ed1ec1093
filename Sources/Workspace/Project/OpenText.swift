import SourceText

/// A text of an open editor, which is asked for words again and again until it changes.
final class OpenText: Sendable {
  let text: SourceText
  private let index = Locked<WordIndex?>(nil)

  init(_ text: SourceText) { self.text = text }

  /// Made by the first question, which is not asked on the thread that follows the typing.
  private var words: WordIndex {
    if let known = index.withLock({ $0 }) { return known }
    let made = WordIndex(of: text.utf8)
    index.withLock { $0 = made }
    return made
  }

  /// Whether a word stands in it as a whole.
  func mentions(_ word: String) -> Bool { words.contains(word) ?? WordSearch(word).matches(text.utf8) }

  func mayDeclareType(named name: String) -> Bool {
    text.mayDeclareType(named: name, at: words.offsets(of: name) ?? text.offsets(ofWord: name))
  }
}
