import Files
import Linting
import SwiftUIProject

/// A folder that gives files to a target.
struct SourceFolder: Sendable {
  /// Absolute.
  let path: String
  /// The files below the folder that count; nil for all.
  var only: PathSet?
  /// What is left out.
  var excluded = PathSet()
  /// The systems that some of the files are limited to.
  var limits: [(paths: PathSet, platforms: Set<Platform>)] = []
  /// Why it is not known which files count; nil if that is known.
  var gap: String?

  init(_ path: String, only: PathSet? = nil, excluded: PathSet = PathSet()) {
    self.path = path
    self.only = only
    self.excluded = excluded
  }

  /// Whether a path, relative to the folder, counts.
  func holds(_ relative: String) -> Bool {
    (only?.contains(relative) ?? true) && !excluded.contains(relative)
  }

  /// The systems that a path is limited to; nil for all of the target's.
  func platforms(of relative: String) -> Set<Platform>? {
    limits.first { $0.paths.contains(relative) }?.platforms
  }
}

/// Paths below a folder: some by their names, with everything inside them, and some by patterns.
struct PathSet: Sendable {
  private var paths: Set<String> = []
  private var globs: [Glob] = []

  init() {}

  init(paths: some Sequence<String>) { for path in paths { insert(path) } }

  init(globs: some Sequence<String>) { for glob in globs { insert(glob: glob) } }

  mutating func insert(_ path: String) {
    let names = path.split(separator: "/").filter { $0 != "." }
    paths.insert(names.joined(separator: "/"))
  }

  /// A pattern without wildcards is a path.
  mutating func insert(glob: String) {
    if glob.utf8.contains(where: { "*?[{\\".utf8.contains($0) }) { globs.append(Glob(glob)) } else { insert(glob) }
  }

  /// Whether a path, relative to the folder, or a folder above it is meant.
  func contains(_ relative: String) -> Bool {
    if !paths.isEmpty {
      if paths.contains("") || paths.contains(relative) { return true }
      var index = relative.startIndex
      while let slash = relative[index...].firstIndex(of: "/") {
        if paths.contains(String(relative[..<slash])) { return true }
        index = relative.index(after: slash)
      }
    }
    return globs.contains { $0.matches(relative) }
  }
}

/// A path with wildcards, as project files name sources.
struct SourcePattern {
  /// The folders in front of the first wildcard, absolute.
  let folder: String
  /// What is below it; empty if there is no wildcard.
  let pattern: String

  init(_ text: String, in base: String) {
    let names = text.split(separator: "/", omittingEmptySubsequences: true)
    let plain = names.prefix { name in !name.utf8.contains { "*?[{".utf8.contains($0) } }
    let start = text.hasPrefix("/") ? "/" + plain.joined(separator: "/") : plain.joined(separator: "/")
    folder = FilePath.absolute(start.isEmpty ? "." : start, in: base)
    pattern = names.dropFirst(plain.count).joined(separator: "/")
  }
}
