import SourceText
import SwiftParser
import SwiftSyntax

/// A manifest in Swift, parsed. `Package.swift` and `Project.swift` are programs; only what is written plainly is read.
struct ManifestFile {
  let path: String
  let tree: SourceFileSyntax

  /// Deeper brackets than people write, so that parsing and reading need little of the stack.
  private static let deepest = 48
  private static let maximumSize = 1_000_000

  /// Nil for what is no text, or too deep or long to be a manifest.
  init?(_ bytes: [UInt8], path: String) {
    guard bytes.count <= Self.maximumSize, Self.admits(bytes), SourceText(validating: bytes) != nil else { return nil }
    self.path = path
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: Self.deepest * 2) }
  }

  /// The place of a node.
  func place(of node: some SyntaxProtocol) -> BuildPlace {
    BuildPlace(file: path, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Counts brackets wherever they are; in strings and comments of a manifest there are few.
  private static func admits(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth = max(0, depth - 1)
      default: break
      }
      if depth > deepest { return false }
    }
    return true
  }
}
