import Files
import Linting
import SourceText
import SwiftUIProject

/// Knows which targets compile each file, for which systems. It reads project files, without running anything.
///
/// Project files are looked at again after some seconds, and after `invalidate()`. Everything may be called from any thread.
public final class BuildDescription: Sendable {
  private struct State {
    var snapshots: [String: (snapshot: BuildSnapshot, cache: BuildSnapshot.Cache, until: ContinuousClock.Instant)] = [:]
    /// Whether project files may have been added or removed.
    var mustSearch: Set<String> = []
  }

  /// How long what was read is taken for granted.
  private static let patience = Duration.seconds(5)

  public let roots: ProjectRoots
  private let state = Locked(State())
  private let lines = Locked(BuildLines())
  /// Lets one thread read while the others wait for it.
  private let reading = Locked(())

  public init(roots: ProjectRoots = ProjectRoots()) { self.roots = roots }

  /// Forgets what was found, so that changed project files count at once.
  public func invalidate() {
    roots.invalidate()
    state.withLock { state in state.mustSearch.formUnion(state.snapshots.keys) }
  }

  /// The deployment targets that hold for a file, by its absolute path.
  public func targets(for path: String) -> DeploymentTargets {
    guard let snapshot = snapshot(for: path) else { return .unknown }
    return snapshot.compilation(of: path, line: { _ in 0 }).deploymentTargets
  }

  /// Which targets compile a file, by its absolute path, and where that was read.
  public func compilation(of path: String) -> FileCompilation {
    guard let snapshot = snapshot(for: path) else {
      return FileCompilation(targets: [], unknown: "it lies in no project")
    }
    return snapshot.compilation(of: path) { place in lines.withLock { $0.line(of: place) } }
  }

  /// Whether a table of strings, by its path, is one that code of a file looks keys up in; nil if that is unknown.
  public func tables(for path: String) -> (@Sendable (String) -> Bool)? { snapshot(for: path)?.tables(for: path) }

  /// Of all that answers for a file are read from; nil if it lies in no project.
  public func digest(for path: String) -> ContentDigest? { snapshot(for: path)?.digest }

  /// Reads what describes the build of a file, so that later questions are quick.
  public func prepare(for path: String) { _ = snapshot(for: path) }

  private func snapshot(for path: String) -> BuildSnapshot? {
    guard let root = roots.root(ofFile: path) else { return nil }
    if let known = known(root) { return known }
    return reading.withLock { _ in
      if let known = known(root) { return known }
      return read(root, path)
    }
  }

  private func known(_ root: String) -> BuildSnapshot? {
    let now = ContinuousClock.now
    return state.withLock { state in
      guard let known = state.snapshots[root], known.until > now, !state.mustSearch.contains(root) else { return nil }
      return known.snapshot
    }
  }

  private func read(_ root: String, _ path: String) -> BuildSnapshot {
    let (old, mustSearch) = state.withLock { ($0.snapshots[root], $0.mustSearch.remove(root) != nil) }
    if let old, !mustSearch, old.snapshot.isCurrent(around: path), old.cache.isCurrent {
      state.withLock { $0.snapshots[root] = (old.snapshot, old.cache, .now + Self.patience) }
      return old.snapshot
    }
    var cache = old?.cache ?? BuildSnapshot.Cache()
    let snapshot = BuildSnapshot(root: root, cache: &cache)
    let kept = cache
    state.withLock { $0.snapshots[root] = (snapshot, kept, .now + Self.patience) }
    lines.withLock { $0 = BuildLines() }
    return snapshot
  }
}

extension BuildSnapshot.Cache {
  /// Whether the disk still tells what it told.
  fileprivate var isCurrent: Bool {
    packages.values.allSatisfy(\.receipt.isCurrent) && projects.values.allSatisfy(\.receipt.isCurrent)
  }
}

/// Counts the lines of files that facts were read in.
private struct BuildLines {
  /// The offsets of the line breaks of each file.
  private var breaks: [String: [Int]] = [:]

  mutating func line(of place: BuildPlace) -> Int {
    if breaks[place.file] == nil {
      let bytes = (try? DiskFile.bytes(at: place.file, limit: BuildReading.maximumSize).get()) ?? []
      breaks[place.file] = bytes.indices.filter { bytes[$0] == 0x0A }
    }
    return 1 + (breaks[place.file]?.partitioningIndex { $0 >= place.offset } ?? 0)
  }
}
