import Files

/// The patterns of one `.gitignore` file (https://git-scm.com/docs/gitignore).
struct GitIgnore: Sendable {
  private struct Line: Sendable {
    let names: [Segment]
    let isNegated: Bool
    let foldersOnly: Bool
  }

  private enum Segment: Sendable, Equatable {
    case anyFolders
    case name(NamePattern)
  }

  /// The absolute path that patterns count from.
  let folder: String
  private let lines: [Line]

  /// Nil when the text holds no pattern.
  init?(_ text: [UInt8], folder: String) {
    self.folder = folder
    lines = text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).compactMap { Self.parse(Array($0)) }
    if lines.isEmpty { return nil }
  }

  private static func parse(_ line: [UInt8]) -> Line? {
    var bytes = line[...]
    // A blank at the end counts only behind a backslash.
    while let last = bytes.last, last == 0x20 || last == 0x09 {
      if bytes.count > 1, bytes[bytes.endIndex - 2] == UInt8(ascii: "\\") { break }
      bytes.removeLast()
    }
    guard let first = bytes.first, first != UInt8(ascii: "#") else { return nil }
    let isNegated = first == UInt8(ascii: "!")
    if isNegated { bytes.removeFirst() }
    let foldersOnly = bytes.last == UInt8(ascii: "/")
    if foldersOnly { bytes.removeLast() }
    let isAnchored = bytes.contains(UInt8(ascii: "/"))
    let names = bytes.split(separator: UInt8(ascii: "/")).map { name in
      Array(name) == [UInt8(ascii: "*"), UInt8(ascii: "*")] ? Segment.anyFolders : .name(NamePattern(name, hasClasses: true))
    }
    guard !names.isEmpty else { return nil }
    return Line(names: isAnchored ? names : [.anyFolders] + names, isNegated: isNegated, foldersOnly: foldersOnly)
  }

  /// Whether the last pattern that fits a path ignores it (true) or keeps it (false); nil when none fits. The path is absolute
  /// and below `folder`; whether a folder above it is ignored is the caller's business.
  func ignores(_ path: String, isFolder: Bool) -> Bool? {
    let relative = FilePath.relative(path, to: folder)
    let names = relative.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    for line in lines.reversed() where isFolder || !line.foldersOnly {
      if Self.matches(line.names[...], names[...]) { return !line.isNegated }
    }
    return nil
  }

  private static func matches(_ segments: ArraySlice<Segment>, _ names: ArraySlice<[UInt8]>) -> Bool {
    guard let segment = segments.first else { return names.isEmpty }
    switch segment {
    case .name(let pattern):
      guard let name = names.first, pattern.matches(name) else { return false }
      return matches(segments.dropFirst(), names.dropFirst())
    case .anyFolders:
      // As the last segment it stands for what is inside, at least one name.
      if segments.count == 1 { return !names.isEmpty }
      return (0...names.count).contains { matches(segments.dropFirst(), names.dropFirst($0)) }
    }
  }
}
