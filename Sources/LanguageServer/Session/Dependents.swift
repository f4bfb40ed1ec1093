import LanguageServerProtocol
import SourceText

extension Session {
  /// The text of a document changes. What other files' findings make of it is worked out when it has been quiet for a moment and
  /// the document itself has been looked at.
  func noteChange(of path: String?, before text: SourceText?) {
    guard let path, changedTexts[path] == nil else { return }
    changedTexts[path] = .some(text)
    waitForQuiet()
  }

  private func waitForQuiet() {
    guard !isWaitingForQuiet else { return }
    isWaitingForQuiet = true
    let (post, pause) = (post, options.pause)
    Task.detached {
      try? await Task.sleep(for: pause)
      post(.quiet)
    }
  }

  func quiet() {
    isWaitingForQuiet = false
    let isBusy = documents.values.contains { open in
      open.analysis == nil && open.isAnalyzable && open.document.path.map { changedTexts[$0] != nil } == true
    }
    guard !isBusy else {
      waitForQuiet()
      return
    }
    var words: Set<String> = []
    let changed = changedTexts
    changedTexts = [:]
    for (path, before) in changed {
      words.formUnion(before?.words ?? [])
      words.formUnion(project.sources.text(of: path)?.words ?? [])
    }
    touchDependents(on: words, besides: Set(changed.keys))
  }

  /// Files that hold these words have changed: what was found out with questions about them is looked at again.
  func touchDependents(on words: Set<String>, besides changed: Set<String> = []) {
    guard !words.isEmpty else { return }
    for (uri, open) in documents where !(changed.count == 1 && open.document.path.map(changed.contains) == true) {
      documents[uri]?.wordsChanged(words, nextStamp())
    }
    rescanDependents(on: words)
  }
}
