extension String {
  /// The view to show while nothing is selected, for the name of a variable that holds the selection.
  func placeholder(isPlain: Bool) -> String {
    let words = "Select \(spokenTitle.article) \(spokenTitle)"
    return isPlain ? "Text(\"\(words)\")" : "ContentUnavailableView(\"\(words)\", systemImage: \"doc\")"
  }

  /// What a variable holds, as words in a title: `Trail` of `selectedTrailID`.
  private var spokenTitle: String {
    var words: [String] = []
    for character in self {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(words[words.count - 1].isEmpty ? Character(character.uppercased()) : character)
    }
    let silent: Set = ["Selected", "Current", "Active", "The", "Id", "I", "D", "Selection"]
    let spoken = words.filter { !silent.contains($0) && $0.first?.isLetter == true }
    return spoken.isEmpty ? "Item" : spoken.joined(separator: " ")
  }

  private var article: String { first.map { "AEIOUaeiou".contains($0) } == true ? "an" : "a" }

  /// "a `trail`".
  var withArticle: String { "\(article) `\(self)`" }
}
