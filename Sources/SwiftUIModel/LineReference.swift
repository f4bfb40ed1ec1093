import SourceText
import SwiftSyntax

/// A line of a version of a file, by something that stands on it, so that it can be found again in a later version.
public struct LineReference: Sendable {
  /// From 1, in that version.
  public let number: Int
  fileprivate let offset: Int
  fileprivate let version: FileVersion
}

/// Tells apart the versions of all files. It says nothing else of them.
final class FileVersion: Sendable {}

extension ViewFile {
  /// The line that a range of UTF-8 offsets starts on.
  public func line(of range: TextRange) -> LineReference {
    LineReference(number: text.lines.line(of: range.lower) &+ 1, offset: range.lower, version: memo.version)
  }

  /// The line that a node starts on.
  public func line(of node: some SyntaxProtocol) -> LineReference { line(of: node.textRange) }
}

extension DeclarationDiff {
  /// The line in the later version; nil if what stands on it was replaced. A line of another file stays as it is.
  public func line(of line: LineReference) -> LineReference? {
    guard line.version === earlier.memo.version else { return line }
    return range(of: TextRange(line.offset, line.offset &+ 1)).map { later.line(of: $0) }
  }
}
