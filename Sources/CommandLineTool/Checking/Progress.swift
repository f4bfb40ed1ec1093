import SourceText

/// One line on standard error that tells how far a long run is, where a person reads it.
final class Progress: Sendable {
  private struct State {
    var nextUpdate: ContinuousClock.Instant
    var isShown = false
  }

  private let what: String
  private let total: Int
  private let state: Locked<State>

  /// Nothing is shown in the first half second: most runs are over by then.
  init(_ what: String, total: Int) {
    self.what = what
    self.total = total
    state = Locked(State(nextUpdate: .now + .milliseconds(500)))
  }

  func update(_ done: Int) {
    guard Terminal.isErrorTerminal else { return }
    state.withLock { state in
      guard ContinuousClock.now >= state.nextUpdate else { return }
      state.nextUpdate = .now + .milliseconds(100)
      state.isShown = true
      Terminal.progress("\r\(what) \(done) of \(total) files")
    }
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      if state.isShown { Terminal.progress("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
