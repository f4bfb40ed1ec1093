#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import SourceText

/// All that a run was told by the disk. Whatever reads files or folders notes it here, so that nothing can be forgotten; another
/// run that would be told the same comes to the same end.
public final class DiskLog: Sendable {
  private struct State {
    var sights: [String: Sight] = [:]
    var listings: [String: [Listing]] = [:]
    var isContradictory = false
  }

  /// The time before which a file must have been changed for the last time so that its stamp tells it from a later version of it.
  let start: FileStamp.Moment
  private let state = Locked(State())

  private static let active = Locked<DiskLog?>(nil)

  static var current: DiskLog? { active.withLock { $0 } }

  /// The steps of a file system's clock may be as long as two seconds.
  static let slack: Int64 = 3_000_000_000

  private init() { start = FileStamp.Moment(slack: Self.slack) }

  /// Notes what this process is told from now on.
  public static func begin() -> DiskLog {
    let log = DiskLog()
    active.withLock { $0 = log }
    return log
  }

  /// Notes nothing more.
  public static func end() { active.withLock { $0 = nil } }

  func note(_ sight: Sight, at path: String) {
    state.withLock { state in
      guard let known = state.sights[path] else {
        state.sights[path] = sight
        return
      }
      if let both = known.combined(with: sight) { state.sights[path] = both } else { state.isContradictory = true }
    }
  }

  /// Something could not be opened, for the reason that an error's number tells.
  func noteFailure(_ number: Int32, at path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return note(.absent(errno), at: path) }
    switch number {
    case ENOTDIR: note(.seen(FileStamp(info)), at: path)
    case EACCES, EPERM: note(.refused(FileStamp(info)), at: path)
    default: giveUp()
    }
  }

  /// The disk told something that it need not tell again, such as that too many files are open.
  func giveUp() { state.withLock { $0.isContradictory = true } }

  func note(_ listing: Listing, _ stamp: FileStamp, at folder: String) {
    note(.seen(stamp), at: folder)
    state.withLock { state in
      let known = state.listings[folder] ?? []
      if let same = known.first(where: { $0.filter == listing.filter }) {
        if same.digest != listing.digest { state.isContradictory = true }
      } else {
        state.listings[folder] = known + [listing]
      }
    }
  }

  /// All of it, by path; nil when the disk changed meanwhile, and so was of no one state.
  var sights: (sights: [String: Sight], listings: [String: [Listing]])? {
    state.withLock { $0.isContradictory ? nil : ($0.sights, $0.listings) }
  }
}

/// What was told of one path, links followed.
enum Sight: Hashable, Sendable {
  /// Nothing; with the error's number.
  case absent(Int32)
  /// What is there, but not what it holds.
  case seen(FileStamp)
  /// The bytes of a file.
  case file(FileStamp, ContentDigest)
  /// It is there, but cannot be read as it is.
  case refused(FileStamp)

  /// What both tell together; nil when they contradict each other.
  func combined(with later: Sight) -> Sight? {
    switch (self, later) {
    case (.absent(let first), .absent(let second)): first == second ? self : nil
    case (.seen(let first), .seen(let second)), (.file(let first, _), .seen(let second)),
      (.refused(let first), .seen(let second)):
      first.isSamePlace(as: second) ? self : nil
    case (.seen(let first), .file(let second, _)), (.seen(let first), .refused(let second)):
      first.isSamePlace(as: second) ? later : nil
    case (.file(_, let first), .file(_, let second)): first == second ? self : nil
    case (.refused(let first), .refused(let second)): first == second ? self : nil
    default: nil
    }
  }
}

/// The names that a folder held.
struct Listing: Sendable {
  let filter: NameFilter
  let digest: NamesDigest
  let names: [String]
}
