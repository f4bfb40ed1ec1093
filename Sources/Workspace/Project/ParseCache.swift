import SourceText
import SwiftUIModel

/// Parsed files, the latest version of each, the ones used last.
final class ParseCache: Sendable {
  private struct Entry {
    let file: ViewFile
    var lastUse: Int
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var clock = 0
  }

  private let limit: Int
  private let state = Locked(State())

  init(limit: Int) { self.limit = limit }

  /// The parsed form of a text that is known already, told by its bytes; quick where these are the very ones it was parsed from.
  func file(at path: String, utf8: [UInt8]) -> ViewFile? {
    state.withLock { state in
      guard let entry = state.entries[path], entry.file.text.utf8 == utf8 else { return nil }
      state.clock += 1
      state.entries[path]?.lastUse = state.clock
      return entry.file
    }
  }

  /// The parsed form of a text. Parsing goes on outside the lock: two threads may do the same work, none waits.
  func file(at path: String, text: SourceText) -> ViewFile {
    let known = state.withLock { state -> ViewFile? in
      guard let entry = state.entries[path], entry.file.text == text else { return nil }
      state.clock += 1
      state.entries[path]?.lastUse = state.clock
      return entry.file
    }
    if let known { return known }
    let file = ViewFile(text: text)
    adopt(file, at: path)
    return file
  }

  /// Takes over a file that was parsed elsewhere.
  func adopt(_ file: ViewFile, at path: String) {
    state.withLock { state in
      state.clock += 1
      state.entries[path] = Entry(file: file, lastUse: state.clock)
      guard state.entries.count > limit else { return }
      // A quarter goes at once, so that sorting is rare.
      let oldest = state.entries.sorted { $0.value.lastUse < $1.value.lastUse }.prefix(limit / 4 + 1)
      for (path, _) in oldest { state.entries[path] = nil }
    }
  }
}
