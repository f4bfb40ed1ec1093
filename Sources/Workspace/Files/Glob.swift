/// A pattern over the paths below a folder: `*` and `?` within one name, `**` for any number of folders, `{a,b}` for
/// alternatives, `\` in front of a character that stands for itself. It matches what it names and everything inside it.
public struct Glob: Sendable, Hashable {
  /// As it was written.
  public let pattern: String
  /// One per alternative.
  private let alternatives: [[Segment]]

  private enum Segment: Sendable, Hashable {
    case anyFolders
    case name(NamePattern)
  }

  public init(_ pattern: String) {
    self.pattern = pattern
    alternatives = Self.expand(Array(pattern.utf8)).map { bytes in
      bytes.split(separator: UInt8(ascii: "/")).filter { $0 != [UInt8(ascii: ".")] }.map { name in
        name == [UInt8(ascii: "*"), UInt8(ascii: "*")] ? .anyFolders : .name(NamePattern(name, hasClasses: false))
      }
    }
  }

  /// Whether a path, relative to the pattern's folder and divided by `/`, or a folder above it, is meant.
  public func matches(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    return alternatives.contains { Self.matches($0, names) }
  }

  /// Walks the segments once per name, with the set of segments that may come next; never exponential.
  private static func matches(_ segments: [Segment], _ names: [[UInt8]]) -> Bool {
    guard !segments.isEmpty else { return false }
    // `open[i]`: the names so far are matched by the first `i` segments.
    var open = [Bool](repeating: false, count: segments.count + 1)
    open[0] = true
    pass(&open, segments)
    for name in names {
      var next = [Bool](repeating: false, count: segments.count + 1)
      for (index, segment) in segments.enumerated() where open[index] {
        switch segment {
        case .anyFolders: next[index] = true
        case .name(let pattern): if pattern.matches(name) { next[index + 1] = true }
        }
      }
      pass(&next, segments)
      if next[segments.count] { return true }
      open = next
    }
    return false
  }

  /// `**` also stands for no folder at all, so `Legacy/**` means the folder itself too and a search need not enter it.
  private static func pass(_ open: inout [Bool], _ segments: [Segment]) {
    for (index, segment) in segments.enumerated() where open[index] && segment == .anyFolders { open[index + 1] = true }
  }

  /// The patterns without braces that a pattern stands for, at most 64.
  private static func expand(_ bytes: [UInt8]) -> [[UInt8]] {
    var results: [[UInt8]] = [[]]
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        results = results.map { $0 + bytes[index...(index + 1)] }
        index += 2
      } else if bytes[index] == UInt8(ascii: "{"), let group = alternatives(in: bytes, from: index) {
        let choices = group.choices.flatMap { expand($0) }
        results = Array(results.flatMap { start in choices.map { start + $0 } }.prefix(64))
        index = group.end
      } else {
        results = results.map { $0 + [bytes[index]] }
        index += 1
      }
    }
    return results
  }

  /// The alternatives of the brace at `start` and the offset behind its closing one; nil when it is never closed.
  private static func alternatives(in bytes: [UInt8], from start: Int) -> (choices: [[UInt8]], end: Int)? {
    var depth = 0
    var choices: [[UInt8]] = [[]]
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "}"), depth == 1 { return (choices, index + 1) }
      if byte == UInt8(ascii: ","), depth == 1 {
        choices.append([])
      } else if index > start, let last = choices.indices.last {
        choices[last].append(byte)
      }
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      index += 1
    }
    return nil
  }
}
