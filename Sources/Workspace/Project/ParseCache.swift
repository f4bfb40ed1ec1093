import Files
import SourceText
import SwiftUIModel

/// Parsed files, the latest version of each, the ones used last.
final class ParseCache: Sendable {
  private struct Entry {
    let file: ViewFile
    var lastUse: Int
    /// Of the version on disk that it was read from, where it was.
    var stamp: FileStamp?
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var clock = 0
    /// How much had been parsed when what is kept was counted.
    var counted = 0
  }

  private let limit: Int
  private let budget: Int
  private let state = Locked(State())

  /// - Parameters:
  ///   - limit: how many files are kept
  ///   - budget: how many bytes of text may be parsed in all of them; a tree takes some thirty times the memory of its text
  init(limit: Int, budget: Int) {
    self.limit = limit
    self.budget = budget
  }

  /// The parsed form of a text that is known already, told by its bytes; quick where these are the very ones it was parsed from.
  func file(at path: String, utf8: [UInt8]) -> ViewFile? {
    state.withLock { state in
      guard let entry = state.entries[path], entry.file.text.utf8 == utf8 else { return nil }
      state.clock += 1
      state.entries[path]?.lastUse = state.clock
      return entry.file
    }
  }

  /// The parsed form of a version on disk, told by its stamp.
  func file(at path: String, stamp: FileStamp) -> ViewFile? {
    state.withLock { state in
      guard let entry = state.entries[path], entry.stamp == stamp else { return nil }
      state.clock += 1
      state.entries[path]?.lastUse = state.clock
      return entry.file
    }
  }

  /// The same, read and kept now: the text is that of the version with the stamp.
  func file(at path: String, text: SourceText, stamp: FileStamp) -> ViewFile {
    let file = file(at: path, text: text)
    state.withLock { $0.entries[path]?.stamp = stamp }
    return file
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
      // Files are parsed piece by piece when they are asked, so that what is kept has to be counted now and then.
      let total = ViewFile.parsedCountOfAll
      guard state.entries.count > limit || total - state.counted > budget / 8 else { return }
      state.counted = total
      var parsed = state.entries.values.reduce(0) { $0 + $1.file.parsedCount }
      guard state.entries.count > limit || parsed > budget else { return }
      // A quarter goes at once, so that sorting is rare.
      for (path, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
        if state.entries.count <= limit - limit / 4, parsed <= budget - budget / 4 { break }
        parsed -= entry.file.parsedCount
        state.entries[path] = nil
      }
    }
  }
}
